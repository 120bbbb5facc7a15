import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, TESTED_GAMES } from './games.fixture.ts';

/** Shared mechanics are what at least two games use. What one game needs belongs to its own rules. */

const MECHANICS = join(import.meta.dirname, '../../engine/src/mechanics');
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));

/** Functions and constants that a file exports; its types come along with them. */
const exported = (text: string): string[] =>
  [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
/** The words that a file takes from the engine. */
const taken = (text: string): string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@fray\/engine'/g)].flatMap(([, list = '']) =>
    list.split(',').map((word) =>
      word
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    ),
  );

const mechanics = filesIn(MECHANICS).flatMap((file) => exported(readFileSync(file, 'utf8')));
const users = (name: string): string[] =>
  TESTED_GAMES.map(({ id }) => id).filter((id) =>
    filesIn(folderOf(id)).some((file) => taken(readFileSync(file, 'utf8')).includes(name)),
  );

describe('shared mechanics', () => {
  it('there are some', () => expect(mechanics.length).toBeGreaterThan(0));

  it.each(mechanics)('%s is used by at least two games', (name) => {
    expect(users(name).length, users(name).join(', ')).toBeGreaterThanOrEqual(2);
  });

  it('reads imports over several lines, with types and other names', () => {
    expect(taken("import {\n  type Lump,\n  lumpDice as lump,\n} from '@fray/engine';")).toEqual([
      'Lump',
      'lumpDice',
      '',
    ]);
  });
});
