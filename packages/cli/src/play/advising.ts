import { type Advice, adviceSentence, advise, type Weighed } from '@fray/advisor';
import { hides, same, type Types } from '@fray/engine';
import type { Line } from '../style.ts';
import { percent, table } from '../table.ts';
import { wrapped } from '../wrap.ts';
import { namingOf } from './field.ts';
import { answerWords } from './form.ts';
import type { Menu } from './menu.ts';
import type { Session } from './session.ts';

/** The advice for whoever types, or why there is none. */
export function adviceLines(session: Session, offered: Menu, window: number): Line[] {
  const { game, combat, words } = session;
  const seat = session.typing();
  const list = combat.prompt().filter((choice) => choice.place === 'flow' && choice.seat === seat && !choice.not);
  if (seat === undefined || combat.need || list.length === 0) return [words.advice.none];
  if (list.length === 1 && !list[0]?.form) return [words.advice.only];
  const advice = advise(game, { view: combat.view(seat), seat, list });
  const numberOf = ({ choice, action }: Weighed<Types>): string => {
    const at = offered.numbered.findIndex(
      (one) => one.seat === seat && (one.form ? one.action.type === action.type : same(one.action, choice.action)),
    );
    return at < 0 ? '' : String(at + 1);
  };
  const hasCost = advice.choices.some(({ cost }) => cost !== undefined);
  const rows = advice.choices.map((one) => ({
    [words.advice.number]: numberOf(one),
    [words.advice.chance]: sampled(one.chance, words.advice.over),
    [words.advice.less]: one.less === 0 && one.give === 0 ? '' : `${points(one.less)} +- ${points(one.give)}`,
    ...(one.left === undefined ? {} : { [words.advice.left]: one.left.toFixed(1) }),
    ...(hasCost ? { [words.advice.cost]: one.cost?.toFixed(1) ?? '' } : {}),
    [words.advice.choice]: choiceWords(session, one),
  }));
  const who = session.text.seat(seat, session.seen());
  const head = words.advice.head(who, advice.playouts, advice.policy);
  const guessed = hides(game.rules, combat.state, seat) ? ` ${words.advice.hidden(who)}` : '';
  return [
    ...wrapped(`${head}${guessed}`, window, 0),
    ...table(rows, '  ', window),
    ...wrapped(closing(session, advice), window, 0),
  ];
}

/** Combats that were played never make anything certain. */
const sampled = (chance: number, over: string): string =>
  chance === 1 ? `${over} 99 %` : chance === 0 ? '< 1 %' : percent(chance);

/** The button, and for a form how it was filled in: three attacks are three different ones. */
function choiceWords(session: Session, { choice, action }: Weighed<Types>): string {
  const label = session.text.label(choice, session.seen());
  const { game, combat } = session;
  const sheet = choice.form && combat.frame && game.rules.forms?.[action.type];
  if (!sheet || !combat.frame) return label;
  const fields = sheet.fields(combat.state, combat.frame.own, choice.seat);
  return `${label}: ${answerWords(namingOf(session, session.seen()), fields, action)}`;
}

const points = (part: number): string => (100 * part).toFixed(1);

/** Which are equal, and why the next one is worse. */
function closing({ words, text, language }: Session, { choices, equal }: Advice<Types>): string {
  const next = choices[equal];
  const first = equal > 1 ? words.advice.equal(equal) : '';
  const ending = (code: string): string => text.ending?.(code) ?? code;
  const why = next?.because.map((reason) => adviceSentence(reason, { ending }, language)).join(' ') ?? '';
  return [first, why ? words.advice.next(equal + 1, why) : ''].filter(Boolean).join(' ');
}
