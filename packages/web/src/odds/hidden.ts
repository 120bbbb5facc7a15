import { clone } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Question } from './provider.ts';

type Seen = Extract<Question['from'], { view: unknown }>;

/**
 * Whether the asking seat does not see everything. Then nothing can be solved (the advisor says the same, `odds-hidden`), and what would
 * do it need not be loaded to hear that: a dealt game of Flesh and Blood never is.
 */
export function isHidden({ rules }: Pick<AnyGame, 'rules'>, { view, seat }: Seen): boolean {
  let guessed = false;
  const state = rules.imagine(clone(view), seat, (count) => {
    guessed = true;
    return new Array<number>(count).fill(1);
  });
  return guessed || Boolean(rules.secrets?.(state, seat).length);
}
