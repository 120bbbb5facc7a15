import { expect } from 'vitest';
import { table } from '../fixture.ts';
import { attacking, type Cases, FLOAT, holding, power, strike, thenAttack } from './shared.ts';

const HAND = ['dodge-blue'];
const one = { script: { draws: [0] } };

/** Announces with a random discard of `fodder` as the cost. */
const discards = (card: string, fodder: string, hero = 'bravo') =>
  holding([card, fodder], { hero }, one).play('A', card).to('reaction');
const drawDiscard = (card: string, fodder: string) => {
  const t = table({
    A: { hand: [card], deck: [fodder], hero: 'bravo', floating_resources: FLOAT },
    B: { hand: [...HAND] },
    script: { draws: fodder === 'muscle-mutt-yellow' && card === 'wrecking-ball-red' ? [0, 0, 0] : [0, 0] },
  });
  t.play('A', card).toDefend();
  expect(t.player('A').graveyard).toEqual([fodder]);
  return t.done();
};
const intimidates = (card: string) => () => {
  const t = attacking(card, {}, { B: { hand: [...HAND] }, ...one });
  expect(t.player('B')).toMatchObject({ hand: [], intimidated: HAND });
  expect(t.player('A').turn.intimidated).toBe(true);
  t.done();
};
const bellow = (card: string, n: number) => () => {
  const t = thenAttack(card, 'smash-with-big-tree-yellow', {}, { B: { hand: [...HAND] }, ...one });
  power(t, 6 + n);
  expect(t.player('B').intimidated).toEqual(HAND);
  power(thenAttack(card, 'muscle-mutt-yellow'), 6);
};
const beatdown = (card: string, n: number) => () => {
  const B = { hand: ['titanium-bauble-blue', 'titanium-bauble-blue', 'titanium-bauble-blue'] };
  const t = thenAttack(card, 'smash-with-big-tree-yellow', {}, { B, ...one });
  power(t, 6 + n);
  const two = holding([card, 'smash-with-big-tree-yellow'], {}, { B: { hand: [...B.hand] }, ...one });
  two.play('A', card).clear().play('A', 'smash-with-big-tree-yellow');
  power(two.block('B', 'titanium-bauble-blue', 'titanium-bauble-blue'), 6);
};
const romp = (card: string, n: number) => () => {
  const t = discards(card, 'dodge-blue');
  power(t, n);
  expect(t.player('A').graveyard).toEqual(['dodge-blue']);
  expect(holding([card]).why('A', { type: 'play', card, from: 'hand' })).toBe('nothing-to-keep');
};

export const BRUTE_CASES: Cases = {
  'chief-rukutan'() {
    const t = table({
      A: {
        hand: ['wild-ride-red', 'raging-onslaught-yellow', 'head-jab-red'],
        arsenal: { card: 'chief-rukutan', up: true },
        deck: ['alpha-rampage-red'],
        floating_resources: FLOAT,
        action_points: 1,
        hero: 'bravo',
      },
      B: { hand: ['dodge-blue', 'dodge-blue'] },
      script: { draws: [0, 0] },
    });
    t.play('A', 'raging-onslaught-yellow').both();
    expect(t.player('B').intimidated).toHaveLength(1);
    expect(t.player('A').arsenal).toMatchObject({ lessons: 1 });
    t.close();
    t.state.players.A.action_points = 1;
    t.play('A', 'head-jab-red').clear();
    expect(t.player('A').arsenal).toMatchObject({ lessons: 1 });
    t.close();
    t.play('A', 'wild-ride-red').both();
    expect(t.player('A').arsenal).toMatchObject({ card: 'alpha-rampage-red', up: true });
    expect(t.player('A').banished).toEqual(['chief-rukutan']);
  },
  'alpha-rampage-red'() {
    const t = holding(
      ['alpha-rampage-red', 'dodge-blue'],
      { hero: 'bravo' },
      { B: { hand: [...HAND] }, script: { draws: [0, 0] } },
    );
    t.play('A', 'alpha-rampage-red').toDefend().done();
    power(t, 9);
    expect(t.player('A').graveyard).toEqual(['dodge-blue']);
    expect(t.player('B').intimidated).toEqual(HAND);
  },
  'beast-mode-red'() {
    power(attacking('beast-mode-red'), 6);
    power(attacking('beast-mode-red', { turn: { intimidated: true } }), 8);
  },
  'pack-hunt-red': intimidates('pack-hunt-red'),
  'smash-instinct-yellow': intimidates('smash-instinct-yellow'),
  'smash-instinct-red'() {
    intimidates('smash-instinct-red')();
    power(attacking('smash-instinct-red'), 7);
  },
  'bare-fangs-red'() {
    power(drawDiscard('bare-fangs-red', 'muscle-mutt-yellow'), 8);
    power(drawDiscard('bare-fangs-red', 'dodge-blue'), 6);
  },
  'wild-ride-red'() {
    expect(drawDiscard('wild-ride-red', 'muscle-mutt-yellow').resolve().link.goAgain).toBe(true);
    expect(drawDiscard('wild-ride-red', 'dodge-blue').resolve().link.goAgain).toBe(false);
  },
  'wrecking-ball-red'() {
    expect(drawDiscard('wrecking-ball-red', 'muscle-mutt-yellow').player('B').intimidated).toEqual(HAND);
    expect(drawDiscard('wrecking-ball-red', 'dodge-blue').player('B').intimidated).toEqual([]);
  },
  'awakening-bellow-red': bellow('awakening-bellow-red', 3),
  'awakening-bellow-blue': bellow('awakening-bellow-blue', 1),
  'pack-call-yellow'() {
    const call = (top: string) => {
      const t = table({
        A: { hand: ['head-jab-red'] },
        B: { hand: ['pack-call-yellow'], deck: [top], bottom: [{ how: 'open', cards: ['dodge-blue'] }] },
        script: { draws: [0] },
      });
      t.play('A', 'head-jab-red').block('B', 'pack-call-yellow').both();
      return t.player('B');
    };
    expect(call('muscle-mutt-yellow').top).toEqual([{ how: 'open', cards: ['muscle-mutt-yellow'] }]);
    expect(call('titanium-bauble-blue')).toMatchObject({
      top: [],
      bottom: [{ cards: ['dodge-blue'] }, { how: 'open', cards: ['titanium-bauble-blue'] }],
    });
  },
  'smash-with-big-tree-yellow'() {
    const t = strike('smash-with-big-tree-yellow');
    expect(t.life).toBe(14);
    const no = table({ A: { hand: ['head-jab-red'] }, B: { hand: ['smash-with-big-tree-yellow'] } })
      .play('A', 'head-jab-red')
      .toDefend();
    expect(no.why('B', { type: 'block', card: 'smash-with-big-tree-yellow', from: 'hand' })).toBe('no-defense');
  },
  'barraging-beatdown-yellow': beatdown('barraging-beatdown-yellow', 3),
  'barraging-beatdown-blue': beatdown('barraging-beatdown-blue', 2),
  'wrecker-romp-blue': romp('wrecker-romp-blue', 6),
  'wrecker-romp-red': romp('wrecker-romp-red', 8),
  'savage-swing-red': romp('savage-swing-red', 7),
  'savage-swing-yellow': romp('savage-swing-yellow', 6),
  'clearing-bellow-blue'() {
    const t = holding(['clearing-bellow-blue'], {}, { B: { hand: [...HAND] }, ...one })
      .play('A', 'clearing-bellow-blue')
      .both();
    expect(t.player('B').intimidated).toEqual(HAND);
    expect(t.player('A').action_points).toBe(1);
    const empty = holding(['clearing-bellow-blue']).play('A', 'clearing-bellow-blue').both();
    expect(empty.all('intimidate')).toMatchObject([{ banished: 0 }]);
    expect(empty.player('A').turn.intimidated).toBe(true);
  },
  'breakneck-battery-red'() {
    expect(discards('breakneck-battery-red', 'muscle-mutt-yellow').resolve().link.goAgain).toBe(true);
    expect(discards('breakneck-battery-red', 'dodge-blue').resolve().link.goAgain).toBe(false);
  },
  'savage-feast-red'() {
    const feast = (fodder: string) => {
      const draws = fodder === 'dodge-blue' ? [0] : [0, 0];
      const t = holding(['savage-feast-red', fodder], { hero: 'bravo', deck: ['head-jab-red'] }, { script: { draws } });
      return t.play('A', 'savage-feast-red').toDefend().done().player('A').hand;
    };
    expect([feast('muscle-mutt-yellow'), feast('dodge-blue')]).toEqual([['head-jab-red'], []]);
  },
  'primeval-bellow-blue'() {
    const t = holding(['primeval-bellow-blue', 'dodge-blue'], { hero: 'bravo', weapons: ['bone-basher'] }, one);
    t.play('A', 'primeval-bellow-blue').both();
    expect(t.player('A').graveyard).toEqual(['dodge-blue', 'primeval-bellow-blue']);
    power(t.swing('A').to('reaction'), 7);
  },
};
