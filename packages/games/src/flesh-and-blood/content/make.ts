import type { Ability, AtTable, CardRow, CardType, Colour, Keyword, Part, PartCode, When } from './row.ts';

/** Rows of printed cards in few words. Colors are columns: what falls from red to blue is written once. */

export interface Figures {
  type: CardType;
  cost?: number;
  power?: number;
  defense?: number;
}
type Row = Partial<CardRow>;
/** What a card says, at a number that is 3 in red, 2 in yellow and 1 in blue. */
type Says = Row | ((n: number) => Row);

export const attack = (cost: number, power: number, defense = 3): Figures => ({ type: 'attack', cost, power, defense });
export const action = (cost: number, defense = 3): Figures => ({ type: 'action', cost, defense });
export const aura = (cost: number, defense = 3): Figures => ({ type: 'aura', cost, defense });
export const reaction = (cost: number, defense = 3): Figures => ({ type: 'attack reaction', cost, defense });
/** Its defense falls with the color. */
export const defends = (cost: number, defense: number): Figures => ({ type: 'defense reaction', cost, defense });
export const instant = (cost: number): Figures => ({ type: 'instant', cost });
export const item = (cost: number): Figures => ({ type: 'item', cost });

type Manner = Omit<Part, 'do'>;
/** One thing that an ability does, and how much of it. */
export const part = (code: PartCode, n: number | Manner = {}, manner: Manner = {}): Part =>
  typeof n === 'number' ? { do: code, n, ...manner } : { do: code, ...n };
/** At this moment all of that happens. */
export const on = (when: When, ...parts: Part[]): { does: NonNullable<Row['does']> } => ({ does: { [when]: parts } });
/** Keywords without a number. */
export const has = (...words: Keyword[]): Row => ({ keywords: Object.fromEntries(words.map((word) => [word, 1])) });
type More = Omit<Ability, 'type' | 'cost' | 'by' | 'does'>;
/** An ability: when it may be used, what it costs, what it does, and what else is said of it. */
export const uses = (
  type: Ability['type'],
  cost: number,
  by: Ability['by'],
  does: Part | Part[],
  more: More = {},
): Row => ({ ability: { type, cost, by, ...more, does: [does].flat() } });
/** Left to the table. */
export const atTable = (when: AtTable['when'], words: string): Row => ({ table: [{ when, words }] });
export const AGAIN = has('go again');

export const PITCH: Readonly<Record<Colour, number>> = { red: 1, yellow: 2, blue: 3 };
export const COLOUR_LIST: readonly Colour[] = ['red', 'yellow', 'blue'];

const falling = (figures: Figures, by: number): Figures => {
  if (figures.type === 'attack') return { ...figures, power: (figures.power ?? 0) - by };
  return figures.type === 'defense reaction' ? { ...figures, defense: (figures.defense ?? 0) - by } : figures;
};

/** A row and all that it says, one thing after the other. */
function makeRow<R extends Row>(row: R, ...says: Row[]): R {
  const all = [row, ...says];
  const moments = all.flatMap(({ does }) => (does ? [does] : []));
  return Object.assign({}, ...all, moments.length > 1 && { does: Object.assign({}, ...moments) });
}
/** A card of one color. */
export const one = (name: string, cls: string, colour: Colour, figures: Figures, ...says: Says[]): CardRow =>
  makeRow(
    { name, colour, pitch: PITCH[colour], cls, ...figures },
    ...says.map((it) => (typeof it === 'function' ? it(4 - PITCH[colour]) : it)),
  );
/** The cards of one class. */
export const oneOf =
  (cls: string) =>
  (name: string, colour: Colour, figures: Figures, ...says: Says[]): CardRow =>
    one(name, cls, colour, figures, ...says);

/** A card of all three; power of an attack and defense of a reaction are those of the red one. */
export const three = (name: string, cls: string, figures: Figures, ...says: Says[]): CardRow[] =>
  COLOUR_LIST.map((colour, i) => one(name, cls, colour, falling(figures, i), ...says));

export const hero = (name: string, cls: string, life: number, ...says: Row[]): CardRow =>
  makeRow({ name, type: 'hero', cls, life, intellect: 4 }, ...says);
export const gear = (name: string, cls: string, sub: string, defense: number, ...says: Row[]): CardRow =>
  makeRow({ name, type: 'equipment', cls, sub, defense }, ...says);
type Kind = [sub: string, hands: 1 | 2, cost?: number, power?: number];
export const weapon = (name: string, cls: string, [sub, hands, ...figures]: Kind, ...says: Row[]): CardRow => {
  const [cost, power] = figures;
  return makeRow({ name, type: 'weapon', cls, sub, hands, ...(cost !== undefined && { cost, power }) }, ...says);
};
