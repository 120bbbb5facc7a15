import { EFFECTS } from '../effects/registry.ts';
import type { Hooks } from '../effects/types.ts';
import type { Bonus, PartyId, State } from '../types.ts';

type Hook<K extends keyof Hooks> = NonNullable<Hooks[K]>;
export interface Hooked<K extends keyof Hooks> {
  by: PartyId;
  effect: string;
  hook: Hook<K>;
  bonus?: Bonus;
}

/** Nobody owns a law or an anomaly; hooks then get the attacker as owner and look at everybody's units. */
const NOBODY: PartyId = 'attacker';

/**
 * Lists of hooks by name. They only depend on which effects and bonuses are there, so they are kept for a state object
 * as long as `state.version` stands (raised by everything that gains, loses or ends an effect), and shared by all
 * states without bonuses that have the same effects: a simulation begins the same combat again and again.
 */
interface Known {
  version: number;
  lists: Partial<Record<keyof Hooks, readonly Hooked<keyof Hooks>[]>>;
  /** Effects that silence others: laws and bonuses with `mutes`. */
  muters: readonly { effect: string; bonus?: Bonus }[];
}
const KNOWN = new WeakMap<State, Known>();
const SHARED = new Map<string, Pick<Known, 'lists' | 'muters'>>();
const MOST_SHARED = 500;
let last: State | undefined;
let lastKnown: Known | undefined;

function know(state: State): Known {
  let known = last === state ? lastKnown : KNOWN.get(state);
  if (!known || known.version !== state.version) {
    known = {
      version: state.version,
      ...(state.bonuses.length === 0 ? share(state) : { lists: {}, muters: mutersIn(state) }),
    };
    KNOWN.set(state, known);
  }
  last = state;
  lastKnown = known;
  return known;
}

function share(state: State): Pick<Known, 'lists' | 'muters'> {
  let key = `${EFFECTS.size} ${state.common.join()}`;
  for (const by of state.order) key += `;${by} ${state.parties[by]?.effects.join() ?? ''}`;
  let shared = SHARED.get(key);
  if (!shared) {
    if (SHARED.size >= MOST_SHARED) SHARED.clear();
    shared = { lists: {}, muters: mutersIn(state) };
    SHARED.set(key, shared);
  }
  return shared;
}

function mutersIn(state: State): Known['muters'] {
  return [
    ...state.bonuses
      .filter((bonus) => EFFECTS.get(bonus.effect)?.mutes)
      .map((bonus) => ({ effect: bonus.effect, bonus })),
    ...state.common.filter((effect) => EFFECTS.get(effect)?.mutes).map((effect) => ({ effect })),
  ];
}

/** Every hook of a name that works now: effects in play, laws and anomalies, and what lasts for a while. Not to be changed. */
export function hooksOf<K extends keyof Hooks>(state: State, name: K): readonly Hooked<K>[] {
  const lists = (last === state && lastKnown?.version === state.version ? lastKnown : know(state)).lists;
  let list = lists[name] as readonly Hooked<K>[] | undefined;
  if (list === undefined) {
    list = listHooks(state, name);
    lists[name] = list as unknown as readonly Hooked<keyof Hooks>[];
  }
  return list;
}

function listHooks<K extends keyof Hooks>(state: State, name: K): Hooked<K>[] {
  const list: Hooked<K>[] = [];
  for (const by of state.order) {
    const party = state.parties[by];
    if (!party) continue;
    for (const effect of party.effects) {
      const hook = EFFECTS.get(effect)?.hooks?.[name];
      if (hook && !isMuted(state, by, effect)) list.push({ by, effect, hook: hook as Hook<K> });
    }
  }
  for (const effect of state.common) {
    const hook = EFFECTS.get(effect)?.hooks?.[name];
    if (hook) list.push({ by: NOBODY, effect, hook: hook as Hook<K> });
  }
  for (const bonus of state.bonuses) {
    const hook = EFFECTS.get(bonus.effect)?.lasting?.[name];
    if (hook) list.push({ by: bonus.by, effect: bonus.effect, hook: hook as Hook<K>, bonus });
  }
  return list;
}

/** Greyfire Mutagen (original) and Articles of War silence effects: a bonus or a law with `mutes`. */
export function isMuted(state: State, by: PartyId, effect: string): boolean {
  const muters = know(state).muters;
  if (muters.length === 0) return false;
  const row = EFFECTS.get(effect);
  return row !== undefined && muters.some((one) => EFFECTS.get(one.effect)?.mutes?.(row, by, one.bonus) === true);
}

export function bonusOf(state: State, effect: string, by: PartyId): Bonus | undefined {
  for (const bonus of state.bonuses) if (bonus.effect === effect && bonus.by === by) return bonus;
  return undefined;
}
