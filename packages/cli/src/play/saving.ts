import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { makeSave } from '@fray/engine';
import { BadInput } from '../context.ts';
import { freeName } from '../files.ts';
import { writeWhole } from '../write-whole.ts';
import type { Asker } from './asker.ts';
import type { Session } from './session.ts';

/** Saves without a question. */
function keep(session: Session, file = freeName(session.game.id)): string {
  writeWhole(file, `${JSON.stringify(makeSave(session.combat))}\n`);
  session.markSaved();
  return file;
}

/**
 * Saves when nothing can be asked any more. Where that fails it is tried once more in the folder for what is temporary: a
 * combat is not lost because a disk is full. What became of the combat, in sentences.
 */
export function keepAnyway(session: Session, file?: string): string {
  const { words } = session;
  const failures: string[] = [];
  for (const name of [() => file ?? freeName(session.game.id), () => freeName(session.game.id, tmpdir())]) {
    try {
      return [words.savedAs(keep(session, name())), ...failures].join(' ');
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      failures.push(error.message);
    }
  }
  return [words.couldNotSave, ...failures].join(' ');
}

/** Saves under the name given, or asks for one. Another file of that name is only replaced when the person says so. */
export async function saveAs(
  session: Session,
  asker: Asker,
  given: string,
  last: string | undefined,
): Promise<string | undefined> {
  const { words } = session;
  const suggested = last ?? freeName(session.game.id);
  const typed = given || (await asker.ask(`${words.saveAs(suggested)} `, words.help.saveAs));
  if (typed === undefined) return undefined;
  const file = typed || suggested;
  if (file !== last && existsSync(file) && !(await asker.confirm(words.replace(file)))) {
    return undefined;
  }
  return keep(session, file);
}
