import { BadInput, type Context } from '../context.ts';
import { titleOf } from '../numbered.ts';
import { openFile } from '../open.ts';
import { stepNow } from '../prompt.ts';
import { speechOf } from '../speech.ts';
import { formatLog, story } from '../story.ts';
import { languageOption } from '../words/index.ts';
import { print, printJson, remark } from '../writing.ts';

/** Replays a save: the log as text, or everything about it as JSON. */
export async function run(
  context: Context,
  path: string,
  options: { json?: boolean; verify?: boolean; language?: string },
): Promise<void> {
  const { game, combat, opening, unverified } = await openFile(context, path);
  if (unverified !== undefined && options.verify) throw new BadInput(`"${path}" is not verified. ${unverified}`);
  const { language, note } = languageOption(game, options.language);
  if (note !== undefined) remark(context, note);
  const speech = speechOf(game, language);
  const { text, words } = speech;
  const log = story(game, combat, opening, 'everything', speech);
  const { outcome } = combat;
  const step = stepNow(combat);
  if (options.json) {
    const events = [...opening, ...combat.history().flatMap((entry) => entry.events)];
    const report = {
      game: game.id,
      rules: game.rules.version,
      verified: unverified === undefined,
      ...(unverified === undefined ? {} : { why: unverified }),
      moves: combat.at,
      outcome: outcome ?? null,
      step: step ?? null,
      title: step === undefined ? null : text.step(step),
      state: combat.state,
      events: events.map(({ event, only }) => (only === undefined ? event : { ...event, only })),
      log,
    };
    return printJson(context, report);
  }
  if (unverified !== undefined) remark(context, unverified);
  for (const line of formatLog(log)) print(context, line);
  if (outcome !== undefined) print(context, words.overAfter(combat.at, text.outcome(outcome)));
  else if (step !== undefined) print(context, words.standsAfter(combat.at, titleOf(text, step)));
  if (options.verify) print(context, words.verified(combat.at));
}
