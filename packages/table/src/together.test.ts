import { expect, it } from 'vitest';
import { loadGame, tableOf } from './testing/play.ts';

const game = await loadGame('exodus-loop');

it('the orders of a side are one decision: ship by ship in deeper sequences, then the turn, and the yes to ships without orders', () => {
  const table = tableOf(game, game.setup.presets.find(({ id }) => id === 'small')?.setup, 5);
  table.start();
  while (!table.ask().some(({ kind }) => kind === 'together')) {
    const [question] = table.ask();
    const choice = question?.choices.find(({ not, form }) => !not && !form);
    if (!question || !choice) throw new Error('no orders are asked for');
    table.answer({ moves: [choice], seen: question.seen });
  }
  const [question] = table.ask();
  if (question?.kind !== 'together') throw new Error('orders are one question');
  expect(question).toMatchObject({ group: 'orders', complete: true });
  expect(question.moves.length).toBeGreaterThan(2);
  expect(question.moves.at(-1)?.role).toBe('commits');
  const bare = table.together(question.seat, 'orders', (offered) => offered.find(({ role }) => role === 'commits'));
  expect(bare.moves.map(({ role }) => role)).toEqual(['commits', 'commits']);
  expect(table.answer({ moves: bare.moves, seen: question.seen })).toMatchObject({ ok: true });
});
