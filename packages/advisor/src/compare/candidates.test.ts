import { choices, clone, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, findGame, loadWhole } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { candidates } from './candidates.ts';

const found = findGame('mage-knight');
if (!found.ok) throw new Error('mage-knight');
const game = await loadWhole(found.card);
/** The first prompt of a preset that offers a form, and what is compared there. */
function compared(preset: string, wanted: (list: ReturnType<typeof choices<Types>>) => boolean) {
  const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
  const source = seededDice(1, 0);
  const chance = chanceFrom(source);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  for (;;) {
    const all = choices<Types>(game.rules, runner.state);
    const seat = all[0]?.seat as string;
    const list = all.filter((choice) => choice.seat === seat);
    const view = game.rules.view(runner.state, seat);
    if (wanted(list)) return { list, all: candidates<Types>(game, game.bot, { view, seat, list, chance }) };
    runner.apply(seat, game.bot(view, seat, list, chance));
  }
}

describe('what is compared', () => {
  it('the policy first, every other choice once, and a form in several ways', () => {
    const { list, all } = compared('two-orcs', (here) => here.some(({ form }) => form));
    expect(all[0]?.choice.form).toBe(true);
    for (const { action } of list.filter(({ form }) => !form))
      expect(all.filter((one) => JSON.stringify(one.action) === JSON.stringify(action))).toHaveLength(1);
    expect(all.filter(({ choice }) => choice.form).length).toBeGreaterThan(1);
  });

  it('never a form for what is offered ready-made besides: people type there what only they hold', () => {
    const both = (here: ReturnType<typeof choices<Types>>) =>
      here.some(({ form, action }) => form && here.some((other) => !other.form && other.action.type === action.type));
    const { list, all } = compared('joint-assault', both);
    const readyMade = list.filter(({ form }) => !form).map(({ action }) => action.type);
    for (const { choice, action } of all) if (choice.form) expect(readyMade).not.toContain(action.type);
  });

  it('nor where nothing is left to offer: points that nobody holds are not made up', () => {
    const setup = game.setup.presets.find(({ id }) => id === 'orcs-unseen')?.setup;
    const runner = new Runner(game.rules, game.rules.begin(clone(setup)), seededDice(1, 0));
    runner.start();
    // The hand has no Siege at all.
    const siege = { type: 'DECLARE_ATTACK_TARGET', playerId: 'hero', targetEnemyIds: ['e1'], attackType: 'siege' };
    runner.apply('hero', siege);
    const list = choices<Types>(game.rules, runner.state);
    const adding = ({ action }: { action: Types['action'] }) => action.type === 'ADD_TO_ATTACK_POOL';
    expect(list.filter(adding).map(({ form }) => form)).toEqual([true]);
    const view = game.rules.view(runner.state, 'hero');
    const all = candidates<Types>(game, game.bot, { view, seat: 'hero', list, chance: chanceFrom(seededDice(1, 1)) });
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(adding)).toEqual([]);
  });
});
