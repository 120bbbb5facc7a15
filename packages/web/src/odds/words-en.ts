export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Words that only the odds page has: neither Home nor a table loads them. */
export const oddsEn = {
  exactly: 'Exact: every roll and every loss is counted.',
  uses: {
    best: 'Both sides use their effects as well as possible, and know of each other what they hold.',
    'first-moment': 'Both sides use each effect at the first good moment.',
  },
  notDecided: (why: string) => `Not decided, because ${why}`,
  notExact: (why: string) => `Sampled, because ${why}`,
  cannotAsk: (why: string) => `No odds: ${why}`,
  whatCounts: 'What counts',
  mayUse: 'What the sides may use',
  howItEnds: 'How it ends',
  endsMost: 'Most likely survivors',
  nothingLeft: 'nothing',
  ofAll: 'of all fights',
  retreated: 'retreated',
  damaged: (count: number) => `${count} damaged`,
  loses: (who: string) => `${who} loses`,
  hits: 'Hits suffered',
  hitsOf: (a: string, hitsA: string, b: string, hitsB: string) => `${a} ${hitsA}, ${b} ${hitsB}`,
  ofResources: (worth: string) => `of ${worth} resource${worth === '1' ? '' : 's'}`,
  costs: (a: string, lossA: number, b: string, lossB: number) => {
    const loss = (value: number) =>
      roundToTenth(value) === 0
        ? 'nothing'
        : `${roundToTenth(value)} ${roundToTenth(value) === 1 ? 'resource' : 'resources'}`;
    return `${a} loses ${loss(lossA)}, ${b} ${loss(lossB)}`;
  },
};
export type OddsWords = typeof oddsEn;
