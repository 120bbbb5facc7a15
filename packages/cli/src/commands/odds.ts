import { odds as oddsOf } from '@fray/advisor';
import { clone, type Types } from '@fray/engine';
import type { AnyGame, OddsQuestion } from '@fray/games';
import { BadInput, type Context, cardOf, loadCountable } from '../context.ts';
import { oddsJson, oddsReport } from '../odds-report.ts';
import { combatsOption, seedOption } from '../options.ts';
import { planReport } from '../plan-report.ts';
import { PLAN_POSITIONS, planOf } from '../planning.ts';
import { type Given, readSetup } from '../setup.ts';
import { windowOf } from '../style.ts';
import { print, printJson } from '../writing.ts';

export interface OddsOptions {
  setup?: string;
  combats: string;
  seed: string;
  json?: boolean;
  ground?: boolean;
  rounds?: string;
  retreat?: string;
  losses?: string;
  sustain?: string;
  riskDirectHit?: boolean;
}

/** What was set, by the names that games know. */
function settingsOf({ ground, rounds, retreat, losses, sustain, riskDirectHit }: OddsOptions): Record<string, string> {
  const given = {
    ground: ground ? 'on' : undefined,
    rounds,
    retreat,
    losses,
    sustain,
    'risk-direct-hit': riskDirectHit === undefined ? undefined : riskDirectHit ? 'on' : 'off',
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
  );
}

/** The question that the options make; a game that knows none of them says so. */
function questionOf(game: AnyGame, { setup }: Given, settings: Record<string, string>): OddsQuestion<Types> {
  const [first] = Object.keys(settings);
  if (first === undefined) return { setup };
  const { ask, settings: known = [], sentence } = game.counting ?? {};
  const stranger = Object.keys(settings).find((name) => !known.includes(name));
  if (!ask || stranger !== undefined)
    throw new BadInput(`${game.id} does not know --${stranger ?? first}: leave it out.`);
  const asked = ask(setup, settings);
  if (!asked.ok) throw new BadInput(sentence?.(asked.reason) ?? game.text.en.reason(asked.reason));
  return asked.question;
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
  const settings = settingsOf(options);
  const { setup, rules = game.rules, ...asked } = questionOf(game, given, settings);
  const found = oddsOf({ ...game, rules }, { from: { setup }, ...asked, budget: { combats }, seed });
  const start = game.rules.begin(clone(setup));
  const plan = await planOf(game, start, PLAN_POSITIONS);
  if (options.json)
    return printJson(context, { ...oddsJson(game.id, given.name, seed, found), ...(plan ? { plan } : {}) });
  const head = { start, setup: given.name, seed, settings };
  const window = windowOf(context.stdout);
  for (const line of oddsReport(game, head, found, window)) print(context, line);
  if (plan) for (const line of planReport(game, plan, window)) print(context, line);
}
