const many = (count: number, language: string): string => count.toLocaleString(language);

/** What is said of plans and of what was reckoned; the rest is in the words of the game. */
export const solvedEn = {
  plan: 'The best plan',
  working: 'Working it out',
  canAll: 'All of them can be defeated.',
  cannotAll: 'They cannot all be defeated.',
  noWay: 'No way was found to defeat all of them.',
  inDraws: (share: string) => `All of them are defeated in ${share} % of all draws.`,
  couldInDraws: (wins: string, could: string) =>
    `All of them fall in ${wins} %, and in ${could} % where nothing else is aimed at.`,
  onAverage: 'On average',
  allFall: 'all fall',
  others: (count: number) => `and ${many(count, 'en')} other ways`,
  howItGoes: 'How it goes',
  whatIsDrawn: 'What may be drawn',
  proven: (count: number) => `Proven: nothing is better. ${many(count, 'en')} looked at.`,
  unproven: (count: number) => `The best that was found, not proven: ${many(count, 'en')} looked at.`,
};
export type SolvedWords = typeof solvedEn;
export const solvedDe: SolvedWords = {
  plan: 'Der beste Plan',
  working: 'Wird ausgerechnet',
  canAll: 'Alle können besiegt werden.',
  cannotAll: 'Alle zusammen können nicht besiegt werden.',
  noWay: 'Kein Weg gefunden, alle zu besiegen.',
  inDraws: (share) => `In ${share} % aller Ziehungen werden alle besiegt.`,
  couldInDraws: (wins, could) => `Alle fallen in ${wins} %, und in ${could} %, wenn es nur darum geht.`,
  onAverage: 'Im Mittel',
  allFall: 'alle fallen',
  others: (count) => `und ${many(count, 'de')} andere`,
  howItGoes: 'So geht es',
  whatIsDrawn: 'Was gezogen werden kann',
  proven: (count) => `Bewiesen: nichts ist besser. ${many(count, 'de')} angesehen.`,
  unproven: (count) => `Das Beste, was gefunden wurde, nicht bewiesen: ${many(count, 'de')} angesehen.`,
};
