import type { Choice } from '@fray/engine';
import type { Action } from '../actions.ts';
import { CARDS } from '../content/index.ts';
import type { CardId, CardRow } from '../content/row.ts';
import { forecast } from '../rules/forecast.ts';
import type { Own } from '../steps/own.ts';
import type { Fab, Phase, State, View, Who } from '../types.ts';
import { abilityText } from './card-text.ts';
import * as LIBRARY from './library-labels.ts';
import { cardName, seatName } from './names.ts';
import { partWords } from './part-text.ts';
import { answerLabel, chosenLabel, realLabel } from './real-labels.ts';

/** The words on the buttons. A prompt that only says "choose a card" says here what the card is chosen for. */

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
  'discard cost': (card) => `Discard ${card}`,
  discard: (card) => `Discard ${card}`,
  'reveal cheap': (card) => `Reveal ${card}`,
  'reveal crush': (card) => `Reveal ${card} for a Seismic Surge`,
  katsu: (card) => `Discard ${card} to search for a combo card`,
  search: (card) => `Search out ${card}`,
  scour: (card) => `${card} below the deck, then draw`,
  hood: (card) => `Shuffle ${card} into the deck`,
  buckle: (card) => `A -1 defense counter on ${card}`,
};
/** What it means to choose nothing. */
const DECLINE: Record<string, string> = {
  ...LIBRARY.DECLINE,
  'reveal crush': 'Reveal nothing',
  katsu: 'Discard nothing',
  search: 'Take no card',
  scour: 'Keep the hand',
  hood: 'No more cards: shuffle and draw',
  ironhide: 'Do not pay',
};

const rowIn = (state: Any, id: CardId): CardRow | undefined => CARDS[id] ?? state.custom[id];
const ownOf = (state: Any): Own => state.frames[state.frames.length - 1]?.own ?? {};
const stepOf = (state: Any): string | undefined => state.frames[state.frames.length - 1]?.step;

function yesOrNo(state: Any, yes: boolean): string {
  if (stepOf(state) === 'question') {
    const { why: keyword = '', card: attack = '' } = ownOf(state);
    return `${cardName(state, attack)} has ${yes ? '' : 'no '}${keyword}`;
  }
  if (stepOf(state) === 'mentor') return yes ? 'Turn the mentor face up' : 'Leave the arsenal face down';
  const { why = '', card = '', n = 0, cost = 0, part } = ownOf(state);
  if (part) return yes ? `Yes: ${partWords({ ...part, may: undefined })} (${cardName(state, card)})` : 'No';
  if (!yes && why === 'rot') return `Take ${n} damage (${cardName(state, card)})`;
  if (!yes && why === 'bolters') return `Keep ${cardName(state, card)}`;
  const declined = DECLINE[why];
  if (!yes && declined) return declined;
  if (state.real && !cost && !declined && why !== 'gloves' && why !== 'bolters') return answerLabel(state, yes);
  if (!yes) return 'No';
  if (why === 'ironhide') return `Pay 1: ${cardName(state, card)} defends for ${n} more and is destroyed at the end`;
  if (why === 'one more arcane')
    return `Pay 1: one more arcane damage, and ${cardName(state, card)} goes in the end phase`;
  if (why === 'gloves') return `Destroy ${cardName(state, card)}: roll again`;
  if (why === 'bolters') return `Destroy ${cardName(state, card)}: the attack gets go again`;
  return cost ? `Pay ${cost}` : 'Yes';
}

/** The cards that were picked so far in the plain flow, from hand and then from arsenal. */
function chosen(state: Any): string {
  const own = ownOf(state);
  const cards = (own.cards ?? []).map((card) => cardName(state, card));
  if (stepOf(state) === 'plain Reaction' && own.card) cards.push(cardName(state, own.card));
  return cards.join(' and ') || 'these';
}

/** `done` ends whatever is being built up. */
function doneWords(state: Any): string {
  switch (stepOf(state)) {
    case 'Defend':
      return state.chain.at(-1)?.defenders.length ? 'No more defenders' : 'Do not defend';
    case 'plain Defend':
    case 'plain Reaction':
      return `Defend with ${chosen(state)}`;
    case 'plain pay':
      return ownOf(state).cards?.length ? `Pay with ${chosen(state)}` : 'Pitch nothing';
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
    case 'plain arsenal':
      return 'Leave the arsenal empty';
    case 'plain Defend':
      return 'Do not defend';
    case 'plain action':
      return END_ACTIONS;
    case 'plain Layer':
      return state.combat_passes === 1 ? pass(AFTER.layer) : 'Pass';
    case 'plain Reaction':
      return pass(verdict(state, state.combat_passes === 1));
    case 'priority':
      return windowPass(state);
    default:
      return 'Pass';
  }
}

const END_ACTIONS = 'Pass: end the action phase';
const pass = (comes: string): string => (comes ? `Pass (${comes})` : 'Pass');
/** What comes when both have passed and nothing waits on the stack. */
const AFTER: Record<Phase, string> = {
  action: 'the action phase ends',
  layer: 'the attack step begins',
  attack: 'the defend step begins',
  defend: 'the reaction step begins',
  reaction: 'the damage step begins',
  damage: 'the resolution step begins',
  resolution: 'the combat chain closes',
};

/** What the link comes to as it stands; `sure`: nobody can change it any more. */
function verdict(state: Any, sure: boolean): string {
  const now = forecast(state);
  if (!now) return '';
  return `${now.hits ? `hits for ${now.damage}` : now.word}${sure ? '' : ' if nobody reacts'}`;
}

/** A pass says what it brings about, as far as that is known. */
function windowPass(state: Any): string {
  const { who = state.turn, phase = 'action', passes = 0 } = ownOf(state);
  const last = passes === 1;
  const top = state.stack[state.stack.length - 1];
  if (top && !top.attack) return pass(last ? `${rowIn(state, top.card)?.name ?? top.card} resolves` : '');
  if (phase === 'action' && !last && who === state.turn) return END_ACTIONS;
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
      return 'Go on to the action phase';
    case 'option':
      return OPTIONS[it.option] ?? it.option;
    case 'target':
      return it.target === 'hero' ? 'Attack the hero' : `Attack ${name(it.target)}`;
    case 'aim':
      return `On ${name(state.chain.at(-1)?.defenders[it.defender]?.card ?? '')}`;
    case 'pitch':
      return `Pitch ${name(it.card)} for ${rowIn(state, it.card)?.pitch ?? 0}`;
    case 'pay':
      return `Pay with ${it.cards.map(name).join(' and ')}`;
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
        CHOOSE[ownOf(state).why ?? '']?.(name(it.card)) ??
        (state.real ? chosenLabel(state, name(it.card)) : name(it.card))
      );
    case 'put':
      return `${name(it.card)} to the ${it.where} of the deck`;
    case 'prevent':
      return `Prevent with ${it.with.includes(':') ? name(it.with.split(':')[1] as string) : it.with}`;
    case 'stack':
      return `${name(it.card)} next on the stack (what comes last resolves first)`;
    case 'lead':
      if (stepOf(state) === 'clash won') return `${seatName(it.who, state)} won the clash`;
      return stepOf(state) === 'first player' || stepOf(state) === 'lot'
        ? `${seatName(it.who, state)} goes first`
        : `Triggers of ${seatName(it.who, state)} on the stack first (what comes last resolves first)`;
    case 'store':
      return `${name(it.card)} into the arsenal`;
    case 'heave':
      return typeof it.card === 'string' && it.card ? `Heave ${name(it.card)}` : 'Heave a card: name it';
    case 'bottom':
      return `${name(it.card)} next below the deck (the last one lies lowest)`;
    case 'concede':
      return 'Concede';
    case 'adjust':
      if (choice.form) return 'Set a number right';
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
