import { describe, expect, it } from 'vitest';
import { blockSets } from '../../games/src/flesh-and-blood/odds/blocks.ts';
import { bestLine } from '../../games/src/flesh-and-blood/odds/line.ts';
import { table } from '../../games/src/flesh-and-blood/tests/library/shared.ts';
import { bestTurn, CARDS, damageAfter, WEAPONS } from './flesh-and-blood.ts';
import { isSlowToo, luckOf, POSITIONS } from './positions.fixture.ts';

const NAMES = Object.keys(CARDS);
const ATTACKS = NAMES.filter((name) => CARDS[name]?.kind === 'attack');
/** Cards with a printed defense. */
const DEFENDERS = NAMES.filter((name) => (CARDS[name]?.defense ?? 0) > 0);
const EQUIPMENT: readonly (readonly [id: string, defense: number])[] = [
  ['ironrot-helm', 1],
  ['ironrot-legs', 1],
  ['blossom-of-spring', 0],
];

describe('flesh-and-blood: turns and links, by the rules and in the game', () => {
  it(`${POSITIONS} turns that nobody defends`, { timeout: 3_600_000 }, () => {
    for (let number = 0; number < POSITIONS; number++) {
      const luck = luckOf(36_4, number);
      const hand = Array.from({ length: 2 + luck.below(3) }, () => luck.pick(NAMES));
      const arsenal = luck.isOneIn(3) ? luck.pick(ATTACKS) : undefined;
      const weapon = luck.isOneIn(2) ? luck.pick(Object.keys(WEAPONS)) : undefined;
      const floating = luck.below(3);
      const life = luck.isOneIn(3) ? 3 + luck.below(6) : 40;
      const A = { hand, weapons: weapon ? [weapon] : [], floating_resources: floating, arsenal: arsenal ?? null };
      const { state } = table({ A, B: { life } });
      const witness = bestTurn({ hand, arsenal, weapon, floating }, life);
      const keys = isSlowToo(number) ? [undefined, (it: object) => JSON.stringify(it)] : [undefined];
      for (const keyOf of keys) {
        const found = bestLine(state, 'A', keyOf ? { keyOf, positions: 5000 } : {});
        if (keyOf && !found?.proven) continue;
        const told = found && { damage: found.damage, cards: found.cards, wins: found.wins, proven: found.proven };
        expect({ number, told }, JSON.stringify({ hand, arsenal, weapon, floating, life })).toEqual({
          number,
          told: { ...witness, proven: true },
        });
      }
    }
  });

  it(`${POSITIONS} links with every set of blocks`, { timeout: 3_600_000 }, () => {
    for (let number = 0; number < POSITIONS; number++) {
      const luck = luckOf(36_5, number);
      const attack = luck.pick(ATTACKS);
      const hand = [...new Set(Array.from({ length: luck.below(4) }, () => luck.pick(DEFENDERS)))];
      const worn = EQUIPMENT.filter(() => luck.isOneIn(2));
      const { state } = table({
        A: { hand: [attack], floating_resources: 9 },
        B: { hand, equipment: worn.map(([id]) => id) },
      })
        .play('A', attack)
        .toDefend();
      const defenders = [...hand.map((id) => [id, CARDS[id]?.defense ?? 0] as const), ...worn];
      const witness = new Map<string, number>();
      for (let mask = 0; mask < 2 ** defenders.length; mask++) {
        const set = defenders.filter((_, at) => mask & (2 ** at));
        const damage = damageAfter(
          CARDS[attack]?.power ?? 0,
          set.map(([, defense]) => defense),
        );
        witness.set(
          set
            .map(([id]) => id)
            .sort()
            .join(' '),
          damage,
        );
      }
      const sets = blockSets(state, 'B')?.sets ?? [];
      const found = new Map(
        sets.map(({ blocks, damage }) => [
          blocks
            .map(({ card }) => card)
            .sort()
            .join(' '),
          damage,
        ]),
      );
      const inOrder = (map: ReadonlyMap<string, unknown>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
      expect({ number, attack, sets: inOrder(found) }).toEqual({ number, attack, sets: inOrder(witness) });
    }
  });
});
