import { findGame, loadWhole } from '@fray/games';
import type { Ti4 } from '@fray/games/twilight-imperium/screen';
import { pickByPolicy } from '@fray/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OnScreen } from '../../table/screen.ts';
import { enterPage, leavePage, TestTable } from '../../table/testing/table.ts';
import { hitPlanOf, isHit } from './hit-plan.ts';

beforeEach(enterPage);
afterEach(leavePage);

/** A fight at its first hits. */
async function openHits() {
  const { planOf } = await import('./plan.svelte.ts');
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error(found.reason.code);
  const game = await loadWhole(found.card);
  const setup = game.setup.presets.find(({ id }) => id === 'medium-fleets')?.setup;
  const { screen } = await TestTable.open(game, setup, {}, 1);
  for (let i = 0; i < 10 && !screen.items.some(({ choice }) => choice.group === 'hits'); i++)
    screen.answer(screen.routeToRoll()?.moves ?? []);
  const onScreen = screen as unknown as OnScreen<Ti4>;
  return { onScreen, plan: planOf(onScreen) };
}

test('what one side has laid stays as it lies when the other side has lost its ships', async () => {
  const { onScreen, plan } = await openHits();
  const { moves } = onScreen.together('defender', isHit, pickByPolicy);
  plan.lay('defender', hitPlanOf(onScreen.view, moves).slice(0, 1));
  const marks = () => [...(plan.of('defender')?.marks ?? [])];
  const laid = marks();
  expect(laid.length).toBeGreaterThan(0);
  const before = onScreen.view.units.length;
  const lose = onScreen.together('attacker', isHit, (offered) => offered.find(({ action }) => action.type === 'lose'));
  onScreen.answer(lose.moves);
  expect(onScreen.view.units.length).toBeLessThan(before);
  expect(plan.of('defender')?.changed).toBe(true);
  expect(marks()).toEqual(laid);
});

test('a tap on a ship of the other side turns the bar to it, even while its plan is not there yet', async () => {
  const { onScreen, plan } = await openHits();
  expect(plan.all.map(({ party, waits }) => [party, waits])).toEqual([
    ['attacker', true],
    ['defender', true],
  ]);
  const unit = onScreen.view.units.find(({ side }) => side === 'defender');
  if (!unit) throw new Error('the defender has no unit');
  plan.tap('defender', unit);
  expect(plan.now).toMatchObject({ party: 'defender', waits: true, changed: false });
});
