import type { Choice, Policies, Types } from '@fray/engine';
import type { Game } from '@fray/games';
import { askOnce } from './asking.ts';
import type { Decisions } from './graph.ts';

/** Whose hits are decided beside the uses of effects. */
export interface DecidedHits<T extends Types> {
  seat: T['seat'];
  /** Only here, and nothing else is decided at these prompts; left out: everywhere. */
  within?(state: T['state']): boolean;
}

/** The hits that a seat may take here: of those with equal futures the first. */
export function distinctHits<T extends Types>(
  { oddsRules }: Pick<Game<T>, 'oddsRules'>,
  state: T['state'],
  list: readonly Choice<T>[],
): Map<string, Choice<T>> {
  const found = new Map<string, Choice<T>>();
  for (const choice of list) {
    const word = choice.not || choice.form ? undefined : oddsRules?.hitWord?.(state, choice.action);
    if (word !== undefined && !found.has(word)) found.set(word, choice);
  }
  return found;
}

type Options<T extends Types> = Decisions<T>['options'];

/** The decisions of a game and the hits of one seat, the policy's own action first. */
export function withHits<T extends Types>(
  game: Game<T>,
  policies: Policies<T>,
  { seat, within }: DecidedHits<T>,
): Options<T> {
  return (state, by, list) => {
    const hits = by === seat ? distinctHits(game, state, list) : undefined;
    const isHere = within === undefined || within(state);
    // A prompt of the proposal is about hits alone.
    const uses = hits?.size && within && isHere ? undefined : game.oddsRules?.decides?.(state, by, list);
    if (!hits || hits.size < 2 || !isHere) return uses;
    const own = uses?.[0] ?? askOnce(policies(by), game.rules.view(state, by), by, within ? [...hits.values()] : list);
    if (own === undefined) return uses;
    const word = game.oddsRules?.hitWord?.(state, own);
    const others = [...hits].flatMap(([one, { action }]) => (one === word ? [] : [action]));
    return [own, ...others, ...(uses ?? []).slice(1)];
  };
}
