import { type Combat, hash, makeSave, parseSave, same, TABLE, type Types } from '@fray/engine';
import { withOtherSecrets } from '@fray/engine/testkit';
import { type AnyGame, loadWithSetup } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import { Table } from './table.ts';
import { chanceWith, tableOf } from './testing/play.ts';
import { howMany, must, playAtRandom, setupsOf } from './testing/random.ts';
import type { Question } from './types.ts';

const many = howMany(process.env.FRAY_TABLES);
const { longest } = many;

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
    for (const [seed, setup] of setupsOf(game, many).entries()) {
      const { combat } = playAtRandom(game, { longest, setup, seed });
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
    for (const [seed, setup] of setupsOf(game, many).entries()) {
      const each = (table: Table, answer: () => void) => {
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
      };
      playAtRandom(game, { longest, setup, seed: seed + 100, each });
    }
  });
});

const secretive = games.filter(({ rules }) => rules.secrets);

describe.each(secretive.map((game) => [game.id, game] as const))('%s: the laws of a table', (_, game) => {
  it('two states that differ only in what a seat may not see give it identical questions', () => {
    const { rules } = game;
    let compared = 0;
    for (const [seed, setup] of setupsOf(game, many).entries()) {
      const chance = chanceWith(seed);
      const each = (table: Table, answer: () => void) => {
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
      };
      playAtRandom(game, { longest, setup, seed: seed + 200, each });
    }
    expect(compared).toBeGreaterThan(0);
  });
});
