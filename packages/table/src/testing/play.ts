import { Combat, type DecidedMove, type PromptChoice, seededDice, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom, findGame, type GameWithSetup, loadWithSetup } from '@fray/games';
import { READY } from '../route.ts';
import { Table } from '../table.ts';
import type { Question, Reply, TableOptions } from '../types.ts';

/** A game by its id. */
export async function loadGame(id: string): Promise<GameWithSetup> {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  return loadWithSetup(found.card);
}

export type Chance = ReturnType<typeof chanceFrom>;
export const chanceWith = (seed: number): Chance => chanceFrom(seededDice(seed));
const pickFrom = <V>(list: readonly V[], chance: Chance): V => list[(chance(1, list.length)[0] as number) - 1] as V;

/** A combat of a preset with people around it. */
export function tableOf(game: AnyGame, setup: unknown, seed: number, options: TableOptions = {}): Table {
  return new Table(game, Combat.begin(game.rules, setup, seededDice(seed)) as Combat<Types>, options);
}

/** A setup of two fleets whose people have not said what they hold. */
export function withUnknownHands(setup: unknown): unknown {
  const { attacker, defender, ...rest } = setup as Record<'attacker' | 'defender', object>;
  return { ...rest, attacker: { ...attacker, hand: null }, defender: { ...defender, hand: null } };
}

/** What the flow allows the asked seat without a form. */
const freeOf = ({ choices }: Question): PromptChoice<Types>[] =>
  choices.filter(({ not, place, form }) => !not && place === 'flow' && !form);

/** A legal answer at random, two of three times as the question proposes; `undefined` if only a form is left. */
export function answerAtRandom(
  game: AnyGame,
  table: Table,
  question: Question,
  chance: Chance,
): readonly DecidedMove<Types>[] {
  if ('moves' in question && question.moves.length && pickFrom([true, true, false], chance)) return question.moves;
  const open = question.choices.filter(({ not, place }) => !not && place === 'flow');
  const { seat, action, form } = pickFrom(open, chance);
  const { combat } = table;
  const sheet = form && game.rules.forms?.[action.type];
  return [{ seat, action: sheet ? sheet.sample(combat.state, combat.frame?.memory as never, seat, chance) : action }];
}

/** The same as somebody sends it from a device of their own: one of two times with the order to go on to the throw. */
export function answerFromAfar(game: AnyGame, table: Table, question: Question, chance: Chance): Reply {
  const moves = answerAtRandom(game, table, question, chance).map(({ seat, action }) => ({ seat, action }));
  const isReady = question.kind === 'roll' && pickFrom([true, false], chance);
  if (!isReady) return { moves };
  const turn = moves.findIndex(({ seat }) => seat !== question.seat);
  return { moves: turn < 0 ? moves : moves.slice(0, turn), order: { order: READY, until: 'answer' } };
}

/** The answer of the game's own policy. */
export function answerByPolicy(game: AnyGame, table: Table, question: Question): readonly DecidedMove<Types>[] {
  if ('moves' in question && question.moves.length) return question.moves;
  const { seat } = question;
  // Nobody answers a decision.
  const pass = question.kind === 'reply' && question.choices.find(({ role }) => role === 'passes');
  if (pass) return [pass];
  const [first] = freeOf(question);
  const action = game.players.includes(seat) ? table.combat.askBot(seat, game.bot) : first?.action;
  if (!action) throw new Error(`${seat} has nothing to do`);
  return [{ seat, action }];
}
