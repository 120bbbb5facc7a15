import { type Answer, type Combat, makeSave, type Types } from '@fray/engine';
import { findGame, type GameCard, gameRefusal, type WholeGame } from '@fray/games';
import { type Pace, Table } from '@fray/table';
import { readCardList } from '../commands/list.ts';
import { loadCard } from '../context.ts';
import { openText } from '../open.ts';
import { why } from '../story.ts';
import { adviceOn } from './advice.ts';
import { choiceLists, combatReport, news, questionLines } from './report.ts';
import * as read from './request.ts';
import { Refusal, type Request } from './request.ts';
import { OPS, type OpName, PROTOCOL } from './schema.ts';
import { startCombat } from './start.ts';

interface Held {
  game: WholeGame;
  combat: Combat<Types>;
  table: Table;
}
type Act = (now: Held) => Answer<Types>;
const holdCombat = (game: WholeGame, combat: Combat<Types>, pace: Pace = 'round'): Held => ({
  game,
  combat,
  table: new Table(game, combat, { pace }),
});

function mustHaveSeat(game: WholeGame, seat: string): void {
  if (!game.rules.seats.includes(seat))
    throw new Refusal('unknown-seat', `There is no seat called "${seat}" in this game.`);
}

/** Holds one combat and answers requests about it. A refused request changes nothing. */
export class ProtocolServer {
  private readonly games: readonly GameCard[];
  private current: Held | undefined;
  constructor(games: readonly GameCard[]) {
    this.games = games;
  }

  /** The handlers by `op`; each returns the answer without `id` and `ok`. */
  private readonly ops: Readonly<Record<OpName, (request: Request) => object | Promise<object>>> = {
    start: (request) => this.start(request),
    load: (request) => this.load(request),
    act: async (request) => {
      const options = { dice: read.optionalNumbers(request, 'dice'), ...read.moment(request) };
      const seat = read.text(request, 'seat');
      const action = await this.completeAction(read.action(request), seat);
      return this.answerWithNews(this.single((combat) => combat.move(seat, action, options)));
    },
    ask: (request) => {
      const { game, table } = this.now;
      table.pace = read.optionalPace(request) ?? table.pace;
      return { pace: table.pace, questions: questionLines(game, table), combat: this.report() };
    },
    answer: (request) => this.answer(request),
    dice: (request) => {
      const values = read.rollsOrDraws(request, 'values');
      const moment = read.moment(request);
      return this.answerWithNews(({ combat }) =>
        values === 'fray' ? combat.leaveDice(moment) : combat.typeDice(values, moment),
      );
    },
    undo: (request) => {
      const seat = read.optionalText(request, 'seat');
      const host = read.optionalFlag(request, 'host');
      const options = seat === undefined ? { host } : { host, seat };
      const by = read.byDecision(request);
      return this.answerWithCombat(
        by ? ({ table }) => table.undo(options) : this.single((combat) => combat.undo(options)),
      );
    },
    redo: (request) => {
      const by = read.byDecision(request);
      return this.answerWithNews(by ? ({ table }) => table.redo() : this.single((combat) => combat.redo()));
    },
    cancel: (request) =>
      this.answerWithCombat(this.single((combat) => combat.cancel(read.optionalText(request, 'seat')))),
    choices: () => ({ ...choiceLists(this.now.game, this.now.combat), combat: this.report() }),
    state: () => ({ state: this.now.combat.state }),
    view: (request) => {
      const seat = read.text(request, 'seat');
      const { game, combat } = this.now;
      mustHaveSeat(game, seat);
      return { view: combat.view(seat) };
    },
    advise: (request) => {
      const { game, combat } = this.now;
      const seat = read.optionalText(request, 'seat');
      if (seat !== undefined) mustHaveSeat(game, seat);
      return adviceOn(game, combat, request);
    },
    list: (request) => this.list(request),
    save: () => ({ save: makeSave(this.now.combat) }),
  };

  /** Answers a request; throws a Refusal if it is refused. */
  async handle(request: Request): Promise<object> {
    const op = request.op;
    if (typeof op !== 'string' || !Object.hasOwn(OPS, op)) {
      throw new Refusal('unknown-op', `"op" must be one of: ${Object.keys(OPS).join(', ')}.`);
    }
    return await this.ops[op as OpName](request);
  }

  private async list(request: Request): Promise<object> {
    const { game, report, words } = await readCardList(this.games, read.text(request, 'text'));
    const problems = report.problems.map((it) => ({ ...it, why: words.problem(it) }));
    return { game, list: { ...report, problems } };
  }

  /** Games may look up what was typed as a few letters. */
  private async completeAction(action: { type: string }, seat: string): Promise<{ type: string }> {
    const { game, combat } = this.now;
    const filled = await game.complete?.(action, combat.state, seat);
    if (filled && !filled.ok) throw new Refusal(filled.reason.code, why(game, filled.reason));
    return filled?.action ?? action;
  }

  private get now(): Held {
    if (!this.current) throw new Refusal('no-combat', 'There is no combat yet: send "start" or "load" first.');
    return this.current;
  }

  private report(): object {
    return combatReport(this.now.game, this.now.combat);
  }

  /** A single move, forward or back, ends the table's orders and decisions. */
  private single(act: (combat: Combat<Types>) => Answer<Types>): Act {
    return ({ game, combat, table }) => {
      const answer = act(combat);
      if (answer.ok) this.current = holdCombat(game, combat, table.pace);
      return answer;
    };
  }

  /** One decision and what follows automatically; without moves only the latter. */
  private async answer(request: Request): Promise<object> {
    const { game, combat, table } = this.now;
    const { at } = combat;
    const moment = read.moment({ seen: request.seen });
    const order = read.optionalOrder(request);
    const pace = read.optionalPace(request) ?? table.pace;
    const moves = read.optionalMoves(request);
    const after = read.optionalCount(request, 'after');
    for (const one of moves ?? []) one.action = await this.completeAction(one.action, one.seat);
    const before = table.pace;
    table.pace = pace;
    try {
      return this.answerWithNews(() => (moves ? table.answer({ moves, order, after, ...moment }) : table.start()));
    } catch (error) {
      table.pace = before;
      // If a rule throws, nothing of the answer remains, automatic moves included.
      if (combat.at > at) this.current = holdCombat(game, combat, before);
      while (combat.at > at && combat.undo({ host: true }).ok);
      throw error;
    }
  }

  private act(act: Act) {
    const { game } = this.now;
    const answer = act(this.now);
    if (answer.ok) return answer;
    const problems = answer.problems?.map((reason) => ({ code: reason.code, why: why(game, reason) }));
    throw new Refusal(answer.reason.code, why(game, answer.reason), problems ? { problems } : {});
  }

  private answerWithCombat(act: Act): object {
    this.act(act);
    return { combat: this.report() };
  }

  private answerWithNews(act: Act): object {
    const { events } = this.act(act);
    return { ...news(this.now.game, this.now.combat, events), combat: this.report() };
  }

  private async gameOf(name: string): Promise<WholeGame> {
    const found = findGame(name, this.games);
    if (!found.ok) throw new Refusal(found.reason.code, gameRefusal(found.reason));
    return await loadCard(found.card);
  }

  /** Replaces the combat only after the report about the new one succeeded. */
  private replace(next: Held, answer: object): object {
    const whole = { ...answer, combat: combatReport(next.game, next.combat) };
    this.current = next;
    return whole;
  }

  private async start(request: Request): Promise<object> {
    const game = await this.gameOf(read.text(request, 'game'));
    const { combat, seed } = startCombat(game, request);
    const answer = { protocol: PROTOCOL, seed, ...news(game, combat, combat.openingEvents) };
    return this.replace(holdCombat(game, combat), answer);
  }

  private async load(request: Request): Promise<object> {
    const given = request.save;
    const opened = await openText(this.games, typeof given === 'string' ? given : JSON.stringify(given ?? null));
    if (!opened.ok) throw new Refusal(opened.code, opened.why);
    const { game, combat, unverified } = opened;
    const verified = unverified === undefined ? { verified: true } : { verified: false, why: unverified };
    return this.replace(holdCombat(game, combat), { protocol: PROTOCOL, ...verified });
  }
}
