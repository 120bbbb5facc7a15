import { clone as copy } from '@fray/engine';
import type { Carrier, SideState, Squadron, State } from './types.ts';

export const cloneSquadron = (unit: Squadron): Squadron => ({
  ...unit,
  traits: unit.traits.slice(),
  pilot: unit.pilot && { ...unit.pilot, perks: unit.pilot.perks.slice() },
});
export const cloneCarrier = (ship: Carrier): Carrier => ({ ...ship, order: ship.order && { ...ship.order } });
const copySide = (side: SideState): SideState => ({
  ...side,
  upgrades: side.upgrades.slice(),
  skills: side.skills.slice(),
});

/** A deep copy by hand, for search. */
export const clone = (state: State): State => ({
  ...state,
  frames: copy(state.frames),
  zone: { ...state.zone },
  hazards: { ...state.hazards },
  squadrons: state.squadrons.map(cloneSquadron),
  carriers: state.carriers.map(cloneCarrier),
  sides: { player: copySide(state.sides.player), enemy: copySide(state.sides.enemy) },
  waves: copy(state.waves),
  jump: state.jump && { ...state.jump },
  house: { ...state.house },
  forecast: state.forecast.map((row) => ({ ...row })),
  fallen: state.fallen.map((row) => ({ ...row })),
  result: state.result && { ...state.result },
});
