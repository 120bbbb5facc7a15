import type { GameWords, Standing } from '../game.ts';
import type { Speaks } from '../notes.ts';
import { TRAIT_ROWS } from './content/traits.ts';
import { attackOf, carrierDefence, defenceOf } from './rules/effective.ts';
import { carrierMaxHull, hangarOf, maxHull, rowOfCarrier, speedOf } from './rules/figures.ts';
import { shotOnTop } from './rules/frames.ts';
import { endOf, nameOf } from './rules/grid.ts';
import { idleShips } from './rules/orders.ts';
import { dockedIn } from './rules/ships.ts';
import { type NoteCode, say } from './text/notes.ts';
import {
  type Carrier,
  type CarrierOrder,
  type Exodus,
  SIDES,
  type Side,
  type Squadron,
  type State,
  type StepId,
  UNKNOWN,
  type View,
} from './types.ts';

type Row = Record<string, string | number>;

const nameIn = (text: Speaks, state: State, { id, side }: { id: string; side: Side }): string =>
  say(text, 'ship-name', { id, side, alien: state.sides.enemy.faction === 'NAUTOLAN' });

const PHASES: [prefix: string, phase: string][] = [
  ['6', 'PREPARATION'],
  ['7', 'PREPARATION'],
  ['8', 'INTEL'],
  ['9', 'COMMAND'],
  ['17', 'UPKEEP'],
];
/** The phase of a step; every other step belongs to RESOLUTION. */
const phaseOf = (step: string): string =>
  PHASES.find(([prefix]) => step.split(/[ .]/)[0] === prefix)?.[1] ?? 'RESOLUTION';

/** An action of a carrier with its cell or its target. */
function carrierOrderWords({ kind, cell, target }: CarrierOrder, text: Speaks): string {
  const at = cell >= 0 ? nameOf(cell) : target === null ? '' : text.note({ code: target });
  return at ? `${kind} ${at}` : kind;
}

function carrierRow(state: State, ship: Carrier, text: Speaks): Row {
  const room = hangarOf(state.sides[ship.side], ship);
  const notes = [say(text, 'hangar', { docked: dockedIn(state, ship), room })];
  if (ship.shield) notes.push(say(text, 'shield', { left: ship.shield }));
  return {
    [say(text, 'name')]: nameIn(text, state, ship),
    [say(text, 'at')]: ship.hull > 0 ? nameOf(ship.cell) : say(text, 'LOST'),
    [say(text, 'hull')]: `${ship.hull}/${carrierMaxHull(state, ship)}`,
    [say(text, 'atk')]: rowOfCarrier(ship).atk,
    [say(text, 'def')]: carrierDefence(ship),
    [say(text, 'spd')]: rowOfCarrier(ship).spd,
    [say(text, 'ammo')]: '',
    [say(text, 'fuel')]: '',
    [say(text, 'order')]: ship.order ? carrierOrderWords(ship.order, text) : '',
    [say(text, 'notes')]: notes.join(', '),
  };
}

/** The order with its cell, or with the carrier to land on. */
function orderWords({ home, order, cell, route, moved, target, dock }: Squadron, text: Speaks): string {
  if (home !== null && target >= 0) return say(text, 'launch-to', { cell: nameOf(target) });
  switch (order) {
    case null:
      return '';
    case 'MOVE':
    case 'ATTACK':
      // After the move it is at the end of the route, or where it was stopped.
      return cell >= 0 ? `${order} ${nameOf(moved ? cell : endOf(cell, route))}` : order;
    case 'HARVEST':
      return target >= 0 ? `${order} ${nameOf(target)}` : order;
    case 'LAND':
      return dock === null ? order : `${order} ${text.note({ code: dock })}`;
    case 'DEFEND':
      return order;
  }
}

function squadronRow(state: State, unit: Squadron, text: Speaks): Row {
  const forecast = state.forecast.find((row) => row.id === unit.id);
  const { pilot } = unit;
  const notes = [
    unit.status === 'launched' ? say(text, 'LAUNCHED') : '',
    pilot ? say(text, 'flown-by', { name: pilot.name, level: pilot.level, morale: pilot.morale }) : '',
    ...unit.traits.map((trait) => TRAIT_ROWS[trait].name),
    unit.behaviour ? say(text, 'behaviour-name', { behaviour: unit.behaviour }) : '',
    forecast ? say(text, forecast.mood) : '',
    forecast && forecast.arrow >= 0 ? `→ ${nameOf(forecast.arrow)}` : '',
    forecast?.order ?? '',
  ];
  return {
    [say(text, 'name')]: nameIn(text, state, unit),
    [say(text, 'at')]: unit.cell >= 0 ? nameOf(unit.cell) : say(text, 'DOCKED'),
    [say(text, 'hull')]: `${unit.hull}/${maxHull(state, unit)}`,
    [say(text, 'atk')]: attackOf(state, unit),
    [say(text, 'def')]: defenceOf(state, unit),
    [say(text, 'spd')]: speedOf(unit),
    [say(text, 'ammo')]: unit.ammo,
    [say(text, 'fuel')]: unit.fuel === UNKNOWN ? '?' : unit.fuel,
    [say(text, 'order')]: orderWords(unit, text),
    [say(text, 'notes')]: notes.filter(Boolean).join(', '),
  };
}

const rowsOf = (state: State, side: Side, text: Speaks): Row[] => [
  ...state.carriers.filter((ship) => ship.side === side).map((ship) => carrierRow(state, ship, text)),
  ...state.squadrons.filter((unit) => unit.side === side).map((unit) => squadronRow(state, unit, text)),
];

/** The prompts of the steps in which somebody decides. */
const ASKS: Partial<Record<StepId, NoteCode>> = {
  '7 player': 'focus-place',
  '7 enemy': 'focus-place-enemy',
  '8 intel': 'focus-intel',
  '9 command': 'focus-orders',
  '9 order': 'focus-order',
  '9 confirm': 'focus-hold',
  '10.2 intents': 'focus-orders-enemy',
  '10.2 order': 'focus-order',
  '10.2 confirm': 'focus-hold',
};
function promptText(state: State, step: StepId, code: NoteCode, text: Speaks): string {
  const frame = state.frames[state.frames.length - 1];
  const ship = [...state.carriers, ...state.squadrons].find(
    ({ id }) => frame && 'ship' in frame.memory && id === frame.memory.ship,
  );
  const count = idleShips(state, step.startsWith('9') ? 'player' : 'enemy').length;
  return say(text, code, { count, ...(ship ? { ship: nameIn(text, state, ship) } : {}) });
}

function reminders(state: State, text: Speaks): string[] {
  const out: string[] = [];
  if (state.jump) out.push(say(text, 'jump-drive', { charge: state.jump.charge, needed: state.jump.needed }));
  state.waves.forEach(({ state: now, size, turn }, i) => {
    if (now === 'announced') out.push(say(text, 'wave-announced', { wave: i + 1, of: state.waves.length, size, turn }));
  });
  for (const ship of state.carriers)
    if (ship.guard) out.push(say(text, 'carrier-defends', { ship: nameIn(text, state, ship) }));
  return out;
}

export function standing(state: State | View, text: GameWords<Exodus>): Standing {
  const step = state.frames[state.frames.length - 1]?.step ?? '6 begin';
  const shot = shotOnTop(state);
  const focus = shot
    ? say(text, 'roll-attack', { unit: shot.attacker, target: shot.target })
    : ASKS[step] && promptText(state, step, ASKS[step], text);
  return {
    phase: phaseOf(step),
    round: state.turn,
    sides: SIDES.map((side) => ({
      seat: side,
      name: text.seat(side, state),
      rows: rowsOf(state, side, text),
      facts: {
        [say(text, 'metal')]: state.sides[side].metal === UNKNOWN ? '?' : state.sides[side].metal,
        [say(text, 'fuel store')]: state.sides[side].fuelStore === UNKNOWN ? '?' : state.sides[side].fuelStore,
        [say(text, 'lost')]: state.sides[side].lost,
        ...('veil' in state && state.veil.seat !== side ? { [say(text, 'unseen')]: state.veil.unseen[side] } : {}),
      },
    })),
    reminders: reminders(state, text),
    ...(focus === undefined ? {} : { focus }),
  };
}
