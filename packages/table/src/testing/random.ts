import type { AnyGame, GameWithSetup } from '@fray/games';
import type { Table } from '../table.ts';
import type { TableOptions } from '../types.ts';
import { answerAtRandom, answerFromAfar, type Chance, chanceWith, tableOf } from './play.ts';

/** Combats of each law, and answers of each combat; the long run (`FRAY_TABLES`) plays many. */
export interface Many {
  combats: number;
  longest: number;
}
export const howMany = (asked: string | undefined): Many =>
  asked ? { combats: Number(asked), longest: 1000 } : { combats: 3, longest: 40 };

/** Setups of a game: presets, then samples. */
export function setupsOf(game: GameWithSetup, { combats }: Many): unknown[] {
  const chance = chanceWith(20261117);
  const { presets, sample } = game.setup;
  return Array.from({ length: combats }, (_, i) => (i % 2 ? sample(chance) : presets[i % presets.length]?.setup));
}

export function must(answer: { ok: boolean; reason?: unknown }): void {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
}

/** A combat that is played at random, and what is done around its answers. */
interface Random extends TableOptions {
  setup: unknown;
  seed: number;
  longest: number;
  /** Called with every answer, which it gives. */
  each?(table: Table, answer: () => void): void;
  /** Called before every answer and throw: the table that goes on. */
  before?(table: Table): Table;
  /** Orders that last and offers that were missed come up, too. */
  orders?: true;
}

/** Random answers at pace `round`, with dice of the combat. */
export function playAtRandom(game: AnyGame, { setup, seed, longest, each, before, orders, ...options }: Random): Table {
  const chance = chanceWith(seed);
  let table = tableOf(game, setup, seed, options);
  must(table.start());
  for (let i = 0; i < longest && table.combat.outcome === undefined; i++) {
    table = before?.(table) ?? table;
    const { combat } = table;
    if (combat.need) {
      must(table.leaveDice());
      continue;
    }
    if (orders && (chance(1, 4)[0] as number) === 1 && orderAtRandom(game, table, chance)) continue;
    const questions = table.ask();
    const question = questions[(chance(1, questions.length)[0] as number) - 1];
    const bot = table.botToMove();
    if (bot !== undefined) {
      must(table.playBot(bot));
      continue;
    }
    if (!question) throw new Error(`nobody is asked at ${combat.frame?.step}`);
    const reply = options.watched
      ? answerFromAfar(game, table, question, chance)
      : { moves: answerAtRandom(game, table, question, chance) };
    const answer = () => must(table.answer({ ...reply, seen: question.seen }));
    if (each) each(table, answer);
    else answer();
  }
  return table;
}

const ORDERS = ['ask', 'pass', 'take'] as const;

/** A lasting order of somebody, or something that is played late; false if there is neither. */
function orderAtRandom(game: AnyGame, table: Table, chance: Chance): boolean {
  const [late] = table.missedOffers();
  if (late) {
    must(table.playLate(late));
    return true;
  }
  const stops = game.stops?.(table.combat.state) ?? [];
  const { persons } = table;
  if (!stops.length || !persons.length) return false;
  const pick = <V>(list: readonly V[]): V => list[(chance(1, list.length)[0] as number) - 1] as V;
  const { window, effect, seat = pick(persons) } = pick(stops);
  if (!persons.includes(seat)) return false;
  const about = { ...(window === undefined ? {} : { window }), ...(effect === undefined ? {} : { effect }) };
  must(table.setOrder(seat, { order: pick(ORDERS), until: pick(['round', 'combat']), ...about }));
  return true;
}
