import { choices, clone, Runner, seededDice, type Types } from '@fray/engine';
import { GAMES, kindOfPreset, loadWhole } from '@fray/games';
import { expect, it } from 'vitest';
import { firstOpen } from '../../build.ts';

it.each(GAMES)(
  'Home offers an open preset of $id where it has one, and its first prompt does not end it',
  async (card) => {
    const game = await loadWhole(card);
    const first = firstOpen(game);
    if (!first) return expect.unreachable(card.id);
    const kinds = game.setup.presets.map(kindOfPreset);
    expect(kindOfPreset(first)).toBe(kinds.includes('open') ? 'open' : 'no-contest');
    const runner = new Runner<Types>(game.rules, game.rules.begin(clone(first.setup)), seededDice(3, 0));
    runner.start();
    const [choice] = choices(game.rules, runner.state).filter(({ form }) => !form);
    if (!choice) return expect.unreachable(card.id);
    runner.apply(choice.seat, choice.action);
    expect(game.rules.outcome(runner.state)).toBeUndefined();
  },
);
