import type { Choice, Reason } from '@fray/engine';
import type { GameWords } from '../../game.ts';
import { ABILITY_NAMES } from '../content/pilots.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { abilityOf } from '../rules/figures.ts';
import { shotOnTop } from '../rules/frames.ts';
import { squadron } from '../rules/ships.ts';
import { steps } from '../steps/index.ts';
import type { Action, Exodus, Outcome, Seat, State } from '../types.ts';
import { ENDS, figureName, log, outcome, RESULTS } from './log.ts';
import { note } from './notes.ts';

const REASONS: Record<string, (facts: Reason) => string> = {
  'launch-queued': (f) => `${f.unit} is already queued to launch; undo or clear all orders to change it.`,
  'just-launched': (f) => `${f.unit} was just launched and takes no order this turn.`,
  'has-order': (f) => `${f.unit} already has an order this turn; undo or clear all orders to change it.`,
  'capital-ship': (f) => `${f.unit} is a capital ship and cannot land on a carrier.`,
  'too-far-to-land': (f) => `To land, it must be on the cell of ${f.carrier} or next to it.`,
  'hangar-full': (f) => `The hangar of ${f.carrier} is full.`,
  'cannot-attack': (f) => `${f.unit} is a Miner and cannot attack.`,
  'no-ammo': (f) => `${f.unit} has no ammo: it can move, defend and land, but not attack.`,
  'no-fuel': (f) => `${f.unit} has no fuel: it can hold, defend, or land if the carrier is next to it.`,
  'no-asteroid': (f) => `There is no asteroid field next to ${f.unit}.`,
  'cannot-move': (f) => `${f.ship} is of a class that cannot move in battle.`,
  undamaged: (f) => `${f.ship} is undamaged.`,
  'no-guns': (f) => `${f.ship} has no guns.`,
  'nobody-near': (f) => `No enemy is within reach of ${f.ship}.`,
  'not-early': (f) => `${f.unit} lacks the trait Early Launch and stays in the hangar until the battle.`,
  'no-such-ship': (f) => `There is no ship of yours called "${f.ship}".`,
  'no-such-cell': (f) => `This map has no cell "${f.cell}".`,
  'is-docked': (f) => `${f.ship} is docked.`,
  'launched-early': (f) => `${f.ship} was launched early and stays where it is; undo to launch it elsewhere.`,
  'off-grid': (f) => `${f.ship} does not fit on the grid at ${f.cell}.`,
  'outside-zone': (f) => `${f.cell} is outside the deployment zone: ${f.ship} stays where it is.`,
  'enemy-carrier-there': (f) => `An enemy carrier is at ${f.cell}.`,
  'nothing-to-clear': () => 'No order has been given yet.',
  'no-such-side': (f) => `The battle has no side "${f.side}".`,
  'no-such-type': (f) => `There is no squadron type "${f.kind}".`,
  'too-many': (f) => `A battle has at most ${f.most} squadrons.`,
  'no-such-adjust': (f) => `"${f.what}" cannot be adjusted.`,
  'nothing-to-adjust': (f) => `"${f.ship}" has no ${f.what} to adjust.`,
  'wrong-amount': (f) => `The ${f.what} must be a whole number from ${f.least} to ${f.most}.`,
};

const DIRECTIONS: Partial<Record<string, string>> = { L: 'left', R: 'right', U: 'up', D: 'down' };
/** A route that the player chose, step by step. */
const route = (path: string | undefined): string =>
  path ? ` (${[...path].map((letter) => DIRECTIONS[letter] ?? letter).join(', ')})` : '';

const ship = (state: State, id: string): string => {
  const unit = squadron(state, id);
  return unit ? `${id} (${SQUADRONS[unit.type].name})` : id;
};

function actionLabel(action: Action, state: State): string {
  switch (action.type) {
    case 'place':
      return action.ship ? `Place ${action.ship} at ${action.cell}` : 'Place a ship';
    case 'early-launch':
      return action.cell ? `Launch ${action.unit} early at ${action.cell}` : `Launch ${action.unit} early`;
    case 'done':
      return 'Finish deployment';
    case 'go-on':
      return 'Give orders';
    case 'select':
      return `Order ${ship(state, action.ship)}`;
    case 'launch':
      return `Launch at ${action.cell}`;
    case 'move':
      return `Move to ${action.cell}${route(action.path)}`;
    case 'attack':
      return `Attack ${action.cell}${route(action.path)}`;
    case 'defend':
      return 'Defend';
    case 'land':
      return `Land on ${action.carrier}`;
    case 'harvest':
      return `Harvest the asteroids at ${action.cell}`;
    case 'carrier-move':
      return `Move the carrier to ${action.cell}`;
    case 'repair':
      return `Repair ${action.target}`;
    case 'rearm':
      return 'Rearm all docked squadrons';
    case 'fire':
      return `Fire at ${action.target}`;
    case 'carrier-defend':
      return 'Defend the carrier';
    case 'hold':
      return 'Hold';
    case 'execute':
      return 'Execute';
    case 'confirm':
      return 'Execute: squadrons without an order hold';
    case 'clear':
      return 'Clear all orders';
    case 'evade': {
      const shot = shotOnTop(state);
      const ability = shot ? abilityOf(squadron(state, shot.target)?.pilot ?? null) : null;
      return `Use ${ability ? ABILITY_NAMES[ability] : 'the ability'}: ignore the attack`;
    }
    case 'endure':
      return 'Keep it for later';
    case 'concede':
      return 'Concede the battle';
    case 'adjust':
      if (!action.ship) return 'Adjust something';
      if (action.what === 'remove') return `Adjust: remove ${action.ship}`;
      return `Adjust: set ${figureName(action.what)} of ${action.ship} to ${action.amount}`;
    case 'add':
      return action.cell
        ? `Add for the ${action.side}: ${SQUADRONS[action.kind].name} at ${action.cell}`
        : 'Add a squadron';
  }
}

const SEATS: Record<Seat, string> = { player: 'Player', enemy: 'Enemy', host: 'Host' };

export const english: GameWords<Exodus> = {
  note,
  seat: (seat) => SEATS[seat],
  step: (step) => steps[step].title,
  label: (choice: Choice<Exodus>, state) => actionLabel(choice.action, state),
  reason: (reason) => REASONS[reason.code]?.(reason) ?? `Not possible (${reason.code}).`,
  log: log,
  verdict: ({ result }) => RESULTS[result],
  ending: (why) => ENDS[why as Outcome['why']] ?? why,
  outcome,
};
export const REASON_CODES: readonly string[] = Object.keys(REASONS);
