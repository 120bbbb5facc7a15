import { odds } from '@fray/advisor';
import { withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { ground, side, space } from '../../games/src/twilight-imperium/tests/fixture.ts';
import { game as whole } from '../../games/src/twilight-imperium/tests/whole.ts';
import { differences, isSlowToo, type Luck, luckOf, POSITIONS, SMALL_BUDGET } from './positions.fixture.ts';
import { type Force, fightShares, type UnitName } from './twilight-imperium.ts';

const game = withOdds(whole, whole.odds);
const { skipAhead: _skip, ...stepwise } = game.rules;
const { mergeRolls: _lumps, ...everyFace } = stepwise;
const { futureKey: _key, ...wholeStates } = game.rules;

/** All units of a type have one level. */
const levels = <V extends string>(luck: Luck, type: V): `${V}-1` | `${V}-2` =>
  luck.isOneIn(2) ? `${type}-1` : `${type}-2`;
const shipsOf = (luck: Luck): UnitName[] => [
  ...(['fighter', 'destroyer', 'cruiser'] as const).map((type) => levels(luck, type)),
  'carrier-1',
  'dreadnought-1',
  'war-sun',
];
const groundOf = (luck: Luck): UnitName[] => [levels(luck, 'infantry'), 'mech'];
/** Factions by what they change in a fight, and nothing else. */
const FACTIONS = { jol: ['jol-nar', -1], plain: ['arborec', 0], sardakk: ['sardakk', 1] } as const;

interface Sided extends Force {
  faction: 'jol-nar' | 'arborec' | 'sardakk';
}
function randomForce(luck: Luck, names: readonly UnitName[]): Sided {
  const units: Partial<Record<UnitName, number>> = {};
  for (let kinds = 1 + luck.below(3); kinds > 0; kinds--) {
    const name = luck.pick(names);
    units[name] = (units[name] ?? 0) + 1 + luck.below(2);
  }
  const [faction, modifier] = FACTIONS[luck.pick(['plain', 'plain', 'jol', 'sardakk'] as const)];
  return { units, faction, modifier, cancels: luck.isOneIn(4) ? 2 : 1, rerolls: luck.isOneIn(4) };
}
const sideOf = ({ faction, units, cancels, rerolls }: Sided, isGround: boolean) =>
  side(faction, isGround ? {} : units, {
    technologies: cancels === 2 ? ['non-euclidean-shielding'] : [],
    leaders: rerolls ? ['ta-zern'] : [],
  });

/** Shares by winner: fighters without a carrier are gone after the fight, and that is no matter of rounds. */
function byWinner(shares: ReadonlyMap<string, number>): Map<string, number> {
  const found = new Map<string, number>();
  for (const [end, share] of shares) {
    const winner = end.split(' ')[0] as string;
    found.set(winner, (found.get(winner) ?? 0) + share);
  }
  return found;
}

describe('twilight-imperium: rounds of space and ground combat, by the rules and in the game', () => {
  it(`${POSITIONS} positions`, { timeout: 3_600_000 }, () => {
    let uncounted = 0;
    for (let number = 0; number < POSITIONS; number++) {
      const luck = luckOf(36_1, number);
      const isGround = luck.isOneIn(3);
      const [a, d] = [0, 1].map(() => randomForce(luck, isGround ? groundOf(luck) : shipsOf(luck))) as [Sided, Sided];
      const options = { unitLimits: false };
      const setup = isGround
        ? ground(sideOf(a, true), a.units, sideOf(d, true), d.units, { options })
        : space(sideOf(a, false), sideOf(d, false), { options });
      const witness = byWinner(fightShares(a, d, !isGround));
      const others = isSlowToo(number) ? [stepwise, everyFace, wholeStates] : [];
      for (const [at, rules] of [game.rules, ...others].entries()) {
        const found = odds({ ...game, rules }, { from: { setup }, ...(at > 0 ? { budget: SMALL_BUDGET } : {}) });
        // Every face of many dice is too much to count: what is counted must be right.
        if (found.method === 'sampled') {
          uncounted += Number(at === 0);
          continue;
        }
        const wrong = differences(witness, found.shares);
        expect({ number, wrong }, JSON.stringify([a, d])).toEqual({ number, wrong: [] });
      }
    }
    // With its keys, lumps and leaps the game counts nearly all: a barrage of a dozen dice that may be rerolled is too large.
    expect(uncounted).toBeLessThanOrEqual(POSITIONS / 500);
  });
});
