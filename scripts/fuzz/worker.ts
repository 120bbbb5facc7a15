import { type Case, caseOf } from './cases.ts';
import { check, groundOf } from './ground.ts';
import type { Verdict } from './laws.ts';

/**
 * A process that makes and checks the cases of one game from a number on, until it is stopped. It says what it tries before
 * it tries it, and waits until that was received, so that a crash or a hang has a name.
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

const ground = await groundOf(id, seed);
const attempt = async (number: number, one: Case): Promise<void> => {
  await say({ number, trying: one });
  await say({ number, tried: one, verdict: await check(ground.game, one) });
};
if (left) await attempt(from - 1, left);
for (let number = from; ; number++) {
  await attempt(number, await caseOf(ground, seed, number, (making) => say({ number, making })));
}
