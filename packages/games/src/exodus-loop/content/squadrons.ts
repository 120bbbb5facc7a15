/** Section 3: the squadron types, as a finished squadron has them (passives at creation included). */
export const SQUADRON_TYPES = ['I', 'B', 'G', 'F', 'D', 'S', 'M'] as const;
export type SquadronType = (typeof SQUADRON_TYPES)[number];

interface SquadronRow {
  name: string;
  /** The Nautolan name of the same values (section 22). */
  alien: string;
  spd: number;
  atk: number;
  def: number;
  hull: number;
  ammo: number;
  fuel: number;
  move: number;
  detection: number;
  /** What a squadron costs in the campaign; the Miner's price is not fixed. */
  cost: { metal: number; energy: number } | null;
  passive: string;
  /** A wing of the name list for squadrons that nobody named; the worked examples pair them so. */
  wing: Wing;
  /** Capital ships cannot land on a carrier. */
  capital?: true;
}

export const WINGS = [
  'Alpha',
  'Bravo',
  'Charlie',
  'Delta',
  'Echo',
  'Foxtrot',
  'Golf',
  'Hotel',
  'India',
  'Juliet',
  'Kilo',
  'Lima',
] as const;
type Wing = (typeof WINGS)[number];

// biome-ignore format: a table is read by columns
export const SQUADRONS: Record<SquadronType, SquadronRow> = {
  I: { name: 'Interceptor', alien: 'Stinger', spd: 3, atk: 1, def: 1, hull: 3, ammo: 3, fuel: 5, move: 2, detection: 1, cost: { metal: 2, energy: 0 }, passive: 'Fuel Efficiency', wing: 'Alpha' },
  B: { name: 'Bomber', alien: 'Spitter', spd: 1, atk: 3, def: 1, hull: 4, ammo: 3, fuel: 2, move: 1, detection: 1, cost: { metal: 0, energy: 2 }, passive: 'Heavy Payload', wing: 'Bravo' },
  G: { name: 'Gunship', alien: 'Brute', spd: 2, atk: 2, def: 3, hull: 5, ammo: 3, fuel: 3, move: 1, detection: 1, cost: { metal: 1, energy: 1 }, passive: 'Regenerative Armor', wing: 'Charlie' },
  F: { name: 'Frigate', alien: 'Symbiote', spd: 2, atk: 1, def: 2, hull: 4, ammo: 5, fuel: 4, move: 1, detection: 2, cost: { metal: 2, energy: 1 }, passive: 'Fire Control Network', wing: 'Foxtrot', capital: true },
  D: { name: 'Destroyer', alien: 'Lurker', spd: 2, atk: 3, def: 1, hull: 5, ammo: 3, fuel: 3, move: 1, detection: 1, cost: { metal: 2, energy: 1 }, passive: 'Torpedo Salvo', wing: 'Echo' },
  S: { name: 'Scout', alien: 'Psion', spd: 4, atk: 1, def: 1, hull: 2, ammo: 2, fuel: 5, move: 2, detection: 3, cost: { metal: 1, energy: 1 }, passive: 'Extended Sensors', wing: 'Delta' },
  M: { name: 'Miner', alien: 'Harvester', spd: 1, atk: 0, def: 1, hull: 3, ammo: 0, fuel: 4, move: 1, detection: 1, cost: null, passive: 'Resource Extraction', wing: 'Golf' },
};

/** Section 4: Interceptor beats Bomber, Bomber beats Gunship, Gunship beats Interceptor. */
const BEATS: Partial<Record<SquadronType, SquadronType>> = { I: 'B', B: 'G', G: 'I' };
export type Matchup = 'advantage' | 'neutral' | 'disadvantage';
const DICE: Record<Matchup, number> = { advantage: 10, neutral: 6, disadvantage: 4 };

/** Section 4: types outside the triangle are neutral. */
export const matchupOf = (attacker: SquadronType, defender: SquadronType): Matchup =>
  BEATS[attacker] === defender ? 'advantage' : BEATS[defender] === attacker ? 'disadvantage' : 'neutral';
/** Section 4: the die of an attack. */
export const dieOf = (attacker: SquadronType, defender: SquadronType): number => DICE[matchupOf(attacker, defender)];
