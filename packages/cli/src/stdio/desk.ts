import { type Answer, type Combat, makeSave, type Types } from '@fray/engine';
import { findGame, type GameCard, gameRefusal, type WholeGame } from '@fray/games';
import { loadCard } from '../context.ts';
import { openText } from '../open.ts';
import { why } from '../story.ts';
import { adviceOn } from './advice.ts';
import { combatReport, listedChoices, news } from './report.ts';
import * as read from './request.ts';
import { Refusal, type Request } from './request.ts';
import { startCombat } from './start.ts';

/** Raised when answers mean something new. Fields are added and never renamed, so a program of an older number goes on as it is. */
const PROTOCOL = 3;

interface Table {
  game: WholeGame;
  combat: Combat<Types>;
}

/** Holds one combat and answers requests about it. Whatever is refused leaves it as it was. */
export class Desk {
  private readonly games: readonly GameCard[];
  private table: Table | undefined;
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
      return this.told((combat) => combat.move(seat, action, options));
    },
    dice: (request) => {
      const values = read.thrown(request, 'values');
      const moment = read.moment(request);
      return this.told((combat) => (values === 'fray' ? combat.leaveDice(moment) : combat.typeDice(values, moment)));
    },
    undo: (request) => {
      const seat = read.optionalText(request, 'seat');
      const host = read.optionalFlag(request, 'host');
      return this.moved((combat) => combat.undo(seat === undefined ? { host } : { host, seat }));
    },
    redo: () => this.told((combat) => combat.redo()),
    cancel: (request) => this.moved((combat) => combat.cancel(read.optionalText(request, 'seat'))),
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

  private get now(): Table {
    if (!this.table) throw new Refusal('no-combat', 'There is no combat yet: begin one with "start" or "load".');
    return this.table;
  }

  private report(): object {
    return combatReport(this.now.game, this.now.combat);
  }

  private ask(act: (combat: Combat<Types>) => Answer<Types>) {
    const { game, combat } = this.now;
    const answer = act(combat);
    if (answer.ok) return answer;
    const problems = answer.problems?.map((reason) => ({ code: reason.code, why: why(game, reason) }));
    throw new Refusal(answer.reason.code, why(game, answer.reason), problems ? { problems } : {});
  }

  private moved(act: (combat: Combat<Types>) => Answer<Types>): object {
    this.ask(act);
    return { combat: this.report() };
  }

  private told(act: (combat: Combat<Types>) => Answer<Types>): object {
    const { events } = this.ask(act);
    return { ...news(this.now.game, this.now.combat, events), combat: this.report() };
  }

  private async gameOf(name: string): Promise<WholeGame> {
    const found = findGame(name, this.games);
    if (!found.ok) throw new Refusal(found.reason.code, gameRefusal(found.reason));
    return await loadCard(found.card);
  }

  /** The combat that is held changes only once all about the new one can be told. */
  private replace(table: Table, answer: object): object {
    const whole = { ...answer, combat: combatReport(table.game, table.combat) };
    this.table = table;
    return whole;
  }

  private async start(request: Request): Promise<object> {
    const game = await this.gameOf(read.text(request, 'game'));
    const { combat, seed } = startCombat(game, request);
    const answer = { protocol: PROTOCOL, seed, ...news(game, combat, combat.openingEvents) };
    return this.replace({ game, combat }, answer);
  }

  private async load(request: Request): Promise<object> {
    const given = request.save;
    const opened = await openText(this.games, typeof given === 'string' ? given : JSON.stringify(given ?? null));
    if (!opened.ok) throw new Refusal(opened.code, opened.why);
    const { game, combat, unverified } = opened;
    const verified = unverified === undefined ? { verified: true } : { verified: false, why: unverified };
    return this.replace({ game, combat }, { protocol: PROTOCOL, ...verified });
  }
}
