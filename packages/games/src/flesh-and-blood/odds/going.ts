import { type Choice, choices, dry, Runner } from '@fray/engine';
import type { Action } from '../actions.ts';
import { clone } from '../clone.ts';
import { rules } from '../ruleset.ts';
import { type Fab, type State, WHO, type Who } from '../types.ts';

/** Plays the rules on without chance: never guesses a draw or a die. */

/** The next decision: without forms and without conceding. */
export interface Decision {
  seat: Who;
  list: readonly Choice<Fab>[];
}
export function nextDecision(state: State): Decision | undefined {
  if (state.result) return undefined;
  const open = choices(rules, state).filter((it) => !it.form && it.action.type !== 'concede');
  for (const seat of WHO) {
    const list = open.filter((it) => it.seat === seat);
    if (list.length) return { seat, list };
  }
  return undefined;
}

/** Where an action leads, and whether chance would have to say how it goes on from there. */
export interface Continuation {
  state: State;
  byChance: boolean;
  decision: Decision | undefined;
}
/** The most moves that are made without a decision. */
const MOST_MOVES = 200;
/** `alone`: what is done without asking, as long as it tells something. */
export function after(
  state: State,
  seat: Who,
  action: Action,
  alone: (it: Decision, state: State) => Action | undefined = () => undefined,
): Continuation {
  const runner = new Runner<Fab>(rules, clone(state), dry());
  runner.apply(seat, action);
  for (let moves = 0; ; moves++) {
    if (runner.need) return { state: runner.state, byChance: true, decision: undefined };
    const it = nextDecision(runner.state);
    const next = it && moves < MOST_MOVES ? alone(it, runner.state) : undefined;
    if (!it || !next) return { state: runner.state, byChance: false, decision: it };
    runner.apply(it.seat, next);
  }
}

/** Nothing is added: a pass, a no, the end of what was begun; where one must choose, the first. */
const QUIET: readonly Action['type'][] = ['pass', 'done', 'decline', 'continue'];
export function quietly({ list }: Decision): Action | undefined {
  return (QUIET.map((type) => list.find(({ action }) => action.type === type)).find(Boolean) ?? list[0])?.action;
}
