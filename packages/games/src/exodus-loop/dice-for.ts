import type { Reason, ThrowFor } from '@fray/engine';
import { CRITICAL_EYE } from './content/pilots.ts';
import { ejectPercent, rowOfCarrier } from './rules/figures.ts';
import { foeOf } from './rules/ships.ts';
import { lowestToHurt } from './rules/shots.ts';
import { seesCarrier, seesSquadron } from './rules/sight.ts';
import type { NoteCode } from './text/notes.ts';
import type { Carrier, Exodus, Shot, Squadron, State, Wave } from './types.ts';

/** For the people who roll or draw: whose it is, why, and what it needs. Both sides read it, so it names no hidden ship. */
const why = (code: NoteCode, facts: Readonly<Record<string, string | number>> = {}): Reason => ({ code, ...facts });

/** Both sides see it. */
const openly = (state: State, unit: Squadron): string[] =>
  seesSquadron(state, foeOf(unit.side), unit) ? [unit.id] : [];

/** Section 13: the die of a shot. */
export const forAttack: ThrowFor<Exodus, { by: Squadron | Carrier; shot: Shot }> = (_, __, { by, shot }) => ({
  seat: by.side,
  why: why('roll-attack', { unit: by.id, target: shot.target }),
  groups: [{ units: [by.id], count: 1, from: lowestToHurt(shot.atk, shot.def) }],
});
/** Section 20: percent dice for one more damage. */
export const forCriticalEye: ThrowFor<Exodus, Squadron> = (_, __, { id, side }) => ({
  seat: side,
  why: why('roll-critical', { unit: id }),
  groups: [{ units: [id], count: 1, upTo: CRITICAL_EYE.percent }],
});
/** Section 12: one die of SPD + 1 faces. */
export const forInitiative: ThrowFor<Exodus, Squadron> = (_, __, { id, side }) => ({
  seat: side,
  why: why('roll-initiative', { unit: id }),
  groups: [{ units: [id], count: 1 }],
});
/** Section 20: whether a pilot gets out. */
export const forEjection: ThrowFor<Exodus, Squadron> = (state, _, unit) => ({
  seat: unit.side,
  why: why('roll-eject', { pilot: unit.pilot?.name ?? unit.id }),
  groups: [{ units: openly(state, unit), count: 1, upTo: ejectPercent(state) }],
});
/** Section 23: debris hurts on a 1. */
export const forDebris: ThrowFor<Exodus, Squadron> = (state, _, unit) => ({
  seat: unit.side,
  why: why('roll-debris'),
  groups: [{ units: openly(state, unit), count: 1, upTo: 1 }],
});

/** Section 24: the forecast of the sensors. */
export const forForecast: ThrowFor<Exodus> = () => ({ seat: 'player', why: why('draw-forecast') });
/** Section 26: how many waves the encounter has. */
export const forWaveCount: ThrowFor<Exodus> = () => ({ seat: 'enemy', why: why('draw-waves') });
/** Section 26: the first place of all calls the wave. */
export const forWave: ThrowFor<Exodus, Wave> = ({ waves }, _, wave) => ({
  seat: 'enemy',
  why: why('draw-wave', { wave: waves.indexOf(wave) + 1, of: waves.length }),
  groups: [{ units: [], count: 1, upTo: 0 }],
});
/** Section 26: the first place of all is a Miner. */
export const forMiner: ThrowFor<Exodus> = () => ({
  seat: 'enemy',
  why: why('draw-miner'),
  groups: [{ units: [], count: 1, upTo: 0 }],
});
export const forType: ThrowFor<Exodus> = () => ({ seat: 'enemy', why: why('draw-type') });
export const forBehaviour: ThrowFor<Exodus> = () => ({ seat: 'enemy', why: why('draw-behaviour') });
/** Section 26: a percent draw; the chance depends on the class of the carrier. */
export const forNewSquadron: ThrowFor<Exodus, Carrier> = (state, _, ship) => ({
  seat: 'enemy',
  why: why('draw-new-squadron'),
  ...(seesCarrier(state, 'player', ship) && {
    groups: [{ units: [ship.id], count: 1, upTo: rowOfCarrier(ship).newSquadronPercent - 1 }],
  }),
});
