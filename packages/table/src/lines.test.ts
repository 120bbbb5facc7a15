import { afterEach, expect, it, vi } from 'vitest';
import { Pending } from './pending.ts';
import { Table } from './table.ts';
import { PLAYS, type Plays, playDeclared, playStepByStep, withCards } from './testing/lines.ts';
import { chanceWith, loadGame } from './testing/play.ts';

const SAMPLES = Number(process.env.FRAY_LINES ?? 40);

const game = await loadGame('twilight-imperium');
const presets = game.setup.presets.map(({ setup }) => withCards(setup));

/** How many setups give other events in one way of asking than in the other, how many plays there were, and how many hits of both sides at once. */
function compare(setups: readonly unknown[], plays: readonly Plays[], rounds = 2) {
  const counted = { different: 0, used: 0, pairs: 0 };
  const onPair = () => {
    counted.pairs++;
  };
  for (const [seed, setup] of setups.entries())
    for (const one of plays) {
      const declared = JSON.stringify(playDeclared(game, setup, seed, one, { rounds, onPair }));
      if (declared !== JSON.stringify(playStepByStep(game, setup, seed, one, rounds))) counted.different++;
      if (declared.includes('"effect":"direct-hit"')) counted.used++;
    }
  return counted;
}

it('twilight-imperium: the same decisions, asked step by step or as whole lines with one answer, give equal events', () => {
  const chance = chanceWith(20261117);
  const samples = Array.from({ length: SAMPLES }, () => withCards(game.setup.sample(chance)));
  const ofPresets = compare(presets, PLAYS);
  expect(ofPresets.different).toBe(0);
  expect(ofPresets.used).toBeGreaterThan(10);
  expect(compare(samples, ['none', 'first', 'second'], 1).different).toBe(0);
});

it('the hits of both sides, accepted with one answer where nobody could answer in between, give the events of one after the other', () => {
  const chance = chanceWith(20261120);
  const samples = Array.from({ length: SAMPLES / 4 }, () => game.setup.sample(chance));
  const { different, pairs } = compare([...game.setup.presets.map(({ setup }) => setup), ...samples], ['none']);
  expect(different).toBe(0);
  expect(pairs).toBeGreaterThan(10);
  vi.spyOn(Table.prototype, 'isOneAnswer').mockReturnValue(true);
  expect(() => compare(presets, ['first']), 'somebody answers').toThrow('not-offered');
});

afterEach(() => {
  vi.restoreAllMocks();
});
it('notices a line that survives a played card', () => {
  vi.spyOn(Pending.prototype, 'interrupt').mockImplementation(() => undefined);
  expect(compare(presets, ['first']).different).toBeGreaterThan(0);
});
it('notices a line that yields to another seat', () => {
  const { next } = Pending.prototype;
  vi.spyOn(Pending.prototype, 'next').mockImplementation(function (this: Pending, state, list) {
    const seats = new Set(list.filter(({ not, group }) => !not && group === 'hits').map(({ seat }) => seat));
    return seats.size > 1 ? undefined : next.call(this, state, list);
  });
  expect(compare(presets, ['none']).different).toBeGreaterThan(0);
});

it('an answer ends with the step of its line', () => {
  const reply = (base: string, depth: number) => {
    const pending = new Pending();
    const move = { seat: 'bob', action: { type: 'strike' } };
    const replies = new Map([['bob', { after: 1, move }]]);
    pending.set([], { from: { depth: 1, step: 'hits' }, made: 1, replies });
    const state = { frames: [{ step: base }, { step: 'window' }].slice(0, depth) } as never;
    const listed = { ...move, place: 'flow', role: 'acts', about: [] } as const;
    pending.review(state, []);
    return pending.reply(state, [listed])?.action.type;
  };
  expect([reply('hits', 2), reply('other hits', 2), reply('hits', 1)]).toEqual(['strike', undefined, undefined]);
});
