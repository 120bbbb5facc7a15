import { describe, expect, it } from 'vitest';
import { TableFight } from '../tests/table.fixture.ts';
import { openPool } from './open-pool.ts';
import { summonedAs } from './summoned.ts';
import { targetsOf, widestType } from './targets.ts';

/** What a screen for real cards shows before anything is declared, confirmed or resolved. */

describe('2.8: who may be ticked', () => {
  it('a fortified enemy only for Siege, a doubly fortified one not at all, with the reason; in the Attack phase everybody', () => {
    const fight = new TableFight({ site: 'keep' }, ['crossbowmen', 'guardsmen']);
    const [bow, guard] = ['crossbowmen', 'guardsmen'].map((token) => fight.id(token)) as [string, string];
    expect(targetsOf(fight.state)).toEqual([
      { enemyId: bow, siegeOnly: true },
      { enemyId: guard, siegeOnly: false, why: { code: 'GROUP_DOUBLE_FORTIFIED', who: 'Guardsmen' } },
    ]);
    fight.end().end().does({ type: 'ASSIGN_DAMAGE', enemyId: bow, attackIndex: 0 }).hit().hit();
    expect(targetsOf(fight.state).every(({ why, siegeOnly }) => !why && !siegeOnly)).toBe(true);
    expect(widestType(fight.state, [bow, guard])).toBe('melee');
  });
  it('Ranged is declared where it may be, since it takes Siege as well; also while a group is open', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['diggers', 'prowlers', 'golems']);
    const id = (token: string) => fight.id(token);
    const types = () =>
      [['prowlers', 'golems'], ['prowlers', 'diggers'], []].map((tokens) => widestType(fight.state, tokens.map(id)));
    expect(types()).toEqual(['ranged', 'siege', undefined]);
    fight.declare('ranged', 'prowlers');
    expect(types()).toEqual(['ranged', 'siege', undefined]);
  });
});

describe('the open pool, entry by entry', () => {
  it('what is halved and why, what is short, and Fame for all of the group', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers', 'golems']).declare('ranged', 'prowlers', 'golems');
    fight.add('ranged', 'fire', 4).add('ranged', 'physical', 3);
    expect(openPool(fight.state)).toMatchObject({
      of: 'attack',
      kinds: ['ranged', 'siege'],
      halving: [{ element: 'physical', because: [fight.id('golems')] }],
      value: 5,
      needed: 8,
      shortfall: 3,
      sufficient: false,
      fame: 6,
      entries: [
        { kind: 'ranged', element: 'fire', amount: 4, counts: 4, halved: false },
        { kind: 'ranged', element: 'physical', amount: 3, counts: 1.5, halved: true },
      ],
    });
    fight.add('siege', 'fire', 3);
    expect(openPool(fight.state)).toMatchObject({ value: 8, shortfall: 0, sufficient: true });
  });
  it('a block: weak elements count half, and points that count twice against Swift do', () => {
    const fight = new TableFight({ site: 'mage-tower' }, ['fire-mages']).end();
    fight.does({ type: 'DECLARE_BLOCK_TARGET', enemyId: fight.id('fire-mages'), attackIndex: 0 });
    fight.does({ type: 'ADD_TO_BLOCK_POOL', element: 'physical', amount: 3 });
    const pool = openPool(fight.state);
    expect(pool?.halving.map(({ element }) => element)).toEqual(['physical', 'fire']);
    expect(pool).toMatchObject({ of: 'block', value: 1, needed: 6, shortfall: 5, swift: false });
    const swift = new TableFight({ site: 'rampagers' }, ['wolf-riders']).end();
    swift.does({ type: 'DECLARE_BLOCK_TARGET', enemyId: swift.id('wolf-riders'), attackIndex: 0 });
    swift.does({ type: 'ADD_TO_BLOCK_POOL', element: 'ice', amount: 3, swiftTwice: true });
    expect(openPool(swift.state)).toMatchObject({
      swift: true,
      value: 6,
      needed: 6,
      entries: [{ counts: 6, twice: true }],
    });
  });
  it('nothing is open', () => {
    expect(openPool(new TableFight({ site: 'rampagers' }, ['prowlers']).state)).toBeUndefined();
  });
});

describe('4.1: a token before it is named', () => {
  it('says what it takes to block it and what it wounds, as it will once it stands there', () => {
    const fight = new TableFight({ site: 'rampagers', heroes: [{ name: 'norowas', level: 3 }] }, [
      'orc-summoners',
    ]).end();
    const summoner = fight.id('orc-summoners');
    expect(summonedAs(fight.state, summoner, 'werewolf')).toMatchObject({
      name: 'Werewolf',
      attacks: [{ value: 7, element: 'physical' }],
      abilities: ['swift'],
      needed: 14,
      wounds: 3,
    });
    // Three attacks of 2: a Wound each.
    expect(summonedAs(fight.state, summoner, 'hydra')).toMatchObject({ needed: 6, wounds: 3, resists: ['ice'] });
    expect(summonedAs(fight.state, summoner, 'toString')).toBeUndefined();
    expect(summonedAs(fight.state, 'e9', 'werewolf')).toBeUndefined();
  });
});
