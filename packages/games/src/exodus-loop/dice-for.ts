import type { Reason } from '@fray/engine';

/**
 * What dice are thrown for, as the tray names it: plain English, because a terminal shows it as it is, but of known
 * shapes, so that another language can read it back.
 */
export const forAttack = (from: string, at: string): string => `${from} attacks ${at}`;
export const forCriticalEye = (unit: string): string => `${unit} Critical Eye`;
export const forInitiative = (unit: string): string => `initiative ${unit}`;
export const forEjection = (pilot: string): string => `eject ${pilot}`;
export const FOR_DEBRIS = 'debris';

/** The name of a ship: a squadron, or a carrier with its number. Pilots have any name at all. */
const SHIP = '(?:[IBGFDSM]-[A-Z][a-z]+-\\d+|(?:Enemy )?Carrier(?: \\d+)?)';
const SHAPES: readonly [RegExp, (found: RegExpExecArray) => Reason][] = [
  [/^eject (.+)$/, ([, pilot = '']) => ({ code: 'roll-eject', pilot })],
  [new RegExp(`^initiative (${SHIP})$`), ([, unit = '']) => ({ code: 'roll-initiative', unit })],
  [
    new RegExp(`^(${SHIP}) attacks (${SHIP})$`),
    ([, unit = '', target = '']) => ({ code: 'roll-attack', unit, target }),
  ],
  [new RegExp(`^(${SHIP}) Critical Eye$`), ([, unit = '']) => ({ code: 'roll-critical', unit })],
];

/** Such a name as a code with facts; nothing where it is none. */
export function readDiceFor(why: string): Reason | undefined {
  for (const [shape, note] of SHAPES) {
    const found = shape.exec(why);
    if (found) return note(found);
  }
  return undefined;
}
