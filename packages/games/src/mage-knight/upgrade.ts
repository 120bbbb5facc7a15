import type { State } from './types.ts';

/**
 * Version 1 knew one wall for all, no armor that falls with the block, and no figures that no source states; version 2
 * asked nobody about the crystals of Soul Harvester.
 */
export function upgrade(state: State): State {
  for (const enemy of state.enemies) {
    enemy.wall ??= state.wall && (enemy.role === 'defender' || enemy.role === 'rampager');
    enemy.onceBlocked ??= 0;
  }
  for (const unseen of state.unseen)
    unseen.wall ??= state.wall && (unseen.role === 'defender' || unseen.role === 'rampager');
  for (const { turn } of state.heroes) {
    turn.stout ??= '';
    turn.stoutWound ??= false;
  }
  state.options.unstatedFigures ??= 'usual';
  state.options.soulHarvesterColours ??= 'any';
  return state;
}
