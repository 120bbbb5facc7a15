import { availableParallelism } from 'node:os';
import { clone } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { Presets, SingleBar } from 'cli-progress';
import { type Context, loadGame, print } from '../context.ts';
import { gamesOption, readBots, seedOption, workersOption } from '../options.ts';
import { readSetup } from '../setup.ts';
import { figures, shardsOf, simulateAll } from '../simulation.ts';
import { styleFor } from '../style.ts';
import { facts, grouped, percent, table } from '../table.ts';

export interface SimulateOptions {
  setup?: string;
  games: string;
  seed: string;
  workers?: string;
  bot?: readonly string[];
  json?: boolean;
}

/** So few combats are over before a worker has started. */
const WORTH_WORKERS = 200;

export async function simulate(context: Context, name: string, options: SimulateOptions): Promise<void> {
  const game = await loadGame(context, name);
  const given = readSetup(game, options.setup);
  const games = gamesOption(options.games);
  const seed = seedOption(options.seed);
  const asked = readBots(game, options.bot);
  const bots = Object.fromEntries(seatsIn(game, given.setup).map((seat) => [seat, asked[seat] ?? 'rules']));
  const workers =
    options.workers === undefined
      ? games < WORTH_WORKERS
        ? 1
        : availableParallelism()
      : workersOption(options.workers);

  const bar = progress(context);
  bar?.start(games, 0);
  let result: ReturnType<typeof figures>;
  try {
    const shards = shardsOf({ game: game.id, setup: given.setup, bots, seed }, games);
    result = figures(await simulateAll(context, shards, workers, (done) => bar?.update(done)));
  } finally {
    bar?.stop();
  }
  const head = { game: game.id, setup: given.name, games, seed, bots };
  if (options.json) return print(context, JSON.stringify({ ...head, ...result }, null, 2));
  for (const line of report(context, game, head, result)) print(context, line);
}

/** The seats that this set-up has forces for; others have nothing to decide. */
function seatsIn(game: AnyGame, setup: unknown): string[] {
  const { sides } = game.standing(game.rules.begin(clone(setup)), game.text.en);
  const seats = game.players.filter((seat) => sides.some((side) => side.seat === seat));
  return seats.length ? seats : [...game.players];
}

/** On standard error, and only for somebody who watches. */
const progress = (context: Context): SingleBar | undefined =>
  context.stderr.isTTY
    ? new SingleBar(
        {
          stream: context.stderr as NodeJS.WritableStream,
          clearOnComplete: true,
          format: '{bar} {percentage} % | {value}/{total} combats | {eta_formatted} left',
        },
        Presets.shades_classic,
      )
    : undefined;

function report(
  context: Context,
  game: AnyGame,
  head: { setup: string; games: number; seed: number; bots: Readonly<Record<string, string>> },
  result: ReturnType<typeof figures>,
): string[] {
  const style = styleFor(context.stdout);
  const nameOf = (seat: string) => {
    const name = game.rules.seats.includes(seat) ? game.text.en.seat(seat) : seat;
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const interval = (part: { low: number; high: number }) => `${percent(part.low)} to ${percent(part.high)}`;
  return [
    style('strong', `${game.text.en.name}, ${head.setup}: ${grouped(head.games)} combats, seed ${head.seed}`),
    `bots: ${facts(head.bots)}`,
    '',
    ...table(
      result.results.map((row) => ({
        result: row.result,
        combats: grouped(row.count),
        share: percent(row.share),
        '95 % interval': interval(row),
      })),
    ),
    '',
    ...table(
      result.left.map((row) => {
        const none = row.amounts.find((amount) => amount.left === 0);
        const most = row.amounts.at(-1);
        return {
          survivors: nameOf(row.seat),
          'on average': row.mean.toFixed(2),
          none: percent(none?.share ?? 0),
          most: most ? `${most.left} (${percent(most.share)})` : '',
        };
      }),
    ),
    '',
    `rounds: ${result.rounds.mean.toFixed(2)} on average`,
  ];
}
