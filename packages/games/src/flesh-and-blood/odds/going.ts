import { type Choice, choices, dry, Runner } from '@fray/engine';
import type { Action } from '../actions.ts';
import { clone } from '../clone.ts';
import { rules } from '../ruleset.ts';
import { type Fab, type State, WHO, type Who } from '../types.ts';

/** The rules played on without chance: what is reckoned here never guesses what a draw or a die brings. */

/** Who is asked, and for what: no form, nothing that gives the game up. */
export interface Asked {
  seat: Who;
  list: readonly Choice<Fab>[];
}
export function asked(state: State): Asked | undefined {
  if (state.result) return undefined;
  const open = choices(rules, state).filter((it) => !it.form && it.action.type !== 'concede');
  for (const seat of WHO) {
    const list = open.filter((it) => it.seat === seat);
    if (list.length) return { seat, list };
  }
  return undefined;
}

/** Where an action leads, and whether chance would have to say how it goes on from there. */
export interface Gone {
  state: State;
  byChance: boolean;
  asked: Asked | undefined;
}
/** So many moves are made without anybody deciding. */
const MOST_MOVES = 200;
/** `alone`: what is done without asking, as long as it tells something. */
export function after(
  state: State,
  seat: Who,
  action: Action,
  alone: (it: Asked, state: State) => Action | undefined = () => undefined,
): Gone {
  const runner = new Runner<Fab>(rules, clone(state), dry());
  runner.apply(seat, action);
  for (let moves = 0; ; moves++) {
    if (runner.need) return { state: runner.state, byChance: true, asked: undefined };
    const it = asked(runner.state);
    const next = it && moves < MOST_MOVES ? alone(it, runner.state) : undefined;
    if (!it || !next) return { state: runner.state, byChance: false, asked: it };
    runner.apply(it.seat, next);
  }
}

/** Nothing is added: a pass, a no, the end of what was begun; where one must choose, the first. */
const QUIET: readonly Action['type'][] = ['pass', 'done', 'decline', 'continue'];
export function quietly({ list }: Asked): Action | undefined {
  return (QUIET.map((type) => list.find(({ action }) => action.type === type)).find(Boolean) ?? list[0])?.action;
}
