import {
  type Advice,
  adviceNames,
  adviceSentence,
  advise,
  type ComparedOption,
  countedLines,
  isGoalAlone,
  objectiveOf,
  opponentWords,
} from '@fray/advisor';
import { hides, prompt, type Reason, same, type Types } from '@fray/engine';
import { heldFromText, withOdds } from '@fray/games';
import { grid, percent } from '../grid.ts';
import { exactly } from '../odds-report.ts';
import { planReport } from '../plan-report.ts';
import { ADVICE_POSITIONS, planOf } from '../planning.ts';
import { solutionOf, solutionReport } from '../solving.ts';
import type { Line } from '../style.ts';
import { adviseHeld } from '../supposing.ts';
import { wrapText } from '../wrap.ts';
import { namingOf } from './field.ts';
import { answerWords } from './form.ts';
import type { Menu } from './menu.ts';
import type { Session } from './session.ts';

/** Advice for the seat that types, or why there is none. */
export async function adviceLines(
  session: Session,
  offered: Menu,
  { window, said }: { window: number; said: string },
): Promise<Line[]> {
  const { game, combat, words } = session;
  const { seat, choices = [] } = session.question ?? {};
  const now = choices.filter(({ place, not }) => place === 'flow' && !not);
  const late =
    now.length === 1 ? offered.numbered.find((one) => one.late && one.choice.seat === seat)?.late : undefined;
  // What it can still play late is compared with passing at its own moment.
  const then = late && combat.moment(late.at);
  const list = then ? prompt(session.table.flow, then).filter(({ not, seat: of }) => !not && of === seat) : now;
  if (seat === undefined || list.length === 0) return [words.advice.none];
  if (list.length === 1 && !list[0]?.form) return [words.advice.only];
  // Only the people at the table know their cards, so nothing can be simulated.
  const unknown = game.handNotKnown?.(combat.state);
  const numberOf = (action: Types['action']): string => {
    const at = offered.numbered.findIndex(
      ({ choice: one }) => one.seat === seat && (one.form ? one.action.type === action.type : same(one.action, action)),
    );
    return at < 0 ? '' : String(at + 1);
  };
  if (unknown || said) return await heldLines(session, { seat, said, unknown, window, numberOf });
  const solution = solutionOf(game, combat.view(seat), seat);
  if (solution) return solutionReport(solution, { window, numberOf });
  const view = then ? game.rules.view(then, seat) : combat.view(seat);
  const advice = advise(withOdds(game, game.odds), { view, seat, list });
  const isExact = advice.method === 'exact';
  const rows = advice.choices.map((one) => rowOf(session, advice, one, numberOf));
  const who = session.text.seat(seat, session.look());
  const against = opponentWords(advice.opponent, session.language);
  const head = isExact
    ? words.advice.counted(who, advice.positions, against)
    : words.advice.head(who, advice.playouts, against);
  const guessed = hides(game.rules, combat.state, seat) ? words.advice.hidden(who) : '';
  return [
    ...wrapText([head, objectiveSentence(session, advice), guessed].filter(Boolean).join(' '), window, 0),
    ...grid(rows, '  ', window),
    ...wrapText(closing(session, advice), window, 0),
    ...countedText(session, advice).flatMap((line) => wrapText(line, window, 0)),
    ...(await planLines(session, window)),
  ];
}

interface HeldLines {
  seat: string;
  /** What was typed behind the key. */
  said: string;
  unknown: Reason | undefined;
  window: number;
  numberOf(action: Types['action']): string;
}
/** Advice on what the seat says it holds; it is remembered at this terminal until it is seen or forgotten. */
async function heldLines(session: Session, asked: HeldLines): Promise<Line[]> {
  const { game, combat } = session;
  const { seat, said, unknown, window, numberOf } = asked;
  const why = (reason: Reason): Line[] => wrapText(session.why(reason), window, 0);
  if (said === 'forget') session.held.delete(seat);
  const held = said && said !== 'forget' ? heldFromText(said) : undefined;
  const there = held ? { held, since: undefined } : session.held.get(seat);
  if (!there) return why(unknown ?? { code: 'held-not-here' });
  const { state } = combat;
  const found = await adviseHeld(game, {
    state,
    seat,
    held: there.held,
    ...(there.since ? { since: there.since } : {}),
  });
  if (!found.ok) return found.problems.flatMap(why);
  session.held.set(seat, { held: there.held, since: there.since ?? structuredClone(state) });
  return [
    ...(found.solution ? solutionReport(found.solution, { window, numberOf }) : []),
    ...(found.plan ? planReport(game, found.plan, window) : []),
    ...found.left.flatMap(why),
  ];
}

/** What the figures count of all that the sides hold. */
function countedText(session: Session, { counted }: Advice<Types>): string[] {
  const { text, language } = session;
  const { thing = String } = adviceNames(text, session.look());
  return countedLines(counted, { thing, side: (seat) => text.seat(seat, session.look()) }, language);
}

async function planLines({ game, combat }: Session, window: number): Promise<Line[]> {
  const plan = planOf(game, combat.state, ADVICE_POSITIONS);
  return plan ? planReport(game, plan, window) : [];
}

/** The label, and for a form also how it was filled in. */
function choiceWords(session: Session, { choice, action }: ComparedOption<Types>): string {
  const label = session.text.label(choice, session.look());
  const { game, combat } = session;
  const sheet = choice.form && combat.frame && game.rules.forms?.[action.type];
  if (!sheet || !combat.frame) return label;
  const fields = sheet.fields(combat.state, combat.frame.memory, choice.seat);
  return `${label}: ${answerWords(namingOf(session, session.look()), fields, action)}`;
}

/** Chance, losses and value of a choice, side by side. */
function rowOf(
  session: Session,
  advice: Advice<Types>,
  one: ComparedOption<Types>,
  numberOf: (action: Types['action']) => string,
): Record<string, string> {
  const { words } = session;
  const { choices, method } = advice;
  const isExact = method === 'exact';
  const has = (of: (one: ComparedOption<Types>) => number | undefined): boolean =>
    choices.some((other) => of(other) !== undefined);
  const shareOf = (result: keyof typeof one.results): string =>
    isExact ? exactly(one.results[result], 1) : formatSample(one.results[result], words.advice.over);
  return {
    [words.advice.number]: numberOf(one.choice.form ? one.action : one.choice.action),
    [words.advice.win]: shareOf('win'),
    ...(choices.some(({ results }) => results.draw > 0) ? { [words.advice.draw]: shareOf('draw') } : {}),
    [words.advice.loss]: shareOf('loss'),
    [words.advice.less]: toTheBest(session, advice, one),
    ...(has(({ left }) => left) ? { [words.advice.left]: one.left?.toFixed(1) ?? '' } : {}),
    ...(has(({ cost }) => cost) ? { [words.advice.cost]: one.cost?.toFixed(1) ?? '' } : {}),
    ...(has(({ costsThem }) => costsThem) ? { [words.advice.costsThem]: one.costsThem?.toFixed(1) ?? '' } : {}),
    [words.advice.choice]: choiceWords(session, one),
  };
}

/** A sample never makes anything certain. */
const formatSample = (share: number, over: string): string =>
  share === 1 ? `${over} 99 %` : share === 0 ? '< 1 %' : percent(share);

/** In the unit of the game, or in points of the chance where nothing else counts. */
function toTheBest(
  { game }: Session,
  { objective, method }: Advice<Types>,
  { behind, behindGive }: ComparedOption<Types>,
): string {
  const after = objectiveOf(game, objective);
  const figure = (value: number): string => (isGoalAlone(after) ? (100 * value) / after.goal : value).toFixed(1);
  if (method === 'exact') return Number(figure(behind)) === 0 ? '' : figure(behind);
  return behind === 0 && behindGive === 0 ? '' : `${figure(behind)} +- ${figure(behindGive)}`;
}

/** What the choices are ranked by, where it is more than the chance. */
function objectiveSentence({ game, text, words }: Session, { objective }: Advice<Types>): string {
  const { id, goal, theirs, ...after } = objectiveOf(game, objective);
  if (isGoalAlone({ id, goal, theirs, ...after })) return '';
  return words.advice.ranked(text.note({ code: 'objective', id, goal, theirs }));
}

/** Which choices are equal, and why the first one stands above the next. */
function closing(session: Session, { choices, equal, method, why }: Advice<Types>): string {
  const { words, text, language } = session;
  const same = equal < 2 ? '' : method === 'exact' ? words.advice.same(equal) : words.advice.equal(equal);
  const [first, next] = [choices[0], choices[equal]];
  const names = adviceNames(text, session.look());
  const said = why.map((reason) => adviceSentence(reason, names, language)).join(' ');
  return [
    same,
    said && first && next ? words.advice.why(choiceWords(session, first), choiceWords(session, next), said) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
