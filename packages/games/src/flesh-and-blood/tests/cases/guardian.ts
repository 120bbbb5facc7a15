import { expect } from 'vitest';
import type { Position, Side } from '../fixture.ts';
import { table } from '../fixture.ts';
import { type Cases, FLOAT, holding, power, reacts, strike } from './shared.ts';

/** Crush needs 4 damage: unblocked it applies, against a shield it does not. */
function crush(card: string, B: Side, more: Partial<Position> = {}) {
  const t = holding([card], {}, { B, ...more })
    .play('A', card)
    .to('damage');
  const no = holding([card], {}, { B: { ...B, shield: 99 } })
    .play('A', card)
    .resolve();
  expect(no.link.hit).toBe(false);
  return { t, no };
}
const buckling = (card: string, n: number) => () => {
  const { t, no } = crush(card, { equipment: ['gallantry-gold', 'ironrot-legs'] });
  expect(t.link.damage).toBe(n);
  t.both().does('A', { type: 'choose', card: 'ironrot-legs' });
  expect(t.player('B').equipment).toMatchObject([{ worn: 0 }, { worn: 1 }]);
  expect(no.player('B').equipment).toMatchObject([{ worn: 0 }, { worn: 0 }]);
};
const debilitate = (card: string, n: number) => () => {
  const { t, no } = crush(card, { hand: ['wounding-blow-red', 'head-jab-red'] });
  expect(t.link.damage).toBe(n);
  t.close().endTurn();
  t.play('B', 'head-jab-red').to('reaction');
  power(t, 1);
  t.resolve();
  power(t.play('B', 'wounding-blow-red').to('reaction'), 4);
  expect(no.player('B').later).toEqual([]);
};
const disable = (card: string, n: number) => () => {
  const { t, no } = crush(card, { arsenal: 'dodge-blue' });
  expect(t.link.damage).toBe(n);
  t.resolve();
  expect(t.player('B')).toMatchObject({ arsenal: null, bottom: [{ how: 'secret', cards: ['dodge-blue'] }] });
  expect(t.combat.view('A').players.B.bottom).toEqual([{ how: 'secret', cards: 1 }]);
  expect(no.player('B').arsenal).not.toBeNull();
};
const cartilage = (card: string, n: number) => () => {
  const { t } = crush(card, { hand: ['head-jab-red', 'head-jab-blue'], arsenal: 'head-jab-red' });
  expect(t.link.damage).toBe(n);
  t.close().endTurn();
  t.does('B', { type: 'play', card: 'head-jab-red', from: 'hand' });
  expect(t.step).toBe('pay');
  t.pay('B').resolve();
  t.does('B', { type: 'play', card: 'head-jab-red', from: 'arsenal' });
  expect(t.phase).toBe('layer');
  expect(t.player('B').floating_resources).toBe(2);
};
/** The aura goes at the beginning of the action phase (or the start) of its owner's next turn. */
const aura = (card: string, n: number) => {
  const t = holding([card, 'debilitate-red'], {}, { B: { arsenal: 'dodge-blue' } })
    .play('A', card)
    .both();
  expect(t.player('A').permanents).toEqual([{ card }]);
  t.endTurn().endTurn();
  t.clear();
  expect(t.player('A').permanents).toEqual([]);
  expect(t.player('A').graveyard).toContain(card);
  t.state.players.A.floating_resources = FLOAT;
  power(t.play('A', 'debilitate-red').to('reaction'), 8 + n);
  return t;
};
const emerging = (card: string, n: number) => () => {
  const t = holding([card]).play('A', card).both();
  expect(t.player('A').action_points).toBe(1);
  aura(card, n);
};

export const GUARDIAN_CASES: Cases = {
  'crash-down-red'() {
    const t = holding(['crash-down-red']).play('A', 'crash-down-red').both();
    expect(t.player('A').action_points).toBe(0);
    aura('crash-down-red', 6);
  },
  'debilitate-red': debilitate('debilitate-red', 8),
  'debilitate-yellow': debilitate('debilitate-yellow', 7),
  'knock-em-off-their-feet-red'() {
    const { t, no } = crush('knock-em-off-their-feet-red', {
      hero: 'bravo-flattering-showman',
      arsenal: 'disable-blue',
      hand: ['dodge-blue'],
    });
    t.close().endTurn();
    expect(t.why('B', { type: 'activate', card: 'bravo-flattering-showman', zone: 'hero' })).toBe('tapped');
    t.endTurn();
    expect(t.player('B').tapped).toBe(false);
    expect(no.player('B').tapped).toBe(false);
  },
  'thunder-quake-red'() {
    expect(strike('thunder-quake-red').link.power).toBe(10);
    const t = table({ A: { hand: ['thunder-quake-red', 'dodge-blue'] }, B: { arsenal: 'dodge-blue' } }).both();
    t.does('A', { type: 'heave', card: 'thunder-quake-red' }).pay('A');
    expect(t.player('A').arsenal).toMatchObject({ card: 'thunder-quake-red', up: true });
    expect(t.player('A').permanents).toEqual([
      { card: 'seismic-surge' },
      { card: 'seismic-surge' },
      { card: 'seismic-surge' },
    ]);
    const poor = table({ A: { hand: ['thunder-quake-red'] } }).both();
    expect(poor.why('A', { type: 'heave', card: 'thunder-quake-red' })).toBe('cannot-pay');
  },
  'buckling-blow-yellow': buckling('buckling-blow-yellow', 7),
  'buckling-blow-red': buckling('buckling-blow-red', 8),
  'buckling-blow-blue': buckling('buckling-blow-blue', 6),
  'clash-of-mountains-blue'() {
    const clash = (attack: string, tops: [string, string], draws: number[]) => {
      const t = table({
        A: { hand: [attack], floating_resources: FLOAT, deck: [tops[0]] },
        B: { hand: ['clash-of-mountains-blue'], deck: [tops[1]] },
        script: { draws },
      });
      t.play('A', attack).block('B', 'clash-of-mountains-blue').to('reaction').done();
      return [t.player('A').permanents.length, t.player('B').permanents.length];
    };
    expect(clash('debilitate-red', ['muscle-mutt-yellow', 'head-jab-red'], [0, 0])).toEqual([1, 0]);
    expect(clash('debilitate-red', ['dodge-blue', 'head-jab-red'], [0, 0])).toEqual([0, 1]);
    expect(clash('debilitate-red', ['muscle-mutt-yellow', 'raging-onslaught-yellow'], [0, 0])).toEqual([0, 0]);
    expect(clash('muscle-mutt-yellow', ['muscle-mutt-yellow', 'head-jab-red'], [])).toEqual([0, 0]);
  },
  'crash-and-bash-blue'() {
    const t = table({
      A: { hand: ['head-jab-red'] },
      B: { hand: ['crash-and-bash-blue', 'disable-blue', 'dodge-blue'] },
    });
    t.play('A', 'head-jab-red').block('B', 'crash-and-bash-blue').both();
    expect(t.why('B', { type: 'choose', card: 'dodge-blue' })).toBe('no-crush');
    t.does('B', { type: 'choose', card: 'disable-blue' });
    expect(t.player('B').permanents).toEqual([{ card: 'seismic-surge' }]);
    expect(t.all('reveal')).toMatchObject([{ card: 'Disable' }]);
    const memory = holding(['crash-and-bash-blue']);
    expect(memory.why('A', { type: 'play', card: 'crash-and-bash-blue', from: 'hand' })).toBe('cannot-be-played');
  },
  'disable-blue': disable('disable-blue', 7),
  'disable-red': disable('disable-red', 9),
  'flatten-the-field-blue'() {
    const { t, no } = crush('flatten-the-field-blue', { permanents: ['seismic-surge', 'seismic-surge'] });
    expect(t.resolve().player('B').permanents).toHaveLength(1);
    expect(no.player('B').permanents).toHaveLength(2);
  },
  'grind-them-down-blue'() {
    const { t, no } = crush(
      'grind-them-down-blue',
      { deck: ['dodge-blue', 'head-jab-red'] },
      { script: { draws: [1] } },
    );
    expect(t.resolve().done().player('B')).toMatchObject({ deck: ['dodge-blue'], graveyard: ['head-jab-red'] });
    expect(no.player('B').deck).toHaveLength(2);
  },
  'macho-grande-blue'() {
    const t = holding(
      ['macho-grande-blue'],
      {},
      { B: { hand: ['dodge-blue', 'titanium-bauble-blue', 'en-garde-red'] } },
    );
    t.play('A', 'macho-grande-blue').toDefend().does('B', { type: 'block', card: 'en-garde-red', from: 'hand' });
    expect(t.why('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' })).toBe('dominate');
    expect(t.resolve().link.power).toBe(8);
  },
  'cartilage-crush-red': cartilage('cartilage-crush-red', 7),
  'cartilage-crush-blue': cartilage('cartilage-crush-blue', 5),
  'emerging-power-red': emerging('emerging-power-red', 3),
  'emerging-power-yellow': emerging('emerging-power-yellow', 2),
  'crush-confidence-blue'() {
    const { t } = crush('crush-confidence-blue', { hero: 'bravo', hand: ['dodge-blue'] });
    t.close().endTurn();
    expect(t.why('B', { type: 'activate', card: 'bravo', zone: 'hero' })).toBe('hero-lost');
    t.endTurn();
    expect(t.player('B').heroLost).toBe(false);
  },
  'staunch-response-blue'() {
    const plain = reacts('staunch-response-blue').does('B', { type: 'done' }).clear();
    expect(plain.state.reaction_block).toBe(5);
    expect(plain.player('B').floating_resources).toBe(FLOAT - 2);
    const more = reacts('staunch-response-blue').does('B', { type: 'option', option: 'extra' }).clear();
    expect(more.state.reaction_block).toBe(8);
    expect(more.player('B').floating_resources).toBe(FLOAT - 6);
  },
  'blessing-of-deliverance-blue'() {
    const bless = (pitched: string[], draws: number[]) => {
      const t = holding(
        ['blessing-of-deliverance-blue'],
        { pitched, deck: ['muscle-mutt-yellow'] },
        { script: { draws } },
      );
      t.play('A', 'blessing-of-deliverance-blue').both().clear();
      expect(t.player('A').action_points).toBe(1);
      return t.done();
    };
    expect(bless(['debilitate-red'], [0]).player('A').hand).toEqual(['muscle-mutt-yellow']);
    expect(bless(['dodge-blue'], []).player('A').hand).toEqual([]);
    const gain = (top: string) => {
      const t = table({
        A: { permanents: ['blessing-of-deliverance-blue'], top: [{ how: 'open', cards: [top] }] },
      }).clear();
      expect(t.player('A').permanents).toEqual([]);
      return t.player('A').life;
    };
    expect([gain('muscle-mutt-yellow'), gain('dodge-blue')]).toEqual([21, 20]);
  },
  'stonewall-confidence-blue'() {
    const t = table({
      A: { hand: ['wounding-blow-red'] },
      B: { hand: ['muscle-mutt-yellow', 'dodge-blue'], permanents: ['stonewall-confidence-blue'] },
    });
    expect(t.play('A', 'wounding-blow-red').block('B', 'muscle-mutt-yellow').state.combat_block_total).toBe(4);
    t.close().endTurn().clear();
    expect(t.player('B').permanents).toEqual([]);
    const played = holding(['stonewall-confidence-blue']).play('A', 'stonewall-confidence-blue').both();
    expect(played.player('A')).toMatchObject({ action_points: 1, permanents: [{ card: 'stonewall-confidence-blue' }] });
  },
};
