import type { Reason } from '@fray/engine';
import { type Note, noteIn, word } from '../../notes.ts';
import { numbered } from './names.ts';
import { TABLE_NOTES } from './table-notes.ts';

/** Every other word that a screen or the terminal shows: by code and facts, like a reason. */

const asItIs = <K extends string>(...codes: K[]): Record<K, Note> =>
  Object.fromEntries(codes.map((code) => [code, word(code)])) as Record<K, Note>;

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

/** What is left over of a plan. */
const LEFT_OVER = {
  'cards-left': word('cards left'),
  'mana-left': word('mana left'),
  'units-ready': word('units ready'),
};

const PHASES = {
  'phase-0': word('Start'),
  'phase-1': word('Ranged and Siege'),
  'phase-2': word('Block'),
  'phase-3': word('Assign Damage'),
  'phase-4': word('Attack'),
  'phase-5': word('End'),
};

/** What stands in the rows. */
const MARKS = {
  ...asItIs('defeated', 'discarded', 'blocked', 'cancelled', 'dealt', 'ready', 'spent', 'wounded', 'none'),
  'wounded-twice': word('wounded twice'),
  'none-known': word('none known'),
  'damage-taken': word('has taken its share'),
  'damage-open': word('may take some'),
  summons: ((f) => `summons ${f.pile}${Number(f.times) > 1 ? ` x${f.times}` : ''}`) as Note,
  'mana-token': ((f) => `${f.count} ${f.colour}`) as Note,
  'mana-crystal': ((f) => `${f.count} ${f.colour} crystal`) as Note,
  'mana-die': ((f) => `a ${f.colour} die in the Source`) as Note,
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
  arcaneImmunity: word('arcane immunity'),
  coldFire: word('cold fire'),
};
/** Causes of an armor, where they are no ability. */
const CAUSES = { ...asItIs('white city', 'effects', 'disease'), least: word('at least 1') };
const ELEMENT_WORDS = {
  'element-physical': word('Physical'),
  'element-fire': word('Fire'),
  'element-ice': word('Ice'),
  'element-coldFire': word('Cold Fire'),
};

/** 2.10: the warnings, one line a fact, with the enemy that causes it and what leaving it out would change. */
const warning =
  (fact: string, freed: string): Note =>
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
  city: ((f) => `${f.colour}, level ${f.level} (${CITY_WORDS[String(f.colour)]})`) as Note,
  'city-bonus': ((f) => `City bonus: ${f.cities}`) as Note,
  wall: word('The attack crosses a wall.'),
};

/** "Sufficient to defeat" or "Insufficient", never by colour alone; base -> halved -> final against combined armor. */
const CHAIN = {
  sufficient: word('Sufficient to defeat'),
  insufficient: ((f) => `Insufficient, ${f.shortfall} short`) as Note,
  'chain-nothing': word('nothing yet'),
  'chain-part': ((f) => `${f.element} ${f.base}`) as Note,
  'chain-halved': ((f) => `${f.element} ${f.base} -> ${f.contribution}`) as Note,
  'chain-total': ((f) => `${f.parts} = ${f.total} against armor ${f.armor}: ${f.verdict}`) as Note,
};
/** What is asked right now. */
const FOCUS = {
  'ask-attack': word('Choose whom to attack, or end the phase'),
  'ask-block': word('Choose what to block, or end the phase'),
  'ask-before-attack': word('Anything before the Attack phase?'),
  'ask-damage': word('Choose whose damage comes first'),
  'focus-attack': ((f) => `${f.value} of ${f.needed}: enough to defeat ${f.group}`) as Note,
  'focus-attack-short': ((f) => `Add ${f.shortfall} more to defeat ${f.group}, or cancel`) as Note,
  'focus-block': ((f) => `${f.value} of ${f.needed}: enough to block ${f.enemy}`) as Note,
  'focus-block-short': ((f) => `Add ${f.shortfall} more to block ${f.enemy}, or cancel`) as Note,
  'focus-damage': ((f) => `Assign ${f.damage} damage from ${f.enemy}: ${f.wounds} if the hero takes all of it`) as Note,
};

/** Why a card or unit cannot be used in one of its ways now: short, beside the way itself. */
const WAYS = {
  'way-phase': ((f) => {
    const phases = String(f.phases).split(' ');
    return `Phase${phases.length > 1 ? 's' : ''} ${phases.join(', ').replace(/, (\d)$/, ' and $1')} only`;
  }) as Note,
  'way-mana': ((f) => `No ${f.mana} mana left`) as Note,
  'way-group': word('Pick a group first'),
  'way-attack': word('Pick an attack to block first'),
  'way-fortified': word('Group is fortified'),
  'way-all-fortified': word('All enemies are fortified'),
  'way-siege': word('Siege attack: only Siege counts'),
  'way-in-attack': word('Not while an attack is built'),
  'way-in-block': word('Not while a block is built'),
  'way-night': word('At night only'),
  'way-condition': word('Its condition is not met'),
  'way-fed': ((f) => `No ${f.mana} mana lies on the card`) as Note,
  'way-outside': word('Not in a fight'),
  'way-unstated': word('No figure is known'),
  'way-price': word('No card to give up for it'),
  'way-useless': word('Would change nothing now'),
  'way-no-use': word('Nothing to pay with it'),
  'way-choice': word('Make the open choice first'),
  'way-spent': word('Spent'),
  'way-wounded': word('Wounded'),
  'way-forbidden': word('No units in this place'),
  'way-influence': word('Asks for 2 Influence'),
};

const manaDice = (f: Reason): string => (f.dice === 1 ? 'mana die' : 'mana dice');
/** What dice were rolled for, and what is still to be rolled or drawn. */
const DICE = {
  horn: word('Horn of Wrath'),
  gems: word('Endless Gem Pouch'),
  'source-dice': word('the Source'),
  'dungeon die': word('reward of the dungeon'),
  'crystal die': word('crystal of the reward'),
  'roll-horn': ((f) => `${manaDice(f)} of Horn of Wrath`) as Note,
  'roll-gems': ((f) => `${manaDice(f)} of Endless Gem Pouch`) as Note,
  'roll-source': ((f) => `${manaDice(f)} of the Source`) as Note,
  'draw-artifact': word('artifact for Mysterious Box'),
  'roll-dungeon': word('mana die for the reward of the dungeon'),
  'roll-crystal': word('mana die for the crystal of the reward'),
  'draw-token': ((f) => `${f.pile} token for the fight`) as Note,
  'draw-garrison': word('shares of the garrison'),
  'draw-monster': ((f) => `${f.pile} token for ${numbered(String(f.token), Number(f.number))}`) as Note,
  'draw-cards': ((f) => (f.cards === 1 ? 'card from the deck' : `${f.cards} cards from the deck`)) as Note,
};

/** Fields of forms, and what can be chosen in them. */
const FIELDS = {
  ...asItIs('element', 'amount', 'target', 'source', 'mode', 'discard', 'pick', 'what'),
  targetEnemyIds: word('enemies to attack'),
  attackType: word('kind of attack'),
  kind: word('kind of points'),
  by: word('played with'),
  ...asItIs('melee', 'ranged', 'siege'),
  ...asItIs('defeat', 'revive', 'card', 'wound', 'crystal', 'fortification', 'resistance', 'ability', 'attacks'),
  heroArmor: word('armor of the hero'),
};

const NOTES = {
  ...TABLE_NOTES,
  ...COLUMNS,
  ...LEFT_OVER,
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
export const note = noteIn(NOTES);
