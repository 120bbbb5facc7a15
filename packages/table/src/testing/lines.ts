import type { DecidedMove, PromptChoice, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Table } from '../table.ts';
import type { PickNext } from '../together.ts';
import type { Question } from '../types.ts';
import { answerByPolicy, tableOf } from './play.ts';

type Listed = PromptChoice<Types>;
type Line = readonly DecidedMove<Types>[];

const isHit = ({ group }: Pick<Listed, 'group'>): boolean => group === 'hits';
const isFree = ({ not, place }: Listed): boolean => !not && place === 'flow';
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const must = (answer: { ok: boolean; reason?: unknown }): void => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
};
const unitOf = (choice: Listed): string | undefined => choice.about.find(({ kind }) => kind === 'unit')?.id;

/** On which sustain of a line somebody plays a card; `later`: on the first one of every line but the first. */
export type Plays = 'none' | 'first' | 'second' | 'later';
export const PLAYS: readonly Plays[] = ['none', 'first', 'second', 'later'];

/** Which unit of each line somebody plays a card on, as lines come up. */
class Targets {
  private count = 0;
  private readonly plays: Plays;
  constructor(plays: Plays) {
    this.plays = plays;
  }
  of(line: Line): string | undefined {
    const sustains = line.filter(({ action }) => action.type === 'sustain');
    if (sustains.length) this.count++;
    const { plays, count } = this;
    const number = plays === 'first' || (plays === 'later' && count > 1) ? 0 : plays === 'second' ? 1 : -1;
    return (sustains[number]?.action as { unit?: string } | undefined)?.unit;
  }
}
/** Everything sustains damage, and what is lost depends on the cards that were played: a line that should have been asked again shows. */
const pick: PickNext = (offered, _, state) => {
  const played = Object.values((state as { played?: Record<string, number> }).played ?? {}).reduce(
    (sum, n) => sum + n,
    0,
  );
  return played % 2 ? offered.at(-1) : offered[0];
};
const isPlay = (choice: Listed, unit: string | undefined): boolean =>
  unit !== undefined &&
  choice.role === 'acts' &&
  choice.about.some(({ kind }) => kind === 'effect') &&
  unitOf(choice) === unit;

/** What is done outside of hits and their windows, the same in both ways of asking. */
function decide(game: AnyGame, table: Table, seat: string, choices: readonly Listed[]): DecidedMove<Types> | undefined {
  const mine = choices.filter((one) => one.seat === seat && isFree(one) && !one.form);
  // Only a form is left: what people enter is no part of this.
  if (!mine.length) return undefined;
  const onTheWay = mine.find(({ pace, role }) => pace === 'onTheWay' || role === 'rolls' || role === 'passes');
  if (onTheWay) return onTheWay;
  const [first] = answerByPolicy(game, table, { kind: 'choose', seat, seen: 0, choices: mine } as Question);
  return first as DecidedMove<Types>;
}

const MOST = 2500;
const isOver = (table: Table, rounds: number): boolean =>
  table.combat.outcome !== undefined || Number((table.combat.state as { round?: number }).round) > rounds;
/** What happened up to that round: who is asked when it is over differs. */
function eventsOf(table: Table, rounds: number): unknown[] {
  const events = table.combat.history().flatMap((entry) => entry.events.map(({ event }) => event));
  const end = events.findIndex((event) => Number((event as { round?: number }).round) > rounds);
  return end < 0 ? events : events.slice(0, end);
}

/** The seats that have hits to assign, in the order in which they are served: first the one that has waited longest. */
function hittersOf(table: Table): string[] {
  const seats = new Set(table.choices.filter((one) => isFree(one) && isHit(one)).map(({ seat }) => seat));
  const eager = table.seatToAsk();
  return [...seats].sort((a, b) => Number(b === eager) - Number(a === eager));
}
const inWindow = (table: Table): boolean => table.combat.frame?.step === 'sustained';

type Sides = Record<'attacker' | 'defender', object | undefined>;
/** The setup with two cards in each hand that answer Sustain Damage. */
export function withCards(setup: unknown): unknown {
  const { attacker, defender, ...rest } = setup as Sides;
  const armed = (side: object | undefined) => side && { ...side, hand: ['direct-hit', 'direct-hit'] };
  return { ...rest, attacker: armed(attacker), defender: armed(defender) };
}

/** Whole lines are accepted, and answered once; those of both sides with one answer where that may be. */
export function playDeclared(
  game: AnyGame,
  setup: unknown,
  seed: number,
  plays: Plays,
  {
    rounds,
    before = (one) => one,
    onPair = () => undefined,
  }: { rounds: number; before?: (one: Table) => Table; onPair?: () => void },
): unknown[] {
  let table = tableOf(game, setup, seed, { open: true, shared: true });
  const targets = new Targets(plays);
  let unit: string | undefined;
  must(table.start());
  for (let i = 0; i < MOST && !isOver(table, rounds); i++) {
    table = before(table);
    const hitters = hittersOf(table);
    const [hitter] = hitters;
    const questions = table.ask();
    const question = questions.find(({ seat }) => seat === hitter) ?? questions[0];
    if (!question) throw new Error(`nobody is asked at ${table.combat.frame?.step}`);
    const { seat, choices } = question;
    if (question.kind === 'reply') {
      const target = question.targets.find(({ choice }) => isPlay(choice, unit));
      const pass = choices.find(({ role }) => role === 'passes') as Listed;
      must(table.answer(target ? { moves: [target.choice], after: target.after } : { moves: [pass] }));
    } else if (hitter !== undefined) {
      const lines = hitters.map((one) => table.together(one, 'hits', pick).moves);
      const isOne = lines.length > 1 && table.isOneAnswer(lines.flat());
      const made = isOne ? lines : lines.slice(0, 1);
      for (const line of made) unit = targets.of(line);
      must(table.answer({ moves: made.flat() }));
      if (isOne) onPair();
    } else {
      const play = inWindow(table) ? choices.find((one) => isFree(one) && isPlay(one, unit)) : undefined;
      const move = play ?? decide(game, table, seat, choices);
      if (!move) break;
      must(table.answer({ moves: question.kind === 'roll' ? question.moves : [move] }));
    }
  }
  return eventsOf(table, rounds);
}

/** The same decisions, each step asked on its own: a line is remembered, and planned again once somebody did more than pass. */
export function playStepByStep(game: AnyGame, setup: unknown, seed: number, plays: Plays, rounds: number): unknown[] {
  const table = tableOf(game, setup, seed, { open: true, pace: 'step' });
  const targets = new Targets(plays);
  let plan: { seat: string; rest: DecidedMove<Types>[] } | undefined;
  let unit: string | undefined;
  must(table.start());
  for (let i = 0; i < MOST && !isOver(table, rounds); i++) {
    const all = table.choices.filter(isFree);
    const gain = all.find((one) => game.isFreeGain?.(one));
    // A line under way is finished before somebody begins another one.
    const next = plan?.rest[0];
    const following = next && all.find((one) => one.seat === plan?.seat && same(one.action, next.action));
    const hitter = following ? undefined : hittersOf(table)[0];
    if (gain) must(table.answer({ moves: [gain] }));
    else if (following) {
      plan?.rest.shift();
      must(table.answer({ moves: [following] }));
    } else if (hitter !== undefined) {
      const moves = table.together(hitter, 'hits', pick).moves.map(({ seat, action }) => ({ seat, action }));
      unit = targets.of(moves);
      plan = { seat: hitter, rest: moves };
    } else {
      const [question] = table.ask();
      if (!question) throw new Error(`nobody is asked at ${table.combat.frame?.step}`);
      const { seat, choices } = question;
      const play = inWindow(table) ? choices.find((one) => isFree(one) && isPlay(one, unit)) : undefined;
      const move = play ?? decide(game, table, seat, choices);
      if (!move) break;
      if (play) plan = undefined;
      must(table.answer({ moves: [move] }));
    }
  }
  return eventsOf(table, rounds);
}
