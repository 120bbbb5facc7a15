import type { Choice, PromptChoice, Types } from './contract.ts';
import type { Role } from './roles.ts';

/** What the roles of a prompt mean to a screen or a driver. Reads place and role, knows no game. */

type Listed = PromptChoice<Types>;
const ONWARD: readonly Role[] = ['rolls', 'commits', 'goes on'];
const only = <V>(list: readonly V[]): V | undefined => (list.length === 1 ? list[0] : undefined);
const inFlow = <C extends Listed>(list: readonly C[]): C[] => list.filter((choice) => choice.place === 'flow');

/** What Enter takes among the choices of one seat: rolls, commits or continues; passes only if nothing else leads on. */
export function defaultChoice<C extends Listed>(list: readonly C[]): C | undefined {
  const flow = inFlow(list);
  const free = flow.filter((choice) => !choice.not);
  const alone = only(free);
  if (alone) return alone.role === 'risks' ? undefined : alone;
  for (const role of ONWARD) {
    const found = only(free.filter((choice) => choice.role === role && !choice.form));
    if (found) return found;
  }
  if (flow.some((choice) => ONWARD.includes(choice.role))) return undefined;
  const pass = only(free.filter((choice) => choice.role === 'passes'));
  const question = free.some((choice) => choice !== pass && !choice.form && choice.about.length === 0);
  return question ? undefined : pass;
}

/** What the key R takes: the one choice that rolls the dice of the step. */
export const rollChoice = <C extends Listed>(list: readonly C[]): C | undefined =>
  only(inFlow(list).filter((choice) => !choice.not && choice.role === 'rolls'));

/** Whether a choice needs a second confirmation, because it gives something up for good. */
export const needsConfirmation = (choice: Pick<Listed, 'role'>): boolean => choice.role === 'risks';

/** Of the seats that may act, the one that has waited longest; `moved` has the number of the last move of each seat. */
export function seatToServe<T extends Types>(
  list: readonly Choice<T>[],
  moved: Readonly<Record<string, number>>,
): T['seat'] | undefined {
  let found: T['seat'] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { seat, not } of list) {
    if (not || seat === found) continue;
    const last = moved[seat] ?? -1;
    if (last < least) {
      least = last;
      found = seat;
    }
  }
  return found;
}
