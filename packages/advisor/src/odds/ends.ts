import type { Types } from '@fray/engine';
import type { Game, Survivors } from '@fray/games';

/** One way it ends. */
export interface End {
  /** How likely it is; all ends make 1. */
  share: number;
  /** `attacker`, `draw`, `rebel`; `open` where it was asked only up to here and is not over. */
  result: string;
  /** The way in which it ended, by code, where the game tells: `retreated`. */
  ending?: string;
  /** What is left, by seat: units or life. */
  left: Readonly<Record<string, number>>;
  /** What is lost, by seat, in the resources of the game, where it has prices. */
  cost: Readonly<Record<string, number>>;
  /** Hits that were taken, by seat, where the game counts them. */
  hits?: Readonly<Record<string, number>>;
  /** What is left, kind by kind, where the game tells. */
  units?: Readonly<Record<string, readonly Survivors[]>>;
  /** Who has won what is scored apart from the whole, if the game has that: planets of an invasion. */
  parts?: Readonly<Record<string, string>>;
}

/** It was asked only up to here, and nobody has won yet. */
export const OPEN = 'open';

/** Describes the ends of fights that began there, without the number of rounds: ends that differ only in that are one. */
export function endsFrom<T extends Types>(game: Game<T>, start: T['state']): (state: T['state']) => Omit<End, 'share'> {
  const worthBefore = Object.entries(game.forces?.(start) ?? {}).flatMap(([seat, { worth }]): [string, number][] =>
    worth === undefined ? [] : [[seat, worth]],
  );
  const { survivorsOf: unitsOf, parts: partsOf, hits } = game.oddsRules ?? {};
  const hitsOf = hits?.(start);
  return (state) => {
    const outcome = game.rules.outcome(state);
    const after = game.forces?.(state) ?? {};
    const cost: Record<string, number> = {};
    for (const [seat, worth] of worthBefore) cost[seat] = worth - (after[seat]?.worth ?? 0);
    const units = unitsOf?.(state, start);
    const parts = partsOf?.(state) ?? {};
    const summary = outcome === undefined ? undefined : game.summary(state, outcome);
    const left = summary?.left ?? Object.fromEntries(Object.entries(after).map(([seat, { count }]) => [seat, count]));
    const end: Omit<End, 'share'> = { result: summary?.result ?? OPEN, left, cost };
    if (summary?.ending !== undefined) end.ending = summary.ending;
    if (hitsOf) end.hits = hitsOf(state);
    if (units) end.units = units;
    if (Object.keys(parts).length) end.parts = parts;
    return end;
  };
}
