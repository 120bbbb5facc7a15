import { availableParallelism } from 'node:os';
import { balanceCells } from '../balance-report.ts';
import { type BalancedGame, balanceGame } from '../balancing.ts';
import { commandLine } from '../command-line.ts';
import { type Context, cardOf, EXIT, loadCard, Unfinished } from '../context.ts';
import { FARM_HINT, type FarmingOptions, farmAgain, onFarm } from '../farm/on-farm.ts';
import { grid, groupDigits } from '../grid.ts';
import { gamesOption, seedOption, workersOption } from '../options.ts';
import { progress, whyLines } from '../progress.ts';
import { isBalance } from '../run-parts.ts';
import { windowOf, withTone } from '../style.ts';
import { print, printJson, remark } from '../writing.ts';

export interface BalanceOptions extends FarmingOptions {
  games: string;
  seed: string;
  workers?: string;
  json?: boolean;
}

/** Every preset of one game, or of all: who wins how often against the best opponent that the game has a name for. */
export async function balance(context: Context, name: string | undefined, options: BalanceOptions): Promise<void> {
  const cards = name === undefined ? context.games : [cardOf(context, name)];
  const games = gamesOption(options.games);
  const seed = seedOption(options.seed);
  const workers = options.workers === undefined ? availableParallelism() : workersOption(options.workers);
  const rows: object[] = [];
  let stop: BalancedGame['stop'];
  for (const card of cards) {
    const game = await loadCard(card);
    const bar = progress(context, 'combats');
    bar?.start(game.setup.presets.length * games, 0);
    const done = await onFarm(context, options, isBalance, (farm) =>
      balanceGame(context, game, { games, seed, workers, farm }, (played) => bar?.update(played)),
    ).finally(() => bar?.stop());
    rows.push(...done.rows.map((row) => ({ game: game.id, ...row })));
    if (!options.json && done.rows.length) {
      const each = `${groupDigits(games)} ${games === 1 ? 'combat' : 'combats'} of each preset, seed ${seed}`;
      print(context, withTone('strong', `${game.text.en.name}: ${each}`));
      for (const line of grid(balanceCells(game, done.rows), '', windowOf(context.stdout))) print(context, line);
      print(context, '');
    }
    stop = done.stop;
    if (stop) break;
  }
  if (options.json) printJson(context, { games, seed, rows });
  if (!stop) return;
  for (const line of whyLines(stop)) remark(context, line);
  const again = commandLine(name === undefined ? ['balance'] : ['balance', name], { ...farmAgain(options) });
  const hint = options.farm ? ` Continue: ${again}.${FARM_HINT}` : '';
  remark(context, `Presets that are finished: ${groupDigits(rows.length)}.${hint}`);
  throw new Unfinished(stop.why === 'interrupted' ? EXIT.interrupted : EXIT.broken);
}
