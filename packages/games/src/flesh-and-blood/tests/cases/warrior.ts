import { expect } from 'vitest';
import { table } from '../fixture.ts';
import { type Cases, FLOAT, holding, power, reactTo, thenAttack } from './shared.ts';

const BLADE = { weapons: ['dawnblade'] };

const next = (card: string, n: number) => () => power(thenAttack(card, 'weapon', BLADE), n);
const driving = (card: string, n: number) => () => {
  const t = thenAttack(card, 'weapon', BLADE);
  power(t, n);
  expect(t.resolve().link.goAgain).toBe(true);
};
const valor = (card: string, n: number) => () => {
  const t = thenAttack(card, 'weapon', BLADE);
  power(t, n);
  expect(t.link.attack.gains).toEqual([]);
  expect(t.resolve().link.goAgain).toBe(true);
  const missed = thenAttack(card, 'weapon', BLADE, { B: { shield: 9 } });
  expect(missed.resolve().link.goAgain).toBe(false);
};
const pilgrimage = (card: string, n: number) => () => {
  const top = (id: string) => ({ ...BLADE, top: [{ how: 'secret' as const, cards: [id] }] });
  const t = thenAttack(card, 'weapon', top('head-jab-blue'));
  power(t, n);
  t.resolve();
  expect(t.player('A').arsenal).toMatchObject({ card: 'head-jab-blue', up: false });
  expect(t.all('reveal')).toMatchObject([{ card: 'Head Jab' }]);
  const no = thenAttack(card, 'weapon', top('dodge-blue')).resolve();
  expect(no.player('A').arsenal).toBeNull();
  expect(no.player('A').top).toEqual([{ how: 'open', cards: ['dodge-blue'] }]);
  const full = thenAttack(card, 'weapon', { ...top('head-jab-blue'), arsenal: 'dodge-blue' }).resolve();
  expect(full.types).not.toContain('reveal');
};
const response = (card: string, n: number) => () => {
  power(reactTo(card, 'dawnblade', ['titanium-bauble-blue']), 3 + n);
  power(reactTo(card, 'dawnblade'), 3);
};
const biting = (card: string, n: number) => () => {
  const t = reactTo(card, 'dawnblade', ['titanium-bauble-blue']);
  power(t, 3 + n + 1);
  expect(t.player('A').turn.weaponPower).toBe(1);
  expect(reactTo(card, 'dawnblade').player('A').turn.weaponPower).toBe(0);
};
const stroke = (card: string, n: number) => () => {
  const t = table({
    A: { hand: [card, 'dodge-blue'], deck: ['head-jab-blue'], weapons: ['dawnblade'], floating_resources: FLOAT },
    B: { hand: ['titanium-bauble-blue'] },
    script: { draws: [0] },
  });
  t.swing('A').block('B', 'titanium-bauble-blue').to('reaction').play('A', card).both();
  power(t, 3 + n);
  expect(t.player('A').hand).toEqual(['dodge-blue', 'head-jab-blue']);
  t.does('A', { type: 'put', card: 'dodge-blue', where: 'top' });
  expect(t.player('A')).toMatchObject({ hand: ['head-jab-blue'], top: [{ how: 'secret', cards: ['dodge-blue'] }] });
  expect(t.newsFor('B')).toContainEqual({ type: 'deck_top', player: 'A' });
  const none = reactTo(card, 'dawnblade', [], { deck: ['head-jab-blue'] });
  power(none, 3 + n);
  expect(none.player('A').hand).toEqual([]);
};

export const WARRIOR_CASES: Cases = {
  'hala-goldenhelm'() {
    const t = table({
      A: {
        hand: ['hit-and-run-blue', 'hit-and-run-blue'],
        weapons: ['dawnblade'],
        arsenal: { card: 'hala-goldenhelm', up: true },
        deck: ['glistening-steelblade-yellow', 'dodge-blue'],
        floating_resources: FLOAT,
        hero: 'dorinthea',
      },
    });
    t.swing('A').resolve();
    expect(t.link.goAgain).toBe(true);
    expect(t.player('A').arsenal).toMatchObject({ lessons: 1 });
    t.swing('A').resolve();
    expect(t.player('A').banished).toEqual(['hala-goldenhelm']);
    expect(t.player('A').arsenal).toMatchObject({ card: 'glistening-steelblade-yellow', up: true });
    expect(t.player('A').deck).toEqual(['dodge-blue']);
    const hand = holding(['hala-goldenhelm']);
    expect(hand.why('A', { type: 'play', card: 'hala-goldenhelm', from: 'hand' })).toBe('cannot-be-played');
    const down = table({ first: 'start phase', A: { mentor: true, arsenal: 'hala-goldenhelm', hand: ['dodge-blue'] } });
    down.does('A', { type: 'accept' });
    expect(down.player('A').arsenal).toMatchObject({ up: true });
    const block = table({ A: { hand: ['head-jab-red'] }, B: { hand: ['hala-goldenhelm'] } });
    expect(block.play('A', 'head-jab-red').block('B', 'hala-goldenhelm').state.combat_block_total).toBe(3);
  },
  'glistening-steelblade-yellow'() {
    const t = thenAttack('glistening-steelblade-yellow', 'weapon', { weapons: ['dawnblade-resplendent'] });
    expect(t.resolve().link.goAgain).toBe(true);
    expect(t.player('A').weapons[0]).toMatchObject({ counters: 1 });
  },
  'en-garde-red': next('en-garde-red', 6),
  'second-swing-red'() {
    power(thenAttack('second-swing-red', 'weapon', BLADE), 3);
    power(thenAttack('second-swing-red', 'head-jab-red', { turn: { weaponAttacks: 1 } }), 7);
  },
  'warriors-valor-red': valor('warriors-valor-red', 6),
  'warriors-valor-yellow': valor('warriors-valor-yellow', 5),
  'warriors-valor-blue': valor('warriors-valor-blue', 4),
  'sharpen-steel-red': next('sharpen-steel-red', 6),
  'sharpen-steel-blue': next('sharpen-steel-blue', 4),
  'run-through-yellow'() {
    const t = reactTo('run-through-yellow', 'dawnblade', [], { hero: 'dorinthea' });
    power(t, 3);
    expect(t.resolve().link.goAgain).toBe(true);
    power(t.swing('A').to('reaction'), 5);
  },
  'in-the-swing-red'() {
    power(reactTo('in-the-swing-red', 'dawnblade', [], { turn: { weaponAttacks: 1 } }), 6);
    const t = holding(['in-the-swing-red'], BLADE).swing('A').to('reaction');
    expect(t.why('A', { type: 'play', card: 'in-the-swing-red', from: 'hand' })).toBe('weapon-attacks');
  },
  'ironsong-response-red': response('ironsong-response-red', 3),
  'ironsong-response-blue': response('ironsong-response-blue', 1),
  'driving-blade-yellow': driving('driving-blade-yellow', 5),
  'driving-blade-red': driving('driving-blade-red', 6),
  'driving-blade-blue': driving('driving-blade-blue', 4),
  'slice-and-dice-yellow'() {
    const t = thenAttack('slice-and-dice-yellow', 'weapon', {
      ...BLADE,
      hero: 'dorinthea',
      hand: ['slice-and-dice-yellow', 'blade-flash-blue'],
    });
    power(t, 4);
    t.play('A', 'blade-flash-blue').resolve();
    power(t.swing('A').to('reaction'), 5);
  },
  'out-for-blood-yellow'() {
    const t = reactTo('out-for-blood-yellow', 'dawnblade', ['titanium-bauble-blue']);
    power(t, 5);
    expect(t.player('A').next).toMatchObject([{ to: 'attack', power: 1 }]);
    expect(reactTo('out-for-blood-yellow', 'dawnblade').player('A').next).toEqual([]);
  },
  'hit-and-run-blue'() {
    const t = thenAttack('hit-and-run-blue', 'weapon', BLADE);
    power(t, 3);
    expect(t.resolve().link.goAgain).toBe(true);
    power(thenAttack('hit-and-run-blue', 'weapon', { ...BLADE, turn: { weaponAttacks: 1 } }), 4);
  },
  'biting-blade-red': biting('biting-blade-red', 3),
  'biting-blade-blue': biting('biting-blade-blue', 1),
  'stroke-of-foresight-red': stroke('stroke-of-foresight-red', 3),
  'stroke-of-foresight-yellow': stroke('stroke-of-foresight-yellow', 2),
  'overpower-red'() {
    power(reactTo('overpower-red', 'dawnblade'), 7);
    power(reactTo('overpower-red', 'dawnblade', ['titanium-bauble-blue']), 9);
  },
  'steelblade-shunt-red'() {
    const shunt = (attack: 'weapon' | 'card') => {
      const t = table({
        A: { hand: ['wounding-blow-red'], weapons: ['dawnblade'], floating_resources: 2 },
        B: { hand: ['steelblade-shunt-red'], floating_resources: 1 },
      });
      if (attack === 'weapon') t.swing('A');
      else t.play('A', 'wounding-blow-red');
      t.to('reaction').pass().play('B', 'steelblade-shunt-red').clear();
      expect(t.state.reaction_block).toBe(6);
      return t.player('A').life;
    };
    expect([shunt('weapon'), shunt('card')]).toEqual([19, 20]);
  },
  'natures-path-pilgrimage-red': pilgrimage('natures-path-pilgrimage-red', 6),
  'natures-path-pilgrimage-blue': pilgrimage('natures-path-pilgrimage-blue', 4),
};
