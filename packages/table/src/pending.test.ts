import type { DecidedMove, PromptChoice, Types } from '@fray/engine';
import { expect, test } from 'vitest';
import { answerByPolicy, loadGame, tableOf } from './testing/play.ts';

const game = await loadGame('twilight-imperium');
const isHit = ({ group }: Pick<PromptChoice<Types>, 'group'>) => group === 'hits';

test('hits are one decision although a window opens in between in which both sides could hold a card', () => {
  const read = game.setup.check({
    attacker: 'letnev: 3 dreadnought, 2 cruiser, 3 fighter',
    defender: 'jol-nar: 2 dreadnought, 2 cruiser, 1 destroyer, 2 fighter',
    start: 'P2.1',
    extent: 'space',
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const table = tableOf(game, read.setup, 1);
  const { combat } = table;
  table.start();
  const proposal = (): readonly DecidedMove<Types>[] => {
    const question = table.ask().find(({ choices }) => choices.some(isHit));
    return question ? table.together(question.seat, isHit).moves : [];
  };
  for (let i = 0; i < 60 && !(proposal().length > 1 && proposal()[0]?.action.type === 'sustain'); i++) {
    const [question] = table.ask();
    if (!question) throw new Error('hits never came up');
    table.answer({ moves: answerByPolicy(game, table, question) });
  }
  const moves = proposal().map(({ seat, action }) => ({ seat, action }));
  const { at, state } = combat;
  expect(table.answer({ moves }).ok).toBe(true);
  const made = combat.moves.slice(at);
  const passes = made.slice(
    1,
    made.findIndex(({ part }) => part === 'chosen'),
  );
  expect(passes.length).toBeGreaterThan(0);
  for (const { part } of passes) expect(part).toBe('auto');
  const chosen = made.filter(({ part }, i) => i === 0 || part === 'chosen');
  expect(chosen).toMatchObject(moves);
  expect(table.undo({ host: true }).ok).toBe(true);
  expect(combat.at).toBe(at);
  expect(combat.state).toEqual(state);
});
