import type { Reason } from '@fray/engine';
import { isGround, UNITS } from '../content/units.ts';
import type { State } from '../types.ts';

/** The stages of an attack on a system, and what the attacker is out for. */

export const STAGES = ['cannon', 'space', 'bombardment', 'landing', 'ground'] as const;
type Stage = (typeof STAGES)[number];

/** The landing begins where ground forces are committed. */
const LANDING = 7;
export function stageOf({ frames }: State): Stage | undefined {
  const { step = '' } = frames.findLast(({ step: one }) => /^P\d/.test(one)) ?? {};
  const [, phase, number] = /^P(\d)\.(\d+)/.exec(step) ?? [];
  switch (phase) {
    case '1':
      return 'cannon';
    case '2':
      return 'space';
    case '3':
      return Number(number) < LANDING ? 'bombardment' : 'landing';
    case '4':
      return 'ground';
    default:
      return undefined;
  }
}

/** Whether the attacker has somebody who could take a planet. */
export const canTakePlanets = ({ units }: Pick<State, 'units'>): boolean =>
  units.some(({ side, kind }) => side === 'attacker' && isGround(UNITS[kind]));

/** Without ground forces an attack on a system is a fight for space. */
export function followAttacker(state: State): void {
  if (/^P[12]/.test(state.start) && state.extent === 'all' && !canTakePlanets(state)) state.extent = 'space';
}

/** What there is to win where there is a planet to be had, and whether the ground combat comes first. */
export function goalOf({ planets, extent, start }: State): readonly Reason[] {
  if (planets.length === 0) return [];
  if (extent === 'space') return [{ code: 'goal-space' }];
  const goal = { code: 'goal-planet', planets: planets.map(({ id }) => id).join(', ') };
  return start.startsWith('P4') ? [goal, { code: 'nothing-fires' }] : [goal];
}
