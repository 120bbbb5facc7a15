import type { PromptChoice, Types } from '@fray/engine';
import { fights, type PartyId, type Roll, type State, toHit } from '@fray/games/twilight-imperium/screen';
import type { Item } from '../../table/items.ts';
import type { OnScreen, WayAhead } from '../../table/screen.ts';

export type Party = 'attacker' | 'defender';
export const PARTIES: readonly Party[] = ['attacker', 'defender'];

/** What the tap on the dice lets go by, and what is usual on the way: whoever may fire does. */
const ON_THE_WAY: readonly string[] = ['pass', 'stay', 'fire'];
const takes = ({ action, role }: PromptChoice<Types>): boolean =>
  ON_THE_WAY.includes(action.type) || (action.type === 'continue' && role === 'goes on');

type Spec = { kind: Exclude<Roll['kind'], 'effect'>; by: PartyId; place: string };

type Thrown = Omit<Spec, 'kind'> & { kind: Roll['kind'] };

/** The next throw, how many dice each side has in it, and what could be done before it. */
export interface Ready extends Spec {
  way: WayAhead;
  round: number;
  dice: { party: PartyId; count: number }[];
}
const known = new WeakMap<readonly Item[], { ready: Ready | undefined }>();

/** Asked for many times a drawing, worked out once. */
export function readyOf(session: OnScreen): Ready | undefined {
  const { items, readOnly, eyes } = session;
  // Whether this tab may act is known a moment after the first drawing, and changes nothing of what is offered: never remembered.
  if (readOnly || eyes !== undefined) return undefined;
  const found = known.get(items) ?? { ready: worked(session) };
  known.set(items, found);
  return found.ready;
}
function worked(session: OnScreen): Ready | undefined {
  if (!session.items.some(({ choice, why }) => !why && (takes(choice) || choice.role === 'rolls'))) return undefined;
  const way = session.ahead(takes);
  const view = way?.view as State | undefined;
  const spec = (view?.frames.at(-1)?.own as { spec?: Thrown } | undefined)?.spec;
  if (!way || !view || !spec) return undefined;
  const { kind, by, place } = spec;
  if (kind === 'effect') return undefined;
  const countOf = (party: PartyId): number =>
    view.units.reduce(
      (sum, unit) => (unit.side === party && fights(unit, place) ? sum + (toHit(view, unit)?.dice ?? 0) : sum),
      0,
    );
  // Whoever throws first; the other has thrown already where only one is left.
  const throwing: readonly PartyId[] = kind === 'combat' && by === 'attacker' ? PARTIES : [by];
  const dice =
    kind === 'combat' ? throwing.map((party) => ({ party, count: countOf(party) })) : [{ party: by, count: way.dice }];
  return { kind, by, place, way, round: roundAt(view), dice: dice.filter(({ count }) => count > 0) };
}
const roundAt = (view: State): number =>
  (view.phase === 'ground' ? view.planets.find(({ id }) => id === view.planet)?.round : view.round) || 1;
