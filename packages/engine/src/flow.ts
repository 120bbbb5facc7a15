import type { Ruleset, Types } from './contract.ts';

/** The step table as a Mermaid picture; solid: leads to, dotted: calls and returns, hexagon: rolls or draws. */
export function mermaid<T extends Types>(rules: Ruleset<T>): string {
  const names = Object.keys(rules.steps) as T['step'][];
  const id = (step: T['step']) => `s${names.indexOf(step)}`;
  const lines = ['flowchart TD'];
  for (const name of names) {
    const step = rules.steps[name];
    const words = name === step.title ? name : `${name}: ${step.title}`;
    const label = words.replaceAll('"', "'");
    lines.push(step.rolls ? `  ${id(name)}{{"${label}"}}` : `  ${id(name)}["${label}"]`);
  }
  for (const name of names) {
    const step = rules.steps[name];
    for (const to of step.to) if (to !== 'back') lines.push(`  ${id(name)} --> ${id(to)}`);
    for (const call of step.calls ?? []) lines.push(`  ${id(name)} -.-> ${id(call)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** One row of the table of contents, for the terminal and the rules page. */
export interface FlowRow {
  /** Its name in the ruleset. */
  step: string;
  /** Its name for people. */
  title: string;
  /** Every step it may lead to. */
  to: readonly string[];
  /** Every sequence it may call. */
  calls: readonly string[];
  /** Chance is pulled on entering. */
  rolls: boolean;
  /** Somebody may have a choice here. */
  asks: boolean;
}

/** The step table as rows, in the order of the ruleset. */
export const flow = <T extends Types>(rules: Ruleset<T>): FlowRow[] =>
  (Object.keys(rules.steps) as T['step'][]).map((step) => {
    const row = rules.steps[step];
    return {
      step,
      title: row.title,
      to: row.to,
      calls: row.calls ?? [],
      rolls: row.rolls === true,
      asks: row.choices !== undefined,
    };
  });
