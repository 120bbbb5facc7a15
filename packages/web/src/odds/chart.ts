import type { OddsAnswer } from './provider.ts';

/** One bar: this much is left of the side in this share of all combats. */
export interface LeftBar {
  side: 'a' | 'draw' | 'b';
  label: string;
  share: number;
}

/** More bars than fit are put together in steps. */
const MOST = 14;

function barsOf(side: 'a' | 'b', left: Record<string, number>, games: number): LeftBar[] {
  const counts = Object.entries(left).map(([much, n]) => [Number(much), n] as const);
  if (!counts.length) return [];
  const highest = Math.max(...counts.map(([much]) => much));
  const step = Math.ceil((highest + 1) / MOST);
  const bars: LeftBar[] = [];
  for (let low = 0; low <= highest; low += step) {
    const n = counts.reduce((sum, [much, count]) => (much >= low && much < low + step ? sum + count : sum), 0);
    if (low === 0 && n === 0) continue;
    bars.push({ side, label: step === 1 ? `${low}` : `${low}+`, share: n / games });
  }
  return bars;
}

/** The first side's wins from many left to few, neither, the second side's wins from few to many. */
export function chartOf(answer: OddsAnswer): LeftBar[] {
  if (!answer.games) return [];
  return [
    ...barsOf('a', answer.leftA, answer.games).reverse(),
    { side: 'draw', label: '–', share: answer.draw / answer.games },
    ...barsOf('b', answer.leftB, answer.games),
  ];
}
