import { makeSave, type Save, type Types } from '@fray/engine';
import { openSave } from './open-save.ts';
import type { Screen } from './screen.svelte.ts';

/** The same combat from a save: another tab has moved on. */
export function reopen(screen: Screen, save: Save<Types>): void {
  const opened = openSave(screen.game.rules, save);
  if (opened.ok) screen.continueAt(opened.combat);
  else screen.problem = screen.refusalText(opened);
}
/** People take over the dice, or give them back. The chance of cards goes on where it was. */
export function setTyped(screen: Screen, typed: boolean): void {
  const save = makeSave(screen.combat);
  reopen(screen, { ...save, dice: { ...save.dice, kind: typed ? 'typed' : 'seeded' } });
}
