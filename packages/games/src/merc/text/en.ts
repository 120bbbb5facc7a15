import type { Reason } from '@fray/engine';
import type { GameWords } from '../../game.ts';
import { plural } from '../../words.ts';
import { wornArmor } from '../rules/armor.ts';
import { fullHealth, SKILL } from '../rules/healing.ts';
import { likeness } from '../rules/sides.ts';
import { steps } from '../steps/index.ts';
import type { Action, How, Merc, Outcome, Seat, Squad, State, Unit } from '../types.ts';
import { log } from './log.ts';
import { adjustment, ownedBy, playerName, unitName } from './names.ts';
import { note } from './notes.ts';

/** Most players have one squad here: only the other one is named. */
const withSquad = (squad: Squad): string => (squad === 'secondary' ? ' with the secondary squad' : '');

function seatName(seat: Seat): string {
  return seat === 'host' ? 'Host' : playerName(seat);
}

const find = (state: State, id: string): Unit | undefined => state.units.find((unit) => unit.id === id);

/** `Surgeon (health 1 of 3, armor 2)`: what a player needs to know before aiming. */
function describeUnit(state: State, id: string): string {
  const unit = find(state, id);
  if (!unit || unit.kind === 'militia') return unitName(id);
  const armor = wornArmor(unit);
  return `${unitName(id)} (health ${unit.health} of ${fullHealth(state, unit)}${armor ? `, armor ${armor}` : ''})`;
}

/** One militia represents all that are like it. */
function militiaCount(state: State, id: string): string {
  const unit = find(state, id);
  if (unit?.kind !== 'militia') return describeUnit(state, id);
  const like = state.units.filter(
    (other) => other.kind === 'militia' && other.place === 'here' && likeness(other) === likeness(unit),
  );
  const which = unit.waits ? ' that act next round' : '';
  const owner = `${playerName(unit.owner)} militia${which}`;
  return like.length > 1 ? `one of ${like.length} ${owner}` : `the last ${owner}`;
}

const means = (name: string): string => (name === SKILL ? 'own skill' : name);
const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);

const LABELS: { [K in Action['type']]: (action: Extract<Action, { type: K }>, state: State) => string } = {
  'take loss': ({ unit }, state) => `Assign the hit to ${militiaCount(state, unit)}`,
  'set off mine': () => 'Set off the mine',
  'keep mine': () => 'Keep the mine for later',
  heal: ({ means: by, unit }, state) => `Give up a die to heal ${describeUnit(state, unit)} (${means(by)})`,
  'set dog': ({ on }, state) => `Set the dog on ${describeUnit(state, on)}`,
  attack: () => 'Attack',
  aim: ({ target }, state) => `Aim at ${militiaCount(state, target)}`,
  'aim all': ({ target }, state) => `All militia aim at ${militiaCount(state, target)}`,
  'aim militia': () => 'Aim at all militia',
  fire: (_action, state) => `Fire: roll ${dice(state.attack?.dice ?? 0)}`,
  pass: () => 'Do not attack',
  reroll: () => 'Reroll all dice',
  'keep roll': () => 'Keep the roll',
  hit: ({ target }, state) => `Assign 1 hit to ${militiaCount(state, target)}`,
  convert: () => 'Convert the militia',
  kill: () => 'Kill the militia',
  save: ({ by }) => `Use ${by}'s Epinephrine Shot`,
  'let die': () => 'Let the MERC die',
  take: ({ card, to }) => (to === 'stash' ? `Put ${card} into the stash` : `${to} takes ${card}`),
  leave: () => 'Leave the rest',
  retreat: ({ squad, sector }) => `Retreat to ${sector}${withSquad(squad)}`,
  'fight on': ({ squad }) => `Fight on${withSquad(squad)}`,
  split: ({ unit }, state) => `Split off ${describeUnit(state, unit)} into a secondary squad`,
  concede: () => 'Concede',
  adjust: ({ what, unit }, state) => `Adjust: ${adjustment(what, describeUnit(state, unit))}`,
  'add militia': ({ owner }) => `Adjust: add a militia ${ownedBy(owner)}`,
  'add unit': ({ name }) => `Adjust: add a unit${name ? ` called ${name}` : ''}`,
  'change die': () => 'Adjust: change a die',
  'set counter': () => 'Adjust: set a counter',
};

const REASONS: Record<string, (reason: Reason) => string> = {
  'named-already': () => 'This enemy is already a target.',
  'held-by-dog': () => 'A dog holds the MERC: nothing but the dog can be attacked.',
  'spares-dogs': () => 'This MERC never attacks a dog.',
  'only-held-attacks-dog': () => 'Only the MERC that the dog holds can attack it.',
  'dictator-protected': () => 'The Dictator is protected while another of his units lives in the sector.',
  'last-merc': () => 'Target another MERC of that side before this one.',
  'mercs-first': () => 'This MERC must target enemy MERCs before militia.',
  'no-target-named': () => 'Pick a target first, or do not attack.',
  'dogs-only-on-mercs': () => 'A dog can only be set on a MERC.',
  'immune-to-dogs': () => 'No dog can be set on this MERC.',
  'dog-on-him': () => 'A dog already holds this MERC.',
  'not-adjacent': (r) => `${r.sector} is not orthogonally adjacent.`,
  'enemy-sector': (r) => `${r.sector} is held by the enemy.`,
  'squad-held': (r) => `A dog holds ${r.unit}, and with this option a held squad stays.`,
  'second-squad-exists': () => 'There is already a secondary squad.',
  'last-of-squad': () => 'Nobody would be left in the primary squad.',
  'not-in-first-squad': () => 'Only members of the primary squad can be split off.',
  'militia-limit': () => 'The sector holds no more militia of this side.',
  unhurt: () => 'The unit is not wounded.',
  'no-armor': () => 'The unit wears no armor.',
  undamaged: () => 'The armor of this unit is undamaged.',
  'no-dice-on-the-table': () => 'A die can be changed after a roll, before any hit is assigned.',
  'not-started': () => 'The first round has not begun.',
  'no-attack': () => 'Nobody is about to roll.',
  'too-many-units': (r) => `A fight has at most ${r.most} units.`,
  'out-of-range': (r) => `"${r.field}" must be a whole number from ${r.min} to ${r.max}.`,
  'unknown-player': () => 'The owner must be one of the players.',
  'bad-name': () => 'A name begins with a letter and has at most 40 letters, digits and spaces.',
  'name-taken': (r) => `The name ${r.name} is taken.`,
  'unknown-field': () => 'The form has an unknown field.',
  'unknown-counter': () => 'The counter is "round" or "dice".',
};
export const REASON_CODES: readonly string[] = Object.keys(REASONS);

function outcomeText({ winner, how, round }: Outcome): string {
  const rounds = `after ${round} round${plural(round)}`;
  const who = winner === 'rebel' ? 'The Rebels hold' : 'The Dictator holds';
  switch (how) {
    case 'dictator killed':
      return `The Dictator is dead: the Rebels win the game ${rounds}.`;
    case 'stalemate':
      return `Stalemate ${rounds}: the sector stays as it was.`;
    case 'both gone':
      return `Nobody is left ${rounds}: the tie goes to the Dictator.`;
    case 'bombardment':
      return winner ? 'The bombardment cleared the sector.' : 'The bombardment is over; the sector is still held.';
    case 'retreated':
      return `${who} the sector ${rounds}: the enemy has retreated.`;
    case 'conceded':
      return `${who} the sector: the other side conceded.`;
    default:
      return `${who} the sector ${rounds}.`;
  }
}

function verdict({ winner, how }: Outcome): string {
  if (how === 'dictator killed') return 'The Rebels win the game';
  if (how === 'stalemate') return 'Stalemate: the sector stays as it was';
  if (how === 'both gone') return 'Nobody is left: a tie for the Dictator';
  if (how === 'bombardment') return winner ? 'The bombardment cleared the sector' : 'The sector is still held';
  return winner === 'rebel' ? 'The Rebels hold the sector' : 'The Dictator holds the sector';
}

const ENDINGS: Record<How, string> = {
  destroyed: 'the other side was destroyed',
  retreated: 'the other side retreated',
  'dictator killed': 'the Dictator was killed',
  'both gone': 'nobody was left',
  stalemate: 'the round limit was reached',
  bombardment: 'the bombardment was over',
  conceded: 'the other side conceded',
};

export const english: GameWords<Merc> = {
  note,
  seat: seatName,
  step: (step) => steps[step].title,
  label: ({ action }, state) => (LABELS[action.type] as (action: Action, state: State) => string)(action, state),
  reason: (reason) => REASONS[reason.code]?.(reason) ?? `Not possible: ${reason.code}.`,
  log,
  outcome: outcomeText,
  verdict,
  ending: (how) => ENDINGS[how as How] ?? how,
};
