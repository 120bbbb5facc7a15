import { expect } from 'vitest';
import { resists } from '../../rules/enemy.ts';
import { blockPool, DRAGON, hurt, isCanceled, level, lowers, night, pool, value } from './helpers.ts';

/** 12.5 and 12.6: special effects of units and skills. */
export const UNITS_AND_SKILLS: Readonly<Record<string, () => void>> = {
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
    expect(fight.use('illusionists', 'illusion', { target: 'e1' }) && isCanceled(fight)).toBe(true);
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
  'shocktroops weaken-armor': () => {
    // A summoner has no attack that could be lowered; in phase 4 nobody has.
    const summoner = night(['orc-summoners'], { hand: ['swift-bolt'], units: [{ unit: 'shocktroops' }] });
    expect(summoner.offers('shocktroops', 'weaken')).toBe(false);
    expect(summoner.use('shocktroops', 'weaken-armor').armor('e1')).toBe(3);
    const late = night([DRAGON], { hand: ['rage'], units: [{ unit: 'shocktroops' }] }).toPhase(4);
    expect(late.declare('melee', 'e1').use('shocktroops', 'weaken-armor').armor('e1')).toBe(8);
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
    expect([isCanceled(fight), fight.armor('e1')]).toEqual([true, 6]);
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
    expect([isCanceled(fight), fight.hero.units[0]?.ready, fight.offers('delphana-masters', 'sleep')]).toEqual([
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
    expect(plain.enemy('e1').elementIgnored).toBe(true);
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
