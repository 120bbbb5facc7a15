import { game as table } from '../index.ts';
import { odds } from '../odds/index.ts';
import { setup } from '../setup/index.ts';
import { german } from '../text/de.ts';

/** All of MERC, as `loadWhole` gives it, with its types. */
export const game = { ...table, text: { ...table.text, de: german }, setup, odds };
