import { type PromptChoice, same } from '@fray/engine';
import { type Exodus, type Focus, orderOf, type View } from '@fray/games/exodus-loop/screen';
import type { OnScreen } from '../../table/screen.ts';

type Offered = PromptChoice<Exodus>;
type Side = Extract<Focus, { about: 'orders' }>['side'];

/** The orders that a side has not given yet, as the policy of the game would: nothing of it has happened. */
export interface Proposal {
  seat: Side;
  /** What each ship would be told. */
  orders: readonly { ship: string; choice: Offered }[];
  /** All of them, and the turn carried out. */
  moves: readonly Offered[];
  /** The turn with what is ordered already and nothing else. */
  bare: readonly Offered[];
  /** How it would stand. */
  view: View;
}

const isOrder = ({ group }: Offered): boolean => group === 'orders';

/** Ship by ship, each from what is offered then. */
export function propose(session: Pick<OnScreen<Exodus>, 'together'>, seat: Side): Proposal {
  const { moves, view } = session.together(seat, isOrder, (_, policy) => {
    const next = policy();
    return next?.role === 'commits' ? undefined : next;
  });
  /** These, and the turn carried out; where somebody would hold the game asks, and that is answered too. */
  const flown = (orders: readonly Offered[]): readonly Offered[] => {
    const left = [...orders];
    return session.together(seat, isOrder, (offered) => {
      const next = left.shift();
      return offered.find((one) => (next ? same(one.action, next.action) : one.role === 'commits'));
    }).moves;
  };
  const orders = moves.filter(({ action }) => orderOf(action) !== undefined);
  return {
    seat,
    orders: orders.map((choice) => ({ ship: choice.about[0]?.id ?? '', choice })),
    moves: flown(moves),
    bare: flown([]),
    view,
  };
}
