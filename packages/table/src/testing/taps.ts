import { type DecidedMove, type PromptChoice, same, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { fixedChance } from '../choices.ts';
import type { Table } from '../table.ts';
import type { Question } from '../types.ts';
import { tableOf } from './play.ts';

/** What people at one device tap, if both sides play by the game's own policy and nobody answers. */
export interface Taps {
  /** One for each answer and button, and one for each hand-over. */
  taps: number;
  handOvers: number;
}

const FORCES = '2 dreadnought, 1 carrier, 1 cruiser, 2 fighter';
/** Four kinds of ship and one Direct Hit a side. */
export const CARD_EACH = {
  attacker: { forces: `letnev: ${FORCES}`, hand: ['direct-hit'] },
  defender: { forces: `sol: ${FORCES}`, hand: ['direct-hit'] },
  start: 'P1.1',
};

const isFree = ({ not, place, form }: PromptChoice<Types>): boolean => !not && place === 'flow' && !form;

/** What is answered with the filled button, or as the policy has it of what everybody at the device sees. */
export function openAnswer(game: AnyGame, table: Table, question: Question): readonly DecidedMove<Types>[] {
  if ('moves' in question && question.moves.length) return question.moves;
  if (question.kind === 'reply') {
    const passes = table.ask().flatMap(({ choices }) => choices.filter(({ role }) => role === 'passes'));
    return passes;
  }
  const mine = question.choices.filter(isFree);
  const [first] = mine;
  // Only a form is left: what people enter is no part of this.
  if (!first) return [];
  if (!game.players.includes(question.seat)) return [first];
  const view = table.combat.view(table.liesOpen ? table.holder : question.seat);
  const action = game.bot(view, question.seat, mine, fixedChance);
  return [mine.find((one) => same(one.action, action)) ?? first];
}

interface Course {
  /** What part of the combat is counted on its own. */
  isPart?: (state: Types['state']) => boolean;
  /** How a question is answered. */
  answer?: typeof openAnswer;
}

/** One combat to its end, and as much of it as `isPart` says. */
export function countTaps(
  game: AnyGame,
  setup: unknown,
  seed: number,
  { isPart = () => true, answer: choose = openAnswer }: Course = {},
): { whole: Taps; part: Taps; answers: (readonly DecidedMove<Types>[])[] } {
  const answers: (readonly DecidedMove<Types>[])[] = [];
  const table = tableOf(game, setup, seed, { shared: true });
  const { combat } = table;
  const whole = { taps: 0, handOvers: 0 };
  let part = whole;
  table.start();
  for (let i = 0; i < 1000 && combat.outcome === undefined; i++) {
    if (part === whole && !isPart(combat.state)) part = { ...whole };
    const to = table.handOverTo;
    whole.taps++;
    if (to !== undefined) {
      table.holder = to;
      whole.handOvers++;
      continue;
    }
    const asked = table.ask();
    const { viewer } = table;
    const question = asked.find(({ kind }) => kind === 'roll') ?? asked.find(({ seat }) => seat === viewer) ?? asked[0];
    if (!question) throw new Error(`nobody is asked at ${combat.frame?.step}`);
    // Hits of several sides are accepted at once where one answer may do so.
    const others = asked.filter((one) => one !== question && one.kind === 'together' && question.kind === 'together');
    const mine = choose(game, table, question);
    const all = [mine, ...others.map((one) => choose(game, table, one))].flat();
    const moves = others.length && table.isOneAnswer(all) ? all : mine;
    answers.push(moves);
    const answer = table.answer({ moves });
    if (!answer.ok) throw new Error(JSON.stringify([answer.reason, question.kind, question.seat]));
  }
  return { whole, part, answers };
}
