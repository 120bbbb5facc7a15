import type { Ruleset, Step, Types } from '../contract.ts';
import { stepOf } from '../define.ts';
import { missedRoles } from './prompt-laws.ts';

/** What a run of many combats has touched. */
export interface Seen {
  /** Arrivals, by step. */
  steps: Map<string, number>;
  /** Offers that were allowed, by handler: `AIM/aim`, `always/adjust`. */
  offers: Map<string, number>;
  /** Actions made, by handler. */
  actions: Map<string, number>;
  /** Events told, by type. */
  events: Map<string, number>;
  /** Offers that were allowed, by role. */
  roles: Map<string, number>;
}

/** The counts that a run begins with. */
export const nothingSeen = (): Seen => ({
  steps: new Map(),
  offers: new Map(),
  actions: new Map(),
  events: new Map(),
  roles: new Map(),
});
export const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

/** Adds what another run has seen. */
export function addSeen(to: Seen, from: Seen): void {
  for (const part of ['steps', 'offers', 'actions', 'events', 'roles'] as const) {
    for (const [key, n] of from[part]) to[part].set(key, (to[part].get(key) ?? 0) + n);
  }
}

/** The same ruleset, counting every arrival, also in steps that never wait. */
export function observe<T extends Types>(rules: Ruleset<T>, seen: Seen): Ruleset<T> {
  const steps = {} as Record<T['step'], Step<T>>;
  for (const name of Object.keys(rules.steps) as T['step'][]) {
    const step = stepOf(rules, name);
    steps[name] = {
      ...step,
      enter(play) {
        count(seen.steps, name);
        return step.enter?.(play);
      },
    };
  }
  return { ...rules, steps: steps as Ruleset<T>['steps'] };
}

/** Which handler serves an action at this step. */
export const handlerOf = <T extends Types>(rules: Ruleset<T>, step: T['step'], type: string): string =>
  type in (stepOf(rules, step).on ?? {}) ? `${step}/${type}` : `always/${type}`;

/** Steps never visited and handlers whose action was never offered, by name. */
export function listMissed<T extends Types>(rules: Ruleset<T>, seen: Seen): string[] {
  const out: string[] = [];
  for (const name of Object.keys(rules.steps) as T['step'][]) {
    if (!seen.steps.has(name)) out.push(`step ${name} was never visited`);
    for (const type of Object.keys(stepOf(rules, name).on ?? {})) {
      if (!seen.offers.has(`${name}/${type}`)) out.push(`handler ${name}/${type}: its action was never offered`);
    }
  }
  for (const type of Object.keys(rules.always?.on ?? {})) {
    if (!seen.offers.has(`always/${type}`)) out.push(`handler always/${type}: its action was never offered`);
  }
  for (const role of missedRoles(rules, seen.roles)) out.push(`role "${role}" is named and never occurred`);
  return out;
}
