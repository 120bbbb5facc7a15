import type { ActionTable, Subject, SubjectKind } from '@fray/engine';
import { foesOf } from './rules/aim.ts';
import { SKILL } from './rules/healing.ts';
import { unitAt } from './rules/sides.ts';
import type { Merc, State, StepId } from './types.ts';

const subject = (kind: SubjectKind, id: string): Subject => ({ kind, id });

/** The unit that an open window is about: it is in the frame, not in the action. */
const unitInFrame = (state: State, memory: Merc['memory'][StepId]): readonly Subject[] =>
  'unit' in memory ? [subject('unit', unitAt(state, memory.unit).id)] : [];

/** Every militia that is named with the others. */
const militia = (state: State): readonly Subject[] =>
  state.attack
    ? foesOf(state, state.attack)
        .map((position) => unitAt(state, position))
        .filter((unit) => unit.kind === 'militia')
        .map((unit) => subject('unit', unit.id))
    : [];

/** What each action is to a program that knows no rules, and what it is about. */
export const actions: ActionTable<Merc> = {
  'take loss': { role: 'acts', about: { unit: 'unit' } },
  'set off mine': { role: 'risks' },
  'keep mine': { role: 'passes' },
  heal: {
    role: 'acts',
    // A skill is no card.
    about: (_state, _memory, { unit, means }) => [
      subject('unit', unit),
      ...(means === SKILL ? [] : [subject('card', means)]),
    ],
  },
  'set dog': { role: 'acts', about: { on: 'unit' } },
  attack: { role: 'goes on' },
  aim: { role: 'acts', about: { target: 'unit' } },
  // Fires too, but it is a target first.
  'aim all': { role: 'acts', group: 'volley', about: { target: 'unit' } },
  'aim militia': { role: 'acts', about: militia },
  // The host may have taken the last die away: then nothing is thrown.
  fire: { role: (state) => (state.attack?.dice ? 'rolls' : 'goes on') },
  pass: { role: 'passes' },
  reroll: { role: 'acts' },
  'keep roll': { role: 'passes' },
  hit: { role: 'acts', about: { target: 'unit' } },
  convert: { role: 'acts', about: unitInFrame },
  kill: { role: 'acts', about: unitInFrame },
  save: { role: 'acts', about: (state, memory, { by }) => [subject('unit', by), ...unitInFrame(state, memory)] },
  'let die': { role: 'risks', about: unitInFrame },
  take: {
    role: 'acts',
    about: (_state, _memory, { card, to }) => [subject('card', card), subject(to === 'stash' ? 'place' : 'unit', to)],
  },
  leave: { role: 'passes' },
  retreat: { role: 'risks', about: { sector: 'place' } },
  'fight on': { role: 'goes on' },
  split: { role: 'acts', about: { unit: 'unit' } },
  concede: { role: 'risks' },
  adjust: { role: 'acts', about: { unit: 'unit' } },
  'add militia': { role: 'acts', about: { owner: 'seat' } },
  // A blank form names an owner and a die only as examples: it is about no player yet, and about any die that lies there.
  'add unit': { role: 'acts' },
  'change die': {
    role: 'acts',
    about: ({ attack }) => (attack?.rolled ?? []).map((_face, i) => subject('die', String(i + 1))),
  },
  'set counter': { role: 'acts' },
};
