import { CRYSTALS, type Crystal, type Enemy, type Hero, type PoolEntry, type State } from '../types.ts';
import { resists } from './enemy.ts';

/** 12.4, Soul Harvester: which crystals the fallen give. */

/** The rule document names no colors; one transcription of the card reads them off the resistances. */
function coloursOf(state: State, enemy: Enemy): Crystal[] {
  if (state.options.soulHarvesterColours === 'any') return [...CRYSTALS];
  const colours: Crystal[] = ['white'];
  if (resists(state, enemy, 'fire')) colours.push('red');
  if (resists(state, enemy, 'ice')) colours.push('blue');
  if (resists(state, enemy, 'physical')) colours.push('green');
  return colours;
}

/** One list of colors for each crystal: basic for one of the fallen, strong for each of them. */
export function harvestOf(
  state: State,
  hero: Hero,
  entries: readonly PoolEntry[],
  fallen: readonly Enemy[],
): Crystal[][] {
  const each = fallen.map((enemy) => coloursOf(state, enemy));
  const basic = entries.some((entry) => entry.tag === 'soul-harvester' && entry.mode === 'basic');
  return [
    ...(basic && each.length ? [CRYSTALS.filter((colour) => each.some((colours) => colours.includes(colour)))] : []),
    ...(hero.turn.harvest === state.phase ? each : []),
  ];
}
