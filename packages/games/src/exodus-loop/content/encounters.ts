import { WAVES } from './house.ts';
import type { Behaviour } from './traits.ts';

/** Section 26: where a wave comes from. */
export const PLACES = ['top', 'flanks', 'left', 'right', 'behind', 'find'] as const;
export type Place = (typeof PLACES)[number];

export const TRIGGERS = [
  'turn',
  'losses',
  'winning',
  'carrier-damaged',
  'beacon',
  'phase',
  'detection',
  'after',
] as const;
/** One reason for a wave to come; any of a wave's triggers is enough. */
export type Trigger =
  | { kind: 'turn'; from: number; to: number }
  /** Enemy squadrons lost, in percent of those that took part. */
  | { kind: 'losses'; percent: number }
  | { kind: 'winning' }
  | { kind: 'carrier-damaged' }
  | { kind: 'beacon' }
  /** Boss phases: an enemy carrier at or below this percent of its hull. */
  | { kind: 'phase'; percent: number }
  /** A player unit has the find of the map within its detection range. */
  | { kind: 'detection' }
  /** Turns after the wave before. */
  | { kind: 'after'; turns: number };

export interface WavePlan {
  triggers: Trigger[];
  size: number;
  place: Place;
  /** Behaviors with their weights; empty: none. */
  behaviours: { behaviour: Behaviour; weight: number }[];
  miners: boolean;
}

export const ENCOUNTERS = [
  'QUICK',
  'STANDARD',
  'AMBUSH',
  'ELITE',
  'BOSS',
  'FLEET',
  'PURSUIT',
  'MINING',
  'DERELICT',
] as const;
export type Encounter = (typeof ENCOUNTERS)[number];

interface EncounterRow {
  name: string;
  /** How many of the waves come, from and to. */
  least: number;
  most: number;
  waves: WavePlan[];
}

const turn = (from: number, to: number): Trigger => ({ kind: 'turn', from, to });
const plan = (
  triggers: Trigger[],
  size: number,
  place: Place,
  mix: [Behaviour, number][] = [],
  miners = false,
): WavePlan => ({
  triggers,
  size,
  place,
  behaviours: mix.map(([behaviour, weight]) => ({ behaviour, weight })),
  miners,
});
const AMBUSH: [Behaviour, number][] = [
  ['AGGRESSIVE', 60],
  ['HUNTER', 30],
  ['SUICIDAL', 10],
];
const BOSS: [Behaviour, number][] = [
  ['DEFENSIVE', 40],
  ['AGGRESSIVE', 30],
  ['HUNTER', 20],
  ['CAUTIOUS', 10],
];
const boss = (...triggers: Trigger[]) => plan([...triggers, { kind: 'beacon' }], 4, 'top', BOSS);
const later: Trigger = { kind: 'after', turns: WAVES.bossGap };

export const ENCOUNTER_ROWS: Record<Encounter, EncounterRow> = {
  QUICK: { name: 'Quick', least: 0, most: 0, waves: [] },
  STANDARD: { name: 'Standard', least: 0, most: 1, waves: [plan([turn(4, 6)], 2, 'top')] },
  AMBUSH: {
    name: 'Ambush',
    least: 1,
    most: 2,
    waves: [plan([turn(3, 5)], 3, 'flanks', AMBUSH), plan([turn(7, 9)], 3, 'flanks', AMBUSH)],
  },
  ELITE: {
    name: 'Elite',
    least: 1,
    most: 1,
    waves: [plan([turn(4, 5), { kind: 'losses', percent: 50 }], 4, 'top', [['HUNTER', 100]])],
  },
  BOSS: { name: 'Boss', least: 2, most: 3, waves: [boss(turn(6, 6)), boss(later), boss(later)] },
  FLEET: {
    name: 'Fleet',
    least: 1,
    most: 2,
    waves: [plan([turn(5, 7)], 3, 'flanks'), plan([turn(10, 12)], 3, 'flanks')],
  },
  PURSUIT: {
    name: 'Pursuit',
    least: 1,
    most: 2,
    waves: [plan([turn(3, 4)], 2, 'behind'), plan([turn(6, 7)], 2, 'behind')],
  },
  MINING: { name: 'Mining', least: 0, most: 1, waves: [plan([turn(6, 8)], 2, 'top', [], true)] },
  DERELICT: { name: 'Derelict', least: 1, most: 1, waves: [plan([{ kind: 'detection' }], 2, 'find')] },
};
