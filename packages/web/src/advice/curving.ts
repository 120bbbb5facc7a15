import { share } from '@fray/games';
import type { OddsAnswer } from '../odds/provider.ts';
import { betweenTurns, MOST_TURNS, type Point } from './curve.ts';

/** First a rough curve; where that was quick, a finer one takes its place. */
const ROUGH = 24;
const FINE = 200;
const QUICK = 3000;

/** What a curve is made with. */
export interface Curving {
  /** The odds after N moves, from this many combats; `undefined` if they cannot be computed. */
  pointAt(at: number, enough: number): Promise<Point | undefined>;
  /** A rough one is known. */
  tell(point: Point): void;
  /** Milliseconds. */
  now(): number;
}

/** The whole curve: of the moments that are looked at, and of every move inside the largest changes. */
export async function curveOf(moments: readonly number[], { pointAt, tell, now }: Curving): Promise<Point[]> {
  const begun = now();
  const rough: Point[] = [];
  const add = async (to: Point[], some: readonly number[], enough: number, hear?: Curving['tell']): Promise<void> => {
    for (const at of some) {
      const point = await pointAt(at, enough);
      if (!point) continue;
      to.push(point);
      hear?.(point);
    }
    to.sort((a, b) => a.at - b.at);
  };
  await add(rough, moments, ROUGH, tell);
  const isQuick = now() - begun < QUICK;
  const enough = isQuick ? FINE : ROUGH;
  // What is exact cannot be finer.
  const isFixed = ({ give }: Point): boolean => !isQuick || give === 0;
  const all = rough.filter(isFixed);
  await add(
    all,
    rough.filter((point) => !isFixed(point)).map(({ at }) => at),
    enough,
  );
  await add(all, betweenTurns(all, MOST_TURNS), enough);
  return all;
}

/** What the first side had to hope for; nothing where no combat was played. */
export function pointOf(at: number, { games, a, draw, exact }: OddsAnswer): Point | undefined {
  if (!games) return undefined;
  const { share: chance, low, high } = share(a + draw / 2, games);
  return { at, chance, give: exact ? 0 : (high - low) / 2 };
}
