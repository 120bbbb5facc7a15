import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, loadWhole, type WholeGame } from '@fray/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { MOST } from './pause.ts';
import { enterPage, leavePage, TestTable } from './testing/table.ts';

/**
 * How long people wait for bots, preset by preset: one person at the first seat that is asked anything, bots at all others, the same dice every time.
 * The table in docs/ux.md has what is measured here; `npm run make` writes it.
 */
const DOCUMENT = join(import.meta.dirname, '../../../../docs/ux.md');

/** Runs of bots, or questions to the person, measured per preset. */
const RUNS = 3;
const QUESTIONS = 120;

beforeAll(enterPage);
afterAll(leavePage);

interface Measured {
  questions: number;
  /** Moves between two questions, at most. */
  moves: number;
  /** Milliseconds of all pauses between two questions, at most. */
  waited: number;
}

/** With a person at this seat. */
async function measure(game: WholeGame, setup: unknown, person: string): Promise<Measured> {
  const bots = game.players.filter((seat) => seat !== person);
  const table = await TestTable.open(game, setup, Object.fromEntries(bots.map((seat) => [seat, 'rules' as const])));
  const found: Measured = { questions: 0, moves: 0, waited: 0 };
  for (let runs = 0; runs < RUNS && found.questions < QUESTIONS; ) {
    const { at } = table.screen.now;
    const waited = table.run();
    const moves = table.screen.now.at - at;
    if (moves) runs++;
    found.moves = Math.max(found.moves, moves);
    found.waited = Math.max(found.waited, waited);
    if (!table.answer()) break;
    found.questions++;
  }
  table.page.close();
  return found;
}

async function measureAsked(game: WholeGame, setup: unknown): Promise<Measured> {
  for (const seat of game.players) {
    const found = await measure(game, setup, seat);
    if (found.questions) return found;
  }
  throw new Error('nobody is ever asked');
}

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

it('no preset of any game has more than a second and a half of pauses between two questions', async () => {
  const rows: string[] = [];
  for (const card of TESTED_GAMES) {
    const game = await loadWhole(card);
    for (const { id, setup } of game.setup.presets) {
      const { questions, moves, waited } = await measureAsked(game, setup);
      expect(waited, `${card.id} ${id}`).toBeLessThanOrEqual(MOST);
      // The page tells of what is published.
      if (GAMES.includes(card))
        rows.push(row(card.name, `\`${id}\``, questions, moves, `${(waited / 1000).toFixed(1)} s`));
    }
  }
  const heads = row('game', 'preset', 'questions', 'moves in between, at most', 'pauses in between, at most');
  const table = [heads, row('---', '---', '---', '---', '---'), ...rows].join('\n');
  const document = readFileSync(DOCUMENT, 'utf8');
  const made = document.replace(/(?<=<!-- pauses -->\n).*(?=\n<!-- \/pauses -->)/s, table);
  expect(made).toContain(table);
  await expect(made).toMatchFileSnapshot(DOCUMENT);
});
