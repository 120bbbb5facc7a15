import { MILITIA } from '../../content/index.ts';
import type { UnitRow } from '../../content/units.ts';
import { ranksOf, sideOf } from '../../rules/sides.ts';
import { type Gear, NONE, type Player, type Squad, type State, type Unit } from '../../types.ts';

/** A unit with the figures of its row; READY works out those in force. */
export function makeUnit(row: UnitRow, id: string, owner: Player, squad: Squad, gear: Gear[] = []): Unit {
  return {
    id,
    card: row.name,
    kind: row.kind,
    side: sideOf(owner),
    owner,
    squad,
    place: 'here',
    health: row.health,
    gear,
    initiative: row.initiative,
    combat: row.combat,
    targets: row.targets,
    training: row.training,
    hitsOn: row.traits.hitsOn,
    pierces: false,
    die: 0,
    rerolled: false,
    waits: false,
    heldBy: NONE,
    holds: NONE,
    handler: NONE,
  };
}

/** Takes its place in the fight. */
export function enlist(state: State, unit: Unit): number {
  const position = state.units.length;
  state.units.push(unit);
  ranksOf(state, unit.side).push(position);
  return position;
}

/** The highest number that a name with this stem has: `dictator militia 3`. */
function lastNumber(state: State, stem: string): number {
  let last = 0;
  for (const { id } of state.units) {
    if (id.startsWith(stem)) last = Math.max(last, Number(id.slice(stem.length)) || 0);
  }
  return last;
}

/** A name that nobody bears. */
export const freshId = (state: State, stem: string): string => `${stem} ${lastNumber(state, stem) + 1}`;

export function enlistMilitia(state: State, owner: Player, count: number): void {
  const stem = `${owner} militia`;
  const last = lastNumber(state, stem);
  for (let i = 1; i <= count; i++) {
    const unit = makeUnit(MILITIA, `${stem} ${last + i}`, owner, 'none');
    // Who joins in mid-round is not in its order.
    unit.waits = state.round > 0;
    enlist(state, unit);
  }
}
