import { findGame, loadWhole } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { answers, keptFiles } from './corpus.ts';
import { checkLine } from './line-laws.ts';

describe('a line to fray stdio has one answer, and no mistake of Fray itself', () => {
  const lines = keptFiles().filter((file) => file.kind === 'line');
  it.each(lines.map((file) => [file.name, file] as const))('%s', async (name, file) => {
    const found = findGame(file.game);
    if (!found.ok) throw new Error(found.reason.code);
    const { setup } = await loadWhole(found.card);
    const { answer, faults } = await checkLine(file.game, setup.presets[0]?.id ?? '', file.text());
    expect(faults).toEqual([]);
    expect(answer).toBe(answers().get(name));
  });
});
