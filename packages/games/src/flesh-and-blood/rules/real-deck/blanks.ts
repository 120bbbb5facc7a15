import { type CardId, type CardRow, COLOURS, type Colour } from '../../content/row.ts';

/** Cards that nobody has named: hands and decks are made of them, so that a hand is a number. */

export const UNNAMED: CardId = 'a-card';
/** Cards of which only the color is known. */
export const COLOURED: Record<Colour, CardId> = { red: 'a-red-card', yellow: 'a-yellow-card', blue: 'a-blue-card' };

/** The most that an unnamed card can be pitched for: what the table could pay must not be refused. */
const MOST_PITCH = 3;

/** The rows behind them, which every state with real decks carries. */
export const BLANKS: Record<CardId, CardRow> = { [UNNAMED]: { name: 'a card', type: 'resource', pitch: MOST_PITCH } };
COLOURS.forEach((colour, i) => {
  BLANKS[COLOURED[colour]] = { name: `a ${colour} card`, type: 'resource', pitch: i + 1 };
});

export const isBlank = (card: CardId): boolean => BLANKS[card] !== undefined;
