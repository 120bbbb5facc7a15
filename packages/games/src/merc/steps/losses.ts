import type { Step } from '@fray/engine';
import { ranksOf, unitAt } from '../rules/sides.ts';
import { type Losses, type Merc, NONE, type State } from '../types.ts';

/** Rebel units that a card can still take, equal militia once. */
function candidates(state: State, memory: Losses): number[] {
  return ranksOf(state, 'rebel').filter((position) => {
    const { kind } = unitAt(state, position);
    return !memory.chosen.includes(position) && (kind === 'militia' || (!memory.militiaOnly && kind === 'merc'));
  });
}
const isMilitia = (state: State, position: number): boolean => unitAt(state, position).kind === 'militia';
const owners = (state: State, positions: readonly number[]): number =>
  new Set(positions.map((position) => unitAt(state, position).owner)).size;

/** Nothing to decide: everybody is hit, or all that can be are militia of one owner. */
const isForced = (state: State, left: number, open: readonly number[]): boolean =>
  open.length <= left || (open.every((position) => isMilitia(state, position)) && owners(state, open) === 1);

/** Section 21: the Rebels choose together who is hit, each among his own units. */
const losses: Step<Merc, 'losses'> = {
  title: 'The Rebels choose who is hit',
  to: ['losses fall'],
  next(state, memory) {
    const left = memory.count - memory.chosen.length;
    const open = candidates(state, memory);
    return left <= 0 || isForced(state, left, open) ? 'losses fall' : undefined;
  },
  choices(state, memory, offer) {
    const listed = new Set<string>();
    for (const position of candidates(state, memory)) {
      const unit = unitAt(state, position);
      if (unit.kind === 'militia' && listed.has(unit.owner)) continue;
      if (unit.kind === 'militia') listed.add(unit.owner);
      offer(unit.owner, { type: 'take loss', unit: unit.id });
    }
  },
  on: {
    'take loss'({ state, memory }, { unit }) {
      // Kept in order, so that it does not matter which player chose first.
      memory.chosen.push(state.units.findIndex((other) => other.id === unit));
      memory.chosen.sort((a, b) => a - b);
    },
  },
};

const lossesFall: Step<Merc, 'losses fall'> = {
  title: 'The chosen units are hit',
  to: ['back'],
  calls: ['wounds'],
  enter(play) {
    const { state, memory } = play;
    const open = candidates(state, memory);
    const chosen = memory.chosen.filter((position) => unitAt(state, position).place === 'here');
    const all = [...chosen, ...open.slice(0, Math.max(0, memory.count - chosen.length))];
    if (!all.length) return 'back';
    play.emit({ type: 'losses chosen', units: all.map((position) => unitAt(state, position).id) });
    play.call('wounds', { hurt: all, hits: all.map(() => 1), next: 0, pierces: false, by: NONE });
    return 'back';
  },
};

export const lossSteps = { losses, 'losses fall': lossesFall };
