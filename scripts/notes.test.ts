import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notesOf } from './notes.ts';

const CHANGELOG =
  '# Changelog\n\nHead.\n\n## 1.1.0\n\n(being written)\n\n## 1.0.0\n\n- One.\n\n### More\n\n- Two.\n\n## 0.9.0\n\n- Old.\n';

describe('the notes of a release', () => {
  it('are the section of its version, whole and alone', () => {
    expect(notesOf(CHANGELOG, 'v1.0.0', '1.0.0')).toEqual({ ok: true, notes: '- One.\n\n### More\n\n- Two.' });
    expect(notesOf(CHANGELOG, 'v0.9.0', '0.9.0')).toEqual({ ok: true, notes: '- Old.' });
  });
  it.each([
    ['v1.0.0', '1.1.0', 'The tag is v1.0.0, but the packages have version 1.1.0.'],
    ['1.0.0', '1.0.0', 'The tag is 1.0.0, but the packages have version 1.0.0.'],
    ['v1.0', '1.0', 'CHANGELOG.md has no section 1.0.'],
    ['v1.1.0', '1.1.0', 'The section 1.1.0 of CHANGELOG.md is not written yet.'],
  ])('are refused for the tag %s of version %s', (tag, version, why) => {
    expect(notesOf(CHANGELOG, tag, version)).toEqual({ ok: false, why });
  });
  it('can be made of every version but the newest, which may still be in the making', () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const [, ...versions] = [...changelog.matchAll(/^## (\S+)$/gm)].map((match) => match[1] as string);
    expect(versions).toContain('0.11.0');
    for (const version of versions) expect(notesOf(changelog, `v${version}`, version)).toMatchObject({ ok: true });
  });
});
