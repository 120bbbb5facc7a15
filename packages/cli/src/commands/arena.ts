import { availableParallelism } from 'node:os';
import { type ArenaTally, addArena, type Difference, differences, type PlayerName, playerByName } from '@fray/advisor';
import { clone, same, type Types } from '@fray/engine';
import type { Preset, WholeGame } from '@fray/games';
import { arenaJson, arenaReport, differenceLines } from '../arena-report.ts';
import { commandLine } from '../command-line.ts';
import { BadInput, type Context, EXIT, loadGame, Unfinished } from '../context.ts';
import { FARM_HINT, type FarmingOptions, farmAgain, onFarm } from '../farm/on-farm.ts';
import { groupDigits } from '../grid.ts';
import { didYouMean } from '../nearest.ts';
import { gamesOption, readOpponent, seedOption, workersOption } from '../options.ts';
import { progress, whyLines } from '../progress.ts';
import { readRunLog, runLogWriter } from '../run-log.ts';
import { isTally } from '../run-parts.ts';
import { doAll } from '../sharded.ts';
import { windowOf } from '../style.ts';
import { print, printJson, remark } from '../writing.ts';

export interface ArenaOptions extends FarmingOptions {
  bot?: readonly string[];
  preset?: readonly string[];
  games: string;
  seed: string;
  workers?: string;
  keep?: string;
  explain?: boolean;
  json?: boolean;
}

/** A game of search takes long, so shards are small. */
const LARGEST_SHARD = 4;

/** Two players against each other: the same seeds, every seat in turn, and `rules` in the same seats to compare with. */
export async function arena(context: Context, name: string, options: ArenaOptions): Promise<void> {
  const game = await loadGame(context, name);
  const [one = 'search', other = 'rules', more] = options.bot ?? [];
  if (more !== undefined) throw new BadInput('An arena has two players: give --bot at most twice.');
  for (const bot of [one, other]) readOpponent(game, bot);
  const presets = presetsOf(game, options.preset);
  const games = gamesOption(options.games);
  const seed = seedOption(options.seed);
  if (options.explain && !options.farm) return explain(context, game, { one, other, presets, games, seed });

  const asked = { game: game.id, one, other, presets: presets.map(({ id }) => id), seed };
  const question = { rules: game.rules.version, asked, fits: isTally };
  const stored = readRunLog<ArenaTally>(options.keep, question);
  const tally: ArenaTally = stored?.part ?? {};
  const first = stored?.done ?? 0;
  const keep = runLogWriter<ArenaTally>(options.keep, question);
  if (first) remark(context, `Continuing "${options.keep}": ${groupDigits(first)} games are already played.`);
  const workers = options.workers === undefined ? availableParallelism() : workersOption(options.workers);
  const bar = progress(context, 'games');
  bar?.start(games, Math.min(first, games));
  const job = { kind: 'arena' as const, ...asked, from: first, to: Math.max(first, games) };
  const take = (part: ArenaTally, done: number): void => {
    addArena(tally, part);
    keep(tally, first + done);
    bar?.update(first + done);
  };
  const finished = await onFarm(context, options, isTally, (farm) =>
    doAll<ArenaTally>(context, job, { workers, largest: LARGEST_SHARD, take, farm }),
  ).finally(() => bar?.stop());
  const done = first + finished.done;
  if (finished.done) keep(tally, done, true);
  const head = { game: game.id, one, other, games: done, seed };
  if (done && options.json) printJson(context, arenaJson(head, tally));
  else if (done) for (const line of arenaReport(game, head, tally, windowOf(context.stdout))) print(context, line);
  const { stop } = finished;
  if (!stop) return;
  for (const line of whyLines(stop)) remark(context, line);
  const hint = options.farm
    ? ` Continue: ${commandLine(['arena', name], { ...farmAgain(options) })}.${FARM_HINT}`
    : options.keep
      ? ` Continue: ${commandLine(['arena', name], { ...options })}`
      : ' With --keep FILE an arena can be continued.';
  remark(context, `${groupDigits(done)} of ${groupDigits(games)} games are counted.${hint}`);
  throw new Unfinished(stop.why === 'interrupted' ? EXIT.interrupted : EXIT.broken);
}

function presetsOf(game: WholeGame, ids: readonly string[] | undefined): readonly Preset<Types>[] {
  // Bots cannot play cards that only people at the table know.
  if (!ids) return game.setup.presets.filter(({ setup }) => !game.handNotKnown?.(game.rules.begin(clone(setup))));
  const all = game.setup.presets.map(({ id }) => id);
  return ids.map((id) => {
    const found = game.setup.presets.find((preset) => preset.id === id);
    if (found) return found;
    throw new BadInput(
      `${game.id} has no preset "${id}". Its presets are: ${all.join(', ')}. ${didYouMean(id, all)}`.trim(),
    );
  });
}

interface Explained {
  one: string;
  other: string;
  presets: readonly Preset<Types>[];
  games: number;
  seed: number;
}
/** The moves where search differs from `rules` and that cost `rules` most, judged by 1,000 combats each. */
function explain(context: Context, game: WholeGame, { one, other, presets, games, seed }: Explained): void {
  const [kind, playouts = '128'] = one.split(':') as [PlayerName, string?];
  if (kind !== 'search') throw new BadInput('--explain compares search with rules: give --bot search first.');
  const player = (name: string) => playerByName<Types>(game, name) ?? game.bot;
  const found: Difference<Types>[] = differences(
    { game, one: player(one), other: player(other), presets, seed },
    Number(playouts),
    games,
  );
  for (const line of differenceLines(game, found, same)) print(context, line);
}
