import type { Choice, Frame, Policies, Types } from '@fray/engine';
import type { Game } from '@fray/games';
import { askOnce } from './asking.ts';
import type { Decisions } from './graph-question.ts';

/** Whose hits are decided beside the uses of effects. */
export interface DecidedHits<T extends Types> {
  seat: T['seat'];
  /** Only here; left out: everywhere. */
  within?(state: T['state']): boolean;
  /** Nothing else is decided at these prompts. */
  alone?: true;
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

/** What tells whether a later state is still at the step at which this one is, in the same round. */
export function sameStepAs<T extends Types>(
  { oddsRules }: Pick<Game<T>, 'oddsRules'>,
  begin: T['state'],
): (state: T['state']) => boolean {
  const rounds = (state: T['state']): number => oddsRules?.rounds?.(state) ?? 0;
  const [depth, begun] = [begin.frames.length, rounds(begin)];
  const stepOf = ({ frames }: T['state']): string | undefined => (frames[depth - 1] as Frame<T> | undefined)?.step;
  const step = stepOf(begin);
  return (state) => rounds(state) === begun && stepOf(state) === step;
}

type Options<T extends Types> = Decisions<T>['options'];

/** The decisions of a game and the hits of one seat, the policy's own action first. */
export function withHits<T extends Types>(
  game: Game<T>,
  policies: Policies<T>,
  { seat, within, alone }: DecidedHits<T>,
): Options<T> {
  return (state, by, list) => {
    const hits = by === seat ? distinctHits(game, state, list) : undefined;
    const isHere = within === undefined || within(state);
    // A prompt of the proposal is about hits alone.
    const uses = hits?.size && alone && isHere ? undefined : game.oddsRules?.decides?.(state, by, list);
    if (!hits || hits.size < 2 || !isHere) return uses;
    const own = uses?.[0] ?? askOnce(policies(by), game.rules.view(state, by), by, alone ? [...hits.values()] : list);
    if (own === undefined) return uses;
    const word = game.oddsRules?.hitWord?.(state, own);
    const others = [...hits].flatMap(([one, { action }]) => (one === word ? [] : [action]));
    return [own, ...others, ...(uses ?? []).slice(1)];
  };
}
