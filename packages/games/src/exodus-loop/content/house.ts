/**
 * House defaults: decisions of our own where the rules are silent, each with its reason. Those in HOUSE_OPTIONS are
 * also options of the set-up (`options`); the others are constants that rules read from here and nowhere else.
 */

export const HOUSE_OPTIONS = {
  actionPoints: 1,
  fuelStore: 10,
  jumpNeeded: 8,
  lastStandAtHalf: false,
  newPilotMorale: 70,
  ejectPercent: 20,
  afterburner: 'auto' as 'auto' | 'ask',
  fog: false,
  difficulty: 'normal' as 'easy' | 'normal' | 'hard',
  turnLimit: 40,
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
    reason: 'The newer of two figures for the fuel store of the carrier; only "stranded" reads it.',
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
    reason: 'Inside the normal band, so that a new pilot brings neither a bonus nor a penalty.',
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
    reason: 'The procedure as it stands; easy mixes in random orders, hard plays the turn out in its head.',
  },
  turnLimit: {
    values: '1 to 200',
    section: '18',
    reason: 'Two fleets without fuel or ammo would never finish; after this many turns the battle is drawn.',
  },
  creative: {
    values: 'true, false',
    section: '29',
    reason: 'Both sides by hand at one screen: rosters, fuel and orders lie open.',
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
/** A turn in which a squadron changes its cell by its own order costs this much, whatever the distance. */
export const FUEL_A_MOVE = 1;
/** A shot, an interception too. */
export const AMMO_A_SHOT = 1;
/** Section 5: small figures, so that squadrons stay the main means of fighting. */
export const CARRIER_REPAIR = { squadron: 2, carrier: 1 };
export const CARRIER_GUARD_DEF = 2;
export const CARRIER_FIRE_DISTANCE = 1;
/** A carrier has no type in the triangle, so that every shot at or from it is a d6. */
export const CARRIER_DIE = 6;
/** Section 9: a harvest brings this much metal. */
export const HARVEST_METAL = 1;
/** A unit intercepts so often a turn: one Gunship must not stop a fleet. */
export const INTERCEPTIONS_A_TURN = 1;
/** Splash and Spore Cloud, in hull points, DEF ignored. */
export const SPLASH = 1;
/** Section 23: hazards cover at most this share of the map, and the map maker gives up after so many attempts a hazard. */
export const HAZARD_SHARE = 0.15;
export const HAZARD_ATTEMPTS = 50;
/** Debris: 1 in 6. */
export const DEBRIS_DIE = 6;
/** Section 24: below tier 4 a forecast is shown with a margin of so many cells. */
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
  /** The player's own bot waits for enemies until this turn: the longest tank lasts five moves, so that who still stands off then is out of fuel. */
  dryAfter: 6,
  /** What an attack of its squadrons must be worth, and by how much that sinks in the second half: a draw wins nothing. */
  patience: 1,
  impatience: 30,
  /** Easy: percent chance of an order at random. */
  easyRandom: 30,
  /** Hard: orders compared for each squadron, and turns played for each of them. */
  hardOrders: 4,
  hardSamples: 3,
  /** Moods of section 24: up to, from. */
  calmBelow: 0.4,
  aggressiveFrom: 0.7,
  /** How much a behaviour moves the aggression that sensors read. */
  moodShift: 0.25,
};

/** Section 26. */
export const WAVES = {
  /** Types of reinforcements, equally likely. */
  types: ['I', 'B', 'G'] as const,
  /** "Player winning decisively": this many times the enemy's hull in squadrons. */
  decisive: 2,
  /** Boss waves after the first come so many turns after the one before, unless a beacon calls them earlier. */
  bossGap: 3,
  /** Warning: so many turns before. */
  warning: 1,
  /** A Miner among the reinforcements of a Mining encounter: one chance in four, as for a fourth type. */
  minerAmong: 4,
};

/** Decisions that are no figure: where the rules are silent, what we made of it, and why. */
export const DECISIONS: readonly { section: string; decision: string; reason: string }[] = [
  {
    section: '7',
    decision:
      'The enemy deploys after the player, in as many rows at the top; a squadron launched early is ready on turn 1 and stays where it was put.',
    reason: 'Both sides deploy alike, and a trait that costs the first turn would be none.',
  },
  {
    section: '9',
    decision:
      'A ship is chosen, then its order; whoever holds without an order is asked once more before the turn is executed.',
    reason: 'Short lists, and nobody forgets a squadron.',
  },
  {
    section: '9',
    decision: 'With two AP the ways of MOVE and ATTACK count as one way: its cells in between can be intercepted.',
    reason: 'The squadron flies through them.',
  },
  {
    section: '10',
    decision:
      'The enemy orders in step 2 without seeing the orders of the player; what it launches appears at the end of step 2.',
    reason:
      'Its intents are decided there, after the launches of the player; a carrier that may only launch a turn later would never keep up.',
  },
  {
    section: '10',
    decision: 'A harvest comes in with the landings of step 5.',
    reason: 'Before shots fall, after everybody has moved.',
  },
  {
    section: '10',
    decision:
      'A landing that has become impossible (the carrier moved, was lost or is full) does not happen; the squadron stays.',
    reason: 'Orders are given before anybody moves.',
  },
  { section: '12', decision: 'Carriers take no part in the fight of a cell.', reason: 'They have their own step 7.' },
  {
    section: '15',
    decision: 'A Destroyer pierces the DEF of a carrier too, and its splash spreads from the cell it attacks from.',
    reason: 'It is an attack like any other, and a carrier may cover several cells.',
  },
  {
    section: '16',
    decision: 'A carrier that is lost takes its docked squadrons with it.',
    reason: 'Nothing can launch from a wreck.',
  },
  {
    section: '16',
    decision: 'A squadron that was launched this turn onto an enemy carrier attacks it from the next turn on.',
    reason: 'Launched squadrons fight back in a contested cell and do nothing else.',
  },
  {
    section: '18',
    decision:
      'With several carriers the battle is lost with the last one; a side that began without a carrier is lost with its last squadron.',
    reason: 'The rules know one carrier; this is the same for other forces.',
  },
  {
    section: '18',
    decision: 'Victory waits only for waves that are sure to come, not for a beacon or a find that may never happen.',
    reason: 'Otherwise a battle that is won could not end.',
  },
  {
    section: '20',
    decision: 'Ejection is rolled when the wreck is removed; a new level is reached at the end of the battle.',
    reason: 'Nothing inside a battle depends on it, and a new level would need a choice of perk.',
  },
  {
    section: '20',
    decision: 'Civilian ships of an escort mission carry the trait ESCORT.',
    reason: 'The table of morale tells them from other allies.',
  },
  {
    section: '22',
    decision: 'Bio-Armor softens any loss of hull, splash and hazards too; Spore Cloud reaches as far as splash.',
    reason: 'The same notion of damage and of adjacent everywhere.',
  },
  {
    section: '23',
    decision: 'Hazards act on squadrons, not on carriers.',
    reason: 'Their figures are made for the hulls of squadrons.',
  },
  {
    section: '24',
    decision:
      'Fog and sensors work for both sides; docked squadrons and orders of the other side are hidden in any case; how many enemies are unseen is known.',
    reason: 'A second person may play the enemy; a briefing tells the strength, not the place.',
  },
  {
    section: '24',
    decision:
      'Hidden below tier 3: fuel. Hidden below tier 4: behaviour and aggression, except SUICIDAL, which shows in the ATK.',
    reason: 'Basic combat values are open at every tier.',
  },
  {
    section: '25',
    decision:
      'An enemy without fuel lands if it can; its carrier rearms what came home empty before it launches it again, and turns from Bombers within four cells.',
    reason: 'Otherwise it would launch and land the same squadron for ever.',
  },
  {
    section: '25',
    decision: 'A Miner that nobody threatens harvests.',
    reason: 'It has no ammo by nature, and would only ever retreat.',
  },
  {
    section: '25',
    decision: 'With nobody in sight an enemy flies straight ahead.',
    reason: 'The fog must end some time.',
  },
  {
    section: '26',
    decision:
      'A window of turns is drawn turn by turn; a wave is announced in UPKEEP 7 and arrives in UPKEEP 6 of the next turn.',
    reason: 'Nobody can know what is not drawn yet, and the warning comes one turn before.',
  },
  {
    section: '26',
    decision: 'Losses are counted in squadrons; an enemy that is nothing but carriers has lost when they are gone.',
    reason: 'A percentage of nothing would never be reached.',
  },
  {
    section: '26',
    decision:
      'Later boss waves come three turns after the one before, or when a beacon calls; decisively means twice the hull.',
    reason: 'The table gives turn 6 for the first only.',
  },
];
