import { loadWhole, type WholeGame, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { isThat, KINDS, positionOf, rightSentences } from './kinds.fixture.ts';
import { adviceNames, adviceSentence } from './words.ts';

/** Kinds of sentence that a game is to have, if positions are kept for it at all. */
const WANTED = 10;

const games = new Map<string, WholeGame>();
for (const game of await Promise.all(TESTED_GAMES.map(loadWhole))) games.set(game.id, withOdds(game, game.odds));

describe('kinds of sentence, each in a position in which it is the right one', () => {
  it.each([...new Set(KINDS.map(({ game }) => game))])(`%s: ${WANTED} or more`, (id) => {
    const kinds = KINDS.filter(({ game }) => game === id).map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.length).toBeGreaterThanOrEqual(WANTED);
  });

  it.each(KINDS.map((row) => [row.game, row.kind, row.from, row.moves.length, row] as const))(
    '%s, %s: %s after %i moves; other luck bears it out, in every language of the game',
    (id, kind, _from, _moves, row) => {
      const game = games.get(id) as WholeGame;
      const position = positionOf(game, row);
      const found = rightSentences(game, position, (code, action) => code === kind && isThat(action, row.choice));
      expect(found).toHaveLength(1);
      const sentences = found.flatMap(({ reason }) =>
        Object.entries(game.text).map(([language, text]) =>
          adviceSentence(reason, adviceNames(text, position.view), language),
        ),
      );
      expect(new Set(sentences).size).toBe(Object.keys(game.text).length);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÄÖÜ][^<>{}]*\.$/);
    },
  );
});
