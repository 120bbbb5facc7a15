import type { Play, Step } from '@fray/engine';
import { WAVES } from '../content/house.ts';
import type { SquadronType } from '../content/squadrons.ts';
import type { Behaviour } from '../content/traits.ts';
import { forBehaviour, forMiner, forNewSquadron, forType, forWave } from '../dice-for.ts';
import { hangarOf, rowOfCarrier } from '../rules/figures.ts';
import { freshSquadron } from '../rules/fresh.ts';
import { nameOf } from '../rules/grid.ts';
import { dockedIn } from '../rules/ships.ts';
import { spawnCells, triggerStatus } from '../rules/waves.ts';
import { type Exodus, NOWHERE, type SideState, type Squadron, type State, type Wave } from '../types.ts';
import { newName } from './changes/new-name.ts';
import { canSupply, supply } from './changes/refuel.ts';
import { shipRef, tell } from './changes/tell.ts';

const place = ([drawn]: number[]): number => drawn as number;

function muster(play: Play<Exodus>, type: SquadronType, behaviour: Behaviour | null): Squadron {
  const { state } = play;
  const unit = freshSquadron(state, 'enemy', type, newName(state, type));
  unit.behaviour = behaviour;
  state.squadrons.push(unit);
  state.sides.enemy.mustered++;
  return unit;
}

function behaviourOf(play: Play<Exodus>, wave: Wave): Behaviour | null {
  const total = wave.behaviours.reduce((sum, row) => sum + row.weight, 0);
  if (total <= 0) return null;
  let at = place(play.draw(1, total, forBehaviour));
  for (const row of wave.behaviours) {
    if (at < row.weight) return row.behaviour;
    at -= row.weight;
  }
  return null;
}

function typeOf(play: Play<Exodus>, miners: boolean): SquadronType {
  if (miners && place(play.draw(1, WAVES.minerAmong, forMiner)) === 0) return 'M';
  return WAVES.types[place(play.draw(1, WAVES.types.length, forType))] as SquadronType;
}

function arrive(play: Play<Exodus>, wave: Wave): void {
  const { state } = play;
  wave.state = 'arrived';
  wave.turn = state.turn;
  play.emit({
    type: 'wave',
    size: wave.size,
    place: wave.place,
    wave: state.waves.indexOf(wave) + 1,
    of: state.waves.length,
  });
  const cells = spawnCells(state, wave.place).slice(0, wave.size);
  for (const cell of cells) {
    const unit = muster(play, typeOf(play, wave.miners), behaviourOf(play, wave));
    unit.cell = cell;
    tell(play, 'enemy', cell, { type: 'arrived', unit: shipRef(unit), cell: nameOf(cell) });
  }
}

/** Whether a side gets one more new squadron: by a number of its own, or as long as the store has fuel for it. */
const canReplace = (state: State, side: SideState): boolean =>
  state.house.replacements === null ? canSupply(state, side) : side.brought < state.house.replacements;

/** Section 26: after losses an enemy carrier may get a new squadron in its hangar. */
function reinforceCarriers(play: Play<Exodus>): void {
  const { state } = play;
  const side = state.sides.enemy;
  for (const ship of state.carriers) {
    if (ship.side !== 'enemy' || ship.hull <= 0 || side.lost <= side.brought) continue;
    if (dockedIn(state, ship) >= hangarOf(side, ship) || !canReplace(state, side)) continue;
    if (place(play.draw(1, 100, forNewSquadron, ship)) >= rowOfCarrier(ship).newSquadronPercent) continue;
    const unit = muster(play, typeOf(play, false), null);
    side.brought++;
    if (state.house.replacements === null) supply(state, side);
    unit.cell = NOWHERE;
    unit.home = ship.id;
    unit.status = 'docked';
    play.emit({ type: 'arrived', unit: shipRef(unit), cell: null }, 'enemy');
  }
}

function announce(play: Play<Exodus>, wave: Wave): void {
  const { state } = play;
  wave.state = 'announced';
  wave.turn = state.turn + WAVES.warning;
  play.emit({
    type: 'wave-warning',
    size: wave.size,
    place: wave.place,
    wave: state.waves.indexOf(wave) + 1,
    of: state.waves.length,
  });
}

export const waveSteps: { [S in '17.6 reinforcements' | '17.7 waves']: Step<Exodus, S> } = {
  '17.6 reinforcements': {
    title: 'UPKEEP 6: reinforcements arrive',
    to: ['17.7 waves'],
    rolls: true,
    enter(play) {
      for (const wave of play.state.waves) if (wave.state === 'announced') arrive(play, wave);
      reinforceCarriers(play);
      return '17.7 waves';
    },
  },
  '17.7 waves': {
    title: 'UPKEEP 7: wave triggers',
    to: ['17.8 turn'],
    rolls: true,
    enter(play) {
      const { state } = play;
      for (const wave of state.waves) {
        if (wave.state !== 'waiting') continue;
        for (const trigger of wave.triggers) {
          const status = triggerStatus(state, wave, trigger);
          const comes = typeof status === 'number' ? place(play.draw(1, status, forWave, wave)) === 0 : status;
          if (!comes) continue;
          // One beacon calls one wave.
          if (trigger.kind === 'beacon') state.beacon = false;
          announce(play, wave);
          break;
        }
      }
      return '17.8 turn';
    },
  },
};
