import { type Combat, hash, makeSave, parseSave, same, TABLE, type Types } from '@fray/engine';
import { withOtherSecrets } from '@fray/engine/testkit';
import { type AnyGame, type GameWithSetup, loadWithSetup } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import { Table } from './table.ts';
import { answerAtRandom, chanceWith, tableOf } from './testing/play.ts';
import type { Question } from './types.ts';

/** Combats of each law, and answers of each combat. The long run plays many, nearly all of them to their end. */
const COMBATS = Number(process.env.FRAY_TABLES ?? 3);
const LONGEST = process.env.FRAY_TABLES ? 1000 : 40;

/** Setups of a game: presets, then samples. */
function setupsOf(game: GameWithSetup): unknown[] {
  const chance = chanceWith(20261117);
  const { presets, sample } = game.setup;
  return Array.from({ length: COMBATS }, (_, i) => (i % 2 ? sample(chance) : presets[i % presets.length]?.setup));
}

/** Random answers at pace `round`; `each` is called around every one of them. Typed dice are left to the combat. */
function playAtRandom(
  game: AnyGame,
  setup: unknown,
  seed: number,
  each: (table: Table, answer: () => void) => void,
): Table {
  const chance = chanceWith(seed);
  const table = tableOf(game, setup, seed);
  const { combat } = table;
  must(table.start());
  for (let i = 0; i < LONGEST && combat.outcome === undefined; i++) {
    if (combat.need) {
      must(table.leaveDice());
      continue;
    }
    const questions = table.ask();
    const question = questions[(chance(1, questions.length)[0] as number) - 1];
    if (!question) throw new Error(`nobody is asked at ${combat.frame?.step}`);
    const moves = answerAtRandom(game, table, question, chance);
    each(table, () => must(table.answer({ moves, seen: question.seen })));
  }
  return table;
}
function must(answer: { ok: boolean; reason?: unknown }): void {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
}

/** The same moment with other secrets behind it. */
function tableAt(game: AnyGame, combat: Combat<Types>, state: Types['state']): Table {
  const copy = combat.branch(combat.at) as Combat<Types>;
  Object.assign((copy as unknown as { present: object }).present, { state });
  return new Table(game, copy);
}
/** What a question says, without the number of the moment. */
const plain = (question: Question | undefined): unknown => JSON.parse(JSON.stringify({ ...question, seen: 0 }));

const games = await Promise.all(TESTED_GAMES.map(loadWithSetup));

describe.each(games.map((game) => [game.id, game] as const))('%s: the laws of a table', (_, game) => {
  it('a log made at pace round, answered move by move at pace step, is asked for exactly so and reaches the same state', () => {
    for (const [seed, setup] of setupsOf(game).entries()) {
      const { combat } = playAtRandom(game, setup, seed, (_table, answer) => answer());
      const again = tableOf(game, setup, seed, { pace: 'step' });
      must(again.start());
      expect(again.combat.at, 'nothing is automatic at pace step').toBe(0);
      for (const { seat, action } of combat.moves) {
        if (seat === TABLE) {
          must(again.leaveDice());
          continue;
        }
        const asked = again
          .ask()
          .some((one) =>
            one.choices.some((choice) =>
              choice.form ? choice.action.type === action.type : choice.seat === seat && same(choice.action, action),
            ),
          );
        expect(asked, `${seat} is asked for ${JSON.stringify(action)}`).toBe(true);
        must(again.answer({ moves: [{ seat, action: action as Types['action'] }] }));
      }
      expect(hash(again.combat.state)).toBe(hash(combat.state));
      expect(again.combat.at).toBe(combat.at);
    }
  });

  it('one undo after an answer is the moment before it, one redo the moment after it, also after saving', () => {
    for (const [seed, setup] of setupsOf(game).entries()) {
      playAtRandom(game, setup, seed + 100, (table, answer) => {
        const { combat } = table;
        const before = [hash(combat.state), combat.at];
        answer();
        const after = [hash(combat.state), combat.at];
        const { isDeclared } = table;
        const save = JSON.stringify(makeSave(combat));
        must(table.undo({ host: true }));
        expect([hash(combat.state), combat.at]).toEqual(before);
        // What waited for replies had not been made: it is decided again instead.
        if (isDeclared) answer();
        else must(table.redo());
        expect([hash(combat.state), combat.at]).toEqual(after);
        if (isDeclared || combat.at % 7) return;
        const opened = parseSave(game.rules, save);
        if (!opened.ok) throw new Error(JSON.stringify(opened.reason));
        const restored = new Table(game, opened.combat as Combat<Types>);
        expect([hash(restored.combat.state), restored.combat.at], 'opening moves nothing').toEqual(after);
        must(restored.undo({ host: true }));
        expect([hash(restored.combat.state), restored.combat.at]).toEqual(before);
      });
    }
  });
});

const secretive = games.filter(({ rules }) => rules.secrets);

describe.each(secretive.map((game) => [game.id, game] as const))('%s: the laws of a table', (_, game) => {
  it('two states that differ only in what a seat may not see give it identical questions', () => {
    const { rules } = game;
    let compared = 0;
    for (const [seed, setup] of setupsOf(game).entries()) {
      const chance = chanceWith(seed);
      playAtRandom(game, setup, seed + 200, (table, answer) => {
        // A decision that waits for replies is the table's, and the copy has only the combat.
        for (const question of table.isDeclared ? [] : table.ask()) {
          const other = withOtherSecrets(rules, table.combat.state, question.seat, chance);
          if (!other) continue;
          const copy = tableAt(game, table.combat, other);
          const found = copy.ask().find(({ seat }) => seat === question.seat);
          expect(plain(found), `${question.seat} at ${table.combat.frame?.step}`).toEqual(plain(question));
          compared++;
        }
        answer();
      });
    }
    expect(compared).toBeGreaterThan(0);
  });
});
