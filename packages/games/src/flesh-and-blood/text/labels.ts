import type { Choice } from '@fray/engine';
import type { Action } from '../actions.ts';
import { CARDS } from '../content/index.ts';
import type { CardId, CardRow } from '../content/row.ts';
import { forecast } from '../rules/forecast.ts';
import type { StepMemory } from '../steps/memory.ts';
import type { Fab, Phase, State, View, Who } from '../types.ts';
import { abilityText } from './card-text.ts';
import { some } from './gifts.ts';
import * as LIBRARY from './library-labels.ts';
import { cardName, seatName } from './names.ts';
import { partWords } from './part-text.ts';
import { type At, answerLabel, chosenLabel, type Labels, REAL_LABELS } from './real-labels.ts';

/** The words on the buttons. Where a prompt only says "choose a card", they name the purpose. */

type Any = State | View;
type Of<K extends Action['type']> = Extract<Action, { type: K }>;

const FROM: Record<string, string> = { arsenal: ' from arsenal', banished: ' from banishment' };
const OPTIONS: Record<string, string> = {
  ...LIBRARY.OPTIONS,
  extra: 'Pay the additional cost',
};
/** What a card is chosen for. */
const CHOOSE: Record<string, (card: string) => string> = {
  ...LIBRARY.CHOOSE,
  'discard cost': LIBRARY.discard,
  discard: LIBRARY.discard,
  'reveal cheap': LIBRARY.reveal,
  'reveal crush': (card) => `Reveal ${card} for a Seismic Surge`,
  katsu: (card) => `Discard ${card} to search for a combo card`,
  search: LIBRARY.search,
  scour: LIBRARY.exchange,
  hood: LIBRARY.shuffleIn,
  buckle: (card) => `Put a -1 defense counter on ${card}`,
};
/** What it means to choose nothing. */
const DECLINE: Record<string, string> = {
  ...LIBRARY.DECLINE,
  'reveal crush': 'Reveal nothing',
  katsu: 'Discard nothing',
  search: 'Take no card',
  scour: 'Keep your hand',
  hood: 'No more cards: shuffle and draw',
  ironhide: 'Do not pay',
};

const rowIn = (state: Any, id: CardId): CardRow | undefined => CARDS[id] ?? state.custom[id];
const memoryOf = (state: Any): StepMemory => state.frames[state.frames.length - 1]?.memory ?? {};
const stepOf = (state: Any): string | undefined => state.frames[state.frames.length - 1]?.step;

function yesOrNo(state: Any, yes: boolean): string {
  if (stepOf(state) === 'question') {
    const { why: keyword = '', card: attack = '' } = memoryOf(state);
    return `${cardName(state, attack)} has ${yes ? '' : 'no '}${keyword}`;
  }
  if (stepOf(state) === 'mentor') return yes ? 'Turn the mentor face up' : 'Leave the arsenal face down';
  const { why = '', card = '', n = 0, cost = 0, part } = memoryOf(state);
  if (part) return yes ? `Yes: ${partWords({ ...part, may: undefined })} (${cardName(state, card)})` : 'No';
  if (!yes && why === 'rot') return `Take ${n} damage (${cardName(state, card)})`;
  if (!yes && why === 'bolters') return `Keep ${cardName(state, card)}`;
  const declined = DECLINE[why];
  if (!yes && declined) return declined;
  if (state.realDeck && !cost && !declined && why !== 'gloves' && why !== 'bolters') return answerLabel(state, yes);
  if (!yes) return 'No';
  if (why === 'ironhide')
    return `Pay 1 resource: ${cardName(state, card)} gets +${n} defense and is destroyed when the chain closes`;
  if (why === 'one more arcane')
    return `Pay 1 resource: 1 more arcane damage, and ${cardName(state, card)} is destroyed in the end phase`;
  if (why === 'gloves') return `Destroy ${cardName(state, card)}: reroll`;
  if (why === 'bolters') return `Destroy ${cardName(state, card)}: the attack gets go again`;
  return cost ? `Pay ${some(cost, 'resource')}` : 'Yes';
}

/** The cards chosen so far in the simplified rules, from hand and then from arsenal. */
function chosenNames(state: Any): string {
  const memory = memoryOf(state);
  const cards = (memory.cards ?? []).map((card) => cardName(state, card));
  if (stepOf(state) === 'simplified Reaction' && memory.card) cards.push(cardName(state, memory.card));
  return cards.join(' and ') || 'these';
}

/** `done` ends the list of cards that is being chosen. */
function doneWords(state: Any): string {
  switch (stepOf(state)) {
    case 'Defend':
      return state.chain.at(-1)?.defenders.length ? 'No more blocks' : NO_BLOCK;
    case 'simplified Defend':
    case 'simplified Reaction':
      return `Defend with ${chosenNames(state)}`;
    case 'simplified pay':
      return memoryOf(state).cards?.length ? `Pitch ${chosenNames(state)}` : 'Pitch nothing';
    case 'options':
      return 'No additional cost';
    case 'prevention':
      return 'Prevent no more';
    default:
      return 'Done';
  }
}

function passWords(state: Any): string {
  switch (stepOf(state)) {
    case 'arsenal':
    case 'simplified arsenal':
      return 'Leave the arsenal empty';
    case 'simplified Defend':
      return NO_BLOCK;
    case 'simplified action':
      return END_TURN;
    case 'simplified Layer':
      return state.combat_passes === 1 ? pass(AFTER.layer) : 'Pass';
    case 'simplified Reaction':
      return pass(verdict(state, state.combat_passes === 1));
    case 'priority':
      return windowPass(state);
    default:
      return 'Pass';
  }
}

const END_TURN = 'End turn';
const NO_BLOCK = 'No block';
const pass = (comes: string): string => (comes ? `Pass (${comes})` : 'Pass');
/** What follows when both have passed and the stack is empty. */
const AFTER: Record<Phase, string> = {
  action: 'the action phase ends',
  layer: 'the attack step begins',
  attack: 'the defend step begins',
  defend: 'the reaction step begins',
  reaction: 'the damage step begins',
  damage: 'the resolution step begins',
  resolution: 'the combat chain closes',
};

/** The result of the link as it is now; `sure`: nobody can change it. */
function verdict(state: Any, sure: boolean): string {
  const now = forecast(state);
  if (!now) return '';
  return `${now.hits ? `hits for ${now.damage}` : now.word}${sure ? '' : ' if nobody reacts'}`;
}

/** A pass names its result, if that is known. */
function windowPass(state: Any): string {
  const { who = state.turn, phase = 'action', passes = 0 } = memoryOf(state);
  const last = passes === 1;
  const top = state.stack[state.stack.length - 1];
  if (top && !top.attack) return pass(last ? `${rowIn(state, top.card)?.name ?? top.card} resolves` : '');
  if (phase === 'action' && !last && who === state.turn) return END_TURN;
  if (phase === 'reaction') return pass(verdict(state, last));
  return pass(last || phase === 'resolution' ? AFTER[phase] : '');
}

function defends(state: Any, it: Of<'block'>, seat: Who): string {
  const printed = rowIn(state, it.card)?.defense;
  const worn = state.players[seat].equipment.find((one) => it.from === 'equipment' && one.card === it.card)?.worn ?? 0;
  const value = printed === undefined ? '' : ` for ${Math.max(0, printed - worn)}`;
  return `Defend with ${cardName(state, it.card)}${FROM[it.from] ?? ''}${value}`;
}

const choiceWords = (name: string, state: Any): string =>
  CHOOSE[memoryOf(state).why ?? '']?.(name) ?? (state.realDeck ? chosenLabel(state, name) : name);
function leadWords(who: Who, state: Any): string {
  const step = stepOf(state);
  const name = seatName(who, state);
  if (step === 'clash won') return `${name} won the clash`;
  return step === 'first player' || step === 'lot'
    ? `${name} goes first`
    : `Put ${name}'s triggers on the stack first (the last one resolves first)`;
}
function useWords(card: CardId, state: Any): string {
  const ability = rowIn(state, card)?.ability;
  return `Use ${cardName(state, card)}${ability ? ` (${abilityText(ability)})` : ''}`;
}

const LABELS: Labels<Action['type']> = {
  ...REAL_LABELS,
  play: ({ card, from }, { state }) => `Play ${cardName(state, card)}${FROM[from] ?? ''}`,
  weapon: ({ weapon }, { state, seat }) =>
    `Attack with ${cardName(state, state.players[seat as Who].weapons[weapon]?.card ?? 'weapon')}`,
  activate: ({ card }, { state }) => useWords(card, state),
  pass: (_, { state }) => passWords(state),
  continue: () => 'Begin the action phase',
  option: ({ option }) => OPTIONS[option] ?? option,
  target: ({ target }, { state }) => (target === 'hero' ? 'Attack the hero' : `Attack ${cardName(state, target)}`),
  aim: ({ defender }, { state }) => `Target ${cardName(state, state.chain.at(-1)?.defenders[defender]?.card ?? '')}`,
  pitch: ({ card }, { state }) => `Pitch ${cardName(state, card)} for ${rowIn(state, card)?.pitch ?? 0}`,
  pay: ({ cards }, { state }) => `Pitch ${cards.map((card) => cardName(state, card)).join(' and ')}`,
  block: (it, { state, seat }) => defends(state, it, seat as Who),
  react: ({ card, from }, { state }) => `React with ${cardName(state, card)}${FROM[from] ?? ''}`,
  done: (_, { state }) => doneWords(state),
  accept: (_, { state }) => yesOrNo(state, true),
  decline: (_, { state }) => yesOrNo(state, false),
  choose: ({ card }, { state }) => choiceWords(cardName(state, card), state),
  put: ({ card, where }, { state }) =>
    `Put ${cardName(state, card)} on ${where === 'top' ? 'top' : 'the bottom'} of the deck`,
  prevent: (it, { state }) =>
    `Prevent with ${it.with.includes(':') ? cardName(state, it.with.split(':')[1] as string) : it.with}`,
  stack: ({ card }, { state }) => `Put ${cardName(state, card)} on the stack next (the last one resolves first)`,
  lead: ({ who }, { state }) => leadWords(who, state),
  store: ({ card }, { state }) => `Put ${cardName(state, card)} into the arsenal`,
  heave: ({ card }, { state }) =>
    typeof card === 'string' && card ? `Heave ${cardName(state, card)}` : 'Heave a card: name it',
  bottom: ({ card }, { state }) => `Put ${cardName(state, card)} on the bottom next (the last one is lowest)`,
  concede: () => 'Concede',
  adjust: ({ who, what, n }, { state, form }) =>
    form ? 'Correct a number' : `${seatName(who, state)}: ${what} ${n > 0 ? '+' : ''}${n}`,
};
export function label({ action, seat, form }: Choice<Fab>, state: Any): string {
  const words = LABELS[action.type] as (it: Action, at: At) => string;
  return words(action, { state, seat, form: form === true, pass: () => windowPass(state) });
}
