import { Combat, clone, type PromptChoice, type Ruleset, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { Leaks } from './leaks.ts';
import { loadGame, tableOf } from './testing/play.ts';

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
const passOf = (seat: string) => ({ seat, action: { type: 'pass' } });

/** The same with every instant of B below the other cards: A cannot tell the two apart. */
function withInstantsBelow(state: Types['state']): Types['state'] {
  type Cards = { players: { B: { hand: string[]; deck: string[] } } };
  const moved = clone(state) as Types['state'] & Cards;
  const { hand, deck } = moved.players.B;
  const all = [...hand, ...deck].sort((x, y) => Number(x.startsWith('sigil')) - Number(y.startsWith('sigil')));
  Object.assign(moved.players.B, { hand: all.slice(0, hand.length), deck: all.slice(hand.length) });
  return moved;
}

test('an automatic pass of a hand that may hold an instant leaks, no matter what it holds: the other player would know', async () => {
  // Two instants are among the cards of Dorinthea; which of them lie in the hand, Rhinar cannot know.
  const { combat, rules } = await begin('rhinar', 'dorinthea');
  until(combat, 'B', ['weapon', 'pitch', 'pass']);
  expect(new Leaks({ rules }).betrays(combat.state, passOf('B'), others)).toBe(true);
  const moved = withInstantsBelow(combat.state);
  expect(new Leaks({ rules }).betrays(moved, passOf('B'), others)).toBe(true);
});

test('if no card of a deck could be played in a window, a pass betrays nothing', async () => {
  const { combat, rules } = await begin('dorinthea', 'rhinar');
  const free = until(combat, 'B', ['weapon', 'pitch', 'pass']);
  expect(free.map(({ action }) => action.type)).toEqual(['pass']);
  expect(new Leaks({ rules }).betrays(combat.state, passOf('B'), others)).toBe(false);
  // The Defend Step is a real question, and a reaction may come.
  expect(new Leaks({ rules }).betrays(combat.state, passOf('B'), [])).toBe(false);
});

/** At every moment of a combat: would a pass of the other seat betray its hand, with one list of choices first and without it? */
async function checkBothWays(imagineMost: ConstructorParameters<typeof Leaks>[0]['imagineMost']) {
  const game = await loadGame('flesh-and-blood');
  const { combat } = tableOf(game, game.setup.presets[0]?.setup, 11);
  const { always: _, ...flow } = game.rules;
  const oneByOne = new Leaks({ rules: flow });
  const atOnce = new Leaks({ rules: flow, imagineMost });
  const found = { moments: 0, leaks: 0, differ: 0 };
  while (found.moments < 120) {
    const next = combat.prompt().find(({ place, not }) => place === 'flow' && !not);
    if (!next) throw new Error('the combat ended early');
    combat.playBot(next.seat, game.bot);
    for (const [one, other] of [
      ['A', 'B'],
      ['B', 'A'],
    ] as const) {
      const exact = oneByOne.betrays(combat.state, passOf(one), [other]);
      found.moments++;
      if (exact) found.leaks++;
      if (atOnce.betrays(combat.state, passOf(one), [other]) !== exact) found.differ++;
    }
  }
  return found;
}

test('a hand of every card that could be held answers as all hands do one by one, at 120 moments', async () => {
  const game = await loadGame('flesh-and-blood');
  const found = await checkBothWays(game.imagineMost);
  expect(found.differ).toBe(0);
  expect(found.leaks).toBeGreaterThan(5);
  expect(found.moments - found.leaks).toBeGreaterThan(30);
});

test('only a hand of every card that could be held may settle it: an empty one is noticed', async () => {
  const game = await loadGame('flesh-and-blood');
  const found = await checkBothWays((view, seat) => {
    const most = game.imagineMost?.(view, seat) as Types['state'] & { players: Record<string, { hand: string[] }> };
    return { ...most, players: { ...most.players, [seat]: { ...most.players[seat], hand: [] } } } as Types['state'];
  });
  expect(found.differ).toBeGreaterThan(0);
});

test('what was found is remembered by view: states that differ only in what nobody else sees are imagined once', async () => {
  const { combat, rules } = await begin('rhinar', 'dorinthea');
  until(combat, 'B', ['weapon', 'pitch', 'pass']);
  let imagined = 0;
  const counting: Ruleset<Types> = {
    ...rules,
    imagine(...asked) {
      imagined++;
      return rules.imagine(...asked);
    },
  };
  const leaks = new Leaks({ rules: counting });
  expect(leaks.betrays(combat.state, passOf('B'), others)).toBe(true);
  const once = imagined;
  expect(once).toBeGreaterThan(0);
  expect(leaks.betrays(withInstantsBelow(combat.state), passOf('B'), others)).toBe(true);
  expect(imagined).toBe(once);
  // Another view is another question.
  combat.playBot('B', () => ({ type: 'pass' }));
  leaks.betrays(combat.state, passOf('B'), others);
  expect(imagined).toBeGreaterThan(once);
});
