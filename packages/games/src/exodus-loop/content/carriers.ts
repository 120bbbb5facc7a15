/** Section 5: the carrier classes. */
export const CARRIER_CLASSES = ['SCOUT', 'STANDARD', 'BATTLE', 'TENDER', 'ENEMY', 'LEVIATHAN'] as const;
export type CarrierClass = (typeof CARRIER_CLASSES)[number];

export interface CarrierRow {
  name: string;
  mark: string;
  atk: number;
  def: number;
  spd: number;
  hull: number;
  hangar: number;
  pointDefence: number;
  detection: number;
  /** Percent chance of a new squadron for an enemy carrier in each UPKEEP after a loss (section 26). */
  newSquadronPercent: number;
}

// biome-ignore format: a table is read by columns
export const CARRIERS: Record<CarrierClass, CarrierRow> = {
  SCOUT: { name: 'Scout Carrier', mark: '◇', atk: 0, def: 1, spd: 3, hull: 6, hangar: 3, pointDefence: 0, detection: 3, newSquadronPercent: 50 },
  STANDARD: { name: 'Standard Carrier', mark: '◈', atk: 1, def: 2, spd: 1, hull: 10, hangar: 4, pointDefence: 1, detection: 2, newSquadronPercent: 50 },
  BATTLE: { name: 'Battlecarrier', mark: '◆', atk: 2, def: 3, spd: 0, hull: 14, hangar: 4, pointDefence: 2, detection: 1, newSquadronPercent: 50 },
  TENDER: { name: 'Fleet Tender', mark: '◎', atk: 1, def: 1, spd: 1, hull: 8, hangar: 6, pointDefence: 1, detection: 2, newSquadronPercent: 50 },
  ENEMY: { name: 'Enemy carrier', mark: '', atk: 1, def: 2, spd: 1, hull: 10, hangar: 4, pointDefence: 1, detection: 2, newSquadronPercent: 50 },
  LEVIATHAN: { name: 'Leviathan', mark: '⬡', atk: 1, def: 2, spd: 1, hull: 8, hangar: 6, pointDefence: 1, detection: 2, newSquadronPercent: 70 },
};

/** Section 5: one action a turn. */
export const CARRIER_ACTIONS = ['MOVE', 'REPAIR', 'REARM', 'ATTACK', 'DEFEND', 'HOLD'] as const;
export type CarrierActionKind = (typeof CARRIER_ACTIONS)[number];
