/** Section 20: pilots, their perks and ranks. */
export const PERKS = ['STEADY_AIM', 'EVASIVE', 'QUICK_REFLEXES', 'IRON_WILL', 'FUEL_EFFICIENT'] as const;
export type Perk = (typeof PERKS)[number];
export const ABILITIES = ['CRITICAL_EYE', 'AFTERBURNER', 'FIRST_STRIKE', 'LAST_STAND', 'EXTENDED_RANGE'] as const;
export type Ability = (typeof ABILITIES)[number];

interface PerkRow {
  name: string;
  atk: number;
  def: number;
  spd: number;
  hull: number;
  fuel: number;
  /** The passive from level 4 on, if this is the first perk. */
  ability: Ability;
}

// biome-ignore format: a table is read by columns
export const PERK_ROWS: Record<Perk, PerkRow> = {
  STEADY_AIM: { name: 'Steady Aim', atk: 1, def: 0, spd: 0, hull: 0, fuel: 0, ability: 'CRITICAL_EYE' },
  EVASIVE: { name: 'Evasive', atk: 0, def: 1, spd: 0, hull: 0, fuel: 0, ability: 'AFTERBURNER' },
  QUICK_REFLEXES: { name: 'Quick Reflexes', atk: 0, def: 0, spd: 1, hull: 0, fuel: 0, ability: 'FIRST_STRIKE' },
  IRON_WILL: { name: 'Iron Will', atk: 0, def: 0, spd: 0, hull: 1, fuel: 0, ability: 'LAST_STAND' },
  FUEL_EFFICIENT: { name: 'Fuel Efficient', atk: 0, def: 0, spd: 0, hull: 0, fuel: 1, ability: 'EXTENDED_RANGE' },
};
export const ABILITY_NAMES: Record<Ability, string> = {
  CRITICAL_EYE: 'Critical Eye',
  AFTERBURNER: 'Afterburner',
  FIRST_STRIKE: 'First Strike',
  LAST_STAND: 'Last Stand',
  EXTENDED_RANGE: 'Extended Range',
};
/** From this level on the first perk gives its passive. */
export const ABILITY_LEVEL = 4;
export const CRITICAL_EYE = { percent: 20, damage: 2 };
export const FIRST_STRIKE = { turn: 1, initiative: 2 };
export const LAST_STAND_DEF = 2;

export const RANKS = [
  { level: 1, xp: 0, rank: 'Rookie', slots: 1 },
  { level: 2, xp: 50, rank: 'Veteran', slots: 2 },
  { level: 3, xp: 150, rank: 'Ace', slots: 3 },
  { level: 4, xp: 300, rank: 'Elite', slots: 3 },
  { level: 5, xp: 500, rank: 'Legend', slots: 3 },
] as const;

export const XP = { mission: 25, bossMission: 50, kill: 10, run: 25 };

export const MORALE = {
  high: { from: 80, atk: 1, def: 0 },
  low: { to: 20, atk: -1, def: -1 },
  victory: 10,
  kill: 5,
  hullLost: -5,
  allyLost: -15,
  escortLost: -10,
};

export const CALL_SIGNS = [
  'Maverick',
  'Iceman',
  'Goose',
  'Viper',
  'Jester',
  'Phoenix',
  'Rooster',
  'Hangman',
  'Ace',
  'Ghost',
  'Reaper',
  'Hawk',
  'Shadow',
  'Storm',
  'Thunder',
  'Lightning',
  'Blaze',
  'Frost',
  'Nova',
  'Comet',
] as const;
