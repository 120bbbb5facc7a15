import { addBalance, type BalanceRow, type BalanceTally, balanceRow, playablePresets } from '@fray/advisor';
import type { WholeGame } from '@fray/games';
import type { Context } from './context.ts';
import { type Doing, doAll, type Stop } from './sharded.ts';

/** Small enough that no worker waits long for the others at the end of a game. */
const LARGEST_SHARD = 4;

export interface Balancing extends Pick<Doing<BalanceTally>, 'workers' | 'farm'> {
  games: number;
  seed: number;
}

/** The presets of a game, as far as all of their combats are played. */
export interface BalancedGame {
  rows: BalanceRow[];
  stop?: Stop;
}

/** Plays every preset of a game. `played` hears how many combats are done. */
export async function balanceGame(
  context: Context,
  game: WholeGame,
  { games, seed, ...by }: Balancing,
  played: (combats: number) => void = () => undefined,
): Promise<BalancedGame> {
  const tally: BalanceTally = {};
  const presets = playablePresets(game, game.setup.presets);
  const ids = presets.map(({ id }) => id);
  const job = { kind: 'balance' as const, game: game.id, presets: ids, games, seed, from: 0, to: ids.length * games };
  const take = (part: BalanceTally, done: number): void => {
    addBalance(tally, part);
    played(done);
  };
  const { stop } = await doAll<BalanceTally>(context, job, { ...by, largest: LARGEST_SHARD, take });
  const isFinished = (id: string) => (ids.includes(id) ? tally[id]?.games === games : !stop);
  const rows = game.setup.presets
    .filter(({ id }) => isFinished(id))
    .map((preset) => balanceRow(game, preset, tally[preset.id]));
  return stop ? { rows, stop } : { rows };
}
