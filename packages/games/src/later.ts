import type { Form, Types } from '@fray/engine';

/**
 * A part of a game that few combats need: real decks, forms of the host. A table loads it when a combat needs it (`Playing.bring`), a
 * whole game has it from the start. The rules stay synchronous: they call it as if it were there.
 */
export interface Later<P> {
  /** From now on it is there. */
  bring(part: P): void;
  /** The part. Whoever asks too early has forgotten to bring it. */
  now(): P;
  /** The part if it is there. */
  here(): P | undefined;
}

export function later<P>(): Later<P> {
  let brought: P | undefined;
  return {
    bring(part) {
      brought = part;
    },
    now() {
      if (brought === undefined) throw new Error('a part of this game is not loaded yet: `bring` it first');
      return brought;
    },
    here: () => brought,
  };
}

/** The forms of such a part, by the actions they are for. */
export function laterForms<T extends Types, K extends T['action']['type']>(
  types: readonly K[],
  now: () => Partial<Record<T['action']['type'], Form<T>>>,
): Partial<Record<T['action']['type'], Form<T>>> {
  const sheetOf = (type: K): Form<T> => {
    const sheet = now()[type];
    if (!sheet) throw new Error(`${type} is listed as a form, but there is none`);
    return sheet;
  };
  const sheets: Partial<Record<T['action']['type'], Form<T>>> = {};
  for (const type of types)
    sheets[type] = {
      fields: (...asked) => sheetOf(type).fields(...asked),
      check: (...asked) => sheetOf(type).check(...asked),
      sample: (...asked) => sheetOf(type).sample(...asked),
    };
  return sheets;
}
