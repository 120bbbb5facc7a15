import { findGame, gameRefusal, loadWhole, playCombat, type WholeGame } from '@fray/games';
import { cpuSeconds } from './cpu-time.ts';

/** What a sensible opponent costs beside the printed one: the same combats, CPU time, in turns so that a busy machine slows both. */

const load = async (id: string): Promise<WholeGame> => {
  const found = findGame(id);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  return loadWhole(found.card);
};

interface Compared {
  game: string;
  preset: string;
  seat: string;
  combats: number;
  /** CPU time of a turn, or of a combat. */
  per: 'turn' | 'combat';
  /** At most this many times that of the printed one. */
  most: number;
}
const COMPARED: readonly Compared[] = [
  { game: 'exodus-loop', preset: 'fleet', seat: 'enemy', combats: 8, per: 'turn', most: 4 },
  { game: 'exodus-loop', preset: 'stress', seat: 'enemy', combats: 4, per: 'turn', most: 5 },
  { game: 'merc', preset: 'convoy', seat: 'dictator', combats: 400, per: 'combat', most: 2 },
  { game: 'merc', preset: 'assault', seat: 'dictator', combats: 200, per: 'combat', most: 2 },
];

/** Seconds of CPU per turn or combat. */
function cost(game: WholeGame, { preset: id, seat, per }: Compared, name: string, from: number, to: number) {
  const preset = game.setup.presets.find((one) => one.id === id);
  const bot = game.opponents?.[name]?.bot;
  if (!preset || !bot) throw new Error(`${game.id} has no ${preset ? `opponent ${name}` : `preset ${id}`}`);
  const began = cpuSeconds();
  let turns = 0;
  for (let number = from; number < to; number++)
    turns += playCombat(game, preset.setup, { [seat]: bot }, 1, number).summary.rounds;
  return { seconds: cpuSeconds() - began, units: per === 'turn' ? turns : to - from };
}

/** Prints the ratios; returns those that are too high. */
export async function reportOpponents(): Promise<string[]> {
  const missed: string[] = [];
  console.log('\n| sensible against printed | times the CPU time | at most |\n|---|---:|---:|');
  for (const row of COMPARED) {
    const game = await load(row.game);
    const sums = { printed: { seconds: 0, units: 0 }, sensible: { seconds: 0, units: 0 } };
    const parts = 4;
    for (let part = -1; part < parts; part++)
      for (const name of ['printed', 'sensible'] as const) {
        const [from, to] = [part, part + 1].map((at) => Math.floor((Math.max(0, at) * row.combats) / parts));
        // The first part warms up.
        const { seconds, units } = cost(game, row, name, from ?? 0, part < 0 ? 1 : (to ?? 0));
        if (part < 0) continue;
        sums[name].seconds += seconds;
        sums[name].units += units;
      }
    const ratio = sums.sensible.seconds / sums.sensible.units / (sums.printed.seconds / sums.printed.units);
    const what = `${row.game}, ${row.preset}, a ${row.per}`;
    console.log(`| ${what} | ${ratio.toFixed(2)} | ${row.most} |`);
    if (ratio > row.most) missed.push(`${what}: ${ratio.toFixed(2)} times, at most ${row.most} wanted`);
  }
  return missed;
}
