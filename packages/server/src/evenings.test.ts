import { findGame, type GameWithSetup, loadWithSetup } from '@fray/games';
import { Viewer } from '@fray/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Served } from './served.ts';
import { Evening } from './testing/evening.ts';

/** Evenings of all games together; the long run plays many. */
const EVENINGS = Number(process.env.FRAY_EVENINGS ?? 60);
const FIRST = Number(process.env.FRAY_EVENING ?? 1);

async function gameOf(id: string): Promise<GameWithSetup> {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  return loadWithSetup(found.card);
}
const quick = await Promise.all(['merc', 'flesh-and-blood', 'exodus-loop'].map(gameOf));
const games = process.env.FRAY_EVENINGS
  ? [...quick, ...(await Promise.all(['twilight-imperium', 'mage-knight'].map(gameOf)))]
  : quick;
/** The evening of a seed, and what of the laws it broke. */
async function play(seed: number): Promise<{ evening: Evening; broken: string[] }> {
  const evening = new Evening(games[seed % games.length] as GameWithSetup, seed);
  return { evening, broken: await evening.play() };
}

afterEach(() => void vi.restoreAllMocks());

describe('one seed is one evening', () => {
  it(`${EVENINGS} evenings with lost, doubled and late messages, cut lines, kills and full disks keep every law`, {
    timeout: 300_000 + EVENINGS * 1000,
  }, async () => {
    let kills = 0;
    const broken: string[] = [];
    for (let seed = FIRST; seed < FIRST + EVENINGS; seed++) {
      const played = await play(seed);
      kills += played.evening.kills;
      broken.push(...played.broken.map((law) => `FRAY_EVENING=${seed}: ${law}`));
    }
    expect(broken).toEqual([]);
    // The last one of each evening is not for its laws.
    expect(kills).toBeGreaterThan(2 * EVENINGS);
  });

  it('a seed replays exactly', async () => {
    const [one, two] = [await play(7), await play(7)];
    expect(one.evening.rows).toEqual(two.evening.rows);
    expect(one.evening.devices.map(({ shown }) => shown)).toEqual(two.evening.devices.map(({ shown }) => shown));
  });
});

describe('a planted fault is found within 200 evenings', () => {
  const found = async (law: RegExp): Promise<void> => {
    for (let seed = FIRST; seed < FIRST + 200; seed++) {
      const { broken } = await play(seed);
      if (broken.some((one) => law.test(one))) return;
    }
    throw new Error('200 evenings did not find it');
  };
  type Inside = Record<'keep' | 'known' | 'assertDurable', (...args: never[]) => unknown>;
  const inside = Served.prototype as unknown as Inside;

  it.each([
    ['an answer before the commit, by the server itself', true, /before its row/],
    ['an answer before the commit, by the rows', false, /was answered with row|at row/],
  ])('%s', async (_, isAsserted, law) => {
    const { keep } = inside;
    vi.spyOn(inside, 'keep').mockImplementation(function (this: unknown, ...args) {
      void keep.apply(this, args);
      return Promise.resolve('kept');
    });
    if (!isAsserted) vi.spyOn(inside, 'assertDurable').mockReturnValue(undefined);
    await found(law);
  });

  it('an id that is applied twice', async () => {
    vi.spyOn(inside, 'known').mockReturnValue(undefined);
    await found(/was refused and is done|was answered with row/);
  });

  it('a hand in a step', async () => {
    const told = Viewer.prototype as unknown as {
      viewsOf(see: (seat: string) => unknown): unknown;
      seats: readonly string[];
    };
    vi.spyOn(told, 'viewsOf').mockImplementation(function (this: typeof told, see) {
      return Object.fromEntries((this.seats.length ? this.seats : ['']).map((seat) => [seat, see('A')]));
    });
    await found(/may not see/);
  });
});
