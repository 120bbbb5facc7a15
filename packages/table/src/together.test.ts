import { expect, it } from 'vitest';
import { withCards } from './testing/lines.ts';
import { loadGame, tableOf } from './testing/play.ts';
import { openAnswer } from './testing/taps.ts';
import type { TableOptions } from './types.ts';

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

const ti4 = await loadGame('twilight-imperium');
/** Both sides have hits to assign, and what each would answer. */
function hitsOfBoth(setup: unknown, options: TableOptions) {
  const table = tableOf(ti4, setup, 1, options);
  table.start();
  for (;;) {
    const asked = table.ask();
    const lines = asked.flatMap((one) => (one.kind === 'together' ? [one.moves] : []));
    if (lines.length > 1) return { table, lines, pair: lines.flat() };
    const [first] = asked;
    if (!first) throw new Error('no hits of both sides');
    expect(table.answer({ moves: openAnswer(ti4, table, first) }).ok).toBe(true);
  }
}
const evenFight = ti4.setup.presets.find(({ id }) => id === 'even-fleets')?.setup;

it('one answer accepts the hits of both sides, and one undo takes it back; each side can still be accepted alone', () => {
  const { table, pair, lines } = hitsOfBoth(evenFight, { shared: true });
  const { at } = table.combat;
  expect(table.isOneAnswer(pair)).toBe(true);
  expect(table.answer({ moves: pair }).ok).toBe(true);
  expect(table.combat.moves.slice(at, at + pair.length)).toMatchObject(
    pair.map(({ seat, action }) => ({ seat, action })),
  );
  expect(table.ask().some(({ kind }) => kind === 'together')).toBe(false);
  expect(table.undo().ok).toBe(true);
  expect(table.combat.at).toBe(at);
  expect(table.answer({ moves: lines[0] ?? [] }).ok).toBe(true);
  expect(table.ask().map(({ kind, seat }) => [kind, seat])).toEqual([['together', lines[1]?.[0]?.seat]]);
});

it('each seat accepts its hits alone at two devices, at every step, against a bot, before all are assigned, and where somebody can answer', () => {
  const { table, pair, lines } = hitsOfBoth(evenFight, {});
  expect(table.isOneAnswer(pair), 'two devices').toBe(false);
  table.shared = true;
  expect(table.isOneAnswer(pair)).toBe(true);
  expect(table.isOneAnswer(lines[0] ?? []), 'the other side is left').toBe(false);
  table.pace = 'step';
  expect(table.isOneAnswer(pair), 'every step').toBe(false);
  table.pace = 'round';
  table.sitters = { defender: 'bot' };
  expect(table.isOneAnswer(pair), 'a bot').toBe(false);
  const armed = (open: boolean) => hitsOfBoth(withCards(evenFight), { shared: true, open });
  for (const one of [armed(true), armed(false)]) {
    expect(one.pair.some(({ action }) => action.type === 'sustain')).toBe(true);
    expect(one.table.isOneAnswer(one.pair), 'Direct Hit').toBe(false);
  }
});

it('hits that destroy all that is left of both sides are assigned without a tap', () => {
  const read = ti4.setup.check({
    attacker: { forces: 'sol: 1 cruiser', hand: [] },
    defender: { forces: 'letnev: 1 cruiser', hand: [] },
    start: 'P2.1',
    extent: 'space',
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  let both = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const table = tableOf(ti4, read.setup, seed, { shared: true });
    const { combat } = table;
    table.start();
    while (combat.outcome === undefined) {
      const [question] = table.ask();
      if (question?.kind !== 'roll') throw new Error(`asked for ${question?.kind}`);
      expect(table.answer({ moves: question.moves }).ok).toBe(true);
    }
    if (!(combat.state as unknown as { units: unknown[] }).units.length) both++;
  }
  expect(both, 'they destroyed each other').toBeGreaterThan(0);
});
