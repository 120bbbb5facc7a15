import type { Item } from './items.ts';

/** What is asked about before it is made: it gives something up for good and is easily tapped by mistake. */
const RISKY = /^(concede|retreat|surrender)$/i;
export const isRisky = (item: Item): boolean => RISKY.test(item.choice.action.type);
