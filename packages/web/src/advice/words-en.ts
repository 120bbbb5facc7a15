import { countNoun } from '../text/plural.ts';

/** The words of advice, of the curve and of the costliest move, in English. */
export const adviceEn = {
  whatNow: (who: string) => `${who}: what now?`,
  who: 'Advice for',
  about: (who: string) => `Chance that ${who} wins (a draw counts as half). Dotted line: best option.`,
  /** Until there is something to show. */
  looking: 'Looking ahead',
  lookedAt: (played: number, most: number) => `${played} of ${most} fights per choice`,
  over: 'over',
  under: 'under',
  points: (by: string) => `${by} points`,
  give: (by: string) => `±${by}`,
  less: (by: string, exact: boolean) => (exact ? `${by} less` : `about ${by} less`),
  yes: 'yes',
  best: 'best',
  asGood: 'as good',
  /** Sampled: they cannot be told apart. */
  maybeAsGood: 'maybe as good',
  left: (much: string) => `${much} left`,
  cost: (much: string) => `costs ${much}`,
  doIt: 'Choose',
  doThis: (what: string) => `Choose: ${what}`,
  equal: (count: number) => `The first ${count} are too close to call; cheapest first.`,
  same: (count: number) => `The first ${count} are equally good; cheapest first.`,
  allEqual: () => 'Too close to call; cheapest first.',
  allSame: () => 'All are equally good; cheapest first.',
  blocked: 'Not possible now',
  more: (count: number) => `${count} more`,
  exact: (positions: number) => `Exact: ${countNoun(positions, 'position', 'positions')} counted.`,
  sampled: (playouts: number) => `${countNoun(playouts, 'fight', 'fights')} per choice, with the same luck for each.`,
  against: (opponent: string) => `This is advice ${opponent}.`,
  policy: "After that, everyone plays as Fray's bot would.",
  hidden: (who: string) => `Uses only what ${who} knows: hidden cards count as unknown.`,
  stillLooking: 'Looking further',
  // Why there is none.
  onlyOne: 'There is only one choice here.',
  nothing: 'There is nothing to decide now.',
  forHost: 'The host decides this: it helps neither side.',
  realCards: 'Fray does not see your cards, so it cannot say what is best.',
  youHold: (who: string) => `What does ${who} hold?`,
  heldExample: 'one name, another name; arsenal: a name',
  adviseHeld: 'Advise on this',
  forgetHeld: 'Forget it',
  failed: (why: string) => `Fray could not compute this: ${why}`,
  notLoaded: 'The advisor could not be loaded. Check the connection and open it again.',

  // The curve
  turned: 'Turning points',
  wins: (who: string) => `${who} wins, percent`,
  curve: (who: string, from: number, to: number) => `Chance that ${who} wins: from ${from} to ${to} percent`,
  turn: (number: number) => `Turning point ${number}`,
  luck: 'luck',
  decision: 'a decision',
  change: (from: number, to: number) => `${from} → ${to} %`,
  round: (number: number) => `round ${number}`,
  noTurn: 'No single move decided it.',
  nextTurn: 'Next turning point',
  counting: (done: number, all: number) => `Computing odds: ${done} of ${all} moments`,

  // The costliest move
  costliest: 'The costliest move',
  judging: (done: number, all: number) => `Looking at ${done} of ${all} decisions`,
  itCost: (move: string, points: string) => `${move}. It cost ${points} points.`,
  instead: (move: string, percent: string) => `Better: ${move} (${percent} %).`,
  nothingCost: 'No decision made a measurable difference.',
  nobodyDecided: 'Nobody had anything to decide.',
  showIt: 'Show the moment',
};

export type AdviceWords = typeof adviceEn;
