import type { Holding, NotCountedCode } from '../../game.ts';
import { isIncome, isPriceKnown } from '../bot/plays.ts';
import { EFFECTS } from '../content/effects/registry.ts';
import type { EffectRow } from '../content/effects/types.ts';
import { isMuted } from '../rules/hooks.ts';
import type { PartyId, State, View } from '../types.ts';
import { HIDDEN } from '../view.ts';
import { isHere } from './decisions.ts';

/** What each side holds, and what odds make of it: every holding once. */

type OfRow = Pick<Holding, 'how' | 'why'>;
const notCounted = (why: NotCountedCode): OfRow => ({ how: 'not-counted', why });

function howOf(state: State, by: PartyId, row: EffectRow): OfRow {
  const party = state.parties[by];
  if (!party) return notCounted('no-part');
  if (!state.sets.includes(row.set)) return notCounted('set-not-used');
  if (isMuted(state, by, row.id)) return notCounted('silenced');
  if (party.exhausted.includes(row.id)) return notCounted('exhausted');
  if (row.resolution === 'outside') return notCounted('no-part');
  const optional = row.offers?.filter(({ mandatory, automatic }) => !mandatory && !automatic) ?? [];
  const worksAlone = row.hooks !== undefined || row.reroll !== undefined || optional.length < (row.offers ?? []).length;
  const otherwise = (why: NotCountedCode): OfRow => (worksAlone ? { how: 'automatic' } : notCounted(why));
  if (optional.length === 0 || isIncome(row.id)) return otherwise('no-part');
  const { plays } = party.policy;
  if (plays) return plays.includes(row.id) ? { how: 'decided' } : otherwise('not-listed');
  if (row.resolution !== 'engine') return otherwise('at-table');
  return optional.some(({ cost }) => isPriceKnown(party, cost)) ? { how: 'decided' } : otherwise('price-unknown');
}

/** A rule is nobody's; the text of a unit that is not here is one only where it brings the unit. */
const isHolding = (state: State, row: EffectRow): boolean =>
  row.kind !== 'rule' && row.kind !== 'objective' && (isHere(state, row.id) || row.offers !== undefined);

function* heldBy(state: State, by: PartyId): Generator<Holding> {
  const party = state.parties[by];
  if (!party) return;
  const { effects, hand } = party;
  for (const id of new Set([...effects, ...(hand ?? [])])) {
    const count = Math.max(1, hand?.filter((card) => card === id).length ?? 0);
    const what = { by, what: id, ...(count > 1 ? { count } : {}) };
    const row = EFFECTS.get(id);
    if (id === HIDDEN) yield { ...what, what: 'action-cards', ...notCounted('hidden') };
    else if (!row) yield { ...what, ...notCounted('no-part') };
    else if (isHolding(state, row)) yield { ...what, ...howOf(state, by, row) };
  }
  if (hand === null || state.unknownHands?.includes(by))
    yield { by, what: 'action-cards', ...notCounted('hand-unknown') };
  else if (hand.length === 0) yield { by, what: 'action-cards', ...notCounted('no-cards') };
}

/** Every holding of each party, then the laws and anomalies, which are nobody's. */
export function counts(state: State | View): Holding[] {
  const found = state.order.flatMap((by) => [...heldBy(state, by)]);
  for (const id of state.common) {
    const row = EFFECTS.get(id);
    if (row && isHolding(state, row))
      found.push({ what: id, ...(row.hooks || row.mutes ? { how: 'automatic' as const } : notCounted('no-part')) });
  }
  const whose = (by: PartyId | null | undefined) => (by ? { by } : {});
  for (const { by, names } of state.aside ?? [])
    found.push(...names.map((what) => ({ ...whose(by), what, ...notCounted('no-part') })));
  for (const { id, effect, by } of state.reminders)
    if (id === 'at-table' && effect !== undefined && !EFFECTS.has(effect))
      found.push({ ...whose(by), what: effect, ...notCounted('at-table') });
  return found;
}
