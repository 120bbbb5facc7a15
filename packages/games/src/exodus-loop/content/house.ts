/**
 * House defaults: decisions of our own where the rules are silent. Those in HOUSE_OPTIONS are also options of the setup (`options`), with
 * their reasons in docs/games/exodus-loop.md; the others are constants.
 */

export const HOUSE_OPTIONS = {
  actionPoints: 1,
  fuelStore: 10,
  fuelByMap: false,
  fuelReserve: 2,
  refuel: 0,
  replacements: null as number | null,
  jumpNeeded: 8,
  lastStandAtHalf: false,
  newPilotMorale: 70,
  ejectPercent: 20,
  afterburner: 'auto' as 'auto' | 'ask',
  fog: false,
  difficulty: 'normal' as 'easy' | 'normal' | 'hard',
  turnLimit: 40,
  atLimit: 'draw' as 'draw' | 'player' | 'enemy',
  spentLost: false,
  creative: false,
};
export type HouseOptions = { -readonly [K in keyof typeof HOUSE_OPTIONS]: (typeof HOUSE_OPTIONS)[K] };

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

/** Starting morale of a pilot carried over from an earlier battle: stated by the source. */
export const CARRIED_OVER_MORALE = 100;
/** Section 2: below 6 x 7 the spawn zones break; 26 columns are the letters of the alphabet. */
export const GRID = { minColumns: 6, minRows: 7, max: 26, columns: 11, rows: 13 };
/** Section 7: three rows, two on maps as small as 7 x 8; the enemy has as many at the top, so that both deploy alike. */
export const deploymentRows = (rows: number): number => (rows <= 8 ? 2 : 3);
/** Early Launch reaches as far as a launch in battle does. */
export const EARLY_LAUNCH_DISTANCE = 1;
/** Launches and landings happen on the carrier's cell or next to it. */
export const HANGAR_DISTANCE = 1;
/** A turn in which a squadron changes its cell by its own order costs this much, for any distance. */
export const FUEL_A_MOVE = 1;
/** A shot, an interception too. */
export const AMMO_A_SHOT = 1;
/** Section 5: small figures, so that squadrons stay the main means of fighting. */
export const CARRIER_REPAIR = { squadron: 2, carrier: 1 };
export const CARRIER_GUARD_DEF = 2;
export const CARRIER_FIRE_DISTANCE = 1;
/** A carrier has no type in the triangle, so that every shot at or from it is a d6. */
export const CARRIER_DIE = 6;
/** Section 9: metal of a harvest. */
export const HARVEST_METAL = 1;
/** Interceptions of a unit per turn: one Gunship must not stop a fleet. */
export const INTERCEPTIONS_A_TURN = 1;
/** Splash and Spore Cloud, in hull points, DEF ignored. */
export const SPLASH = 1;
/** Section 23: hazards cover at most this share of the map, and the map maker gives up after this many attempts per hazard. */
export const HAZARD_SHARE = 0.15;
export const HAZARD_ATTEMPTS = 50;
/** Debris: 1 in 6. */
export const DEBRIS_DIE = 6;
/** Section 24: below tier 4 a forecast is shown with a margin of this many cells. */
export const FORECAST_MARGIN = 1;

/** Section 25. */
export const AI = {
  aggression: 0.5,
  /** Percent; checked only when hull is at most half or the unit has no ammo. */
  retreat: 20,
  killBonus: 3,
  carrierBonus: 2,
  /** An attack is worth it above this. */
  threshold: 1,
  /** A carrier turns away from a Bomber that could reach it within a few turns; farther ones do not matter yet. */
  fleeWithin: 4,
  /** How often an attack of the player's bot must clear its cell, and by how much that sinks until the last turn. */
  patience: 0.4,
  impatience: 0.5,
  /** How the bot plays the player. */
  convoy: {
    /** An enemy this many turns away cannot stop an attack on its carrier in time. */
    open: 4,
    /** Squadrons within this many cells are waited for. */
    near: 4,
    /** With this little fuel a docked squadron is filled up, and a flying one rides along. */
    thirsty: 2,
    rides: 3,
    /** In a long battle it advances every this many turns, even if enemies could come. */
    impatient: 6,
  },
  /** Easy: percent chance of an order at random. */
  easyRandom: 30,
  /** Moods of section 24: up to, from. */
  calmBelow: 0.4,
  aggressiveFrom: 0.7,
  /** How much a behavior changes the aggression that sensors read. */
  moodShift: 0.25,
};

/** Section 26. */
export const WAVES = {
  /** Types of reinforcements, equally likely. */
  types: ['I', 'B', 'G'] as const,
  /** "Player winning decisively": this many times the enemy's hull in squadrons. */
  decisive: 2,
  /** Turns between boss waves, unless a beacon calls one earlier. */
  bossGap: 3,
  /** Turns between the warning and the wave. */
  warning: 1,
  /** A Miner among the reinforcements of a Mining encounter: one chance in four, as for a fourth type. */
  minerAmong: 4,
};
