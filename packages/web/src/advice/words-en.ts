const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What advice, the curve and the costliest move say, in English. */
export const adviceEn = {
  whatNow: (who: string) => `${who}: what now?`,
  who: 'Advice for',
  about: (who: string) =>
    `Percent: how surely ${who} gets what they are out for; a draw counts half. Dotted line: the best.`,
  /** Until there is something to show. */
  looking: 'Looking ahead',
  lookedAt: (played: number, most: number) => `${played} of ${most} fights a choice`,
  over: 'over',
  under: 'under',
  points: (by: string) => `${by} points`,
  give: (by: string) => `±${by}`,
  yes: 'yes',
  best: 'best',
  asGood: 'as good',
  /** It was only played: they cannot be told apart. */
  maybeAsGood: 'maybe as good',
  left: (much: string) => `${much} left`,
  cost: (much: string) => `costs ${much}`,
  doIt: 'Do it',
  doThis: (what: string) => `Do it: ${what}`,
  equal: (count: number) => `The first ${count} cannot be told apart; the cheapest comes first.`,
  same: (count: number) => `The first ${count} are equally good; the cheapest comes first.`,
  allEqual: () => 'It makes no difference that could be measured; the cheapest comes first.',
  allSame: () => 'All are equally good; the cheapest comes first.',
  blocked: 'Not possible now',
  more: (count: number) => `${count} more`,
  exact: (positions: number) => `Exact: ${plural(positions, 'position', 'positions')} counted out.`,
  sampled: (playouts: number) => `${plural(playouts, 'fight', 'fights')} a choice, with the same luck for each.`,
  policy: "From there on everybody plays as Fray's bot would.",
  hidden: (who: string) => `Only what ${who} may know: what is hidden counts as unknown.`,
  stillLooking: 'Looking further',
  // Why there is none.
  onlyOne: 'Only one thing can be done here.',
  nothing: 'There is nothing to decide now.',
  forHost: 'The host decides this: no side is better off by it.',
  realCards: 'You hold the cards. Fray does not see them, so it cannot tell what is best.',
  failed: (why: string) => `This could not be worked out: ${why}`,
  notLoaded: 'The advisor could not be loaded. Check the connection and open it again.',

  // The curve
  turned: 'Where it turned',
  wins: (who: string) => `${who} wins, percent`,
  curve: (who: string, from: number, to: number) => `Chance that ${who} wins: from ${from} to ${to} percent`,
  turn: (number: number) => `Turning point ${number}`,
  luck: 'luck',
  decision: 'a decision',
  change: (from: number, to: number) => `${from} → ${to} %`,
  round: (number: number) => `round ${number}`,
  noTurn: 'No single move turned it.',
  nextTurn: 'Next turning point',
  counting: (done: number, all: number) => `Working out the odds of ${done} of ${all} moments`,

  // The costliest move
  costliest: 'The move that cost most',
  judging: (done: number, all: number) => `Looking at ${done} of ${all} decisions`,
  itCost: (move: string, points: string) => `${move}. It cost ${points} points.`,
  instead: (move: string, percent: string) => `Better: ${move} (${percent} %).`,
  nothingCost: 'No decision cost more than can be told from luck.',
  nobodyDecided: 'Nobody had anything to decide.',
  showIt: 'Show the moment',
};

export type AdviceWords = typeof adviceEn;
