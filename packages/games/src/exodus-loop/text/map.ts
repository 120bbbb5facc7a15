import type { GameWords } from '../../game.ts';
import { HAZARDS, type Hazard } from '../content/hazards.ts';
import { cellAt, nameOf } from '../rules/grid.ts';
import { inZone } from '../rules/placement.ts';
import { cellsOf, isAlive, isFlying } from '../rules/ships.ts';
import { type Exodus, SIDES, type Side, type State } from '../types.ts';
import { say } from './notes.ts';

type Words = Pick<GameWords<Exodus>, 'note' | 'seat'>;

/** The zone of the player is at the bottom, so its mark is low; the mark of the enemy zone is high. */
const ZONES: Record<Side, string> = { player: ',', enemy: "'" };
const HAZARD_MARKS: Record<Hazard, string> = {
  ASTEROIDS: '*',
  NEBULA: '~',
  DEBRIS: '%',
  RADIATION: '!',
  ION_STORM: '$',
};
const FIND = '?';
const OPEN = '.';
const CARRIER = 'C';
const MORE = '+';
/** Columns of the terminal for a column of the map, so that a map stays within 60: large ones have less room. */
const ROOMY = 3;
const TIGHT = 2;
const MOST_ROOMY = 19;

/** The letters of the ships in a cell: capitals for the player, small ones for the enemy; the first of each side in front. */
function lettersAt(state: State, cell: number): string[] {
  const of = (side: Side): string[] => [
    ...state.carriers
      .filter((ship) => ship.side === side && isAlive(ship) && cellsOf(ship).includes(cell))
      .map(() => CARRIER),
    ...state.squadrons
      .filter((unit) => unit.side === side && isFlying(unit) && unit.cell === cell)
      .map(({ type }) => type),
  ];
  const [ours, theirs] = [of('player'), of('enemy').map((letter) => letter.toLowerCase())];
  return [...ours.slice(0, 1), ...theirs.slice(0, 1), ...ours.slice(1), ...theirs.slice(1)];
}

/** The mark of a cell without ships. */
function groundAt(state: State, cell: number): string {
  const hazard = state.hazards[nameOf(cell)];
  if (hazard) return HAZARD_MARKS[hazard];
  if (state.find === cell) return FIND;
  const side = SIDES.find((one) => inZone(state, one, cell));
  return side ? ZONES[side] : OPEN;
}

function cellText(state: State, cell: number, wide: number): string {
  const letters = lettersAt(state, cell);
  if (!letters.length) return groundAt(state, cell).padEnd(wide);
  const room = Math.max(1, wide - 1);
  if (letters.length > room) return `${letters.slice(0, room).join('')}${MORE}`.padEnd(wide);
  const hazard = state.hazards[nameOf(cell)];
  return (letters.join('') + (hazard ? HAZARD_MARKS[hazard] : '')).padEnd(wide);
}

/** Section 2: letters for columns, numbers for rows, and everything that the viewer may see. */
export function mapLines(state: State): string[] {
  const wide = state.columns <= MOST_ROOMY ? ROOMY : TIGHT;
  const across = Array.from({ length: state.columns }, (_, x) => x);
  const letters = across.map((x) => nameOf(cellAt(x, 0)).charAt(0).padEnd(wide)).join('');
  const rows = Array.from({ length: state.rows }, (_, y) => {
    const cells = across.map((x) => cellText(state, cellAt(x, y), wide)).join('');
    return `${String(y + 1).padStart(2)} ${cells}`.trimEnd();
  });
  return [`   ${letters}`.trimEnd(), ...rows];
}

/** What the letters and marks of this map mean. */
export function mapKey(state: State, text: Words): string[] {
  const zones = SIDES.map((side) => say(text, 'map-zone', { mark: ZONES[side], side: text.seat(side) }));
  const there = new Set(Object.values(state.hazards));
  const hazards = HAZARDS.filter((hazard) => there.has(hazard)).map((hazard) =>
    say(text, 'map-hazard', { mark: HAZARD_MARKS[hazard], hazard }),
  );
  const find = state.find >= 0 ? [say(text, 'map-find', { mark: FIND })] : [];
  const sides = SIDES.map((side) => say(text, `map-${side}`, { side: text.seat(side) }));
  return [...sides, say(text, 'map-carrier'), say(text, 'map-more'), ...zones, ...hazards, ...find];
}
