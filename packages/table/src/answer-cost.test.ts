import { prompt } from '@fray/engine';
import { expect, it } from 'vitest';
import { couldReply } from './face.ts';
import { loadGame, tableOf } from './testing/play.ts';
import { openAnswer } from './testing/taps.ts';

const game = await loadGame('twilight-imperium');

/** The fastest of several runs, so that nothing else on the machine counts. */
function fastest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 30; run++) {
    const from = performance.now();
    work();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

it('finding who could answer takes at most 8 times one listing of choices per card tried and move of the line', () => {
  const forces = '2 dreadnought, 1 carrier, 1 cruiser, 2 fighter';
  const read = game.setup.check({
    attacker: { forces: `letnev: ${forces}`, hand: ['bunker'] },
    defender: { forces: `sol: ${forces}`, hand: ['fire-team'] },
    start: 'P2.1',
  });
  if (!read.ok) throw new Error('setup');
  const table = tableOf(game, read.setup, 3, { shared: true });
  const { combat, flow } = table;
  table.start();
  for (let i = 0; i < 40; i++) {
    const question = table.ask().find(({ kind }) => kind === 'roll') ?? table.ask()[0];
    if (question?.kind === 'together' && question.moves.length > 1) break;
    if (question) table.answer({ moves: openAnswer(game, table, question) });
  }
  const question = table.ask()[0];
  if (question?.kind !== 'together') throw new Error('no hits');
  const other = question.seat === 'attacker' ? 'defender' : 'attacker';
  const { moves } = question;
  const most = game.imagineMost?.(combat.view(undefined), other) as unknown as {
    parties: Record<string, { hand: string[] }>;
  };
  const cards = most.parties[other]?.hand.length ?? 0;
  const listing = fastest(() => void prompt(flow, combat.state));
  const finding = fastest(() => void couldReply(game, flow, combat.state, moves, other));
  expect(finding / listing / (cards * moves.length)).toBeLessThan(8);
});
