import { odds } from '@fray/advisor';
import type { Ruleset } from '@fray/engine';
import { type Bot, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { game as whole } from '../../games/src/merc/tests/whole.ts';
import { fightShares, type Unit } from './merc.ts';
import { differences, isSlowToo, type Luck, luckOf, POSITIONS, SMALL_BUDGET } from './positions.fixture.ts';

const game = withOdds(whole, whole.odds);
type Merc = typeof game extends { rules: Ruleset<infer T> } ? T : never;
// Without its key a fight has no end: whole states count the rounds. What the key leaves out is compared by the law of keys.
const { mergeRolls: _lumps, ...everyFace } = game.rules;

/** Names the first enemies, as many as may be named, and hits each of them until it is enough. */
const firstOnes: Bot<Merc> = (view, _seat, list) => {
  const { attack, units } = view;
  const pierces = attack ? (units[attack.unit]?.pierces ?? false) : false;
  const isEnough = (id: string): boolean => {
    const at = units.findIndex((unit) => unit.id === id);
    const { health = 0, gear = [] } = units[at] ?? {};
    const armor = pierces ? 0 : gear.reduce((sum, piece) => sum + piece.armor, 0);
    return (attack?.hits[attack.aim.indexOf(at)] ?? 0) >= health + armor;
  };
  const hit = list.find(({ action }) => action.type === 'hit' && !isEnough(action.target));
  const first = hit ?? list.find(({ action }) => ['aim militia', 'aim', 'hit'].includes(action.type));
  return (first ?? list[0])?.action as Merc['action'];
};
const policies = { dictator: firstOnes, rebel: firstOnes };

interface Person extends Unit {
  ability: string | undefined;
}
function randomPerson(luck: Luck, side: Unit['side'], name: string): Person {
  const ability = luck.pick(['Golem', 'Wolverine', 'Lucid', undefined, undefined]);
  return {
    name,
    side,
    ability,
    isMilitia: false,
    initiative: luck.below(5),
    combat: 1 + luck.below(3),
    targets: 1 + luck.below(2),
    health: 1 + luck.below(3),
    armor: luck.below(3),
    hitsOn: ability === 'Lucid' ? 3 : 4,
    strays: ability === 'Wolverine',
    isFirst: ability === 'Golem',
    pierces: luck.isOneIn(4),
  };
}
const militia = (side: Unit['side'], number: number): Unit => ({
  name: `${side} militia ${number}`,
  side,
  isMilitia: true,
  initiative: 2,
  combat: 1,
  targets: 1,
  health: 1,
  armor: 0,
  hitsOn: 4,
  strays: false,
  isFirst: false,
  pierces: false,
});
interface Company {
  people: Person[];
  militia: number;
}
const randomCompany = (luck: Luck, side: Unit['side']): Company => {
  const people = 1 + luck.below(2);
  return {
    people: ['A', 'B']
      .slice(0, people)
      .map((letter) => randomPerson(luck, side, `${side === 'rebel' ? 'R' : 'D'}${letter}`)),
    militia: luck.below(4 - people),
  };
};
const unitsOf = ({ people, militia: count }: Company, side: Unit['side']): Unit[] => [
  ...people,
  ...Array.from({ length: count }, (_, at) => militia(side, at + 1)),
];
const forceOf = ({ people, militia: count }: Company) => ({
  units: [
    ...people.map(({ name, ability, initiative, combat, targets, health, armor, pierces }) => ({
      name,
      initiative,
      combat,
      targets,
      health,
      ...(ability ? { ability } : {}),
      gear: [
        ...(armor ? [{ name: 'Vest', slot: 'armor', armor }] : []),
        ...(pierces ? [{ name: 'Needle', slot: 'weapon', pierces: true }] : []),
      ],
    })),
    ...(count ? [{ militia: count }] : []),
  ],
});

describe('merc: fights to the end, by the rules and in the game', () => {
  it(`${POSITIONS} positions`, { timeout: 3_600_000 }, () => {
    for (let number = 0; number < POSITIONS; number++) {
      const luck = luckOf(36_2, number);
      const [dictator, rebel] = [randomCompany(luck, 'dictator'), randomCompany(luck, 'rebel')];
      const read = game.setup.check({
        attacker: luck.pick(['dictator', 'rebel']),
        forces: { dictator: forceOf(dictator), rebel: forceOf(rebel) },
      });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const witness = fightShares([...unitsOf(dictator, 'dictator'), ...unitsOf(rebel, 'rebel')]);
      for (const rules of isSlowToo(number) ? [game.rules, everyFace] : [game.rules]) {
        const { method, ends } = odds(
          { ...game, rules },
          {
            from: { setup: read.setup },
            policies,
            ...(rules === game.rules ? {} : { budget: SMALL_BUDGET }),
          },
        );
        if (rules !== game.rules && method === 'sampled') continue;
        const found = new Map<string, number>();
        for (const { result, left, share } of ends) {
          const end = `${result} ${left[result]}`;
          found.set(end, (found.get(end) ?? 0) + share);
        }
        const wrong = differences(witness, found);
        expect({ number, method, wrong }, JSON.stringify([dictator, rebel])).toEqual({
          number,
          method: 'exact',
          wrong: [],
        });
      }
    }
  });
});
