import type { TextScreen } from '../../game.ts';
import type { Speaks } from '../../notes.ts';
import { assignedHits, hitsOf } from '../rules/hits.ts';
import { controllerOf } from '../rules/sectors.ts';
import { isHere, sideOf, unitAt } from '../rules/sides.ts';
import { retreatingSquads } from '../rules/squads.ts';
import type { Merc, Sector, Side, State } from '../types.ts';
import { BETWEEN, type NoteCode, say } from './notes.ts';

/** What the terminal shows of a fight at the prompt: who acts when, where the hits went, where a squad could go. */

const ids = (state: State, positions: readonly number[]): string =>
  positions.map((position) => unitAt(state, position).id).join(BETWEEN);

/** Section 5: who acts now, and who still will in this round. */
function orderLine(state: State, text: Speaks): string[] {
  const [now, ...later] = state.initiativeOrder
    .slice(Math.max(0, state.currentUnitIndex))
    .filter((position) => isHere(unitAt(state, position)));
  if (state.phase !== 'AIM' && state.phase !== 'FIRE') return [];
  if (now === undefined) return [];
  const unit = unitAt(state, now).id;
  return [later.length ? say(text, 'order-then', { unit, aim: ids(state, later) }) : say(text, 'order-last', { unit })];
}

/** Section 14: hits assigned so far, and hits left. */
function allocationLine(state: State, text: Speaks): string[] {
  const { attack } = state;
  if (!attack?.rolled.length) return [];
  const left = hitsOf(state, attack) - assignedHits(attack);
  if (left <= 0) return [];
  const given = attack.aim.flatMap((position, i) => Array.from({ length: attack.hits[i] ?? 0 }, () => position));
  return [say(text, 'allocated', { given: ids(state, given), left })];
}

const KINDS = (sector: Sector, side: Side): NoteCode => {
  const held = controllerOf(sector);
  return held === null ? 'sector-empty' : held === side ? 'sector-friendly' : 'sector-enemy';
};

/** Section 9: the sectors around, as seen by the squad that decides. */
function sectorLine(state: State, text: Speaks): string[] {
  const deciding = retreatingSquads(state)[state.asking];
  if (state.phase !== 'RETREAT_DECISION' || !deciding || !state.sectors.length) return [];
  const side = sideOf(deciding.owner);
  const sectors = state.sectors.map((sector) => {
    const words = say(text, KINDS(sector, side), { sector: sector.id, count: sector.dictator + sector.rebel });
    return sector.mine ? say(text, 'sector-mined', { words, mine: sector.mine }) : words;
  });
  return [say(text, 'sectors', { sectors: sectors.join(', ') })];
}

export const textScreen: TextScreen<Merc> = {
  prompt: (state, text) => [...orderLine(state, text), ...allocationLine(state, text), ...sectorLine(state, text)],
};
