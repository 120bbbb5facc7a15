import { type Listener, odds as oddsOf } from '@fray/advisor';
import { clone, type Types } from '@fray/engine';
import type { OddsQuestion, WholeGame } from '@fray/games';
import type { SingleBar } from 'cli-progress';
import { BadInput, type Context, cardOf, loadWithOdds } from '../context.ts';
import { oddsJson, oddsReport } from '../odds-report.ts';
import { combatsOption, seedOption } from '../options.ts';
import { planReport } from '../plan-report.ts';
import { PLAN_POSITIONS, planOf } from '../planning.ts';
import { progress } from '../progress.ts';
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
function questionOf(game: WholeGame, { setup }: Given, settings: Record<string, string>): OddsQuestion<Types> {
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

/** Large fights take a minute: whoever watches sees how far they are counted out, and then how many combats are played. */
function watching(context: Context, combats: number): Listener & { end(): void } {
  let bar: SingleBar | undefined;
  let about = '';
  const show = (of: string, done: number, most: number): void => {
    if (about !== of) {
      bar?.stop();
      bar = progress(context, of);
      bar?.start(most, done);
      about = of;
    } else bar?.update(done);
  };
  return {
    counts: (results, most) => show('results at most, counted out', results, most),
    hear: ({ combats: played }) => show('combats', played, combats),
    end: () => bar?.stop(),
  };
}

/** Who wins, exactly where the game can be counted. `forces`: a preset, a file, a short text, or the two sides as short texts. */
export async function odds(
  context: Context,
  name: string,
  forces: readonly string[],
  options: OddsOptions,
): Promise<void> {
  const game = await loadWithOdds(cardOf(context, name));
  const given = readSetup(game, forces.length ? forces.join(' vs ') : options.setup);
  const combats = combatsOption(options.combats);
  const seed = seedOption(options.seed);
  const settings = settingsOf(options);
  const { setup, rules = game.rules, ...asked } = questionOf(game, given, settings);
  const watched = watching(context, combats);
  const found = oddsOf({ ...game, rules }, { from: { setup }, ...asked, budget: { combats }, seed }, watched);
  watched.end();
  const start = game.rules.begin(clone(setup));
  const plan = planOf(game, start, PLAN_POSITIONS);
  if (options.json)
    return printJson(context, { ...oddsJson(game.id, given.name, seed, found), ...(plan ? { plan } : {}) });
  const head = { start, setup: given.name, seed, settings };
  const window = windowOf(context.stdout);
  for (const line of oddsReport(game, head, found, window)) print(context, line);
  if (plan) for (const line of planReport(game, plan, window)) print(context, line);
}
