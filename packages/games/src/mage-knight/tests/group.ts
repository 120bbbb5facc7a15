import type { GroupMember } from '../rules/pool.ts';
import type { Resistance } from '../types.ts';

/** Groups and pools of section 2 as bare figures. */
export const member = (id: string, armor: number, more: Partial<GroupMember> = {}): GroupMember => ({
  id,
  armor,
  fame: 1,
  fortified: false,
  unfortified: false,
  resists: [],
  ...more,
});
export const resisting = (id: string, armor: number, ...resists: Resistance[]): GroupMember =>
  member(id, armor, { resists });
export const pool = (more: Partial<Record<'physical' | 'fire' | 'ice' | 'coldFire', number>>) => ({
  physical: 0,
  fire: 0,
  ice: 0,
  coldFire: 0,
  ...more,
});
/** Two plain enemies of armor 5, one of them fire-resistant where asked. */
export const PLAIN = ['minotaur', 'swordsmen'] as const;
export const FIRE = ['fire-mages', 'minotaur'] as const;
