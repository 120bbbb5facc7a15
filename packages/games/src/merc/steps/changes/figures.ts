import { NO_TRAITS } from '../../content/traits.ts';
import {
  areMates,
  betterMates,
  type Figures,
  hamperedBy,
  hasteOf,
  isFastest,
  ownFigures,
  type Skills,
} from '../../rules/figures.ts';
import { traitsOf } from '../../rules/rows.ts';
import { isHere, unitAt } from '../../rules/sides.ts';
import type { State, Unit } from '../../types.ts';

/**
 * READY (sections 2, 5 and 16): the figures in force until the next READY. Own sums first, then what looks at squad
 * mates, then what squads give, then what enemies take.
 */
export function fixFigures(state: State): void {
  const scope: AbilityScope = { squads: false, foes: false, militia: false };
  fixSide(state, state.attackers, scope);
  fixSide(state, state.defenders, scope);
  if (scope.squads) {
    matchSquads(state);
    giveSquadBonuses(state);
  }
  if (scope.foes) hamper(state);
  if (scope.militia) hastenMilitia(state);
  atLeastZero(state, state.attackers);
  atLeastZero(state, state.defenders);
}

/** Whom the abilities that are here reach: most fights have none that look beyond their owner. */
interface AbilityScope {
  squads: boolean;
  foes: boolean;
  militia: boolean;
}

function fixSide(state: State, ranks: readonly number[], scope: AbilityScope): void {
  for (let i = 0; i < ranks.length; i++) {
    const unit = unitAt(state, ranks[i] as number);
    write(unit, ownFigures(state, unit));
    const traits = traitsOf(state, unit);
    if (traits === NO_TRAITS) continue;
    scope.squads ||= traits.matchesSquad || traits.leads || traits.hastensWhenFastest > 0 || traits.hastensOthers > 0;
    scope.foes ||= traits.hampersFoes > 0;
    scope.militia ||= traits.hastensMilitia > 0;
  }
}

function write(unit: Unit, figures: Figures): void {
  unit.initiative = figures.initiative;
  unit.combat = figures.combat;
  unit.targets = figures.targets;
  unit.training = figures.training;
  unit.hitsOn = figures.hitsOn;
  unit.pierces = figures.pierces;
}

function raise(unit: Unit, by: Skills): void {
  unit.initiative += by.initiative;
  unit.combat += by.combat;
  unit.training += by.training;
}
const allBy = (by: number): Skills => ({ initiative: by, combat: by, training: by });

function atLeastZero(state: State, ranks: readonly number[]): void {
  for (let i = 0; i < ranks.length; i++) {
    const unit = unitAt(state, ranks[i] as number);
    if (unit.combat < 0) unit.combat = 0;
  }
}

/**
 * What a unit loses with items that it used up in mid-round: their own share and no more. Everything else, armor that
 * was shot off among it, counts from the next READY on.
 */
export function loseShare(state: State, unit: Unit, drop: () => void): void {
  const carried = ownFigures(state, unit);
  drop();
  const left = ownFigures(state, unit);
  unit.combat = Math.max(0, unit.combat + left.combat - carried.combat);
  unit.targets += left.targets - carried.targets;
  unit.training += left.training - carried.training;
  unit.pierces = left.pierces;
}

function hastenMilitia(state: State): void {
  for (const unit of state.units) {
    if (unit.kind === 'militia' && isHere(unit)) unit.initiative += hasteOf(state, unit);
  }
}

function matchSquads(state: State): void {
  const lifted: [Unit, Skills][] = [];
  for (const unit of state.units) {
    if (isHere(unit) && traitsOf(state, unit).matchesSquad) lifted.push([unit, betterMates(state, unit)]);
  }
  for (const [unit, by] of lifted) raise(unit, by);
}

/** All comparisons are made before any of these bonuses is added. */
function giveSquadBonuses(state: State): void {
  const gifts: (() => void)[] = [];
  for (const unit of state.units) {
    if (!isHere(unit) || unit.squad === 'none') continue;
    const { leads, hastensWhenFastest, hastensOthers: others } = traitsOf(state, unit);
    if (leads && isFastest(state, unit)) gifts.push(() => raise(unit, allBy(1)));
    const whole = hastensWhenFastest && isFastest(state, unit) ? hastensWhenFastest : 0;
    if (!whole && !others) continue;
    gifts.push(() => {
      unit.initiative += whole;
      for (const mate of state.units) if (areMates(mate, unit)) mate.initiative += whole + others;
    });
  }
  for (const give of gifts) give();
}

function hamper(state: State): void {
  for (const unit of state.units) {
    if (unit.kind !== 'merc' || !isHere(unit)) continue;
    const loss = hamperedBy(state, unit);
    if (loss) raise(unit, allBy(-loss));
  }
}
