import { GAMES } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { keptFiles } from './corpus.ts';
import { namedFault } from './faults-by-name.ts';
import { groundOf } from './ground.ts';
import { luckOf } from './luck.ts';
import { search } from './remake.ts';

/** The kept files can be made again from saves of today by `npm run fuzz -- --remake`. */

describe.each(GAMES.map(({ id }) => id))('every kept file of %s shows a fault that can be made again', (id) => {
  it('by its name alone', async () => {
    const ground = await groundOf(id, 1);
    const impossible = keptFiles()
      .filter(({ game }) => game === id)
      .filter(({ kind, name }) => {
        const fault = name.slice(id.length + 1, -kind.length - 1);
        for (let number = 0; number < 200; number++)
          if (namedFault(ground, kind, fault, luckOf(1, number)) !== undefined) return false;
        return true;
      });
    expect(impossible.map(({ name }) => name)).toEqual([]);
  });
});

describe('a file that is made again', async () => {
  const ground = await groundOf('merc', 1);
  const made = (name: string, wanted: string) => search(ground, { kind: 'save', name: `merc/${name}.save` }, wanted);
  it('has the answer that it had', async () => {
    expect(await made('another-format', 'save-version')).toMatchObject({ answer: 'save-version' });
    expect(await made('a-log-cut-short', 'does-not-replay')).toMatchObject({ answer: 'does-not-replay' });
  });
  it('says so where it is answered otherwise', async () =>
    expect((await made('another-format', 'opens'))?.answer).toBe('save-version'));
  it('does not come from a name that is no fault', async () =>
    expect(await made('a-fault-of-no-kind', 'opens')).toBeUndefined());
});
