import {
  type Advice,
  adviceNames,
  adviceSentence,
  advise,
  type ComparedOption,
  countedLines,
  opponentWords,
} from '@fray/advisor';
import { hides, type Reason, same, type Types } from '@fray/engine';
import { heldFromText, withOdds } from '@fray/games';
import { grid, percent } from '../grid.ts';
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
  const list = choices.filter(({ place, not }) => place === 'flow' && !not);
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
  const advice = advise(withOdds(game, game.odds), { view: combat.view(seat), seat, list });
  const isExact = advice.method === 'exact';
  const hasCost = advice.choices.some(({ cost }) => cost !== undefined);
  const rows = advice.choices.map((one) => ({
    [words.advice.number]: numberOf(one.choice.form ? one.action : one.choice.action),
    [words.advice.chance]: isExact ? percent(one.chance) : formatSample(one.chance, words.advice.over),
    [words.advice.less]: toTheBest(one, isExact),
    ...(one.left === undefined ? {} : { [words.advice.left]: one.left.toFixed(1) }),
    ...(hasCost ? { [words.advice.cost]: one.cost?.toFixed(1) ?? '' } : {}),
    [words.advice.choice]: choiceWords(session, one),
  }));
  const who = session.text.seat(seat, session.seen());
  const against = opponentWords(advice.opponent, session.language);
  const head = isExact
    ? words.advice.counted(who, advice.positions, against)
    : words.advice.head(who, advice.playouts, against);
  const guessed = hides(game.rules, combat.state, seat) ? ` ${words.advice.hidden(who)}` : '';
  return [
    ...wrapText(`${head}${guessed}`, window, 0),
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
  const { thing = String } = adviceNames(text, session.seen());
  return countedLines(counted, { thing, side: (seat) => text.seat(seat, session.seen()) }, language);
}

async function planLines({ game, combat }: Session, window: number): Promise<Line[]> {
  const plan = planOf(game, combat.state, ADVICE_POSITIONS);
  return plan ? planReport(game, plan, window) : [];
}

/** A sample never makes anything certain. */
const formatSample = (chance: number, over: string): string =>
  chance === 1 ? `${over} 99 %` : chance === 0 ? '< 1 %' : percent(chance);

/** The label, and for a form also how it was filled in. */
function choiceWords(session: Session, { choice, action }: ComparedOption<Types>): string {
  const label = session.text.label(choice, session.seen());
  const { game, combat } = session;
  const sheet = choice.form && combat.frame && game.rules.forms?.[action.type];
  if (!sheet || !combat.frame) return label;
  const fields = sheet.fields(combat.state, combat.frame.memory, choice.seat);
  return `${label}: ${answerWords(namingOf(session, session.seen()), fields, action)}`;
}

function toTheBest({ less, give }: ComparedOption<Types>, isExact: boolean): string {
  if (isExact) return points(less) === points(0) ? '' : points(less);
  return less === 0 && give === 0 ? '' : `${points(less)} +- ${points(give)}`;
}
const points = (part: number): string => (100 * part).toFixed(1);

/** Which choices are equal, and why the next one is worse. */
function closing(session: Session, { choices, equal, method }: Advice<Types>): string {
  const { words, text, language } = session;
  const first = equal < 2 ? '' : method === 'exact' ? words.advice.same(equal) : words.advice.equal(equal);
  const at = equal < choices.length ? equal : choices.findIndex(({ because }) => because.length > 0);
  const names = adviceNames(text, session.seen());
  const why = choices[at]?.because.map((reason) => adviceSentence(reason, names, language)).join(' ') ?? '';
  return [first, why ? words.advice.next(at + 1, why) : ''].filter(Boolean).join(' ');
}
