import type { Frame } from '@fray/engine';
import { type Chance, clone } from '@fray/engine';
import { AI } from './content/house.ts';
import { SQUADRONS, type SquadronType } from './content/squadrons.ts';
import { actionPoints, carrierMaxHull, maxFuel } from './rules/figures.ts';
import { cellAt } from './rules/grid.ts';
import { foeOf, isSide } from './rules/ships.ts';
import { detects, seesCarrier, seesSquadron } from './rules/sight.ts';
import { freshSquadron } from './setup/begin.ts';
import {
  type Carrier,
  type Exodus,
  type Forecast,
  NOWHERE,
  type Seat,
  type Side,
  type Squadron,
  type State,
  UNKNOWN,
  type View,
} from './types.ts';

/** Section 24: from this tier on a side reads fuel, and exact intents. */
export const PATH_TIER = 2;
const FUEL_TIER = 3;
const INTENT_TIER = 4;

/** Steps in which a side gives orders behind a screen; the other side sees only that it does. */
const SECRET: Partial<Record<string, { step: '9 command' | '10.2 intents'; side: Side }>> = {
  '9 command': { step: '9 command', side: 'player' },
  '9 order': { step: '9 command', side: 'player' },
  '9 confirm': { step: '9 command', side: 'player' },
  '10.2 intents': { step: '10.2 intents', side: 'enemy' },
  '10.2 order': { step: '10.2 intents', side: 'enemy' },
  '10.2 confirm': { step: '10.2 intents', side: 'enemy' },
};

function seenFrames(frames: readonly Frame<Exodus>[], seat: Side): Frame<Exodus>[] {
  const out: Frame<Exodus>[] = [];
  for (const frame of frames) {
    const secret = SECRET[frame.step];
    if (!secret || secret.side === seat) out.push(clone(frame));
    // The frame below the order of one ship tells the same already.
    else if (out[out.length - 1]?.step !== secret.step) out.push({ ...clone(frame), step: secret.step });
  }
  return out;
}

function seenSquadron(state: State, seat: Side, unit: Squadron): Squadron {
  const copy = cloneSquadron(unit);
  if (unit.side === seat || state.house.creative) return copy;
  const { tier } = state.sides[seat];
  if (tier < FUEL_TIER) copy.fuel = UNKNOWN;
  if (tier < INTENT_TIER) {
    copy.aggression = UNKNOWN;
    // SUICIDAL shows in the ATK that everybody reads.
    if (copy.behaviour !== 'SUICIDAL') copy.behaviour = null;
  }
  if (!state.open) {
    copy.order = null;
    copy.target = NOWHERE;
    copy.dock = null;
    copy.route = '';
    copy.ap = actionPoints(state, unit);
  }
  return copy;
}
function seenCarrier(state: State, seat: Side, ship: Carrier): Carrier {
  const copy = cloneCarrier(ship);
  if (ship.side !== seat && !state.open && !state.house.creative) copy.order = null;
  return copy;
}
/** Section 24: mood from tier 1, an arrow from tier 2, the order itself at tier 4. Only the player has INTEL. */
function seenForecast(state: State, seat: Side, seen: readonly Squadron[]): Forecast[] {
  const { tier } = state.sides[seat];
  if (seat !== 'player' || tier < 1) return [];
  return state.forecast
    .filter((row) => seen.some((unit) => unit.id === row.id))
    .map((row) => ({
      id: row.id,
      mood: row.mood,
      arrow: tier >= INTENT_TIER ? row.cell : tier >= PATH_TIER ? row.arrow : NOWHERE,
      order: tier >= INTENT_TIER ? row.order : null,
      cell: tier >= INTENT_TIER ? row.cell : NOWHERE,
    }));
}

export function view(state: State, seat: Seat): View {
  if (!isSide(seat)) return { ...cloneState(state), veil: { seat, squadrons: 0, carriers: 0 } };
  const squadrons: Squadron[] = [];
  let hidden = 0;
  for (const unit of state.squadrons) {
    if (seesSquadron(state, seat, unit)) squadrons.push(seenSquadron(state, seat, unit));
    else if (unit.hull > 0) hidden++;
  }
  const carriers: Carrier[] = [];
  let away = 0;
  for (const ship of state.carriers) {
    if (seesCarrier(state, seat, ship)) carriers.push(seenCarrier(state, seat, ship));
    else away++;
  }
  const rest = cloneState({ ...state, squadrons: [], carriers: [], frames: [], forecast: [] });
  if (!state.house.creative) rest.sides[foeOf(seat)].metal = UNKNOWN;
  return {
    ...rest,
    frames: seenFrames(state.frames, seat),
    squadrons,
    carriers,
    forecast: seenForecast(state, seat, squadrons),
    veil: { seat, squadrons: hidden, carriers: away },
  };
}

const one = (chance: Chance, size: number): number => (chance(1, size)[0] as number) - 1;
const GUESSES: readonly SquadronType[] = ['I', 'B', 'G'];

/** Aggression that reads as the mood that the sensors show. */
const guessAggression = (row: Forecast | undefined): number =>
  row?.mood === 'calm' ? 0.2 : row?.mood === 'aggressive' ? 0.9 : AI.aggression;

/** A battle that could be behind the view: what is unseen is put where it cannot be seen. */
export function imagine(seen: View, seat: Seat, chance: Chance): State {
  const { veil, ...rest } = seen;
  const state = cloneState(rest);
  if (!isSide(seat)) return state;
  const foe = foeOf(seat);
  for (const unit of state.squadrons) {
    if (unit.side !== foe) continue;
    if (unit.fuel === UNKNOWN) unit.fuel = 1 + one(chance, maxFuel(unit));
    if (unit.aggression === UNKNOWN)
      unit.aggression = guessAggression(state.forecast.find((row) => row.id === unit.id));
  }
  if (state.sides[foe].metal === UNKNOWN) state.sides[foe].metal = 0;
  const dark: number[] = [];
  if (state.house.fog && veil.squadrons + veil.carriers > 0) {
    for (let y = 0; y < state.rows; y++) {
      for (let x = 0; x < state.columns; x++) if (!detects(state, seat, cellAt(x, y))) dark.push(cellAt(x, y));
    }
  }
  for (let i = 0; i < veil.carriers; i++) {
    const cell = dark[one(chance, dark.length)] ?? 0;
    const ship: Carrier = {
      id: `${foe === 'enemy' ? 'Enemy Carrier' : 'Carrier'} unseen ${i + 1}`,
      side: foe,
      class: foe === 'enemy' ? 'ENEMY' : 'STANDARD',
      cell,
      width: 1,
      height: 1,
      hull: 1,
      shield: 0,
      hit: false,
      guard: false,
      order: null,
      acted: false,
    };
    ship.hull = carrierMaxHull(state, ship);
    state.carriers.push(ship);
  }
  const homes = state.carriers.filter((ship) => ship.side === foe && ship.hull > 0);
  for (let i = 0; i < veil.squadrons; i++) {
    const type = GUESSES[one(chance, GUESSES.length)] as SquadronType;
    let number = 9000 + i;
    while (state.squadrons.some((unit) => unit.id.endsWith(`-${number}`))) number++;
    const unit = freshSquadron(state, foe, type, `${type}-${SQUADRONS[type].wing}-${number}`);
    const home = homes.length && (!dark.length || one(chance, 2) === 0) ? homes[one(chance, homes.length)] : undefined;
    if (home) {
      unit.home = home.id;
      unit.status = 'docked';
    } else unit.cell = dark[one(chance, dark.length)] ?? NOWHERE;
    state.squadrons.push(unit);
  }
  return state;
}

const cloneSquadron = (u: Squadron): Squadron => ({
  id: u.id,
  side: u.side,
  type: u.type,
  status: u.status,
  cell: u.cell,
  home: u.home,
  hull: u.hull,
  ammo: u.ammo,
  fuel: u.fuel,
  ap: u.ap,
  order: u.order,
  target: u.target,
  dock: u.dock,
  route: u.route,
  moved: u.moved,
  intercepted: u.intercepted,
  softened: u.softened,
  rallied: u.rallied,
  traits: u.traits.slice(),
  behaviour: u.behaviour,
  aggression: u.aggression,
  pilot: u.pilot && { ...u.pilot, perks: u.pilot.perks.slice() },
});
const cloneCarrier = (c: Carrier): Carrier => ({ ...c, order: c.order && { ...c.order } });

/** A deep copy with object literals, for search. */
export const cloneState = (s: State): State => ({
  frames: s.frames.map((frame) => clone(frame)),
  scenario: s.scenario,
  start: s.start,
  encounter: s.encounter,
  columns: s.columns,
  rows: s.rows,
  zone: { player: s.zone.player, enemy: s.zone.enemy },
  hazards: { ...s.hazards },
  find: s.find,
  turn: s.turn,
  squadrons: s.squadrons.map(cloneSquadron),
  carriers: s.carriers.map(cloneCarrier),
  sides: {
    player: { ...s.sides.player, upgrades: s.sides.player.upgrades.slice(), skills: s.sides.player.skills.slice() },
    enemy: { ...s.sides.enemy, upgrades: s.sides.enemy.upgrades.slice(), skills: s.sides.enemy.skills.slice() },
  },
  waves: clone(s.waves),
  beacon: s.beacon,
  jump: s.jump && { charge: s.jump.charge, needed: s.jump.needed },
  house: { ...s.house },
  forecast: s.forecast.map((row) => ({ ...row })),
  fallen: s.fallen.map((row) => ({ ...row })),
  open: s.open,
  serial: s.serial,
  result: s.result && { ...s.result },
});
