import { DEEPEST_SAVE, nestedTooDeep } from '@fray/engine';

export type Parsed = { ok: true; value: unknown } | { ok: false; why: 'not-json' | 'too-deep'; words: string };

/** JSON from outside. How deep it is nested is looked at first, so that nothing that walks it can be exhausted. */
export function parseJson(text: string): Parsed {
  if (nestedTooDeep(text))
    return { ok: false, why: 'too-deep', words: `it is nested deeper than ${DEEPEST_SAVE} levels` };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, why: 'not-json', words: (error as Error).message };
  }
}
