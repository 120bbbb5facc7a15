/** Section 21: the Admiral's six skills, one point a level. */
export const SKILLS = [
  'LAST_STAND',
  'EMERGENCY_REPAIRS',
  'EJECT_PROTOCOL',
  'RALLY_CRY',
  'IRON_WILL',
  'DESPERATE_MEASURES',
] as const;
export type Skill = (typeof SKILLS)[number];

export const SKILL_ROWS: Record<Skill, { name: string; tier: 1 | 2 | 3 }> = {
  LAST_STAND: { name: 'Last Stand', tier: 1 },
  EMERGENCY_REPAIRS: { name: 'Emergency Repairs', tier: 1 },
  EJECT_PROTOCOL: { name: 'Eject Protocol', tier: 2 },
  RALLY_CRY: { name: 'Rally Cry', tier: 2 },
  IRON_WILL: { name: 'Iron Will', tier: 3 },
  DESPERATE_MEASURES: { name: 'Desperate Measures', tier: 3 },
};
export const LAST_STAND_ATK = 1;
export const DESPERATE_ATK = 2;
/** Experience for the next level, and added up. */
export const ADMIRAL_XP = [100, 250, 450, 700, 1000, 1500] as const;
export const ADMIRAL_XP_TOTAL = [100, 350, 800, 1500, 2500, 4000] as const;
