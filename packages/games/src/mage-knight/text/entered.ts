import type { State } from '../types.ts';
import { sourceName } from './names.ts';

/** `Block 4 from Utem Guardsmen, twice against Swift, wounding them`. */
export function enteredUse(
  state: State,
  points: string,
  { unit, note, hurt, swiftTwice }: { unit?: string; note?: string; hurt?: true; swiftTwice?: true },
): string {
  const from = unit === undefined ? (note ?? 'the table') : sourceName(state, unit);
  return `${points} from ${from}${swiftTwice ? ', twice against Swift' : ''}${hurt ? ', wounding them' : ''}`;
}
