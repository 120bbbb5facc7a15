import { existsSync } from 'node:fs';
import { makeSave } from '@fray/engine';
import { freeName, writeWhole } from '../files.ts';
import type { Asker } from './asker.ts';
import type { Session } from './session.ts';

/** Saves without a question. */
export function keep(session: Session, file = freeName(session.game.id)): string {
  writeWhole(file, `${JSON.stringify(makeSave(session.combat))}\n`);
  session.markSaved();
  return file;
}

/** Saves under the name given, or asks for one. Another file of that name is only replaced when the person says so. */
export async function saveAs(
  session: Session,
  asker: Asker,
  given: string,
  last: string | undefined,
): Promise<string | undefined> {
  const suggested = last ?? freeName(session.game.id);
  const typed = given || (await asker.ask(`Save as [${suggested}] `));
  if (typed === undefined) return undefined;
  const file = typed || suggested;
  if (file !== last && existsSync(file) && !(await asker.confirm(`"${file}" is there already. Replace it?`))) {
    return undefined;
  }
  return keep(session, file);
}
