/** The words on the buttons, as the rules name them. */
import type { Choice } from '@fray/engine';
import { plural } from '../../words.ts';
import { FACTIONS } from '../content/factions.ts';
import { isSalvo } from '../rules/dice.ts';
import { force } from '../rules/figures.ts';
import type { Action, Seat, State, StepId, Ti4 } from '../types.ts';
import { askText, does } from './does.ts';
import { against, effectName, midName, partyName, placeName, setName, targetName, unitName } from './names.ts';

const REROLL = 'Reroll / Scramble Frequency';

/** `pass` and `continue` by step; interrupts say `Pass`, everything else `Continue`. */
const GO_ON: Partial<Record<StepId, string>> = {
  'P0.3': 'Proceed to Movement',
  'P0.4': 'Movement Complete',
  'P1.3': 'Confirm Hit Assignment',
  'P3.5': 'Confirm Hit Assignment',
  'P3.9 assign': 'Confirm Hit Assignment',
  'P3.7': 'Confirm landings',
  'PC.3': 'End Combat',
};
const ASSIGNING: ReadonlySet<StepId> = new Set<StepId>(['P1.3', 'P3.5', 'P3.9 assign']);
const INTERRUPTS: ReadonlySet<StepId> = new Set<StepId>(['sustained', 'doomed', 'destroyed', 'effect', 'capacity']);

const FIRE: Partial<Record<StepId, readonly [string, string]>> = {
  'P1.2 fire': ['Fire Space Cannon', 'Pass'],
  'P2.2 fire': ['Fire Anti-Fighter Barrage', 'Pass'],
  'P3.1 bombard': ['Bombard', 'Skip Bombardment'],
  'P3.9 fire': ['Fire Space Cannon Defense', 'Pass'],
  'P4.4': ['Use Harrow', 'Skip'],
};

const top = (state: State) => state.frames[state.frames.length - 1];

function continueLabel(state: State, seat: Seat): string {
  const frame = top(state);
  if (!frame) return 'Continue';
  if (INTERRUPTS.has(frame.step)) return 'Pass';
  if (frame.step === 'dice') return frame.memory.spec?.kind === 'effect' ? 'Continue' : 'Roll All Dice';
  if (frame.step === 'dice result') {
    const kind = state.rolls[frame.memory.roll ?? -1]?.kind;
    return kind === 'cannon' || kind === 'bombardment' ? 'Assign Hits' : 'Continue';
  }
  // Only the side that was hit confirms; others may still cancel hits.
  const isOthers = ASSIGNING.has(frame.step) && state.hits.length > 0 && state.hits.every(({ on }) => on !== seat);
  const words = isOthers ? 'Pass' : (GO_ON[frame.step] ?? 'Continue');
  return frame.step === 'P3.7' ? `${words} (${landingText(state)})` : words;
}
/** How many units land, and where. */
function landingText(state: State): string {
  const lines = state.planets.flatMap(({ id, stage }) => {
    const count = stage === 'committed' ? force(state, 'attacker', id).length : 0;
    return count ? [`${count} unit${plural(count)} on ${id}`] : [];
  });
  return lines.join(', ') || 'land no units';
}

function useLabel(action: Extract<Action, { type: 'use' }>, state: State): string {
  const name = effectName(action.effect);
  const more = OFFERS[action.effect]?.[action.offer];
  const target = action.target === undefined ? undefined : targetName(state, action.target, top(state)?.memory.roll);
  const words = [name, more, target].filter((part) => part !== undefined && part !== '').join(': ');
  const what = does(action.effect);
  return what === undefined ? words : `${words} (${what})`;
}

/** The unit that rolls an extra die; in a bombardment of several planets also its target. */
function extraLabel(state: State, target: string): string {
  const spec = top(state)?.memory.spec;
  const unit = spec && isSalvo(spec) ? state.units.find((one) => one.id === target) : undefined;
  return `One more die: ${unitName(state, target)}${against(state, unit?.aim, unit?.aimOn)}`;
}

function doneLabel(state: State): string {
  const memory = top(state)?.memory;
  const count = memory?.picked?.length ?? 0;
  const nobody = askText(memory?.effect ?? '', memory?.ask ?? '')?.nobody;
  if (count > 0) return `Done (${count} chosen)`;
  return nobody === undefined ? 'Done' : `Done (${nobody})`;
}
const onPlanet = (state: State, id: string): string => {
  const at = state.units.find((unit) => unit.id === id)?.at;
  return at === undefined ? '' : ` from ${placeName(at)}`;
};
/** What tells several offers of one effect apart. */
const OFFERS: Readonly<Record<string, readonly string[]>> = {
  meddle: ['+1', '-1'],
  'heart-of-ixth': ['+1', '-1'],
  indoctrination: ['infantry', 'mech'],
  'the-cavalry': ['as Memoria', 'as Memoria II'],
  reclaimer: ['PDS', 'space dock'],
  'icarus-drive': ['alpha wormhole', 'beta wormhole'],
  'salvage-operations': ['gain 1 trade good', 'gain 1 trade good and produce'],
};

export function label(choice: Choice<Ti4>, state: State): string {
  const { action } = choice;
  switch (action.type) {
    case 'faction':
      return FACTIONS[action.faction].name;
    case 'sets':
      return 'Enter the sets in use';
    case 'forces':
      return 'Enter units';
    case 'holdings':
      return `Enter technologies, cards and counters: ${partyName(action.party, state)}`;
    case 'system':
      return 'Enter anomalies, wormholes, laws and retreat systems';
    case 'new planet':
      return 'Add a planet';
    case 'third':
      return 'Add a third party';
    case 'pass':
      // The dice are rolled after everybody has passed (F11).
      return top(state)?.step === 'dice' ? 'Pass' : continueLabel(state, choice.seat);
    case 'continue':
      return continueLabel(state, choice.seat);
    case 'use':
      return useLabel(action, state);
    case 'choose':
      if (top(state)?.step === 'dice') return extraLabel(state, action.target);
      return targetName(state, action.target, top(state)?.memory.roll);
    case 'done':
      return doneLabel(state);
    case 'fire':
      return `${FIRE[top(state)?.step ?? 'P1.2 fire']?.[0] ?? 'Fire'}${action.on ? `: ${partyName(action.on, state)}` : ''}`;
    case 'hold':
      return FIRE[top(state)?.step ?? 'P1.2 fire']?.[1] ?? 'Pass';
    case 'reroll':
      return `${REROLL}: ${targetName(state, String(action.die), top(state)?.memory.roll)} (${effectName(action.effect)})`;
    case 'lose':
      return `Lose ${unitName(state, action.unit)}`;
    case 'sustain':
      return `Sustain Damage: ${unitName(state, action.unit)}`;
    case 'announce':
      return 'Announce a retreat';
    case 'stay':
      return 'No retreat';
    case 'retreat':
      return `Retreat to ${action.to}`;
    case 'remove':
      return `Remove ${unitName(state, action.unit)}`;
    case 'board':
      return `Transport ${unitName(state, action.unit)}${onPlanet(state, action.unit)}`;
    case 'aim':
      return `${unitName(state, action.unit)} bombards ${action.planet}${action.on ? `: ${partyName(action.on, state)}` : ''}`;
    case 'leave out':
      return `Leave out ${unitName(state, action.unit)}`;
    case 'commit':
      return `Land ${unitName(state, action.unit)} on ${action.planet}`;
    case 'planet':
      return action.planet;
    case 'add unit':
      return 'Add a unit';
    case 'add set':
      return `Add ${setName(action.set)}`;
    case 'set counter':
      return 'Set a counter';
    case 'adjust':
      return adjustLabel(action, state);
    case 'concede':
      return 'Concede';
    case 'throw again':
      return `${REROLL}: ${targetName(state, String(action.die), action.roll)}`;
  }
}

function adjustLabel(action: Extract<Action, { type: 'adjust' }>, state: State): string {
  if ('pool' in action) {
    const pool = state.hits[action.pool];
    const on = pool ? midName(partyName(pool.on, state)) : 'nobody';
    return action.what === 'hit' ? `Add a hit on ${on}` : `Remove a hit on ${on}`;
  }
  if ('face' in action) return `Set ${targetName(state, String(action.die), action.roll)} to ${action.face}`;
  const unit = state.units.find((one) => one.id === action.unit);
  const name = unit
    ? `${unitName(state, unit.id)} of ${midName(partyName(unit.side, state))}, ${placeName(unit.at)}`
    : action.unit;
  return `${action.what === 'remove' ? 'Remove' : action.what === 'damage' ? 'Damage' : 'Repair'} ${name}`;
}
