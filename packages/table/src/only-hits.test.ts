import { Combat, makeSave, manualDice, type Types } from '@fray/engine';
import { expect, it } from 'vitest';
import { facesOfHits } from './only-hits.ts';
import { Table } from './table.ts';
import { answerByPolicy, chanceWith, loadGame } from './testing/play.ts';

/** The farthest faces that stand for the same hits. */
const farFrom = (table: Table, faces: readonly number[]): number[] => {
  const { groups = [], sides = 0 } = table.awaited ?? {};
  const dice = groups.flatMap((group) => Array.from({ length: group.count }, () => group));
  return faces.map((face, i) => {
    const { from, upTo } = dice[i] ?? {};
    const high = from === undefined ? face > (upTo ?? 0) : face >= from;
    return high ? sides : 1;
  });
};
interface Played {
  moves: string;
  asked: number;
}
/** A combat with typed dice: where hits are enough, hits alone are entered, near the limit or far from it. */
async function play(id: string, setup: unknown, seed: number, far: boolean): Promise<Played> {
  const game = await loadGame(id);
  const table = new Table(game, Combat.begin(game.rules, setup, manualDice(seed)) as Combat<Types>);
  const { combat } = table;
  const chance = chanceWith(seed);
  let asked = 0;
  table.start();
  for (let i = 0; i < 400 && combat.outcome === undefined; i++) {
    const { awaited } = table;
    if (awaited && !awaited.held) {
      const enough = table.hitsAreEnough;
      const faces = chance(awaited.count, awaited.sides);
      const hits = awaited.groups?.map(
        (group) => group.units.length && faces.splice(0, group.count).filter((face) => face % 2).length,
      );
      const near = enough ? facesOfHits(awaited, hits as number[]) : chance(awaited.count, awaited.sides);
      if (enough) asked++;
      const typed = table.typeDice(far && enough ? farFrom(table, near) : near, enough ? { hits: true } : {});
      if (!typed.ok) throw new Error(JSON.stringify(typed.reason));
      continue;
    }
    if (awaited) {
      table.leaveDice();
      continue;
    }
    const [question] = table.ask();
    if (!question) break;
    const answer = table.answer({ moves: answerByPolicy(game, table, question) });
    if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  }
  const moves = combat.history().flatMap(({ move }) => (move.action.type === 'dice' ? [] : [[move.seat, move.action]]));
  return { moves: JSON.stringify([moves, combat.outcome]), asked };
}

const FIGHTS = [
  ['twilight-imperium', 'two-cruisers'],
  ['twilight-imperium', 'even-fleets'],
  ['merc', 'rizen-and-surgeon'],
  ['merc', 'patrol'],
] as const;
it.each(FIGHTS)('%s: %s, where hits are enough all that follows is the same for any faces', async (id, preset) => {
  const game = await loadGame(id);
  const setup = game.setup.presets.find((one) => one.id === preset)?.setup;
  let asked = 0;
  for (let seed = 1; seed <= 5; seed++) {
    const near = await play(id, setup, seed, false);
    const far = await play(id, setup, seed, true);
    expect(far.moves, `seed ${seed}`).toBe(near.moves);
    asked += near.asked;
  }
  expect(asked).toBeGreaterThan(0);
});

/** The roll of the attacker in two cruisers, with another force in its place. */
async function atRoll(attacker: Record<string, unknown> = {}): Promise<Table> {
  const game = await loadGame('twilight-imperium');
  const setup = game.setup.presets.find((one) => one.id === 'two-cruisers')?.setup as { attacker: object };
  const checked = game.setup.check({ ...setup, attacker: { ...setup.attacker, ...attacker } });
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  const table = new Table(game, Combat.begin(game.rules, checked.setup, manualDice(3)) as Combat<Types>);
  table.start();
  for (let i = 0; i < 20 && table.awaited?.seat !== 'attacker'; i++) {
    const [question] = table.ask();
    if (table.awaited) table.typeDice(Array(table.awaited.count).fill(1));
    else if (question) table.answer({ moves: answerByPolicy(game, table, question) });
  }
  expect(table.awaited?.seat).toBe('attacker');
  return table;
}

it('only hits are stored as hits, as the lowest face that hits and the highest that misses; never where a rule reads the face', async () => {
  const table = await atRoll();
  const { groups = [] } = table.awaited!;
  expect(table.hitsAreEnough).toBe(true);
  const limit = groups[0]?.from ?? 0;
  const faces = facesOfHits(
    table.awaited!,
    groups.map(() => 1),
  );
  expect(faces.slice(0, groups[0]?.count)).toEqual([limit, ...Array((groups[0]?.count ?? 1) - 1).fill(limit - 1)]);
  expect(table.typeDice(faces, { hits: true }).ok).toBe(true);
  const typed = makeSave(table.combat).moves.findLast(({ action }) => action.type === 'dice');
  expect(typed?.action).toMatchObject({ values: faces, hits: true });
  // A ship whose natural nines and tens are more than a hit.
  const hylarim = [{ unit: 'jns-hylarim', count: 1 }];
  expect((await atRoll({ faction: 'jol-nar', space: hylarim })).hitsAreEnough).toBe(false);
});
