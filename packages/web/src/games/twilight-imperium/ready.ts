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

/** The next roll, the dice of each side in it, and what could be done before it. */
export interface Ready extends Pick<NextRoll, 'by' | 'place'> {
  kind: Exclude<NextRoll['kind'], 'effect'>;
  route: RollRoute<Ti4>;
  round: number;
  dice: { party: PartyId; count: number }[];
}
/** Something else that could be done before the next roll. */
export type OnTheWay = RollRoute<Ti4>['offers'][number];

/** Rolls the dice; passes on the way there belong to the same decision. */
export const throwDice = (screen: OnScreen<Ti4>, { route }: Ready): boolean => screen.answer(route.moves);
export const useOnTheWay = (screen: OnScreen<Ti4>, { before, item }: OnTheWay): boolean =>
  screen.answer([...before, item.choice]);

const cache = new WeakMap<readonly Item<Ti4>[], { ready: Ready | undefined }>();

/** Called many times per drawing, computed once. */
export function readyOf(screen: OnScreen<Ti4>): Ready | undefined {
  const { items, readOnly } = screen;
  // Not cached: `readOnly` changes after the first drawing without a change of `items`.
  if (readOnly) return undefined;
  const found = cache.get(items) ?? { ready: computeReady(screen) };
  cache.set(items, found);
  return found.ready;
}
function computeReady(screen: OnScreen<Ti4>): Ready | undefined {
  const route = screen.routeToRoll();
  const focus = route && focusAt(route.view);
  if (!route || focus?.about !== 'roll') return undefined;
  const { view } = route;
  const { kind, by, place } = focus;
  if (kind === 'effect') return undefined;
  const countOf = (party: PartyId): number =>
    view.units.reduce(
      (sum, unit) => (unit.side === party && fights(unit, place) ? sum + (toHit(view, unit)?.dice ?? 0) : sum),
      0,
    );
  // After the attacker has rolled, only the defender is left.
  const throwing: readonly PartyId[] = kind === 'combat' && by === 'attacker' ? PARTIES : [by];
  const dice =
    kind === 'combat'
      ? throwing.map((party) => ({ party, count: countOf(party) }))
      : [{ party: by, count: route.dice }];
  return { kind, by, place, route, round: roundAt(view), dice: dice.filter(({ count }) => count > 0) };
}
const roundAt = (view: State): number =>
  (view.phase === 'ground' ? view.planets.find(({ id }) => id === view.planet)?.round : view.round) || 1;
