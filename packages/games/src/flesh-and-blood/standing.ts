import type { GameWords, Standing } from '../game.ts';
import type { CardId, CardRow } from './content/row.ts';
import { rowOf } from './rules/cards.ts';
import { type Forecast, forecast } from './rules/forecast.ts';
import { isBlank } from './rules/real-deck/blanks.ts';
import type { StepMemory } from './steps/memory.ts';
import { cardText } from './text/card-text.ts';
import { cardName } from './text/names.ts';
import { type NoteCode, say } from './text/notes.ts';
import {
  type Fab,
  type Link,
  type Next,
  type PlayerView,
  type State,
  type StepId,
  type View,
  WHO,
  type Who,
} from './types.ts';

type Any = State | View;
type Side = State['players']['A'] | PlayerView;
type Words = GameWords<Fab>;
type Row = Standing['sides'][number]['rows'][number];

const count = (it: readonly unknown[] | number): number => (typeof it === 'number' ? it : it.length);

function deckCount(side: Side): number {
  let n = count(side.deck) + count(side.looking);
  for (const pile of [...side.top, ...side.bottom]) n += count(pile.cards);
  return n;
}

function linkFocus(now: Forecast, step: StepId | undefined, text: Words): string {
  const { power, block, prevented, damage } = now;
  const facts = { power, block, prevented, damage, ask: step === 'Defend' || step === 'priority' ? step : '' };
  if (now.hits) return say(text, prevented ? 'focus-hits-less' : 'focus-hits', facts);
  return say(text, now.word === 'prevented' ? 'focus-prevented' : 'focus-blocked', facts);
}

/** What is being paid for, and how much is missing. */
function payFocus(state: Any, memory: StepMemory, text: Words): string {
  const { who = state.turn, cost = 0 } = memory;
  const chosen = (memory.cards ?? []).reduce((sum, card) => sum + (rowOf(state, card).pitch ?? 0), 0);
  const open = Math.max(0, cost - state.players[who].floating_resources - chosen);
  const card = memory.layer?.card ?? memory.card;
  if (card === undefined) return say(text, 'focus-pay-plain', { open, cost });
  return say(text, 'focus-pay', { card: rowOf(state, card).name, open, cost });
}

/** Steps outside of combat by the phase of the turn; all others belong to the action phase. */
const PHASES: Partial<Record<StepId, NoteCode>> = {
  opening: 'before',
  'first player': 'before',
  lot: 'before',
  hands: 'before',
  'start phase': 'start',
  mentor: 'start',
  'simplified start': 'start',
  'end phase': 'end',
  arsenal: 'end',
  'pitch order': 'end',
  refill: 'end',
  'turn end': 'end',
  'simplified arsenal': 'end',
  'simplified end': 'end',
};
function phaseOf(state: Any): NoteCode {
  if (state.combat_step !== 'idle') return state.combat_step;
  for (const { step } of state.frames.toReversed()) {
    const phase = PHASES[step];
    if (phase) return phase;
  }
  return 'idle';
}

/** The focus: a payment, else the link as it is now, else who is to act. */
function focusOf(state: Any, text: Words): string | undefined {
  const frame = state.frames[state.frames.length - 1];
  const step = frame?.step;
  const memory: StepMemory | undefined = frame?.memory;
  if (memory && (step === 'pay' || step === 'simplified pay')) return payFocus(state, memory, text);
  const now = forecast(state);
  if (now) return linkFocus(now, step, text);
  return step === 'priority'
    ? say(text, 'focus-priority', { who: text.seat(memory?.who ?? state.turn, state) })
    : undefined;
}

function linkWords(state: Any, link: Link, text: Words): string {
  const code = !link.resolved ? 'link-active' : link.hit ? 'link-hit' : 'link-missed';
  const it = say(text, code, { link: link.number, card: cardName(state, link.attack.card), damage: link.damage });
  if (!link.defenders.length) return it;
  const cards = link.defenders.map((defender) => cardName(state, defender.card)).join(', ');
  return say(text, 'defended-by', { link: it, cards });
}

/** "Your next ... this turn", as one line: for which attack, what it gets, and from which card. */
function nextWords(state: Any, next: Next, who: string, text: Words): string {
  const gifts: string[] = [];
  if (next.power) gifts.push(say(text, 'gift-power', { n: next.power }));
  if (next.few) gifts.push(say(text, 'gift-few', { n: next.few }));
  if (next.cost) gifts.push(say(text, 'gift-cost', { n: next.cost }));
  for (const gain of next.gains) gifts.push(say(text, gain));
  if (next.grant) gifts.push(say(text, 'gift-grant'));
  const kind = say(text, 'attack-kind', { filter: next.to });
  return say(text, 'next-attack', { who, kind, gifts: gifts.join(', '), card: cardName(state, next.card) });
}

/** Public facts that are not visible on the table. */
function reminders(state: Any, text: Words): string[] {
  const out = state.chain.map((link) => linkWords(state, link, text));
  if (state.stack.length) {
    const cards = state.stack.map((layer) => cardName(state, layer.card)).reverse();
    out.push(say(text, 'on-stack', { cards: cards.join(', ') }));
  }
  for (const seat of WHO) {
    const side: Side = state.players[seat];
    const who = text.seat(seat, state);
    if (side.shield) out.push(say(text, 'prevents-next', { who, n: side.shield }));
    if (side.marked) out.push(say(text, 'marked', { who }));
    if (side.tapped) out.push(say(text, 'tapped', { who }));
    if (side.heroLost) out.push(say(text, 'hero-lost', { who }));
    for (const what of side.frozen) out.push(say(text, 'frozen', { who, what }));
    const down = count(side.intimidated);
    if (down) out.push(say(text, 'banished-down', { who, n: down }));
    for (const next of side.next) out.push(nextWords(state, next, who, text));
  }
  for (const it of state.realDeck?.reminders ?? []) {
    const { when, words } = it;
    out.push(say(text, words ? 'to-do-words' : 'to-do', { card: cardName(state, it.card), when, words }));
  }
  return out;
}

const FIGURES = ['cost', 'power', 'defense', 'pitch'] as const;
/** The printed figures of a card. */
const figures = (row: CardRow, text: Words): string =>
  FIGURES.flatMap((code) => (row[code] === undefined ? [] : say(text, code, { n: row[code] }))).join(', ');

/** Figures and effects of a card in the viewer's hand. */
const handNote = (row: CardRow, text: Words): string =>
  [figures(row, text), say(text, 'card-text', { text: cardText(row) })].filter(Boolean).join('; ');

function rowsOf(state: Any, seat: Who, text: Words): Row[] {
  const side: Side = state.players[seat];
  const rows: Row[] = [];
  const add = (zone: NoteCode, card: string, mark = '') =>
    rows.push({ [say(text, 'zone')]: say(text, zone), [say(text, 'card')]: card, [say(text, 'note')]: mark });
  const name = (card: CardId) => cardName(state, card);
  const stored = (card: CardId): string => {
    const n = side.stored?.[card] ?? 0;
    const counter = state.realDeck?.counters?.[card] ?? say(text, 'counters');
    return n ? ` ${say(text, 'stored', { n, counter })}` : '';
  };
  add('hero', name(side.hero));
  for (const it of side.weapons) {
    const counters = it.counters ? ` ${say(text, 'counters', { n: it.counters })}` : '';
    add('weapon', name(it.card), `${figures(rowOf(state, it.card), text)}${counters}${stored(it.card)}`);
  }
  for (const it of side.equipment) {
    const n = Math.max(0, (rowOf(state, it.card).defense ?? 0) - it.worn);
    const mark = it.down ? say(text, 'face-down') : say(text, 'defense', { n });
    add('equipment', name(it.card), `${mark}${stored(it.card)}`);
  }
  for (const it of side.permanents) {
    const { life } = rowOf(state, it.card);
    const left = life === undefined ? '' : say(text, 'life-left', { n: life - (it.lost ?? 0), life });
    add(
      'permanent',
      name(it.card),
      [left, it.counters ? say(text, 'counters', { n: it.counters }) : '', stored(it.card)].filter(Boolean).join(' '),
    );
  }
  for (const it of [side.arsenal, side.spare]) {
    if (!it) continue;
    const { card, up } = it;
    const lessons = 'lessons' in it ? it.lessons : 0;
    const mark = !up ? '' : lessons ? say(text, 'lessons', { n: lessons }) : say(text, 'face-up');
    add('arsenal', card === null ? say(text, 'face-down') : name(card), mark);
  }
  for (const card of side.playable) add('playable', name(card), say(text, 'this-turn'));
  const seen = Array.isArray(side.hand) ? side.hand.filter((card) => !isBlank(card)) : [];
  for (const card of seen) add('hand', name(card), handNote(rowOf(state, card), text));
  for (const card of side.pitched) add('pitched', name(card));
  return rows;
}

/** Life and assets of both sides, the chain link by link, and the forecast of the current link. */
export function standing(state: Any, text: Words): Standing {
  const focus = focusOf(state, text);
  const reminded = reminders(state, text);
  return {
    phase: say(text, phaseOf(state), { who: text.seat(state.turn, state) }),
    round: state.number,
    sides: WHO.map((seat) => {
      const side: Side = state.players[seat];
      return {
        seat,
        name: text.seat(seat, state),
        rows: rowsOf(state, seat, text),
        facts: {
          [say(text, 'life')]: side.life,
          [say(text, 'action points')]: side.action_points,
          [say(text, 'resources')]: side.floating_resources,
          ...(side.chi ? { [say(text, 'chi')]: side.chi } : {}),
          [say(text, 'hand')]: count(side.hand),
          [say(text, 'deck')]: state.realDeck?.uncounted[seat] ? say(text, 'uncounted') : deckCount(side),
          [say(text, 'graveyard')]: side.graveyard.length,
        },
      };
    }),
    ...(reminded.length ? { reminders: reminded } : {}),
    ...(focus ? { focus } : {}),
  };
}
