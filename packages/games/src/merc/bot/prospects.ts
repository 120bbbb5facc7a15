import { clone } from '../clone.ts';
import { vehicleOf, wornArmor } from '../rules/armor.ts';
import { dogCardOf, freeDogOf } from '../rules/dogs.ts';
import { fullHealth, saversOf } from '../rules/healing.ts';
import { initiativeOrder } from '../rules/order.ts';
import { gearRow, traitsOf, usedUpByAttack } from '../rules/rows.ts';
import { unitAt } from '../rules/sides.ts';
import { fixFigures } from '../steps/changes/figures.ts';
import { NONE, type State, type Unit } from '../types.ts';
import { type Fighter, LONGEST, type Opponent, rebelsWin, type Skirmish } from './skirmish.ts';

/** Under one in five a fight is lost. */
const LOST = 0.2;
const SAMPLES = 40;

/** Whether the Rebels' chance against this Dictator is under one in five: the rest of the fight, sampled in plain figures. */
export function isLost(state: State, opponent: Opponent): boolean {
  const skirmish = skirmishOf(state, opponent);
  // A fixed seed: the answer for a state never depends on who asks or how often.
  const source = { word: 1 };
  let won = 0;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    if (rebelsWin(skirmish, source)) won++;
    if (won >= SAMPLES * LOST) return false;
    if (won + SAMPLES - sample < SAMPLES * LOST) return true;
  }
  return true;
}

/** The figures and the order of the next READY. */
function skirmishOf(now: State, opponent: Opponent): Skirmish {
  const state = clone(now);
  for (const unit of state.units) unit.waits = false;
  fixFigures(state);
  const order = initiativeOrder(state);
  // Who fires twice stands in the order twice.
  const places = [...new Set(order)].sort((a, b) => a - b);
  return {
    opponent,
    fighters: places.map((position) => fighterOf(state, position)),
    covers: state.vehicles.map(({ armor }) => armor),
    order: order.map((position) => places.indexOf(position)),
  };
}

function fighterOf(state: State, position: number): Fighter {
  const unit = unitAt(state, position);
  const traits = traitsOf(state, unit);
  // A shot against death is good for one more hit.
  const saved = saversOf(state, unit).length ? 1 : 0;
  const hasDog = dogCardOf(unit) !== NONE || freeDogOf(state, position) !== undefined;
  return {
    rebel: unit.side === 'rebel',
    militia: unit.kind === 'militia',
    behind: unit.kind === 'dictator' ? 'all' : traits.lastTargeted ? 'mercs' : '',
    dice: unit.combat,
    later: Math.max(0, unit.combat - onceOf(state, unit)),
    hitsOn: unit.hitsOn,
    // Sixes that find somebody else are as good as further targets.
    targets: unit.targets + (traits.straySixes ? Math.round(unit.combat / 6) : 0),
    sweeps: traits.sweepsMilitia,
    pierces: unit.pierces,
    heals: traits.heals ? LONGEST : unit.gear.reduce((uses, gear) => uses + gear.uses, 0),
    cover: coverOf(state, unit),
    health: unit.health + saved,
    whole: fullHealth(state, unit) + saved,
    armor: wornArmor(unit),
    heldBy: unit.heldBy === NONE ? 0 : unitAt(state, unit.heldBy).health,
    immune: traits.immuneToDogs,
    spares: traits.sparesDogs,
    dogs: hasDog ? 1 : 0,
  };
}

/** What one-use items add to the next attack. */
const onceOf = (state: State, unit: Unit): number =>
  unit.gear.reduce((sum, gear) => sum + (usedUpByAttack(state, gear) ? gearRow(state, gear.card).combat : 0), 0);

/** One vehicle covers all MERCs of its squad, until it is used up; militia march beside it. */
function coverOf(state: State, unit: Unit): number {
  const vehicle = unit.kind === 'militia' ? undefined : vehicleOf(state, unit);
  return vehicle ? state.vehicles.indexOf(vehicle) : NONE;
}
