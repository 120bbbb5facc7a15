import { hitsOf, straysLeft } from '../rules/hits.ts';
import {
  type Attack,
  type Loot,
  type Losses,
  NONE,
  type State,
  type Struck,
  type Unit,
  type Wounds,
} from '../types.ts';

/**
 * Equal keys, equal futures, for odds and search. Militia that are alike count by number, not by name; whoever is dead
 * or has acted in this round does not matter any more.
 */
export function key(state: State): string {
  // While a mine lies here it matters who came in over it.
  const mined = state.mine !== '';
  const name = (position: number): string => (position === NONE ? '' : token(state.units[position] as Unit, mined));
  const militia: Record<string, number> = {};
  const others: unknown[] = [];
  for (const unit of state.units) {
    if (unit.place === 'dead' || unit.place === 'gone') continue;
    if (unit.kind === 'militia') {
      const alike = token(unit, mined);
      militia[alike] = (militia[alike] ?? 0) + 1;
    } else others.push(figuresOf(unit, name));
  }
  const next = state.initiativeOrder.slice(state.currentUnitIndex + 1).filter((position) => {
    const unit = state.units[position] as Unit;
    return unit.place === 'here' && !unit.waits;
  });
  const { attack } = state;
  const lists = ['hurt', 'chosen'] as const;
  return JSON.stringify([
    state.kind,
    // Whether it has begun is all that a rule asks.
    Math.min(state.round, 1),
    Object.entries(militia).sort(),
    others,
    next.map(name),
    attack && [
      name(attack.unit),
      attack.dice,
      attack.limit,
      attack.declared,
      attack.sweep,
      rolledIn(state, attack),
      attack.kit,
    ],
    attack?.aim.map((position, i) => [name(position), attack.hits[i] ?? 0]),
    name(state.volley),
    state.frames.map(({ step, then: goes, own: kept, dice }) => {
      const own: Partial<Wounds & Losses & Struck & Loot> = kept;
      const named = lists.map((list) => own[list]?.map(name));
      const people = [own.unit, own.by].map((position) => (position === undefined ? '' : name(position)));
      return [
        step,
        goes,
        dice ?? [],
        named,
        people,
        own.hits,
        own.next,
        own.pierces,
        own.gear,
        own.count,
        own.militiaOnly,
      ];
    }),
    [state.mine, state.asking, state.splitting, state.tactics, state.militiaHitsOn, state.militiaHaste],
    state.vehicles.map((vehicle) => [vehicle.card, vehicle.owner, vehicle.squad, vehicle.place, vehicle.armor]),
    state.sectors.map((sector) => [sector.id, sector.dictator, sector.rebel, sector.mine]),
  ]);
}

/** What lies there as far as anybody looks at it: hits, and sixes that may stray. A roll that is made anew is only there. */
function rolledIn(state: State, attack: Attack): unknown {
  if (!attack.rolled.length) return 0;
  return state.frames.at(-1)?.then === 'FIRE' ? 1 : [hitsOf(state, attack), straysLeft(state, attack)];
}

const token = (unit: Unit, mined: boolean): string =>
  unit.kind === 'militia'
    ? `${unit.owner} militia${unit.waits ? ' waiting' : ''}${unit.place === 'here' ? '' : ' out'}${mined && unit.handler !== NONE ? ' turned' : ''}`
    : unit.id;

const figuresOf = (unit: Unit, name: (position: number) => string): unknown[] => [
  unit.id,
  unit.owner,
  unit.squad,
  unit.place,
  unit.health,
  unit.gear.map((gear) => [gear.card, gear.slot, gear.armor, gear.uses, gear.late ?? false]),
  [unit.initiative, unit.combat, unit.targets, unit.hitsOn, unit.pierces, unit.die, unit.rerolled],
  [name(unit.heldBy), name(unit.holds), name(unit.handler)],
];
