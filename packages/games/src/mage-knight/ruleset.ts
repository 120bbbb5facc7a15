import './content/whole.ts';
import { bringTable } from './later/index.ts';
import { lean } from './later/lean.ts';
import * as table from './later/part.ts';

bringTable(table);

/** Mage Knight as the engine plays it: what a table brings later is there from the start. */
export const rules = lean;
