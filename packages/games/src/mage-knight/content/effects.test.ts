import { describe, expect, test } from 'vitest';
import { attackValue, blockNeeded, hasAbility, resists } from '../rules/enemy.ts';
import { levelOf } from '../rules/group.ts';
import { ALL_MANA, type Fight, withCards } from '../test/fight.ts';
import type { Setup, SetupHero } from '../types.ts';
import { CARD_LIST } from './cards.ts';
import type { Mode } from './mode.ts';
import { SKILLS } from './skills.ts';
import { UNITS } from './units.ts';

const MANA = { ...ALL_MANA, black: 5 };
const DRAGON = 'swamp-dragon';
/** A fight at night with all mana: armor 12, so that nobody is knocked out by the way. */
const night = (tokens: readonly string[], hero: Partial<SetupHero>, more: Partial<Setup> = {}, script = {}) =>
  withCards(tokens, { armor: 12, handLimit: 20, mana: MANA, ...hero }, { night: true, ...more }, script);
const value = (fight: Fight, token = 'e1', index = 0) => attackValue(fight.state, fight.enemy(token), index);
const cancelled = (fight: Fight, token = 'e1') => fight.enemy(token).attacks.every((attack) => attack.cancelled);
const level = (fight: Fight, token = 'e1') => levelOf(fight.state, fight.enemy(token));
const pool = (fight: Fight) => fight.state.currentAttackDeclaration?.attackPool.entries.at(-1);
const blockPool = (fight: Fight) => fight.state.currentBlock?.pool.entries.at(-1);

const lowers = (source: string, mode: string, by: number, hero: Partial<SetupHero>) => () => {
  const fight = night([DRAGON], { hand: ['rage'], ...hero }).toPhase(2);
  fight.use(source, mode);
  expect(value(fight)).toBe(5 - by);
};
const stops = (source: string, mode: string, hero: Partial<SetupHero>) => () => {
  const fight = night([DRAGON, 'sorcerers'], { hand: ['rage'], ...hero });
  fight.use(source, mode, { target: 'e1' });
  expect(cancelled(fight)).toBe(true);
  expect(fight.offers(source, mode, { target: 'e2' })).toBe(false);
};
const weakens =
  (source: string, mode: string, left: number, hero: Partial<SetupHero>, site = 'rampagers') =>
  () => {
    const fight = night([DRAGON, 'shadow'], { hand: ['rage'], ...hero }, { site });
    fight.use(source, mode);
    expect([fight.armor('e1'), fight.armor('e2')]).toEqual([left, 8]);
  };
const banner = (name: string) => () => {
  const fight = night([DRAGON], { hand: [name, 'swift-bolt'], units: [{ unit: 'peasants' }] });
  fight.use(name, 'basic');
  expect(fight.hero.units[0]?.banner).toBe(name);
  expect(fight.hero.played).toEqual([]);
};
const horn = (mode: string, dice: number[], wounds: number) => () => {
  const fight = night([DRAGON], { hand: ['horn-of-wrath'] }, {}, { dice });
  fight.declare('siege', 'e1').use('horn-of-wrath', mode);
  expect(fight.hero.woundsToHand).toBe(wounds);
  expect(fight.hero.removed).toEqual(mode === 'basic' ? [] : ['horn-of-wrath']);
  fight.s.done();
};
/** Deals the whole attack of a Minotaur (10 damage) to a hero of armor 2. */
const hurt = (hero: Partial<SetupHero>, more: Partial<Setup> = {}) => night(['minotaur'], { armor: 2, ...hero }, more);

const CASES: Readonly<Record<string, () => void>> = {
  'swift-reflexes basic-lower': lowers('swift-reflexes', 'basic-lower', 1, { hand: ['swift-reflexes'] }),
  'swift-reflexes powered-lower': lowers('swift-reflexes', 'powered-lower', 2, { hand: ['swift-reflexes'] }),
  'axe-throw powered': () => {
    const fight = night(['prowlers', DRAGON], { hand: ['axe-throw'], fame: 10 });
    fight.declare('ranged', 'e1').use('axe-throw', 'powered').resolve();
    expect(fight.hero.fame).toBe(13);
  },
  'battle-rage basic': () => {
    const fight = night([DRAGON], { hand: ['battle-rage'] }).toPhase(4);
    expect(fight.declare('melee', 'e1').use('battle-rage', 'basic') && pool(fight)).toMatchObject({ amount: 3 });
  },
  'battle-rage powered': () => {
    const fight = hurt({ hand: ['battle-rage'] }).toPhase(4);
    expect(fight.hero.woundsToHand).toBe(5);
    expect(fight.declare('melee', 'e1').use('battle-rage', 'powered') && pool(fight)).toMatchObject({ amount: 8 });
  },
  'one-with-the-land powered-fire-block': () => {
    const fight = night([DRAGON], { hand: ['one-with-the-land'] }, { night: false, terrain: 'desert' })
      .toPhase(2)
      .blockTarget('e1');
    expect(fight.use('one-with-the-land', 'powered-fire-block') && blockPool(fight)).toMatchObject({
      element: 'fire',
      amount: 5,
    });
  },
  'one-with-the-land powered-ice-block': () => {
    const fight = night([DRAGON], { hand: ['one-with-the-land'] }, { terrain: 'desert' })
      .toPhase(2)
      .blockTarget('e1');
    expect(fight.offers('one-with-the-land', 'powered-fire-block')).toBe(false);
    expect(fight.use('one-with-the-land', 'powered-ice-block') && blockPool(fight)).toMatchObject({
      element: 'ice',
      amount: 3,
    });
  },
  'blood-rage basic-wound': () => {
    const fight = night(['prowlers'], { hand: ['blood-rage', 'whirlwind'] })
      .use('whirlwind', 'basic')
      .declare('melee', 'e1');
    expect(fight.use('blood-rage', 'basic-wound').hero.hand).toEqual(['wound']);
  },
  'blood-rage powered-wound': () => {
    const fight = night(['prowlers'], { hand: ['blood-rage', 'whirlwind'] })
      .use('whirlwind', 'basic')
      .declare('melee', 'e1');
    expect(fight.use('blood-rage', 'powered-wound').hero.woundsToHand).toBe(1);
  },
  'intimidate basic-attack': () => {
    const fight = night([DRAGON], { hand: ['intimidate'] })
      .toPhase(4)
      .declare('melee', 'e1')
      .use('intimidate', 'basic-attack');
    expect(fight.hero.reputation).toBe(-1);
  },
  'intimidate powered-attack': () => {
    const fight = night([DRAGON], { hand: ['intimidate'] })
      .toPhase(4)
      .declare('melee', 'e1')
      .use('intimidate', 'powered-attack');
    expect(fight.hero.reputation).toBe(-2);
  },
  'into-the-heat basic': () => {
    const fight = night([DRAGON], { hand: ['into-the-heat'], units: [{ unit: 'peasants' }, { unit: 'scouts' }] });
    fight.use('into-the-heat', 'basic').declare('siege', 'e1').use('scouts', 'siege');
    expect(pool(fight)).toMatchObject({ amount: 3 });
    fight.resolve();
    // Only the Peasants are left to block with; no damage goes to units, so nobody is asked.
    fight.toPhase(4);
    expect(fight.hero.units.every((unit) => unit.wounds === 0)).toBe(true);
    expect(fight.hero.woundsToHand).toBe(1);
  },
  'into-the-heat powered': () => {
    const fight = night([DRAGON], { hand: ['into-the-heat'], units: [{ unit: 'peasants' }] });
    fight.use('into-the-heat', 'powered').toPhase(2).blockTarget('e1').use('peasants', 'block-n');
    expect(blockPool(fight)).toMatchObject({ amount: 5 });
  },
  'counterattack basic': () => {
    const fight = night(['prowlers', 'diggers'], { hand: ['counterattack', 'determination', 'rage'] }).toPhase(2);
    fight.blockTarget('e1').use('determination', 'powered').resolveBlock().toPhase(4);
    expect(fight.declare('melee', 'e1').use('counterattack', 'basic') && pool(fight)).toMatchObject({ amount: 4 });
  },
  'counterattack powered': () => {
    const fight = night(['prowlers', 'diggers'], { hand: ['counterattack', 'determination', 'rage'] }).toPhase(2);
    fight.blockTarget('e1').use('determination', 'powered').resolveBlock().toPhase(4);
    expect(fight.declare('melee', 'e1').use('counterattack', 'powered') && pool(fight)).toMatchObject({ amount: 7 });
  },
  'explosive-bolt powered': () => {
    const fight = night(['prowlers', DRAGON, 'shadow'], { hand: ['explosive-bolt'] });
    fight.declare('ranged', 'e1').use('explosive-bolt', 'powered').resolve();
    expect(fight.s.step).toBe('7.1 target');
    expect(fight.s.offers().map((choice) => choice.action)).toEqual([
      { type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2' },
      { type: 'NO_TARGET', playerId: 'hero' },
    ]);
    fight.does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2' });
    expect(fight.armor('e2')).toBe(8);
  },
  'ice-shield powered': () => {
    const fight = night(['prowlers', 'hydra'], { hand: ['ice-shield', 'ice-shield'] }).toPhase(2);
    fight.blockTarget('e1').use('ice-shield', 'powered').use('ice-shield', 'basic').resolveBlock();
    expect(fight.armor('e1')).toBe(1);
    const cold = night(['hydra'], { hand: ['ice-shield'] }).toPhase(2);
    cold.blockTarget('e1').use('ice-shield', 'powered').resolveBlock();
    expect([cold.enemy('e1').attacks[0]?.blocked, cold.armor('e1')]).toEqual([true, 6]);
  },
  'shield-bash powered': () => {
    const fight = night(['wolf-riders'], { hand: ['shield-bash'] }).toPhase(2);
    fight.blockTarget('e1').use('shield-bash', 'powered').resolveBlock();
    // 5 counts twice against Swift: 10 of 6, four points too many... and armor 4 cannot fall below 1.
    expect(fight.enemy('e1').armor).toBe(-4);
    expect(fight.s.ended().defeated).toBe(0);
  },
  'chilling-stare basic-stare': () => {
    const fight = night([DRAGON], { hand: ['chilling-stare', 'rage'] })
      .toPhase(2)
      .use('chilling-stare', 'basic-stare');
    expect([
      hasAbility(fight.state, fight.enemy('e1'), 'swift'),
      blockNeeded(fight.state, fight.enemy('e1'), 0),
    ]).toEqual([false, 5]);
  },
  'chilling-stare powered-stare': stops('chilling-stare', 'powered-stare', { hand: ['chilling-stare', 'swift-bolt'] }),
  'chivalry basic-honour': () => {
    const fight = night(['golems'], { hand: ['chivalry', 'whirlwind', 'mana-bolt'] })
      .use('whirlwind', 'basic')
      .toPhase(4)
      .declare('melee', 'e1');
    fight.use('chivalry', 'basic-honour').use('mana-bolt', 'basic-blue').resolve();
    expect(fight.s.ended().heroes[0]).toMatchObject({ reputation: 1, fame: 4 });
  },
  'chivalry powered-honour': () => {
    const fight = night(['golems'], { hand: ['chivalry', 'whirlwind', 'mana-bolt'] })
      .use('whirlwind', 'basic')
      .toPhase(4)
      .declare('melee', 'e1');
    fight.use('chivalry', 'powered-honour').use('mana-bolt', 'basic-blue').resolve();
    expect(fight.s.ended().heroes[0]).toMatchObject({ reputation: 1, fame: 5 });
  },
  'dodge-and-weave basic': () => {
    const fight = night(['golems', 'prowlers'], { hand: ['dodge-and-weave', 'whirlwind', 'rage'] }).use(
      'whirlwind',
      'basic',
      { target: 'e2' },
    );
    fight.toPhase(2).use('dodge-and-weave', 'basic', { target: 'e1' });
    expect(value(fight)).toBe(0);
    fight.toPhase(4).declare('melee', 'e1').use('later:0', 'dodge-and-weave');
    expect(pool(fight)).toMatchObject({ amount: 1, kind: 'melee' });
  },
  'dodge-and-weave powered': () => {
    const fight = night([DRAGON], { hand: ['dodge-and-weave', 'rage'] })
      .toPhase(2)
      .use('dodge-and-weave', 'powered');
    expect(value(fight)).toBe(1);
    // The Wound of the last point takes the Attack of phase 4 away.
    expect(fight.toPhase(4).hero.later).toEqual([]);
  },
  'dodge-and-weave powered-two': () => {
    const fight = night(['hydra', 'prowlers'], { hand: ['dodge-and-weave', 'rage'] }).toPhase(2);
    fight.use('dodge-and-weave', 'powered-two', { target: 'e1', attack: 0 });
    expect(fight.s.step).toBe('7.1 target');
    fight.does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2', attackIndex: 0 });
    expect([value(fight, 'e1', 0), value(fight, 'e1', 1), value(fight, 'e2')]).toEqual([0, 2, 2]);
  },
  'force-of-nature basic': () => {
    const fight = hurt({ hand: ['force-of-nature'], units: [{ unit: 'peasants' }] })
      .toPhase(2)
      .use('force-of-nature', 'basic')
      .toPhase(3);
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    // 10 - 3, wounded, - 3: four left for the hero.
    expect(fight.hero.woundsToHand).toBe(2);
  },
  'rush-of-adrenaline basic': () => {
    const fight = night(
      ['minotaur'],
      { armor: 2, hand: ['rush-of-adrenaline'], deck: ['march', 'rage', 'stamina', 'swiftness'] },
      {},
      { draws: [0, 0, 0] },
    );
    fight.use('rush-of-adrenaline', 'basic').toPhase(4);
    expect(fight.hero.hand).toEqual(['march', 'rage', 'stamina', 'wound', 'wound', 'wound', 'wound', 'wound']);
  },
  'rush-of-adrenaline powered': () => {
    const fight = night(
      ['minotaur'],
      { armor: 2, hand: ['rush-of-adrenaline'], deck: ['march', 'rage', 'stamina', 'swiftness'] },
      {},
      { draws: [0, 0, 0, 0] },
    );
    fight.use('rush-of-adrenaline', 'powered').toPhase(4);
    expect(fight.hero.hand).toEqual(['march', 'rage', 'stamina', 'swiftness', 'wound', 'wound', 'wound', 'wound']);
    expect(fight.hero.removed).toEqual(['wound']);
  },
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
    expect([cancelled(fight), resists(fight.state, fight.enemy('e1'), 'fire')]).toEqual([true, false]);
  },
  'chill strong': () => {
    const fight = night([DRAGON], { hand: ['chill', 'rage'] }).use('chill', 'strong');
    expect([cancelled(fight), fight.armor('e1')]).toEqual([true, 5]);
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
    expect([fight.hero.move, fight.s.step, cancelled(fight, 'e3'), cancelled(fight, 'e4')]).toEqual([
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
  'banner-of-glory basic': () => {
    banner('banner-of-glory')();
    const fight = night(['wolf-riders'], { fame: 0, units: [{ unit: 'peasants', banner: 'banner-of-glory' }] })
      .toPhase(2)
      .blockTarget('e1')
      .use('peasants', 'block-n');
    expect([blockPool(fight)?.amount, fight.hero.fame]).toEqual([3, 1]);
    const armored = hurt({ units: [{ unit: 'peasants', banner: 'banner-of-glory', ready: false }] }).toPhase(3);
    armored.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(armored.hero.woundsToHand).toBe(3);
  },
  'banner-of-glory strong': () => {
    const fight = night([DRAGON], {
      hand: ['banner-of-glory'],
      fame: 0,
      units: [{ unit: 'scouts' }, { unit: 'catapults' }],
    })
      .use('banner-of-glory', 'strong')
      .declare('siege', 'e1');
    fight.use('scouts', 'siege').use('catapults', 'siege');
    expect(fight.state.currentAttackDeclaration?.attackPool.physical).toBe(6);
    expect([fight.hero.fame, fight.hero.removed]).toEqual([2, ['banner-of-glory']]);
  },
  'banner-of-fear basic': () => {
    banner('banner-of-fear')();
    const fight = night(['hydra'], { fame: 0, units: [{ unit: 'peasants', banner: 'banner-of-fear' }] })
      .toPhase(2)
      .use('peasants', 'banner-of-fear', { attack: 1 });
    expect(fight.enemy('e1').attacks.map((attack) => attack.cancelled)).toEqual([false, true, false]);
    expect(fight.hero).toMatchObject({ fame: 1, units: [{ ready: false }] });
  },
  'banner-of-fear strong': () => {
    const fight = night([DRAGON, 'prowlers', 'monks', 'diggers'], { hand: ['banner-of-fear', 'swift-bolt'] }).use(
      'banner-of-fear',
      'strong',
      { target: 'e1' },
    );
    fight
      .does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2' })
      .does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e3' });
    expect(['e1', 'e2', 'e3', 'e4'].map((id) => cancelled(fight, id))).toEqual([true, true, true, false]);
  },
  'banner-of-protection basic': () => {
    banner('banner-of-protection')();
    const fight = night(['fire-mages'], {
      armor: 2,
      units: [{ unit: 'peasants', ready: false, banner: 'banner-of-protection' }],
    }).toPhase(3);
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    // Fire 6 against armor 3 + 1, resistant: 2 left, wounded, nothing for the hero.
    expect([fight.hero.units[0]?.wounds, fight.hero.woundsToHand]).toEqual([1, 0]);
  },
  'banner-of-protection strong': () => {
    const fight = night(['monks'], { armor: 2, hand: ['banner-of-protection', 'wound'] }).toPhase(4);
    expect([fight.hero.woundsToHand, fight.hero.woundsToDiscard]).toEqual([3, 3]);
    fight.use('banner-of-protection', 'strong');
    expect(fight.s.ended().heroes[0]?.wounds).toBe(0);
    expect(fight.state.heroes[0]?.hand).toEqual(['wound']);
  },
  'banner-of-fortitude basic': () => {
    banner('banner-of-fortitude')();
    const fight = night(['medusa'], {
      armor: 2,
      units: [{ unit: 'peasants', ready: false, banner: 'banner-of-fortitude' }],
    }).toPhase(3);
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(fight.hero.units[0]).toMatchObject({ wounds: 0, bannerUsed: true });
  },
  'sword-of-justice basic': () => {
    const fight = night(['prowlers'], { hand: ['sword-of-justice', 'march', 'whirlwind'], fame: 0 })
      .use('whirlwind', 'basic')
      .declare('melee', 'e1');
    fight.use('sword-of-justice', 'basic', { discard: 'march' }).resolve();
    expect(fight.s.ended().heroes[0]?.fame).toBe(3);
  },
  'sword-of-justice more': () => {
    const fight = night([DRAGON], { hand: ['sword-of-justice', 'march', 'stamina', 'rage'] })
      .toPhase(4)
      .declare('melee', 'e1');
    expect(fight.offers('sword-of-justice', 'more')).toBe(false);
    fight
      .use('sword-of-justice', 'basic', { discard: 'march' })
      .use('sword-of-justice', 'more', { discard: 'stamina' })
      .use('sword-of-justice', 'more', { discard: 'rage' });
    expect([fight.state.currentAttackDeclaration?.attackPool.physical, fight.hero.discard]).toEqual([
      9,
      ['march', 'rage', 'stamina', 'wound'],
    ]);
  },
  'sword-of-justice strong': () => {
    const fight = night(['golems'], { hand: ['sword-of-justice', 'rage'], fame: 0 })
      .toPhase(4)
      .use('sword-of-justice', 'strong')
      .declare('melee', 'e1')
      .use('rage', 'powered');
    expect(pool(fight)).toMatchObject({ amount: 8 });
    expect(fight.resolve()).toMatchObject({ effectiveAttack: 8, isSuccessful: true });
    expect(fight.s.ended().heroes[0]?.fame).toBe(5);
  },
  'horn-of-wrath basic': horn('basic', [6], 1),
  'horn-of-wrath strong-1': horn('strong-1', [2], 0),
  'horn-of-wrath strong-2': horn('strong-2', [1, 2], 1),
  'horn-of-wrath strong-3': horn('strong-3', [1, 6, 3], 2),
  'horn-of-wrath strong-4': horn('strong-4', [1, 6, 3, 4], 2),
  'horn-of-wrath strong-5': horn('strong-5', [1, 6, 3, 4, 1], 3),
  'bow-of-starsdawn basic': () => {
    const fight = night(['prowlers', 'diggers', DRAGON], {
      hand: ['bow-of-starsdawn', 'march', 'swift-bolt', 'crushing-bolt'],
      fame: 0,
    }).declare('ranged', 'e1');
    fight.use('bow-of-starsdawn', 'basic', { discard: 'march' }).use('swift-bolt', 'powered').resolve();
    expect(fight.hero.fame).toBe(3);
    fight.declare('siege', 'e2').use('crushing-bolt', 'powered').resolve();
    expect(fight.hero.fame).toBe(6);
  },
  'bow-of-starsdawn more': () => {
    const fight = night([DRAGON], { hand: ['bow-of-starsdawn', 'march', 'stamina'] }).declare('ranged', 'e1');
    fight
      .use('bow-of-starsdawn', 'basic', { discard: 'march' })
      .use('bow-of-starsdawn', 'more', { discard: 'stamina' });
    expect(fight.state.currentAttackDeclaration?.attackPool.physical).toBe(4);
  },
  'bow-of-starsdawn strong': () => {
    const fight = night([DRAGON], { hand: ['bow-of-starsdawn', 'swift-bolt', 'crushing-bolt', 'fire-bolt'] })
      .use('bow-of-starsdawn', 'strong')
      .declare('ranged', 'e1');
    fight
      .use('swift-bolt', 'powered', { pick: 'double' })
      .use('crushing-bolt', 'powered', { pick: 'double' })
      .use('fire-bolt', 'powered', { pick: 'siege' });
    expect(fight.state.currentAttackDeclaration?.attackPool.entries.map((entry) => [entry.kind, entry.amount])).toEqual(
      [
        ['ranged', 8],
        ['ranged', 6],
        ['siege', 3],
      ],
    );
  },
  'soul-harvester basic': () => {
    const fight = night(['prowlers', 'diggers'], { hand: ['soul-harvester', 'soul-harvester'] })
      .toPhase(4)
      .declare('melee', 'e1', 'e2')
      .use('soul-harvester', 'basic')
      .use('soul-harvester', 'basic');
    fight.resolve();
    const crystals = fight.state.heroes[0]?.crystals;
    expect(crystals && Object.values(crystals).reduce((sum, n) => sum + n)).toBe(1);
  },
  'soul-harvester strong': () => {
    const fight = night(['prowlers', 'diggers'], { hand: ['soul-harvester', 'rage'] })
      .toPhase(4)
      .declare('melee', 'e1', 'e2')
      .use('soul-harvester', 'strong');
    fight.resolve();
    const crystals = fight.state.heroes[0]?.crystals;
    expect(crystals && Object.values(crystals).reduce((sum, n) => sum + n)).toBe(2);
  },
  'herbalists ready': () => {
    const fight = night([DRAGON], {
      units: [{ unit: 'herbalists' }, { unit: 'scouts', ready: false }, { unit: 'catapults', ready: false }],
    });
    expect(fight.offers('herbalists', 'ready', { unit: 'u3' })).toBe(false);
    expect(fight.use('herbalists', 'ready', { unit: 'u2' }).hero.units.map((unit) => unit.ready)).toEqual([
      false,
      true,
      false,
    ]);
  },
  'thugs attack': () => {
    const fight = night([DRAGON], { units: [{ unit: 'thugs' }] }).toPhase(4);
    expect(fight.declare('melee', 'e1').use('thugs', 'attack').hero.reputation).toBe(-1);
  },
  'utem-swordsmen attack-wounded': () => {
    const fight = night(['prowlers'], { hand: ['whirlwind'], units: [{ unit: 'utem-swordsmen' }] })
      .use('whirlwind', 'basic')
      .declare('melee', 'e1')
      .use('utem-swordsmen', 'attack-wounded');
    expect(fight.hero.units[0]).toMatchObject({ wounds: 1, ready: false });
  },
  'utem-swordsmen block-wounded': () => {
    const fight = night([DRAGON], { units: [{ unit: 'utem-swordsmen' }] })
      .toPhase(2)
      .blockTarget('e1')
      .use('utem-swordsmen', 'block-wounded');
    expect(fight.hero.units[0]?.wounds).toBe(1);
  },
  'illusionists illusion': () => {
    const fight = night([DRAGON, 'diggers'], { units: [{ unit: 'illusionists' }] });
    expect(fight.offers('illusionists', 'illusion', { target: 'e2' })).toBe(false);
    expect(fight.use('illusionists', 'illusion', { target: 'e1' }) && cancelled(fight)).toBe(true);
  },
  'shocktroops coordinate': () => {
    const fight = night([DRAGON], { units: [{ unit: 'shocktroops' }, { unit: 'utem-crossbowmen' }] }).declare(
      'ranged',
      'e1',
    );
    fight.use('shocktroops', 'coordinate').use('utem-crossbowmen', 'ranged');
    expect(fight.state.currentAttackDeclaration?.attackPool.entries.map((entry) => entry.amount)).toEqual([1, 3]);
  },
  'shocktroops weaken': () => {
    const fight = night([DRAGON], { units: [{ unit: 'shocktroops' }, { unit: 'scouts' }] }).use(
      'shocktroops',
      'weaken',
    );
    expect([fight.armor('e1'), value(fight)]).toEqual([8, 4]);
  },
  'shocktroops guard': () => {
    const fight = night(['orc-trackers'], { armor: 2, units: [{ unit: 'shocktroops' }] })
      .toPhase(2)
      .use('shocktroops', 'guard');
    // 4 - 3 = 1, and the assassin has to get past the unit first.
    expect(fight.s.events).toContainEqual({
      type: 'unitHit',
      seat: 'hero',
      unit: 'shocktroops',
      wounds: 1,
      destroyed: false,
      left: 0,
    });
    expect(fight.hero.woundsToHand).toBe(0);
  },
  'amotep-freezers freeze': () => {
    const fight = night([DRAGON, 'ice-mages'], { units: [{ unit: 'amotep-freezers' }, { unit: 'scouts' }] });
    expect(fight.offers('amotep-freezers', 'freeze', { target: 'e2' })).toBe(false);
    fight.use('amotep-freezers', 'freeze', { target: 'e1' });
    expect([cancelled(fight), fight.armor('e1')]).toEqual([true, 6]);
  },
  'sorcerers walls': () => {
    const fight = night(['diggers'], { units: [{ unit: 'sorcerers' }] })
      .use('sorcerers', 'walls')
      .declare('ranged', 'e1');
    fight.use('later:0', 'u1').resolve();
    expect(fight.s.ended().defeated).toBe(1);
  },
  'sorcerers resistances': () => {
    const fight = night(['ironclads'], { units: [{ unit: 'sorcerers' }] })
      .declare('ranged', 'e1')
      .use('sorcerers', 'resistances');
    expect(fight.resolve()).toMatchObject({ effectiveAttack: 3, isSuccessful: true });
  },
  'altem-guardians resistances': () => {
    const fight = hurt({ units: [{ unit: 'altem-guardians' }, { unit: 'peasants', ready: false }] })
      .use('altem-guardians', 'resistances')
      .toPhase(3);
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    // Armor 7 twice is more than 10: the Guardians are wounded, nothing is left.
    expect([fight.hero.units[0]?.wounds, fight.hero.units[1]?.resists.length, fight.hero.woundsToHand]).toEqual([
      1, 3, 0,
    ]);
  },
  'altem-mages all-cold-fire': () => {
    const fight = night([DRAGON], { hand: ['swift-bolt'], units: [{ unit: 'altem-mages' }] })
      .use('altem-mages', 'all-cold-fire')
      .declare('ranged', 'e1')
      .use('swift-bolt', 'powered');
    expect(pool(fight)).toMatchObject({ element: 'coldFire', amount: 4 });
  },
  'altem-mages all-siege': () => {
    const fight = night(['diggers'], { hand: ['swift-bolt'], units: [{ unit: 'altem-mages' }] })
      .use('altem-mages', 'all-siege')
      .declare('siege', 'e1')
      .use('swift-bolt', 'powered');
    expect(pool(fight)).toMatchObject({ kind: 'siege', amount: 4 });
  },
  'delphana-masters sleep': () => {
    const fight = night([DRAGON], { units: [{ unit: 'delphana-masters' }] }).use('delphana-masters', 'sleep');
    expect([cancelled(fight), fight.hero.units[0]?.ready, fight.offers('delphana-masters', 'sleep')]).toEqual([
      true,
      true,
      false,
    ]);
  },
  'delphana-masters destroy': () => {
    const fight = night(['golems', 'prowlers'], {
      hand: ['determination', 'rage'],
      units: [{ unit: 'delphana-masters' }],
    }).toPhase(2);
    expect(fight.offers('delphana-masters', 'destroy')).toBe(false);
    fight
      .blockTarget('e1')
      .use('determination', 'basic-block')
      .resolveBlock()
      .use('delphana-masters', 'destroy', { target: 'e1' });
    expect(fight.enemy('e1').defeated).toBe(true);
  },
  'delphana-masters weaken': () => {
    const fight = night([DRAGON], { units: [{ unit: 'delphana-masters' }] }).use('delphana-masters', 'weaken');
    expect(fight.armor('e1')).toBe(4);
  },
  'delphana-masters expose': () => {
    const fight = night(['earth-elemental'], { units: [{ unit: 'delphana-masters' }] }).use(
      'delphana-masters',
      'expose',
    );
    expect([level(fight), resists(fight.state, fight.enemy('e1'), 'physical')]).toEqual([0, false]);
  },
  'leadership lead': () => {
    const fight = night([DRAGON], {
      skills: ['leadership'],
      units: [{ unit: 'utem-crossbowmen' }, { unit: 'peasants' }],
    })
      .declare('ranged', 'e1')
      .use('leadership', 'lead')
      .use('utem-crossbowmen', 'ranged');
    expect(pool(fight)).toMatchObject({ amount: 3 });
    fight.resolve();
    expect(fight.hero.turn.leadership).toBe(false);
    const block = night([DRAGON], { skills: ['leadership'], units: [{ unit: 'peasants' }] })
      .toPhase(2)
      .use('leadership', 'lead')
      .blockTarget('e1')
      .use('peasants', 'block-n');
    expect(blockPool(block)).toMatchObject({ amount: 5 });
  },
  'resistance-break break': () => {
    const fight = night(['altem-guardsmen'], { hand: ['crushing-bolt'], skills: ['resistance-break'] }).use(
      'resistance-break',
      'break',
    );
    expect(fight.armor('e1')).toBe(4);
  },
  'polarization turn': () => {
    const fight = night(['prowlers'], { mana: { red: 1 }, hand: ['ice-bolt'], skills: ['polarization'] }).use(
      'polarization',
      'turn',
      { pick: 'red-blue' },
    );
    expect(fight.declare('ranged', 'e1').use('ice-bolt', 'powered').resolve().isSuccessful).toBe(true);
  },
  'deadly-aim aim': () => {
    const fight = night([DRAGON], { hand: ['swift-bolt', 'fire-bolt'], skills: ['deadly-aim'] })
      .declare('ranged', 'e1')
      .use('deadly-aim', 'aim')
      .use('swift-bolt', 'powered')
      .use('fire-bolt', 'powered');
    expect(fight.state.currentAttackDeclaration?.attackPool.entries.map((entry) => entry.amount)).toEqual([5, 3]);
    const melee = night([DRAGON], { hand: ['rage'], skills: ['deadly-aim'] })
      .toPhase(4)
      .use('deadly-aim', 'aim')
      .declare('melee', 'e1')
      .use('rage', 'powered');
    expect(pool(melee)).toMatchObject({ amount: 6 });
  },
  'know-your-prey ignore': () => {
    const fight = night(['storm-dragon'], { hand: ['swift-bolt', 'rage'], skills: ['know-your-prey'] }).use(
      'know-your-prey',
      'ignore',
      { pick: 'elusive' },
    );
    expect(fight.armor('e1')).toBe(7);
    const plain = night(['storm-dragon'], { hand: ['rage'], skills: ['know-your-prey'] })
      .toPhase(2)
      .use('know-your-prey', 'ignore', { pick: 'element' });
    expect(plain.enemy('e1').plain).toBe(true);
    expect(
      night(['shadow'], { hand: ['swift-bolt'], skills: ['know-your-prey'] }).offers('know-your-prey', 'ignore'),
    ).toBe(false);
  },
  'taunt lower': lowers('taunt', 'lower', 1, { skills: ['taunt'] }),
  'taunt provoke': () => {
    const fight = night([DRAGON], { hand: ['swift-bolt'], skills: ['taunt'] }).use('taunt', 'provoke');
    expect([value(fight), fight.armor('e1')]).toEqual([7, 7]);
  },
  'dueling duel': () => {
    const fight = night(['golems'], {
      hand: ['determination', 'rage', 'mana-bolt'],
      skills: ['dueling'],
      fame: 0,
    }).toPhase(2);
    fight.blockTarget('e1').use('dueling', 'duel').use('determination', 'basic-block').resolveBlock();
    fight.declare('melee', 'e1').use('later:0', 'dueling').use('mana-bolt', 'basic-blue').resolve();
    expect(fight.s.ended().heroes[0]?.fame).toBe(5);
  },
  'curse attack': lowers('curse', 'attack', 1, { skills: ['curse'] }),
  'curse armor': () => {
    const fight = night([DRAGON, 'diggers'], { hand: ['crushing-bolt'], skills: ['curse'] });
    expect(fight.offers('curse', 'armor', { target: 'e2' })).toBe(false);
    expect(fight.use('curse', 'armor', { target: 'e1' }).armor('e1')).toBe(8);
  },
  'feral-allies lower': lowers('feral-allies', 'lower', 1, { skills: ['feral-allies'] }),
  'forked-lightning lightning': () => {
    const fight = night(['crystal-sprites', 'prowlers', DRAGON], { hand: ['swift-bolt'], skills: ['forked-lightning'] })
      .declare('ranged', 'e1')
      .use('forked-lightning', 'lightning');
    fight.resolve();
    expect(fight.declare('ranged', 'e1').offers('later:0', 'forked-lightning')).toBe(false);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' }).declare('ranged', 'e2').use('later:0', 'forked-lightning');
    expect(pool(fight)).toMatchObject({ element: 'coldFire', amount: 1 });
  },
  'natures-vengeance avenge': () => {
    const fight = night([DRAGON], { hand: ['march', 'rage'], skills: ['natures-vengeance'] })
      .toPhase(2)
      .use('natures-vengeance', 'avenge')
      .use('march', 'basic');
    fight.does({ type: 'SPEND_MOVE_ON_CUMBERSOME', playerId: 'hero', enemyId: 'e1', attackIndex: 0, points: 2 });
    expect(value(fight)).toBe(2);
  },
};
/** Same effect, paid with the other colour. */
const TWINS: Readonly<Record<string, string>> = {
  'chilling-stare powered-stare-white': 'chilling-stare powered-stare',
  'rush-of-adrenaline powered-red': 'rush-of-adrenaline powered',
  'explosive-bolt powered-white': 'explosive-bolt powered',
  'explosive-bolt powered-fire': 'explosive-bolt powered',
  'explosive-bolt powered-fire-white': 'explosive-bolt powered',
};
const special = (mode: Mode): boolean =>
  mode.attack || mode.block
    ? mode.effects.length > 0 || mode.tag !== '' || mode.plus !== undefined || mode.wounds > 0
    : !mode.effects.some((effect) => effect.counts || effect.gives) || mode.effects[0]?.picks !== undefined;

describe('12: effects that are more than points', () => {
  test.each(Object.entries(CASES))('%s', (_, run) => run());
  test('every special effect of a card, unit or skill has its case', () => {
    const rows = [...CARD_LIST, ...Object.values(UNITS), ...Object.values(SKILLS)];
    const all = rows.flatMap((row) => row.modes.filter(special).map((mode) => `${row.id} ${mode.id}`));
    const known = (id: string) => id in CASES || (TWINS[id] ?? '') in CASES || id.endsWith('sharpshooting ranged');
    expect(all.filter((id) => !known(id))).toEqual([]);
  });
});
