/** The words of a search for a printed card, on the table and in the setup. */
export const cardSearchWords = {
  looking: 'Looking up…',
  missing: 'The card list could not be loaded. Add the card by its numbers.',
  noCard: (letters: string) => `No card named “${letters}”. Add it by its numbers.`,
};
