/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */

export { CARDS, cardOf, deckOf } from './content/cards.ts';
export { CITY_LEVELS, RUINS, SITES } from './content/sites.ts';
export { SKILLS } from './content/skills.ts';
export { TOKEN_LIST, TOKENS, tokenOf } from './content/tokens.ts';
export { printedUnitArmor, printedUnitResists, rowOf, UNITS } from './content/units.ts';
export { type AttackPart, attackParts } from './rules/attack-parts.ts';
export { blockReport } from './rules/block.ts';
export { type OpenPool, openPool } from './rules/counted.ts';
export { unitArmor } from './rules/damage.ts';
export { armorParts, blockNeeded, damageOf, hasAbility, resists } from './rules/enemy.ts';
export { groupReport, openReport } from './rules/report.ts';
export { type Summoned, summonedAs } from './rules/summoned.ts';
export { targetsOf, widestType } from './rules/targets.ts';
export type { Setup, SetupHero } from './setup/types.ts';
export { afterUse, type Reached } from './steps/after.ts';
export { warningText } from './text/en.ts';
export { armorWords, attackFigures, summonWords, type Threat, threatsOf } from './text/enemy-words.ts';
export { doesOf, enemyName, groupName, sourceName } from './text/names.ts';
export { type BlockedWay, blockedWays, wayWords } from './text/ways.ts';
export {
  ABILITIES,
  type Ability,
  type Action,
  type ArmorPart,
  type AttackType,
  type Element,
  type Enemy,
  type Focus,
  type GroupReport,
  type MageKnight,
  RESISTANCES,
  type Resistance,
  type State,
  type StepId,
  type UnitState,
} from './types.ts';
