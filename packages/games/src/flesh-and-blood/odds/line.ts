import type { Action } from '../actions.ts';
import type { CardId } from '../content/row.ts';
import { lastLink } from '../rules/cards.ts';
import type { StepMemory } from '../steps/memory.ts';
import { foe, type State, type Who } from '../types.ts';
import { after, type Continuation, type Decision, nextDecision, quietly } from './going.ts';
import { futureKey } from './key.ts';

/**
 * The best line of the hand that a player sees: most damage this turn, if the other side neither defends nor reacts; of equal ones that
 * which keeps more cards. It ends at the first chance: no card counts that is not drawn yet.
 */
export interface Line {
  actions: readonly Action[];
  /** Life that the other hero loses. */
  damage: number;
  /** Cards that are left in hand and arsenal. */
  cards: number;
  /** The other hero is beaten. */
  wins: boolean;
  /** It ends where chance says how it goes on, not with the turn. */
  byChance: boolean;
  /** Cards that were not followed further, because their effect depends on chance. */
  left: readonly CardId[];
  /** Nothing is better. False: the limit was reached, and this is the best that was seen. */
  proven: boolean;
  positions: number;
}

/** The default limit of positions. */
const USUAL_POSITIONS = 20_000;

interface Found {
  value: number;
  state: State;
  byChance: boolean;
  actions: readonly Action[];
}

export const heldBy = (state: State, who: Who): number =>
  state.players[who].hand.length + (state.players[who].arsenal ? 1 : 0);
/** A point of damage counts more than any number of cards, and the end of the fight more than that. */
const CARD = 1;
const DAMAGE = 100;
const WIN = 1_000_000;

/** The turn ends where its player passes with nothing on the stack and no chain open. */
export const isLast = (state: State, who: Who, action: Action): boolean =>
  action.type === 'pass' && state.turn === who && state.combat_step === 'idle' && !state.stack.length;

/** The card that chance is asked for: the one that is being played or resolves, else the attack. */
function causeOf(state: State): CardId {
  for (const { memory } of state.frames.toReversed()) {
    const { layer, card }: StepMemory = memory;
    if (layer ?? card) return layer?.card ?? card ?? '';
  }
  return lastLink(state)?.attack.card ?? state.players[state.turn].hero;
}

/** The other side adds nothing, and where there is only one thing to do it is done. */
export function alone(who: Who, it: Decision, state: State): Action | undefined {
  if (it.seat !== who) return quietly(it);
  const [only, more] = it.list;
  return more || !only || isLast(state, who, only.action) ? undefined : only.action;
}

class Search {
  positions = 0;
  readonly left = new Set<CardId>();
  private readonly cache = new Map<string, Found>();
  readonly who: Who;
  private readonly limit: number;
  private readonly keyOf: (state: State) => string;
  constructor(who: Who, limit: number, keyOf: (state: State) => string) {
    this.who = who;
    this.limit = limit;
    this.keyOf = keyOf;
  }
  get stopped(): boolean {
    return this.positions >= this.limit;
  }
  value(state: State): number {
    const { who } = this;
    const wins = state.result?.winner === who ? WIN : 0;
    return wins - DAMAGE * state.players[foe(who)].life + CARD * heldBy(state, who);
  }
  /** The best end from here; to stop is always one. */
  best({ state, byChance, decision }: Continuation): Found {
    const end = this.end(state, byChance);
    if (!decision || byChance) return end;
    const name = this.keyOf(state);
    const before = this.cache.get(name);
    if (before || this.stopped) return before ?? end;
    this.positions++;
    let found: Found | undefined;
    for (const { action } of decision.list) {
      const last = isLast(state, this.who, action);
      const line = last ? end : this.go(state, action);
      if (!found || line.value > found.value) found = { ...line, actions: last ? [] : [action, ...line.actions] };
    }
    found ??= end;
    this.cache.set(name, found);
    return found;
  }
  /** The best that begins with this. */
  first(state: State, action: Action): Found {
    const last = isLast(state, this.who, action);
    const line = last ? this.end(state, false) : this.go(state, action);
    return { ...line, actions: [action, ...line.actions] };
  }
  private go(state: State, action: Action): Found {
    const next = after(state, this.who, action, (it, now) => alone(this.who, it, now));
    if (next.byChance) this.left.add(causeOf(next.state));
    return this.best(next);
  }
  private end(state: State, byChance: boolean): Found {
    return { value: this.value(state), state, byChance, actions: [] };
  }
}

interface Limits {
  positions?: number;
  keyOf?(state: State): string;
}
/** What a line may begin with: `undefined` unless it is the player's turn, with priority and an empty stack. */
function firstDecision(state: State, who: Who): Decision | undefined {
  if (state.turn !== who || state.mode !== 'official' || state.stack.length || state.result) return undefined;
  const first = nextDecision(state);
  return state.frames.at(-1)?.step === 'priority' && first?.seat === who ? first : undefined;
}
function lineOf(state: State, search: Search, found: Found): Line {
  const { who } = search;
  return {
    actions: found.actions,
    damage: state.players[foe(who)].life - found.state.players[foe(who)].life,
    cards: heldBy(found.state, who),
    wins: found.state.result?.winner === who,
    byChance: found.byChance,
    left: [...search.left].sort(),
    proven: !search.stopped,
    positions: search.positions,
  };
}

/** The best line of all. */
export function bestLine(
  state: State,
  who: Who,
  { positions = USUAL_POSITIONS, keyOf = futureKey }: Limits = {},
): Line | undefined {
  const decision = firstDecision(state, who);
  if (!decision) return undefined;
  const search = new Search(who, positions, keyOf);
  return lineOf(state, search, search.best({ state, byChance: false, decision }));
}

/** The best line behind each first move, best first; to end the turn is one. All are found in one search. */
export function linesOf(
  state: State,
  who: Who,
  { positions = USUAL_POSITIONS, keyOf = futureKey }: Limits = {},
): Line[] | undefined {
  const decision = firstDecision(state, who);
  if (!decision) return undefined;
  const search = new Search(who, positions, keyOf);
  return decision.list
    .map(({ action }) => search.first(state, action))
    .toSorted((a, b) => b.value - a.value)
    .map((found) => lineOf(state, search, found));
}
