import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whyOf } from './why.ts';

const NAMES = { thing: (id: string) => `the ${id}`, side: (seat: string) => seat };
const PACKAGES = join(import.meta.dirname, '../../..');

/** Codes that the sources of odds name. */
function codesIn(...folders: string[]): string[] {
  const texts = folders.flatMap((folder) =>
    readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(PACKAGES, folder, file), 'utf8')),
  );
  return [...new Set(texts.flatMap((text) => text.match(/(?<=')odds-[a-z-]+(?=')/g) ?? []))];
}

test('every reason why odds are not exact, or not asked, is a sentence', () => {
  const codes = codesIn('games/src/twilight-imperium/odds', 'advisor/src/odds', 'web/src/odds');
  expect(codes.length).toBeGreaterThan(20);
  for (const code of codes)
    for (const language of ['en', 'de'] as const)
      expect(whyOf(language, { code, limit: 50_000, most: 10, count: 12, by: 'Sol', effect: 'x' }, NAMES)).toMatch(
        /^\S.* .*\.$/,
      );
});

test('a reason names the effect, the side and the figure as people write them', () => {
  expect(whyOf('en', { code: 'odds-too-many-positions', limit: 50_000 }, NAMES)).toBe(
    'there are more than 50,000 positions.',
  );
  expect(whyOf('de', { code: 'odds-too-many-results', limit: 5000 }, NAMES)).toBe(
    'es gibt mehr als 5.000 mögliche Würfe und Ziehungen.',
  );
  expect(whyOf('en', { code: 'odds-path', effect: 'van-hauge' }, NAMES)).toMatch(/^the van-hauge does more/);
  expect(whyOf('en', { code: 'odds-best-too-large', by: 'Sol', count: 12, most: 10 }, NAMES)).toMatch(
    /up to 10 units a side, and Sol has 12\.$/,
  );
  expect(whyOf('en', { code: 'new-one' }, NAMES)).toBe('new-one');
});
