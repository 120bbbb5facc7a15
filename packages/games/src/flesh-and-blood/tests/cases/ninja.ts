import { expect } from 'vitest';
import { table } from '../fixture.ts';
import { type Cases, combo, FLOAT, holding, power, strike } from './shared.ts';

const again = (card: string, n: number) => () => {
  const t = strike(card);
  expect(t.link).toMatchObject({ power: n, goAgain: true });
  expect(t.player('A').action_points).toBe(1);
};
const fluster = (card: string, n: number) => () => {
  power(combo(['head-jab-red', 'open-the-center-red'], card), n + 2);
  power(combo(['head-jab-red'], card), n);
};
const knee = (card: string, n: number) => () => {
  const t = combo(['leg-tap-red'], card);
  power(t, n + 2);
  expect(t.resolve().link.goAgain).toBe(true);
  const no = combo([], card);
  power(no, n);
  expect(no.resolve().link.goAgain).toBe(false);
};
const gust = (card: string, n: number) => () => {
  const t = holding(['surging-strike-red', card], { deck: ['dodge-blue'] }, { script: { draws: [0] } });
  t.play('A', 'surging-strike-red').resolve().play('A', card).to('reaction');
  power(t, n + 1);
  expect(t.resolve().link.goAgain).toBe(true);
  expect(t.done().player('A').hand).toEqual(['dodge-blue']);
  const no = strike(card, { deck: ['dodge-blue'] });
  expect(no.link).toMatchObject({ power: n, goAgain: false });
  expect(no.player('A').hand).toEqual([]);
};

export const NINJA_CASES: Cases = {
  'flying-kick-red'() {
    power(combo(['head-jab-red', 'head-jab-blue'], 'flying-kick-red'), 7);
    power(combo(['head-jab-red'], 'flying-kick-red'), 5);
  },
  'torrent-of-tempo-red'() {
    expect(strike('torrent-of-tempo-red').link.goAgain).toBe(true);
    expect(strike('torrent-of-tempo-red', {}, { B: { shield: 5 } }).link.goAgain).toBe(false);
  },
  'bittering-thorns-yellow'() {
    const t = holding(['bittering-thorns-yellow', 'wounding-blow-red']).play('A', 'bittering-thorns-yellow').resolve();
    expect(t.link.goAgain).toBe(true);
    power(t.play('A', 'wounding-blow-red').to('reaction'), 5);
  },
  'salt-the-wound-yellow'() {
    power(combo(['head-jab-red', 'head-jab-blue'], 'salt-the-wound-yellow'), 4);
    power(combo([], 'salt-the-wound-yellow'), 2);
  },
  'whirling-mist-blossom-yellow'() {
    const mist = (before: string[], shield: number) => {
      const draws = before.length && !shield ? [0, 0] : [];
      const t = holding(
        [...before, 'whirling-mist-blossom-yellow'],
        { deck: ['dodge-blue', 'dodge-blue'] },
        { B: { shield }, script: { draws } },
      );
      for (const card of before) t.play('A', card).resolve();
      return t.play('A', 'whirling-mist-blossom-yellow').resolve().done().player('A').hand.length;
    };
    expect([mist(['head-jab-red'], 0), mist(['head-jab-red'], 3), mist([], 0)]).toEqual([2, 0, 0]);
  },
  'head-jab-blue': again('head-jab-blue', 1),
  'head-jab-red': again('head-jab-red', 3),
  'leg-tap-red': again('leg-tap-red', 4),
  'leg-tap-yellow': again('leg-tap-yellow', 3),
  'surging-strike-red': again('surging-strike-red', 5),
  'surging-strike-yellow': again('surging-strike-yellow', 4),
  'blackout-kick-red'() {
    power(combo(['leg-tap-red', 'rising-knee-thrust-red'], 'blackout-kick-red'), 7);
    power(combo(['leg-tap-red'], 'blackout-kick-red'), 4);
  },
  'fluster-fist-red': fluster('fluster-fist-red', 4),
  'fluster-fist-blue': fluster('fluster-fist-blue', 2),
  'open-the-center-red'() {
    const B = { hand: ['titanium-bauble-blue', 'titanium-bauble-blue'] };
    const t = holding(['head-jab-red', 'open-the-center-red'], {}, { B });
    t.play('A', 'head-jab-red').resolve().play('A', 'open-the-center-red').toDefend();
    power(t, 6);
    t.does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' });
    expect(t.why('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' })).toBe('dominate');
    expect(t.resolve().link.goAgain).toBe(true);
    expect(strike('open-the-center-red').link).toMatchObject({ power: 5, goAgain: false });
  },
  'rising-knee-thrust-red': knee('rising-knee-thrust-red', 3),
  'rising-knee-thrust-yellow': knee('rising-knee-thrust-yellow', 2),
  'whelming-gustwave-red': gust('whelming-gustwave-red', 3),
  'whelming-gustwave-blue': gust('whelming-gustwave-blue', 1),
  'flic-flak-blue'() {
    const flak = (then: string) => {
      const t = table({
        A: { hand: ['head-jab-red', 'head-jab-red'] },
        B: { hand: ['flic-flak-blue', then], floating_resources: FLOAT },
      });
      t.play('A', 'head-jab-red').to('reaction').pass().play('B', 'flic-flak-blue').clear();
      expect(t.state.reaction_block).toBe(2);
      t.resolve();
      return t.play('A', 'head-jab-red').block('B', then).state.combat_block_total;
    };
    expect([flak('fluster-fist-red'), flak('titanium-bauble-blue')]).toEqual([5, 3]);
  },
};
