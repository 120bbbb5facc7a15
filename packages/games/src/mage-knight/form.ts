/** What only the setup form needs: every card and skill. Re-exports only. */
export { CARD_LIST } from './content/cards.ts';
export { SKILLS } from './content/skills.ts';
