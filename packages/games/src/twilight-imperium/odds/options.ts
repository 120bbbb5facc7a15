import { choices, dry, Runner } from '@fray/engine';
import { clone } from '../clone.ts';
import { rules } from '../ruleset.ts';
import type { State, Ti4, Unit } from '../types.ts';
import type { Hits } from './line.ts';
import { isPart, standing } from './standing-units.ts';

/** A state in which one hit of that kind waits, and this is left of the side that takes it. */
function beginHit(start: State, hits: Hits, units: readonly Unit[]): Runner<Ti4> {
  const rest = start.units.filter((unit) => !isPart(unit, hits.on, hits.place));
  const state = clone({ ...start, units: [...units, ...rest], rolls: [], frames: [] });
  state.hits = [{ ...hits, count: 1, chooser: hits.on }];
  state.frames = [{ step: 'assign', then: 'assign', memory: {} }];
  const runner = new Runner(rules, state, dry());
  runner.run();
  return runner;
}

/** Everything that may be left of a side after one hit, as the rules list what it can do about it. */
export function optionsOf(start: State, hits: Hits, units: readonly Unit[]): (readonly Unit[])[] {
  const list = choices(rules, beginHit(start, hits, units).state).filter(
    ({ seat, action, not }) => seat === hits.on && !not && (action.type === 'lose' || action.type === 'sustain'),
  );
  return list.map(({ action }) => {
    const runner = beginHit(start, hits, units);
    runner.apply(hits.on, action);
    return standing(runner.state, hits.on, hits.place);
  });
}
