import type { Combat, Need, PromptChoice, Told, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Question, Table } from '@fray/table';
import { stepNow } from '../prompt.ts';
import { linesOf, why } from '../story.ts';

/** What a driver needs to show a choice, to tell what it is without knowing the game, and to send it back. */
const choiceLine = (game: AnyGame, combat: Combat<Types>, choice: PromptChoice<Types>, state = combat.state) => {
  const { seat, action, place, role, about } = choice;
  const line = { seat, action, label: game.text.en.label(choice, state), place, role, about };
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

/** A choice as a question lists it, with what tells a table how it belongs to others. */
const askedLine = (game: AnyGame, combat: Combat<Types>, choice: PromptChoice<Types>, state = combat.state) => {
  const { pace, group } = choice;
  const line = choiceLine(game, combat, choice, state);
  return { ...line, ...(pace ? { pace } : {}), ...(group === undefined ? {} : { group }) };
};

function questionLine(game: AnyGame, combat: Combat<Types>, question: Question) {
  const { seat, seen, kind, choices } = question;
  const line = (choice: PromptChoice<Types>, state?: Types['state']) => askedLine(game, combat, choice, state);
  const asked = {
    seat,
    seen,
    kind,
    choices: choices.filter(({ not }) => !not).map((one) => line(one)),
    blocked: choices.flatMap((one) => (one.not ? [{ ...line(one), code: one.not.code, why: why(game, one.not) }] : [])),
  };
  if (question.kind === 'choose') return asked;
  const { moves } = question;
  if (question.kind === 'together') {
    const { group, complete } = question;
    return { ...asked, group, moves: moves.map((one) => line(one)), complete };
  }
  const { before, dice, state } = question;
  return {
    ...asked,
    moves: moves.map((one, i) => line(one, i === moves.length - 1 ? state : undefined)),
    before: before.map(({ choice, after, state: then }) => ({
      choice: line(choice, then),
      after: after.map((one) => line(one)),
    })),
    dice,
  };
}

/** What people decide now, one question for each seat that is asked. */
export const questionLines = (game: AnyGame, table: Table) =>
  table.ask().map((question) => questionLine(game, table.combat, question));

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
