import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { solvedDe, solvedEn } from '../advice/solved-catalog.ts';
import { adviceDe } from '../advice/words-de.ts';
import { adviceEn } from '../advice/words-en.ts';
import { loadManifest } from '../games/manifests.ts';
import { de, pageDe } from './de.ts';
import { en } from './en.ts';
import { pageEn } from './page-en.ts';
import { setupDe } from './setup-de.ts';
import { setupEn } from './setup-en.ts';
import { sharedDe } from './shared-de.ts';
import { sharedEn } from './shared-en.ts';

const PANELS = join(import.meta.dirname, '../games');
const games = await Promise.all(TESTED_GAMES.map(loadWhole));
const languagesOf = ({ languages = {} }: (typeof games)[number]): string[] => ['en', ...Object.keys(languages)];

/** The texts of a catalog by their path. A text that takes facts is made with the name of its place. */
function textsOf(catalog: unknown, path = ''): Map<string, string> {
  const texts = new Map<string, string>();
  if (typeof catalog === 'string') texts.set(path, catalog);
  else if (typeof catalog === 'function') texts.set(path, String(catalog(...Array(catalog.length).fill('X'))));
  else if (typeof catalog === 'object' && catalog !== null)
    for (const [key, part] of Object.entries(catalog))
      for (const [place, text] of textsOf(part, `${path}.${key}`)) texts.set(place, text);
  return texts;
}

/** The same in both languages: names, abbreviations, and words that German has too. */
const SHARED = new Set(
  'Hangar MERC MERCs SMAW Fray Name Text Link Start Bot Bomber Boss Elite Normal Standard Leviathan Vibration Initiative JSON Start Phase Mine Problem Optionen Exportieren Code'.split(
    ' ',
  ),
);
/** Names of the rules, also those in capitals. */
const isName = (text: string): boolean =>
  text === 'Fire Control Network' ||
  !/\p{Ll}{3}/u.test(text) ||
  text.split(/[^\p{L}]+/u).every((word) => !/\p{Ll}{3}/u.test(word) || SHARED.has(word));

/** Keys that one catalog lacks, and texts that are equal although they are no names. */
function differences(english: unknown, german: unknown): string[] {
  const [a, b] = [textsOf(english), textsOf(german)];
  return [
    ...[...a.keys()].filter((path) => !b.has(path)).map((path) => `not in German: ${path}`),
    ...[...b.keys()].filter((path) => !a.has(path)).map((path) => `not in English: ${path}`),
    ...[...b].filter(([path, text]) => a.get(path) === text && !isName(text)).map((row) => `equal: ${row.join(' ')}`),
  ];
}

const { ti4: _ti4, mk: _mk, fab: _fab, headings, ...setupCommon } = setupEn;

test.each([
  ['Home and the table', en, de],
  ['pages and sheets', pageEn, pageDe],
  ['shared tables', sharedEn, sharedDe],
  ['advice', adviceEn, adviceDe],
  ['solutions', solvedEn, solvedDe],
  ['setup', { ...setupCommon, headings: { merc: headings.merc, 'exodus-loop': headings['exodus-loop'] } }, setupDe],
])('%s: the German catalog has the keys of the English one and no English text', (_, english, german) => {
  expect(differences(english, german)).toEqual([]);
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: every catalog has the languages of the game',
  async (id, game) => {
    const languages = languagesOf(game).sort();
    const manifest = await loadManifest(id);
    expect(Object.keys(game.text).sort()).toEqual(languages);
    expect(Object.keys(game.setup.text).sort()).toEqual(languages);
    // A game may have no panel of its own.
    const folder = join(PANELS, id);
    expect(manifest !== undefined).toBe(existsSync(folder));
    if (!manifest) return;
    expect(Object.keys(manifest.about ?? {}).sort()).toEqual(languages);
    const german = readdirSync(folder).filter((file) => /(^|-)de\.ts$/.test(file));
    expect(german.length > 0).toBe(languages.includes('de'));
    for (const file of german) expect(existsSync(join(folder, file.replace(/de\.ts$/, 'en.ts')))).toBe(true);
  },
);

test.each(games.filter((game) => languagesOf(game).includes('de')).map((game) => [game.id, game] as const))(
  '%s: the German of the game, its panel, its setup and its rules is whole',
  async (id, game) => {
    const folder = join(PANELS, id);
    const load = async (file: string) => (await import(join(folder, file))) as Record<string, unknown>;
    const only = (file: Record<string, unknown>): unknown => Object.values(file).find((one) => typeof one === 'object');
    const found: string[] = [];
    for (const file of readdirSync(folder).filter((one) => /(^|-)de\.ts$/.test(one)))
      found.push(...differences(only(await load(file.replace(/de\.ts$/, 'en.ts'))), only(await load(file))));
    const about = (await loadManifest(id))?.about;
    found.push(...differences((await about?.en())?.about, (await about?.de?.())?.about));
    const presets = Object.fromEntries(
      game.setup.presets.map(({ id: one, title, about: text, teaches }) => [
        one,
        { title, about: text, ...(teaches === undefined ? {} : { teaches }) },
      ]),
    );
    found.push(...differences(presets, game.setup.text.de?.presets));
    expect(found).toEqual([]);
  },
);
