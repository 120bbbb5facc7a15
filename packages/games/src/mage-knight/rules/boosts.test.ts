import { describe, expect, it } from 'vitest';
import { ALL_MANA, type Fight, withCards } from '../tests/fixture.ts';
import type { Setup, SetupHero } from '../types.ts';

const DRAGON = 'savage-dragon';
const fightWith = (hero: Partial<SetupHero>, more: Partial<Setup> = {}, tokens = ['swamp-dragon']) =>
  withCards(tokens, { armor: 12, handLimit: 20, mana: ALL_MANA, ...hero }, more);
const pool = (fight: Fight) => fight.state.currentAttackDeclaration?.attackPool.entries.at(-1);
const blockPool = (fight: Fight) => fight.state.currentBlock?.pool.entries.at(-1);

describe('cards that play other cards', () => {
  it('Concentration: another Action card, strong, for green mana and with +2', () => {
    const fight = fightWith({ hand: ['concentration', 'swiftness'], mana: { green: 1 } }).declare('ranged', 'e1');
    fight.use('swiftness', 'powered', { by: 'concentration' });
    expect(pool(fight)).toMatchObject({ kind: 'ranged', amount: 5 });
    expect(fight.hero).toMatchObject({ hand: [], tokens: { green: 0 }, played: ['concentration', 'swiftness'] });
  });
  it('Concentration raises Move and Block too, and does not touch spells', () => {
    const fight = fightWith({ hand: ['concentration', 'determination', 'march', 'fireball'], mana: { green: 2 } }, {}, [
      'fire-catapult',
    ]).toPhase(2);
    fight.use('march', 'powered', { by: 'concentration' });
    expect(fight.hero.move).toBe(6);
    const block = fightWith({ hand: ['concentration', 'determination'], mana: { green: 1 } })
      .toPhase(2)
      .blockTarget('e1');
    expect(block.use('determination', 'powered', { by: 'concentration' }) && blockPool(block)).toMatchObject({
      amount: 7,
    });
    expect(fight.offers('fireball', 'basic', { by: 'concentration' })).toBe(false);
  });
  it('Will Focus: the same with +3', () => {
    const fight = fightWith({ hand: ['will-focus', 'crushing-bolt'], mana: { green: 1 } }).declare('siege', 'e1');
    expect(fight.use('crushing-bolt', 'powered', { by: 'will-focus' }) && pool(fight)).toMatchObject({ amount: 6 });
  });
  it('Maximal Effect: basic three times, strong twice; the card leaves the game', () => {
    const basic = fightWith({ hand: ['maximal-effect', 'battle-versatility'] }).declare('ranged', 'e1');
    basic.use('battle-versatility', 'basic-ranged', { by: 'maximal-effect' });
    expect([pool(basic)?.amount, basic.hero.removed, basic.hero.played]).toEqual([
      3,
      ['battle-versatility'],
      ['maximal-effect'],
    ]);
    const strong = fightWith({ hand: ['maximal-effect', 'swift-bolt'], mana: { red: 1 } }).declare('ranged', 'e1');
    strong.use('swift-bolt', 'powered', { by: 'maximal-effect:strong' });
    expect([pool(strong)?.amount, strong.hero.tokens.red]).toEqual([8, 0]);
  });
  it('Tome of All Spells: a spell of the offer for a card of its color, strong even by day', () => {
    const basic = fightWith(
      { hand: ['tome-of-all-spells', 'rage', 'march'], mana: {} },
      { spellOffer: ['fireball'] },
    ).declare('ranged', 'e1');
    expect(basic.offers('fireball', 'basic', { discard: 'march' })).toBe(false);
    basic.use('fireball', 'basic', { by: 'tome-of-all-spells', discard: 'rage' });
    expect([pool(basic)?.amount, basic.hero.discard, basic.hero.played]).toEqual([5, ['rage'], ['tome-of-all-spells']]);
    const strong = fightWith({ hand: ['tome-of-all-spells', 'rage'], mana: {} }, { spellOffer: ['fireball'] }).declare(
      'siege',
      'e1',
    );
    strong.use('fireball', 'strong', { by: 'tome-of-all-spells:strong' });
    expect([pool(strong)?.amount, strong.hero.removed, strong.hero.woundsToHand]).toEqual([
      8,
      ['tome-of-all-spells'],
      1,
    ]);
  });
  it('Shapeshift: Move becomes Attack or Block, Attack becomes Block, of a basic action', () => {
    const attack = fightWith({ hand: ['march', 'crushing-bolt'], skills: ['shapeshift'] })
      .toPhase(4)
      .declare('melee', 'e1');
    expect(attack.use('march', 'powered', { by: 'shapeshift' }) && pool(attack)).toMatchObject({
      kind: 'melee',
      amount: 4,
    });
    const block = fightWith({ hand: ['rage'], skills: ['shapeshift'] })
      .toPhase(2)
      .blockTarget('e1');
    expect(block.use('rage', 'powered', { by: 'shapeshift' }) && blockPool(block)).toMatchObject({ amount: 4 });
    expect(block.hero.skills[0]?.ready).toBe(false);
  });
});

describe('P11: sideways cards', () => {
  const sideways = (hero: Partial<SetupHero>, card: string, by?: string, pick?: string): number | undefined => {
    const fight = fightWith(hero).toPhase(4).declare('melee', 'e1');
    fight.use(card, 'sideways', { ...(by ? { by } : {}), ...(pick ? { pick } : {}) });
    return pool(fight)?.amount;
  };
  it('any card but a Wound: one physical Attack in phase 4, one Block in phase 2', () => {
    const fight = fightWith({ hand: ['promise', 'wound'] })
      .toPhase(2)
      .blockTarget('e1');
    expect(fight.offers('wound', 'sideways')).toBe(false);
    expect(fight.use('promise', 'sideways') && blockPool(fight)).toMatchObject({ element: 'physical', amount: 1 });
    expect(sideways({ hand: ['fireball'] }, 'fireball')).toBe(1);
  });
  it("I Don't Give a Damn: 2, or 3 for better cards", () => {
    expect(sideways({ hand: ['promise'], skills: ['i-dont-give-a-damn'] }, 'promise', 'i-dont-give-a-damn')).toBe(2);
    expect(sideways({ hand: ['swift-bolt'], skills: ['i-dont-give-a-damn'] }, 'swift-bolt', 'i-dont-give-a-damn')).toBe(
      3,
    );
  });
  it('Who Needs Magic: 3 while no die was taken, and then none may be', () => {
    const fight = withCards(
      ['swamp-dragon'],
      { armor: 12, handLimit: 20, hand: ['promise', 'rage'], skills: ['who-needs-magic'] },
      { source: ['red'] },
    )
      .toPhase(4)
      .declare('melee', 'e1');
    expect(fight.offers('rage', 'powered')).toBe(true);
    expect(fight.use('promise', 'sideways', { by: 'who-needs-magic' }) && pool(fight)).toMatchObject({ amount: 3 });
    expect(fight.offers('rage', 'powered')).toBe(false);
    const used = withCards(
      ['swamp-dragon'],
      { armor: 12, handLimit: 20, hand: ['promise', 'rage'], skills: ['who-needs-magic'] },
      { source: ['red'] },
    )
      .toPhase(4)
      .declare('melee', 'e1');
    used.use('rage', 'powered').use('promise', 'sideways', { by: 'who-needs-magic' });
    expect(pool(used)).toMatchObject({ amount: 2 });
  });
  it('Universal Power: 3 for a mana, 4 for one of its own color', () => {
    const hero = { hand: ['promise'], skills: ['universal-power'] };
    expect(sideways(hero, 'promise', 'universal-power', 'red')).toBe(3);
    expect(sideways(hero, 'promise', 'universal-power', 'white')).toBe(4);
  });
  it("Wolf's Howl: 4, and one more for every free command token", () => {
    expect(
      sideways(
        { hand: ['promise'], level: 5, skills: ['wolfs-howl'], units: [{ unit: 'peasants', ready: false, wounds: 1 }] },
        'promise',
        'wolfs-howl',
      ),
    ).toBe(6);
  });
  it('Power of Pain: a Wound gives 2', () => {
    expect(sideways({ hand: ['wound'], skills: ['power-of-pain'] }, 'wound', 'power-of-pain')).toBe(2);
  });
});

describe('other sources of points', () => {
  it('Puppet Master: half the attack with its element, or half the armor, rounded up', () => {
    const fight = fightWith({ kept: ['fire-mages', 'prowlers'], skills: ['puppet-master'] })
      .toPhase(4)
      .declare('melee', 'e1');
    fight.use('puppet-master', 'fire-mages');
    expect([pool(fight)?.amount, pool(fight)?.element, fight.hero.kept]).toEqual([3, 'fire', ['prowlers']]);
    const block = fightWith({ kept: ['fire-mages'], skills: ['puppet-master'] })
      .toPhase(2)
      .blockTarget('e1');
    expect(block.use('puppet-master', 'fire-mages') && blockPool(block)).toMatchObject({
      amount: 3,
      element: 'physical',
    });
  });
  it('Agility: Move counts as Attack, powered two Move also as Ranged 1', () => {
    const basic = fightWith({ hand: ['agility'], move: 1, mana: {} })
      .toPhase(4)
      .use('agility', 'basic')
      .declare('melee', 'e1');
    expect([basic.use('move', 'melee-3').hero.move, pool(basic)?.amount]).toEqual([0, 3]);
    const strong = fightWith({ hand: ['agility'], move: 1 })
      .use('agility', 'powered')
      .declare('ranged', 'e1');
    expect([strong.use('move', 'ranged-2').hero.move, pool(strong)]).toEqual([
      1,
      expect.objectContaining({ kind: 'ranged', amount: 2 }),
    ]);
  });
  it('Diplomacy: Influence counts as Block, powered as Fire or Ice Block', () => {
    const basic = fightWith({ hand: ['diplomacy'], influence: 1, mana: {} })
      .toPhase(2)
      .use('diplomacy', 'basic')
      .blockTarget('e1');
    expect([basic.use('influence', 'physical-3').hero.influence, blockPool(basic)?.amount]).toEqual([0, 3]);
    const strong = fightWith({ hand: ['diplomacy'] })
      .toPhase(2)
      .use('diplomacy', 'powered')
      .blockTarget('e1');
    expect(strong.use('influence', 'ice-4') && blockPool(strong)).toMatchObject({ element: 'ice', amount: 4 });
  });
  it('Ambush: the first Attack card +1 (+2), or the first Block card +2 (+4)', () => {
    const fight = fightWith({ hand: ['ambush', 'swift-bolt', 'fire-bolt'], mana: { white: 1, red: 1 } })
      .use('ambush', 'basic')
      .declare('ranged', 'e1')
      .use('swift-bolt', 'powered')
      .use('fire-bolt', 'powered');
    expect(fight.state.currentAttackDeclaration?.attackPool.entries.map((entry) => entry.amount)).toEqual([5, 3]);
    const block = fightWith({ hand: ['ambush', 'rage', 'rage'] })
      .toPhase(2)
      .use('ambush', 'powered')
      .blockTarget('e1')
      .use('rage', 'basic-block')
      .use('rage', 'basic-block');
    expect(block.state.currentBlock?.pool.entries.map((entry) => entry.amount)).toEqual([6, 2]);
  });
  it('Spirit Guides: the next Block +1', () => {
    const fight = fightWith({ hand: ['rage', 'rage'], skills: ['spirit-guides'] })
      .toPhase(2)
      .use('spirit-guides', 'guide')
      .blockTarget('e1')
      .use('rage', 'basic-block')
      .use('rage', 'basic-block');
    expect(fight.state.currentBlock?.pool.entries.map((entry) => entry.amount)).toEqual([3, 2]);
  });
  it('Shield of the Fallen Kings: further blocks against other attacks only', () => {
    const fight = withCards(['hydra'], { armor: 12, hand: ['shield-of-the-fallen-kings', 'rage'] })
      .toPhase(2)
      .blockTarget('e1', 0)
      .use('shield-of-the-fallen-kings', 'basic-two');
    expect(fight.offers('later:0', 'shield-of-the-fallen-kings')).toBe(false);
    fight.resolveBlock().blockTarget('e1', 1).use('later:0', 'shield-of-the-fallen-kings').resolveBlock();
    expect(fight.enemy('e1').attacks.map((attack) => attack.blocked)).toEqual([true, true, false]);
    const three = fightWith({ hand: ['shield-of-the-fallen-kings'] })
      .toPhase(2)
      .blockTarget('e1')
      .use('shield-of-the-fallen-kings', 'strong-three');
    expect(three.hero.later).toHaveLength(2);
  });
  it('Bonds of Loyalty: its unit works where units are forbidden', () => {
    const fight = withCards(
      ['minotaur'],
      { units: [{ unit: 'catapults', bond: true }, { unit: 'scouts' }], skills: ['bonds-of-loyalty'] },
      { site: 'dungeon' },
    ).declare('siege', 'e1');
    expect([fight.offers('catapults', 'siege'), fight.offers('scouts', 'siege')]).toEqual([true, false]);
  });
  it('Heroes ask for 2 Influence once in an assault', () => {
    const hero = { units: [{ unit: 'heroes-white' }], hand: ['crushing-bolt'], mana: { white: 1, green: 1 } };
    expect(
      withCards(['shocktroops'], hero, { site: 'keep' }).declare('ranged', 'e1').offers('heroes-white', 'ranged'),
    ).toBe(false);
    const paid = withCards(['shocktroops'], { ...hero, influence: 3 }, { site: 'keep' })
      .declare('ranged', 'e1')
      .use('heroes-white', 'ranged');
    expect([paid.hero.influence, pool(paid)?.amount]).toEqual([1, 7]);
    expect(withCards(['shocktroops'], hero).declare('ranged', 'e1').offers('heroes-white', 'ranged')).toBe(true);
  });
  it('12.7 mana: one die a turn, gold by day, black at night only, two colors from different places', () => {
    const dice = withCards([DRAGON], { hand: ['fire-bolt', 'swift-bolt'] }, { source: ['red', 'white'] })
      .declare('ranged', 'e1')
      .use('fire-bolt', 'powered');
    expect(dice.offers('swift-bolt', 'powered')).toBe(false);
    const gold = (night: boolean) =>
      withCards([DRAGON], { hand: ['fire-bolt', 'battle-versatility'], mana: { gold: 1 } }, { night })
        .declare('ranged', 'e1')
        .offers('fire-bolt', 'powered');
    expect([gold(false), gold(true)]).toEqual([true, false]);
    const black = (more: Partial<Setup>) =>
      withCards([DRAGON], { hand: ['fireball'], mana: { red: 1, black: 1 } }, more)
        .declare('siege', 'e1')
        .offers('fireball', 'strong');
    expect([black({ night: true }), black({ site: 'tomb' })]).toEqual([true, true]);
    const twice = withCards(
      [DRAGON],
      { hand: ['fireball'], mana: { black: 1 } },
      { night: true, source: ['red', 'black'] },
    ).declare('siege', 'e1');
    expect(twice.offers('fireball', 'strong')).toBe(true);
    const one = withCards(
      [DRAGON],
      { hand: ['fireball', 'crushing-bolt'], mana: { green: 1 } },
      { night: true, source: ['red', 'black'] },
    ).declare('siege', 'e1');
    expect(one.offers('fireball', 'strong')).toBe(false);
  });
});
