/** A share as people say it: a whole number of percent, with a word before it where the number alone would claim too much. */
export interface ShareText {
  word?: 'over' | 'under';
  percent: number;
}

/** 100 only where it is certain: exact, and nothing else can happen. What was only played is never certain. */
export function formatShare(share: number, exact = false): ShareText {
  const percent = Math.round(share * 100);
  if (percent >= 100 && !(exact && share >= 1)) return { word: 'over', percent: 99 };
  if (percent <= 0 && !(exact && share <= 0)) return { word: 'under', percent: 1 };
  return { percent };
}
