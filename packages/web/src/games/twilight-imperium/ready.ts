import {
  type Focus,
  fights,
  focusAt,
  type PartyId,
  type State,
  type Ti4,
  toHit,
} from '@fray/games/twilight-imperium/screen';
import type { Item } from '../../table/items.ts';
import type { OnScreen, RollRoute } from '../../table/screen.ts';

export type Party = 'attacker' | 'defender';
export const PARTIES: readonly Party[] = ['attacker', 'defender'];

type NextRoll = Extract<Focus, { about: 'roll' }>;

/** The next throw, how many dice each side has in it, and what could be done before it. */
export interface Ready extends Pick<NextRoll, 'by' | 'place'> {
  kind: Exclude<NextRoll['kind'], 'effect'>;
  way: RollRoute<Ti4>;
  round: number;
  dice: { party: PartyId; count: number }[];
}
/** Something else that could be done before the next throw. */
export type OnTheWay = RollRoute<Ti4>['offers'][number];

/** Throws the dice: what is passed on the way there belongs to the same decision. */
export const throwDice = (session: OnScreen<Ti4>, { way }: Ready): boolean => session.answer(way.moves);
/** Does it after what comes before it. */
export const useOnTheWay = (session: OnScreen<Ti4>, { before, item }: OnTheWay): boolean =>
  session.answer([...before, item.choice]);

const known = new WeakMap<readonly Item<Ti4>[], { ready: Ready | undefined }>();

/** Asked for many times a drawing, worked out once. */
export function readyOf(session: OnScreen<Ti4>): Ready | undefined {
  const { items, readOnly } = session;
  // Whether this tab may act is known a moment after the first drawing, and changes nothing of what is offered: never remembered.
  if (readOnly) return undefined;
  const found = known.get(items) ?? { ready: worked(session) };
  known.set(items, found);
  return found.ready;
}
function worked(session: OnScreen<Ti4>): Ready | undefined {
  const way = session.routeToRoll();
  const focus = way && focusAt(way.view);
  if (!way || focus?.about !== 'roll') return undefined;
  const { view } = way;
  const { kind, by, place } = focus;
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
