import { expect } from 'vitest';
import { resists } from '../../rules/enemy.ts';
import type { SetupHero } from '../../types.ts';
import { blockPool, DRAGON, hurt, isCanceled, level, night, pool, stops, weakens } from './helpers.ts';

/** 12.3: special effects of spells. */
export const SPELLS: Readonly<Record<string, () => void>> = {
  'fireball strong': () => {
    const fight = night([DRAGON], { hand: ['fireball'] })
      .declare('siege', 'e1')
      .use('fireball', 'strong');
    expect(fight.hero.woundsToHand).toBe(1);
  },
  'snowstorm strong': () => {
    const fight = night([DRAGON], { hand: ['snowstorm'] })
      .declare('siege', 'e1')
      .use('snowstorm', 'strong');
    expect(fight.hero.woundsToHand).toBe(1);
  },
  'flame-wall strong-attack': () => {
    const fight = night([DRAGON], { hand: ['flame-wall'] })
      .toPhase(4)
      .declare('melee', 'e1')
      .use('flame-wall', 'strong-attack');
    expect(pool(fight)).toMatchObject({ amount: 7 });
  },
  'flame-wall strong-block': () => {
    const fight = night([DRAGON], { hand: ['flame-wall'] })
      .toPhase(2)
      .blockTarget('e1')
      .use('flame-wall', 'strong-block');
    expect(blockPool(fight)).toMatchObject({ amount: 9 });
  },
  'tremor basic-one': weakens('tremor', 'basic-one', 6, { hand: ['tremor'] }),
  'tremor basic-all': weakens('tremor', 'basic-all', 7, { hand: ['tremor'] }),
  'tremor strong-one': weakens('tremor', 'strong-one', 3, { hand: ['tremor'] }, 'keep'),
  'tremor strong-all': weakens('tremor', 'strong-all', 5, { hand: ['tremor'] }, 'keep'),
  'demolish basic': () => {
    const fight = night([DRAGON], { hand: ['demolish', 'crushing-bolt'] }, { site: 'keep' });
    expect(level(fight)).toBe(1);
    expect([fight.use('demolish', 'basic') && level(fight), fight.armor('e1')]).toEqual([0, 8]);
  },
  'demolish strong': () => {
    const fight = night([DRAGON, 'prowlers', 'manticore'], { hand: ['demolish', 'rage'], fame: 0 }).toPhase(4);
    expect(fight.offers('demolish', 'strong', { target: 'e3' })).toBe(false);
    fight.use('demolish', 'strong', { target: 'e1' });
    expect([fight.enemy('e1').defeated, fight.armor('e2'), fight.armor('e3'), fight.hero.fame]).toEqual([
      true,
      2,
      6,
      7,
    ]);
  },
  'burning-shield basic': () => {
    const fight = night(['prowlers'], { hand: ['burning-shield'] })
      .toPhase(2)
      .blockTarget('e1')
      .use('burning-shield', 'basic')
      .resolveBlock();
    fight.toPhase(4).declare('melee', 'e1').use('later:0', 'burning-shield');
    expect(pool(fight)).toMatchObject({ element: 'fire', amount: 4 });
  },
  'burning-shield strong': () => {
    const fight = night(['prowlers'], { hand: ['burning-shield'], fame: 0 })
      .toPhase(2)
      .blockTarget('e1')
      .use('burning-shield', 'strong')
      .resolveBlock();
    expect(fight.s.ended()).toMatchObject({ defeated: 1, heroes: [{ fame: 2 }] });
  },
  ...Object.fromEntries(
    ['green-red', 'green-blue', 'white-red', 'white-blue'].map((pair) => [
      `offering strong-${pair}`,
      () => {
        const fight = night([DRAGON], { hand: ['offering'], crystals: { red: 2, blue: 2, green: 1, white: 1 } });
        fight.declare(pair.startsWith('green') ? 'siege' : 'ranged', 'e1').use('offering', `strong-${pair}`);
        const [a, b] = pair.split('-') as ['green', 'red'];
        expect(pool(fight)).toMatchObject({ amount: pair.startsWith('green') ? 4 : 6 });
        expect([fight.hero.crystals[a], fight.hero.crystals[b]]).toEqual([0, 1]);
      },
    ]),
  ),
  'chill basic': () => {
    const fight = night(['fire-mages', 'ice-mages'], { hand: ['chill', 'swift-bolt'] });
    expect(fight.offers('chill', 'basic', { target: 'e2' })).toBe(false);
    fight.use('chill', 'basic', { target: 'e1' });
    expect([isCanceled(fight), resists(fight.state, fight.enemy('e1'), 'fire')]).toEqual([true, false]);
  },
  'chill strong': () => {
    const fight = night([DRAGON], { hand: ['chill', 'rage'] }).use('chill', 'strong');
    expect([isCanceled(fight), fight.armor('e1')]).toEqual([true, 5]);
  },
  'mist-form strong': () => {
    const fight = hurt({ hand: ['mist-form'], units: [{ unit: 'peasants' }] })
      .use('mist-form', 'strong')
      .toPhase(3);
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    // Two Wounds from the four points left, the first of them ignored.
    expect([fight.hero.units[0]?.wounds, fight.hero.woundsToHand]).toEqual([1, 1]);
  },
  'expose basic': () => {
    const fight = night(['crypt-worm', 'prowlers'], { hand: ['expose', 'swift-bolt'] }).use('expose', 'basic', {
      target: 'e1',
    });
    expect(level(fight)).toBe(0);
    fight.declare('ranged', 'e1').use('later:0', 'expose').use('swift-bolt', 'powered');
    expect(fight.resolve()).toMatchObject({ effectiveAttack: 6, isSuccessful: true });
    // Points beside the effect never outlive the next attack.
    const lost = night(['crypt-worm', 'prowlers'], { hand: ['expose', 'swift-bolt'] })
      .use('expose', 'basic', { target: 'e1' })
      .declare('ranged', 'e1');
    lost.resolve();
    expect(lost.hero.later).toEqual([]);
    const inside = night(['fire-golems'], { hand: ['expose'] })
      .declare('ranged', 'e1')
      .use('expose', 'basic', { target: 'e1' });
    expect([pool(inside)?.amount, resists(inside.state, inside.enemy('e1'), 'physical')]).toEqual([2, false]);
  },
  'expose strong-walls': () => {
    const fight = night(['crypt-worm', 'diggers', 'shadow'], { hand: ['expose'] }).use('expose', 'strong-walls');
    expect([level(fight), level(fight, 'e2')]).toEqual([0, 0]);
    expect(fight.declare('ranged', 'e1').use('later:0', 'expose') && pool(fight)).toMatchObject({ amount: 3 });
  },
  'expose strong-resistances': () => {
    const fight = night(['golems', 'hydra', 'dragon-summoner'], { hand: ['expose', 'crushing-bolt'] }).use(
      'expose',
      'strong-resistances',
    );
    expect(fight.report('ranged', 'e1', 'e2').halved).toEqual([]);
    expect(fight.report('ranged', 'e3').halved).toHaveLength(1);
  },
  'whirlwind basic': stops('whirlwind', 'basic', { hand: ['whirlwind', 'swift-bolt'] }),
  'whirlwind strong': () => {
    const fight = night([DRAGON], { hand: ['whirlwind'] });
    expect(fight.offers('whirlwind', 'strong')).toBe(false);
    fight.toPhase(4).use('whirlwind', 'strong');
    expect(fight.s.ended()).toMatchObject({ defeated: 1, heroes: [{ fame: 7 }] });
  },
  'wings-of-wind strong': () => {
    const fight = night([DRAGON, 'prowlers', 'diggers', 'monks'], {
      hand: ['wings-of-wind', 'swift-bolt'],
      move: 3,
    }).use('wings-of-wind', 'strong', { target: 'e1' });
    fight.does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2' });
    expect(fight.hero.move).toBe(2);
    fight.does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e3' });
    // 1 for the second, 2 more for the third: no Move is left for a fourth.
    expect([fight.hero.move, fight.s.step, isCanceled(fight, 'e3'), isCanceled(fight, 'e4')]).toEqual([
      0,
      '2.1 ranged',
      true,
      false,
    ]);
  },
  'charm strong': () => {
    const fight = night(['fire-mages', 'golems'], { hand: ['charm', 'rage'] }).use('charm', 'strong', { target: 'e1' });
    fight.toPhase(4);
    expect(fight.declare('melee', 'e1').offers('later:0', 'charm')).toBe(false);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' }).declare('melee', 'e2').use('later:0', 'charm');
    expect(pool(fight)).toMatchObject({ element: 'fire', amount: 6 });
  },
  'call-to-arms basic': () => {
    const fight = night([DRAGON], { hand: ['call-to-arms'] }, { unitOffer: ['catapults'] }).use(
      'call-to-arms',
      'basic',
      { pick: 'catapults' },
    );
    expect(fight.hero.units).toMatchObject([{ unit: 'catapults', lent: true }]);
    expect(fight.declare('siege', 'e1').use('catapults', 'siege') && pool(fight)).toMatchObject({ amount: 3 });
    expect(fight.state.unitOffer).toEqual(['catapults']);
    fight.resolve();
    fight.toPhase(4);
    expect(fight.s.ended().defeated).toBe(0);
    expect(fight.state.heroes[0]?.units).toEqual([]);
  },
  'call-to-arms strong': () => {
    const fight = night([DRAGON], { hand: ['call-to-arms'] }, { unitOffer: ['catapults'] }).use(
      'call-to-arms',
      'strong',
      { pick: 'catapults' },
    );
    expect(fight.hero.units).toMatchObject([{ unit: 'catapults', lent: false }]);
    expect(fight.state.unitOffer).toEqual([]);
  },
  'cure strong': () => {
    const fight = night(['golems', DRAGON], { hand: ['cure', 'determination'] }).toPhase(2);
    expect(fight.offers('cure', 'strong')).toBe(false);
    fight.blockTarget('e1').use('determination', 'basic-block').resolveBlock().use('cure', 'strong');
    expect([fight.armor('e1'), fight.armor('e2')]).toEqual([1, 9]);
  },
  'underground-travel strong': () => {
    const fight = night(['swordsmen'], { hand: ['underground-travel', 'swift-bolt'] }, { site: 'keep' }).use(
      'underground-travel',
      'strong',
    );
    expect([level(fight), fight.offers('underground-travel', 'strong')]).toEqual([0, false]);
  },
  'energy-flow basic': () => {
    const spent: Partial<SetupHero> = {
      hand: ['energy-flow', 'swift-bolt'],
      units: [{ unit: 'catapults', ready: false }],
    };
    expect(night([DRAGON], spent).offers('energy-flow', 'basic')).toBe(false);
    const fight = night([DRAGON], spent, { options: { energyFlowInCombat: true } }).use('energy-flow', 'basic');
    expect(fight.hero.units[0]?.ready).toBe(true);
  },
  'energy-flow strong': () => {
    const fight = night(
      [DRAGON],
      { hand: ['energy-flow', 'swift-bolt'], units: [{ unit: 'catapults', wounds: 1 }] },
      { options: { energyFlowInCombat: true } },
    );
    expect(fight.use('energy-flow', 'strong').hero.units[0]).toMatchObject({ ready: true, wounds: 0 });
  },
};
