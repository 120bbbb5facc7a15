import { keyFields, type Parts, partsOf } from '../../key-parts.ts';
import { hitsOf, straysLeft } from '../rules/hits.ts';
import {
  type Attack,
  type Gear,
  type Loot,
  type Losses,
  type Merc,
  NONE,
  type Sector,
  type State,
  type Struck,
  type Unit,
  type Vehicle,
  type Wounds,
} from '../types.ts';

/**
 * Equal keys, equal futures, for odds and search. Militia that are alike count by number, not by name; units that are dead
 * or has acted in this round does not matter any more. Every field is either part of the key or left out with the reason.
 */
interface Moment {
  state: State;
  /** Who stands at that place of `units`; militia that are alike have one name. */
  name(position: number): string;
}

const GIVEN = { left: 'given by the setup, never changed by a rule' };
const TOLD = { left: 'told, never read again' };
const BY_ID = { left: 'follows from the name' };

const GEAR: Parts<Gear> = {
  card: ({ card }) => card,
  slot: ({ slot }) => slot,
  armor: ({ armor }) => armor,
  uses: ({ uses }) => uses,
  late: ({ late }) => late ?? false,
};
/** Of units that are still there and no militia. */
const UNIT: Parts<Unit, Moment> = {
  id: ({ id }) => id,
  card: BY_ID,
  kind: BY_ID,
  side: { left: 'follows from the owner' },
  owner: ({ owner }) => owner,
  squad: ({ squad }) => squad,
  place: ({ place }) => place,
  health: ({ health }) => health,
  gear: ({ gear }) => gear.map((piece) => partsOf(GEAR, piece, undefined)),
  initiative: ({ initiative }) => initiative,
  combat: ({ combat }) => combat,
  targets: ({ targets }) => targets,
  training: { left: 'computed again by READY before it is read' },
  hitsOn: ({ hitsOn }) => hitsOn,
  pierces: ({ pierces }) => pierces,
  die: ({ die }) => die,
  rerolled: ({ rerolled }) => rerolled,
  waits: { left: 'only militia change sides' },
  heldBy: ({ heldBy }, { name }) => name(heldBy),
  holds: ({ holds }, { name }) => name(holds),
  handler: ({ handler }, { name }) => name(handler),
};
const ATTACK: Parts<Attack, Moment> = {
  unit: ({ unit }, { name }) => name(unit),
  dice: ({ dice }) => dice,
  limit: ({ limit }) => limit,
  aim: ({ aim, hits }, { name }) => aim.map((position, i) => [name(position), hits[i] ?? 0]),
  declared: ({ declared }) => declared,
  hits: { left: 'beside each target' },
  sweep: ({ sweep }) => sweep,
  rolled: (attack, { state }) => rolledIn(state, attack),
  kit: ({ kit }) => kit,
};
const VEHICLE: Parts<Vehicle> = {
  card: ({ card }) => card,
  owner: ({ owner }) => owner,
  squad: ({ squad }) => squad,
  armor: ({ armor }) => armor,
  place: ({ place }) => place,
};
const SECTOR: Parts<Sector> = {
  id: ({ id }) => id,
  dictator: ({ dictator }) => dictator,
  rebel: ({ rebel }) => rebel,
  mine: ({ mine }) => mine,
};

const STATE: Parts<State, Moment> = {
  frames: ({ frames }, { name }) => frames.map((frame) => frameOf(frame, name)),
  kind: ({ kind }) => kind,
  options: GIVEN,
  custom: GIVEN,
  attacker: GIVEN,
  attackers: { left: 'the units of that side that are here' },
  defenders: { left: 'the units of that side that are here' },
  // Whether it has begun is all that a rule asks.
  round: ({ round }) => Math.min(round, 1),
  initiativeOrder: ({ units, initiativeOrder, currentUnitIndex }, { name }) =>
    initiativeOrder
      .slice(currentUnitIndex + 1)
      .filter((position) => {
        const unit = units[position] as Unit;
        return unit.place === 'here' && !unit.waits;
      })
      .map(name),
  currentUnitIndex: { left: 'who is still to come stands there' },
  phase: { left: 'follows from the step' },
  units: unitsOf,
  vehicles: ({ vehicles }) => vehicles.map((vehicle) => partsOf(VEHICLE, vehicle, undefined)),
  attack: ({ attack }, at) => attack && partsOf(ATTACK, attack, at),
  volley: ({ volley }, { name }) => name(volley),
  ruler: GIVEN,
  named: GIVEN,
  rebelPlayers: GIVEN,
  militiaHitsOn: ({ militiaHitsOn }) => militiaHitsOn,
  militiaHaste: ({ militiaHaste }) => militiaHaste,
  tactics: ({ tactics }) => tactics,
  mine: ({ mine }) => mine,
  sector: GIVEN,
  base: GIVEN,
  sectors: ({ sectors }) => sectors.map((sector) => partsOf(SECTOR, sector, undefined)),
  asking: ({ asking }) => asking,
  secondElsewhere: GIVEN,
  splitting: ({ splitting }) => splitting,
  discarded: TOLD,
  stash: TOLD,
  result: { left: 'the combat is over: outcomes differ by their figures' },
};

/** Who is left: militia by number, the others one by one. */
function unitsOf({ units, mine }: State, at: Moment): unknown {
  const militia: Record<string, number> = {};
  const others: unknown[] = [];
  for (const unit of units) {
    if (unit.place === 'dead' || unit.place === 'gone') continue;
    if (unit.kind === 'militia') {
      const alike = token(unit, mine !== '');
      militia[alike] = (militia[alike] ?? 0) + 1;
    } else others.push(partsOf(UNIT, unit, at));
  }
  return [Object.entries(militia).sort(), others];
}

const LISTS = ['hurt', 'chosen'] as const;
function frameOf(frame: State['frames'][number], name: Moment['name']): unknown {
  const memory: Partial<Wounds & Losses & Struck & Loot> = frame.memory;
  const named = LISTS.map((list) => memory[list]?.map(name));
  const people = [memory.unit, memory.by].map((position) => (position === undefined ? '' : name(position)));
  const { hits, next, pierces, gear, count, militiaOnly } = memory;
  return [
    [frame.step, frame.then, frame.dice ?? [], frame.value ?? 0],
    [named, people, hits, next, pierces, gear, count, militiaOnly],
  ];
}

/** The part of a roll that still matters: hits, and sixes that may stray. Before a reroll only its presence counts. */
function rolledIn(state: State, attack: Attack): unknown {
  if (!attack.rolled.length) return 0;
  return state.frames.at(-1)?.then === 'FIRE' ? 1 : [hitsOf(state, attack), straysLeft(state, attack)];
}

/** While a mine lies here it matters who came in over it. */
const token = (unit: Unit, mined: boolean): string =>
  unit.kind === 'militia'
    ? `${unit.owner} militia${unit.waits ? ' waiting' : ''}${unit.place === 'here' ? '' : ' out'}${mined && unit.handler !== NONE ? ' turned' : ''}`
    : unit.id;

export function futureKey(state: Merc['state']): string {
  const mined = state.mine !== '';
  const name = (position: number): string => (position === NONE ? '' : token(state.units[position] as Unit, mined));
  return JSON.stringify(partsOf(STATE, state, { state, name }));
}

/** What the key tells and what it leaves out, for the documents and their test. */
export const KEY_FIELDS = keyFields({
  state: STATE,
  unit: UNIT,
  gear: GEAR,
  attack: ATTACK,
  vehicle: VEHICLE,
  sector: SECTOR,
});
