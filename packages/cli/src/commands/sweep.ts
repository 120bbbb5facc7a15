import { availableParallelism } from 'node:os';
import {
  type Cell,
  cellCount,
  cellValues,
  heatMap,
  MOST_CELLS,
  type Range,
  rangeOf,
  rangesIn,
  withValue,
} from '@fray/advisor';
import { clone } from '@fray/engine';
import type { WholeGame } from '@fray/games';
import { commandLine } from '../command-line.ts';
import { BadInput, type Context, cardOf, EXIT, loadWithOdds, Unfinished } from '../context.ts';
import { FARM_HINT, type FarmingOptions, farmAgain, onFarm } from '../farm/on-farm.ts';
import { groupDigits } from '../grid.ts';
import { didYouMean } from '../nearest.ts';
import { combatsOption, readOpponent, seedOption, workersOption } from '../options.ts';
import { progress, whyLines } from '../progress.ts';
import { readRunLog, runLogWriter } from '../run-log.ts';
import { areCells } from '../run-parts.ts';
import { problemLine, readSetup } from '../setup.ts';
import { doAll } from '../sharded.ts';
import { windowOf } from '../style.ts';
import { sweepCsv, sweepJson, sweepReport } from '../sweep-report.ts';
import { cellSetup, type Recipe } from '../sweeping.ts';
import { refuseUnknownHands } from '../unknown-hands.ts';
import { writeWhole } from '../write-whole.ts';
import { print, printJson, remark } from '../writing.ts';

export interface SweepOptions extends FarmingOptions {
  setup?: string;
  vary?: readonly string[];
  of?: string;
  opponent?: string;
  combats: string;
  seed: string;
  workers?: string;
  keep?: string;
  csv?: string;
  svg?: string;
  json?: boolean;
}

export async function sweep(
  context: Context,
  name: string,
  forces: readonly string[],
  options: SweepOptions,
): Promise<void> {
  const game = await loadWithOdds(cardOf(context, name));
  const recipe = recipeOf(game, forces, options);
  const cells = cellCount(recipe.ranges);
  checkCells(game, recipe, cells);
  const opponent = readOpponent(game, options.opponent);
  const asked = {
    combats: combatsOption(options.combats),
    seed: seedOption(options.seed),
    ...(opponent === undefined ? {} : { opponent }),
  };
  const question = { rules: game.rules.version, asked: { game: game.id, recipe, ...asked }, fits: areCells };
  const stored = readRunLog<Cell[]>(options.keep, question);
  const found: Cell[] = [...(stored?.part ?? [])];
  const first = found.length;
  const keep = runLogWriter<Cell[]>(options.keep, question);
  if (first) remark(context, `Continuing "${options.keep}": ${groupDigits(first)} cells are already done.`);
  const workers = options.workers === undefined ? availableParallelism() : workersOption(options.workers);
  const bar = progress(context, 'cells');
  bar?.start(cells, first);
  const job = { kind: 'sweep' as const, game: game.id, recipe, asked, from: first, to: cells };
  const take = (part: Cell[]): void => {
    found.push(...part);
    keep(found, found.length);
    bar?.update(found.length);
  };
  const { stop } = await onFarm(context, options, areCells, (farm) =>
    doAll<Cell[]>(context, job, { workers, largest: 1, take, farm }),
  ).finally(() => bar?.stop());
  if (found.length > first) keep(found, found.length, true);
  const of = (stop && options.of) ?? resultOf(game, found, options.of);
  const sweepResult = { game: game.id, ranges: recipe.ranges, cells: found, of, ...asked };
  if (!stop && options.csv) writeWhole(options.csv, sweepCsv(sweepResult));
  if (!stop && options.svg) {
    const title = `${game.text.en.name}: ${of}`;
    writeWhole(
      options.svg,
      heatMap({ title, ranges: recipe.ranges, shares: found.map(({ shares }) => shares[of] ?? 0) }),
    );
  }
  // Stopped, it shows what is finished.
  if (found.length && options.json) printJson(context, sweepJson(sweepResult));
  else if (found.length)
    for (const line of sweepReport(game, sweepResult, windowOf(context.stdout))) print(context, line);
  if (!stop) return;
  for (const line of whyLines(stop)) remark(context, line);
  const hint = options.farm
    ? ` Continue: ${commandLine(['sweep', name, ...forces], { ...farmAgain(options) })}.${FARM_HINT}`
    : options.keep
      ? ` Continue: ${commandLine(['sweep', name, ...forces], { ...options })}`
      : ' With --keep FILE a sweep can be continued.';
  remark(context, `${groupDigits(found.length)} of ${groupDigits(cells)} cells are done.${hint}`);
  throw new Unfinished(stop.why === 'interrupted' ? EXIT.interrupted : EXIT.broken);
}

/** Reads the ranges: in braces in a text of forces, or `--vary PATH=RANGE` in a setup. */
function recipeOf(game: WholeGame, forces: readonly string[], { setup, vary = [] }: SweepOptions): Recipe {
  const text = forces.join(' vs ');
  if (text && vary.length === 0) {
    const ranges = rangesIn(text);
    if (!ranges)
      throw new BadInput('A range is written {1..6} or {1,2,4}, and there is one in your text that is neither.');
    return { ranges: limitCells(ranges), from: { text } };
  }
  const given = readSetup(game, text || setup);
  const ranges: Range[] = [];
  const paths: string[] = [];
  for (const one of vary) {
    const [path = '', range = ''] = one.split('=', 2);
    const values = rangeOf(range);
    if (!values)
      throw new BadInput(`--vary wants PATH=RANGE, for example --vary attacker=rebel,dictator, not "${one}".`);
    if (withValue(given.setup, path, values[0] as number | string) === undefined) {
      throw new BadInput(`The setup "${given.name}" has no place "${path}"; "fray setup ${game.id}" prints one.`);
    }
    ranges.push({ name: path, values });
    paths.push(path);
  }
  return { ranges: limitCells(ranges), from: { setup: given.setup, paths } };
}

function limitCells(ranges: readonly Range[]): readonly Range[] {
  if (ranges.length < 1 || ranges.length > 2) {
    throw new BadInput(
      'A sweep varies one thing or two: write ranges into the forces ("{1..6} cruiser"), or give --vary PATH=1..6 once or twice.',
    );
  }
  const cells = cellCount(ranges);
  if (cells > MOST_CELLS) {
    throw new BadInput(
      `These ranges have ${groupDigits(cells)} cells; a sweep has at most ${groupDigits(MOST_CELLS)}. Use smaller ranges.`,
    );
  }
  return ranges;
}

/** Checks every cell before the first is computed, so that an error in the last one shows at once. */
function checkCells(game: WholeGame, recipe: Recipe, cells: number): void {
  for (let number = 0; number < cells; number++) {
    const checked = cellSetup(game, recipe, number);
    if (checked.ok) {
      if (game.handNotKnown) refuseUnknownHands(game, game.rules.begin(clone(checked.setup)));
      continue;
    }
    const values = cellValues(recipe.ranges, number);
    const where = recipe.ranges.map(({ name }, at) => `${name} ${values[at]}`).join(', ');
    throw new BadInput(
      `With ${where} the setup cannot be used:`,
      ...checked.problems.map((problem) => `  ${problemLine(game, problem)}`),
    );
  }
}

/** The result whose share the table shows: the one that was asked for, else the first player that ever wins. */
function resultOf(game: WholeGame, cells: readonly Cell[], asked: string | undefined): string {
  const results = [...new Set(cells.flatMap(({ shares }) => Object.keys(shares)))];
  if (asked === undefined) return game.players.find((seat) => results.includes(seat)) ?? results[0] ?? '';
  if (results.includes(asked)) return asked;
  throw new BadInput(
    `No cell ends with "${asked}". The results are: ${results.join(', ')}. ${didYouMean(asked, results)}`.trim(),
  );
}
