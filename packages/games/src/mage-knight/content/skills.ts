import { HERO_SKILLS } from './hero-skills.ts';
import { rowsById } from './rows.ts';

/** Skills by their id. */
export const { rows: SKILLS, of: skillOf } = rowsById('skill', HERO_SKILLS);
