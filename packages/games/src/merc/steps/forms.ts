import type { Field, Form, Handler, Reason } from '@fray/engine';
import { between, pickOne } from '../../pick.ts';
import { NO_TRAITS } from '../content/traits.ts';
import type { UnitRow } from '../content/units.ts';
import { assignedHits } from '../rules/hits.ts';
import { positionOf } from '../rules/sides.ts';
import { MOST } from '../setup/most.ts';
import { type Action, type AddUnit, type Counter, type Merc, NONE, PLAYERS, type State } from '../types.ts';
import { enlist, makeUnit } from './changes/roster.ts';

/** Adjusts that need figures: forms of the host. */

type ActionOf<K extends Action['type']> = Extract<Action, { type: K }>;
interface AdjustForm {
  blank(state: State): Action;
  whyNot(state: State): Reason | undefined;
}

const FIGURES = { initiative: [-9, 20], combat: [0, 30], targets: [0, 20], armor: [0, 20], health: [1, 20] } as const;
const FIGURE_NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];
const COUNTERS: readonly Counter[] = ['round', 'dice'];

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0);
const rangeProblem = (field: string, min: number, max: number): Reason => ({ code: 'out-of-range', field, min, max });
const numberField = (name: string, min: number, max: number): Field => ({ name, kind: 'number', min, max });
/** Nothing but the fields of the form: the log keeps what was sent. */
const hasOnly = (action: object, keys: readonly string[]): boolean =>
  Object.keys(action).every((key) => key === 'type' || keys.includes(key));

const addUnitForm: Form<Merc> = {
  fields: () => [
    { name: 'owner', kind: 'choice', options: PLAYERS },
    { name: 'name', kind: 'text' },
    ...FIGURE_NAMES.map((figure) => numberField(figure, FIGURES[figure][0], FIGURES[figure][1])),
  ],
  check(state, _memory, _seat, action) {
    const filled = action as Partial<AddUnit>;
    const problems: Reason[] = [];
    if (!PLAYERS.includes(filled.owner as AddUnit['owner'])) problems.push({ code: 'unknown-player' });
    if (typeof filled.name !== 'string' || !/^\p{L}[\p{L}\p{N} .,'-]{0,39}$/u.test(filled.name))
      problems.push({ code: 'bad-name' });
    else if (
      filled.name === 'stash' ||
      positionOf(state, filled.name) !== NONE ||
      state.custom.units.some((row) => row.name === filled.name)
    ) {
      problems.push({ code: 'name-taken', name: filled.name });
    }
    for (const figure of FIGURE_NAMES) {
      const [min, max] = FIGURES[figure];
      if (!isWhole(filled[figure], min, max)) problems.push(rangeProblem(figure, min, max));
    }
    if (!hasOnly(action, ['owner', 'name', ...FIGURE_NAMES])) problems.push({ code: 'unknown-field' });
    const full = whyNotAddUnit(state);
    if (full) problems.push(full);
    return problems;
  },
  sample: (state, _memory, _seat, chance) => ({
    type: 'add unit',
    owner: pickOne(PLAYERS, chance),
    name: `Stranger ${state.units.length}`,
    initiative: between(-2, 5, chance),
    combat: between(0, 4, chance),
    targets: between(0, 3, chance),
    armor: between(0, 2, chance),
    health: between(1, 5, chance),
  }),
};

/** The unit joins at once and acts from the next READY. */
export const addUnit: Handler<Merc, AddUnit> = (play, action) => {
  const { state } = play;
  const { owner, name, armor } = action;
  const row: UnitRow = {
    name,
    kind: 'merc',
    initiative: action.initiative,
    combat: action.combat,
    targets: action.targets,
    training: 0,
    health: action.health,
    woman: false,
    traits: NO_TRAITS,
    about: '',
    outside: false,
    expansion: false,
  };
  const worn = `armor of ${name}`;
  const card = { name: worn, slot: 'armor' as const, type: '' as const, copies: 1, serial: 0, armor };
  const figures = { initiative: 0, combat: 0, targets: 0, training: 0, pierces: false, once: false, uses: 0 };
  // Earlier states share these tables: they are replaced, never changed.
  state.custom = {
    units: [...state.custom.units, row],
    gear: armor ? [...state.custom.gear, { ...card, ...figures }] : state.custom.gear,
  };
  enlist(state, makeUnit(row, name, owner, 'primary', armor ? [{ card: worn, slot: 'armor', armor, uses: 0 }] : []));
  play.emit({ type: 'adjusted', what: 'add', unit: name, value: action.health });
};

const changeDieForm: Form<Merc> = {
  fields: (state) => [numberField('die', 1, state.attack?.rolled.length ?? 1), numberField('face', 1, 6)],
  check(state, _memory, _seat, action) {
    const { die, face } = action as Partial<ActionOf<'change die'>>;
    const count = state.attack?.rolled.length ?? 0;
    const problems: Reason[] = [];
    if (!isWhole(die, 1, count)) problems.push(rangeProblem('die', 1, count));
    if (!isWhole(face, 1, 6)) problems.push(rangeProblem('face', 1, 6));
    if (!hasOnly(action, ['die', 'face'])) problems.push({ code: 'unknown-field' });
    return problems;
  },
  sample: (state, _memory, _seat, chance) => ({
    type: 'change die',
    die: between(1, state.attack?.rolled.length ?? 1, chance),
    face: between(1, 6, chance),
  }),
};

export const changeDie: Handler<Merc, ActionOf<'change die'>> = (play, { die, face }) => {
  const attack = play.state.attack;
  if (!attack) return;
  attack.rolled = attack.rolled.map((old, i) => (i === die - 1 ? face : old));
  play.emit({ type: 'adjusted', what: `die ${die}`, unit: play.state.units[attack.unit]?.id ?? '', value: face });
};

const mostOf = (state: State, counter: Counter): number => (counter === 'round' ? state.options.roundLimit : 30);
const counterForm: Form<Merc> = {
  fields: (state) => [
    { name: 'counter', kind: 'choice', options: COUNTERS },
    numberField('value', 0, mostOf(state, 'round')),
  ],
  check(state, _memory, _seat, action) {
    const { counter, value } = action as Partial<ActionOf<'set counter'>>;
    if (!COUNTERS.includes(counter as Counter)) return [{ code: 'unknown-counter' }];
    if (counter === 'dice' && !(state.attack && !state.attack.rolled.length)) return [{ code: 'no-attack' }];
    const min = counter === 'round' ? 1 : 0;
    if (!isWhole(value, min, mostOf(state, counter as Counter)))
      return [rangeProblem('value', min, mostOf(state, counter as Counter))];
    return hasOnly(action, ['counter', 'value']) ? [] : [{ code: 'unknown-field' }];
  },
  sample: (state, _memory, _seat, chance) => {
    const canDice = state.attack !== null && !state.attack.rolled.length;
    return canDice && chance(1, 2)[0] === 1
      ? { type: 'set counter', counter: 'dice', value: between(0, 5, chance) }
      : { type: 'set counter', counter: 'round', value: between(1, state.options.roundLimit, chance) };
  },
};

export const setCounter: Handler<Merc, ActionOf<'set counter'>> = (play, { counter, value }) => {
  const { state } = play;
  if (counter === 'round') state.round = value;
  else if (state.attack) state.attack.dice = value;
  play.emit({ type: 'adjusted', what: counter, unit: '', value });
};

const NO_ROOM: Reason = { code: 'too-many-units', most: MOST.onTable };
/** Those who are gone count too: the table remembers them. */
function whyNotAddUnit(state: State): Reason | undefined {
  return state.units.length >= MOST.onTable ? NO_ROOM : undefined;
}
const NO_DICE: Reason = { code: 'no-dice-on-the-table' };
const NOT_STARTED: Reason = { code: 'not-started' };

/** A die can be changed as long as no hit is assigned. */
const whyNotChangeDie = (state: State): Reason | undefined =>
  state.attack?.rolled.length && !assignedHits(state.attack) ? undefined : NO_DICE;

/** What the host is offered, with the blank form. */
export const blanks: readonly AdjustForm[] = [
  {
    blank: () => ({
      type: 'add unit',
      owner: 'rebel',
      name: '',
      initiative: 2,
      combat: 2,
      targets: 1,
      armor: 0,
      health: 3,
    }),
    whyNot: whyNotAddUnit,
  },
  { blank: () => ({ type: 'change die', die: 1, face: 6 }), whyNot: whyNotChangeDie },
  {
    blank: (state) => ({ type: 'set counter', counter: 'round', value: Math.max(1, state.round) }),
    whyNot: (state) => (state.round > 0 ? undefined : NOT_STARTED),
  },
];

export const forms = { 'add unit': addUnitForm, 'change die': changeDieForm, 'set counter': counterForm };
