/** Upper limits of a setup: more than any table needs, and few enough to stay fast. */
export const MOST = {
  /** Entries of one player: MERCs, units of their own, militia. */
  units: 30,
  /** Units of all players together, each of the militia counted. */
  all: 100,
  /** Units up to which the host may add more, those who are gone among them. */
  onTable: 200,
  vehicles: 2,
  /** Equipment of a unit, before its slots are counted. */
  gear: 8,
  tactics: 6,
  /** Sectors around the one that is fought for. */
  sectors: 12,
  /** Letters in a name that people give. */
  name: 40,
} as const;
