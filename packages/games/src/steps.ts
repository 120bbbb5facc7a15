/** The steps of several files as one table of contents, in the order of the rulebook. */
export const inOrder = <S extends object>(order: readonly (keyof S)[], steps: S): S =>
  Object.fromEntries(order.map((step) => [step, steps[step]])) as S;
