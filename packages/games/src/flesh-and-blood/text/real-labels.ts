import type { Action } from '../actions.ts';
import type { Effects } from '../rules/real-deck/types.ts';
import type { StepMemory } from '../steps/memory.ts';
import type { Seat, State, View, Who } from '../types.ts';
import { some } from './gifts.ts';
import { cardName, seatName } from './names.ts';

/** The words on the buttons of a table with real decks. */

type Any = State | View;
type Real = Extract<
  Action['type'],
  | 'card'
  | 'pitches'
  | 'colour'
  | 'defends'
  | 'shows'
  | 'ability'
  | 'ally'
  | 'go on'
  | 'respond'
  | 'effects'
  | 'tick'
  | 'silence'
  | 'drew'
  | 'gain'
  | 'allow'
  | 'enter'
>;
const memoryOf = (state: Any): StepMemory => state.frames[state.frames.length - 1]?.memory ?? {};
const stepOf = (state: Any): string | undefined => state.frames[state.frames.length - 1]?.step;

/** Conditions on cards that only the players know. */
const GIVES: Readonly<Record<string, string>> = {
  combo: 'Combo is met',
  rupture: 'Rupture is met',
  'high tide': 'High tide is met',
  tower: 'Tower is met',
  fusion: 'It was fused',
  'lightning flow': 'Lightning flow',
  'evo upgrade': 'Evo upgrade',
  galvanize: 'Galvanize',
};

const sign = (n: number): string => (n > 0 ? `+${n}` : String(n));

export function effectWords(it: Effects): string {
  const parts: string[] = [];
  if (it.power) parts.push(`power ${sign(it.power)}${it.next ? ' for the next attack' : ''}`);
  parts.push(...(it.gains ?? []));
  if (it.defense) parts.push(`defense ${sign(it.defense)}`);
  if (it.shield) parts.push(`prevents the next ${it.shield}`);
  if (it.shieldAll) parts.push('prevents all of the next damage event');
  if (it.life) parts.push(`life ${sign(it.life)}`);
  if (it.foeLife) parts.push(`opponent's life ${sign(it.foeLife)}`);
  if (it.resources) parts.push(`resources ${sign(it.resources)}`);
  if (it.points) parts.push(`action points ${sign(it.points)}`);
  if (it.draw) parts.push(`draw ${it.draw}`);
  if (it.discard) parts.push(`discard ${it.discard}`);
  if (it.foeDiscard) parts.push(`opponent discards ${it.foeDiscard}`);
  if (it.damage) parts.push(`${it.damage} damage`);
  if (it.arcane) parts.push(`${it.arcane} arcane damage`);
  if (it.amp) parts.push(`amp ${it.amp}`);
  if (it.mark) parts.push('mark');
  if (it.intimidate) parts.push('intimidate');
  return parts.join(', ') || 'nothing';
}

function goOnWords(state: Any, pass: () => string): string {
  switch (stepOf(state)) {
    case 'priority':
      return pass().replace(/^Pass/, 'Go on');
    case 'effects':
      return 'Nothing to enter';
    case 'drew':
      return `Draw ${some(memoryOf(state).n ?? 0, 'card')}`;
    default:
      return 'Go on';
  }
}

/** Evo upgrade grows with the Evos that are worn: Fray counts them. */
const wornEvos = (state: Any, who: Who | undefined): number =>
  who ? state.players[who].equipment.filter((it) => state.realDeck?.facts[it.card]?.kinds.includes('Evo')).length : 0;

/** What a thing on the table, or a card that is shown, is chosen for. */
const CHOSEN: Readonly<Record<string, (thing: string) => string>> = {
  transform: (thing) => `Put ${thing} underneath`,
  steal: (thing) => `Take ${thing}`,
  freeze: (thing) => `Freeze ${thing}`,
  negate: (thing) => `Negate ${thing}`,
  stands: () => 'The card itself is there now',
  retrieve: () => 'Retrieve nothing',
};
/** Yes and no to what a keyword asks. */
const ANSWERS: Readonly<Record<string, (card: string, n: number) => readonly [yes: string, no: string]>> = {
  steal: (card) => [`${card} goes back at the end of the turn`, `${card} stays`],
  retrieve: () => ['Retrieve: pay 1 resource, then name the card', 'Do not retrieve'],
  material: (card) => [`${card} has phantasm`, `${card} has no phantasm`],
  channel: (card, n) => [
    `Keep ${card}: put ${n} ${n === 1 ? 'card' : 'cards'} from the pitch zone on the bottom of the deck`,
    `Destroy ${card}`,
  ],
};
const NONE: Readonly<Record<string, string>> = {
  transform: 'Put nothing underneath',
  steal: 'Take nothing',
  freeze: 'Freeze nothing',
  negate: 'Negate nothing',
};
export const chosenLabel = (state: Any, thing: string): string => CHOSEN[memoryOf(state).why ?? '']?.(thing) ?? thing;
export function answerLabel(state: Any, isYes: boolean): string {
  if (stepOf(state) === 'clash won') return 'Nobody won the clash';
  const { why = '', card = '', n = 0 } = memoryOf(state);
  const answers = stepOf(state) === 'may' ? ANSWERS[why]?.(cardName(state, card), n) : undefined;
  return answers?.[isYes ? 0 : 1] ?? (isYes ? 'Yes' : (NONE[why] ?? 'No'));
}

const ENTRY: Readonly<Record<string, string>> = {
  make: 'Enter a token, permanent, equipment, mark or another change',
};

export function realLabel(
  it: Extract<Action, { type: Real }>,
  state: Any,
  at: { form: boolean; seat: Seat; pass: () => string },
): string {
  const memory = memoryOf(state);
  switch (it.type) {
    case 'card':
      return 'Play a card: name it';
    case 'pitches':
      return 'Pitch a card by name';
    case 'colour':
      return `Pitch a ${it.colour} card`;
    case 'defends':
      return 'Defend with a card: name it, or its defense';
    case 'shows':
      return stepOf(state) === 'pick' ? 'Name the card' : 'Name the card that was shown';
    case 'ability':
      return 'Use an ability of something on the table';
    case 'ally':
      return `Attack with ${cardName(state, state.players[at.seat as Who].permanents[it.permanent]?.card ?? '')}`;
    case 'go on':
      return goOnWords(state, at.pass);
    case 'respond':
      return 'Respond';
    case 'effects': {
      const card = cardName(state, memory.card ?? '');
      if (!at.form) return `${card}: ${effectWords(it)}`;
      const why = GIVES[memory.why ?? ''];
      const count = memory.why === 'evo upgrade' ? ` with ${wornEvos(state, memory.who)} worn` : '';
      return why ? `${why}${count}: what does ${card} give?` : `What does ${card} do?`;
    }
    case 'tick': {
      if (at.form) return 'Done, with a number';
      const reminder = state.realDeck?.reminders.find(({ id }) => id === it.reminder);
      const times = reminder?.times ? ` (${reminder.times} so far)` : '';
      const words = reminder?.words ? `: ${reminder.words}${times}` : '';
      const name = `${cardName(state, reminder?.card ?? '')} (${reminder?.when ?? ''})${words}`;
      return it.done ? `${name}: done` : `${name}: does not apply`;
    }
    case 'silence':
      return `Stop reminders for ${cardName(state, it.card)} this game`;
    case 'drew':
      return 'Draw another number of cards';
    case 'gain':
      return `${it.on ? 'It has' : 'It has no'} ${it.gain}`;
    case 'allow':
      return 'Allow an exception once';
    case 'enter':
      return at.form ? (ENTRY.make ?? '') : `${seatName(it.who, state)}: ${it.what}`;
  }
}
