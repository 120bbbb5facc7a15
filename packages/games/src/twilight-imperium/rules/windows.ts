import type { Reason } from '@fray/engine';
import { AUTOMATIC, EFFECTS, OFFERED } from '../effects/registry.ts';
import type { Cost, EffectOffer, EffectRow, Use } from '../effects/types.ts';
import type { Counter } from '../setup-types.ts';
import type { Own, Party, PartyId, State, WindowId } from '../types.ts';
import { distinct, unitOf } from './figures.ts';
import { currentPool } from './hits.ts';
import { isMuted } from './hooks.ts';

/** With unknown hands nobody counts copies; no action card has more than this many. */
const MAX_COPIES = 4;

export interface Listed {
  effect: string;
  offer: number;
  target?: string;
  window: WindowId;
  mandatory: boolean;
  not: Reason | false;
}

/** What is known in this window, for one owner. */
function useOf(own: Own, effect: string, by: PartyId, window: WindowId): Use {
  const use: Use = { effect, by, window };
  if (own.unit !== undefined) use.unit = own.unit;
  if (own.roll !== undefined) use.roll = own.roll;
  if (own.pool !== undefined) use.pool = own.pool;
  if (own.planet !== undefined) use.planet = own.planet;
  if (own.spec !== undefined) use.spec = own.spec;
  // Cancels look at the card that is being played.
  if (window === 'card') {
    if (own.effect !== undefined) use.target = own.effect;
    if (own.by !== undefined) use.party = own.by;
  } else if (window === 'controlled' && own.party !== undefined) use.party = own.party;
  return use;
}

function costReason(party: Party, cost: Cost | undefined): Reason | false {
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

function blocked(state: State, own: Own, party: Party, row: EffectRow, offer: EffectOffer, use: Use): Reason | false {
  if (party.exhausted.includes(row.id)) return { code: 'exhausted', effect: row.id };
  if (row.kind === 'action' && party.hand === null && (state.played[row.id] ?? 0) >= MAX_COPIES)
    return { code: 'no-copies', effect: row.id };
  const used = own.used;
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
  return costReason(party, offer.cost) || offer.not?.(state, use) || false;
}

type Take = (
  effect: string,
  offer: EffectOffer,
  index: number,
  target: string | undefined,
  not: Reason | false,
) => boolean;
type Rows = Map<string, readonly { offer: EffectOffer; index: number }[]>;

function eachOffer(
  state: State,
  own: Own,
  window: WindowId,
  by: PartyId,
  party: Party,
  rows: Rows,
  id: string,
  take: Take,
): boolean {
  const offers = rows.get(id);
  if (!offers) return false;
  const row = EFFECTS.get(id) as EffectRow;
  if (!state.sets.includes(row.set))
    return row.printed === true && offOffers(state, own, window, by, row, offers, take);
  const muted = isMuted(state, by, id);
  for (const { offer, index } of offers) {
    const use = useOf(own, id, by, window);
    if (offer.applies && !offer.applies(state, use)) continue;
    if (muted) {
      if (take(id, offer, index, undefined, { code: 'silenced', effect: id })) return true;
      continue;
    }
    if (!offer.targets) {
      if (take(id, offer, index, undefined, blocked(state, own, party, row, offer, use))) return true;
      continue;
    }
    const targets = offer.targets(state, use);
    // Its window, but nothing that it could be used on: greyed, not hidden.
    if (targets.length === 0) {
      const not = blocked(state, own, party, row, offer, use) || { code: 'no-target', effect: id };
      if (take(id, offer, index, undefined, not)) return true;
      continue;
    }
    for (const target of once(state, targets))
      if (take(id, offer, index, target, blocked(state, own, party, row, offer, { ...use, target }))) return true;
  }
  return false;
}

/** A name of the printed flow whose set is not in use: greyed, so that people find it and the set. */
function offOffers(
  state: State,
  own: Own,
  window: WindowId,
  by: PartyId,
  row: EffectRow,
  offers: readonly { offer: EffectOffer; index: number }[],
  take: Take,
): boolean {
  const use = useOf(own, row.id, by, window);
  return offers.some(
    ({ offer, index }) =>
      (offer.applies?.(state, use) ?? true) &&
      !offer.not?.(state, use) &&
      take(row.id, offer, index, undefined, { code: 'set-off', effect: row.id, set: row.set }),
  );
}

/** Action cards: null: unknown, so that any may come. */
type Hand = readonly string[] | null;

/** Lists what one party may use in a window; `take` returns true to stop. */
function each(state: State, own: Own, window: WindowId, by: PartyId, take: Take, cards?: Hand): boolean {
  const rows = OFFERED.get(window);
  const party = state.parties[by];
  if (!rows || !party) return false;
  for (const id of party.effects)
    if (rows.has(id) && eachOffer(state, own, window, by, party, rows, id, take)) return true;
  const hand = cards === undefined ? party.hand : cards;
  if (hand === null) {
    for (const id of rows.keys())
      if (EFFECTS.get(id)?.kind === 'action' && eachOffer(state, own, window, by, party, rows, id, take)) return true;
    return false;
  }
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as string;
    if (hand.indexOf(id) === i && eachOffer(state, own, window, by, party, rows, id, take)) return true;
  }
  return false;
}

/** Equal units are listed once. */
function once(state: State, targets: readonly string[]): readonly string[] {
  if (targets.length < 2) return targets;
  const units = targets.map((id) => unitOf(state, id));
  if (units.some((unit) => unit === undefined)) return targets;
  return distinct(units as NonNullable<(typeof units)[number]>[]).map((unit) => unit.id);
}

export function listOffers(state: State, own: Own, windows: readonly WindowId[], by: PartyId): Listed[] {
  const list: Listed[] = [];
  for (const window of windows)
    each(state, own, window, by, (effect, offer, index, target, not) => {
      const listed: Listed = { effect, offer: index, window, mandatory: offer.mandatory === true, not };
      if (target !== undefined) listed.target = target;
      list.push(listed);
      return false;
    });
  return list;
}

/** What happens by itself in these windows and has not yet, the active player's first. */
export function automaticIn(
  state: State,
  own: Own,
  windows: readonly WindowId[],
): { by: PartyId; listed: Listed } | undefined {
  for (const by of state.order) {
    if (!state.parties[by]?.effects.some((id) => AUTOMATIC.has(id))) continue;
    const listed = listOffers(state, own, windows, by).find(
      (one) => !one.not && EFFECTS.get(one.effect)?.offers?.[one.offer]?.automatic,
    );
    if (listed) return { by, listed };
  }
  return undefined;
}

const unblocked: Take = (_, __, ___, ____, not) => !not;

/** Could this party use anything here? `cards`: if it held these. */
export function canUse(state: State, own: Own, windows: readonly WindowId[], by: PartyId, cards?: Hand): boolean {
  for (const window of windows) if (each(state, own, window, by, unblocked, cards)) return true;
  return false;
}

/**
 * Do cards that others do not see decide whether a party can use something here? Nothing that lies open can be used, and
 * some card of the sets could. Whoever sees what follows then knows a little more.
 */
export function handDecides(
  state: State,
  own: Own,
  windows: readonly WindowId[],
  by: PartyId,
  can: typeof canUse = canUse,
): boolean {
  const hand = state.parties[by]?.hand;
  return hand?.length ? !can(state, own, windows, by, NO_CARDS) && can(state, own, windows, by, null) : false;
}
const NO_CARDS: Hand = [];
