import type { Reason } from '@fray/engine';

/**
 * What dice are thrown for, as the tray names it: plain English, because a terminal shows it as it is, but of known
 * shapes, so that another language can read it back. Who fires is named by the unit alone.
 */
export const forInitiative = (unit: string): string => `initiative of ${unit}`;
export const FOR_BARRAGE = 'Artillery Barrage';

/** Such a name as a code with facts; nothing where it is none. */
export function readDiceFor(why: string): Reason | undefined {
  const unit = /^initiative of (.+)$/.exec(why)?.[1];
  return unit === undefined ? undefined : { code: 'roll-initiative', unit };
}
