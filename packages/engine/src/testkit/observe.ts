import type { Ruleset, Step, Types } from '../contract.ts';

/** What a run of many combats has touched. */
export interface Seen {
  /** Arrivals, by step. */
  steps: Map<string, number>;
  /** Offers that were allowed, by handler: `AIM/aim`, `always/adjust`. */
  offers: Map<string, number>;
  /** Actions carried out, by handler. */
  actions: Map<string, number>;
  events: Map<string, number>;
}

export const nothingSeen = (): Seen => ({ steps: new Map(), offers: new Map(), actions: new Map(), events: new Map() });
export const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

/** Adds what another run has seen. */
export function addSeen(to: Seen, from: Seen): void {
  for (const part of ['steps', 'offers', 'actions', 'events'] as const) {
    for (const [key, n] of from[part]) to[part].set(key, (to[part].get(key) ?? 0) + n);
  }
}

/** The same ruleset, counting every arrival, also in steps that never wait. */
export function observe<T extends Types>(rules: Ruleset<T>, seen: Seen): Ruleset<T> {
  const steps = {} as Record<T['step'], Step<T>>;
  for (const name of Object.keys(rules.steps) as T['step'][]) {
    const step = rules.steps[name];
    steps[name] = {
      ...step,
      enter(play) {
        count(seen.steps, name);
        return step.enter?.(play);
      },
    };
  }
  return { ...rules, steps };
}

/** Which handler serves an action at this step. */
export const handlerOf = <T extends Types>(rules: Ruleset<T>, step: T['step'], type: string): string =>
  type in (rules.steps[step].on ?? {}) ? `${step}/${type}` : `always/${type}`;

/** Steps never visited and handlers whose action was never offered, by name. */
export function missed<T extends Types>(rules: Ruleset<T>, seen: Seen): string[] {
  const out: string[] = [];
  for (const name of Object.keys(rules.steps) as T['step'][]) {
    if (!seen.steps.has(name)) out.push(`step ${name} was never visited`);
    for (const type of Object.keys(rules.steps[name].on ?? {})) {
      if (!seen.offers.has(`${name}/${type}`)) out.push(`handler ${name}/${type}: its action was never offered`);
    }
  }
  for (const type of Object.keys(rules.always?.on ?? {})) {
    if (!seen.offers.has(`always/${type}`)) out.push(`handler always/${type}: its action was never offered`);
  }
  return out;
}
