import { choices } from '../choices.ts';
import type { Combat } from '../combat.ts';
import type { Choice, Frame, PromptChoice, Ruleset, Types } from '../contract.ts';
import { stepOf } from '../define.ts';
import { same } from '../json.ts';
import { prompt } from '../prompt.ts';
import { ROLES, type Role, SUBJECTS } from '../roles.ts';
import { difference, must, textOf } from './checks.ts';

/** The laws of what a choice says of itself. */

const bare = <T extends Types>({ seat, action, not, form }: PromptChoice<T>): Choice<T> => ({
  seat,
  action,
  ...(not ? { not } : {}),
  ...(form ? { form } : {}),
});

/** The prompt lists what `choices` lists, each with a place, a role and subjects that exist; no two are alike. */
export function promptLaw<T extends Types>(rules: Ruleset<T>, state: T['state']): PromptChoice<T>[] {
  const before = textOf(state);
  const list = prompt(rules, state);
  must('a prompt changes nothing', textOf(state) === before);
  const all = choices(rules, state, { blocked: true, always: true });
  must('a prompt lists what is offered', same(list.map(bare), all), () => difference(list.map(bare), all));
  const flow = choices(rules, state, { blocked: true }).length;
  for (const [i, choice] of list.entries()) {
    must('a choice stands where it was listed', choice.place === (i < flow ? 'flow' : 'outside'), () => choice);
    must('a role is one of the seven', ROLES.includes(choice.role), () => choice);
    for (const { kind, id } of choice.about) {
      must(
        'a choice is about a thing with a name',
        SUBJECTS.includes(kind) && typeof id === 'string' && id !== '',
        () => [choice],
      );
    }
  }
  for (const seat of rules.seats) {
    const free = list.filter((choice) => choice.seat === seat && choice.place === 'flow' && !choice.not);
    const [first] = free;
    if (!first || free.length < 2 || first.role === 'acts' || free.some((choice) => choice.role !== first.role))
      continue;
    const things = new Set(free.map((choice) => textOf(choice.about)));
    must('several free choices are not all called the same', things.size === free.length, () => [
      (state.frames as readonly Frame<T>[]).at(-1)?.step,
      free,
    ]);
  }
  return list;
}

/** What a move did fits its role: what rolls pulled chance, what ends led out of where it was chosen. */
export function roleLaw<T extends Types>(
  combat: Combat<T>,
  before: readonly Frame<T>[],
  taken: PromptChoice<T>,
  fence: 'roll' | 'reveal' | undefined,
): void {
  const at = before.at(-1)?.step;
  if (taken.role === 'rolls') {
    must('what rolls pulls chance before the next prompt', fence === 'roll' || combat.need !== undefined, () => [
      at,
      taken,
    ]);
  }
  if (taken.role === 'ends' && combat.outcome === undefined) {
    const { frame } = combat;
    const stands = combat.state.frames.length === before.length && frame?.step === at && frame?.then === null;
    const again =
      stands &&
      choices(combat.rules, combat.state).some((choice) => same(choice, { seat: taken.seat, action: taken.action }));
    must('what ends leads to an outcome or out of its sequence', !again, () => [at, taken]);
  }
}

/** Roles that the table or a step names and that no combat has shown. */
export function missedRoles<T extends Types>(rules: Ruleset<T>, seen: ReadonlyMap<string, number>): Role[] {
  const named = new Set<Role>();
  for (const row of Object.values<{ role: unknown }>(rules.actions)) {
    if (typeof row.role === 'string') named.add(row.role as Role);
  }
  for (const name of Object.keys(rules.steps) as T['step'][]) {
    for (const role of Object.values<Role | undefined>(stepOf(rules, name).roles ?? {})) if (role) named.add(role);
  }
  return [...named].filter((role) => !seen.has(role));
}
