import { describe, expect, it } from 'vitest';
import type { SetupUnit } from '../setup/schema.ts';
import { fight, figures, order } from '../tests/fixture.ts';
import type { Attack, State } from '../types.ts';
import { betterMates, isFastest } from './figures.ts';
import { forcedHits, isStrayTarget } from './hits.ts';
import { firstStrikers, initiativeOrder } from './order.ts';

/** Units by their names; `first`, `quick` and `strikes` have an ability by which order is not by number. */
const unit = (text: string): SetupUnit => {
  const [name = '', initiative, kind] = text.split(' ');
  const ability = { first: 'Kastern', quick: 'Badger', strikes: 'Golem' }[kind ?? ''] as SetupUnit['ability'];
  return name === 'militia' ? { militia: 1 } : figures(name, Number(initiative), 1, ability ? { ability } : {});
};

describe('section 5: who acts when', () => {
  it.each([
    ['numbers, a tie to the Dictator', ['D 2', 'E 1'], ['R 2', 'S 3'], 'S D R E'],
    ['a tie alternates between the sides', ['D 2', 'E 2'], ['R 2', 'S 2', 'T 2'], 'D R E S T'],
    ['MERCs before militia', ['militia', 'D 2'], ['militia', 'R 2'], 'D R D* R*'],
    ['first of all', ['D 9', 'E 0 first'], ['R 8', 'S 1 first'], 'E S D R'],
    ['first, the other side alone', ['D 9'], ['R 8', 'S 1 first'], 'S D R'],
    ['before militia', ['militia', 'E 0 quick'], ['R 3', 'S 1 quick'], 'R E S D*'],
    ['before militia of the own side too', ['D 3'], ['militia', 'S 1 quick'], 'D S R*'],
    ['no militia: by number', ['D 3', 'E 0 quick'], ['R 2', 'S 1 quick'], 'D R S E'],
    ['already before them', ['militia', 'E 4 quick'], ['R 3'], 'E R D*'],
    ['first before those who are before militia', ['militia', 'E 0 quick'], ['R 0 first'], 'R E D*'],
  ] as const)('%s', (_, dictator, rebel, expected) => {
    const run = fight(dictator.map(unit), rebel.map(unit));
    const short = order(run).map((id) => (id.includes('militia') ? `${id[0]?.toUpperCase()}*` : id));
    expect(short.join(' ')).toBe(expected);
    expect(initiativeOrder(run.state).map((position) => run.state.units[position]?.id)).toEqual(order(run));
  });

  it('before round 1 those of the Dictator strike first, and nobody else', () => {
    const strikers = (dictator: string[], rebel: string[]) => {
      const { state } = fight(dictator.map(unit), rebel.map(unit));
      return firstStrikers(state)
        .map((position) => state.units[position]?.id)
        .join(' ');
    };
    expect(strikers(['D 1', 'E 1 strikes'], ['R 9 strikes', 'S 1'])).toBe('E R');
    expect(strikers(['D 1'], ['R 9 strikes', 'S 1 strikes'])).toBe('R S');
    expect(strikers(['D 1', 'militia'], ['R 9'])).toBe('');
  });
});

it('16: only a mate who is better lifts a skill; a tie is the fastest still', () => {
  const { state } = fight([figures('D', 1, 1)], [figures('R', 2, 2), figures('S', 2, 2)]);
  const [one, mate] = state.units.filter(({ side }) => side === 'rebel');
  if (!one || !mate) throw new Error('two Rebels are needed');
  const lifts = (change: Partial<typeof mate>) => {
    Object.assign(mate, { initiative: 2, combat: 2, training: 0, ...change });
    const { initiative, combat, training } = betterMates(state, one);
    return [initiative, combat, training, isFastest(state, one)];
  };
  expect(lifts({})).toEqual([0, 0, 0, true]);
  expect(lifts({ initiative: 3 })).toEqual([1, 0, 0, false]);
  expect(lifts({ combat: 3 })).toEqual([0, 1, 0, true]);
  expect(lifts({ training: 1 })).toEqual([0, 0, 1, true]);
  expect(lifts({ initiative: 3, squad: 'secondary' })).toEqual([0, 0, 0, true]);
});

describe('section 7: where the hits go when nothing is to be chosen', () => {
  const begin = (dictator: SetupUnit[], ability?: SetupUnit['ability']): State =>
    fight(dictator, [figures('Gun', 9, 1, { targets: 9, ...(ability && { ability }) })]).state;
  const attack = (state: State, aim: number[], rolled: number[]): Attack => ({
    ...(state.attack as Attack),
    unit: state.units.findIndex(({ id }) => id === 'Gun'),
    aim,
    declared: aim.length,
    rolled,
  });
  const two = [figures('A', 1, 1), figures('B', 1, 1)];
  it.each([
    ['one target takes all', two, [0], [6, 6, 6, 6], [4]],
    ['no hit, nothing', two, [0, 1], [1, 2, 3], [0, 0]],
    ['fewer than both can take: the shooter chooses', two, [0, 1], [6, 6, 6, 6, 6], undefined],
    ['as many as both can take', two, [0, 1], [6, 6, 6, 6, 6, 6], [3, 3]],
    ['more: the first takes the rest', two, [1, 0], [6, 6, 6, 6, 6, 6, 6], [4, 3]],
    ['militia that are alike, one after the other', [{ militia: 3 }], [0, 1, 2], [6, 6, 1], [1, 1, 0]],
    ['more hits than militia', [{ militia: 2 }], [1, 0], [6, 6, 6], [2, 1]],
    [
      'armor takes hits too',
      [figures('A', 1, 1, { armor: 1 }), figures('B', 1, 1)],
      [0, 1],
      [6, 6, 6, 6, 6, 6, 6],
      [4, 3],
    ],
  ] as const)('%s', (_, dictator, aim, rolled, expected) => {
    const state = begin([...dictator]);
    expect(forcedHits(state, attack(state, [...aim], [...rolled]))).toEqual(expected);
  });
  it('who is gone when the dice lie takes none; the first who is there takes the rest', () => {
    const state = begin([...two, figures('C', 1, 1)]);
    for (const id of ['A', 'C']) for (const one of state.units) if (one.id === id) one.place = 'gone';
    expect(forcedHits(state, attack(state, [0, 1, 2], [6, 6, 6, 6, 1]))).toEqual([0, 4, 0]);
    for (const one of state.units) if (one.id === 'B') one.place = 'gone';
    expect(forcedHits(state, attack(state, [0, 1, 2], [6, 6]))).toEqual([0, 0, 0]);
  });
  it('16: a stray six goes to an enemy that was not named, one that another stray found too', () => {
    const state = begin([...two, figures('C', 1, 1)], 'Wolverine');
    const now = attack(state, [1, 0], [6, 6]);
    const strays = (declared: number) =>
      [0, 1, 2].map((position) => isStrayTarget(state, { ...now, declared }, position));
    expect(strays(2)).toEqual([false, false, true]);
    expect(strays(1)).toEqual([true, false, true]);
    expect(strays(0)).toEqual([true, true, true]);
    expect(forcedHits(state, now)).toBeUndefined();
    expect(forcedHits(state, { ...now, aim: [0, 1, 2], declared: 3 })).toBeUndefined();
  });
});
