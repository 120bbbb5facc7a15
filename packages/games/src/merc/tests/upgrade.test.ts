import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openSave, type Save } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { game as merc } from '../index.ts';
import type { Merc } from '../types.ts';

const FOLDER = join(import.meta.dirname, '../../../golden/saves-0.4.0/merc');

describe('a combat saved under version 3', () => {
  it.each(readdirSync(FOLDER))('%s: knows the option of today and keeps its outcome', (file) => {
    const save = JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString()) as Save<Merc>;
    expect([save.rules, Object.keys(save.state.options)]).toEqual([3, expect.not.arrayContaining(['rundeTogether'])]);
    const opened = openSave(merc.rules, save);
    if (!opened.ok) throw new Error(opened.reason.code);
    const { state, outcome } = opened.combat;
    expect(state.options).toEqual({ ...save.state.options, rundeTogether: 'hideNobody' });
    expect(outcome).toEqual(save.state.result ?? undefined);
    expect(outcome !== undefined).toBe(file.endsWith('-over.json.gz'));
  });
});
