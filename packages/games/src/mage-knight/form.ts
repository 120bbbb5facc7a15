/** What set-ups ask of this game, beside what a screen does: every card and skill of the box. No table begins with it. Re-exports only. */
export { CARD_LIST, SKILLS } from './content/whole.ts';
