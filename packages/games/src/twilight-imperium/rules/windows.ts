import type { Reason } from '@fray/engine';
import { CARDS, OFFERED, type Offered } from '../content/effects/registry.ts';
import type { Cost, Use } from '../content/effects/types.ts';
import type { Counter } from '../setup/types.ts';
import type { Party, PartyId, State, StepMemory, WindowId } from '../types.ts';
import { distinct, unitOf } from './figures.ts';
import { currentPool } from './hits.ts';
import { holdingsOf, isMuted } from './hooks.ts';

/** Copies of a card in an unknown hand: no action card has more than this many. */
const MAX_COPIES = 4;

export interface Listed {
  effect: string;
  offer: number;
  target?: string;
  window: WindowId;
  mandatory: boolean;
  automatic: boolean;
  not: Reason | false;
}

interface Asking {
  state: State;
  memory: StepMemory;
  window: WindowId;
  by: PartyId;
  party: Party;
}
/** Gets what is offered; true: enough. */
type Take = (asking: Asking, offered: Offered, target: string | undefined, not: Reason | false) => boolean;

/** The use that a window offers to one owner. */
function useOf({ memory, window, by }: Asking, effect: string): Use {
  const use: Use = { effect, by, window };
  if (memory.unit !== undefined) use.unit = memory.unit;
  if (memory.roll !== undefined) use.roll = memory.roll;
  if (memory.pool !== undefined) use.pool = memory.pool;
  if (memory.planet !== undefined) use.planet = memory.planet;
  if (memory.spec !== undefined) use.spec = memory.spec;
  // Cancels look at the card that is being played.
  if (window === 'card') {
    if (memory.effect !== undefined) use.target = memory.effect;
    if (memory.by !== undefined) use.party = memory.by;
  } else if (window === 'controlled' && memory.party !== undefined) use.party = memory.party;
  return use;
}

function whyNotPay(party: Party, cost: Cost | undefined): Reason | false {
  if (!cost?.counters) return false;
  for (const counter in cost.counters) {
    const have = party.counters[counter as Counter];
    const need = cost.counters[counter as Counter] ?? 0;
    if (have !== undefined && have < need) return { code: 'cannot-pay', counter, need, have };
  }
  return false;
}

export const usedKey = (by: PartyId, effect: string, target: string | undefined): string =>
  target === undefined ? `${by} ${effect}` : `${by} ${effect} ${target}`;

function whyNotUse({ state, memory, party }: Asking, { row, offer }: Offered, use: Use): Reason | false {
  if (party.exhausted.includes(row.id)) return { code: 'exhausted', effect: row.id };
  if (row.kind === 'action' && party.hand === null && (state.played[row.id] ?? 0) >= MAX_COPIES)
    return { code: 'no-copies', effect: row.id };
  const used = memory.used;
  if (used !== undefined && used.length > 0) {
    if (
      offer.repeat
        ? used.includes(usedKey(use.by, row.id, use.target))
        : used.some((key) => key === `${use.by} ${row.id}` || key.startsWith(`${use.by} ${row.id} `))
    )
      return { code: 'used-here', effect: row.id };
  }
  // Two copies are never played on the same hits (LRR 2.6b).
  if (use.window === 'before-assign') {
    const pool = currentPool(state, (use.target as PartyId | undefined) ?? use.by);
    if (pool?.used?.includes(row.id)) return { code: 'used-here', effect: row.id };
  }
  return whyNotPay(party, offer.cost) || offer.not?.(state, use) || false;
}

function eachTarget(asking: Asking, offered: Offered, take: Take): boolean {
  const { state, by } = asking;
  const { row, offer } = offered;
  if (!state.sets.includes(row.set)) return row.printed === true && eachOff(asking, offered, take);
  const use = useOf(asking, row.id);
  if (offer.applies && !offer.applies(state, use)) return false;
  if (isMuted(state, by, row.id)) return take(asking, offered, undefined, { code: 'silenced', effect: row.id });
  if (!offer.targets) return take(asking, offered, undefined, whyNotUse(asking, offered, use));
  const targets = offer.targets(state, use);
  // Its window, but nothing that it could be used on: grayed, not hidden.
  if (targets.length === 0)
    return take(asking, offered, undefined, whyNotUse(asking, offered, use) || { code: 'no-target', effect: row.id });
  for (const target of listOnce(state, targets))
    if (take(asking, offered, target, whyNotUse(asking, offered, { ...use, target }))) return true;
  return false;
}

/** A name of the printed flow whose set is not in use: grayed, so that people find the set. */
function eachOff(asking: Asking, offered: Offered, take: Take): boolean {
  const { row, offer } = offered;
  const use = useOf(asking, row.id);
  return (
    (offer.applies?.(asking.state, use) ?? true) &&
    !offer.not?.(asking.state, use) &&
    take(asking, offered, undefined, { code: 'set-off', effect: row.id, set: row.set })
  );
}

/** Action cards; null if unknown: any card may be played. */
type Hand = readonly string[] | null;

/** Lists what one party may use in a window, of public effects and of these cards. */
function each(asking: Asking, hand: Hand, take: Take): boolean {
  const { state, window, by } = asking;
  if (eachOf(asking, holdingsOf(state, by)?.offers.get(window), take)) return true;
  if (hand === null) return eachOf(asking, CARDS.get(window), take);
  const rows = OFFERED.get(window);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as string;
    if (hand.indexOf(card) === i && eachOf(asking, rows?.get(card), take)) return true;
  }
  return false;
}
function eachOf(asking: Asking, list: readonly Offered[] | undefined, take: Take): boolean {
  if (list) for (const offered of list) if (eachTarget(asking, offered, take)) return true;
  return false;
}

/** Nothing that a party has, or may have, is ever offered in this window: most windows are like that for most parties. */
function holdsNothing(state: State, window: WindowId, by: PartyId, hand: Hand): boolean {
  if (holdingsOf(state, by)?.offers.has(window)) return false;
  if (hand === null) return !CARDS.has(window);
  const rows = hand.length > 0 ? OFFERED.get(window) : undefined;
  if (rows) for (const card of hand) if (rows.has(card)) return false;
  return true;
}

/** Equal units are listed once. */
function listOnce(state: State, targets: readonly string[]): readonly string[] {
  if (targets.length < 2) return targets;
  const units = targets.map((id) => unitOf(state, id));
  if (units.some((unit) => unit === undefined)) return targets;
  return distinct(units as NonNullable<(typeof units)[number]>[]).map((unit) => unit.id);
}

const NONE: readonly Listed[] = [];
export function listOffers(
  state: State,
  memory: StepMemory,
  windows: readonly WindowId[],
  by: PartyId,
): readonly Listed[] {
  const party = state.parties[by];
  if (!party) return NONE;
  let list: Listed[] | undefined;
  for (const window of windows) {
    if (holdsNothing(state, window, by, party.hand)) continue;
    const found: Listed[] = list ?? [];
    list = found;
    each({ state, memory, window, by, party }, party.hand, (_, { row, offer, index }, target, not) => {
      const listed: Listed = {
        effect: row.id,
        offer: index,
        window,
        mandatory: offer.mandatory === true,
        automatic: offer.automatic === true,
        not,
      };
      if (target !== undefined) listed.target = target;
      found.push(listed);
      return false;
    });
  }
  return list ?? NONE;
}

const happens = ({ offer }: Offered): boolean => offer.automatic === true;
/** Automatic effects of these windows that were not used yet, the active player's first. */
export function automaticIn(
  state: State,
  memory: StepMemory,
  windows: readonly WindowId[],
): { by: PartyId; listed: Listed } | undefined {
  for (const by of state.order) {
    const offers = holdingsOf(state, by)?.offers;
    if (!offers || !windows.some((window) => offers.get(window)?.some(happens))) continue;
    const listed = listOffers(state, memory, windows, by).find((one) => !one.not && one.automatic);
    if (listed) return { by, listed };
  }
  return undefined;
}

const isFree: Take = (_asking, _offered, _target, not) => !not;

/** Could this party use anything here? `cards`: if it held these. */
export function canUse(
  state: State,
  memory: StepMemory,
  windows: readonly WindowId[],
  by: PartyId,
  cards?: Hand,
): boolean {
  const party = state.parties[by];
  if (!party) return false;
  const hand = cards === undefined ? party.hand : cards;
  for (const window of windows)
    if (!holdsNothing(state, window, by, hand) && each({ state, memory, window, by, party }, hand, isFree)) return true;
  return false;
}

/**
 * Do hidden cards decide whether a party can use something here? True if nothing public can be used, but some card of the sets
 * could: then what follows reveals something about the hand.
 */
export function handDecides(
  state: State,
  memory: StepMemory,
  windows: readonly WindowId[],
  by: PartyId,
  can: typeof canUse = canUse,
): boolean {
  const hand = state.parties[by]?.hand;
  return hand?.length ? !can(state, memory, windows, by, NO_CARDS) && can(state, memory, windows, by, null) : false;
}
const NO_CARDS: Hand = [];
