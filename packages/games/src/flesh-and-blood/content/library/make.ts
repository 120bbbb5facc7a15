import type { CardRow, CardType, Colour } from '../row.ts';

/** Rows of printed cards in few words. Colors are columns: what falls from red to blue is written once. */

export interface Figures {
  type: CardType;
  cost?: number;
  power?: number;
  defense?: number;
}
/** What a card does, at a number that is 3 in red, 2 in yellow and 1 in blue. */
type Says = Partial<CardRow> | ((n: number) => Partial<CardRow>);

export const attack = (cost: number, power: number, defense = 3): Figures => ({ type: 'attack', cost, power, defense });
export const action = (cost: number, defense = 3): Figures => ({ type: 'action', cost, defense });
export const aura = (cost: number, defense = 3): Figures => ({ type: 'aura', cost, defense });
export const reaction = (cost: number, defense = 3): Figures => ({ type: 'attack reaction', cost, defense });
/** Its defense falls with the color. */
export const defends = (cost: number, defense: number): Figures => ({ type: 'defense reaction', cost, defense });
export const instant = (cost: number): Figures => ({ type: 'instant', cost });

export const PITCH: Readonly<Record<Colour, number>> = { red: 1, yellow: 2, blue: 3 };
export const COLOUR_LIST: readonly Colour[] = ['red', 'yellow', 'blue'];

const falling = (figures: Figures, by: number): Figures => {
  if (figures.type === 'attack') return { ...figures, power: (figures.power ?? 0) - by };
  return figures.type === 'defense reaction' ? { ...figures, defense: (figures.defense ?? 0) - by } : figures;
};

/** A card of one color. */
export const one = (name: string, cls: string, colour: Colour, figures: Figures, says: Says = {}): CardRow => ({
  name,
  colour,
  pitch: PITCH[colour],
  cls,
  ...figures,
  ...(typeof says === 'function' ? says(4 - PITCH[colour]) : says),
});

/** A card of all three; power of an attack and defense of a reaction are those of the red one. */
export const three = (name: string, cls: string, figures: Figures, says: Says = {}): CardRow[] =>
  COLOUR_LIST.map((colour, i) => one(name, cls, colour, falling(figures, i), says));

export const AGAIN = { keywords: { 'go again': 1 } } as const;
