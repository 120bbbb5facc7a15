import { type Combat, makeSave, type Refused, type Save, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { openSave } from './open-save.ts';

/** The screen of a combat on this device. */
interface Shown {
  readonly game: AnyGame;
  readonly combat: Combat<Types>;
  problem: string | undefined;
  refusalText(answer: Refused): string;
  continueAt(combat: Combat<Types>): void;
}

/** The same combat from a save: another tab has moved on. */
export function reopen(screen: Shown, save: Save<Types>): void {
  const opened = openSave(screen.game.rules, save);
  if (opened.ok) screen.continueAt(opened.combat);
  else screen.problem = screen.refusalText(opened);
}
/** People take over the dice, or give them back. The chance of cards goes on where it was. */
export function setTyped(screen: Shown, typed: boolean): void {
  const save = makeSave(screen.combat);
  reopen(screen, { ...save, dice: { ...save.dice, kind: typed ? 'typed' : 'seeded' } });
}
