import { hash } from '@fray/engine';
import { withOtherSecrets } from '@fray/engine/testkit';
import { type AnyGame, loadWithSetup } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import type { Table } from './table.ts';
import { dealAnew } from './testing/deals.ts';
import { answerFromAfar, type Chance, chanceWith } from './testing/play.ts';
import { howMany, playAtRandom, setupsOf } from './testing/random.ts';
import { Viewer } from './viewer.ts';

const many = howMany(process.env.FRAY_TABLES);
const { longest } = many;

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `${a.slice(Math.max(0, at - 80), at + 100)} | ${b.slice(Math.max(0, at - 80), at + 100)}`;
}

/** What somebody with these seats, or nobody, could tell two deals apart by: the first difference of two messages, as text. */
interface Received {
  seats: readonly string[];
  compared: number;
  differences: string[];
}
/** Plays one answer in two deals that differ only in what these seats may not know, and compares everything that they get. */
function compareDeals(game: AnyGame, table: Table, told: Received, chance: Chance): void {
  const { seats } = told;
  const { rules } = game;
  const [seat] = seats;
  const { combat } = table;
  const other = withOtherSecrets(rules, combat.state, seat as string, chance);
  if (!other || combat.need) return;
  const tables = [combat.state, other].map((state) => dealAnew(game, table, state, seats)) as [Table, Table];
  // Nobody could do anything: this deal could not have come here.
  if (tables.some(({ seatsToAsk }) => !seatsToAsk.length)) return;
  const viewers = tables.map((one) => new Viewer(one, seats));
  const same = (what: string, [a, b]: readonly unknown[]): void => {
    told.compared++;
    const [one = '', two = ''] = [JSON.stringify(a), JSON.stringify(b)];
    if (one !== two) told.differences.push(`${what} at ${combat.frame?.step} to ${seat}: ${firstDifference(one, two)}`);
  };
  same(
    'whole',
    viewers.map((one) => one.whole()),
  );
  const questions = table.ask();
  const question = questions[(chance(1, questions.length)[0] as number) - 1];
  if (!question) return;
  const reply = answerFromAfar(game, table, question, chance);
  const answers = tables.map((one) => one.answer(reply));
  // What another deal does not allow somebody else tells nothing.
  if (answers.some(({ ok }) => !ok)) {
    if (seats.includes(question.seat)) same('refusal', answers);
    return;
  }
  const fences = tables.flatMap((one) => one.combat.history().slice(combat.history().length));
  // What came to light may differ, and so may what was thrown for it.
  if (fences.some(({ fence }) => fence !== undefined)) return;
  same(
    'step',
    viewers.map((one) => one.step()),
  );
  const back = tables.map((one) => one.undo());
  same('undo', back);
  same(
    'step back',
    viewers.map((one) => one.step() ?? null),
  );
}

const games = (await Promise.all(TESTED_GAMES.map(loadWithSetup))).filter(({ rules }) => rules.secrets);

describe.each(games.map((game) => [game.id, game] as const))('%s: what leaves a table', (_, game) => {
  /** `untilFound`: no more than it takes to tell two deals apart. */
  const tellAll = (of: AnyGame, untilFound = false): Received[] => {
    const all: Received[] = [[], ...game.players.slice(0, 2).map((seat) => [seat])].map((seats) => ({
      seats,
      compared: 0,
      differences: [],
    }));
    for (const [number, setup] of setupsOf(game, many).entries()) {
      const chance = chanceWith(number + 600);
      const before = (table: Table): Table => {
        for (const told of all) if (!untilFound || !told.differences.length) compareDeals(of, table, told, chance);
        return table;
      };
      playAtRandom(of, { setup, seed: number + 600, longest, before, orders: true, watched: true });
    }
    return all;
  };
  it('is byte for byte the same in two deals that differ only in what a seat, or nobody, may not know', () => {
    for (const { differences, compared, seats } of tellAll(game)) {
      expect(differences.slice(0, 3), `${seats}`).toEqual([]);
      expect(compared, `${seats}`).toBeGreaterThan(0);
    }
  });

  it('differs where something secret is sent with it', () => {
    const { rules } = game;
    const view: typeof rules.view = (state, seat) => Object.assign({}, rules.view(state, seat), { leak: hash(state) });
    const leaking = { ...game, rules: { ...rules, view } };
    for (const { differences } of tellAll(leaking, true)) expect(differences.length).toBeGreaterThan(0);
  });
});
