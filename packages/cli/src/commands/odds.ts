import { budgetOf, type Listener, odds as oddsOf } from '@fray/advisor';
import { clone, type Types } from '@fray/engine';
import type { OddsQuestion, WholeGame } from '@fray/games';
import type { SingleBar } from 'cli-progress';
import { BadInput, type Context, cardOf, loadWithOdds } from '../context.ts';
import { oddsJson, oddsReport } from '../odds-report.ts';
import { combatsOption, readOpponent, seedOption } from '../options.ts';
import { planReport } from '../plan-report.ts';
import { PLAN_POSITIONS, planOf } from '../planning.ts';
import { progress } from '../progress.ts';
import { type Given, readSetup } from '../setup.ts';
import { windowOf } from '../style.ts';
import { refuseUnknownHands } from '../unknown-hands.ts';
import { print, printJson } from '../writing.ts';

export interface OddsOptions {
  setup?: string;
  opponent?: string;
  combats?: string;
  seed: string;
  json?: boolean;
  ground?: boolean;
  rounds?: string;
  retreat?: string;
  losses?: string;
  sustain?: string;
  use?: string[];
  objective?: string[];
  goal?: string;
}

/** The settings by the names that games know. */
function settingsOf({
  ground,
  rounds,
  retreat,
  losses,
  sustain,
  use,
  objective,
  goal,
}: OddsOptions): Record<string, string> {
  const given = {
    ground: ground ? 'on' : undefined,
    rounds,
    retreat,
    losses,
    sustain,
    use: use?.join('; '),
    objective: objective?.join('; '),
    goal,
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
  );
}

/** The question that the options ask; a game refuses settings that it does not have. */
function questionOf(game: WholeGame, { setup }: Given, settings: Record<string, string>): OddsQuestion<Types> {
  const [first] = Object.keys(settings);
  if (first === undefined) return { setup };
  const { ask, settings: available = [] } = game.oddsRules ?? {};
  const stranger = Object.keys(settings).find((name) => !available.includes(name));
  if (!ask || stranger !== undefined)
    throw new BadInput(`${game.id} has no setting --${stranger ?? first}: leave it out.`);
  const asked = ask(setup, settings);
  if (!asked.ok)
    throw new BadInput(`${game.setup.text.en.problem({ path: '', ...asked.reason })} (${asked.reason.code})`);
  return asked.question;
}

/** Large fights take a minute: a terminal shows the progress of counting, then of playing. */
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
    counts: (results, most) => show('results at most', results, most),
    hear: ({ combats: played }) => show('combats', played, combats),
    end: () => bar?.stop(),
  };
}

/** `forces`: a preset, a file, a short text, or both sides as short texts. */
export async function odds(
  context: Context,
  name: string,
  forces: readonly string[],
  options: OddsOptions,
): Promise<void> {
  const game = await loadWithOdds(cardOf(context, name));
  const given = readSetup(game, forces.length ? forces.join(' vs ') : options.setup);
  const combats = options.combats === undefined ? budgetOf(game).combats : combatsOption(options.combats);
  const seed = seedOption(options.seed);
  const settings = settingsOf(options);
  const opponent = readOpponent(game, options.opponent);
  const { setup, rules = game.rules, ...asked } = questionOf(game, given, settings);
  const start = game.rules.begin(clone(setup));
  refuseUnknownHands(game, start);
  const watched = watching(context, combats);
  const found = oddsOf(
    { ...game, rules },
    { from: { setup }, ...asked, ...(opponent === undefined ? {} : { opponent }), budget: { combats }, seed },
    watched,
  );
  watched.end();
  const plan = planOf(game, start, PLAN_POSITIONS);
  if (options.json)
    return printJson(context, { ...oddsJson(game.id, given.name, seed, found), ...(plan ? { plan } : {}) });
  const head = { start, setup: given.name, seed, settings };
  const window = windowOf(context.stdout);
  for (const line of oddsReport(game, head, found, window)) print(context, line);
  if (plan) for (const line of planReport(game, plan, window)) print(context, line);
}
