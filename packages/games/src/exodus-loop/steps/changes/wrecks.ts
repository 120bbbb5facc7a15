import type { Play } from '@fray/engine';
import { forEjection } from '../../dice-for.ts';
import { ejectPercent } from '../../rules/figures.ts';
import type { Exodus, Squadron } from '../../types.ts';
import { shipRef, tell } from './tell.ts';

/** Section 20, permadeath: whether a pilot gets out. Rolled on percent dice where the Admiral knows the Eject Protocol. */
function eject(play: Play<Exodus>, unit: Squadron): void {
  const { pilot } = unit;
  if (!pilot) return;
  const { state } = play;
  const percent = ejectPercent(state);
  const trained = state.sides[unit.side].skills.includes('EJECT_PROTOCOL');
  const roll = trained && percent > 0 && percent < 100 ? (play.roll(1, 100, forEjection, unit)[0] as number) : null;
  const alive = trained && (roll === null ? percent >= 100 : roll <= percent);
  state.fallen.push({ name: pilot.name, squadron: unit.id, side: unit.side, alive });
  play.emit(
    { type: 'eject', unit: shipRef(unit), pilot: pilot.name, roll, percent: trained ? percent : 0, alive },
    unit.side,
  );
}

/** Section 10.9: destroyed squadrons leave the grid. */
export function clearWrecks(play: Play<Exodus>): void {
  const { state } = play;
  if (state.squadrons.every((unit) => unit.hull > 0)) return;
  const left: Squadron[] = [];
  for (const unit of state.squadrons) {
    if (unit.hull > 0) {
      left.push(unit);
      continue;
    }
    if (unit.cell >= 0) tell(play, unit.side, unit.cell, { type: 'wreck', unit: shipRef(unit) });
    eject(play, unit);
  }
  state.squadrons = left;
}
