import type { Chance, Choice } from '@fray/engine';
import { AI } from '../content/house.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { maxAmmo, maxFuel, maxHull } from '../rules/figures.ts';
import { cellNamed, distance, nameOf } from '../rules/grid.ts';
import { cannotBeOrdered, nearAsteroids } from '../rules/orders.ts';
import { carrier, distanceTo, foeOf, isFlying, isSide, roomIn, squadron } from '../rules/ships.ts';
import type { Action, Carrier, Exodus, Seat, Side, Squadron, View } from '../types.ts';
import { course, homeOf, launchCell, shouldLaunch, strike } from './doctrine.ts';
import { decide, HOLD, type Intent } from './procedure.ts';
import { bestShot, foesOf, hasLairs } from './strike.ts';

type Choices = readonly Choice<Exodus>[];
/** How "hard" picks among orders: it plays the turn out, and so needs the rules (hard.ts). */
export type LookAhead = (view: View, unit: Squadron, proposed: Action, choices: Choices, chance: Chance) => Action;
const isOffered = (choices: Choices, action: Action): boolean =>
  choices.some(
    (choice) =>
      choice.action.type === action.type &&
      (Object.keys(action) as (keyof Action)[]).every((key) => choice.action[key] === action[key]) &&
      'path' in choice.action === 'path' in action,
  );
const pick = (choices: Choices, chance: Chance): Action =>
  (choices[(chance(1, choices.length)[0] as number) - 1] as Choice<Exodus>).action;

/** A docked squadron is sent out only when it can fight: else it would land again at once, for ever. */
const isFit = (unit: Squadron): boolean => unit.fuel !== 0 && (unit.ammo > 0 || maxAmmo(unit) === 0);

/** The player keeps squadrons in the hangar until they are of use. */
function isWanted(view: View, unit: Squadron): boolean {
  const ship = carrier(view, unit.home as string);
  return ship !== undefined && shouldLaunch(view, unit, ship);
}

/** Who is told next: squadrons in the air, then those that should launch, then carriers. */
function nextShip(view: View, side: Side): string | undefined {
  const mine = view.squadrons.filter((unit) => unit.side === side && unit.hull > 0 && cannotBeOrdered(unit) === false);
  const unit =
    mine.find((other) => isFlying(other) && other.order === null) ??
    mine.find((other) => other.home !== null && isFit(other) && (side === 'enemy' || isWanted(view, other)));
  return (unit ?? view.carriers.find((ship) => ship.side === side && ship.hull > 0 && ship.order === null))?.id;
}

/** A Miner leaves the places of the hangar to those who fight. */
function hasRoom(view: View, unit: Squadron): boolean {
  const home = homeOf(view, unit.cell);
  const fighters = view.squadrons.filter(
    (other) => other.side === unit.side && isFlying(other) && other.type !== 'M' && !SQUADRONS[other.type].capital,
  );
  return home !== undefined && roomIn(view, home) > fighters.length;
}

/** The rules' procedure for the enemy; the player has a doctrine, but for ships that no carrier takes home or that look for somebody. */
function plan(view: View, unit: Squadron, chance: Chance): Intent {
  if (unit.type === 'M' && unit.side === 'player' && !hasRoom(view, unit)) return HOLD;
  const searches = unit.type === 'S' && !foesOf(view).length;
  return unit.side === 'enemy' || unit.type === 'M' || unit.type === 'F' || searches || !homeOf(view, unit.cell)
    ? decide(view, unit, nearAsteroids(view, unit), chance)
    : strike(view, unit);
}

/** An intent for one squadron as an action. */
function orderFor(view: View, unit: Squadron, choices: Choices, chance: Chance): Action {
  const intent = plan(view, unit, chance);
  const cell = intent.cell >= 0 ? nameOf(intent.cell) : '';
  const way = intent.path === undefined ? { cell } : { cell, path: intent.path };
  const action: Action =
    intent.kind === 'ATTACK'
      ? { type: 'attack', ...way }
      : intent.kind === 'ADVANCE' || intent.kind === 'RETREAT'
        ? { type: 'move', ...way }
        : intent.kind === 'LAND'
          ? { type: 'land', carrier: intent.carrier as string }
          : intent.kind === 'HARVEST'
            ? { type: 'harvest', cell }
            : { type: 'defend' };
  return isOffered(choices, action) ? action : { type: 'defend' };
}

function orderSquadron(view: View, unit: Squadron, choices: Choices, chance: Chance, think?: LookAhead): Action {
  if (unit.home !== null) {
    const base = carrier(view, unit.home);
    if (base && unit.side === 'player') {
      const cells = choices.flatMap(({ action }) =>
        action.type === 'launch' ? [cellNamed(action.cell) as number] : [],
      );
      const cell = launchCell(view, base, cells);
      if (cell !== undefined) return { type: 'launch', cell: nameOf(cell) };
    }
    // Towards the enemy: the launch cell nearest to the other side of the map.
    const row = unit.side === 'enemy' ? view.rows : 0;
    const far = (choice: Choice<Exodus>) =>
      Math.abs(Math.floor((cellNamed((choice.action as { cell: string }).cell) as number) / 26) - row);
    return [...choices].sort((a, b) => far(a) - far(b))[0]?.action ?? pick(choices, chance);
  }
  const { difficulty } = view.house;
  if (difficulty === 'easy' && (chance(1, 100)[0] as number) <= AI.easyRandom) return pick(choices, chance);
  const action = orderFor(view, unit, choices, chance);
  return think && difficulty === 'hard' && unit.side === 'enemy' ? think(view, unit, action, choices, chance) : action;
}

/** The player's carrier is no part of section 25: it rearms, shoots who is next to it, repairs, and moves on. */
function orderFlagship(view: View, ship: Carrier, choices: Choices): Action {
  const docked = view.squadrons.filter((unit) => unit.home === ship.id && unit.hull > 0 && unit.target < 0);
  const targets = choices.flatMap(({ action }) => (action.type === 'fire' ? [action.target] : []));
  const target = bestShot(view, ship, targets);
  if (target !== undefined && carrier(view, target)) return { type: 'fire', target };
  if (docked.some((unit) => unit.fuel < maxFuel(unit) || unit.ammo < maxAmmo(unit))) return { type: 'rearm' };
  if (target !== undefined) return { type: 'fire', target };
  const cells = choices.flatMap(({ action }) =>
    action.type === 'carrier-move' ? [cellNamed(action.cell) as number] : [],
  );
  // Nobody goes to war with holes in the hull while there is time to mend them.
  if (docked.some((unit) => unit.hull < maxHull(view, unit))) return repair(view, ship, docked, choices);
  const cell = course(view, ship, cells);
  if (cell !== undefined) return { type: 'carrier-move', cell: nameOf(cell) };
  const mended = repair(view, ship, docked, choices);
  // A shot that will hardly hurt is better than none.
  const any = hasLairs(view) ? undefined : targets[0];
  return mended.type === 'hold' && any !== undefined ? { type: 'fire', target: any } : mended;
}

/** The weakest hull in the hangar, else the carrier itself. */
function repair(view: View, ship: Carrier, docked: readonly Squadron[], choices: Choices): Action {
  const hurt = docked.filter((unit) => unit.hull < maxHull(view, unit)).sort((a, b) => a.hull - b.hull)[0];
  const target = hurt?.id ?? ship.id;
  const action: Action = { type: 'repair', target };
  return isOffered(choices, action) ? action : { type: 'hold' };
}

/** Section 25, the carrier: it launches (see nextShip), else moves away from the nearest Bomber, else repairs. */
function orderCarrier(view: View, ship: Carrier, choices: Choices): Action {
  const docked = view.squadrons.filter((unit) => unit.home === ship.id && unit.hull > 0);
  if (docked.some((unit) => unit.target >= 0)) return { type: 'hold' };
  if (docked.some((unit) => !isFit(unit) || unit.fuel < maxFuel(unit))) return { type: 'rearm' };
  const bombers = view.squadrons.filter(
    (unit) => unit.side === foeOf(ship.side) && unit.type === 'B' && isFlying(unit),
  );
  const near = (cell: number) => Math.min(...bombers.map((unit) => distance(unit.cell, cell)));
  if (bombers.some((unit) => distanceTo(ship, unit.cell) <= AI.fleeWithin)) {
    let best = ship.cell;
    for (const { action } of choices) {
      if (action.type !== 'carrier-move') continue;
      const cell = cellNamed(action.cell) as number;
      if (near(cell) > near(best)) best = cell;
    }
    if (best !== ship.cell) return { type: 'carrier-move', cell: nameOf(best) };
  }
  return repair(view, ship, docked, choices);
}

/** The game's own policy, for either side; also how the rules play the enemy. */
export function bot(view: View, seat: Seat, choices: Choices, chance: Chance, think?: LookAhead): Action {
  const frame = view.frames[view.frames.length - 1];
  const open = choices.filter((choice) => choice.form === undefined);
  if (!isSide(seat) || !frame) return pick(open, chance);
  switch (frame.step) {
    case '7 player':
    case '7 enemy': {
      const early = open.find((choice) => choice.action.type === 'early-launch');
      return early?.action ?? { type: 'done' };
    }
    case '9 command':
    case '10.2 intents': {
      const ship = nextShip(view, seat);
      return ship === undefined ? { type: 'execute' } : { type: 'select', ship };
    }
    case '9 order':
    case '10.2 order': {
      const id = frame.own.ship as string;
      const unit = squadron(view, id);
      if (unit) return orderSquadron(view, unit, open, chance, think);
      const ship = carrier(view, id);
      if (!ship) return pick(open, chance);
      return seat === 'player' ? orderFlagship(view, ship, open) : orderCarrier(view, ship, open);
    }
    case '20 afterburner':
      return { type: 'evade' };
    default:
      return pick(open, chance);
  }
}
