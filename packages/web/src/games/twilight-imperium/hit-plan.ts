import type { PromptChoice } from '@fray/engine';
import {
  countUnits,
  type Hit,
  hitOf,
  type State,
  type Ti4,
  UNITS,
  type Unit,
} from '@fray/games/twilight-imperium/screen';
import type { PickNext } from '@fray/table';

export type How = Hit['how'];
/** A hit that is planned for a unit; units of one kind and condition are interchangeable. */
export interface PlannedHit {
  kind: Unit['kind'];
  damaged: boolean;
  how: How;
}
type Offered = PromptChoice<Ti4>;

const HOWS: readonly How[] = ['sustain', 'lose'];
export const isHit = ({ group }: Pick<Offered, 'group'>): boolean => group === 'hits';

/** Picks hits as planned, Sustain Damage first, because it must be used before a unit is lost. */
export function pickAsPlanned(state: State, hitPlan: readonly PlannedHit[]): PickNext<Ti4> {
  const rest = [...hitPlan].sort((a, b) => HOWS.indexOf(a.how) - HOWS.indexOf(b.how));
  const unitOf = ({ action }: Offered) => state.units.find(({ id }) => id === hitOf(action)?.unit);
  return (offered) => {
    for (const [i, { kind, damaged, how }] of rest.entries()) {
      const fits = offered.filter((one) => hitOf(one.action)?.how === how && unitOf(one)?.kind === kind);
      const found = fits.find((one) => unitOf(one)?.damaged === damaged) ?? fits[0];
      if (!found) continue;
      rest.splice(i, 1);
      return found;
    }
    return undefined;
  };
}

export const hitPlanOf = (state: State, moves: readonly Offered[]): PlannedHit[] =>
  moves.flatMap(({ action }) => {
    const hit = hitOf(action);
    const unit = state.units.find((one) => one.id === hit?.unit);
    return hit && unit ? [{ kind: unit.kind, damaged: unit.damaged, how: hit.how }] : [];
  });

/** What happens to each unit; if a unit takes two hits, what the second one does. */
export const marksOf = (moves: readonly Offered[]): ReadonlyMap<string, How> =>
  new Map(moves.flatMap(({ action }) => hitOf(action) ?? []).map(({ unit, how }) => [unit, how]));

/**
 * The plan after a tap on a unit, which goes from no hit to sustain, to lose, and back. Without a free hit (`room`), the last hit on
 * something else moves here, so that the number of hits stays the same.
 */
export function planAfterTap(
  hitPlan: readonly PlannedHit[],
  unit: Unit,
  mark: How | undefined,
  room: number,
): PlannedHit[] {
  const { kind, damaged } = unit;
  const isIt = (one: PlannedHit, how: How) => one.kind === kind && one.how === how && one.damaged === damaged;
  const without = (how: How) => {
    const at = hitPlan.findLastIndex((one) => isIt(one, how));
    return at < 0 ? [...hitPlan] : hitPlan.toSpliced(at, 1);
  };
  const canSustain = Boolean(UNITS[kind].sustain) && !damaged;
  if (mark === 'lose') return without('lose');
  if (mark === 'sustain') return [...without('sustain'), { kind, damaged, how: 'lose' }];
  const added: PlannedHit = { kind, damaged, how: canSustain ? 'sustain' : 'lose' };
  if (room > 0) return [...hitPlan, added];
  const at = hitPlan.findLastIndex((one) => one.kind !== kind || one.how !== added.how);
  return [...(at < 0 ? hitPlan : hitPlan.toSpliced(at, 1)), added];
}

/** `2 dreadnoughts sustain; lose 1 carrier, 3 fighters`. */
export function planText(
  state: State,
  moves: readonly Offered[],
  say: Record<How, (units: string, count: number) => string>,
): string {
  const hits = hitPlanOf(state, moves);
  return HOWS.flatMap((how) => {
    const kinds = hits.flatMap((hit) => (hit.how === how ? [hit.kind] : []));
    const units = [...new Set(kinds)].map((kind) => countUnits(kind, kinds.filter((one) => one === kind).length));
    return units.length ? [say[how](units.join(', '), kinds.length)] : [];
  }).join('; ');
}

export const worthOf = (state: State, moves: readonly Offered[]): number =>
  hitPlanOf(state, moves).reduce((sum, { kind, how }) => (how === 'lose' ? sum + (UNITS[kind].cost ?? 0) : sum), 0);

/** Resources with one decimal, from 10 on with none. */
export const formatGain = (resources: number): string =>
  resources.toLocaleString('en', { maximumFractionDigits: resources < 10 ? 1 : 0 });
