import type { Types } from '@fray/engine';
import { takeAttack, type View } from '@fray/games/flesh-and-blood/screen';
import { expect, it } from 'vitest';
import { Leaks } from './leaks.ts';
import type { Table } from './table.ts';
import { loadGame, tableOf } from './testing/play.ts';
import type { Pace, Question, Reply } from './types.ts';

const game = await loadGame('flesh-and-blood');
const { always: _, ...flow } = game.rules;
const leaks = new Leaks({ rules: flow });

/** As the game's own policy decides. At pace `round` all defending cards are one answer, after which the rest is taken: the browser's main button. */
function replyTo(table: Table, { seat, seen, choices }: Question): Reply {
  const { combat, pace } = table;
  const defends = choices.some(({ group, not }) => group === 'block' && !not);
  if (pace === 'round' && defends) {
    const { moves } = table.together(seat, ({ group }) => group === 'block' || group === 'finish');
    return { moves, seen, order: takeAttack(combat.view(seat) as View, seat as 'A' | 'B') };
  }
  const action = combat.askBot(seat, game.bot);
  if (!action) throw new Error(`${seat} has nothing to do`);
  return { moves: [{ seat, action }], seen };
}

/** Automatic passes since a moment that tell the holder of the device what the other seat does not hold. */
function betrayals(table: Table, since: number): string[] {
  const { combat, holder } = table;
  return combat.moves.slice(since).flatMap(({ seat, action, part }, i) => {
    const state = combat.moment(since + i);
    if (part !== 'auto' || action.type !== 'pass' || seat === holder || !state) return [];
    return leaks.betrays(state, { seat, action: action as Types['action'] }, [seat === 'A' ? 'B' : 'A'])
      ? [`${seat} at move ${since + i}`]
      : [];
  });
}

/** Two people at one device with hidden hands. */
function playOut(pace: Pace): { answers: number; handOvers: number; betrayed: string[] } {
  const table = tableOf(game, game.setup.presets[0]?.setup, 5, { pace });
  const { combat } = table;
  let answers = 0;
  let handOvers = 0;
  table.start();
  const betrayed = betrayals(table, 0);
  for (; combat.outcome === undefined && answers < 2000; answers++) {
    const to = table.handOverTo;
    if (to !== undefined) handOvers++;
    table.holder = to ?? table.holder;
    const question = table.ask().find(({ seat }) => seat === table.holder);
    if (!question) throw new Error('the holder of the device is not asked');
    const { at } = combat;
    const answer = table.answer(replyTo(table, question));
    if (!answer.ok) throw new Error(answer.reason.code);
    betrayed.push(...betrayals(table, at));
  }
  expect(combat.outcome).toBeDefined();
  return { answers, handOvers, betrayed };
}

it('two people, one device: 35 % of the answers and 25 % of the hand-overs of step-by-step play, and no pass betrays a hand', () => {
  const step = playOut('step');
  const round = playOut('round');
  expect(step.handOvers).toBeGreaterThan(200);
  expect(round.betrayed).toEqual([]);
  expect(round.answers).toBeLessThanOrEqual(0.35 * step.answers);
  expect(round.handOvers).toBeLessThanOrEqual(0.25 * step.handOvers);
});
