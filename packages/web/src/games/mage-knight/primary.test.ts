import { type Choice, Combat, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { expect, test } from 'vitest';
import { filledOf, itemsOf, primaryOf } from '../../table/items.ts';
import { manifest } from './manifest.ts';

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

test('the hero takes it is never filled while a unit can take it, and Block is filled when it suffices', () => {
  let rather = 0;
  let enough = 0;
  for (const preset of game.setup.presets)
    for (let seed = 1; seed <= 2; seed++) {
      const combat = Combat.begin(game.rules, preset.setup, seededDice(seed)) as Combat<Types>;
      for (let i = 0; i < 200 && combat.outcome === undefined; i++) {
        const free = combat.prompt().filter(({ place, not }) => place === 'flow' && !not);
        const seat = free[0]?.seat ?? '';
        const mine = free.filter((one) => one.seat === seat);
        if (!mine.length || combat.need) break;
        const policy = (): Types['action'] => game.bot(combat.view(seat), seat, mine, (count) => Array(count).fill(1));
        const chosen = policy();
        const items = mine.map((choice) => ({ choice, label: choice.action.type }));
        const filled = filledOf(items, () => chosen, manifest.panel)?.choice.action.type;
        if (mine.some(({ action }) => action.type === 'DAMAGE_UNIT')) {
          expect(filled, `${preset.id} ${seed}`).not.toBe('DAMAGE_HERO');
          if (chosen.type === 'DAMAGE_HERO') rather++;
        }
        if (chosen.type === 'RESOLVE_BLOCK') {
          expect(filled).toBe('RESOLVE_BLOCK');
          enough++;
        }
        if (!combat.move(seat, chosen).ok) break;
      }
    }
  // The policy keeps a unit that it needs for the attack: there the button differs from it.
  expect(rather).toBeGreaterThan(0);
  expect(enough).toBeGreaterThan(0);
});
