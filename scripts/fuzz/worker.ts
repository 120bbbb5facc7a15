import { findGame, GAMES } from '@fray/games';
import { basesOf } from './bases.ts';
import { type Case, caseOf, type Ground } from './cases.ts';
import { checkSave, checkSetup, type Verdict } from './laws.ts';
import { checkLine } from './line-laws.ts';
import { luckOf } from './luck.ts';

/**
 * A process that makes and checks the cases of one game from a number on, until it is stopped. It says what it tries before
 * it tries it, and waits until that was heard: whatever happens then has a name.
 */
export interface Order {
  game: string;
  seed: number;
  from: number;
  /** To be tried first: the forging of it took too long, but what does the door say? */
  first?: Case;
}
export type Report =
  | { number: number; trying: Case }
  | { number: number; tried: Case; verdict: Verdict }
  | { number: number; making: Case };

const { game: id, seed, from, first: left } = JSON.parse(process.argv[2] ?? '') as Order;
const say = (report: Report): Promise<void> => new Promise((done) => process.send?.(report, () => done()));

const load = async (name: string) => {
  const found = findGame(name);
  if (!found.ok) throw new Error(found.reason.code);
  return found.card.load();
};
const game = await load(id);
const others = await Promise.all(
  GAMES.filter((card) => card.id !== id).map(async (card) => {
    const other = await card.load();
    return basesOf({ ...other, setup: { ...other.setup, presets: other.setup.presets.slice(0, 1) } }, luckOf(seed, 1));
  }),
);
const ground: Ground = {
  game,
  bases: basesOf(game, luckOf(seed, 0)),
  others: others.flatMap(({ kept, fresh }) => [...kept.slice(0, 7), ...fresh.slice(0, 2)]),
};
const preset = game.setup.presets[0]?.id ?? '';
const check = ({ kind, text }: Case): Verdict | Promise<Verdict> => {
  if (kind === 'save') return checkSave(game, text);
  return kind === 'setup' ? checkSetup(game, text) : checkLine(game.id, preset, text);
};
const attempt = async (number: number, one: Case): Promise<void> => {
  await say({ number, trying: one });
  await say({ number, tried: one, verdict: await check(one) });
};
if (left) await attempt(from - 1, left);
for (let number = from; ; number++) {
  await attempt(number, await caseOf(ground, seed, number, (making) => say({ number, making })));
}
