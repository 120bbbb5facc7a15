import type { StandingOrder, Stop } from '@fray/games';

/** What a seat can answer about a stop. */
export type StopAnswer = 'everybody' | 'take' | 'never' | 'first' | 'big' | 'always' | 'ask';

/** The answers about a stop; the first is what happens without an order. */
export function stopAnswers({ window, effect, unless }: Stop): readonly StopAnswer[] {
  if (effect !== undefined) return ['take', 'ask'];
  if (window === 'dice') return ['never', 'first', 'always'];
  return ['everybody', 'never', ...(unless ? (['big'] as const) : []), 'always'];
}

/** The order that an answer stands for; none for the first answer. */
export function orderOf(answer: StopAnswer, stop: Stop): StandingOrder | undefined {
  if (answer === stopAnswers(stop)[0]) return undefined;
  const { window, effect, unless = [] } = stop;
  const about = { ...(window === undefined ? {} : { window }), ...(effect === undefined ? {} : { effect }) };
  const lasts = { until: 'combat', ...about } as const;
  if (answer === 'never') return { order: 'pass', ...lasts };
  if (answer === 'big') return { order: 'pass', ...lasts, unless };
  return { order: 'ask', ...lasts, ...(answer === 'first' ? { first: true } : {}) };
}

/** What a seat has answered about a stop, by its orders. */
export function answerOf(stop: Stop, orders: readonly StandingOrder[]): StopAnswer {
  const order = orders.findLast((one) => one.window === stop.window && one.effect === stop.effect);
  const facts = (one: StandingOrder | undefined) =>
    one && [one.order, one.first === true, one.unless !== undefined].join();
  const [usual = 'everybody', ...others] = stopAnswers(stop);
  return others.find((answer) => facts(orderOf(answer, stop)) === facts(order)) ?? usual;
}
