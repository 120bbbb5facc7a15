import type { Offer, Play, Step } from '@fray/engine';
import { cellNamed, endOf, pathTo } from '../rules/grid.ts';
import { idleShips, offerCarrierActions, offerOrders, whyNotOrder } from '../rules/orders.ts';
import { carrier, isAlive, squadron } from '../rules/ships.ts';
import type { Carrier, CarrierOrder, Exodus, Focus, OrderKind, Side, Squadron, State, StepId } from '../types.ts';
import { launchQueued } from './changes/launch.ts';
import { shipRef } from './changes/tell.ts';

/** Sections 9 and 10.2: both sides give their orders the same way, each in its own step. */
type OrderStep = '9 order' | '10.2 order';
type CommandStep = '9 command' | '10.2 intents';
type ConfirmStep = '9 confirm' | '10.2 confirm';

function offerShips(state: State, side: Side, offer: Offer<Exodus>): void {
  for (const unit of state.squadrons) {
    if (unit.side === side && unit.hull > 0) offer(side, { type: 'select', ship: unit.id }, whyNotOrder(unit));
  }
  for (const ship of state.carriers) {
    if (ship.side !== side || ship.hull <= 0) continue;
    offer(side, { type: 'select', ship: ship.id }, ship.order !== null && { code: 'has-order', unit: ship.id });
  }
  offer(side, { type: 'execute' });
}

function offerShipOrders(state: State, id: string, offer: Offer<Exodus>): void {
  const unit = squadron(state, id);
  if (unit) {
    offerOrders(state, unit, offer);
    return;
  }
  const ship = carrier(state, id);
  if (ship) offerCarrierActions(state, ship, offer);
}

/** The ship was taken from the table by an adjust while it was being ordered. */
const isGone = (state: State, id: string): boolean => {
  const ship = squadron(state, id) ?? carrier(state, id);
  return !ship || !isAlive(ship);
};

function give(
  play: Play<Exodus, OrderStep>,
  order: OrderKind,
  change: Partial<Pick<Squadron, 'route' | 'dock' | 'target'>>,
  cell: string | null = null,
): 'back' {
  const unit = squadron(play.state, play.memory.ship) as Squadron;
  unit.order = order;
  unit.ap--;
  Object.assign(unit, change);
  play.emit({ type: 'ordered', unit: shipRef(unit), order, cell }, unit.side);
  return 'back';
}
/** The route of a MOVE or ATTACK continues where an earlier MOVE of the same turn ends. */
function wayOf(play: Play<Exodus, OrderStep>, action: { cell: string; path?: string }): { route: string } {
  const { cell, route } = squadron(play.state, play.memory.ship) as Squadron;
  return { route: route + (action.path ?? pathTo(endOf(cell, route), cellNamed(action.cell) as number)) };
}
function act(play: Play<Exodus, OrderStep>, order: CarrierOrder, at: string | null = null): 'back' {
  const ship = carrier(play.state, play.memory.ship) as Carrier;
  ship.order = order;
  play.emit({ type: 'carrier-ordered', unit: shipRef(ship), action: order.kind, at }, ship.side);
  return 'back';
}
const withoutTarget = (kind: CarrierOrder['kind']): CarrierOrder => ({ kind, cell: -1, target: null });

const focusFor = (side: Side): Extract<Focus, { about: 'orders' }> => ({
  about: 'orders',
  phase: side === 'player' ? 'COMMAND' : 'RESOLUTION',
  side,
});

const ordersOne = (side: Side, title: string): Step<Exodus, OrderStep> => ({
  title,
  to: ['back'],
  focus: (_, { ship }) => ({ ...focusFor(side), ship }),
  next: (state, memory) => (isGone(state, memory.ship) ? 'back' : undefined),
  choices: (state, memory, offer) => offerShipOrders(state, memory.ship, offer),
  on: {
    launch(play, { cell }) {
      const unit = squadron(play.state, play.memory.ship) as Squadron;
      unit.target = cellNamed(cell) as number;
      play.emit({ type: 'launch-queued', unit: shipRef(unit), cell }, unit.side);
      return 'back';
    },
    move: (play, action) => give(play, 'MOVE', wayOf(play, action), action.cell),
    attack: (play, action) => give(play, 'ATTACK', wayOf(play, action), action.cell),
    defend: (play) => give(play, 'DEFEND', {}),
    land: (play, action) => give(play, 'LAND', { dock: action.carrier }),
    harvest: (play, action) => give(play, 'HARVEST', { target: cellNamed(action.cell) as number }, action.cell),
    'carrier-move': (play, { cell }) =>
      act(play, { kind: 'MOVE', cell: cellNamed(cell) as number, target: null }, cell),
    repair: (play, { target }) => act(play, { kind: 'REPAIR', cell: -1, target }, target),
    fire: (play, { target }) => act(play, { kind: 'ATTACK', cell: -1, target }, target),
    rearm: (play) => act(play, withoutTarget('REARM')),
    'carrier-defend': (play) => act(play, withoutTarget('DEFEND')),
    hold: (play) => act(play, withoutTarget('HOLD')),
  },
});

type Executed = (play: Play<Exodus>) => StepId;
/** Whose orders, and where it goes from there. */
interface Commands {
  side: Side;
  title: string;
  order: OrderStep;
  confirm: ConfirmStep;
  next: StepId;
  executed: Executed;
}
const givesOrders = ({ side, title, order, confirm, next, executed }: Commands): Step<Exodus, CommandStep> => ({
  title,
  to: [confirm, next],
  calls: [order],
  focus: () => focusFor(side),
  enter(play) {
    const { state } = play;
    if (side !== 'player') return;
    play.emit({ type: 'phase', phase: 'COMMAND', turn: state.turn });
    // Section 5: a carrier's DEFEND lasts until the next COMMAND.
    for (const ship of state.carriers) ship.guard = false;
  },
  choices: (state, _, offer) => offerShips(state, side, offer),
  on: {
    select(play, { ship }) {
      play.call(order, { ship }, true);
    },
    execute: (play) => (idleShips(play.state, side).length ? confirm : executed(play)),
  },
});
const confirms = (side: Side, title: string, next: StepId, executed: Executed): Step<Exodus, ConfirmStep> => ({
  title,
  to: [next],
  focus: () => focusFor(side),
  choices: (_, __, offer) => offer(side, { type: 'confirm' }),
  on: { confirm: executed },
});

const afterCommand: Executed = (play) => {
  play.reveal();
  return '10.1 launches';
};
const afterIntents: Executed = (play) => {
  play.reveal();
  launchQueued(play, 'enemy');
  play.state.open = true;
  return '10.3 carrier action';
};

export const commandSteps = {
  '9 command': givesOrders({
    side: 'player',
    title: 'COMMAND: your orders',
    order: '9 order',
    confirm: '9 confirm',
    next: '10.1 launches',
    executed: afterCommand,
  }),
  '9 order': ordersOne('player', 'COMMAND: an order for one ship'),
  '9 confirm': confirms('player', 'COMMAND: some squadrons have no order and will hold', '10.1 launches', afterCommand),
};
export const intentSteps = {
  '10.2 intents': givesOrders({
    side: 'enemy',
    title: 'RESOLUTION 2: enemy intents',
    order: '10.2 order',
    confirm: '10.2 confirm',
    next: '10.3 carrier action',
    executed: afterIntents,
  }),
  '10.2 order': ordersOne('enemy', 'RESOLUTION 2: the intent of one enemy'),
  '10.2 confirm': confirms(
    'enemy',
    'RESOLUTION 2: some enemies have no intent and will hold',
    '10.3 carrier action',
    afterIntents,
  ),
};
