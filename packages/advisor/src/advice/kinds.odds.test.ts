import type { Reason, Types } from '@fray/engine';
import { type AnyGame, GAMES } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { futureOf } from '../weigh/future.ts';
import { advise } from './advise.ts';
import { because } from './because.ts';
import { eyesOf } from './eyes.ts';
import { type Position, positions, WATCHED } from './kinds.fixture.ts';
import { adviceNames, adviceSentence } from './words.ts';

/** Kinds of sentence that each game is to have. */
const WANTED = 10;
const [PLAYOUTS, WITNESSES] = [12, 40];
type Action = Types['action'];

interface Told {
  reason: Reason;
  at: string;
  sentences: string[];
}

/** A sentence is the right one where other luck, and more of it, says the same of the same two choices. */
function confirmed(game: AnyGame, { view, seat }: Position, code: string, ...actions: [Action, Action]): boolean {
  const asking = { game, view, seat, seed: 77 };
  const [one, best] = actions.map((action) => ({
    ends: Array.from({ length: WITNESSES }, (_, number) => futureOf<Types>(asking, action, number)),
  }));
  if (!one || !best) return false;
  return because(one, best, eyesOf<Types>(game, view, seat)).some((reason) => reason.code === code);
}

/** Adds the kinds that a position has, with its place and its words. */
function look(game: AnyGame, position: Position, kinds: Map<string, Told>): void {
  const { choices } = advise<Types>(game, { ...position, playouts: PLAYOUTS, exact: { positions: 200, results: 200 } });
  const best = choices.find(({ less, because: why }) => less === 0 && why.length === 0);
  for (const { action, because: why } of choices)
    for (const reason of why) {
      if (!best || kinds.has(reason.code) || !confirmed(game, position, reason.code, action, best.action)) continue;
      const sentences = Object.entries(game.text).map(([language, text]) =>
        adviceSentence(reason, adviceNames(text, position.view), language),
      );
      kinds.set(reason.code, { reason, at: position.at, sentences });
    }
}

/** At the moves that are written down; where rules have changed since, at all of them. */
function kindsOf(game: AnyGame): Map<string, Told> {
  const kinds = new Map<string, Told>();
  for (const all of [false, true])
    for (const watched of WATCHED[game.id] ?? [])
      for (const position of positions(game, watched)) {
        if (!all && !watched.moves.includes(position.move)) continue;
        look(game, position, kinds);
        if (kinds.size >= WANTED) return kinds;
      }
  return kinds;
}

describe('kinds of sentence', () => {
  it.each(GAMES.map((card) => [card.id, card] as const))(
    `%s: ${WANTED} or more, each in a position where other luck bears it out, in every language of the game`,
    async (_, card) => {
      const game = await (card.loadCountable ?? card.load)();
      const kinds = kindsOf(game);
      expect(
        [...kinds.keys()].length,
        [...kinds].map(([code, { at }]) => `${code}: ${at}`).join('\n'),
      ).toBeGreaterThanOrEqual(WANTED);
      for (const { sentences } of kinds.values()) {
        expect(new Set(sentences).size).toBe(Object.keys(game.text).length);
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÄÖÜ][^<>{}]*\.$/);
      }
    },
  );
});
