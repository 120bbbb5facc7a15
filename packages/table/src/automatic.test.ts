import type { PromptChoice, Role, Types } from '@fray/engine';
import { type AnyGame, GAMES } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { autoChoice, followsRoll, type PastPrompt } from './automatic.ts';
import { visibleChoices } from './choices.ts';
import { loadGame, tableOf } from './testing/play.ts';
import type { Pace } from './types.ts';

const choice = (role: Role, more: Partial<PromptChoice<Types>> = {}): PromptChoice<Types> => ({
  seat: 'a',
  action: { type: role },
  place: 'flow',
  role,
  about: [],
  ...more,
});
const around = { isHarmless: () => true, followsRoll: () => false, leaks: () => false };
const blocked = { not: { code: 'no' } };

describe('a single legal choice', () => {
  it('is made automatically, unless it rolls, risks or ends', () => {
    for (const role of ['acts', 'commits', 'goes on', 'passes'] as const) {
      expect(autoChoice([choice(role), choice('acts', blocked)], around)?.role).toBe(role);
      expect(autoChoice([choice(role), choice('acts')], around)).toBeUndefined();
      expect(autoChoice([choice(role, { form: true })], around)).toBeUndefined();
    }
    for (const role of ['rolls', 'risks', 'ends'] as const) expect(autoChoice([choice(role)], around)).toBeUndefined();
  });
  it('or reveals: what would show something is asked', () => {
    const reveals = { ...around, isHarmless: () => false };
    expect(autoChoice([choice('commits')], reveals)).toBeUndefined();
    expect(autoChoice([choice('acts')], reveals)).toBeUndefined();
    expect(autoChoice([choice('passes')], reveals)?.role).toBe('passes');
  });
  it('or betrays a hand by passing', () => {
    const leaks = { ...around, leaks: () => true };
    expect(autoChoice([choice('passes')], leaks)).toBeUndefined();
    expect(autoChoice([choice('goes on')], leaks)?.role).toBe('goes on');
  });
});

describe('dice of both sides are rolled by one answer', () => {
  const past = (role: Role, step = 'P2.4', ...others: PromptChoice<Types>[]): PastPrompt => {
    const taken = choice(role, { seat: 'b' });
    return { list: [taken, ...others], taken, step, decided: role === 'rolls' };
  };
  const follows = (before: PastPrompt[], seat = 'a') => followsRoll(seat, 'P2.4', before);
  it('if nobody could do anything between the two rolls', () => {
    expect(follows([past('passes'), past('passes'), past('rolls')])).toBe(true);
    expect(follows([past('passes', 'P2.4', choice('acts')), past('rolls')])).toBe(false);
  });
  it('not those of another step, and not the first', () => {
    expect(follows([past('passes', 'P2.3'), past('rolls', 'P2.3')])).toBe(false);
    expect(follows([])).toBe(false);
  });
  it('once a side: who has rolled decides when to roll again', () => {
    expect(follows([past('rolls')], 'b')).toBe(false);
    expect(follows([{ ...past('rolls'), decided: false }, past('rolls')])).toBe(true);
    expect(follows([{ ...past('rolls'), decided: false }])).toBe(false);
  });
});

/** A combat at one pace, everything decided by the game's own policy: how many answers it took, and all moves with their dice. */
function playThrough(game: AnyGame, setup: unknown, pace: Pace): { answers: number; moves: unknown[] } {
  // Hands lie open: otherwise a pass that betrays one would be asked.
  const table = tableOf(game, setup, 7, { pace, open: true });
  const { combat } = table;
  table.start();
  let answers = 0;
  // The table says what it holds: nobody can be asked for it here.
  for (; answers < 3000 && combat.outcome === undefined && !combat.need; answers++) {
    const first = table.list.find(({ not }) => !not) as PromptChoice<Types>;
    const { seat } = first;
    // The host has no policy: the first thing offered, at both paces.
    const action = game.players.includes(seat) ? combat.askBot(seat, game.bot) : first.action;
    const answer = table.answer({ moves: [{ seat, action: action as Types['action'] }] });
    if (!answer.ok) throw new Error(`refused after ${answers} answers: ${answer.reason.code}`);
  }
  expect(combat.outcome ?? combat.need).toBeDefined();
  return { answers, moves: combat.moves.map(({ part: _, ...move }) => move) };
}

describe('both paces give the same moves with the same dice', () => {
  it.each(GAMES.map((card) => [card.name, card] as const))('%s', async (_, card) => {
    const game = await loadGame(card.id);
    for (const preset of game.setup.presets.slice(0, 2)) {
      const read = game.setup.check(preset.setup);
      if (!read.ok) throw new Error(preset.id);
      const round = playThrough(game, read.setup, 'round');
      const step = playThrough(game, read.setup, 'step');
      expect(round.moves, preset.id).toEqual(step.moves);
      expect(step.answers, 'at pace step everything is asked').toBe(step.moves.length);
      if (game.id === 'twilight-imperium') expect(round.answers).toBeLessThan(step.answers);
    }
  });
});

it('with unknown hands too: nobody is asked for what could be held, and the moves are the same', async () => {
  const game = await loadGame('twilight-imperium');
  const read = game.setup.check({
    attacker: 'letnev: 2 dreadnought, 1 carrier, 2 fighter',
    defender: 'jol-nar: 2 cruiser, 1 destroyer',
    start: 'P2.1',
    extent: 'space',
  });
  if (!read.ok) throw new Error(read.reason.code);
  const round = playThrough(game, read.setup, 'round');
  const step = playThrough(game, read.setup, 'step');
  expect(round.moves).toEqual(step.moves);
  expect(round.answers).toBeLessThan(step.answers / 2);
});

describe('what nobody is known to hold is no question', () => {
  const state = { frames: [] } as unknown as Types['state'];
  const card = choice('acts', { action: { type: 'card' } });
  const visible = (list: readonly PromptChoice<Types>[]) =>
    visibleChoices(list, state, ({ action }) => action.type === 'card');
  it('it is passed; of several seats that could only pass the first does', () => {
    const other = choice('passes', { seat: 'b' });
    expect(visible([card, choice('passes'), other])).toEqual([choice('passes')]);
    expect(autoChoice(visible([card, choice('passes')]), around)?.role).toBe('passes');
  });
  it('but what somebody is known to be able to do is asked', () => {
    const list = [card, choice('acts'), choice('passes')];
    expect(visible(list)).toEqual(list.slice(1));
    expect(autoChoice(visible(list), around)).toBeUndefined();
    expect(visible(list.slice(1))).toEqual(list.slice(1));
  });
});
