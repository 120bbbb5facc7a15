import type { Combat, Need, PromptChoice, Types, VisibleEvent } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Question, Table } from '@fray/table';
import { stepNow } from '../prompt.ts';
import { linesOf, why } from '../story.ts';

const choiceLine = (game: AnyGame, combat: Combat<Types>, choice: PromptChoice<Types>, state = combat.state) => {
  const { seat, action, place, role, about } = choice;
  const line = { seat, action, label: game.text.en.label(choice, state), place, role, about };
  const sheet = choice.form && combat.frame && game.rules.forms?.[choice.action.type];
  return sheet ? { ...line, form: sheet.fields(combat.state, combat.frame!.memory, choice.seat) } : line;
};

export function choiceLists(game: AnyGame, combat: Combat<Types>) {
  const all = combat.prompt();
  return {
    choices: all.filter((choice) => !choice.not).map((choice) => choiceLine(game, combat, choice)),
    blocked: all.flatMap((choice) =>
      choice.not ? [{ ...choiceLine(game, combat, choice), code: choice.not.code, why: why(game, choice.not) }] : [],
    ),
  };
}

/** A choice as a question lists it, with its pace and group. */
const questionChoice = (game: AnyGame, combat: Combat<Types>, choice: PromptChoice<Types>, state = combat.state) => {
  const { pace, group } = choice;
  const line = choiceLine(game, combat, choice, state);
  return { ...line, ...(pace ? { pace } : {}), ...(group === undefined ? {} : { group }) };
};

function questionLine(game: AnyGame, combat: Combat<Types>, question: Question) {
  const { seat, seen, kind, choices } = question;
  const line = (choice: PromptChoice<Types>, state?: Types['state']) => questionChoice(game, combat, choice, state);
  // A reply is made in the windows of a decision: there it has its label.
  const there = question.kind === 'reply' ? question.targets[0]?.state : undefined;
  const common = {
    seat,
    seen,
    kind,
    choices: choices.filter(({ not }) => !not).map((one) => line(one, there)),
    blocked: choices.flatMap((one) => (one.not ? [{ ...line(one), code: one.not.code, why: why(game, one.not) }] : [])),
  };
  if (question.kind === 'choose') return common;
  if (question.kind === 'reply') {
    const targets = question.targets.map(({ after, choice, state }) => ({ after, choice: line(choice, state) }));
    return { ...common, line: question.line.map(({ seat: by, action }) => ({ seat: by, action })), targets };
  }
  const { moves } = question;
  if (question.kind === 'together') {
    const { group, complete } = question;
    return { ...common, group, moves: moves.map((one) => line(one)), complete };
  }
  const { before, dice, state } = question;
  return {
    ...common,
    moves: moves.map((one, i) => line(one, i === moves.length - 1 ? state : undefined)),
    before: before.map(({ choice, after, state: then }) => ({
      choice: line(choice, then),
      after: after.map((one) => line(one)),
    })),
    dice,
  };
}

export const questionLines = (game: AnyGame, table: Table) =>
  table.ask().map((question) => questionLine(game, table.combat, question));

const diceLine = (game: AnyGame, { count, sides, seat, why: what, groups, held, none }: Need) => ({
  count,
  sides,
  why: game.text.en.note(what),
  for: { ...what, seat },
  groups: groups ?? [],
  // Only if what was drawn can be entered by name.
  ...(held ? { held } : {}),
  ...(none === undefined ? {} : { none }),
});

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
    ...choiceLists(game, combat),
  };
}

/** What happened. A secret event names its seat in `only`, and its line is in `secrets` instead of the log. */
export function news(game: AnyGame, combat: Combat<Types>, events: readonly VisibleEvent<Types>[]) {
  const secrets: Record<string, string[]> = {};
  for (const one of events) {
    if (one.only === undefined) continue;
    const lines = linesOf(game, { events: [one] }, combat.state, { seat: one.only });
    if (lines.length) secrets[one.only] = [...(secrets[one.only] ?? []), ...lines];
  }
  const open = events.filter((one) => one.only === undefined);
  return {
    events: events.map(({ event, only }) => (only === undefined ? event : { ...event, only })),
    log: linesOf(game, { events: open }, combat.state, 'everything'),
    ...(Object.keys(secrets).length ? { secrets } : {}),
  };
}
