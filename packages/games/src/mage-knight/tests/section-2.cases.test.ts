import { choices } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { calculateEffectiveAttack, resolveAttack } from '../rules/pool.ts';
import { rules } from '../ruleset.ts';
import { english as text } from '../text/en.ts';
import { atTable, withCards } from './fixture.ts';
import { FIRE, member, PLAIN, pool, resisting } from './group.ts';

describe('automated test cases of 2.13', () => {
  it('T1 10 points vs armor [5, 5]: both defeated', () => {
    expect(resolveAttack([member('a', 5), member('b', 5)], pool({ physical: 10 }))).toMatchObject({
      isSuccessful: true,
      defeatedEnemies: ['a', 'b'],
      fameAwarded: 2,
    });
  });
  it('T2 9 points vs armor [5, 5]: none defeated', () => {
    expect(resolveAttack([member('a', 5), member('b', 5)], pool({ physical: 9 }))).toMatchObject({
      isSuccessful: false,
      defeatedEnemies: [],
      fameAwarded: 0,
    });
  });
  it('T3 5 vs [5], resolve, then 5 vs [5]: both defeated, 2 attacks counted', () => {
    const fight = atTable([...PLAIN, 'prowlers']);
    fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 5]);
    fight.attack('ranged', ['swordsmen'], ['ranged', 'physical', 5]);
    expect(fight.state.enemies.map((enemy) => enemy.defeated)).toEqual([true, true, false]);
    expect(fight.state.completedAttacksThisPhase).toBe(2);
  });
  it('T4 ranged vs [fortified, unfortified]: refused', () => {
    const fight = atTable(['diggers', 'prowlers']);
    expect(fight.refused(fight.declareAction('ranged', ['diggers', 'prowlers']))).toBe('FORTIFICATION_BLOCKS_RANGED');
  });
  it('T5 siege vs [fortified, unfortified]: allowed', () => {
    expect(atTable(['diggers', 'prowlers']).declare('siege', 'diggers', 'prowlers').s.step).toBe('2.2 attack');
  });
  it('T6 ranged or siege vs [doubly fortified, unfortified]: refused', () => {
    const fight = atTable(['diggers', 'prowlers'], { wall: true });
    for (const kind of ['ranged', 'siege'] as const) {
      expect(fight.refused(fight.declareAction(kind, ['diggers', 'prowlers']))).toBe('GROUP_DOUBLE_FORTIFIED');
    }
  });
  it('T7 Fire 10 vs [fire-resistant 5, plain 5]: effective 5 of 10, both survive', () => {
    expect(atTable(FIRE).attack('ranged', FIRE, ['ranged', 'fire', 10])).toMatchObject({
      effectiveAttack: 5,
      combinedArmor: 10,
      defeatedEnemies: [],
    });
  });
  it('T8 Ice 10 vs the same: effective 10, both defeated', () => {
    expect(atTable(FIRE).attack('ranged', FIRE, ['ranged', 'ice', 10])).toMatchObject({
      effectiveAttack: 10,
      defeatedEnemies: ['e1', 'e2'],
    });
  });
  it('T9 Cold Fire vs [fire-resistant, ice-resistant]: not halved', () => {
    expect(
      resolveAttack([resisting('a', 5, 'fire'), resisting('b', 5, 'ice')], pool({ coldFire: 10 })).effectiveAttack,
    ).toBe(10);
  });
  it('T10 Cold Fire vs one enemy with both resistances: halved', () => {
    expect(
      resolveAttack([resisting('a', 5, 'fire', 'ice'), member('b', 5)], pool({ coldFire: 10 })).effectiveAttack,
    ).toBe(5);
  });
  it('T11 cancel after playing cards: cards back in hand, exactly as before', () => {
    const fight = withCards(['prowlers'], { hand: ['swift-bolt', 'swift-bolt', 'rage'], mana: { white: 2 } });
    const before = structuredClone(fight.state);
    fight
      .declare('ranged', 'prowlers')
      .use('swift-bolt', 'powered')
      .use('swift-bolt', 'powered')
      .does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.state).toEqual(before);
  });
  it('T12 cancel, then another group: allowed', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', 'minotaur')
      .type('ranged', 'fire', 2)
      .does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.declare('siege', ...PLAIN).state.currentAttackDeclaration?.targetGroup).toEqual(['e1', 'e2']);
  });
  it('T13 cancel, then other cards: allowed', () => {
    const fight = withCards(['prowlers'], { hand: ['swift-bolt', 'fire-bolt'], mana: { white: 1, red: 1 } });
    fight.declare('ranged', 'prowlers').use('swift-bolt', 'powered').does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    fight.declare('ranged', 'prowlers').use('fire-bolt', 'powered');
    expect(fight.hero.hand).toEqual(['swift-bolt']);
    expect(fight.resolve().isSuccessful).toBe(true);
  });
});

describe('the rest of section 2', () => {
  it('2.2 ending a phase never resolves an open attack, and the count starts again', () => {
    const fight = atTable(PLAIN);
    fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 1]);
    expect(fight.state.completedAttacksThisPhase).toBe(1);
    expect(fight.end().state.completedAttacksThisPhase).toBe(0);
  });
  it('2.3 an Unfortified token in a keep is level 0 alone and level 1 with a neighbor', () => {
    const fight = atTable(['shocktroops', 'swordsmen'], { site: 'keep' });
    expect(fight.report('ranged', 'shocktroops').level).toBe(0);
    expect(fight.report('siege', 'shocktroops', 'swordsmen').level).toBe(1);
  });
  it('2.4 one rounding over all inefficient points, per element as an option', () => {
    const resistances = { physical: true, fire: true, ice: true, hasBothFireAndIce: true };
    const points = pool({ physical: 1, fire: 1, ice: 1, coldFire: 1 });
    expect([
      calculateEffectiveAttack(points, resistances),
      calculateEffectiveAttack(points, resistances, 'perElement'),
    ]).toEqual([2, 0]);
    expect(calculateEffectiveAttack(points, resistances, 'total', 3)).toBe(5);
  });
  it('2.6 ranged accepts both kinds, siege only siege, melee all', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', 'minotaur')
      .type('ranged', 'physical', 1)
      .type('siege', 'physical', 1);
    expect(fight.state.currentAttackDeclaration?.attackPool.entries.map((entry) => entry.kind)).toEqual([
      'ranged',
      'siege',
    ]);
    const last = atTable(PLAIN)
      .end()
      .end()
      .declare('melee', 'minotaur')
      .type('melee', 'fire', 1)
      .type('ranged', 'ice', 1)
      .type('siege', 'coldFire', 1);
    expect(last.state.currentAttackDeclaration?.attackPool).toMatchObject({ fire: 1, ice: 1, coldFire: 1 });
  });
  it('2.7 the declaration, before and after the first resource', () => {
    const fight = atTable(PLAIN).declare('siege', 'swordsmen');
    expect(fight.state.currentAttackDeclaration).toEqual({
      targetGroup: ['e2'],
      attackType: 'siege',
      isCommitted: false,
      attackPool: { physical: 0, fire: 0, ice: 0, coldFire: 0, entries: [] },
    });
    fight.type('siege', 'ice', 2);
    expect(fight.state.currentAttackDeclaration).toMatchObject({ isCommitted: true, attackPool: { ice: 2 } });
  });
  it('2.9 history: cancel is never given to search, and is listed for people', () => {
    const fight = atTable(PLAIN).declare('ranged', 'minotaur');
    expect(choices(rules, fight.state, { always: true }).some((choice) => choice.action.type === 'CANCEL_ATTACK')).toBe(
      false,
    );
    expect(fight.s.listed('hero').filter((choice) => choice.action.type === 'CANCEL_ATTACK')).toEqual([
      { seat: 'hero', action: { type: 'CANCEL_ATTACK', playerId: 'hero' } },
    ]);
  });
  it('2.9 a Wound taken as the cost of a card goes back too', () => {
    const fight = withCards(
      ['prowlers', 'minotaur'],
      { hand: ['fireball'], mana: { red: 1, black: 1 } },
      { night: true },
    )
      .declare('siege', 'prowlers')
      .use('fireball', 'strong');
    expect(fight.hero.hand).toEqual(['wound']);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.hero.hand).toEqual(['fireball']);
    expect(fight.hero.woundsToHand).toBe(0);
  });
  it('2.9 a die of the Source goes back to the Source', () => {
    const fight = withCards(['prowlers', 'minotaur'], { hand: ['swift-bolt'] }, { source: ['white', 'red'] })
      .declare('ranged', 'prowlers')
      .use('swift-bolt', 'powered');
    expect(fight.state.source).toEqual(['red']);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.state.source).toEqual(['red', 'white']);
    expect(fight.hero.turn.dieUsed).toBe(false);
  });
  it('2.11 a pool of 0 never succeeds, for armor never drops below 1', () => {
    const fight = atTable(['crystal-sprites', 'prowlers'], { options: { defendChoice: 'first' } });
    fight.s.does('host', { type: 'adjust', what: 'armor', target: 'e1', amount: -20 });
    fight.declare('ranged', 'crystal-sprites');
    expect(fight.armor('crystal-sprites')).toBe(1);
    expect(fight.resolve()).toMatchObject({ isSuccessful: false, effectiveAttack: 0, combinedArmor: 1 });
  });
  it('2.11 overkill is allowed and lost; a group of one is a normal group', () => {
    expect(atTable(PLAIN).attack('siege', ['minotaur'], ['siege', 'coldFire', 99])).toMatchObject({
      isSuccessful: true,
      shortfall: 0,
    });
  });
  it('2.11 all enemies defeated in phase 1: the combat ends automatically', () => {
    const fight = atTable(PLAIN);
    fight.attack('ranged', PLAIN, ['ranged', 'physical', 10]);
    expect(fight.s.ended()).toMatchObject({ result: 'defeated', defeated: 2 });
  });
  it('2.14 an insufficient attack asks once and names what is missing; a setting switches it off', () => {
    const fight = atTable(PLAIN).declare('ranged', 'minotaur').type('ranged', 'physical', 3);
    expect(fight.refused({ type: 'RESOLVE_ATTACK', playerId: 'hero' })).toBe('INSUFFICIENT_NOT_CONFIRMED');
    const listed = fight.s.listed().find((choice) => choice.action.type === 'RESOLVE_ATTACK' && choice.not);
    expect(listed?.not).toEqual({ code: 'INSUFFICIENT_NOT_CONFIRMED', shortfall: 2 });
    const sure = fight.s.offers('hero').find((choice) => choice.action.type === 'RESOLVE_ATTACK');
    expect(sure && text.label(sure, fight.state)).toBe('Resolve anyway (2 short, the points are lost)');
    fight.type('ranged', 'physical', 2);
    expect(fight.s.offers('hero').filter((choice) => choice.action.type === 'RESOLVE_ATTACK')).toHaveLength(1);
    const off = atTable(PLAIN, { options: { confirmInsufficient: false } }).declare('ranged', 'minotaur');
    off.does({ type: 'RESOLVE_ATTACK', playerId: 'hero' });
    expect(off.state.lastResolution?.isSuccessful).toBe(false);
  });
  it('P12 Fame at once, the token leaves the fight, level-ups wait for the end', () => {
    const fight = atTable(PLAIN, {}, { fame: 0 });
    fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 5]);
    expect(fight.hero.fame).toBe(4);
    fight.attack('ranged', ['swordsmen'], ['ranged', 'physical', 5]);
    expect(fight.s.ended().heroes[0]).toMatchObject({ fame: 8, levelBefore: 1, levelAfter: 3 });
  });
});
