import type { Types } from '@fray/engine';
import { mergedRollsHold } from '@fray/engine/testkit';
import { loadWhole, type WholeGame, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';

/** The law of `mergeRolls`: 40 rolls of random combats a game, each with every face; the soak run tries 500. */
const ROLLS = process.env.FRAY_ODDS ? 500 : 40;
const SEED = 1909;

const loaded = (await Promise.all(TESTED_GAMES.map(loadWhole))).map((game) => withOdds(game, game.odds));
const countable = loaded.filter((game) => game.rules.mergeRolls);

describe('lumps have the shares of all faces', () => {
  it('some games have them', () => expect(countable).not.toEqual([]));
  it.each(countable.map((game) => [game.id, game] as const))(`%s: ${ROLLS} rolls`, (_, game) => {
    expect(mergedRollsHold(game, ROLLS, SEED)).toBeGreaterThan(0);
  });
  it('a lump that tells too little is found', () => {
    const [first] = countable as [WholeGame];
    const careless: WholeGame = {
      ...first,
      rules: {
        ...first.rules,
        mergeRolls: (state, need) => {
          const [one, ...more] = first.rules.mergeRolls?.(state, need) ?? [];
          if (!one || !more.length) return undefined;
          // All of it falls to one result.
          return [{ ...one, share: 1 }, ...more.map((lump) => ({ ...lump, share: 0 }))];
        },
      },
    };
    expect(() => mergedRollsHold<Types>(careless, ROLLS, SEED)).toThrow('lumps have the shares of all faces');
  });
});
