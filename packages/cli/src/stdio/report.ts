import type { Combat, Need, PromptChoice, Told, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { stepNow } from '../prompt.ts';
import { linesOf, why } from '../story.ts';

/** What a driver needs to show a choice, to tell what it is without knowing the game, and to send it back. */
const choiceLine = (game: AnyGame, combat: Combat<Types>, choice: PromptChoice<Types>) => {
  const { seat, action, place, role, about } = choice;
  const line = { seat, action, label: game.text.en.label(choice, combat.state), place, role, about };
  const sheet = choice.form && combat.frame && game.rules.forms?.[choice.action.type];
  return sheet ? { ...line, form: sheet.fields(combat.state, combat.frame!.own, choice.seat) } : line;
};

export function listedChoices(game: AnyGame, combat: Combat<Types>) {
  const all = combat.prompt();
  return {
    choices: all.filter((choice) => !choice.not).map((choice) => choiceLine(game, combat, choice)),
    blocked: all.flatMap((choice) =>
      choice.not ? [{ ...choiceLine(game, combat, choice), code: choice.not.code, why: why(game, choice.not) }] : [],
    ),
  };
}

/** What the table must throw: in words, and as data. */
const diceLine = (game: AnyGame, { count, sides, seat, why: what, groups, held, none }: Need) => ({
  count,
  sides,
  why: game.text.en.note(what),
  for: { ...what, seat },
  groups: groups ?? [],
  // Only where it can be said by name what was drawn.
  ...(held ? { held } : {}),
  ...(none === undefined ? {} : { none }),
});

/** Where the combat stands: part of every answer that moved it. */
export function combatReport(game: AnyGame, combat: Combat<Types>) {
  const { need } = combat;
  const step = stepNow(combat) ?? null;
  const { round } = game.standing(combat.state, game.text.en);
  return {
    game: game.id,
    step,
    title: step === null ? null : game.text.en.step(step),
    ...(round === undefined ? {} : { round }),
    at: combat.at,
    seen: combat.seq,
    outcome: combat.outcome ?? null,
    dice: need ? diceLine(game, need) : null,
    ...listedChoices(game, combat),
  };
}

/** What happened. A secret event names the seat that may know it, and its line stands apart from the log for all. */
export function news(game: AnyGame, combat: Combat<Types>, told: readonly Told<Types>[]) {
  const secrets: Record<string, string[]> = {};
  for (const one of told) {
    if (one.only === undefined) continue;
    const lines = linesOf(game, [one], combat.state, { seat: one.only });
    if (lines.length) secrets[one.only] = [...(secrets[one.only] ?? []), ...lines];
  }
  const open = told.filter((one) => one.only === undefined);
  return {
    events: told.map(({ event, only }) => (only === undefined ? event : { ...event, only })),
    log: linesOf(game, open, combat.state, 'everything'),
    ...(Object.keys(secrets).length ? { secrets } : {}),
  };
}
