import { same } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import type { WhatIf } from '../games/manifest.ts';

/** The setup with all of these; `undefined` if they do not fit together. */
export function withIfs(game: GameWithSetup, setup: unknown, ifs: readonly WhatIf[]): unknown {
  const checked = game.setup.check(ifs.reduce((now, one) => one.apply(now), setup));
  return checked.ok ? checked.setup : undefined;
}

/** Those that fit these forces and change something about them. */
export const fittingIfs = (game: GameWithSetup, setup: unknown, all: readonly WhatIf[]): WhatIf[] =>
  all.filter((one) => {
    const next = withIfs(game, setup, [one]);
    return next !== undefined && !same(next, setup);
  });
