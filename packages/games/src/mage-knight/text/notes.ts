import type { Reason } from '@fray/engine';
import { type Note, noteIn, sameWords, word } from '../../notes.ts';
import { plural } from '../../words.ts';
import { nameWithNumber, pileName } from './names.ts';
import { TABLE_NOTES } from './table-notes.ts';

/** Heads of columns, and the figures of a hero. */
const COLUMNS = {
  ...sameWords('id enemy armor attack fortified abilities resists fame'),
  ...sameWords('unit state damage hand mana move influence wounds reputation pool'),
};

const LEFT_OVER = {
  'cards-left': word('cards left'),
  'knocked-out': word('knocked out'),
  units: word('units'),
  'units-hurt': word('units hurt'),
  crystals: word('crystals left'),
  'units-ready': word('units ready'),
  'mana-spent': word('mana spent'),
};

const PHASES = {
  'phase-0': word('Start'),
  'phase-1': word('Ranged and Siege'),
  'phase-2': word('Block'),
  'phase-3': word('Assign Damage'),
  'phase-4': word('Attack'),
  'phase-5': word('End'),
};

const MARKS = {
  ...sameWords('defeated discarded blocked dealt ready spent wounded none'),
  cancelled: word('canceled'),
  'wounded-twice': word('wounded twice'),
  'none-known': word('none known'),
  'damage-taken': word('damage assigned'),
  'damage-open': word('can take damage'),
  summons: ((f) => `summons ${pileName(f.pile)}${Number(f.times) > 1 ? ` x${f.times}` : ''}`) as Note,
  'mana-token': ((f) => `${f.count} ${f.colour} mana`) as Note,
  'mana-crystal': ((f) => `${f.count} ${f.colour} crystal${plural(Number(f.count))}`) as Note,
  'mana-die': ((f) => `a ${f.colour} die in the Source`) as Note,
};

const ABILITY_WORDS = {
  ...sameWords('unfortified swift brutal poison paralyze assassination cumbersome elusive defend vampiric summon'),
  ...sameWords('physical fire ice'),
  arcaneImmunity: word('arcane immunity'),
  coldFire: word('cold fire'),
};
/** Causes of a changed armor that are not abilities. */
const CAUSES = { ...sameWords('effects disease'), 'white city': word('white city'), least: word('at least 1') };
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

/** 2.10: "Sufficient to defeat" or "Insufficient", never by color alone; base -> halved -> final against combined armor. */
const CHAIN = {
  sufficient: word('Sufficient to defeat'),
  insufficient: ((f) => `Insufficient, ${f.shortfall} short`) as Note,
  'chain-nothing': word('nothing yet'),
  'chain-part': ((f) => `${f.element} ${f.base}`) as Note,
  'chain-halved': ((f) => `${f.element} ${f.base} -> ${f.contribution}`) as Note,
  'chain-total': ((f) => `${f.parts} = ${f.total} against armor ${f.armor}: ${f.verdict}`) as Note,
};
const FOCUS = {
  'ask-attack': word('Choose enemies to attack, or end the phase'),
  'ask-block': word('Choose an attack to block, or end the phase'),
  'ask-before-attack': word('Anything before the Attack phase?'),
  'ask-damage': word('Choose which damage to assign first'),
  'focus-attack': ((f) => `${f.value} of ${f.needed}: enough to defeat ${f.group}`) as Note,
  'focus-attack-short': ((f) => `Add ${f.shortfall} more to defeat ${f.group}, or cancel`) as Note,
  'focus-block': ((f) => `${f.value} of ${f.needed}: enough to block ${f.enemy}`) as Note,
  'focus-block-short': ((f) => `Add ${f.shortfall} more to block ${f.enemy}, or cancel`) as Note,
  'focus-damage': ((f) => `Assign ${f.damage} damage from ${f.enemy}: ${f.wounds} if the hero takes it all`) as Note,
};

/** Why a card or unit cannot be used in a certain mode now. */
const BLOCKED_OPTIONS = {
  'way-phase': ((f) => {
    const phases = String(f.phases).split(' ');
    return `Phase${phases.length > 1 ? 's' : ''} ${phases.join(', ').replace(/, (\d)$/, ' and $1')} only`;
  }) as Note,
  'way-mana': ((f) => `No ${f.mana} mana left`) as Note,
  'way-group': word('Choose a group first'),
  'way-attack': word('Choose an attack to block first'),
  'way-fortified': word('Group is fortified'),
  'way-all-fortified': word('All enemies are fortified'),
  'way-siege': word('Siege attack: only Siege counts'),
  'way-in-attack': word('Not while building an attack'),
  'way-in-block': word('Not while building a block'),
  'way-night': word('At night only'),
  'way-condition': word('Condition not met'),
  'way-fed': ((f) => `No ${f.mana} mana on the card`) as Note,
  'way-outside': word('Not in a fight'),
  'way-unstated': word('Value unknown'),
  'way-price': word('No card to give up for it'),
  'way-useless': word('No effect now'),
  'way-no-use': word('Nothing to spend it on'),
  'way-choice': word('Answer the open question first'),
  'way-spent': word('Spent'),
  'way-wounded': word('Wounded'),
  'way-forbidden': word('No units at this site'),
  'way-influence': word('Needs 2 Influence'),
};

const manaDice = (f: Reason): string => (f.dice === 1 ? 'mana die' : 'mana dice');
/** Past rolls by their reason, then rolls and draws that people must make. */
const DICE = {
  horn: word('Horn of Wrath'),
  gems: word('Endless Gem Pouch'),
  'source-dice': word('the Source'),
  'dungeon die': word('dungeon reward'),
  'crystal die': word('reward crystal'),
  'roll-horn': ((f) => `${manaDice(f)} for Horn of Wrath`) as Note,
  'roll-gems': ((f) => `${manaDice(f)} for Endless Gem Pouch`) as Note,
  'roll-source': ((f) => `${manaDice(f)} of the Source`) as Note,
  'draw-artifact': word('artifact for Mysterious Box'),
  'roll-dungeon': word('mana die for the dungeon reward'),
  'roll-crystal': word('mana die for the reward crystal'),
  'draw-token': ((f) => `${pileName(f.pile)} token for the fight`) as Note,
  'draw-garrison': word("each hero's share of the garrison"),
  'draw-monster': ((f) => `${pileName(f.pile)} token for ${nameWithNumber(String(f.token), Number(f.number))}`) as Note,
  'draw-cards': ((f) => (f.cards === 1 ? 'card from the deck' : `${f.cards} cards from the deck`)) as Note,
};

/** Fields of forms and their options. */
const FIELDS = {
  ...sameWords('element amount target source mode discard'),
  pick: word('choice'),
  what: word('what to adjust'),
  targetEnemyIds: word('enemies to attack'),
  attackType: word('kind of attack'),
  kind: word('kind of points'),
  by: word('played with'),
  ...sameWords('melee ranged siege'),
  ...sameWords('defeat revive card wound crystal fortification resistance ability attacks'),
  heroArmor: word("hero's armor"),
};

const NOTES = {
  // What a hero is after, with its weights.
  objective: ({ goal, theirs }: Reason) =>
    `a fight won at a low price (winning counts as ${goal} Wounds, each defeated enemy as ${theirs})`,
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
  ...BLOCKED_OPTIONS,
  ...DICE,
  ...FIELDS,
};
export type NoteCode = keyof typeof NOTES;
export const NOTE_CODES = Object.keys(NOTES) as NoteCode[];

/** Returns an unknown code unchanged. */
export const note = noteIn(NOTES);
