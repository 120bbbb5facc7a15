import { deploymentRows } from '../content/house.ts';
import type { Side } from '../types.ts';
import type { Setup } from './schema.ts';

/** Section 7: the rows in which a side deploys. */
export const zoneOf = (setup: Pick<Setup, 'zone' | 'rows'>): Record<Side, number> =>
  setup.zone ?? { player: deploymentRows(setup.rows), enemy: deploymentRows(setup.rows) };
