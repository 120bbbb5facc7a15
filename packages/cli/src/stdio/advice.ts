import { adviceSentence, advise, MOST_PLAYOUTS, USUAL_PLAYOUTS } from '@fray/advisor';
import type { Combat, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import * as read from './request.ts';
import { Refusal, type Request } from './request.ts';

/** Every choice of a seat at this prompt, best first, from what the seat may see. Nothing is moved. */
export function adviceOn(game: AnyGame, combat: Combat<Types>, request: Request): object {
  const list = combat.prompt().filter((choice) => choice.place === 'flow' && !choice.not);
  const seat = read.optionalText(request, 'seat') ?? list[0]?.seat;
  const playouts = read.optionalCount(request, 'playouts') ?? USUAL_PLAYOUTS;
  const seed = read.optionalCount(request, 'seed') ?? 1;
  if (playouts < 1 || playouts > MOST_PLAYOUTS) {
    throw new Refusal('bad-request', `"playouts" must be a whole number from 1 to ${MOST_PLAYOUTS}.`);
  }
  const mine = list.filter((choice) => choice.seat === seat);
  if (combat.need || seat === undefined || mine.length === 0) {
    throw new Refusal('nothing-to-advise', 'There is nothing to decide for that seat now.');
  }
  const { method, policy, equal, choices } = advise(game, {
    view: combat.view(seat),
    seat,
    list: mine,
    playouts,
    seed,
  });
  const ending = (code: string): string => game.text.en.ending?.(code) ?? code;
  return {
    advice: {
      seat,
      method,
      playouts,
      policy,
      seed,
      equal,
      choices: choices.map(({ choice, action, because, ...figures }) => ({
        action,
        label: game.text.en.label(choice, combat.state),
        ...figures,
        because: because.map((reason) => ({ ...reason, why: adviceSentence(reason, { ending }) })),
      })),
    },
  };
}
