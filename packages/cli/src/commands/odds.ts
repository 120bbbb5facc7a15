import { odds as oddsOf } from '@fray/advisor';
import { clone } from '@fray/engine';
import { type Context, cardOf, loadCountable } from '../context.ts';
import { oddsJson, oddsReport } from '../odds-report.ts';
import { combatsOption, seedOption } from '../options.ts';
import { readSetup } from '../setup.ts';
import { windowOf } from '../style.ts';
import { print, printJson } from '../writing.ts';

export interface OddsOptions {
  setup?: string;
  combats: string;
  seed: string;
  json?: boolean;
}

/** Who wins, exactly where the game can be counted. `forces`: a preset, a file, a short text, or the two sides as short texts. */
export async function odds(
  context: Context,
  name: string,
  forces: readonly string[],
  options: OddsOptions,
): Promise<void> {
  const game = await loadCountable(cardOf(context, name));
  const given = readSetup(game, forces.length ? forces.join(' vs ') : options.setup);
  const combats = combatsOption(options.combats);
  const seed = seedOption(options.seed);
  const found = oddsOf(game, { from: { setup: given.setup }, budget: { combats }, seed });
  if (options.json) return printJson(context, oddsJson(game.id, given.name, seed, found));
  const start = game.rules.begin(clone(given.setup));
  const head = { start, setup: given.name, seed };
  for (const line of oddsReport(game, head, found, windowOf(context.stdout))) print(context, line);
}
