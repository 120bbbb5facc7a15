import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openSave, type Save } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { HOUSE_OPTIONS } from '../content/house.ts';
import { rules } from '../ruleset.ts';
import type { Exodus } from '../types.ts';

const FOLDER = join(import.meta.dirname, '../../../golden/saves-0.4.0/exodus-loop');
const OFF = { fuelByMap: false, fuelReserve: 2, refuel: 0, holdOut: false, spentLost: false };

describe('a battle saved under version 2', () => {
  const saves = readdirSync(FOLDER).map((file) => {
    const save = JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString()) as Save<Exodus>;
    return { file, save, deploys: save.state.frames.some(({ step }) => step === '7 player' || step === '7 enemy') };
  });
  it('some were saved in PREPARATION, some later', () => {
    expect(new Set(saves.map(({ deploys }) => deploys))).toEqual(new Set([true, false]));
  });
  it.each(saves)(
    '$file: plays on without the options of today, and keeps its turn and outcome',
    ({ save, deploys }) => {
      expect(save.rules).toBe(2);
      const opened = openSave(rules, save);
      if (!opened.ok) throw new Error(opened.reason.code);
      const { state, outcome } = opened.combat;
      expect(state.house).toEqual({ ...HOUSE_OPTIONS, ...save.state.house, ...OFF });
      // Correction 4: what was turn 1 there is turn 0 today, and turn 1 comes after it.
      expect([state.turn, deploys ? state.first : 1]).toEqual(deploys ? [0, save.state.turn] : [save.state.turn, 1]);
      expect(outcome).toEqual(save.state.result ?? undefined);
    },
  );
});
