import { later } from '../../later.ts';
import type * as Best from './best.ts';

/** The best order of losses: only a question with settings asks for it, so `countable.ts` brings it and no table does. */
export const bestLosses = later<typeof Best>();
