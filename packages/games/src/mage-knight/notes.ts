import type { Reason } from '@fray/engine';
import { numbered } from './names.ts';

/** Every other word that a screen or the terminal shows: by code and facts, like a reason. */

type Say = (facts: Reason) => string;
const as =
  (word: string): Say =>
  () =>
    word;
const asItIs = <K extends string>(...codes: K[]): Record<K, Say> =>
  Object.fromEntries(codes.map((code) => [code, as(code)])) as Record<K, Say>;

/** Heads of columns, and the figures of a hero. */
const COLUMNS = asItIs(
  'id',
  'enemy',
  'armor',
  'attack',
  'fortified',
  'abilities',
  'resists',
  'fame',
  'unit',
  'state',
  'damage',
  'hand',
  'mana',
  'move',
  'influence',
  'wounds',
  'reputation',
  'pool',
);

const PHASES = {
  'phase-0': as('Start'),
  'phase-1': as('Ranged and Siege'),
  'phase-2': as('Block'),
  'phase-3': as('Assign Damage'),
  'phase-4': as('Attack'),
  'phase-5': as('End'),
};

/** What stands in the rows. */
const MARKS = {
  ...asItIs('defeated', 'discarded', 'blocked', 'cancelled', 'dealt', 'ready', 'spent', 'wounded', 'none'),
  'wounded-twice': as('wounded twice'),
  'none-known': as('none known'),
  'damage-taken': as('has taken its share'),
  'damage-open': as('may take some'),
  summons: ((f) => `summons ${f.pile}${Number(f.times) > 1 ? ` x${f.times}` : ''}`) as Say,
  'mana-token': ((f) => `${f.count} ${f.colour}`) as Say,
  'mana-crystal': ((f) => `${f.count} ${f.colour} crystal`) as Say,
  'mana-die': ((f) => `a ${f.colour} die in the Source`) as Say,
};

const ABILITY_WORDS = {
  ...asItIs(
    'unfortified',
    'swift',
    'brutal',
    'poison',
    'paralyze',
    'assassination',
    'cumbersome',
    'elusive',
    'defend',
    'vampiric',
    'summon',
    'physical',
    'fire',
    'ice',
  ),
  arcaneImmunity: as('arcane immunity'),
  coldFire: as('cold fire'),
};
/** Causes of an armor, where they are no ability. */
const CAUSES = { ...asItIs('white city', 'effects', 'disease'), least: as('at least 1') };
const ELEMENT_WORDS = {
  'element-physical': as('Physical'),
  'element-fire': as('Fire'),
  'element-ice': as('Ice'),
  'element-coldFire': as('Cold Fire'),
};

/** 2.10: the warnings, one line a fact, with the enemy that causes it and what leaving it out would change. */
const warning =
  (fact: string, freed: string): Say =>
  ({ who, rest }) =>
    `${fact} (${who})${rest ? `; without them ${rest} ${freed}` : ''}`;
const WARNINGS = {
  FORTIFIED: warning(
    'Group contains fortified enemy - only Siege attacks allowed',
    'could be attacked with Ranged too',
  ),
  DOUBLE_FORTIFIED: warning('Group contains doubly fortified enemy - cannot attack in this phase', 'could be attacked'),
  RESISTS_PHYSICAL: warning(
    'Group contains Physical Resistant enemy - Physical attacks halved',
    'would take physical attacks in full',
  ),
  RESISTS_FIRE: warning('Group contains Fire Resistant enemy - Fire attacks halved', 'would take Fire in full'),
  RESISTS_ICE: warning('Group contains Ice Resistant enemy - Ice attacks halved', 'would take Ice in full'),
  RESISTS_COLD_FIRE: warning(
    'Group contains Fire and Ice Resistant enemy - Cold Fire attacks halved',
    'would take Cold Fire in full',
  ),
};

const CITY_WORDS: Readonly<Record<string, string>> = {
  white: 'defenders have armor +1',
  blue: 'Fire and Ice attacks of defenders +2, Cold Fire +1',
  red: 'physical attacks of defenders are brutal',
  green: 'physical attacks of defenders are poisonous',
};
const REMINDERS = {
  city: ((f) => `${f.colour}, level ${f.level} (${CITY_WORDS[String(f.colour)]})`) as Say,
  'city-bonus': ((f) => `City bonus: ${f.cities}`) as Say,
  wall: as('The attack crosses a wall.'),
};

/** "Sufficient to defeat" or "Insufficient", never by colour alone; base -> halved -> final against combined armor. */
const CHAIN = {
  sufficient: as('Sufficient to defeat'),
  insufficient: ((f) => `Insufficient, ${f.shortfall} short`) as Say,
  'chain-nothing': as('nothing yet'),
  'chain-part': ((f) => `${f.element} ${f.base}`) as Say,
  'chain-halved': ((f) => `${f.element} ${f.base} -> ${f.contribution}`) as Say,
  'chain-total': ((f) => `${f.parts} = ${f.total} against armor ${f.armor}: ${f.verdict}`) as Say,
};
/** What is asked right now. */
const FOCUS = {
  'ask-attack': as('Choose whom to attack, or end the phase'),
  'ask-block': as('Choose what to block, or end the phase'),
  'ask-damage': as('Choose whose damage comes first'),
  'focus-attack': ((f) => `${f.value} of ${f.needed}: enough to defeat ${f.group}`) as Say,
  'focus-attack-short': ((f) => `Add ${f.shortfall} more to defeat ${f.group}, or cancel`) as Say,
  'focus-block': ((f) => `${f.value} of ${f.needed}: enough to block ${f.enemy}`) as Say,
  'focus-block-short': ((f) => `Add ${f.shortfall} more to block ${f.enemy}, or cancel`) as Say,
  'focus-damage': ((f) => `Assign ${f.damage} damage from ${f.enemy}: ${f.wounds} if the hero takes all of it`) as Say,
};

/** Why a card or unit cannot be used in one of its ways now: short, beside the way itself. */
const WAYS = {
  'way-phase': ((f) => {
    const phases = String(f.phases).split(' ');
    return `Phase${phases.length > 1 ? 's' : ''} ${phases.join(', ').replace(/, (\d)$/, ' and $1')} only`;
  }) as Say,
  'way-mana': ((f) => `No ${f.mana} mana left`) as Say,
  'way-group': as('Pick a group first'),
  'way-attack': as('Pick an attack to block first'),
  'way-fortified': as('Group is fortified'),
  'way-all-fortified': as('All enemies are fortified'),
  'way-siege': as('Siege attack: only Siege counts'),
  'way-in-attack': as('Not while an attack is built'),
  'way-in-block': as('Not while a block is built'),
  'way-night': as('At night only'),
  'way-condition': as('Its condition is not met'),
  'way-unstated': as('No figure is known'),
  'way-price': as('No card to give up for it'),
  'way-useless': as('Would change nothing now'),
  'way-no-use': as('Nothing to pay with it'),
  'way-choice': as('Make the open choice first'),
  'way-spent': as('Spent'),
  'way-wounded': as('Wounded'),
  'way-forbidden': as('No units in this place'),
  'way-influence': as('Asks for 2 Influence'),
};

const manaDice = (f: Reason): string => (f.dice === 1 ? 'mana die' : 'mana dice');
/** What dice were rolled for, and what is still to be rolled or drawn. */
const DICE = {
  horn: as('Horn of Wrath'),
  gems: as('Endless Gem Pouch'),
  'dungeon die': as('reward of the dungeon'),
  'crystal die': as('crystal of the reward'),
  'roll-horn': ((f) => `${manaDice(f)} of Horn of Wrath`) as Say,
  'roll-gems': ((f) => `${manaDice(f)} of Endless Gem Pouch`) as Say,
  'roll-dungeon': as('mana die for the reward of the dungeon'),
  'roll-crystal': as('mana die for the crystal of the reward'),
  'draw-token': ((f) => `${f.pile} token for the fight`) as Say,
  'draw-garrison': as('shares of the garrison'),
  'draw-monster': ((f) => `${f.pile} token for ${numbered(String(f.token), Number(f.number))}`) as Say,
  'draw-cards': ((f) => (f.cards === 1 ? 'card from the deck' : `${f.cards} cards from the deck`)) as Say,
};

/** Fields of forms, and what can be chosen in them. */
const FIELDS = {
  ...asItIs('element', 'amount', 'target', 'source', 'mode', 'discard', 'pick', 'what'),
  targetEnemyIds: as('enemies to attack'),
  attackType: as('kind of attack'),
  kind: as('kind of points'),
  by: as('played with'),
  ...asItIs('melee', 'ranged', 'siege'),
  ...asItIs('defeat', 'revive', 'card', 'wound', 'crystal'),
  heroArmor: as('armor of the hero'),
};

const NOTES = {
  ...COLUMNS,
  ...PHASES,
  ...MARKS,
  ...ABILITY_WORDS,
  ...CAUSES,
  ...ELEMENT_WORDS,
  ...WARNINGS,
  ...REMINDERS,
  ...CHAIN,
  ...FOCUS,
  ...WAYS,
  ...DICE,
  ...FIELDS,
};
export type NoteCode = keyof typeof NOTES;
export const NOTE_CODES = Object.keys(NOTES) as NoteCode[];

/** A code that nobody wrote down comes back as it is. */
export const note = (facts: Reason): string =>
  Object.hasOwn(NOTES, facts.code) ? NOTES[facts.code as NoteCode](facts) : facts.code;
