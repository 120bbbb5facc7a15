import type { OddsAnswer } from './provider.ts';

/** One bar: this much is left of the side in this share of all combats; and in how many it was before. */
export interface LeftBar {
  side: 'a' | 'draw' | 'b';
  label: string;
  share: number;
  was?: number;
}

/** More bars than fit are put together in steps. */
const MOST = 14;

type Counts = Record<string, number>;
const highestOf = (left: Counts): number => Math.max(-1, ...Object.keys(left).map(Number));
const between = (left: Counts, low: number, below: number): number =>
  Object.entries(left).reduce((sum, [much, n]) => (Number(much) >= low && Number(much) < below ? sum + n : sum), 0);

function barsOf(side: 'a' | 'b', now: OddsAnswer, before: OddsAnswer | undefined): LeftBar[] {
  const field = side === 'a' ? 'leftA' : 'leftB';
  const highest = Math.max(highestOf(now[field]), before ? highestOf(before[field]) : -1);
  const step = Math.ceil((highest + 1) / MOST);
  const bars: LeftBar[] = [];
  for (let low = 0; low <= highest; low += step) {
    const share = between(now[field], low, low + step) / now.games;
    const was = before ? between(before[field], low, low + step) / before.games : 0;
    if (low === 0 && share === 0 && was === 0) continue;
    bars.push({ side, label: step === 1 ? `${low}` : `${low}+`, share, ...(before ? { was } : {}) });
  }
  return bars;
}

/** The first side's wins from many left to few, neither, the second side's wins from few to many. */
export function chartOf(now: OddsAnswer, before?: OddsAnswer): LeftBar[] {
  if (!now.games) return [];
  const old = before?.games ? before : undefined;
  return [
    ...barsOf('a', now, old).reverse(),
    { side: 'draw', label: '–', share: now.draw / now.games, ...(old ? { was: old.draw / old.games } : {}) },
    ...barsOf('b', now, old),
  ];
}
