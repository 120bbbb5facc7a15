import { findGame, loadWhole } from '@fray/games';
import type { Ti4 } from '@fray/games/twilight-imperium/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OnScreen } from '../../table/screen.ts';
import { enterPage, leavePage, TestTable } from '../../table/testing/table.ts';

beforeEach(enterPage);
afterEach(leavePage);

test('a tap on a ship of the other side turns the bar to it, even while its plan is not there yet', async () => {
  const { planOf } = await import('./plan.svelte.ts');
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error(found.reason.code);
  const game = await loadWhole(found.card);
  const setup = game.setup.presets.find(({ id }) => id === 'medium-fleets')?.setup;
  const { screen } = await TestTable.open(game, setup, {}, 1);
  for (let i = 0; i < 10 && !screen.items.some(({ choice }) => choice.group === 'hits'); i++)
    screen.answer(screen.routeToRoll()?.moves ?? []);
  const onScreen = screen as unknown as OnScreen<Ti4>;
  const plan = planOf(onScreen);
  expect(plan.all.map(({ party, waits }) => [party, waits])).toEqual([
    ['attacker', true],
    ['defender', true],
  ]);
  const unit = onScreen.view.units.find(({ side }) => side === 'defender');
  if (!unit) throw new Error('the defender has no unit');
  plan.tap('defender', unit);
  expect(plan.now).toMatchObject({ party: 'defender', waits: true, changed: false });
});
