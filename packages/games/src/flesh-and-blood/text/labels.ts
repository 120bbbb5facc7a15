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
import { answerLabel, chosenLabel, realLabel } from './real-labels.ts';

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

export function label(choice: Choice<Fab>, state: Any): string {
  const it = choice.action;
  const name = (id: CardId) => cardName(state, id);
  switch (it.type) {
    case 'play':
      return `Play ${name(it.card)}${FROM[it.from] ?? ''}`;
    case 'weapon':
      return `Attack with ${name(state.players[choice.seat as Who].weapons[it.weapon]?.card ?? 'weapon')}`;
    case 'activate': {
      const ability = rowIn(state, it.card)?.ability;
      return `Use ${name(it.card)}${ability ? ` (${abilityText(ability)})` : ''}`;
    }
    case 'pass':
      return passWords(state);
    case 'continue':
      return 'Begin the action phase';
    case 'option':
      return OPTIONS[it.option] ?? it.option;
    case 'target':
      return it.target === 'hero' ? 'Attack the hero' : `Attack ${name(it.target)}`;
    case 'aim':
      return `Target ${name(state.chain.at(-1)?.defenders[it.defender]?.card ?? '')}`;
    case 'pitch':
      return `Pitch ${name(it.card)} for ${rowIn(state, it.card)?.pitch ?? 0}`;
    case 'pay':
      return `Pitch ${it.cards.map(name).join(' and ')}`;
    case 'block':
      return defends(state, it, choice.seat as Who);
    case 'react':
      return `React with ${name(it.card)}${FROM[it.from] ?? ''}`;
    case 'done':
      return doneWords(state);
    case 'accept':
      return yesOrNo(state, true);
    case 'decline':
      return yesOrNo(state, false);
    case 'choose':
      return (
        CHOOSE[memoryOf(state).why ?? '']?.(name(it.card)) ??
        (state.realDeck ? chosenLabel(state, name(it.card)) : name(it.card))
      );
    case 'put':
      return `Put ${name(it.card)} on ${it.where === 'top' ? 'top' : 'the bottom'} of the deck`;
    case 'prevent':
      return `Prevent with ${it.with.includes(':') ? name(it.with.split(':')[1] as string) : it.with}`;
    case 'stack':
      return `Put ${name(it.card)} on the stack next (the last one resolves first)`;
    case 'lead':
      if (stepOf(state) === 'clash won') return `${seatName(it.who, state)} won the clash`;
      return stepOf(state) === 'first player' || stepOf(state) === 'lot'
        ? `${seatName(it.who, state)} goes first`
        : `Put ${seatName(it.who, state)}'s triggers on the stack first (the last one resolves first)`;
    case 'store':
      return `Put ${name(it.card)} into the arsenal`;
    case 'heave':
      return typeof it.card === 'string' && it.card ? `Heave ${name(it.card)}` : 'Heave a card: name it';
    case 'bottom':
      return `Put ${name(it.card)} on the bottom next (the last one is lowest)`;
    case 'concede':
      return 'Concede';
    case 'adjust':
      if (choice.form) return 'Correct a number';
      return `${seatName(it.who, state)}: ${it.what} ${it.n > 0 ? '+' : ''}${it.n}`;
    case 'card':
    case 'pitches':
    case 'colour':
    case 'defends':
    case 'shows':
    case 'ability':
    case 'ally':
    case 'go on':
    case 'respond':
    case 'effects':
    case 'tick':
    case 'silence':
    case 'drew':
    case 'gain':
    case 'allow':
    case 'enter':
      return realLabel(it, state, { form: choice.form === true, seat: choice.seat, pass: () => windowPass(state) });
  }
}
