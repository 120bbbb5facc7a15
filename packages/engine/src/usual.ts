import type { Choice, PromptChoice, Types } from './contract.ts';
import { BY_ITSELF, type Role } from './roles.ts';

/** What the roles of a prompt mean to whoever shows or drives it. Reads place and role, knows no game. */

type Listed = PromptChoice<Types>;
const ONWARD: readonly Role[] = ['rolls', 'commits', 'goes on'];
const only = <V>(list: readonly V[]): V | undefined => (list.length === 1 ? list[0] : undefined);
const inFlow = <C extends Listed>(list: readonly C[]): C[] => list.filter((choice) => choice.place === 'flow');

/**
 * What Enter takes, and what a screen fills: what throws the dice, commits or goes on, where one choice does; else the one
 * that passes, unless something else leads on, blocked or in several ways, or all there is is a bare yes or no. `list`: of one seat.
 */
export function usual<C extends Listed>(list: readonly C[]): C | undefined {
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

/** What the key R takes: the one choice that throws the dice of the step. */
export const throwOf = <C extends Listed>(list: readonly C[]): C | undefined =>
  only(inFlow(list).filter((choice) => !choice.not && choice.role === 'rolls'));

/** What a device may do by itself: the only thing that anybody can do here, where it is no decision. */
export function byItself<C extends Listed>(list: readonly C[]): C | undefined {
  const alone = only(inFlow(list).filter((choice) => !choice.not));
  return alone && !alone.form && BY_ITSELF.has(alone.role) ? alone : undefined;
}

/** Is it asked twice? It gives something up for good. */
export const asksTwice = (choice: Pick<Listed, 'role'>): boolean => choice.role === 'risks';

/**
 * Of the seats that may act now, the one that has waited longest, so that nobody starves at a prompt of several. `moved`:
 * the number of the last move of each seat. Takes no chance, and costs nothing where one seat is asked.
 */
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
