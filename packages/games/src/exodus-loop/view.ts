import { type Chance, clone as cloneAny, type Frame } from '@fray/engine';
import { below, pickOne } from '../pick.ts';
import { clone, cloneCarrier, cloneSquadron } from './clone.ts';
import { AI } from './content/house.ts';
import { SQUADRONS, type SquadronType } from './content/squadrons.ts';
import { actionPoints, carrierMaxHull, maxFuel } from './rules/figures.ts';
import { freshSquadron } from './rules/fresh.ts';
import { foeOf, isSide } from './rules/ships.ts';
import { commonSight, darkCells, seesCarrier, seesSquadron } from './rules/sight.ts';
import {
  type Carrier,
  type Exodus,
  type Fallen,
  type Forecast,
  NOWHERE,
  type Seat,
  SIDES,
  type Side,
  type Squadron,
  type State,
  type StepId,
  UNKNOWN,
  type Veil,
  type View,
} from './types.ts';

/** Section 24: from these tiers on a side reads where ships go, their fuel, and their exact intents. */
export const PATH_TIER = 2;
export const FUEL_TIER = 3;
export const INTENT_TIER = 4;

/** Steps in which a side gives orders behind a screen; the other side sees only that it does. */
const SECRET_STEPS: Partial<Record<StepId, { step: '9 command' | '10.2 intents'; side: Side }>> = {
  '9 command': { step: '9 command', side: 'player' },
  '9 order': { step: '9 command', side: 'player' },
  '9 confirm': { step: '9 command', side: 'player' },
  '10.2 intents': { step: '10.2 intents', side: 'enemy' },
  '10.2 order': { step: '10.2 intents', side: 'enemy' },
  '10.2 confirm': { step: '10.2 intents', side: 'enemy' },
};

function seenFrames(frames: readonly Frame<Exodus>[], seat: Side | undefined): Frame<Exodus>[] {
  const out: Frame<Exodus>[] = [];
  for (const frame of frames) {
    const secret = SECRET_STEPS[frame.step];
    if (!secret || secret.side === seat) out.push(cloneAny(frame));
    // The frame below the order of one ship tells the same already.
    else if (out[out.length - 1]?.step !== secret.step) out.push({ ...cloneAny(frame), step: secret.step });
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

/** Section 20: only its own side sees whether a pilot got out. */
const seenFallen = ({ fallen, house }: State, seat: Side | undefined): Fallen[] =>
  fallen.filter(({ side }) => side === seat || house.creative).map((row) => ({ ...row }));

const NONE: Veil['unseen'] = { player: 0, enemy: 0 };

type Seen = Pick<View, 'frames' | 'squadrons' | 'carriers' | 'forecast' | 'fallen' | 'veil'>;
/**
 * The state without anything that somebody may not know, and what the seat may see of it put in. Stores are hidden from the other side,
 * except a fuel store that nobody draws on: it is as in the setup. Put in, not spread: such a copy is slow to read ever after.
 */
function without(state: State, hidden: readonly Side[], seen: Seen): View {
  const rest = clone({ ...state, squadrons: [], carriers: [], frames: [], forecast: [], fallen: [] });
  for (const side of rest.house.creative ? [] : hidden) {
    rest.sides[side].metal = UNKNOWN;
    if (rest.house.refuel > 0) rest.sides[side].fuelStore = UNKNOWN;
  }
  return Object.assign(rest, seen);
}

/** What a side sees of the battle. */
function sideView(state: State, seat: Side): View {
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
  const foe = foeOf(seat);
  const unseen = { ...NONE, [foe]: hidden + away };
  return without(state, [foe], {
    frames: seenFrames(state.frames, seat),
    squadrons,
    carriers,
    forecast: seenForecast(state, seat, squadrons),
    fallen: seenFallen(state, seat),
    veil: { seat, squadrons: hidden, carriers: away, unseen },
  });
}

/** What is no secret of either side from the other: each ship as its foe sees it, where both know that both do. */
function nobodysView(state: State): View {
  const common = commonSight(state);
  const hidden = {
    squadrons: state.squadrons.filter((unit) => unit.hull > 0 && !common.squadrons.includes(unit)),
    carriers: state.carriers.filter((ship) => !common.carriers.includes(ship)),
  };
  const unseen = (side: Side): number =>
    [...hidden.squadrons, ...hidden.carriers].filter((ship) => ship.side === side).length;
  const squadrons = common.squadrons.map((unit) => seenSquadron(state, foeOf(unit.side), unit));
  const carriers = common.carriers.map((ship) => seenCarrier(state, foeOf(ship.side), ship));
  return without(state, SIDES, {
    frames: seenFrames(state.frames, undefined),
    squadrons,
    carriers,
    // INTEL is the player's alone.
    forecast: [],
    fallen: seenFallen(state, undefined),
    veil: {
      seat: null,
      squadrons: hidden.squadrons.length,
      carriers: hidden.carriers.length,
      unseen: { player: unseen('player'), enemy: unseen('enemy') },
    },
  });
}

export function view(state: State, seat: Seat | undefined): View {
  if (seat === undefined) return nobodysView(state);
  if (isSide(seat)) return sideView(state, seat);
  return { ...clone(state), veil: { seat, squadrons: 0, carriers: 0, unseen: { ...NONE } } };
}

const GUESSES: readonly SquadronType[] = ['I', 'B', 'G'];

/** Aggression that reads as the mood that the sensors show. */
const guessAggression = (row: Forecast | undefined): number =>
  row?.mood === 'calm' ? 0.2 : row?.mood === 'aggressive' ? 0.9 : AI.aggression;

/** A carrier that nobody has described, of the class that its side has most. */
function unseenCarrier(state: State, side: Side, cell: number, number: number): Carrier {
  const isEnemy = side === 'enemy';
  const ship: Carrier = {
    id: `${isEnemy ? 'Enemy Carrier' : 'Carrier'} unseen ${number}`,
    side,
    class: isEnemy ? 'ENEMY' : 'STANDARD',
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
  return ship;
}

/** Fills in what is hidden of a side: stores, fuel, aggression, and ships where the other side cannot see them. */
function imagineSide(state: State, side: Side, carriers: number, squadrons: number, chance: Chance): void {
  for (const unit of state.squadrons) {
    if (unit.side !== side) continue;
    if (unit.fuel === UNKNOWN) unit.fuel = 1 + below(maxFuel(state, unit), chance);
    if (unit.aggression === UNKNOWN)
      unit.aggression = guessAggression(state.forecast.find((row) => row.id === unit.id));
  }
  if (state.sides[side].metal === UNKNOWN) state.sides[side].metal = 0;
  if (state.sides[side].fuelStore === UNKNOWN) state.sides[side].fuelStore = state.house.fuelStore;
  const dark = state.house.fog && carriers + squadrons > 0 ? darkCells(state, foeOf(side)) : [];
  for (let i = 1; i <= carriers; i++)
    state.carriers.push(unseenCarrier(state, side, dark[below(dark.length, chance)] ?? 0, i));
  const homes = state.carriers.filter((ship) => ship.side === side && ship.hull > 0);
  for (let i = 0; i < squadrons; i++) {
    const type = pickOne(GUESSES, chance);
    let number = 9000 + i;
    while (state.squadrons.some((unit) => unit.id.endsWith(`-${number}`))) number++;
    const unit = freshSquadron(state, side, type, `${type}-${SQUADRONS[type].wing}-${number}`);
    const home = homes.length && (!dark.length || below(2, chance) === 0) ? pickOne(homes, chance) : undefined;
    if (home) {
      unit.home = home.id;
      unit.status = 'docked';
    } else unit.cell = dark[below(dark.length, chance)] ?? NOWHERE;
    state.squadrons.push(unit);
  }
}

/** A battle that could be behind the view: what is unseen is put where it cannot be seen. */
export function imagine(seen: View, seat: Seat | undefined, chance: Chance): State {
  const { veil, ...rest } = seen;
  const state = clone(rest);
  if (seat !== undefined && !isSide(seat)) return state;
  let carriers = veil.carriers;
  // The second side's ships are out of sight of all of the first's, imagined ones too: neither makes the other common sight.
  for (const side of seat === undefined ? SIDES : [foeOf(seat)]) {
    const away = Math.min(carriers, veil.unseen[side]);
    imagineSide(state, side, away, veil.unseen[side] - away, chance);
    carriers -= away;
  }
  return state;
}
