/** Section 22: traits of squadrons. ESCORT marks the civilian ships that section 20's morale table speaks of. */
export const TRAITS = [
  'EARLY_LAUNCH',
  'DISTRESS_BEACON',
  'ESCORT',
  'REGENERATION',
  'SWARM_TACTICS',
  'BIO_ARMOR',
  'SPORE_CLOUD',
] as const;
export type Trait = (typeof TRAITS)[number];

export const TRAIT_ROWS: Record<Trait, { name: string; nautolan: boolean }> = {
  EARLY_LAUNCH: { name: 'Early Launch', nautolan: false },
  DISTRESS_BEACON: { name: 'Distress Beacon', nautolan: false },
  ESCORT: { name: 'Escort', nautolan: false },
  REGENERATION: { name: 'Regeneration', nautolan: true },
  SWARM_TACTICS: { name: 'Swarm Tactics', nautolan: true },
  BIO_ARMOR: { name: 'Bio-Armor', nautolan: true },
  SPORE_CLOUD: { name: 'Spore Cloud', nautolan: true },
};

/** Section 22: how the rules play an enemy. `retreat`: percent points added; `half`: the base chance is halved first. */
export const BEHAVIOURS = ['AGGRESSIVE', 'DEFENSIVE', 'HUNTER', 'CAUTIOUS', 'STATIC', 'SUICIDAL'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

interface BehaviourRow {
  name: string;
  /** Chance to retreat when hurt or empty, in percent, from the base chance. */
  retreat(base: number): number;
  atk: number;
  /** Factor on the worth of an attack. */
  priority: number;
}
const defaults = { retreat: (base: number) => base, atk: 0, priority: 1 };
export const BEHAVIOUR_ROWS: Record<Behaviour, BehaviourRow> = {
  AGGRESSIVE: { ...defaults, name: 'Aggressive', retreat: (base) => base / 2, priority: 1.2 },
  DEFENSIVE: { ...defaults, name: 'Defensive' },
  HUNTER: { ...defaults, name: 'Hunter' },
  CAUTIOUS: { ...defaults, name: 'Cautious', retreat: (base) => base + 40 },
  STATIC: { ...defaults, name: 'Static' },
  SUICIDAL: { ...defaults, name: 'Suicidal', retreat: () => 0, atk: 1 },
};
export const DEFENSIVE_HOLD = { percent: 30, within: 2 };
export const STATIC_HOLD = 80;

export const FACTIONS = ['HUMAN', 'NAUTOLAN'] as const;
export type Faction = (typeof FACTIONS)[number];
/** Section 22: a scenario name that begins so is fought against the Nautolan. */
export const ALIEN_PREFIX = 'alien_';
