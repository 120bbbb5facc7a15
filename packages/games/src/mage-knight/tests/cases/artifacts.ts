import { expect } from 'vitest';
import { banner, blockPool, DRAGON, horn, hurt, isCanceled, night, pool } from './helpers.ts';

/** 12.4: special effects of artifacts. */
const ANY_COLOUR = { options: { soulHarvesterColours: 'any' as const } };
export const ARTIFACTS: Readonly<Record<string, () => void>> = {
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
    expect(['e1', 'e2', 'e3', 'e4'].map((id) => isCanceled(fight, id))).toEqual([true, true, true, false]);
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
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1', banner: true });
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
    const fight = night(['prowlers', 'diggers'], { hand: ['soul-harvester', 'soul-harvester'] }, ANY_COLOUR)
      .toPhase(4)
      .declare('melee', 'e1', 'e2')
      .use('soul-harvester', 'basic')
      .use('soul-harvester', 'basic');
    fight.resolve();
    fight.does({ type: 'CHOOSE_CRYSTAL', playerId: 'hero', colour: 'blue' });
    expect(fight.s.ended().defeated).toBe(2);
    expect(fight.state.heroes[0]?.crystals).toEqual({ red: 0, blue: 1, green: 0, white: 0 });
  },
  'soul-harvester strong': () => {
    const fight = night(['prowlers', 'diggers'], { hand: ['soul-harvester', 'rage'] }, ANY_COLOUR)
      .toPhase(4)
      .declare('melee', 'e1', 'e2')
      .use('soul-harvester', 'strong');
    fight.resolve();
    fight
      .does({ type: 'CHOOSE_CRYSTAL', playerId: 'hero', colour: 'white' })
      .does({ type: 'CHOOSE_CRYSTAL', playerId: 'hero', colour: 'red' });
    expect(fight.s.ended().defeated).toBe(2);
    expect(fight.state.heroes[0]?.crystals).toEqual({ red: 1, blue: 0, green: 0, white: 1 });
  },
};
