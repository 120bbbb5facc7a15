import { type Chance, type Choice, clone, type Frame, type Types } from '@fray/engine';
import type { Bot, Game } from './game.ts';
import { pickOne } from './pick.ts';

/** The bots that every game has; `rules` is the game's own policy, or its automa. */
export const BOT_NAMES = ['random', 'rules'] as const;
/** What a player writes to choose a bot: one of `BOT_NAMES`. */
export type BotName = (typeof BOT_NAMES)[number];

/** Any legal choice, each as likely; a form is filled in by its own sampler. */
export function randomBot<T extends Types>(game: Pick<Game<T>, 'rules'>): Bot<T> {
  return (view, seat, choices, chance) => {
    const choice = pickOne(choices, chance);
    return choice.form ? fillIn(game, view, choice, chance, seat) : choice.action;
  };
}

/** A filled-in form, sampled from what the seat may see. */
export function fillIn<T extends Types>(
  game: Pick<Game<T>, 'rules'>,
  view: T['view'],
  choice: Choice<T>,
  chance: Chance,
  seat: T['seat'],
): T['action'] {
  const sheet = game.rules.forms?.[choice.action.type as T['action']['type']];
  if (!sheet) throw new Error(`${choice.action.type} is offered as a form, but the ruleset has no such form`);
  const state = game.rules.imagine(clone(view), seat, chance);
  const frame = (state.frames as readonly Frame<T>[]).at(-1) as Frame<T>;
  return sheet.sample(state, frame.memory, seat, chance);
}

/** The bot of that name, for any seat of this game. */
export const botByName = <T extends Types>(game: Pick<Game<T>, 'rules' | 'bot'>, name: BotName): Bot<T> =>
  name === 'random' ? randomBot(game) : game.bot;
