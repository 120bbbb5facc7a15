import { expect } from 'vitest';
import type { Side } from '../fixture.ts';
import { table } from '../fixture.ts';
import { type Cases, FLOAT, holding, power } from './shared.ts';

/** At the start of B's turn with this token; the stack of the start phase has resolved. */
const starts = (token: string, B: Side = {}) =>
  table({ A: { arsenal: 'dodge-blue' }, B: { permanents: [token], hand: ['wounding-blow-red'], ...B } }).endTurn();
const coin = (token: string, cost: number) => () => {
  const t = table({
    A: { permanents: [token], floating_resources: FLOAT, deck: ['dodge-blue'] },
    script: { draws: [0] },
  });
  t.use('A', token, 'permanent').both().done();
  expect(t.player('A')).toMatchObject({
    permanents: [],
    hand: ['dodge-blue'],
    action_points: 1,
    floating_resources: FLOAT - cost,
    graveyard: [],
  });
};

export const TOKEN_CASES: Cases = {
  quicken() {
    const t = holding(['wounding-blow-red'], { permanents: ['quicken'] })
      .play('A', 'wounding-blow-red')
      .both();
    expect(t.player('A')).toMatchObject({ permanents: [], graveyard: [] });
    expect(t.resolve().link.goAgain).toBe(true);
    const weapon = holding([], { permanents: ['quicken'], weapons: ['bone-basher'] })
      .swing('A')
      .resolve();
    expect(weapon.link.goAgain).toBe(true);
  },
  courage() {
    const t = holding(['wounding-blow-red'], { permanents: ['courage'] })
      .play('A', 'wounding-blow-red')
      .both();
    power(t, 5);
    expect(t.player('A').permanents).toEqual([]);
  },
  agility() {
    const t = starts('agility').play('B', 'wounding-blow-red').resolve();
    expect(t.link.goAgain).toBe(true);
    expect(t.player('B').permanents).toEqual([]);
  },
  might() {
    const t = starts('might').play('B', 'wounding-blow-red').to('reaction');
    power(t, 5);
    expect(t.player('B').permanents).toEqual([]);
  },
  vigor() {
    expect(starts('vigor').player('B')).toMatchObject({ floating_resources: 1, permanents: [] });
  },
  'seismic-surge'() {
    const t = holding(['debilitate-red'], { permanents: ['seismic-surge', 'seismic-surge'] }).clear();
    expect(t.player('A').permanents).toEqual([]);
    t.play('A', 'debilitate-red');
    expect(t.player('A').floating_resources).toBe(FLOAT - 2);
  },
  runechant() {
    const t = holding(['wounding-blow-red'], { permanents: ['runechant', 'runechant'] })
      .play('A', 'wounding-blow-red')
      .both(2);
    expect(t.life).toBe(18);
    expect(t.all('damage')).toMatchObject([
      { kind: 'arcane', damage: 1 },
      { kind: 'arcane', damage: 1 },
    ]);
  },
  'spectral-shield'() {
    const t = holding(['wounding-blow-red'], {}, { B: { permanents: ['spectral-shield'] } })
      .play('A', 'wounding-blow-red')
      .resolve();
    expect(t.life).toBe(17);
    expect(t.player('B').permanents).toEqual([]);
    expect(t.all('prevented')).toMatchObject([{ amount: 1, by: 'Spectral Shield' }]);
  },
  'spellbane-aegis'() {
    const aegis = (answer: 'prevent' | 'done') => {
      const t = holding(
        ['wounding-blow-red'],
        { permanents: ['runechant'] },
        { B: { permanents: ['spellbane-aegis'] } },
      );
      t.play('A', 'wounding-blow-red').both();
      t.does('B', answer === 'done' ? { type: 'done' } : { type: 'prevent', with: 'spellvoid:spellbane-aegis' });
      return [t.life, t.player('B').permanents.length];
    };
    expect([aegis('prevent'), aegis('done')]).toEqual([
      [20, 0],
      [19, 1],
    ]);
  },
  frostbite() {
    const t = table({
      A: { hand: ['head-jab-red', 'head-jab-blue'], permanents: ['frostbite'], floating_resources: 1 },
    });
    t.play('A', 'head-jab-red');
    expect(t.player('A')).toMatchObject({ floating_resources: 0, permanents: [] });
    const late = table({ A: { permanents: ['frostbite'], hand: ['head-jab-red'] } }).both();
    expect(late.player('A').permanents).toEqual([]);
  },
  frailty() {
    const A = { permanents: ['frailty'], weapons: ['bone-basher'], arsenal: 'wounding-blow-red' };
    power(
      holding([], { ...A })
        .swing('A')
        .to('reaction'),
      3,
    );
    power(
      holding([], { ...A })
        .play('A', 'wounding-blow-red', undefined, 'arsenal')
        .to('reaction'),
      3,
    );
    power(
      holding(['wounding-blow-red'], { ...A })
        .play('A', 'wounding-blow-red')
        .to('reaction'),
      4,
    );
    const end = holding([], { ...A }).both();
    expect(end.player('A').permanents).toEqual([]);
  },
  'bloodrot-pox'() {
    const rot = (answer: 'accept' | 'decline') => {
      const t = table({ A: { permanents: ['bloodrot-pox'], hand: ['dodge-blue'] } }).both();
      t.does('A', { type: answer }).pay('A');
      return [t.player('A').life, t.player('A').permanents.length];
    };
    expect([rot('accept'), rot('decline')]).toEqual([
      [20, 0],
      [18, 0],
    ]);
  },
  inertia() {
    const t = table({
      A: {
        permanents: ['inertia'],
        hand: ['dodge-blue', 'head-jab-red'],
        arsenal: 'wild-ride-red',
        deck: ['muscle-mutt-yellow'],
      },
      script: { draws: [0] },
    });
    t.both();
    expect(t.player('A')).toMatchObject({
      arsenal: null,
      permanents: [],
      hand: ['dodge-blue', 'head-jab-red', 'muscle-mutt-yellow', 'wild-ride-red'],
    });
    expect(t.all('deck_bottom')).toHaveLength(3);
  },
  gold: coin('gold', 2),
  silver: coin('silver', 3),
  copper: coin('copper', 4),
  ponder() {
    const t = table({
      A: {
        permanents: ['ponder'],
        hand: ['dodge-blue', 'dodge-blue', 'dodge-blue', 'dodge-blue'],
        deck: ['wild-ride-red', 'wild-ride-red'],
      },
      script: { draws: [0] },
    });
    t.endTurn();
    expect(t.done().player('A').hand).toHaveLength(5);
  },
};
