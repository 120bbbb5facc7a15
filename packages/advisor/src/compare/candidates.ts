import { type Chance, type Choice, same, type Types } from '@fray/engine';
import { type Bot, fillIn, type Game } from '@fray/games';
import type { Candidate } from './route.ts';

/** A form has too many answers to try them all: the policy's own, and a few of its sampler. */
const SAMPLES_OF_A_FORM = 3;

/** What is compared: the policy's own action first, then every other choice; forms are filled in. */
export function candidates<T extends Types>(
  game: Pick<Game<T>, 'rules' | 'needsPeople'>,
  policy: Bot<T>,
  { view, seat, list, chance }: { view: T['view']; seat: T['seat']; list: readonly Choice<T>[]; chance: Chance },
): Candidate<T>[] {
  const found: Candidate<T>[] = [];
  const add = (choice: Choice<T>, action: T['action']): void => {
    if (!found.some((known) => same(known.action, action))) found.push({ choice, action });
  };
  const own = policy(view, seat, list, chance);
  const from =
    list.find(({ action, form }) => !form && same(action, own)) ??
    list.find(({ action, form }) => form && action.type === own.type);
  if (!from) throw new Error(`${game.rules.id}: the policy does what is not offered: ${JSON.stringify(own)}`);
  add(from, own);
  // What is offered ready-made and as a form besides is what people type from their own cards: nothing that can be made up.
  const readyMade = new Set(list.filter(({ form }) => !form).map(({ action }) => action.type));
  for (const choice of list) {
    if (!choice.form) add(choice, choice.action);
    else if (readyMade.has(choice.action.type) || game.needsPeople?.(choice, view)) continue;
    else for (let n = 0; n < SAMPLES_OF_A_FORM; n++) add(choice, fillIn(game, view, choice, chance, seat));
  }
  return found;
}
