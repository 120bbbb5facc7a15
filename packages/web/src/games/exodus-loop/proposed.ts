import { type PromptChoice, same } from '@fray/engine';
import { type Exodus, type Focus, orderOf, type View } from '@fray/games/exodus-loop/screen';
import type { OnScreen } from '../../table/screen.ts';

type Offered = PromptChoice<Exodus>;
type Side = Extract<Focus, { about: 'orders' }>['side'];

/** Orders for the ships of a side without one, as the game's policy would give them; none is applied yet. */
export interface Proposal {
  seat: Side;
  /** The proposed order of each ship. */
  orders: readonly { ship: string; choice: Offered }[];
  /** All of these orders, then the turn is executed. */
  moves: readonly Offered[];
  /** The turn with the orders given so far and nothing else. */
  bare: readonly Offered[];
  /** The view after these orders. */
  view: View;
}

const isOrder = ({ group }: Offered): boolean => group === 'orders';

/** Ship by ship, each from the choices offered at that point. */
export function propose(screen: Pick<OnScreen<Exodus>, 'together'>, seat: Side): Proposal {
  const { moves, view } = screen.together(seat, isOrder, (_, policy) => {
    const next = policy();
    return next?.role === 'commits' ? undefined : next;
  });
  /** These orders, then the turn is executed; the question about squadrons that would hold is answered too. */
  const withExecution = (orders: readonly Offered[]): readonly Offered[] => {
    const left = [...orders];
    return screen.together(seat, isOrder, (offered) => {
      const next = left.shift();
      return offered.find((one) => (next ? same(one.action, next.action) : one.role === 'commits'));
    }).moves;
  };
  const orders = moves.filter(({ action }) => orderOf(action) !== undefined);
  return {
    seat,
    orders: orders.map((choice) => ({ ship: choice.about[0]?.id ?? '', choice })),
    moves: withExecution(moves),
    bare: withExecution([]),
    view,
  };
}
