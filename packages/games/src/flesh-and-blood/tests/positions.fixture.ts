import { choices, Runner, seededDice } from '@fray/engine';
import { chanceFrom } from '../../simulate.ts';
import { bot } from '../bot/index.ts';
import { rules } from '../ruleset.ts';
import { must } from '../setup/presets.ts';
import type { Seat, State } from '../types.ts';

const DECKS = ['ira', 'rhinar', 'dorinthea', 'bravo'] as const;

/** As many positions as asked of games between the four decks as the policy plays them, each where a turn player may begin a line. */
export function* positions(count: number): Generator<State> {
  for (let number = 0, found = 0; found < count; number++) {
    const source = seededDice(900, number);
    const [A, B] = [DECKS[number % 4], DECKS[(number + 1 + (number >> 2)) % 4]];
    const runner = new Runner(rules, rules.begin(must({ players: { A: { use: A }, B: { use: B } } })), source);
    runner.start();
    const skip = 3 + (number % 17);
    for (let turns = 0; !runner.state.result && turns <= skip; ) {
      const { state } = runner;
      const list = choices(rules, state).filter(
        ({ seat, not, action }) => !not && seat !== 'host' && action.type !== 'concede',
      );
      const seat = list[0]?.seat as Seat;
      const begins = state.frames.at(-1)?.step === 'priority' && seat === state.turn && !state.stack.length;
      if (begins && state.combat_step === 'idle' && turns++ === skip) {
        found++;
        yield state;
        break;
      }
      const mine = list.filter((one) => one.seat === seat);
      runner.apply(seat, bot(rules.view(state, seat), seat, mine, chanceFrom(source)));
    }
  }
}
