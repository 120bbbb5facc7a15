import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { setup } from './index.ts';
import { DEFAULT_SETS, type SetTag } from './types.ts';

/** F10: another default never changes a combat that was saved: every stored set-up names its sets. */
const GOLDEN = join(import.meta.dirname, '../../../golden');
/** What a set-up without sets meant up to version 4 of the rules. */
const BEFORE: readonly SetTag[] = ['B', 'PoK', 'C1', 'C2', 'C3', 'C4'];

function* stored(): Generator<[name: string, setup: { sets?: SetTag[] }]> {
  for (const version of [1, 2, 3]) {
    const save = JSON.parse(readFileSync(join(GOLDEN, `saves-${version}/twilight-imperium.json`), 'utf8'));
    yield [`version ${version}`, save.setup];
  }
  const moments = join(GOLDEN, 'saves-0.4.0/twilight-imperium');
  for (const file of readdirSync(moments))
    yield [file, JSON.parse(gunzipSync(readFileSync(join(moments, file))).toString()).setup];
  const kept = JSON.parse(gunzipSync(readFileSync(join(GOLDEN, 'kept-0.4.0/twilight-imperium.json.gz'))).toString());
  for (const combat of kept.combats) yield [combat.name, combat.setup];
}

describe('F10 sets of stored set-ups', () => {
  const all = [...stored()];
  it('every set-up that was ever stored names its sets, the older default among them', () => {
    expect(all.filter(([, one]) => one.sets === undefined).map(([name]) => name)).toEqual([]);
    expect(all.some(([, one]) => JSON.stringify(one.sets) === JSON.stringify(BEFORE))).toBe(true);
  });
  it('and keeps them when it is read again', () => {
    for (const [name, one] of all) {
      const checked = setup.check(one);
      if (checked.ok) expect(checked.setup.sets, name).toEqual(one.sets);
      else
        expect(
          checked.problems.map((problem) => problem.code),
          name,
        ).not.toContain('set-off');
    }
  });
  it('a set-up that is read names the sets that it is played with', () => {
    const checked = setup.check('sol: cruiser vs hacan: cruiser');
    expect(checked.ok && checked.setup.sets).toEqual([...DEFAULT_SETS]);
  });
});
