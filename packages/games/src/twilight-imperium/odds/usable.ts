import type { Reason } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import type { EffectRow } from '../content/effects/types.ts';
import type { PartyId, Side, State } from '../types.ts';
import { isHere } from './decisions.ts';

/** What a side could use of its own will, and the effects that the setting `use` names. */

const isOptional = ({ kind, offers, reroll }: EffectRow): boolean =>
  kind !== 'rule' &&
  (reroll !== undefined || offers?.some(({ mandatory, automatic }) => !mandatory && !automatic) === true);

/** Held effects that somebody has to use, each once, the cards last. */
function usableBy(state: State, by: PartyId): EffectRow[] {
  const { effects = [], hand } = state.parties[by] ?? {};
  return [...new Set([...effects, ...(hand ?? [])])].flatMap((id) => {
    const row = EFFECTS.get(id);
    return row && isOptional(row) && isHere(state, id) ? [row] : [];
  });
}

const slug = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9Ω]+/gi, '-');
const isNamed = ({ id, name, aliases = [] }: EffectRow, words: string): boolean =>
  [id, name, ...aliases].some((one) => slug(one) === slug(words));

/** The effects that these words name, or why a word names none that the side could use. */
export function readUses(
  state: State,
  by: Side,
  names: readonly string[],
): { ok: true; plays: string[] } | { ok: false; reason: Reason } {
  const usable = usableBy(state, by);
  const possible = usable.map(({ name }) => name).join(', ');
  const plays: string[] = [];
  for (const words of names) {
    const row = usable.find((one) => isNamed(one, words));
    if (!row) {
      const known = [...EFFECTS.values()].find((one) => isNamed(one, words));
      const reason: Reason = known
        ? { code: 'odds-use-not-held', by, effect: known.id, possible }
        : { code: 'odds-use-unknown', by, words, possible };
      return { ok: false, reason };
    }
    plays.push(row.id);
  }
  return { ok: true, plays };
}
