import type { Chance, Choice } from '@fray/engine';
import type { Bot, NamedBot } from '../../game.ts';
import { AI } from '../content/house.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { shipOnTop } from '../rules/frames.ts';
import { cellNamed, nameOf, rowOf } from '../rules/grid.ts';
import { nearAsteroids } from '../rules/orders.ts';
import { byId, carrier, distanceTo, isFlying, isSide, roomIn, squadron } from '../rules/ships.ts';
import type { Action, Exodus, Seat, Side, Squadron, View } from '../types.ts';
import { isFit, nextShip, orderCarrier, orderFlagship } from './carriers.ts';
import { anyOf, type Choices, isOffered, launchCellsOf } from './choices.ts';
import { convoy, joins, joinsAt } from './convoy.ts';
import { type Plan, planOf } from './convoy-plan.ts';
import { deploy } from './deploy.ts';
import { decide, HOLD, type Intent } from './procedure.ts';
import { prudent } from './prudence.ts';
import { homesOf } from './seen.ts';
import { sensibleBy } from './sensible.ts';

/** The player keeps squadrons in the hangar until they are of use; all are judged by one plan. */
function leavesBy(view: View, side: Side): (unit: Squadron) => boolean {
  if (side === 'enemy') return isFit;
  let plan: Plan | undefined;
  return (unit) => {
    const ship = carrier(view, unit.home as string);
    if (!ship || !isFit(unit)) return false;
    plan ??= planOf(view);
    return joins(view, unit, ship, plan);
  };
}

/** A Miner leaves the places of the hangar to those who fight. */
function hasRoom(view: View, unit: Squadron): boolean {
  const home = homesOf(view).sort((a, b) => distanceTo(a, unit.cell) - distanceTo(b, unit.cell) || byId(a, b))[0];
  const fighters = view.squadrons.filter(
    (other) => other.side === unit.side && isFlying(other) && other.type !== 'M' && !SQUADRONS[other.type].capital,
  );
  return home !== undefined && roomIn(view, home) > fighters.length;
}

/** The rules' procedure for the enemy and for Miners; the player's squadrons fly as a convoy. */
function plan(view: View, unit: Squadron, chance: Chance): Intent {
  if (unit.side === 'player' && unit.type !== 'M') return convoy(view, unit);
  if (unit.side === 'player' && !hasRoom(view, unit)) return HOLD;
  return decide(view, unit, nearAsteroids(view, unit), chance);
}

/** An intent for one squadron as an action. */
function orderFor(view: View, unit: Squadron, choices: Choices, chance: Chance): Action {
  const intent = prudent(view, unit, plan(view, unit, chance));
  const cell = intent.cell >= 0 ? nameOf(intent.cell) : '';
  const destination = intent.path === undefined ? { cell } : { cell, path: intent.path };
  const action: Action =
    intent.kind === 'ATTACK'
      ? { type: 'attack', ...destination }
      : intent.kind === 'ADVANCE' || intent.kind === 'RETREAT'
        ? { type: 'move', ...destination }
        : intent.kind === 'LAND'
          ? { type: 'land', carrier: intent.carrier as string }
          : intent.kind === 'HARVEST'
            ? { type: 'harvest', cell }
            : { type: 'defend' };
  return isOffered(choices, action) ? action : { type: 'defend' };
}

function orderSquadron(view: View, unit: Squadron, choices: Choices, chance: Chance): Action {
  if (unit.home !== null) {
    const base = carrier(view, unit.home);
    if (base && unit.side === 'player') {
      const cell = joinsAt(view, base, launchCellsOf(choices));
      if (cell !== undefined) return { type: 'launch', cell: nameOf(cell) };
    }
    // Toward the enemy: the launch cell nearest to the other side of the map.
    const row = unit.side === 'enemy' ? view.rows : 0;
    const far = (choice: Choice<Exodus>) =>
      Math.abs(rowOf(cellNamed((choice.action as { cell: string }).cell) as number) - row);
    return [...choices].sort((a, b) => far(a) - far(b))[0]?.action ?? anyOf(choices, chance);
  }
  const isRandom = view.house.difficulty === 'easy' && (chance(1, 100)[0] as number) <= AI.easyRandom;
  return isRandom ? anyOf(choices, chance) : orderFor(view, unit, choices, chance);
}

/** Section 25 for the enemy, a convoy for the player. */
function playByRules(view: View, seat: Seat, choices: Choices, chance: Chance): Action {
  const frame = view.frames[view.frames.length - 1];
  const open = choices.filter((choice) => choice.form === undefined);
  if (!isSide(seat) || !frame) return anyOf(open, chance);
  switch (frame.step) {
    case '7 player':
    case '7 enemy': {
      const placed = seat === 'player' ? deploy(view) : undefined;
      if (placed) return placed;
      const early = open.find((choice) => choice.action.type === 'early-launch');
      return early?.action ?? { type: 'done' };
    }
    case '9 command':
    case '10.2 intents': {
      const ship = nextShip(view, seat, leavesBy(view, seat));
      return ship === undefined ? { type: 'execute' } : { type: 'select', ship };
    }
    case '9 order':
    case '10.2 order': {
      const id = shipOnTop(view) ?? '';
      const unit = squadron(view, id);
      if (unit) return orderSquadron(view, unit, open, chance);
      const ship = carrier(view, id);
      if (!ship) return anyOf(open, chance);
      return seat === 'player' ? orderFlagship(view, ship, open) : orderCarrier(view, ship, open);
    }
    case '20 afterburner':
      return { type: 'evade' };
    default:
      return anyOf(open, chance);
  }
}

const playSensibly = sensibleBy(playByRules);

/** The game's own policy, for either side; also how the rules play the enemy, who plans as one side where the battle is hard. */
export const bot: Bot<Exodus> = (view, seat, choices, chance) =>
  (seat === 'enemy' && view.house.difficulty === 'hard' ? playSensibly : playByRules)(view, seat, choices, chance);

/** Who can be played against, by name. */
export const opponents = {
  printed: { seats: ['enemy'], bot: playByRules },
  sensible: { seats: ['enemy'], bot: playSensibly },
} satisfies Readonly<Record<string, NamedBot<Exodus>>>;
