import type { Colour } from '../../content/row.ts';

/** What a text may mean: a name, and the color behind it. */

const COLOUR: Readonly<Record<string, Colour>> = {
  ...{ r: 'red', red: 'red', '1': 'red' },
  ...{ y: 'yellow', yel: 'yellow', yellow: 'yellow', '2': 'yellow' },
  ...{ b: 'blue', blu: 'blue', blue: 'blue', '3': 'blue' },
};
/** `(red)`, `[1]`, `- Red`, `, red`, `RED`, `_red` behind a name. */
const COLOURED =
  /^(.*\S) *(?:[([](red|yellow|yel|blue|blu|[ryb123])[)\]]|[-,–—/] *(red|yellow|blue)|[ _](red|yellow|blue|[ryb]))$/i;
/** A set number behind a name: `WTR167`, `WTR167-RF`. */
const NUMBERED = / [A-Z]{3}\d{3}(?:-[A-Z]{2})?$/;
interface Reading {
  name: string;
  colour: Colour | undefined;
}
/** With a color first, then the whole text: `Backup Protocol: RED (red)`, and `Red in the Ledger` is a name too. */
export function readingsOf(text: string): Reading[] {
  const whole = text.replace(NUMBERED, '').trim();
  const found = COLOURED.exec(whole);
  const colour = COLOUR[(found?.[2] ?? found?.[3] ?? found?.[4] ?? '').toLowerCase()];
  const plain = { name: whole, colour: undefined };
  return found?.[1] && colour ? [{ name: found[1].trim(), colour }, plain] : [plain];
}
