import { same } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { SetupWords } from '../setup/words.ts';

/** One change of the forces that a person may wonder about. */
export interface WhatIf {
  /** Stays the same in every language and in a link. */
  id: string;
  label: string;
  about?: string;
  apply(setup: unknown): unknown;
}
/** What may be asked of these forces, in the words of the screen. */
export type WhatIfs = (setup: unknown, words: SetupWords) => WhatIf[];

const GAMES: Record<string, () => Promise<WhatIfs>> = {
  'twilight-imperium': () => import('../games/ti4/whatifs.ts').then((file) => file.whatIfs),
  merc: () => import('../games/merc/whatifs.ts').then((file) => file.whatIfs),
  'mage-knight': () => import('../games/mage-knight/whatifs.ts').then((file) => file.whatIfs),
  'flesh-and-blood': () => import('../games/fab/whatifs.ts').then((file) => file.whatIfs),
  'exodus-loop': () => import('../games/exodus/whatifs.ts').then((file) => file.whatIfs),
};
export const loadWhatIfs = (game: string): Promise<WhatIfs> | undefined => GAMES[game]?.();

/** The set-up with all of these; nothing where they do not fit together. */
export function withIfs(game: AnyGame, setup: unknown, ifs: readonly WhatIf[]): unknown {
  const checked = game.setup.check(ifs.reduce((now, one) => one.apply(now), setup));
  return checked.ok ? checked.setup : undefined;
}

/** Those that fit these forces and change something about them. */
export const fittingIfs = (game: AnyGame, setup: unknown, all: readonly WhatIf[]): WhatIf[] =>
  all.filter((one) => {
    const next = withIfs(game, setup, [one]);
    return next !== undefined && !same(next, setup);
  });
