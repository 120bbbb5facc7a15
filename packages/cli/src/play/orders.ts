import type { Answer, Types } from '@fray/engine';
import type { Stop } from '@fray/games';
import { answerOf, orderOf, stopAnswers } from '@fray/table';
import { nearest } from '../nearest.ts';
import type { Line } from '../style.ts';
import type { Session } from './session.ts';

/** What the key o does: lines of the list, or an order that was taken; a sentence if it says nothing. */
export type Ordered = { lines: readonly Line[] } | { answer: Answer<Types> } | { wrong: string };

/** Whose orders are listed: a seat that looks at its hand has its own, and where nothing is hidden who types. */
const ordersOf = (session: Session): string | undefined => {
  const viewer = session.viewer();
  return viewer ?? (session.table.liesOpen ? undefined : session.seatToAsk);
};

/** Lists the orders of a seat, or with `2 never` takes one; `2 off` ends it. */
export function obeyOrders(session: Session, said: string): Ordered {
  const { game, combat, table, text } = session;
  const words = session.words.orders;
  const stops = game.stops?.(combat.state) ?? [];
  const seat = ordersOf(session);
  if (!stops.length) return { wrong: words.none };
  if (seat === undefined) return { wrong: words.lookFirst(table.seatsWithHand.map((one) => `v ${one}`).join(', ')) };
  const mine = stops.filter((one) => (one.seat ?? seat) === seat);
  const held = table.lasting.of(seat, combat.state);
  const titleOf = ({ window, effect }: Stop): string => text.note({ code: effect ?? `stop-${window}` });
  if (!said) {
    const rows = mine.map((stop, i) => {
      const others = stopAnswers(stop).filter((one) => one !== answerOf(stop, held));
      return `  ${i + 1}  ${titleOf(stop)}: ${words.answers[answerOf(stop, held)]} (${others.map((one) => words.answers[one]).join(', ')})`;
    });
    return { lines: [words.head(text.seat(seat, combat.state)), ...rows, words.how] };
  }
  const [number = '', ...rest] = said.split(/\s+/);
  const stop = mine[Number(number) - 1];
  if (!stop) return { wrong: words.noSuch(mine.length) };
  const word = rest.join(' ').toLowerCase();
  const answers = stopAnswers(stop);
  const answer = words.off.test(word) ? answers[0] : answers.find((one) => word && words.answers[one].startsWith(word));
  if (answer === undefined) {
    const known = answers.map((one) => words.answers[one]);
    const near = nearest(word, known);
    const sentence = words.noAnswer(titleOf(stop), known.join(', '));
    return { wrong: near === undefined ? sentence : `${sentence} ${session.words.didYouMean(near)}` };
  }
  const order = orderOf(answer, stop);
  return { answer: order ? table.setOrder(seat, order) : table.endOrder(seat, stop) };
}
