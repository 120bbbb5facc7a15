import { EFFECTS } from '../content/effects/registry.ts';
import type { Hooks } from '../content/effects/types.ts';
import type { Bonus, PartyId, State } from '../types.ts';
import { type Holdings, holdingsIn } from './holdings.ts';

type Hook<K extends keyof Hooks> = NonNullable<Hooks[K]>;
export interface Hooked<K extends keyof Hooks> {
  by: PartyId;
  effect: string;
  hook: Hook<K>;
  bonus?: Bonus;
}
type Lists = Partial<Record<keyof Hooks, readonly Hooked<keyof Hooks>[]>>;

/** Nobody owns a law or an anomaly; hooks then get the attacker as owner and look at everybody's units. */
const NOBODY: PartyId = 'attacker';

/** What only depends on the effects in play: a simulation begins the same combat again and again. */
interface Shared {
  order: readonly PartyId[];
  /** Of each party in that order. */
  effects: readonly (readonly string[])[];
  common: readonly string[];
  lists: Lists;
  holdings: Partial<Record<PartyId, Holdings>>;
}
/**
 * The cache of a state object, valid for one `state.version` (raised by everything that gains, loses or ends an
 * effect): the lists of hooks by name, those of bonuses included.
 */
interface Cache {
  version: number;
  lists: Lists;
  /** Effects that silence others: laws and bonuses with `mutes`. */
  muters: readonly { effect: string; bonus?: Bonus }[];
  shared: Shared;
}
const CACHES = new WeakMap<State, Cache>();
let last: State | undefined;
let lastCache: Cache | undefined;

function refreshCache(state: State): Cache {
  let cache = last === state ? lastCache : CACHES.get(state);
  if (!cache || cache.version !== state.version) {
    const shared = share(state);
    const lists = state.bonuses.length === 0 ? shared.lists : {};
    cache = { version: state.version, lists, muters: mutersIn(state), shared };
    CACHES.set(state, cache);
  }
  last = state;
  lastCache = cache;
  return cache;
}
const cacheOf = (state: State): Cache =>
  last === state && lastCache?.version === state.version ? lastCache : refreshCache(state);

/** By factions; the rest is compared, which is faster than one long key. */
const SHARED = new Map<string, Shared[]>();
/** Combinations kept for two factions. */
const MOST_SHARED = 50;
const NO_EFFECTS: readonly string[] = [];
const effectsOf = (state: State, by: PartyId): readonly string[] => state.parties[by]?.effects ?? NO_EFFECTS;

function share(state: State): Shared {
  const { attacker, defender } = state.parties;
  const name = `${attacker?.faction} ${defender?.faction} ${EFFECTS.size}`;
  const list = SHARED.get(name) ?? [];
  for (const one of list) if (isLike(state, one)) return one;
  const shared: Shared = {
    order: [...state.order],
    effects: state.order.map((by) => [...effectsOf(state, by)]),
    common: [...state.common],
    lists: {},
    holdings: {},
  };
  SHARED.set(name, [shared, ...list.slice(0, MOST_SHARED - 1)]);
  return shared;
}

function isLike(state: State, { order, effects, common }: Shared): boolean {
  if (!equal(order, state.order) || !equal(common, state.common)) return false;
  for (let i = 0; i < order.length; i++)
    if (!equal(effects[i] as readonly string[], effectsOf(state, order[i] as PartyId))) return false;
  return true;
}
function equal(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const NO_MUTERS: Cache['muters'] = [];
function mutersIn(state: State): Cache['muters'] {
  const bonuses = state.bonuses.filter((bonus) => EFFECTS.get(bonus.effect)?.mutes);
  const laws = state.common.filter((effect) => EFFECTS.get(effect)?.mutes);
  if (bonuses.length + laws.length === 0) return NO_MUTERS;
  return [...bonuses.map((bonus) => ({ effect: bonus.effect, bonus })), ...laws.map((effect) => ({ effect }))];
}

/** Every hook of a name that works now: effects in play, laws and anomalies, and what lasts for a while. Not to be changed. */
export function hooksOf<K extends keyof Hooks>(state: State, name: K): readonly Hooked<K>[] {
  const cache = cacheOf(state);
  let list = cache.lists[name] as readonly Hooked<K>[] | undefined;
  if (list === undefined) {
    list = listHooks(state, name, cache);
    cache.lists[name] = list as unknown as readonly Hooked<keyof Hooks>[];
  }
  return list;
}

function listHooks<K extends keyof Hooks>(state: State, name: K, cache: Cache): readonly Hooked<K>[] {
  const lasting: Hooked<K>[] = [];
  for (const bonus of state.bonuses) {
    const hook = EFFECTS.get(bonus.effect)?.lasting?.[name];
    if (hook) lasting.push({ by: bonus.by, effect: bonus.effect, hook: hook as Hook<K>, bonus });
  }
  // A bonus that silences somebody counts for this state alone.
  const inPlay = cache.muters.length === 0 ? (cache.shared.lists[name] as readonly Hooked<K>[] | undefined) : undefined;
  if (inPlay && lasting.length === 0) return inPlay;
  return [...(inPlay ?? listInPlay(state, name)), ...lasting];
}
function listInPlay<K extends keyof Hooks>(state: State, name: K): readonly Hooked<K>[] {
  const list: Hooked<K>[] = [];
  for (const by of state.order)
    for (const effect of effectsOf(state, by)) {
      const hook = EFFECTS.get(effect)?.hooks?.[name];
      if (hook && !isMuted(state, by, effect)) list.push({ by, effect, hook: hook as Hook<K> });
    }
  for (const effect of state.common) {
    const hook = EFFECTS.get(effect)?.hooks?.[name];
    if (hook) list.push({ by: NOBODY, effect, hook: hook as Hook<K> });
  }
  return list;
}

/** What the effects of a party offer; empty for an absent party. */
export function holdingsOf(state: State, by: PartyId): Holdings | undefined {
  const { holdings } = cacheOf(state).shared;
  let found = holdings[by];
  if (found === undefined) {
    const party = state.parties[by];
    if (!party) return undefined;
    found = holdingsIn(party.effects);
    holdings[by] = found;
  }
  return found;
}

/** Greyfire Mutagen (original) and Articles of War silence effects: a bonus or a law with `mutes`. */
export function isMuted(state: State, by: PartyId, effect: string): boolean {
  const { muters } = cacheOf(state);
  if (muters.length === 0) return false;
  const row = EFFECTS.get(effect);
  return row !== undefined && muters.some((one) => EFFECTS.get(one.effect)?.mutes?.(row, by, one.bonus) === true);
}

export function bonusOf(state: State, effect: string, by: PartyId): Bonus | undefined {
  for (const bonus of state.bonuses) if (bonus.effect === effect && bonus.by === by) return bonus;
  return undefined;
}
