import { expect } from 'vitest';
import { blockNeeded, hasAbility } from '../../rules/enemy.ts';
import { blockPool, DRAGON, hurt, lowers, night, pool, stops, value } from './helpers.ts';

/** 12.1 and 12.2: special effects of action cards. */
export const ACTIONS: Readonly<Record<string, () => void>> = {
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
    // Another enemy gets it, so nobody may say no; Shadow is immune.
    expect(fight.s.offers().map((choice) => choice.action)).toEqual([
      { type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2' },
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
  'stout-resolve powered-attack': () => {
    const fight = night([DRAGON], { hand: ['stout-resolve', 'march', 'stamina', 'wound', 'wound'] }).toPhase(4);
    fight.declare('melee', 'e1').use('stout-resolve', 'powered-attack').use('stout-resolve', 'more-attack');
    fight.use('stout-resolve', 'more-attack-wound');
    // Any number of cards, but only one of them a Wound.
    expect(fight.offers('stout-resolve', 'more-attack-wound')).toBe(false);
    fight.use('stout-resolve', 'more-attack');
    expect(fight.state.currentAttackDeclaration?.attackPool.physical).toBe(9);
    // Two Wounds, and one more by the dragon, less the one put away.
    expect(fight.hero.hand).toEqual(['wound', 'wound']);
  },
  'stout-resolve powered-block': () => {
    const fight = night([DRAGON], { hand: ['stout-resolve', 'march', 'wound', 'wound'] }).toPhase(2);
    fight.blockTarget('e1').use('stout-resolve', 'powered-block').use('stout-resolve', 'more-block-wound');
    expect(fight.offers('stout-resolve', 'more-block-wound')).toBe(false);
    fight.use('stout-resolve', 'more-block');
    expect(fight.state.currentBlock?.pool.physical).toBe(7);
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
};
