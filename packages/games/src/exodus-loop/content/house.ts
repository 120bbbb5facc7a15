/**
 * House defaults: decisions of our own where the rules are silent, each with its reason. Those in HOUSE_OPTIONS are
 * also options of the setup (`options`); the others are constants.
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
export type HouseOption = keyof HouseOptions;

/** What each option may be, the section of the rules it belongs to, and why its default is what it is. */
export const OPTION_ROWS: Record<HouseOption, { values: string; section: string; reason: string }> = {
  actionPoints: {
    values: '1 or 2',
    section: '3',
    reason: 'The sources reset AP and grant one more as a skill, but give no base; 1 fits one order a squadron a turn.',
  },
  fuelStore: {
    values: '0 to 99',
    section: '18',
    reason: 'The newer of two figures for the fuel store of a side; "stranded" reads what is left of it.',
  },
  fuelByMap: {
    values: 'true, false',
    section: 'Correction 1',
    reason:
      'With the printed fuel nobody crosses a large map. True: a full tank is half the rows in moves, rounded up, and `fuelReserve` more, where that is more than the printed fuel.',
  },
  fuelReserve: {
    values: '0 to 20',
    section: 'Correction 1',
    reason: 'What `fuelByMap` adds to the way to the middle of the map; the figure of the rules.',
  },
  refuel: {
    values: '0 to 5',
    section: 'Correction 1',
    reason:
      'The fuel that a squadron on or next to its carrier takes from the store in UPKEEP; REARM and a new squadron then take 1 each. 0: nobody touches the store.',
  },
  replacements: {
    values: '0 to 99, or null',
    section: '26',
    reason:
      'How many new squadrons the carriers of a side get after losses, apart from the fuel store. Null: no number of their own; where `refuel` is not 0, each takes 1 from the store.',
  },
  jumpNeeded: { values: '1 to 99', section: '27', reason: 'Later than every listed pursuit wave (turns 3 to 7).' },
  lastStandAtHalf: {
    values: 'true, false',
    section: '14',
    reason: 'The text says below half hull; a code excerpt counts exactly half too.',
  },
  newPilotMorale: {
    values: '0 to 100',
    section: '20',
    reason: 'Inside the normal band, so that a new pilot has neither a bonus nor a penalty.',
  },
  ejectPercent: {
    values: '0 to 100',
    section: '20',
    reason: 'As the Eject Protocol says; other values are clamped to what a chance can be.',
  },
  afterburner: {
    values: 'auto, ask',
    section: '20',
    reason:
      'Used on the first attack that would hurt, so that no fight stops for a question unless the table wants it.',
  },
  fog: { values: 'true, false', section: '24', reason: 'Off in a skirmish.' },
  difficulty: {
    values: 'easy, normal, hard',
    section: '25',
    reason: 'The procedure of the rules; easy mixes in random orders, hard plans for the whole side (`sensible`).',
  },
  turnLimit: {
    values: '1 to 200',
    section: '18',
    reason: 'Two fleets without fuel or ammo would never finish; after this many turns the battle ends by `atLimit`.',
  },
  atLimit: {
    values: 'draw, player, enemy',
    section: 'Correction 2',
    reason:
      'Who wins if nothing is decided after the last turn. Player: who has not lost by then has held out. Enemy: who was to destroy its carrier is out of time.',
  },
  spentLost: {
    values: 'true, false',
    section: 'Correction 2',
    reason:
      'A side fights to its last squadron. True: it has lost as well when nobody left has ammo, nor a carrier that has some; they would only run.',
  },
  creative: {
    values: 'true, false',
    section: '29',
    reason: 'Both sides by hand at one screen: rosters, fuel and orders are open.',
  },
};

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
