import type { Ruleset, Step, Types } from './contract.ts';

/** The row of a step, whichever it is: what it keeps of its own is known to its handlers alone. */
export const stepOf = <T extends Types>(rules: Ruleset<T>, step: T['step']): Step<T> => rules.steps[step] as Step<T>;

/** Every fault of a ruleset that can be seen without playing it, each a sentence that says what to fix. */
export function faults<T extends Types>(rules: Ruleset<T>): string[] {
  const found: string[] = [];
  const steps = rules.steps as unknown as Record<string, Step<T>>;
  const known = new Set(Object.keys(steps));
  if (!rules.id) found.push('the ruleset has no id');
  if (!Number.isInteger(rules.version) || rules.version < 1) found.push('the version must be a whole number from 1');
  if (!rules.seats.length) found.push('the ruleset names no seats');
  if (new Set(rules.seats).size !== rules.seats.length) found.push('a seat is named twice');
  if (!known.has(rules.first)) found.push(`the first step "${rules.first}" is not in the table`);
  for (const [name, step] of Object.entries(steps)) {
    if (name === 'back') found.push('"back" is a word of the engine: give the step another name');
    if (!step.title?.trim()) found.push(`step "${name}" has no title`);
    for (const to of step.to) {
      if (to !== 'back' && !known.has(to)) found.push(`step "${name}" leads to "${to}", which is not in the table`);
    }
    for (const call of step.calls ?? []) {
      if (!known.has(call)) found.push(`step "${name}" calls "${call}", which is not in the table`);
    }
    if (step.rolls && !step.enter) found.push(`step "${name}" rolls but has no enter to roll in`);
    for (const [what, rows] of [
      ['role', step.roles],
      ['group', step.groups],
    ] as const)
      for (const type of Object.keys(rows ?? {})) {
        if (!(type in (step.on ?? {})))
          found.push(
            `step "${name}" says the ${what} of "${type}", which it does not handle: drop it, or add on: { '${type}' }`,
          );
      }
    for (const heard of Object.keys(step.onReturn ?? {})) {
      if (!step.calls?.includes(heard as T['step']))
        found.push(`step "${name}" has onReturn of "${heard}", which it does not call: add "${heard}" to its calls`);
    }
    if (step.on && !step.choices) found.push(`step "${name}" has handlers but offers no choices`);
    if (step.choices && !step.on && !rules.always?.on) found.push(`step "${name}" offers choices but has no handlers`);
    if (!step.enter && !step.next && !step.choices && step.to.length) {
      found.push(`step "${name}" neither enters, nor asks, nor goes on: nothing can ever happen in it`);
    }
  }
  for (const call of rules.always?.calls ?? []) {
    if (!known.has(call)) found.push(`an action outside the flow calls "${call}", which is not in the table`);
  }
  const groups = new Set(Object.values<{ group?: string }>(rules.actions ?? {}).map(({ group }) => group));
  for (const group of rules.together ?? []) {
    if (!groups.has(group)) found.push(`"${group}" is decided together, but no action has that group`);
  }
  found.push(...actionFaults(rules, steps));
  for (const name of unreachable(rules)) found.push(`step "${name}" can never be reached from "${rules.first}"`);
  return found;
}

/** The table of actions and the handlers know the same types. */
function actionFaults<T extends Types>(rules: Ruleset<T>, steps: Readonly<Record<string, Step<T>>>): string[] {
  const rows: Readonly<Record<string, unknown>> = rules.actions ?? {};
  const handled = new Map<string, string>();
  for (const [name, step] of Object.entries(steps)) {
    for (const type of Object.keys(step.on ?? {})) if (!handled.has(type)) handled.set(type, `step "${name}"`);
  }
  for (const type of Object.keys(rules.always?.on ?? {})) if (!handled.has(type)) handled.set(type, 'outside the flow');
  for (const type of rules.cancel?.types ?? []) if (!handled.has(type)) handled.set(type, 'cancel');
  const found: string[] = [];
  for (const [type, where] of handled) {
    if (!(type in rows))
      found.push(`the action "${type}" (${where}) has no row: add '${type}': { role: ... } to actions`);
  }
  for (const type of Object.keys(rows)) {
    if (!handled.has(type)) found.push(`actions has a row for "${type}", which no step handles: drop it, or handle it`);
  }
  for (const type of Object.keys(rules.forms ?? {})) {
    if (!handled.has(type)) found.push(`forms has a sheet for "${type}", which no step handles: drop it, or handle it`);
  }
  return found;
}

function unreachable<T extends Types>(rules: Ruleset<T>): string[] {
  const steps = rules.steps as unknown as Record<string, Step<T>>;
  const seen = new Set<string>();
  const open: string[] = [rules.first, ...(rules.always?.calls ?? [])];
  while (open.length) {
    const name = open.pop() as string;
    const step = steps[name];
    if (!step || seen.has(name)) continue;
    seen.add(name);
    for (const to of step.to) open.push(to);
    for (const call of step.calls ?? []) open.push(call);
  }
  return Object.keys(steps).filter((name) => !seen.has(name));
}

/** Returns the ruleset, or throws an error that lists every fault, so that a ruleset fails at definition and not at the table. */
export function defineRuleset<T extends Types>(rules: Ruleset<T>): Ruleset<T> {
  const found = faults(rules);
  if (found.length) throw new Error(`the ruleset "${rules.id}" does not load:\n- ${found.join('\n- ')}`);
  return rules;
}
