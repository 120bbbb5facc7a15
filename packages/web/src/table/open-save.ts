/** What reads saves: a combat that was begun on this page does without. */
export { openSave } from '@fray/engine';
