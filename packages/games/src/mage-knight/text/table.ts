import type { Reason } from '@fray/engine';
import { capitalize } from '../../words.ts';
import type { TableAction, TableEvent } from '../rules/table-types.ts';
import type { State } from '../types.ts';
import { withSign } from './effect-words.ts';
import { enemyName, isPlural, pileName, sourceName, tokenName, verb, who, wounds } from './names.ts';

/** Labels, log lines and reasons of a table with real cards. */

type Labels = { [K in TableAction['type']]: (action: Extract<TableAction, { type: K }>, state: State) => string };
export const tableLabels: Labels = {
  CHANGE_ENEMY: () => 'Change an enemy',
  OPEN_WALLS: () => 'Ignore the walls of the site',
  NAME_MONSTER: ({ enemyId }, state) => `Correct the summoned monster (not ${enemyName(state, enemyId)})`,
  IGNORE_DAMAGE: ({ points }) => (points ? `Ignore ${points} damage` : 'Ignore some damage'),
  IGNORE_WOUNDS: ({ wounds: n }) => (n ? `Ignore ${wounds(n)}` : 'Ignore some Wounds'),
  TAKE_WOUNDS: ({ wounds: n }) => (n ? `Take ${wounds(n)}` : 'Take Wounds for a card'),
  CHANGE_UNIT: () => 'Change a unit: spent, wounded, ready or lost',
  ADD_UNIT: ({ unit }) => (unit ? `Add ${unit}` : 'Add a unit'),
  CHANGE_FAME: ({ what, amount }) =>
    amount ? `${what === 'fame' ? 'Fame' : 'Reputation'} ${withSign(amount)}` : 'Change Fame or Reputation',
};

const because = (note: string): string => (note ? ` (${note})` : '');
const their = (name: string): string => (isPlural(name) ? 'their' : 'its');

const abilityName = (ability: string): string =>
  ability === 'arcaneImmunity' ? 'Arcane Immunity' : capitalize(ability);

function changeWords({ enemy, change, amount, what }: Extract<TableEvent, { type: 'changed' }>, state: State): string {
  const name = enemyName(state, enemy);
  switch (change) {
    case 'noAttack':
      return verb(name, 'do not attack', 'does not attack');
    case 'attack':
      return `${name}: attack ${withSign(amount)}`;
    case 'armor':
      return `${name}: armor ${withSign(amount)}`;
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
  spent: ['are spent', 'is spent'],
  wounded: ['take a Wound', 'takes a Wound'],
  ready: ['are ready again', 'is ready again'],
  lost: ['are lost', 'is lost'],
  added: ['join', 'joins'],
} as const;
/** `2 Peasants, Thugs`. */
function listUnits(state: State, units: readonly string[]): string {
  const names = [...new Set(units)].map((unit) => {
    const n = units.filter((other) => other === unit).length;
    return n > 1 ? `${n} ${sourceName(state, unit)}` : sourceName(state, unit);
  });
  return names.join(', ');
}

const PUT_BACK = {
  none: 'Discard the tokens of defeated enemies.',
  stay: 'Discard the tokens of defeated enemies; the others stay where they are, face up.',
  discarded: 'Discard all tokens, defeated or not.',
} as const;

type Lines = { [K in TableEvent['type']]: (event: Extract<TableEvent, { type: K }>, state: State) => string };
export const tableLines: Lines = {
  changed: (event, state) => `${changeWords(event, state)}${because(event.note)}.`,
  wallsOpened: ({ note }) => `The fortification of the site is ignored${because(note)}.`,
  renamed: ({ summoner, was, token }, state) =>
    token
      ? `${enemyName(state, summoner)} summoned ${tokenName(token)}, not ${tokenName(was)}.`
      : `${enemyName(state, summoner)} found nothing to summon.`,
  ignored: ({ what, points, left, note }) =>
    what === 'damage'
      ? `${points} damage ignored${because(note)}; ${left} left.`
      : `${capitalize(wounds(points))} will be ignored${because(note)}.`,
  woundsTaken: ({ seat, wounds: n, to, note }, state) =>
    `${who(state, seat)} takes ${wounds(n)}${to === 'hand' ? '' : ' into the discard pile'}${because(note)}.`,
  unitChanged: ({ unit, change, note }, state) => {
    const [many, one] = UNIT_WORDS[change];
    return `${verb(sourceName(state, unit), many, one)}${because(note)}.`;
  },
  fameChanged: ({ what, amount, note }) =>
    `${what === 'fame' ? 'Fame' : 'Reputation'} ${withSign(amount)}${because(note)}.`,
  putBack: ({ survivors, replaced }) =>
    `${PUT_BACK[survivors]}${replaced ? ` Replace ${replaced} of them face down.` : ''}`,
  tally: ({ seat, hand, discard, wounded, lost }, state) =>
    [
      `${who(state, seat)}: Wounds in hand ${hand}, in the discard pile ${discard}`,
      wounded.length ? `wounded: ${listUnits(state, wounded)}` : '',
      lost.length ? `lost: ${listUnits(state, lost)}` : '',
    ]
      .filter(Boolean)
      .join('; ')
      .concat('.'),
};

const ANYWAY = 'Confirm with "anyway" if you mean it.';
export const tableReasons: Readonly<Record<string, (reason: Reason) => string>> = {
  UNKNOWN_UNIT: () => 'There is no such unit here.',
  UNKNOWN_CHANGE: () => 'There is no such change.',
  UNKNOWN_TOKEN: () => 'There is no such token.',
  NOT_THERE: (r) => `${r.name}: no such thing to lose.`,
  NO_SUCH_ATTACK: (r) => `${r.name}: that attack is over.`,
  NO_SUCH_MONSTER: () => 'Only a summoned monster whose attack is still to come can be replaced.',
  SUMMONS_ITSELF: (r) => `${r.name} cannot be summoned: draw again.`,
  NO_WALLS: () => 'No walls matter in this phase.',
  BAD_NOTE: (r) => `A note is one line of up to ${r.most} characters.`,
  BAD_NAME: (r) => `A name is one line of 1 to ${r.most} characters.`,
  PRINTED_UNIT: () => 'A printed unit has its own figures: leave yours out, or use another name.',
  TOO_MANY_UNITS: (r) => `A hero has no more than ${r.most} units.`,
  UNIT_IS_READY: (r) => `${verb(String(r.unit), 'are', 'is')} ready already.`,
  UNIT_IS_SPENT: (r) => `${verb(String(r.unit), 'are', 'is')} spent. ${ANYWAY}`,
  UNIT_IS_WOUNDED: (r) => `${verb(String(r.unit), 'are', 'is')} wounded. ${ANYWAY}`,
  NO_UNITS_HERE: (r) => `${r.unit}: units cannot fight at this site. ${ANYWAY}`,
  HAND_IS_EMPTY: () => `The hand is empty: only units and skills. ${ANYWAY}`,
  ENEMY_IMMUNE: (r) => `${r.name}: immune to a card of this color. ${ANYWAY}`,
  WRONG_PILE: (r) => `${r.name}: not from the ${pileName(r.pile)} pile. ${ANYWAY}`,
  TOKENS_GONE: (r) =>
    `${r.name}: ${r.count === 1 ? 'the only token is' : `all ${r.count} tokens are`} already in play. ${ANYWAY}`,
};
