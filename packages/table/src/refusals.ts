import { type Reason, type Refused, refusal } from '@fray/engine';
import { PACES, type Pace } from './types.ts';

const SENTENCES: Readonly<Record<string, (reason: Reason) => string>> = {
  'unknown-order': ({ order, orders }) =>
    orders ? `There is no standing order "${order}". This game has: ${orders}.` : 'This game has no standing orders.',
  'order-unfit': ({ order, effect, window }) =>
    `The standing order "${order}" about ${effect ?? window ?? 'nothing'} does not fit this combat and is dropped.`,
  'unknown-pace': ({ pace, paces }) => `There is no pace "${pace}". Choose one of: ${paces}.`,
};

/** Why a table refused something, as a sentence; `undefined` if the code belongs to the game. */
export const tableRefusal = (reason: Reason): string | undefined => SENTENCES[reason.code]?.(reason) ?? refusal(reason);

/** Every code that only a table refuses with. */
export const TABLE_REFUSALS: readonly string[] = Object.keys(SENTENCES);

/** Reads the name of a pace. */
export function parsePace(name: string): { ok: true; pace: Pace } | Refused {
  const pace = PACES.find((one) => one === name);
  return pace
    ? { ok: true, pace }
    : { ok: false, reason: { code: 'unknown-pace', pace: name, paces: PACES.join(', ') } };
}
