import { availableParallelism } from 'node:os';
import { clone, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { commandLine } from '../command-line.ts';
import { type Context, EXIT, loadGame, Unfinished } from '../context.ts';
import { FARM_HINT, type FarmingOptions, farmAgain, onFarm } from '../farm/on-farm.ts';
import { figures } from '../figures.ts';
import { groupDigits } from '../grid.ts';
import { fromOption, gamesOption, readBots, seedOption, workersOption } from '../options.ts';
import { progress, whyLines } from '../progress.ts';
import { isSimulation } from '../run-parts.ts';
import { readSetup } from '../setup.ts';
import { type Simulated, simulateAll } from '../simulation.ts';
import { namesOf, report } from '../simulation-report.ts';
import { windowOf } from '../style.ts';
import { refuseUnknownHands } from '../unknown-hands.ts';
import { print, printJson, remark } from '../writing.ts';

export interface SimulateOptions extends FarmingOptions {
  setup?: string;
  games: string;
  seed: string;
  from: string;
  workers?: string;
  bot?: readonly string[];
  json?: boolean;
}

/** Fewer combats than this finish before a worker has started. */
const WORTH_WORKERS = 200;

export async function simulate(context: Context, name: string, options: SimulateOptions): Promise<void> {
  const game = await loadGame(context, name);
  const given = readSetup(game, options.setup);
  const games = gamesOption(options.games);
  const seed = seedOption(options.seed);
  const from = fromOption(options.from);
  const asked = readBots(game, options.bot);
  const start = game.rules.begin(clone(given.setup));
  refuseUnknownHands(game, start);
  const bots = Object.fromEntries(seatsIn(game, start).map((seat) => [seat, asked[seat] ?? 'rules']));
  const workers =
    options.workers === undefined
      ? games < WORTH_WORKERS
        ? 1
        : availableParallelism()
      : workersOption(options.workers);

  const bar = progress(context, 'combats');
  bar?.start(games, 0);
  let simulated: Simulated;
  try {
    const whole = { game: game.id, setup: given.setup, bots, seed, from, to: from + games };
    simulated = await onFarm(context, options, isSimulation, (farm) =>
      simulateAll(context, whole, { workers, farm }, (done) => bar?.update(done)),
    );
  } finally {
    bar?.stop();
  }
  const { tally, stop } = simulated;
  const left = games - tally.games;
  const rest = options.farm ? farmAgain(options) : { ...options, games: left, from: from + tally.games };
  const command = stop && commandLine(['simulate', name], { ...rest });
  const unfinished = stop ? { unfinished: { why: stop.why, left, goOn: command } } : {};
  const head = { game: game.id, setup: given.name, games: tally.games, seed, from, bots };
  if (tally.games) {
    const result = figures(tally);
    if (options.json) printJson(context, { ...head, ...unfinished, ...result });
    else
      for (const line of report(namesOf(game, start, result), head, result, windowOf(context.stdout)))
        print(context, line);
  }
  if (!stop) return;
  for (const line of whyLines(stop)) remark(context, line);
  remark(
    context,
    `${groupDigits(tally.games)} of ${groupDigits(games)} combats are counted. Continue: ${command}${options.farm ? `.${FARM_HINT}` : ''}`,
  );
  throw new Unfinished(stop.why === 'interrupted' ? EXIT.interrupted : EXIT.broken);
}

/** The seats with forces in this setup; others have nothing to decide. */
function seatsIn(game: AnyGame, start: Types['state']): string[] {
  const { sides } = game.standing(start, game.text.en);
  const seats = game.players.filter((seat) => sides.some((side) => side.seat === seat));
  return seats.length ? seats : [...game.players];
}
