/** What set-ups ask of this game, beside what a screen does: every card and skill of the box. No table begins with it. Re-exports only. */
export { CARD_LIST } from './content/cards.ts';
export { SKILLS } from './content/skills.ts';
