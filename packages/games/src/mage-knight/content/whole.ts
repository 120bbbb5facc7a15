import { WOUND } from '../rules/hero.ts';
import { ADVANCED } from './advanced.ts';
import { ARTIFACTS } from './artifacts.ts';
import { BASIC } from './basic.ts';
import type { Card } from './card.ts';
import { addCards, cardOf } from './cards.ts';
import { HERO_SKILLS } from './hero-skills.ts';
import { addSkills } from './skills.ts';
import { SPELLS } from './spells.ts';

/** The whole box: wherever this is loaded, every card and every skill is there. */
addCards([...ADVANCED, ...SPELLS, ...ARTIFACTS]);
addSkills(HERO_SKILLS);

export const CARD_LIST: readonly Card[] = [...BASIC, ...ADVANCED, ...SPELLS, ...ARTIFACTS, cardOf(WOUND)];
export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(CARD_LIST.map((row) => [row.id, row]));
export { SKILLS } from './skills.ts';
