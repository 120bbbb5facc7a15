import { adviceNames, adviceSentence, advise, DEFAULT_PLAYOUTS, findOpponent, MOST_PLAYOUTS } from '@fray/advisor';
import { type Choice, type Combat, type Reason, same, type Types } from '@fray/engine';
import { parseHeld, type Solution, type WholeGame, withOdds } from '@fray/games';
import { opponentRefusal } from '../options.ts';
import { ADVICE_POSITIONS, planOf } from '../planning.ts';
import { solutionOf } from '../solving.ts';
import { adviseHeld } from '../supposing.ts';
import * as read from './request.ts';
import { Refusal, type Request } from './request.ts';

/** The one table of a prompt that is solved: rows with figures instead of chances. */
function solvedAdvice(
  game: WholeGame,
  combat: Combat<Types>,
  { seat, list, solution }: { seat: string; list: readonly Choice<Types>[]; solution: Solution },
): object {
  const { rows, ...about } = solution;
  const labelOf = (action: unknown): string | undefined => {
    const choice = list.find((one) => same(one.action, action));
    return choice ? game.text.en.label(choice, combat.state) : undefined;
  };
  const choices = rows.map(({ actions, ...row }) => ({
    action: actions[0],
    label: labelOf(actions[0]) ?? row.does,
    ...row,
    actions,
  }));
  return { seat, method: 'solved', ...about, choices };
}
/** Advice on what the seat says it holds; the combat stays as it is. */
async function heldAnswer(
  game: WholeGame,
  combat: Combat<Types>,
  { request, seat, list }: { request: Request; seat: string; list: readonly Choice<Types>[] },
): Promise<object> {
  const held = parseHeld(request.held);
  if (!held) throw new Refusal('bad-request', '"held" must be an object of texts and lists of texts.');
  const settings = settingsOf(game, request);
  const found = await adviseHeld(game, { state: combat.state, seat, held, settings });
  if (!found.ok) {
    const [first = { code: 'held-not-here' }] = found.problems;
    throw new Refusal(first.code, found.problems.map((it) => game.text.en.reason(it)).join(' '));
  }
  const { solution, plan, left } = found;
  const reasons = left.map((it) => ({ ...it, why: game.text.en.reason(it) }));
  const table = solution ? solvedAdvice(game, combat, { seat, list, solution }) : { seat, method: 'plan', plan };
  return { advice: { ...table, counted: reasons } };
}
function settingsOf(game: WholeGame, request: Request): Record<string, number> {
  const named = Object.keys(game.odds.solver?.settings ?? {}).flatMap((name) => {
    const value = read.optionalCount(request, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(named);
}

/**
 * Every choice of a seat at this prompt, best first, from what the seat may see. Moves nothing. A request with
 * `playouts` is sampled; any other is exact if possible.
 */
export async function adviceOn(game: WholeGame, combat: Combat<Types>, request: Request): Promise<object> {
  const list = combat.prompt().filter((choice) => choice.place === 'flow' && !choice.not);
  const seat = read.optionalText(request, 'seat') ?? list[0]?.seat;
  const asked = read.optionalCount(request, 'playouts');
  const playouts = asked ?? DEFAULT_PLAYOUTS;
  const seed = read.optionalCount(request, 'seed') ?? 1;
  if (playouts < 1 || playouts > MOST_PLAYOUTS) {
    throw new Refusal('bad-request', `"playouts" must be a whole number from 1 to ${MOST_PLAYOUTS}.`);
  }
  const mine = list.filter((choice) => choice.seat === seat);
  if (combat.need || seat === undefined || mine.length === 0) {
    throw new Refusal('nothing-to-advise', 'There is nothing to decide for that seat now.');
  }
  if (request.held !== undefined) return heldAnswer(game, combat, { request, seat, list: mine });
  const unknown = game.handNotKnown?.(combat.state);
  if (unknown) throw new Refusal(unknown.code, game.text.en.reason(unknown));
  const solution =
    asked === undefined ? solutionOf(game, combat.view(seat), seat, settingsOf(game, request)) : undefined;
  if (solution) return { advice: solvedAdvice(game, combat, { seat, list: mine, solution }) };
  const opponent = read.optionalText(request, 'opponent');
  if (opponent !== undefined && !findOpponent<Types>(game, combat.view(seat), opponent))
    throw new Refusal('unknown-opponent', opponentRefusal(game, opponent));
  const objective = read.optionalText(request, 'objective');
  const possible = (game.objectives ?? []).map(({ id }) => id);
  if (objective !== undefined && !possible.includes(objective))
    throw new Refusal('odds-objective', `"${objective}" is not an objective of ${game.id}: ${possible.join(', ')}.`);
  const advice = advise(withOdds(game, game.odds), {
    view: combat.view(seat),
    seat,
    list: mine,
    playouts,
    seed,
    objective,
    ...(opponent === undefined ? {} : { opponent }),
    ...(asked === undefined ? {} : { exact: false as const }),
  });
  const names = adviceNames(game.text.en, combat.view(seat));
  const { choices, why, ...about } = advice;
  const inWords = (reason: Reason) => ({ ...reason, why: adviceSentence(reason, names) });
  const plan = planOf(game, combat.state, ADVICE_POSITIONS);
  return {
    advice: {
      ...about,
      seed,
      why: why.map(inWords),
      ...(plan ? { plan } : {}),
      choices: choices.map(({ choice, action, because, ...figures }) => ({
        action,
        label: game.text.en.label(choice, combat.state),
        ...figures,
        because: because.map(inWords),
      })),
    },
  };
}
