import { Combat, type PromptChoice, type Ruleset, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { autoPassLeaks } from './leaks.ts';

async function begin(a: string, b: string) {
  const found = findGame('flesh-and-blood');
  if (!found.ok) throw new Error(found.reason.code);
  const game = await loadWhole(found.card);
  const read = game.setup.check({ players: { A: a, B: b } });
  if (!read.ok) throw new Error('setup');
  const { always: _, ...flow } = game.rules;
  const combat = Combat.begin(game.rules, read.setup, seededDice(3));
  return { combat, rules: flow as Ruleset<Types> };
}
/** Makes choices of the first player, the first that is wanted, until the other one is asked. */
function until(combat: Combat<Types>, seat: string, wanted: readonly string[]): PromptChoice<Types>[] {
  for (let i = 0; i < 60; i++) {
    const free = combat.prompt().filter(({ place, not }) => place === 'flow' && !not);
    if (free.every((one) => one.seat === seat)) return free;
    const [next] = wanted.flatMap((type) => free.find(({ action }) => action.type === type) ?? []);
    if (!next) throw new Error(`nothing of ${wanted} in ${free.map(({ action }) => action.type)}`);
    combat.move(next.seat, next.action);
  }
  throw new Error('nobody was asked');
}
const others = ['A'];

test('an automatic pass of a hand that may hold an instant leaks, no matter what it holds: the other player would know', async () => {
  // Two instants are among the cards of Dorinthea; which of them lie in the hand, Rhinar cannot know.
  const { combat, rules } = await begin('rhinar', 'dorinthea');
  until(combat, 'B', ['weapon', 'pitch', 'pass']);
  expect(autoPassLeaks(rules, combat.state, 'B', others)).toBe(true);
  const { hand, deck } =
    (combat.state as unknown as { players: Record<string, { hand: string[]; deck: string[] }> }).players.B ?? {};
  // The same with every instant below the others: what matters is what could be there, not what is.
  const moved = structuredClone(combat.state) as typeof combat.state & { players: Record<string, typeof player> };
  const player = { hand: hand ?? [], deck: deck ?? [] };
  const all = [...player.hand, ...player.deck].sort(
    (x, y) => Number(x.startsWith('sigil')) - Number(y.startsWith('sigil')),
  );
  Object.assign(moved.players.B as object, {
    hand: all.slice(0, player.hand.length),
    deck: all.slice(player.hand.length),
  });
  expect(autoPassLeaks(rules, moved, 'B', others)).toBe(true);
});

test('if no card of a deck could be played in a window, a pass betrays nothing', async () => {
  const { combat, rules } = await begin('dorinthea', 'rhinar');
  const free = until(combat, 'B', ['weapon', 'pitch', 'pass']);
  expect(free.map(({ action }) => action.type)).toEqual(['pass']);
  expect(autoPassLeaks(rules, combat.state, 'B', others)).toBe(false);
  // The Defend Step is a real question, and a reaction may come.
  expect(autoPassLeaks(rules, combat.state, 'B', [])).toBe(false);
});
