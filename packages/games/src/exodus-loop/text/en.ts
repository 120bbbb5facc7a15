import type { Choice, Reason } from '@fray/engine';
import type { GameWords } from '../../game.ts';
import { ABILITY_NAMES } from '../content/pilots.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { abilityOf } from '../rules/figures.ts';
import { shotOnTop } from '../rules/frames.ts';
import { squadron } from '../rules/ships.ts';
import { steps } from '../steps/index.ts';
import type { Action, Exodus, Outcome, Seat, State } from '../types.ts';
import { log } from './log.ts';
import { note } from './notes.ts';

const REASONS: Record<string, (facts: Reason) => string> = {
  'launch-queued': (f) => `${f.unit} is queued to launch already; undo or clear all to change it.`,
  'just-launched': (f) => `${f.unit} has just been launched and takes no order this turn.`,
  'has-order': (f) => `${f.unit} has its order for this turn; undo or clear all to change it.`,
  'capital-ship': (f) => `${f.unit} is a capital ship and cannot land on a carrier.`,
  'too-far-to-land': (f) => `It must be on the cell of ${f.carrier} or next to it to land.`,
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
  'no-such-cell': (f) => `"${f.cell}" is no cell of this map.`,
  'is-docked': (f) => `${f.ship} is docked.`,
  'launched-early': (f) => `${f.ship} was launched early and stays where it is; undo to launch it elsewhere.`,
  'off-grid': (f) => `${f.ship} does not fit on the grid at ${f.cell}.`,
  'outside-zone': (f) => `${f.cell} lies outside the deployment zone: ${f.ship} snaps back.`,
  'enemy-carrier-there': (f) => `An enemy carrier lies at ${f.cell}.`,
  'nothing-to-clear': () => 'No order has been given yet.',
  'no-such-side': (f) => `"${f.side}" is no side of the battle.`,
  'no-such-type': (f) => `"${f.kind}" is no type of squadron.`,
  'too-many': (f) => `More than ${f.most} squadrons do not fit on one table.`,
  'no-such-adjust': (f) => `"${f.what}" is nothing that can be adjusted.`,
  'nothing-to-adjust': (f) => `"${f.ship}" has no ${f.what} to adjust.`,
  'wrong-amount': (f) => `The ${f.what} must be a whole number from ${f.least} to ${f.most}.`,
};

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
      return 'Done';
    case 'go-on':
      return 'Go on';
    case 'select':
      return `Order ${ship(state, action.ship)}`;
    case 'launch':
      return `Launch at ${action.cell}`;
    case 'move':
      return `Move to ${action.cell}${action.path ? ` by ${action.path}` : ''}`;
    case 'attack':
      return `Attack ${action.cell}${action.path ? ` by ${action.path}` : ''}`;
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
      return 'Rearm everything docked';
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
      return action.ship ? `Adjust ${action.what} of ${action.ship} to ${action.amount}` : 'Adjust something';
    case 'add':
      return action.cell ? `Add ${action.kind} for the ${action.side} at ${action.cell}` : 'Add a squadron';
  }
}

const ENDS: Record<Outcome['why'], string> = {
  'enemies-destroyed': 'all enemies are destroyed',
  spent: 'whoever is left of the loser has neither ammo nor a carrier',
  jumped: 'the jump drive is charged',
  'held-out': 'the player has held out to the last turn',
  'carrier-lost': 'the carrier is lost',
  'squadrons-lost': 'no squadron is left',
  stranded: 'the carrier is stranded: no fuel and no squadrons',
  'turn-limit': 'the turn limit is reached',
  conceded: 'the other side has conceded',
};
const RESULTS: Record<Outcome['result'], string> = { victory: 'Victory', defeat: 'Defeat', draw: 'Draw' };
const SEATS: Record<Seat, string> = { player: 'Player', enemy: 'Enemy', host: 'Host' };

export const english: GameWords<Exodus> = {
  note,
  seat: (seat) => SEATS[seat],
  step: (step) => steps[step].title,
  label: (choice: Choice<Exodus>, state) => actionLabel(choice.action, state),
  reason: (reason) => REASONS[reason.code]?.(reason) ?? `Not possible (${reason.code}).`,
  log: log,
  ending: (why) => ENDS[why as Outcome['why']] ?? why,
  outcome: (outcome) => {
    const why =
      outcome.why === 'conceded' && outcome.result === 'defeat' ? 'the player has conceded' : ENDS[outcome.why];
    return `${RESULTS[outcome.result]} on turn ${outcome.turn}: ${why}.`;
  },
};
export const REASON_CODES: readonly string[] = Object.keys(REASONS);
