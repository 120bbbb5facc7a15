import { GRID, HAZARD_SHARE } from '../content/house.ts';

/** Upper limits of a setup: more than any table needs, and few enough to stay fast. */
export const MOST = {
  /** Squadrons of a side at the start. */
  squadrons: 40,
  /** Squadrons of both sides on the table, up to which the host may add more. */
  onTable: 80,
  carriers: 4,
  /** What the largest map may hold. */
  hazards: Math.floor(GRID.max * GRID.max * HAZARD_SHARE),
  waves: 6,
  triggers: 8,
  /** Perks of a pilot: what the highest rank has room for. */
  perks: 3,
  /** Letters in the name of a pilot, of a squadron, of a scenario. */
  name: 40,
  scenario: 60,
} as const;
