import { BadInput, type Context } from '../context.ts';
import { openFile } from '../open.ts';
import { stepNow } from '../prompt.ts';
import { story } from '../story.ts';
import { print, printJson, remark } from '../writing.ts';

/** Replays a save: the log as text, or everything about it as JSON. */
export async function run(
  context: Context,
  path: string,
  options: { json?: boolean; verify?: boolean },
): Promise<void> {
  const { game, combat, opening, unverified } = await openFile(context, path);
  if (unverified !== undefined && options.verify) throw new BadInput(`"${path}" is not verified. ${unverified}`);
  const log = story(game, combat, opening);
  const { outcome } = combat;
  const step = stepNow(combat);
  if (options.json) {
    const told = [...opening, ...combat.history().flatMap((entry) => entry.events)];
    const report = {
      game: game.id,
      rules: game.rules.version,
      verified: unverified === undefined,
      ...(unverified === undefined ? {} : { why: unverified }),
      moves: combat.at,
      outcome: outcome ?? null,
      step: step ?? null,
      title: step === undefined ? null : game.text.en.step(step),
      state: combat.state,
      events: told.map(({ event, only }) => (only === undefined ? event : { ...event, only })),
      log,
    };
    return printJson(context, report);
  }
  if (unverified !== undefined) remark(context, unverified);
  for (const line of log) print(context, line);
  if (outcome !== undefined) print(context, `After ${combat.at} moves: ${game.text.en.outcome(outcome)}`);
  else
    print(
      context,
      `After ${combat.at} moves the combat is at ${step}: ${step === undefined ? '' : game.text.en.step(step)}`,
    );
  if (options.verify) print(context, `Verified: the ${combat.at} moves lead to the saved state.`);
}
