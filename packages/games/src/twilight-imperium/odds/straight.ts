import { clone, dry, type Ruleset, Runner } from '@fray/engine';
import type { Counting, FightEnd } from '../../game.ts';
import { price } from '../rules/hits.ts';
import type { Setup, Ti4, Unit } from '../types.ts';
import { type Chained, chainOf, openingOf } from './fight.ts';
import { isLeft, moveUntil } from './standing-units.ts';
import { grouped } from './told.ts';

/** The fight that a set-up begins with, straight from its chain. */

type Straight = ReturnType<NonNullable<Counting<Ti4>['fight']>>;

const worth = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + price(unit), 0);

export function fightOf(rules: Ruleset<Ti4>, setup: Setup): Straight {
  const runner = new Runner(rules, rules.begin(clone(setup)), dry());
  runner.start();
  moveUntil(rules, runner, () => runner.need !== undefined || rules.outcome(runner.state) !== undefined);
  // Cannons, bombardments and the like come first: they are played, so that there is more than one fight to tell of.
  if (!runner.need || !openingOf(runner.state)) return { ok: false, reason: { code: 'odds-not-first' } };
  const found = chainOf(runner.state);
  return found.ok ? { ok: true, ends: endsOf(found) } : found;
}

function endsOf({ chain, opening: { place } }: Extract<Chained, { ok: true }>): FightEnd[] {
  const { sides } = chain;
  const seats = sides.map(({ seat }) => seat);
  // First of all: where losses depend on the round, positions come up as it is solved.
  const ends = chain.ends();
  // By side and position: many ends share one.
  const told = sides.map(({ positions }) =>
    positions.map((units) => ({ units: grouped(units), worth: worth(units), stands: isLeft(units, place) })),
  );
  const first = told.map((list) => Math.max(0, ...list.map((position) => position.worth)));
  return ends.map(({ at, share }): FightEnd => {
    const [one, two] = at.map((position, i) => told[i]?.[position]);
    if (!one || !two) throw new Error('a chain ends where it has no position');
    // Whoever cannot be hit any more has not lost: the attacker has to leave (section 0).
    const result = two.stands ? 'defender' : one.stands ? 'attacker' : 'draw';
    const [a = 'attacker', b = 'defender'] = seats;
    return {
      share,
      result,
      units: { [a]: one.units, [b]: two.units },
      cost: { [a]: (first[0] ?? 0) - one.worth, [b]: (first[1] ?? 0) - two.worth },
    };
  });
}
