import { hash } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import { describe, expect, it } from 'vitest';
import type { Table } from './table.ts';
import { answerByPolicy, loadGame, tableOf } from './testing/play.ts';
import type { TableOptions } from './types.ts';

/** A preset to its end by the game's own policy: the state before each answer, with the round. */
function playOut(
  game: GameWithSetup,
  preset: string,
  options: TableOptions = {},
): { table: Table; answers: Answered[] } {
  const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
  const table = tableOf(game, setup, 5, options);
  table.start();
  const answers: Answered[] = [];
  for (let i = 0; i < 1000 && table.combat.outcome === undefined; i++) {
    const [question] = table.ask();
    if (!question) throw new Error('nobody is asked');
    const { state } = table.combat;
    const { phase, round } = game.standing(state, game.text.en);
    answers.push({ before: hash(state), place: `${phase} ${round}`, isRound: round !== undefined });
    const answer = table.answer({ moves: answerByPolicy(game, table, question), seen: question.seen });
    if (!answer.ok) throw new Error(answer.reason.code);
  }
  return { table, answers };
}
interface Answered {
  before: string;
  /** Which round of which phase. */
  place: string;
  isRound: boolean;
}

const game = await loadGame('twilight-imperium');

describe.each(['two-cruisers', 'even-fleets', 'shielded-landing'])('%s, seed 5, by the policy', (preset) => {
  const { table, answers } = playOut(game, preset);
  it('a round of space or ground combat takes at most 3 answers', () => {
    const rounds = new Map<string, number>();
    for (const { place } of answers.filter(({ isRound }) => isRound)) rounds.set(place, (rounds.get(place) ?? 0) + 1);
    for (const [place, count] of rounds) expect(count, place).toBeLessThanOrEqual(3);
    expect(answers.length).toBeLessThan(playOut(game, preset, { pace: 'step' }).answers.length / 3);
  });
  it('one undo takes back one answer', () => {
    const { combat } = table;
    for (const { before } of [...answers].reverse()) {
      expect(table.undo({ host: true }).ok).toBe(true);
      expect(hash(combat.state)).toBe(before);
    }
    expect(table.canUndo).toBe(false);
  });
});
