import { clone, dry, Runner } from '@fray/engine';
import { groupUnits } from '../../packages/games/src/twilight-imperium/odds/end-figures.ts';
import { chainOf } from '../../packages/games/src/twilight-imperium/odds/fight.ts';
import { isLeft, moveUntil } from '../../packages/games/src/twilight-imperium/odds/standing-units.ts';
import { price } from '../../packages/games/src/twilight-imperium/rules/hits.ts';
import type { Ti4 } from '../../packages/games/src/twilight-imperium/types.ts';

type Rules = Parameters<typeof moveUntil>[0];

/** The fight that a setup begins with, straight from its chain: every end with survivors, winner and worth, and nothing that comes after it. */
export function solveFight(rules: Rules, setup: Ti4['setup']): unknown[] {
  const runner = new Runner(rules, rules.begin(clone(setup)), dry());
  runner.start();
  moveUntil(rules, runner, () => runner.need !== undefined || rules.outcome(runner.state) !== undefined);
  const found = chainOf(runner.state);
  if (!found?.ok) throw new Error('no fight');
  // Solved first, because positions may be added while it is solved.
  const ends = found.chain.ends();
  const sides = found.chain.sides.map(({ positions }) =>
    positions.map((units) => ({
      units: groupUnits(units),
      worth: units.reduce((sum, unit) => sum + price(unit), 0),
      stands: isLeft(units, found.opening.place),
    })),
  );
  return ends.map(({ at, share }) => ({ share, sides: at.map((position, i) => sides[i]?.[position]) }));
}
