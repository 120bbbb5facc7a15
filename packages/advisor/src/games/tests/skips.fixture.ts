/** What the tests of Twilight Imperium's chains ask: the same question with and without skipping ahead. */
import type { Ruleset } from '@fray/engine';
import { type Game, withOdds } from '@fray/games';
import { game as whole } from '../../../../games/src/twilight-imperium/tests/whole.ts';
import type { End } from '../../odds/ends.ts';
import { type Odds, odds } from '../../odds/odds.ts';

const game = withOdds(whole, whole.odds);

export type Ti4 = typeof game extends { rules: Ruleset<infer T> } ? T : never;

/** The same game, in which every fight is played step by step. */
export function stepwise<G extends Pick<Game<Ti4>, 'rules'>>(one: G): G {
  const { skipAhead: _, ...rules } = one.rules;
  return { ...one, rules };
}

/** Rounds of all fights together. */
const rounds = ({ round, planets }: Ti4['state']): number => planets.reduce((sum, planet) => sum + planet.round, round);

interface Both {
  /** How often it skipped ahead. */
  skips: number;
  /** Why a fight was not solved as a chain, by code. */
  refused: string[];
  with: Odds;
  /** `undefined` if the graph without skips is too large for the test. */
  without: Odds | undefined;
}

/** A question with skips, and without them if that stays small. */
export function both(setup: Ti4['setup'], results: number, more: Partial<Parameters<typeof odds<Ti4>>[1]> = {}): Both {
  const refused = new Set<string>();
  let skips = 0;
  const watched: Game<Ti4> = {
    ...game,
    rules: {
      ...game.rules,
      skipAhead(state, need, policies) {
        const later = game.rules.skipAhead?.(state, need, policies);
        if (later && 'code' in later) refused.add(`${later.code} ${later.effect ?? later.by}`);
        else if (later) skips++;
        return later;
      },
    },
  };
  const asked = { from: { setup }, rounds, ...more };
  const found = odds(watched, { ...asked, budget: { results, combats: 1 } });
  const without = odds(stepwise(game), { ...asked, budget: { results, combats: 1 } });
  return { skips, refused: [...refused], with: found, without: without.method === 'exact' ? without : undefined };
}

const wordsOf = ({ share: _, ...end }: End): string => JSON.stringify(end);
/** The largest difference of two answers: every way to end, with what is left and what it cost, and the rounds. */
export function apart(one: Odds, two: Odds): number {
  const shares = new Map<string, number>();
  for (const end of one.ends) shares.set(wordsOf(end), (shares.get(wordsOf(end)) ?? 0) + end.share);
  for (const end of two.ends) shares.set(wordsOf(end), (shares.get(wordsOf(end)) ?? 0) - end.share);
  return Math.max(Math.abs((one.rounds ?? 0) - (two.rounds ?? 0)), ...[...shares.values()].map(Math.abs));
}

export const sum = (shares: Readonly<Record<string, number>>): number =>
  Object.values(shares).reduce((all, share) => all + share, 0);
