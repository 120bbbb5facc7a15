import type { GameText, Standing } from '../game.ts';
import { shownName } from './log.ts';
import { attackOf, carrierDefence, defenceOf } from './rules/effective.ts';
import { carrierMaxHull, hangarOf, maxHull, rowOfCarrier, speedOf } from './rules/figures.ts';
import { nameOf } from './rules/grid.ts';
import { dockedIn } from './rules/ships.ts';
import { type Exodus, SIDES, type Side, type State, UNKNOWN, type View } from './types.ts';

type Row = Record<string, string | number>;

const PHASES: [prefix: string, phase: string][] = [
  ['6', 'PREPARATION'],
  ['7', 'PREPARATION'],
  ['8', 'INTEL'],
  ['9', 'COMMAND'],
  ['17', 'UPKEEP'],
];
/** The phase of a step: everything that is not named here belongs to RESOLUTION. */
const phaseOf = (step: string): string =>
  PHASES.find(([prefix]) => step.split(/[ .]/)[0] === prefix)?.[1] ?? 'RESOLUTION';

function rowsOf(state: State, side: Side): Row[] {
  const rows: Row[] = [];
  for (const ship of state.carriers) {
    if (ship.side !== side) continue;
    rows.push({
      name: shownName(ship, state),
      at: ship.hull > 0 ? nameOf(ship.cell) : 'LOST',
      hull: `${ship.hull}/${carrierMaxHull(state, ship)}`,
      atk: rowOfCarrier(ship).atk,
      def: carrierDefence(ship),
      spd: rowOfCarrier(ship).spd,
      ammo: '',
      fuel: '',
      order: ship.order ? ship.order.kind : '',
      notes: `hangar ${dockedIn(state, ship)}/${hangarOf(state.sides[side], ship)}${ship.shield ? `, shield ${ship.shield}` : ''}`,
    });
  }
  for (const unit of state.squadrons) {
    if (unit.side !== side) continue;
    const forecast = state.forecast.find((row) => row.id === unit.id);
    const notes = [
      unit.status === 'launched' ? 'LAUNCHED' : '',
      unit.pilot ? `${unit.pilot.name} (level ${unit.pilot.level}, morale ${unit.pilot.morale})` : '',
      ...unit.traits,
      unit.behaviour ?? '',
      forecast ? forecast.mood : '',
      forecast && forecast.arrow >= 0 ? `→ ${nameOf(forecast.arrow)}` : '',
      forecast?.order ?? '',
    ];
    rows.push({
      name: shownName(unit, state),
      at: unit.cell >= 0 ? nameOf(unit.cell) : 'DOCKED',
      hull: `${unit.hull}/${maxHull(state, unit)}`,
      atk: attackOf(state, unit),
      def: defenceOf(state, unit),
      spd: speedOf(unit),
      ammo: unit.ammo,
      fuel: unit.fuel === UNKNOWN ? '?' : unit.fuel,
      order: unit.home !== null && unit.target >= 0 ? `launch ${nameOf(unit.target)}` : (unit.order ?? ''),
      notes: notes.filter(Boolean).join(', '),
    });
  }
  return rows;
}

function reminders(state: State): string[] {
  const out: string[] = [];
  state.waves.forEach((wave, i) => {
    if (wave.state === 'announced')
      out.push(`Wave ${i + 1} of ${state.waves.length} (${wave.size}) arrives in UPKEEP of turn ${wave.turn}`);
  });
  for (const ship of state.carriers)
    if (ship.guard) out.push(`${shownName(ship, state)} defends: DEF +2 until the next COMMAND`);
  return out;
}

export function standing(state: State | View, text: GameText<Exodus>): Standing {
  const step = state.frames[state.frames.length - 1]?.step ?? '6 begin';
  const shot = state.frames[state.frames.length - 1]?.own.shot;
  const focus = shot
    ? `${shot.attacker} attacks ${shot.target}`
    : state.jump
      ? `Jump drive ${state.jump.charge}/${state.jump.needed}`
      : undefined;
  const unseen = 'veil' in state ? state.veil.squadrons + state.veil.carriers : 0;
  return {
    phase: phaseOf(step),
    round: state.turn,
    sides: SIDES.map((side) => ({
      seat: side,
      name: text.seat(side, state),
      rows: rowsOf(state, side),
      facts: {
        metal: state.sides[side].metal === UNKNOWN ? '?' : state.sides[side].metal,
        'fuel store': state.sides[side].fuelStore,
        lost: state.sides[side].lost,
        ...('veil' in state && state.veil.seat !== side ? { unseen } : {}),
      },
    })),
    reminders: reminders(state),
    ...(focus === undefined ? {} : { focus }),
  };
}
