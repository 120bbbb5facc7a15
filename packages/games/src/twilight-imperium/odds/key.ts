import { keyFields, type Parts, partsOf } from '../../key-parts.ts';
import { EFFECTS } from '../content/effects/registry.ts';
import { isHit } from '../rules/dice.ts';
import { anyUnit } from '../rules/figures.ts';
import type { Die, Party, Planet, Roll, State, StepMemory, Unit } from '../types.ts';
import { classOf, facesMatter, singleDiceMatter } from './single-dice.ts';

/**
 * Equal keys, equal futures. Units that are alike count by number, not by name; dice count as hits if no rule reads single
 * ones. Every field is either part of the key or left out with the reason: a new field does not compile before it is one of them.
 */
interface Moment {
  state: State;
  /** Hits are being assigned, or could be before the next roll: marks of an assignment still count. */
  assigning: boolean;
  /** Single dice matter, and even what they show. */
  dice: boolean;
  faces: boolean;
}

/** Rules distinguish only the first round from later ones. */
const FIRST_ROUNDS = 2;

const UNIT: Parts<Unit, Moment> = {
  id: { left: 'equal units are one' },
  side: (unit) => unit.side,
  kind: (unit) => unit.kind,
  at: (unit) => unit.at,
  damaged: (unit) => unit.damaged,
  sustainedNow: (unit, { assigning }) => assigning && unit.sustainedNow,
  sustainedRound: (unit) => unit.sustainedRound,
  late: (unit) => unit.late,
  pinned: (unit, { assigning }) => (assigning ? unit.pinned : undefined),
  galvanized: (unit) => unit.galvanized,
  as: (unit) => unit.as,
  joins: (unit) => unit.joins,
  aim: (unit) => unit.aim,
  aimOn: (unit) => unit.aimOn,
  from: (unit) => unit.from,
  returned: (unit) => unit.returned,
};
const PARTY: Parts<Party, Moment> = {
  faction: (party) => party.faction,
  name: { left: 'a name' },
  effects: (party) => party.effects.join(),
  hand: (party) => party.hand,
  exhausted: (party) => party.exhausted,
  upgrades: (party) => party.upgrades.join(),
  counters: (party) => party.counters,
  fleetSupply: (party) => party.fleetSupply,
  facts: { left: 'given by the setup, never changed by a rule' },
  policy: { left: 'given by the setup, never changed by a rule' },
};
const PLANET: Parts<Planet, Moment> = {
  id: (planet) => planet.id,
  owner: (planet) => planet.owner,
  sleeper: (planet) => planet.sleeper,
  resources: { left: 'given by the setup, never changed by a rule' },
  influence: { left: 'given by the setup, never changed by a rule' },
  traits: { left: 'given by the setup, never changed by a rule' },
  legendary: { left: 'given by the setup, never changed by a rule' },
  home: { left: 'given by the setup, never changed by a rule' },
  custodians: (planet) => planet.custodians,
  demilitarized: (planet) => planet.demilitarized,
  exhausted: (planet) => planet.exhausted,
  coexist: (planet) => planet.coexist,
  round: (planet) => Math.min(planet.round, FIRST_ROUNDS),
  against: (planet) => planet.against,
  stage: (planet) => planet.stage,
  winner: (planet) => planet.winner,
  bombed: (planet) => planet.bombed,
};
const STATE: Parts<State, Moment> = {
  frames: ({ frames }, at) =>
    frames.map(({ step, then, memory, open, dice, value }) => [step, then, keyOfMemory(memory, at), open, dice, value]),
  start: { left: 'given by the setup' },
  extent: { left: 'given by the setup' },
  skipEmptyWindows: { left: 'the same in all odds' },
  unknownHands: { left: 'given by the start: words for the answer' },
  // Sets, third parties and systems may be named at P0.1 and P0.5.
  sets: (state) => state.sets,
  options: { left: 'given by the setup' },
  phase: (state) => state.phase,
  version: { left: 'counts changes for a memory of hooks' },
  hasForces: (state) => state.hasForces,
  order: (state) => state.order.join(),
  parties: ({ order, parties }, at) => order.map((by) => parties[by] && partsOf(PARTY, parties[by], at)),
  common: (state) => state.common.join(),
  system: (state) => state.system,
  adjacent: (state) => state.adjacent,
  speaker: { left: 'given by the setup' },
  planets: ({ planets }, at) => planets.map((planet) => partsOf(PLANET, planet, at)),
  units: ({ units }, at) => units.map((unit) => wordOf(unit, at)).sort(),
  lost: ({ lost }) => lost.map((unit) => `${unit.side} ${unit.kind}`).sort(),
  lostBefore: (state) => state.lostBefore,
  made: { left: 'numbers the names of new units' },
  round: (state) => Math.min(state.round, FIRST_ROUNDS),
  quiet: { left: 'a fight without end is found as one; the rule ends it after a hundred such rounds' },
  planet: (state) => state.planet,
  rolls: ({ rolls }, at) => rolls.map((roll) => rollOf(roll, at)),
  hits: ({ hits }, at) => hits.map((pool) => ({ ...pool, unit: pool.unit && nameOf(pool.unit, at) })),
  falling: (state) => state.falling,
  fallen: ({ fallen }, at) => fallen.map(({ unit, pool }) => [unit && nameOf(unit, at), pool]),
  bonuses: ({ bonuses }, at) => bonuses.map((bonus) => ({ ...bonus, unit: bonus.unit && nameOf(bonus.unit, at) })),
  retreat: (state) => state.retreat,
  skip: (state) => state.skip,
  again: (state) => state.again,
  fought: (state) => state.fought,
  space: (state) => state.space,
  how: (state) => state.how,
  reminders: { left: 'words for the table' },
  aside: { left: 'words for the table' },
  // Only copies of cards are counted by a rule.
  played: ({ played }) => Object.entries(played).filter(([id]) => EFFECTS.get(id)?.kind === 'action'),
  captured: { left: 'words for the table: no rule asks what was captured' },
  result: (state) => state.result,
};

const wordOf = (unit: Unit, at: Moment): string => partsOf(UNIT, unit, at).join(' ');
/** What an id stands for: a unit that is there or lost, or the id itself (an effect, a planet). */
function nameOf(id: string, at: Moment): string {
  const unit = anyUnit(at.state, id);
  return unit ? wordOf(unit, at) : id;
}

/** What matters of a unit while hits are assigned: equal words, equal units. */
export const unitWord = (state: State, id: string): string =>
  nameOf(id, { state, assigning: true, dice: false, faces: false });

/** Fields of a running sequence that may name units. */
const UNIT_FIELDS = ['unit', 'target'] as const;
const UNIT_LISTS = ['picked', 'extra'] as const;
function keyOfMemory(memory: StepMemory, at: Moment): unknown {
  const byName: Record<string, unknown> = { ...memory };
  for (const field of UNIT_FIELDS) if (memory[field] !== undefined) byName[field] = nameOf(memory[field], at);
  // Of an assignment that is over: the next one begins by forgetting it.
  if (!at.assigning) delete byName.confirmed;
  const roll = memory.roll === undefined ? undefined : at.state.rolls[memory.roll];
  if (roll && memory.used) byName.used = memory.used.filter((used) => !isOnDie(used));
  // Dice count by what they are, in any order.
  const aimed = roll?.dice[Number(memory.target)];
  if (roll && aimed) byName.target = dieOf(aimed, roll, at);
  if (roll && memory.dice) byName.dice = memory.dice.map((place) => dieOf(roll.dice[place] as Die, roll, at)).sort();
  for (const field of UNIT_LISTS)
    if (memory[field] !== undefined) byName[field] = memory[field].map((id) => nameOf(id, at));
  return byName;
}

/** What was used is kept as `by effect target`; a die is known by its place. */
const isOnDie = (used: string): boolean => /^\S+ \S+ \d+$/.test(used);
const dieOf = (die: Die, roll: Roll, at: Moment): string => {
  const face = at.faces || roll.kind === 'effect' ? die.face : classOf(at.state, roll, die);
  return [nameOf(die.unit, at), die.value, die.mod, face, die.rerolled, die.bought, die.place, die.on].join(' ');
};
/** What still matters of a roll: single dice, or only its hits, or nothing once they are pools. */
function rollOf(roll: Roll, at: Moment): unknown {
  const { kind, by, on, place, hits, effect } = roll;
  const dice = at.dice ? singleDice(roll, at) : hits === null ? hitsIn(roll) : 0;
  return [kind, by, on, place, at.dice ? hits : hits !== null, effect, dice];
}
/** Sorted dice: what was used on a die belongs to the die, not to its place. */
function singleDice(roll: Roll, at: Moment): string[] {
  const number = at.state.rolls.indexOf(roll);
  const used = at.state.frames.flatMap(({ memory }) => (memory.roll === number ? (memory.used ?? []) : []));
  const usedOn = (place: number): string[] => used.filter((one) => isOnDie(one) && one.endsWith(` ${place}`));
  return roll.dice
    .map((die, place) => [dieOf(die, roll, at), ...usedOn(place).map((one) => one.replace(/\d+$/, ''))].join(' '))
    .sort();
}
/** By planet and player where a bombardment falls on several. */
function hitsIn({ dice }: Roll): unknown {
  const counts: Record<string, number> = {};
  for (const die of dice)
    if (isHit(die)) counts[`${die.place} ${die.on}`] = (counts[`${die.place} ${die.on}`] ?? 0) + 1;
  return Object.entries(counts).sort();
}

const ROLLING: ReadonlySet<string> = new Set(['P2.4', 'P4.2']);
export function futureKey(state: State): string {
  const assigning = state.hits.length > 0 || !state.frames.some(({ step }) => ROLLING.has(step));
  const dice = singleDiceMatter(state);
  return JSON.stringify(partsOf(STATE, state, { state, assigning, dice, faces: dice && facesMatter(state) }));
}

/** What the key tells and what it leaves out, for the documents and their test. */
export const KEY_FIELDS = /* @__PURE__ */ keyFields({ unit: UNIT, party: PARTY, planet: PLANET, state: STATE });
