/** Section 28: the upgrades that matter in battle, and section 24's sensors. */
export const UPGRADES = [
  'REINFORCED_HULL_1',
  'REINFORCED_HULL_2',
  'VETERAN_PILOTS',
  'POINT_DEFENCE_PLUS',
  'SHIELD',
  'LONG_RANGE_SENSORS',
  'SENSOR_ARRAY',
  'EXPANDED_HANGAR',
  'SENSORS_1',
  'SENSORS_2',
  'SENSORS_3',
  'SENSORS_4',
] as const;
export type Upgrade = (typeof UPGRADES)[number];

export interface UpgradeRow {
  name: string;
  carrierHull: number;
  squadronHull: number;
  /** Highest hull that point defense can destroy. */
  pointDefence: number;
  shield: number;
  carrierDetection: number;
  detection: number;
  hangar: number;
  tier: number;
  /** Only the sensors have a price in the sources that concern battle. */
  cost: number | null;
}
const none = {
  carrierHull: 0,
  squadronHull: 0,
  pointDefence: 0,
  shield: 0,
  carrierDetection: 0,
  detection: 0,
  hangar: 0,
  tier: 0,
  cost: null,
};
export const UPGRADE_ROWS: Record<Upgrade, UpgradeRow> = {
  REINFORCED_HULL_1: { ...none, name: 'Reinforced Hull I', carrierHull: 5 },
  REINFORCED_HULL_2: { ...none, name: 'Reinforced Hull II', carrierHull: 5 },
  VETERAN_PILOTS: { ...none, name: 'Veteran Pilots', squadronHull: 1 },
  POINT_DEFENCE_PLUS: { ...none, name: 'Point Defence+', pointDefence: 4 },
  SHIELD: { ...none, name: 'Shield', shield: 3 },
  LONG_RANGE_SENSORS: { ...none, name: 'Long Range Sensors', carrierDetection: 1 },
  SENSOR_ARRAY: { ...none, name: 'Sensor Array', detection: 1 },
  EXPANDED_HANGAR: { ...none, name: 'Expanded Hangar', hangar: 5 },
  SENSORS_1: { ...none, name: 'Sensors 1', tier: 1, cost: 50 },
  SENSORS_2: { ...none, name: 'Sensors 2', tier: 2, cost: 100 },
  SENSORS_3: { ...none, name: 'Sensors 3', tier: 3, cost: 150 },
  SENSORS_4: { ...none, name: 'Sensors 4', tier: 4, cost: 200 },
};
/** Section 16: highest hull that point defense can destroy without the upgrade. */
export const POINT_DEFENCE_HULL = 2;

/** Section 24: what each tier adds to INTEL. */
export const SENSOR_TIERS = [
  { tier: 0, shows: 'positions and basic combat values' },
  { tier: 1, shows: 'aggression level' },
  { tier: 2, shows: 'movement paths' },
  { tier: 3, shows: 'fuel' },
  { tier: 4, shows: 'exact intents' },
] as const;
export const MOODS = ['calm', 'alert', 'aggressive'] as const;
export type Mood = (typeof MOODS)[number];
