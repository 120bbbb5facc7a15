import { EFFECTS } from '../content/effects/registry.ts';
import type { PlayerSetup, Setup } from '../setup/types.ts';
import type { State } from '../types.ts';

const isMissing = (effect: string): boolean => !EFFECTS.has(effect);

const holds = ({ technologies, notes, leaders, relics, breakthroughs }: PlayerSetup): boolean =>
  [technologies, notes, leaders, relics, breakthroughs].some((list) => list.some(isMissing));

/** Whether a set-up names a leader, note, relic, law or breakthrough, which are not there yet. */
export const setsMore = ({ attacker, defender, thirds, laws }: Setup): boolean =>
  [attacker, defender, ...thirds].some((player) => player !== null && holds(player)) ||
  laws.some(({ law }) => isMissing(law));

/** The same of a combat: what somebody holds, and what lasts. */
export const hasMore = ({ parties, common, bonuses }: Pick<State, 'parties' | 'common' | 'bonuses'>): boolean =>
  Object.values(parties).some(({ effects }) => effects.some(isMissing)) ||
  common.some(isMissing) ||
  bonuses.some(({ effect }) => isMissing(effect));
