import { type Choice, Combat, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { expect, test } from 'vitest';
import { itemsOf, primaryOf } from '../../table/items.ts';

/** What Enter does: it depends on the pool, not on the type of action. */
const found = findGame('mage-knight');
const game = (found.ok ? await loadWhole(found.card) : undefined) as WholeGame;
const begin = (hand: string[], enemies: string[]): Combat<Types> =>
  Combat.begin(
    game.rules,
    {
      site: 'rampagers',
      pool: 'cards',
      heroes: [{ name: 'tovak', hand, mana: { white: 1 } }],
      enemies: enemies.map((token) => ({ token })),
    },
    seededDice(1),
  ) as Combat<Types>;
const leads = (combat: Combat<Types>): Choice<Types>['action'] | undefined =>
  primaryOf(itemsOf(combat.prompt(), combat.state, game.text.en, (reason) => game.text.en.reason(reason)))?.choice
    .action;
function does(combat: Combat<Types>, action: Record<string, unknown>): void {
  const answer = combat.move('hero', { playerId: 'hero', ...action } as unknown as Types['action']);
  expect(answer.ok).toBe(true);
}

test('resolving leads only when the pool suffices; before that nothing does', () => {
  const combat = begin(['swift-bolt', 'swiftness'], ['prowlers']);
  expect(leads(combat)).toBeUndefined();
  does(combat, { type: 'DECLARE_ATTACK_TARGET', targetEnemyIds: ['e1'], attackType: 'ranged' });
  expect(leads(combat)).toBeUndefined();
  const bolt = combat.choices().find(({ action }) => (action as { source?: string }).source === 'swift-bolt');
  does(combat, { ...bolt?.action });
  expect(leads(combat)).toEqual({ type: 'RESOLVE_ATTACK', playerId: 'hero' });
});

test('ending the phase leads where nothing else can be done', () => {
  const combat = begin(['swift-bolt', 'swiftness'], ['prowlers']);
  const end = combat.prompt().filter(({ action }) => action.type === 'END_COMBAT_PHASE');
  const blocked = combat.prompt().filter((choice) => choice.not);
  const items = itemsOf([...blocked, ...end], combat.state, game.text.en, ({ code }) => code);
  expect(primaryOf(items)?.choice.action.type).toBe('END_COMBAT_PHASE');
});
