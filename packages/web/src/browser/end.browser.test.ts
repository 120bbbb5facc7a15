import { makeSave } from '@fray/engine';
import { GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { answerByPolicy, loadGame, tableOf } from '../../../table/src/testing/play.ts';
import type { CombatRecord } from '../store/db.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { putInStore } from './stored.ts';

const kit = browserKit(NO_ODDS);

/** A combat that people have played to its end by the game's own policy, with the first seed whose last decision rolled or revealed. */
async function playedOut(id: string, preset: string, fence: string): Promise<CombatRecord> {
  const game = await loadGame(id);
  const setup = game.setup.presets.find((one) => one.id === preset)?.setup;
  for (let seed = 1; seed < 20; seed++) {
    const table = tableOf(game, setup, seed, { open: true });
    const { combat } = table;
    table.start();
    for (let i = 0; i < 3000 && combat.outcome === undefined; i++) {
      const [question] = table.ask();
      if (!question) throw new Error(`nobody is asked at ${combat.frame?.step}`);
      const answer = table.answer({ moves: answerByPolicy(game, table, question), seen: question.seen });
      if (!answer.ok) throw new Error(answer.reason.code);
    }
    if (!combat.history().some((one, at) => one.fence === fence && at >= (combat.lastDecision ?? 0))) continue;
    const glance = { where: '', prompt: '', over: true };
    const save = makeSave(combat);
    return { id, game: id, name: id, created: 1, updated: 1, save, sitters: {}, open: true, glance };
  }
  throw new Error(`no ${fence} at the end of ${preset}`);
}

/** Every game with what its last decision can reveal or roll: MERC and Mage Knight have nothing to reveal. */
const ENDS = [
  ['twilight-imperium', 'roll', 'two-cruisers'],
  ['twilight-imperium', 'reveal', 'direct-hit'],
  ['merc', 'roll', 'patrol'],
  ['mage-knight', 'roll', 'resistance'],
  ['flesh-and-blood', 'roll', 'rhinar-bravo'],
  ['flesh-and-blood', 'reveal', 'ira-bravo'],
  ['exodus-loop', 'roll', 'duel'],
  ['exodus-loop', 'reveal', 'fleet'],
] as const;

test.each(ENDS.map((end, i) => [...end, i] as const))(
  '%s: a last decision after a %s can be taken back on the end screen',
  async (id, fence, preset, i) => {
    const record = await playedOut(id, preset, fence);
    const page = await kit.open(i % 2 ? LAPTOP : PHONE);
    await putInStore(page, record);
    await page.goto(`${kit.url}#/table/${id}`);
    const end = page.locator('section.end');
    await end.waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    // It is asked about in the bar, and declined there.
    const bar = page.locator('#choices');
    await bar.getByText(/(rolled|revealed) since/).waitFor();
    await bar.getByRole('button', { name: 'Keep it' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await end.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await bar.getByRole('button', { name: 'Take it back' }).click();
    await end.waitFor({ state: 'detached' });
    await bar.waitFor();
    expect(await page.locator('main.table').getAttribute('data-at')).not.toBeNull();
  },
);

test('every game is asked about at its end', () => {
  expect([...new Set(ENDS.map(([id]) => id))].sort()).toEqual(GAMES.map(({ id }) => id).sort());
});
