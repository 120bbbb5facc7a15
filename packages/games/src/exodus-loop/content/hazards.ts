/** Section 23: the hazards of the grid (a house set: the sources name the kinds of effect but no types). */
export const HAZARDS = ['ASTEROIDS', 'NEBULA', 'DEBRIS', 'RADIATION', 'ION_STORM'] as const;
export type Hazard = (typeof HAZARDS)[number];

interface HazardRow {
  name: string;
  /** Added to the ATK of a unit that attacks from the cell. */
  accuracy: number;
  /** Added to the DEF of a unit in the cell. */
  def: number;
  /** Lost in UPKEEP. */
  upkeep: 'none' | 'hull on a 1' | 'hull' | 'fuel';
  harvest: boolean;
  /** From how far a unit inside can be seen at most. */
  seenFrom: number | null;
}

// biome-ignore format: a table is read by columns
export const HAZARD_ROWS: Record<Hazard, HazardRow> = {
  ASTEROIDS: { name: 'Asteroid field', accuracy: 0, def: 1, upkeep: 'none', harvest: true, seenFrom: null },
  NEBULA: { name: 'Nebula', accuracy: -1, def: 0, upkeep: 'none', harvest: false, seenFrom: 1 },
  DEBRIS: { name: 'Debris', accuracy: 0, def: 1, upkeep: 'hull on a 1', harvest: false, seenFrom: null },
  RADIATION: { name: 'Radiation', accuracy: 0, def: 0, upkeep: 'hull', harvest: false, seenFrom: null },
  ION_STORM: { name: 'Ion storm', accuracy: -1, def: 0, upkeep: 'fuel', harvest: false, seenFrom: null },
};
