import type { PromptChoice } from '@fray/engine';
import { type Fab, forecast, type Who } from '@fray/games/flesh-and-blood/screen';
import { settings } from '../../settings.svelte.ts';
import { type Item, itemsOf } from '../../table/items.ts';
import { perScreen } from '../../table/per-screen.svelte.ts';
import type { OnScreen } from '../../table/screen.ts';

type Offered = PromptChoice<Fab>;
type Forecast = NonNullable<ReturnType<typeof forecast>>;
const keyOf = ({ action }: Offered): string => JSON.stringify(action);
const isBlock = ({ group }: Offered): boolean => group === 'block';
const isDone = ({ group }: Offered): boolean => group === 'finish';

/** Cards that are about to defend: nothing of it has happened until it is confirmed. */
export interface BlockPlan {
  seat: Who;
  /** Who defends with what, in the order in which it was chosen. */
  moves: readonly Offered[];
  /** How often each of them is chosen. */
  counts: ReadonlyMap<string, number>;
  /** The link as it would stand. */
  then: Forecast;
  /** As it stands with nobody defending. */
  bare: Forecast;
  /** What could still be added, and why not. */
  items: readonly Item[];
}

/** The Defend Step on screen: which cards are chosen so far, and what that comes to. */
class Defense {
  private readonly screen: OnScreen<Fab>;
  /** What a person has chosen, and at which moment of the combat. */
  private chosen: { at: number; keys: readonly string[] } | undefined = $state.raw();
  private cache: { items: readonly Item<Fab>[]; chosen: object | undefined; plan: BlockPlan | undefined } | undefined;

  constructor(screen: OnScreen<Fab>) {
    this.screen = screen;
  }
  /** `undefined` while nobody at this device declares defenders. */
  get now(): BlockPlan | undefined {
    const { screen, chosen, cache } = this;
    const { items, readOnly, lookAt } = screen;
    // Step by step every card is declared by a tap of its own.
    if (settings.pace === 'step' || readOnly || lookAt !== undefined) return undefined;
    if (cache?.items !== items || cache.chosen !== chosen) this.cache = { items, chosen, plan: this.planBlocks() };
    return this.cache?.plan;
  }
  /** `item`: any of the choices to defend; the same card twice where the hand holds it twice. */
  toggle(item: Item<Fab>, on: boolean): void {
    const { now, screen } = this;
    if (!now) return;
    const key = keyOf(item.choice);
    const keys = now.moves.map(keyOf);
    this.chosen = { at: screen.now.at, keys: on ? [...keys, key] : keys.toSpliced(keys.lastIndexOf(key), 1) };
  }
  get done(): Item<Fab> | undefined {
    return this.screen.items.find(({ choice, why }) => !why && isDone(choice));
  }
  countOf(item: Item<Fab>): number {
    return this.now?.counts.get(keyOf(item.choice)) ?? 0;
  }

  private planBlocks(): BlockPlan | undefined {
    const { screen, chosen, done } = this;
    const { view, focus } = screen;
    const bare = forecast(view);
    if (!done || !bare || focus?.about !== 'defenders' || view.realDeck) return undefined;
    const seat = done.choice.seat as Who;
    const mine = chosen?.at === screen.now.at ? [...chosen.keys] : [];
    const {
      moves,
      view: then,
      next,
    } = screen.together(seat, isBlock, (offered) => {
      const key = mine.shift();
      return offered.find((one) => keyOf(one) === key);
    });
    const counts = new Map<string, number>();
    for (const move of moves) counts.set(keyOf(move), (counts.get(keyOf(move)) ?? 0) + 1);
    const items = itemsOf(next.filter(isBlock), then, screen.text, screen.why);
    return { seat, moves, counts, then: forecast(then) ?? bare, bare, items };
  }
}

/** One for the hand, the figures and the bar. */
export const defenseOf = perScreen((screen: OnScreen<Fab>) => new Defense(screen));
