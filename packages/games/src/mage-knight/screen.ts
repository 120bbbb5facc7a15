/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */
export { afterUse, type Reached } from './after.ts';
export { CARD_LIST, CARDS, cardOf, deckOf } from './content/cards.ts';
export { CITY_LEVELS, RUINS, SITES } from './content/sites.ts';
export { SKILLS } from './content/skills.ts';
export { TOKEN_LIST, TOKENS } from './content/tokens.ts';
export { UNITS } from './content/units.ts';
export { armorWords, attackFigures, summonWords, type Threat, threatsOf } from './enemy-words.ts';
export { sourceName } from './names.ts';
export { blockReport } from './rules/block.ts';
export { openDamage } from './rules/damage.ts';
export { type GroupReport, groupReport, openReport } from './rules/report.ts';
export type { Setup, SetupHero } from './setup-types.ts';
export { warningText } from './text.ts';
export type { Action, AttackType, Enemy, State } from './types.ts';
export { type BlockedWay, blockedWays, wayWords } from './ways.ts';
