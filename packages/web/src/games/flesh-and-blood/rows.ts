import { capitalize } from '@fray/games';
import { cardText, type Fab, forecast, playNext, rowOf, type View, type Who } from '@fray/games/flesh-and-blood/screen';
import { settings } from '../../settings.svelte.ts';
import { type Item, isAbout } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import { defenseOf } from './defense.svelte.ts';
import { panel } from './words.ts';

/** One card in the list under the link: what it is, and what a tap on it does. */
export interface Row {
  id: string;
  card: string;
  pitch: number;
  cost: number | undefined;
  /** Its figures in one line. */
  about: string;
  /** What it does. */
  text: string;
  /** What a tap does now, in a few words; or why nothing can be done. */
  word: string;
  why: boolean;
  /** It is chosen: a tap takes it back. */
  on: boolean | undefined;
  /** What the tap does, in full. */
  label: string;
  tap: (() => void) | undefined;
  /** Further ways to use it. */
  others: readonly Item<Fab>[];
}

/** Choices about a card in the hand; of others the action says where their card is. */
const OF_HAND: readonly (string | undefined)[] = ['pitch', 'choose', 'store', 'bottom'];
const isOfHand = ({ choice: { action, group } }: Item<Fab>): boolean =>
  'from' in action ? action.from === 'hand' : OF_HAND.includes(group);

interface Paying {
  paid: number;
  cost: number;
}

function aboutOf(view: View, card: string, kind?: string): string {
  const t = panel.t;
  const row = rowOf(view, card);
  const figures = [
    kind ?? (row.type === 'attack' ? '' : row.type),
    row.power === undefined ? '' : `${t.power} ${row.power}`,
    row.defense === undefined ? '' : `${t.defense} ${row.defense}`,
    row.pitch === undefined ? '' : `${t.pitch} ${row.pitch}`,
  ];
  return figures.filter(Boolean).join(' · ');
}

/** A reason in two or three words where there are such; else the whole sentence. */
const short = (item: Item): string => (item.choice.not && panel.t.whyNot[item.choice.not.code]) ?? item.why ?? '';

function wordOf(view: View, item: Item<Fab>, paying: Paying | undefined): string {
  const t = panel.t;
  const { action, group = '' } = item.choice;
  const pitch = 'card' in action && typeof action.card === 'string' ? (rowOf(view, action.card).pitch ?? 0) : 0;
  if (group === 'pitch' && paying) return t.pays(pitch, paying.paid + pitch - paying.cost);
  return t.uses[group] ?? item.label;
}

/** What a card would defend for as it is printed, less what it is worn. */
function printedDefense(view: View, who: Who, card: string, from: string): number {
  const worn = from === 'equipment' ? view.players[who].equipment.find((one) => one.card === card)?.worn : 0;
  return Math.max(0, (rowOf(view, card).defense ?? 0) - (worn ?? 0));
}

export interface Hand {
  screen: OnScreen<Fab>;
  view: View;
  who: Who;
  items: readonly Item<Fab>[];
  paying: Paying | undefined;
  pick: (item: Item<Fab>) => void;
}

/** Is it about a card of that hand: then its row offers it. */
export const isInHand = (view: View, who: Who, item: Item<Fab>): boolean => {
  const { hand } = view.players[who];
  return Array.isArray(hand) && isOfHand(item) && hand.some((card) => isAbout(item, 'card', card));
};

/** The cards of a hand, and what lies beside it: arms, or what could defend too. */
export function rowsOf(hand: Hand): { hand: Row[]; worn: Row[] } {
  const { screen, view, who, items, paying, pick } = hand;
  const defense = defenseOf(screen);
  const plan = defense.now?.seat === who ? defense.now : undefined;
  const held = view.players[who].hand;
  const cards = Array.isArray(held) ? held : [];
  const seen = new Map<string, number>();
  const again =
    view.turn === who && settings.pace === 'round' && (forecast(view)?.goAgain || view.players[who].action_points > 0);
  const passes = again
    ? items.find(({ choice, why }) => !why && choice.role === 'passes' && choice.seat === who)
    : undefined;
  const row = (card: string, uses: readonly Item<Fab>[], from: string, kind?: string): Row => {
    const place = `${from} ${card}`;
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    const { pitch = 0, cost } = rowOf(view, card);
    const base = {
      id: `${place} ${nth}`,
      card,
      pitch,
      cost,
      about: aboutOf(view, card, kind),
      text: capitalize(cardText(rowOf(view, card))),
    };
    const first = uses.find((item) => !item.why) ?? uses[0];
    const none = { ...base, word: '', why: false, on: undefined, label: '', tap: undefined, others: [] };
    if (!first) return none;
    if (plan && first.choice.group === 'block') {
      const on = nth < defense.countOf(first);
      const still = plan.items.find(
        (item) => isAbout(item, 'card', card) && 'from' in item.choice.action && item.choice.action.from === from,
      );
      const why = !on && (first.why || still?.why || !still);
      const word = why ? short(still?.why ? still : first) : panel.t.defendsFor(printedDefense(view, who, card, from));
      const tap = why ? undefined : () => defense.toggle(first, !on);
      return { ...base, word, why: Boolean(why), on, label: first.label, tap, others: [] };
    }
    const pass = first.choice.not?.code === 'wrong-step' ? passes : undefined;
    if (pass) {
      // It must wait for the end of this link: one tap passes until then and plays it.
      const tap = () => screen.answer([pass.choice], playNext(view, first.choice));
      return { ...base, word: panel.t.playNext, why: false, on: undefined, label: first.label, tap, others: [] };
    }
    if (first.why)
      return { ...base, word: short(first), why: true, on: undefined, label: first.label, tap: undefined, others: [] };
    const others = uses.filter((item) => item !== first && !item.why);
    const word = others.length ? first.label : wordOf(view, first, paying);
    return { ...base, word, why: false, on: undefined, label: first.label, tap: () => pick(first), others };
  };
  const usesOf = (card: string): Item<Fab>[] => items.filter((item) => isAbout(item, 'card', card) && isOfHand(item));
  const list = cards.map((card) => row(card, usesOf(card), 'hand'));
  return { hand: list, worn: plan ? besideHand(items, row) : arms(hand) };
}

type Making = (card: string, uses: readonly Item<Fab>[], from: string, kind?: string) => Row;
/** Arsenal and equipment that could defend too. */
const besideHand = (items: readonly Item<Fab>[], row: Making): Row[] =>
  items.flatMap((item) => {
    const { action, group } = item.choice;
    const isBeside = group === 'block' && 'from' in action && action.from !== 'hand';
    if (!isBeside || !('card' in action) || typeof action.card !== 'string') return [];
    const blockRow = row(action.card, [item], String(action.from));
    return blockRow.why ? [] : [blockRow];
  });

const isStored = ({ choice: { action } }: Item<Fab>): boolean => 'from' in action && action.from === 'arsenal';
/** Is it something on the table that is used by a tap: then it lies beside the hand. */
export const isOnTable = (item: Item<Fab>): boolean => item.choice.group === 'from-table' || isStored(item);
/** Weapons to attack with, what lies in the arsenal, and everything else on the table that can be used now. */
function arms({ view, items, pick }: Hand): Row[] {
  return items.flatMap((item, i) => {
    const card = item.choice.about.find(({ kind }) => kind === 'card')?.id;
    if (!isOnTable(item) || item.why || card === undefined) return [];
    const { cost, power, pitch = 0 } = rowOf(view, card);
    const word = isStored(item)
      ? panel.t.fromArsenal
      : 'weapon' in item.choice.action
        ? panel.t.attackFor(power ?? 0)
        : panel.t.use;
    const base = { id: `${card} ${i}`, card, pitch, cost, about: '', text: '', word, label: item.label };
    return [{ ...base, why: false, on: undefined, tap: () => pick(item), others: [] }];
  });
}
