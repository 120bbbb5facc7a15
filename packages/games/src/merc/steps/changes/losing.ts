import type { Play } from '@fray/engine';
import { UNIT_ROWS } from '../../content/index.ts';
import { vehicleOf } from '../../rules/armor.ts';
import { isHere, ranksOf, unitAt } from '../../rules/sides.ts';
import { type Gear, type Merc, NONE, type Outcome, type State, type Unit } from '../../types.ts';

/** Changes that several steps share: armor and health go, units leave. */

/** Section 7, armor before health: vehicle, worn armor, health, in this order; piercing goes straight to health. */
export function hurt(play: Play<Merc>, unit: Unit, hits: number, pierces: boolean): void {
  let left = hits;
  if (!pierces && unit.kind !== 'militia') {
    left = dentVehicle(play, unit, left);
    for (let place = 0; left > 0 && place < unit.gear.length; ) {
      const gear = unit.gear[place] as Gear;
      const amount = Math.min(left, gear.armor);
      left -= amount;
      gear.armor -= amount;
      if (amount && play.watched) {
        play.emit({ type: 'armor soaked', unit: unit.id, card: gear.card, amount, left: gear.armor });
        if (gear.armor === 0) play.emit({ type: 'armor discarded', unit: unit.id, card: gear.card });
      }
      if (amount && gear.armor === 0) dropGear(play.state, unit, gear);
      else place++;
    }
  }
  const amount = Math.min(left, unit.health);
  if (amount === 0) return;
  unit.health -= amount;
  if (play.watched) play.emit({ type: 'health lost', unit: unit.id, amount, left: unit.health });
}

function dentVehicle(play: Play<Merc>, unit: Unit, hits: number): number {
  const vehicle = play.state.vehicles.length ? vehicleOf(play.state, unit) : undefined;
  if (!vehicle) return hits;
  const amount = Math.min(hits, vehicle.armor);
  vehicle.armor -= amount;
  play.emit({ type: 'armor soaked', unit: unit.id, card: vehicle.card, amount, left: vehicle.armor });
  if (vehicle.armor === 0) {
    vehicle.place = 'dead';
    play.state.discarded.push(vehicle.card);
    play.emit({ type: 'armor discarded', unit: unit.id, card: vehicle.card });
  }
  return hits - amount;
}

export function dropGear(state: State, unit: Unit, gear: Gear): void {
  unit.gear.splice(unit.gear.indexOf(gear), 1);
  state.discarded.push(gear.card);
}

/** Out of the fight, wherever it goes; dogs let go. */
export function takeOut(play: Play<Merc>, position: number, place: string): void {
  const { state } = play;
  const unit = unitAt(state, position);
  const ranks = ranksOf(state, unit.side);
  const rank = ranks.indexOf(position);
  if (rank >= 0) ranks.splice(rank, 1);
  unit.place = place;
  if (unit.heldBy !== NONE) {
    const dog = unitAt(state, unit.heldBy);
    dog.holds = NONE;
    unit.heldBy = NONE;
    play.emit({ type: 'dog free', dog: dog.id });
  }
  if (unit.holds !== NONE) {
    unitAt(state, unit.holds).heldBy = NONE;
    unit.holds = NONE;
  }
}

const NOTHING: readonly Gear[] = [];

/** Section 8. Returns the equipment that one Dictator may take over; otherwise it is discarded. */
export function die(play: Play<Merc>, position: number): readonly Gear[] {
  const { state } = play;
  const unit = unitAt(state, position);
  const fellHere = isHere(unit);
  const sector = fellHere ? undefined : state.sectors.find((other) => other.id === unit.place);
  if (sector) sector[unit.side]--;
  takeOut(play, position, 'dead');
  unit.health = 0;
  const gear = unit.gear;
  if (gear.length) unit.gear = [];
  if (play.watched) play.emit({ type: 'unit died', unit: unit.id, lost: gear.map((piece) => piece.card) });
  if (unit.kind === 'dog') state.discarded.push(unit.card);
  if (unit.kind === 'dictator')
    finish(play, { winner: 'rebel', how: 'dictator killed', control: 'rebel', round: state.round });
  if (!gear.length) return NOTHING;
  if (fellHere && unit.side === 'rebel' && UNIT_ROWS.get(state.ruler)?.traits.loots) return gear;
  for (const piece of gear) state.discarded.push(piece.card);
  return NOTHING;
}

export function finish(play: Play<Merc>, result: Outcome): void {
  if (play.state.result) return;
  play.state.phase = 'OVER';
  play.state.result = result;
  play.emit({ type: 'combat ended', winner: result.winner, how: result.how, round: result.round });
}
