import { Combat, makeSave, parseSave, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import type { SetTag } from '../vocabulary.ts';
import { setup } from './index.ts';
import { DEFAULT_SETS } from './types.ts';

/** F10: another default never changes a combat that was saved: every stored setup names its sets. */
const OTHER: readonly SetTag[] = ['B', 'PoK', 'C1', 'C2', 'C3', 'C4'];

const read = (input: unknown) => {
  const checked = setup.check(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.setup;
};

describe('F10 sets of stored setups', () => {
  const plain = read('sol: cruiser vs hacan: cruiser');
  it('a setup that is read names the sets that it is played with', () => expect(plain.sets).toEqual([...DEFAULT_SETS]));
  it('sets that are not those of the default are kept when it is read again, and in a save', () => {
    expect(OTHER).not.toEqual(DEFAULT_SETS);
    const other = read({ ...plain, sets: OTHER });
    expect(other.sets).toEqual(OTHER);
    const opened = parseSave(rules, JSON.stringify(makeSave(Combat.begin(rules, other, seededDice(1)))), setup);
    expect(opened.ok && opened.combat.setup.sets).toEqual(OTHER);
  });
});
