import { clone, dry, type Ruleset, Runner } from '@fray/engine';
import type { FightEnd, OddsRules } from '../../game.ts';
import { price } from '../rules/hits.ts';
import type { Setup, Ti4, Unit } from '../types.ts';
import { groupUnits } from './end-figures.ts';
import { type Chained, chainOf, openingOf } from './fight.ts';
import { isLeft, moveUntil } from './standing-units.ts';

/** The fight that a setup begins with, straight from its chain. */

type Straight = ReturnType<NonNullable<OddsRules<Ti4>['fight']>>;

const worth = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + price(unit), 0);

export function fightOf(rules: Ruleset<Ti4>, setup: Setup): Straight {
  const runner = new Runner(rules, rules.begin(clone(setup)), dry());
  runner.start();
  moveUntil(rules, runner, () => runner.need !== undefined || rules.outcome(runner.state) !== undefined);
  // Cannons or bombardments come first: after them there is more than one possible fight.
  if (!runner.need || !openingOf(runner.state)) return { ok: false, reason: { code: 'odds-not-first' } };
  const found = chainOf(runner.state);
  return found.ok ? { ok: true, ends: endsOf(found) } : found;
}

function endsOf({ chain, opening: { place } }: Extract<Chained, { ok: true }>): FightEnd[] {
  const { sides } = chain;
  const seats = sides.map(({ seat }) => seat);
  // Solved first, because positions may be added while it is solved.
  const ends = chain.ends();
  // By side and position: many ends share one.
  const positionsBySide = sides.map(({ positions }) =>
    positions.map((units) => ({ units: groupUnits(units), worth: worth(units), stands: isLeft(units, place) })),
  );
  const first = positionsBySide.map((list) => Math.max(0, ...list.map((position) => position.worth)));
  return ends.map(({ at, share }): FightEnd => {
    const [one, two] = at.map((position, i) => positionsBySide[i]?.[position]);
    if (!one || !two) throw new Error(`odds: no position ${at.join()}`);
    // A defender that cannot be hit has not lost: the attacker has to leave (section 0).
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
