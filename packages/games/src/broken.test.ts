import { describe, expect, it } from 'vitest';
import { answers, type Kept, keptFiles } from '../../../scripts/fuzz/corpus.ts';
import { checkSave, checkSetup } from '../../../scripts/fuzz/laws.ts';
import { findGame, loadWhole, type WholeGame } from './registry.ts';

/** Broken and hostile files that the fuzzer has found or kept (golden/broken): nothing from outside ends in an accident. */
const load = async (id: string): Promise<WholeGame> => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  return loadWhole(found.card);
};
const all = answers();
const ofKind = (kind: Kept['kind']) => keptFiles().filter((file) => file.kind === kind);

it('every file has its answer, and every answer its file', () => {
  expect(keptFiles().map(({ name }) => name)).toEqual([...all.keys()].sort());
  expect([...all.values()]).not.toContain('?');
});

describe('a save is refused with a sentence, or goes on', () => {
  it.each(ofKind('save').map((file) => [file.name, file] as const))('%s', async (name, file) => {
    const game = await load(file.game);
    const { answer, faults } = checkSave(game, file.text());
    expect(faults).toEqual([]);
    expect(answer).toBe(all.get(name));
  });
});

describe('a setup is refused with sentences, or a combat begins and goes on', () => {
  it.each(ofKind('setup').map((file) => [file.name, file] as const))('%s', async (name, file) => {
    const { answer, faults } = checkSetup(await load(file.game), file.text());
    expect(faults).toEqual([]);
    expect(answer).toBe(all.get(name));
  });
});
