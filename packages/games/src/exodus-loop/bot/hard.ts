import { type Chance, choices as list, type Ruleset, Runner, type Source, seeded } from '@fray/engine';
import { AI } from '../content/house.ts';
import { cellNamed, nameOf } from '../rules/grid.ts';
import { foeOf } from '../rules/ships.ts';
import type { Action, Exodus, Side, State } from '../types.ts';
import { bot, type LookAhead } from './index.ts';
import { intent } from './procedure.ts';
import { prudent } from './prudence.ts';

/** Section 25, difficulty "hard": one turn ahead by sampling. */

/** How a side stands: hull on the grid and in the hangars, carriers twice. */
function standing(state: State, side: Side): number {
  let n = 0;
  for (const unit of state.squadrons) n += unit.side === side ? unit.hull : -unit.hull;
  for (const ship of state.carriers) n += 2 * (ship.side === side ? ship.hull : -ship.hull);
  return n;
}

const sourceOf = (chance: Chance): Source => seeded(chance(1, 1_000_000)[0] as number);

/** Plays the turn to its end: both sides by the procedure at its normal strength. */
function playTurn(rules: Ruleset<Exodus>, start: State, side: Side, action: Action, chance: Chance): number {
  const state = start;
  state.house = { ...state.house, difficulty: 'normal' };
  const { turn } = state;
  const runner = new Runner<Exodus>(rules, state, sourceOf(chance));
  runner.apply(side, action);
  for (let moves = 0; moves < 500; moves++) {
    const now = runner.state;
    if (rules.outcome(now) !== undefined || now.turn !== turn) break;
    const open = list(rules, now);
    const seat = open[0]?.seat;
    if (seat === undefined) break;
    runner.apply(
      seat,
      bot(
        rules.view(now, seat),
        seat,
        open.filter((choice) => choice.seat === seat),
        chance,
      ),
    );
  }
  return standing(runner.state, side);
}

/** The best of the procedure's order and a few others, each tried on a few imagined battles. */
export const lookAhead =
  (rules: Ruleset<Exodus>): LookAhead =>
  (view, unit, proposed, choices, chance) => {
    const { side } = unit;
    const busy = new Set(
      view.squadrons
        .filter((other) => other.side === foeOf(side) && other.cell >= 0)
        .map((other) => nameOf(other.cell)),
    );
    const isWise = (name: string): boolean => {
      const attack = intent('ATTACK', cellNamed(name));
      return busy.has(name) && prudent(view, unit, attack) === attack;
    };
    const others = choices
      .map((choice) => choice.action)
      .filter(
        (action) =>
          action.type === 'defend' || (action.type === 'attack' && isWise(action.cell)) || action.type === 'land',
      );
    const tried = [proposed, ...others].slice(0, AI.hardOrders);
    let best = proposed;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of tried) {
      let total = 0;
      for (let i = 0; i < AI.hardSamples; i++)
        total += playTurn(rules, rules.imagine(view, side, chance), side, action, chance);
      if (total > most) {
        most = total;
        best = action;
      }
    }
    return best;
  };
