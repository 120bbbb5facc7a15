import type { Play } from '@fray/engine';
import { foeOf } from '../../rules/ships.ts';
import { seesCarrier, seesCell, seesSquadron } from '../../rules/sight.ts';
import type { Exodus, Side, State } from '../../types.ts';

const inSight = (state: State, side: Side): string[] => [
  ...state.squadrons.filter((unit) => seesSquadron(state, side, unit)).map(({ id }) => id),
  ...state.carriers.filter((ship) => seesCarrier(state, side, ship)).map(({ id }) => id),
];

/**
 * Section 24: a ship is put somewhere or changed before anything is executed. What its side sees by that, and what the
 * other side sees of it, has come out of the fog or of the hangar: undo is fenced.
 */
export function uncover(play: Play<Exodus>, ship: { side: Side; cell: number }, change: () => void): void {
  const { state } = play;
  if (state.house.creative || (!state.house.fog && ship.cell >= 0)) {
    change();
    return;
  }
  const before = inSight(state, ship.side);
  change();
  const isWatched = ship.cell >= 0 && seesCell(state, foeOf(ship.side), ship.cell);
  if (isWatched || inSight(state, ship.side).some((id) => !before.includes(id))) play.reveal();
}
