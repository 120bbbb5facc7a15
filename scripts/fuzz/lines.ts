import type { WholeGame } from '@fray/games';
import type { Luck } from './luck.ts';
import type { Fields } from './raw.ts';

/** Requests to `fray stdio`, as a program sends them: a start, and then something about the combat. */
export function goodLine(game: WholeGame, save: Fields, luck: Luck): Fields {
  const preset = luck.pick(game.setup.presets);
  const seat = luck.pick(game.rules.seats);
  const types = Object.keys(game.rules.actions);
  return luck.pick<() => Fields>([
    () => ({
      id: 1,
      op: 'start',
      game: game.id,
      setup: luck.oneIn(2) ? preset.id : preset.setup,
      seed: luck.below(99),
    }),
    () => ({ id: 'a', op: 'start', game: game.id, setup: preset.id, seed: 7, dice: 'typed', values: [1, 2] }),
    () => ({ id: 2, op: 'load', save: luck.oneIn(2) ? save : JSON.stringify(save) }),
    () => ({ id: 3, op: 'act', seat, action: { type: luck.pick(types) }, dice: [1], at: 0, seen: 0 }),
    () => ({ id: 4, op: 'dice', values: [1, 6] }),
    () => ({ id: 5, op: 'undo', host: true, seat }),
    () => ({ id: 6, op: luck.pick(['redo', 'choices', 'state', 'save']) }),
    () => ({ id: 7, op: 'cancel', seat }),
    () => ({ id: 8, op: 'view', seat }),
  ])();
}
