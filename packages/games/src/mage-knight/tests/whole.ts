import { game as table } from '../index.ts';
import { odds } from '../odds/index.ts';
import { setup } from '../setup/index.ts';

/** All of Mage Knight, as `loadWhole` gives it, with its types. */
export const game = { ...table, setup, odds };
