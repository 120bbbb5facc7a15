import { type Answer, type Combat, makeSave, type Types } from '@fray/engine';
import { findGame, type GameCard, gameRefusal, type WholeGame } from '@fray/games';
import { type Pace, Table } from '@fray/table';
import { loadCard } from '../context.ts';
import { openText } from '../open.ts';
import { why } from '../story.ts';
import { adviceOn } from './advice.ts';
import { combatReport, listedChoices, news, questionLines } from './report.ts';
import * as read from './request.ts';
import { Refusal, type Request } from './request.ts';
import { startCombat } from './start.ts';

/** Raised when answers mean something new. Fields are added and never renamed, so a program of an older number goes on as it is. */
const PROTOCOL = 4;

/** A combat, and the people around it. */
interface Held {
  game: WholeGame;
  combat: Combat<Types>;
  table: Table;
}
type Act = (now: Held) => Answer<Types>;
const held = (game: WholeGame, combat: Combat<Types>, pace: Pace = 'round'): Held => ({
  game,
  combat,
  table: new Table(game, combat, { pace }),
});

/** Holds one combat and answers requests about it. Whatever is refused leaves it as it was. */
export class Desk {
  private readonly games: readonly GameCard[];
  private held: Held | undefined;
  constructor(games: readonly GameCard[]) {
    this.games = games;
  }

  /** The requests, by `op`; each gives what stands in the answer beside `id` and `ok`. */
  private readonly ops: Readonly<Record<string, (request: Request) => object | Promise<object>>> = {
    start: (request) => this.start(request),
    load: (request) => this.load(request),
    act: async (request) => {
      const options = { dice: read.optionalNumbers(request, 'dice'), ...read.moment(request) };
      const seat = read.text(request, 'seat');
      const action = await this.completed(read.action(request));
      return this.told(this.single((combat) => combat.move(seat, action, options)));
    },
    ask: (request) => {
      const { game, table } = this.now;
      table.pace = read.optionalPace(request) ?? table.pace;
      return { pace: table.pace, questions: questionLines(game, table), combat: this.report() };
    },
    answer: (request) => this.answer(request),
    dice: (request) => {
      const values = read.thrown(request, 'values');
      const moment = read.moment(request);
      return this.told(({ combat }) =>
        values === 'fray' ? combat.leaveDice(moment) : combat.typeDice(values, moment),
      );
    },
    undo: (request) => {
      const seat = read.optionalText(request, 'seat');
      const host = read.optionalFlag(request, 'host');
      const options = seat === undefined ? { host } : { host, seat };
      const by = read.byDecision(request);
      return this.moved(by ? ({ table }) => table.undo(options) : this.single((combat) => combat.undo(options)));
    },
    redo: (request) => {
      const by = read.byDecision(request);
      return this.told(by ? ({ table }) => table.redo() : this.single((combat) => combat.redo()));
    },
    cancel: (request) => this.moved(this.single((combat) => combat.cancel(read.optionalText(request, 'seat')))),
    choices: () => ({ ...listedChoices(this.now.game, this.now.combat), combat: this.report() }),
    state: () => ({ state: this.now.combat.state }),
    view: (request) => {
      const seat = read.text(request, 'seat');
      const { game, combat } = this.now;
      if (!game.rules.seats.includes(seat)) {
        throw new Refusal('unknown-seat', `There is no seat called "${seat}" in this game.`);
      }
      return { view: combat.view(seat) };
    },
    advise: (request) => adviceOn(this.now.game, this.now.combat, request),
    save: () => ({ save: makeSave(this.now.combat) }),
  };

  /** What an op answers; throws a Refusal where it is refused. */
  async handle(request: Request): Promise<object> {
    const op = request.op;
    if (typeof op !== 'string' || !Object.hasOwn(this.ops, op)) {
      const known = Object.keys(this.ops).join(', ');
      throw new Refusal('unknown-op', `"op" must be one of: ${known}.`);
    }
    return await (this.ops[op] as (request: Request) => object | Promise<object>)(request);
  }

  /** What is named by a few letters is looked up first, where the game can. */
  private async completed(action: { type: string }): Promise<{ type: string }> {
    const { game, combat } = this.now;
    const filled = await game.complete?.(action, combat.state);
    if (filled && !filled.ok) throw new Refusal(filled.reason.code, why(game, filled.reason));
    return filled?.action ?? action;
  }

  private get now(): Held {
    if (!this.held) throw new Refusal('no-combat', 'There is no combat yet: begin one with "start" or "load".');
    return this.held;
  }

  private report(): object {
    return combatReport(this.now.game, this.now.combat);
  }

  /** A single move, forward or back: orders and decisions that the table was following end. */
  private single(act: (combat: Combat<Types>) => Answer<Types>): Act {
    return ({ game, combat, table }) => {
      const answer = act(combat);
      if (answer.ok) this.held = held(game, combat, table.pace);
      return answer;
    };
  }

  /** One decision and what follows automatically; without moves only that. */
  private async answer(request: Request): Promise<object> {
    const { game, combat, table } = this.now;
    const { at } = combat;
    const moment = read.moment({ seen: request.seen });
    const order = read.optionalOrder(request);
    const pace = read.optionalPace(request) ?? table.pace;
    const moves = read.optionalMoves(request);
    for (const one of moves ?? []) one.action = await this.completed(one.action);
    const before = table.pace;
    table.pace = pace;
    try {
      return this.told(() => (moves ? table.answer({ moves, order, ...moment }) : table.start()));
    } catch (error) {
      table.pace = before;
      // A rule that fails leaves nothing of the answer, also not what had followed until then.
      if (combat.at > at) this.held = held(game, combat, before);
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

  private moved(act: Act): object {
    this.act(act);
    return { combat: this.report() };
  }

  private told(act: Act): object {
    const { events } = this.act(act);
    return { ...news(this.now.game, this.now.combat, events), combat: this.report() };
  }

  private async gameOf(name: string): Promise<WholeGame> {
    const found = findGame(name, this.games);
    if (!found.ok) throw new Refusal(found.reason.code, gameRefusal(found.reason));
    return await loadCard(found.card);
  }

  /** The combat that is held changes only once all about the new one can be told. */
  private replace(next: Held, answer: object): object {
    const whole = { ...answer, combat: combatReport(next.game, next.combat) };
    this.held = next;
    return whole;
  }

  private async start(request: Request): Promise<object> {
    const game = await this.gameOf(read.text(request, 'game'));
    const { combat, seed } = startCombat(game, request);
    const answer = { protocol: PROTOCOL, seed, ...news(game, combat, combat.openingEvents) };
    return this.replace(held(game, combat), answer);
  }

  private async load(request: Request): Promise<object> {
    const given = request.save;
    const opened = await openText(this.games, typeof given === 'string' ? given : JSON.stringify(given ?? null));
    if (!opened.ok) throw new Refusal(opened.code, opened.why);
    const { game, combat, unverified } = opened;
    const verified = unverified === undefined ? { verified: true } : { verified: false, why: unverified };
    return this.replace(held(game, combat), { protocol: PROTOCOL, ...verified });
  }
}
