import type { Action } from '../actions.ts';
import type { Effects } from '../rules/real-deck/types.ts';
import type { StepMemory } from '../steps/memory.ts';
import type { Seat, State, View, Who } from '../types.ts';
import { some } from './gifts.ts';
import { cardName, seatName } from './names.ts';

/** The words on the buttons of a table with real decks. */

type Any = State | View;
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

/** What a button is about. */
export interface At {
  state: Any;
  seat: Seat;
  /** Of a form that is still to be filled in. */
  form: boolean;
  pass(): string;
}
export type Labels<K extends Action['type']> = { [T in K]: (it: Extract<Action, { type: T }>, at: At) => string };

function effectsWords(it: Effects, { state, form }: At): string {
  const memory = memoryOf(state);
  const card = cardName(state, memory.card ?? '');
  if (!form) return `${card}: ${effectWords(it)}`;
  const why = GIVES[memory.why ?? ''];
  const count = memory.why === 'evo upgrade' ? ` with ${wornEvos(state, memory.who)} worn` : '';
  return why ? `${why}${count}: what does ${card} give?` : `What does ${card} do?`;
}
function tickWords(id: number, isDone: boolean, state: Any): string {
  const reminder = state.realDeck?.reminders.find((it) => it.id === id);
  const times = reminder?.times ? ` (${reminder.times} so far)` : '';
  const words = reminder?.words ? `: ${reminder.words}${times}` : '';
  const name = `${cardName(state, reminder?.card ?? '')} (${reminder?.when ?? ''})${words}`;
  return isDone ? `${name}: done` : `${name}: does not apply`;
}

export const REAL_LABELS = {
  card: () => 'Play a card: name it',
  pitches: () => 'Pitch a card by name',
  colour: ({ colour }) => `Pitch a ${colour} card`,
  defends: () => 'Defend with a card: name it, or its defense',
  shows: (_, { state }) => (stepOf(state) === 'pick' ? 'Name the card' : 'Name the card that was shown'),
  ability: () => 'Use an ability of something on the table',
  ally: ({ permanent }, { state, seat }) =>
    `Attack with ${cardName(state, state.players[seat as Who].permanents[permanent]?.card ?? '')}`,
  'go on': (_, { state, pass }) => goOnWords(state, pass),
  respond: () => 'Respond',
  effects: effectsWords,
  tick: ({ reminder, done }, { state, form }) => (form ? 'Done, with a number' : tickWords(reminder, done, state)),
  silence: ({ card }, { state }) => `Stop reminders for ${cardName(state, card)} this game`,
  drew: () => 'Draw another number of cards',
  gain: (it) => `${it.on ? 'It has' : 'It has no'} ${it.gain}`,
  allow: () => 'Allow an exception once',
  enter: ({ who, what }, { state, form }) =>
    form ? 'Enter a token, permanent, equipment, mark or another change' : `${seatName(who, state)}: ${what}`,
} satisfies Partial<Labels<Action['type']>>;
