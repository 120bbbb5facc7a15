import { makeSave } from '@fray/engine';
import { GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { answerByPolicy, loadGame, tableOf } from '../../../table/src/testing/play.ts';
import type { CombatRecord } from '../store/db.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { putInStore } from './stored.ts';

const kit = browserKit(NO_ODDS);

/** A combat that people have played to its end by the game's own policy. */
async function playedOut(id: string): Promise<{ record: CombatRecord; fenced: boolean }> {
  const game = await loadGame(id);
  const table = tableOf(game, game.setup.presets[0]?.setup, 5, { open: true });
  const { combat } = table;
  table.start();
  for (let i = 0; i < 3000 && combat.outcome === undefined; i++) {
    const [question] = table.ask();
    if (!question) throw new Error(`nobody is asked at ${combat.frame?.step}`);
    const answer = table.answer({ moves: answerByPolicy(game, table, question), seen: question.seen });
    if (!answer.ok) throw new Error(answer.reason.code);
  }
  expect(combat.outcome).toBeDefined();
  const glance = { where: '', prompt: '', over: true };
  const fenced = combat.history().some(({ fence }, at) => fence !== undefined && at >= (combat.lastDecision ?? 0));
  const save = makeSave(combat);
  return { record: { id, game: id, name: id, created: 1, updated: 1, save, sitters: {}, open: true, glance }, fenced };
}

test.each(GAMES.map(({ id }, i) => [id, i] as const))(
  '%s: the last decision can be taken back on the end screen',
  async (id, i) => {
    const { record, fenced } = await playedOut(id);
    const page = await kit.open(i % 2 ? LAPTOP : PHONE);
    await putInStore(page, record);
    await page.goto(`${kit.url}#/table/${id}`);
    const end = page.locator('section.end');
    await end.waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    // What was rolled or revealed since is asked about in the bar.
    if (fenced) await page.locator('#choices').getByRole('button', { name: 'Take it back' }).click();
    await end.waitFor({ state: 'detached' });
    await page.locator('#choices').waitFor();
  },
);
