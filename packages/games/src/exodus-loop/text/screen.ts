import type { PromptChoice } from '@fray/engine';
import type { Listing, TextScreen } from '../../game.ts';
import type { Speaks } from '../../notes.ts';
import { shipOnTop } from '../rules/frames.ts';
import { cellNamed, nameOf } from '../rules/grid.ts';
import { carrier, coversCell, foeOf, isAlive, isFlying, squadron } from '../rules/ships.ts';
import type { Carrier, Exodus, Side, Squadron, State } from '../types.ts';
import { mapKey, mapLines } from './map.ts';
import { say } from './notes.ts';

/** What the terminal shows of a battle beside its tables. */

const nameIn = (text: Speaks, state: State, { id, side }: { id: string; side: Side }): string =>
  say(text, 'ship-name', { id, side, alien: state.sides.enemy.faction === 'NAUTOLAN' });

const isCarrier = (ship: Squadron | Carrier): ship is Carrier => 'width' in ship;

/** `I-Alpha-1, D4`. */
function shipWords(state: State, ship: Squadron | Carrier, text: Speaks): string {
  const at = isCarrier(ship) || isFlying(ship) ? nameOf(ship.cell) : say(text, 'DOCKED');
  return `${nameIn(text, state, ship)}, ${at}`;
}

/** `D5`, and behind a mark the enemies there that this view shows: an order to such a cell is another order. */
function cellWords(state: State, id: string, side: Side, text: Speaks): string {
  const cell = cellNamed(id);
  const foe = foeOf(side);
  const foes = [
    ...state.carriers.filter((ship) => ship.side === foe && isAlive(ship) && coversCell(ship, cell ?? -1)),
    ...state.squadrons.filter((unit) => unit.side === foe && isFlying(unit) && unit.cell === cell),
  ];
  return foes.length ? `${id} ! ${foes.map((ship) => nameIn(text, state, ship)).join(', ')}` : id;
}

/** Orders of the ship that is being ordered: under its name, and those to one cell side by side. */
function listing(choice: PromptChoice<Exodus>, state: State, text: Speaks): Listing | undefined {
  const id = shipOnTop(state);
  const ship = id === undefined ? undefined : (squadron(state, id) ?? carrier(state, id));
  if (!ship || choice.place !== 'flow' || !choice.about.some((subject) => subject.id === id)) return undefined;
  const over = shipWords(state, ship, text);
  const cell = choice.about.find((subject) => subject.kind === 'cell');
  return cell ? { over, beside: cellWords(state, cell.id, ship.side, text) } : { over };
}

export const textScreen: TextScreen<Exodus> = {
  map: (state, text) => ({ lines: mapLines(state), key: mapKey(state, text) }),
  listing,
};
