import type { Reason } from '@fray/engine';
import { capitalize } from '../../words.ts';
import type { TableAction, TableEvent } from '../rules/table-types.ts';
import type { State } from '../types.ts';
import { enemyName, signed, sourceName, tokenName, who, wounds } from './names.ts';

/** From the table, in words: what can be said there, what was, and what is odd about it. */

type Labels = { [K in TableAction['type']]: (action: Extract<TableAction, { type: K }>, state: State) => string };
export const tableLabels: Labels = {
  CHANGE_ENEMY: () => 'An effect changes an enemy',
  OPEN_WALLS: () => 'The walls of the place are ignored',
  NAME_MONSTER: ({ enemyId }, state) => `It was not ${enemyName(state, enemyId)} that was summoned`,
  IGNORE_DAMAGE: ({ points }) => (points ? `Ignore ${points} damage` : 'Some of the damage is ignored'),
  IGNORE_WOUNDS: ({ wounds: n }) => (n ? `Ignore ${wounds(n)}` : 'Some of the Wounds are ignored'),
  TAKE_WOUNDS: ({ wounds: n }) => (n ? `Take ${wounds(n)}` : 'A card costs Wounds'),
  CHANGE_UNIT: () => 'A unit is spent, wounded, ready again or lost',
  ADD_UNIT: ({ unit }) => (unit ? `${unit} join` : 'A unit joins'),
  CHANGE_FAME: ({ what, amount }) =>
    amount ? `${what === 'fame' ? 'Fame' : 'Reputation'} ${signed(amount)}` : 'Fame or Reputation changes',
};

const because = (note: string): string => (note ? ` (${note})` : '');
/** `Guardsmen`, `Wolf Riders 2`, `Heroes (fire)`. */
const plural = (name: string): boolean => /(s|men)( \(.*\))?( \d+)?$/.test(name);
/** `lose`, `loses`: most tokens are named in the plural. */
const verb = (name: string, many: string, one: string): string => `${name} ${plural(name) ? many : one}`;
const their = (name: string): string => (plural(name) ? 'their' : 'its');

const abilityName = (ability: string): string =>
  ability === 'arcaneImmunity' ? 'Arcane Immunity' : capitalize(ability);

function changeWords({ enemy, change, amount, what }: Extract<TableEvent, { type: 'changed' }>, state: State): string {
  const name = enemyName(state, enemy);
  switch (change) {
    case 'noAttack':
      return verb(name, 'do not attack', 'does not attack');
    case 'attack':
      return `${name}: attack ${signed(amount)}`;
    case 'armor':
      return `${name}: armor ${signed(amount)}`;
    case 'armorTo1':
      return `${name}: armor 1`;
    case 'loseFortification':
      return `${verb(name, 'lose', 'loses')} ${their(name)} fortification`;
    case 'loseResistance':
      return what === 'all'
        ? `${verb(name, 'lose', 'loses')} all ${their(name)} resistances`
        : `${verb(name, 'lose', 'loses')} ${their(name)} resistance to ${what}`;
    case 'loseAbility':
      return `${verb(name, 'lose', 'loses')} ${abilityName(what)}`;
    case 'element':
      return `${verb(name, 'attack', 'attacks')} without ${their(name)} element`;
    case 'blocked':
      return `The attack of ${name} counts as blocked`;
    case 'destroyed':
      return verb(name, 'are destroyed', 'is destroyed');
  }
}

const UNIT_WORDS = {
  spent: 'are spent',
  wounded: 'take a Wound',
  ready: 'are ready again',
  lost: 'are lost',
  added: 'join',
} as const;
/** Units of the same name are counted. */
function listed(state: State, units: readonly string[]): string {
  const names = [...new Set(units)].map((unit) => {
    const n = units.filter((other) => other === unit).length;
    return n > 1 ? `${n} ${sourceName(state, unit)}` : sourceName(state, unit);
  });
  return names.join(', ');
}

const PUT_BACK = {
  none: 'Discard the tokens of the fallen.',
  stay: 'Discard the tokens of the fallen; the others stay where they are, face up.',
  discarded: 'Discard all tokens, those of the others too.',
} as const;

type Lines = { [K in TableEvent['type']]: (event: Extract<TableEvent, { type: K }>, state: State) => string };
export const tableLines: Lines = {
  changed: (event, state) => `${changeWords(event, state)}${because(event.note)}.`,
  wallsOpened: ({ note }) => `The fortification of the place is ignored${because(note)}.`,
  renamed: ({ summoner, was, token }, state) =>
    token
      ? `${enemyName(state, summoner)} summoned ${tokenName(token)}, not ${tokenName(was)}.`
      : `${enemyName(state, summoner)} found nothing to summon.`,
  ignored: ({ what, points, left, note }) =>
    what === 'damage'
      ? `${points} damage ignored${because(note)}; ${left} left.`
      : `${wounds(points)} will be ignored${because(note)}.`,
  woundsTaken: ({ seat, wounds: n, to, note }, state) =>
    `${who(state, seat)} takes ${wounds(n)}${to === 'hand' ? '' : ' into the discard pile'}${because(note)}.`,
  unitChanged: ({ unit, change, note }, state) => `${sourceName(state, unit)} ${UNIT_WORDS[change]}${because(note)}.`,
  fameChanged: ({ what, amount, note }) =>
    `${what === 'fame' ? 'Fame' : 'Reputation'} ${signed(amount)}${because(note)}.`,
  putBack: ({ survivors, replaced }) =>
    `${PUT_BACK[survivors]}${replaced ? ` Replace ${replaced} of them face down.` : ''}`,
  tally: ({ seat, hand, discard, wounded, lost }, state) =>
    [
      `${who(state, seat)}: Wounds in hand ${hand}, in the discard pile ${discard}`,
      wounded.length ? `wounded: ${listed(state, wounded)}` : '',
      lost.length ? `lost: ${listed(state, lost)}` : '',
    ]
      .filter(Boolean)
      .join('; ')
      .concat('.'),
};

/** "do it anyway": the entry is taken with `anyway`. */
const ANYWAY = 'Say it again with "anyway" if you mean it.';
export const tableReasons: Readonly<Record<string, (reason: Reason) => string>> = {
  UNKNOWN_UNIT: () => 'There is no such unit here.',
  UNKNOWN_CHANGE: () => 'That is no change that Fray knows.',
  UNKNOWN_TOKEN: () => 'There is no such token.',
  NOT_THERE: (r) => `${r.name}: there is nothing of that to lose.`,
  NO_SUCH_ATTACK: (r) => `${r.name}: that attack is not to come any more.`,
  NO_SUCH_MONSTER: () => 'Only a summoned monster whose attack is still to come can be named anew.',
  SUMMONS_ITSELF: (r) => `${r.name} would summon themselves: draw again.`,
  NO_WALLS: () => 'No walls stand in the way of this phase.',
  BAD_NOTE: (r) => `A note is one line of up to ${r.most} letters.`,
  BAD_NAME: (r) => `A name is one line of 1 to ${r.most} letters.`,
  PRINTED_UNIT: () => 'A printed unit has its own figures: leave yours out, or name it otherwise.',
  TOO_MANY_UNITS: (r) => `A hero has no more than ${r.most} units.`,
  UNIT_IS_READY: (r) => `${r.unit} are ready already.`,
  UNIT_IS_SPENT: (r) => `${r.unit} are spent. ${ANYWAY}`,
  UNIT_IS_WOUNDED: (r) => `${r.unit} are wounded. ${ANYWAY}`,
  NO_UNITS_HERE: (r) => `${r.unit}: no units fight in this place. ${ANYWAY}`,
  HAND_IS_EMPTY: () => `The hand is empty: only units and skills. ${ANYWAY}`,
  ENEMY_IMMUNE: (r) => `${r.name}: immune to a card of this colour. ${ANYWAY}`,
  WRONG_PILE: (r) => `${r.name}: not of the ${r.pile} pile. ${ANYWAY}`,
  TOKENS_GONE: (r) => `${r.name}: there are only ${r.count}, and all are out. ${ANYWAY}`,
};
