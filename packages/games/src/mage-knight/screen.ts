/** Figures, names and types for a screen. Re-exports only. */

export { CARDS, cardOf, deckOf } from './content/cards.ts';
export { CITY_LEVELS, RUINS, SITES } from './content/sites.ts';
export { SKILLS } from './content/skills.ts';
export { TOKEN_LIST, TOKENS, tokenOf } from './content/tokens.ts';
export { printedUnitArmor, printedUnitResists, rowOf, UNITS } from './content/units.ts';
export { type AttackPart, attackParts } from './rules/attack-parts.ts';
export { blockReport } from './rules/block.ts';
export { unitArmor } from './rules/damage.ts';
export { armorParts, blockNeeded, damageOf, hasAbility, resists } from './rules/enemy.ts';
export { type OpenPool, openPool } from './rules/open-pool.ts';
export { groupReport, openReport } from './rules/report.ts';
export { type Summoned, summonedAs } from './rules/summoned.ts';
export { targetsOf, widestType } from './rules/targets.ts';
export type { Setup, SetupHero } from './setup/types.ts';
export { afterUse, type PoolTotal } from './steps/after.ts';
export { warningText } from './text/en.ts';
export { armorWords, attackFigures, summonWords, type Threat, threatsOf } from './text/enemy-words.ts';
export { doesOf, enemyName, groupName, pileName, sourceName } from './text/names.ts';
export { type BlockedOption, blockedOptions, optionWords } from './text/options.ts';
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
