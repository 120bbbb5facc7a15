import type { Types } from '@fray/engine';
import type { Game, Holding } from '@fray/games';
import type { PlayStyle, SolvedGraph } from './rungs.ts';

/** A holding as an answer counts it: in a fight that is decided, with how often it is used. */
export interface Counted extends Omit<Holding, 'how'> {
  /** `first-moment`: its side does not decide about it, but uses it at the first good moment. */
  how: Holding['how'] | 'first-moment';
  /** How often it could be used, on average over all combats. */
  offered?: number;
  /** How often it is used. */
  used?: number;
}

/** What each side holds and what the answer makes of it; `graph`: where everybody has decided. */
export function countedOf<T extends Types>(
  { oddsRules }: Pick<Game<T>, 'oddsRules'>,
  state: T['state'] | T['view'],
  play: PlayStyle | undefined,
  graph?: SolvedGraph<T>,
  seat?: T['seat'],
): Counted[] {
  const holdings = oddsRules?.counts?.(state, seat) ?? [];
  const uses = play === 'best' && graph ? usesIn(graph, oddsRules?.holdingOf) : undefined;
  return holdings.map((holding): Counted => {
    if (holding.how !== 'decided' || play === undefined) return holding;
    if (play === 'first-moment') return { ...holding, how: 'first-moment' };
    return uses ? { ...holding, ...(uses.get(nameOf(holding.by, holding.what)) ?? { offered: 0, used: 0 }) } : holding;
  });
}

const nameOf = (by: string | undefined, what: string): string => `${by} ${what}`;

/** By owner and holding: in how many of its positions it could be used, and was. */
function usesIn<T extends Types>(
  { graph, decided, solved }: SolvedGraph<T>,
  holdingOf: ((action: T['action']) => string | undefined) | undefined,
): Map<string, { offered: number; used: number }> {
  const uses = new Map<string, { offered: number; used: number }>();
  for (const [at, decider] of graph.deciders.entries()) {
    if (!decider || !holdingOf) continue;
    const visits = solved.visits[at] as number;
    const chosen = decider.actions[decided.chosen[at] as number];
    const used = chosen && holdingOf(chosen);
    const offered = new Set(decider.options.flatMap((action) => holdingOf(action) ?? []));
    for (const what of offered) {
      const name = nameOf(decider.seat, what);
      const use = uses.get(name) ?? { offered: 0, used: 0 };
      use.offered += visits;
      if (what === used) use.used += visits;
      uses.set(name, use);
    }
  }
  return uses;
}
