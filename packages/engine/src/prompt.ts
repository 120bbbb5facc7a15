import type { ActionRow, Choice, Frame, Offer, PromptChoice, Reason, Ruleset, Types } from './contract.ts';
import { stepOf } from './define.ts';
import type { Place, Role, Subject, SubjectKind } from './roles.ts';

const NOTHING: readonly Subject[] = [];
type Fields = Readonly<Record<string, unknown>>;

/** What a choice is, as the row of the step says it, else the table of actions. */
function roleAt<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  top: Frame<T>,
  place: Place,
  action: T['action'],
) {
  const type = action.type as T['action']['type'];
  const here = place === 'flow' ? stepOf(rules, top.step).roles?.[type] : undefined;
  if (here !== undefined) return here;
  const row = rules.actions[type] as ActionRow<T, T['action']>;
  return typeof row.role === 'string' ? row.role : row.role(state, top.memory, action);
}

/** The things that a choice is about. A blank form names nothing yet. */
function aboutAt<T extends Types>(rules: Ruleset<T>, state: T['state'], top: Frame<T>, action: T['action']) {
  const { about } = rules.actions[action.type as T['action']['type']] as ActionRow<T, T['action']>;
  if (about === undefined) return NOTHING;
  if (typeof about === 'function') return about(state, top.memory, action);
  const found: Subject[] = [];
  for (const [name, kind] of Object.entries(about as Readonly<Record<string, SubjectKind>>)) {
    const value = (action as unknown as Fields)[name];
    if (value === undefined || value === null || value === '') continue;
    for (const id of Array.isArray(value) ? value : [value]) found.push({ kind, id: String(id) });
  }
  return found;
}

/** One choice with all that is said of it. */
export function markChoices<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  choice: Choice<T>,
  place: Place,
): PromptChoice<T> {
  const top = (state.frames as readonly Frame<T>[]).at(-1) as Frame<T>;
  const role: Role = roleAt(rules, state, top, place, choice.action);
  const type = choice.action.type as T['action']['type'];
  const { pace, group: usually } = rules.actions[type] as ActionRow<T, T['action']>;
  const group = (place === 'flow' ? stepOf(rules, top.step).groups?.[type] : undefined) ?? usually;
  const found: PromptChoice<T> = { ...choice, place, role, about: aboutAt(rules, state, top, choice.action) };
  const onTheWay = typeof pace === 'function' ? pace(role) : pace;
  if (onTheWay) found.pace = onTheWay;
  if (group !== undefined) found.group = group;
  return found;
}

/** The whole prompt: every choice, blocked or not, with its place, role and subjects; search and bots use the faster `choices`. */
export function prompt<T extends Types>(rules: Ruleset<T>, state: T['state']): PromptChoice<T>[] {
  const top = (state.frames as readonly Frame<T>[]).at(-1);
  const list: PromptChoice<T>[] = [];
  if (!top || rules.outcome(state) !== undefined) return list;
  let place: Place = 'flow';
  const put = (choice: Choice<T>, not: Reason | false | undefined) => {
    list.push(markChoices(rules, state, not ? { ...choice, not } : choice, place));
  };
  const offer: Offer<T> = Object.assign(
    (seat: T['seat'], action: T['action'], not?: Reason | false) => put({ seat, action }, not),
    {
      form: (seat: T['seat'], action: T['action'], not?: Reason | false) => put({ seat, action, form: true }, not),
    },
  );
  if (top.then === null) stepOf(rules, top.step).choices?.(state, top.memory, offer);
  place = 'outside';
  rules.always?.choices?.(state, top.memory, offer);
  return list;
}

/** What the combat is about now: the focus of the innermost step that has one, from a state or a view. */
export function focusOf<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'] | T['view'],
): NonNullable<T['focus']> | undefined {
  const { frames } = state as { frames: readonly Frame<T>[] };
  for (const { step, memory } of frames.toReversed()) {
    const found = stepOf(rules, step).focus?.(state, memory);
    if (found !== undefined) return found;
  }
  return undefined;
}
