import { type Choice, type DecidedMove, type Frame, type PromptChoice, same, type Types } from '@fray/engine';

/** A choice as a prompt lists it. */
export type Listed = PromptChoice<Types>;
/** Nobody is known to be able to do it: a card in a hand that nobody has entered. */
export type HoldingCheck = (choice: Choice<Types>, state: Types['state'] | Types['view']) => boolean;

export const isFree = ({ place, not }: Listed): boolean => place === 'flow' && !not;

export const isSameMove = (a: Pick<Choice<Types>, 'seat' | 'action'>, b: { seat: string; action: unknown }): boolean =>
  a.seat === b.seat && same(a.action, b.action);

export const isPass = ({ role }: Pick<Listed, 'role'>): boolean => role === 'passes' || role === 'goes on';

/** The choice that a move makes; a form is found by its type. */
export const offers = <C extends Choice<Types>>(offered: readonly C[], move: DecidedMove<Types>): C | undefined =>
  offered.find((one) =>
    one.form ? one.seat === move.seat && one.action.type === move.action.type : isSameMove(one, move),
  );

export const framesOf = (state: Types['state']): readonly Frame<Types>[] => state.frames as readonly Frame<Types>[];

/** Where a combat is: how deep its sequences are, and the step of the innermost. */
export interface Spot {
  depth: number;
  step: string | undefined;
}
export const spotOf = (state: Types['state']): Spot => {
  const frames = framesOf(state);
  return { depth: frames.length, step: frames.at(-1)?.step };
};

/** The choices that people are asked about, without cards that nobody is known to hold; if only passes remain, one seat answers. */
export function visibleChoices(
  list: readonly Listed[],
  state: Types['state'],
  mayNotHold: HoldingCheck | undefined,
): readonly Listed[] {
  if (!mayNotHold) return list;
  const sure = list.filter((one) => !isFree(one) || !mayNotHold(one, state));
  if (sure.length === list.length) return list;
  const [first, ...others] = sure.filter(isFree);
  const onlyPasses = first && [first, ...others].every(({ role }) => role === 'passes');
  return onlyPasses ? sure.filter((one) => !others.includes(one)) : sure;
}

/** The only thing that anybody can do here; `undefined` if there is more than one, or a form to fill in. */
export function onlyChoice(list: readonly Listed[]): Listed | undefined {
  const [alone, more] = list.filter(isFree);
  return more || alone?.form ? undefined : alone;
}

/** What a policy pulls where nobody rolls for it: a proposal is the same whenever it is made. */
export const fixedChance = (count: number, sides: number): number[] => Array.from({ length: count }, () => sides);

/** The number of the last move of each seat: who has waited longest. */
export function lastMoves(moves: readonly DecidedMove<Types>[]): Record<string, number> {
  const last: Record<string, number> = {};
  for (const [number, { seat }] of moves.entries()) last[seat] = number;
  return last;
}
