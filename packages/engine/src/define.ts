import type { Ruleset, Types } from './contract.ts';

/** Every fault of a ruleset that can be seen without playing it, each a sentence that says what to mend. */
export function faults<T extends Types>(rules: Ruleset<T>): string[] {
  const found: string[] = [];
  const steps = rules.steps as Record<string, Ruleset<T>['steps'][T['step']]>;
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
    if (step.on && !step.choices) found.push(`step "${name}" has handlers but offers no choices`);
    if (step.choices && !step.on && !rules.always?.on) found.push(`step "${name}" offers choices but has no handlers`);
    if (!step.enter && !step.next && !step.choices && step.to.length) {
      found.push(`step "${name}" neither enters, nor asks, nor goes on: nothing can ever happen in it`);
    }
  }
  for (const call of rules.always?.calls ?? []) {
    if (!known.has(call)) found.push(`an action outside the flow calls "${call}", which is not in the table`);
  }
  for (const name of unreachable(rules)) found.push(`step "${name}" can never be reached from "${rules.first}"`);
  return found;
}

function unreachable<T extends Types>(rules: Ruleset<T>): string[] {
  const steps = rules.steps as Record<string, Ruleset<T>['steps'][T['step']]>;
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

/** The ruleset itself, or an error that lists everything to mend. Rulesets fail at definition, not at the table. */
export function defineRuleset<T extends Types>(rules: Ruleset<T>): Ruleset<T> {
  const found = faults(rules);
  if (found.length) throw new Error(`the ruleset "${rules.id}" does not load:\n- ${found.join('\n- ')}`);
  return rules;
}
