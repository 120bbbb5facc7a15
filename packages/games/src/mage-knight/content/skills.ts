import { boxOf } from './box.ts';
import type { Skill } from './skill.ts';

/** Skills by their id: they come when a hero has one, or may learn one (`whole.ts`). */
export const { rows: SKILLS, of: skillOf, add: addSkills } = boxOf<Skill>('skill', []);
