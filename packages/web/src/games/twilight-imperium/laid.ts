import { type PromptChoice, same, type Types } from '@fray/engine';
import { type Hit, hitOf, type State, type Ti4, UNITS, type Unit } from '@fray/games/twilight-imperium/screen';
import type { PickNext } from '@fray/table';

/** What a hit does to a unit. */
export type How = Hit['how'];
/** A hit that lies on a unit: units that are alike in all but their number are one. */
export interface Laid {
  kind: Unit['kind'];
  damaged: boolean;
  how: How;
}
type Offered = PromptChoice<Ti4>;

const HOWS: readonly How[] = ['sustain', 'lose'];
export const isHit = ({ group }: Pick<Offered, 'group'>): boolean => group === 'hits';

/** As these actions have it, and by the policy where one of them is not offered. */
export function inTurn(actions: readonly Types['action'][]): PickNext<Ti4> {
  let next = 0;
  return (offered, policy) => {
    const wanted = actions[next++];
    return offered.find(({ action }) => wanted && same(action, wanted)) ?? policy();
  };
}

/** As the policy of the game takes them. */
export const byPolicy: PickNext<Ti4> = (_, policy) => policy();

/** As they were laid: what is sustained first, for whoever sustains does so before anything is lost. */
export function asLaid(state: State, laid: readonly Laid[]): PickNext<Ti4> {
  const rest = [...laid].sort((a, b) => HOWS.indexOf(a.how) - HOWS.indexOf(b.how));
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

/** The same hits as a list that can be changed. */
export const laidBy = (state: State, moves: readonly Offered[]): Laid[] =>
  moves.flatMap(({ action }) => {
    const hit = hitOf(action);
    const unit = state.units.find((one) => one.id === hit?.unit);
    return hit && unit ? [{ kind: unit.kind, damaged: unit.damaged, how: hit.how }] : [];
  });

/** What lies on each unit: of two hits on one the second. */
export const marksOf = (moves: readonly Offered[]): ReadonlyMap<string, How> =>
  new Map(moves.flatMap(({ action }) => hitOf(action) ?? []).map(({ unit, how }) => [unit, how]));

/**
 * A tap on a unit: nothing, sustains, is lost, and nothing again. Where all hits lie somewhere, the last one that can make room
 * does, so that no tap leaves more or fewer than there are unless one is taken off.
 */
export function tapped(laid: readonly Laid[], unit: Unit, mark: How | undefined, room: number): Laid[] {
  const { kind, damaged } = unit;
  const isIt = (one: Laid, how: How) => one.kind === kind && one.how === how && one.damaged === damaged;
  const without = (how: How) => {
    const at = laid.findLastIndex((one) => isIt(one, how));
    return at < 0 ? [...laid] : laid.toSpliced(at, 1);
  };
  const canSustain = Boolean(UNITS[kind].sustain) && !damaged;
  if (mark === 'lose') return without('lose');
  if (mark === 'sustain') return [...without('sustain'), { kind, damaged, how: 'lose' }];
  const added: Laid = { kind, damaged, how: canSustain ? 'sustain' : 'lose' };
  if (room > 0) return [...laid, added];
  const at = laid.findLastIndex((one) => one.kind !== kind || one.how !== added.how);
  return [...(at < 0 ? laid : laid.toSpliced(at, 1)), added];
}

/** `2 Dreadnoughts I sustain, 3 Fighters I lost`: by kind, in the order they are taken. */
export function inWords(
  state: State,
  moves: readonly Offered[],
  say: Record<How, (count: number, name: string) => string>,
): string {
  const counts = new Map<string, { how: How; name: string; count: number }>();
  for (const { kind, how } of laidBy(state, moves)) {
    const key = `${how} ${kind}`;
    const one = counts.get(key) ?? { how, name: UNITS[kind].name, count: 0 };
    one.count++;
    counts.set(key, one);
  }
  return [...counts.values()].map(({ how, name, count }) => say[how](count, name)).join(', ');
}

/** What is given up in resources: half a resource is a fighter or an infantry. */
export const worthOf = (state: State, moves: readonly Offered[]): number =>
  laidBy(state, moves).reduce((sum, { kind, how }) => (how === 'lose' ? sum + (UNITS[kind].cost ?? 0) : sum), 0);
