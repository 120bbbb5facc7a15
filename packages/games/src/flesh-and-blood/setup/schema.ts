import * as z from 'zod/mini';
import { nameUpTo, whole } from '../../sizes.ts';
import { COLOURS, CONDS, FILTERS, KEYWORDS, PARTS, TABLE_MOMENTS, TYPES, WHENS } from '../content/row.ts';
import { MODES } from '../types.ts';
import { PLACES } from './lists/types.ts';
import { MOST } from './most.ts';

/** The shape of a setup as people write it. What the shape cannot say is checked in `check.ts`. */

const count = whole(0, 99);
/** A name, given or looked up. */
const word = nameUpTo(MOST.name);
const GAINS = ['go again', 'dominate', 'overpower'] as const;

const part = z.strictObject({
  do: z.enum(PARTS),
  n: z.optional(whole(-99, 99)),
  to: z.optional(z.enum(FILTERS)),
  gain: z.optional(z.enum(GAINS)),
  few: z.optional(count),
  grant: z.optional(z.boolean()),
  cost: z.optional(count),
  if: z.optional(z.enum(CONDS)),
  what: z.optional(word),
});
const parts = z.array(part).check(z.maxLength(MOST.parts));

const customCard = z.strictObject({
  id: z.optional(z.string().check(z.maxLength(MOST.name), z.regex(/^[a-z][a-z0-9-]*$/, 'id'))),
  name: word.check(z.minLength(1)),
  type: z.enum(TYPES),
  colour: z.optional(z.enum(COLOURS)),
  pitch: z.optional(whole(1, 3)),
  cost: z.optional(count),
  power: z.optional(count),
  defense: z.optional(count),
  life: z.optional(whole(1, 99)),
  intellect: z.optional(whole(0, 9)),
  cls: z.optional(word),
  sub: z.optional(word),
  hands: z.optional(z.union([z.literal(1), z.literal(2)])),
  /** `["go again", "piercing 2"]`, or the same as `{ "go again": 1, "piercing": 2 }`. */
  keywords: z.optional(
    z.union([z.array(word).check(z.maxLength(KEYWORDS.length)), z.partialRecord(z.enum(KEYWORDS), count)]),
  ),
  combo: z.optional(word),
  element: z.optional(word),
  bonus: z.optional(
    z
      .array(
        z.strictObject({
          n: whole(-99, 99),
          if: z.optional(z.enum(CONDS)),
          per: z.optional(z.literal('hits')),
        }),
      )
      .check(z.maxLength(MOST.parts)),
  ),
  gains: z.optional(z.array(z.strictObject({ gain: z.enum(GAINS), if: z.enum(CONDS) })).check(z.maxLength(MOST.parts))),
  defenseBonus: z.optional(z.strictObject({ n: count, if: z.enum(CONDS) })),
  extra: z.optional(z.enum(['random discard', 'reveal cheap'])),
  optional: z.optional(count),
  target: z.optional(z.enum(FILTERS)),
  aim: z.optional(z.boolean()),
  after: z.optional(count),
  flat: z.optional(count),
  with: z.optional(word),
  returns: z.optional(z.boolean()),
  does: z.optional(z.partialRecord(z.enum(WHENS), parts)),
  ability: z.optional(
    z.strictObject({
      type: z.enum(['action', 'instant', 'attack reaction']),
      cost: count,
      by: z.enum(['destroy', 'tap', 'discard', 'none']),
      defending: z.optional(z.boolean()),
      goAgain: z.optional(z.boolean()),
      target: z.optional(z.enum(FILTERS)),
      does: parts,
    }),
  ),
});

const cards = (most: number) => z.optional(z.array(word).check(z.maxLength(most)));
const player = z.strictObject({
  /** One of the four decks; the rest then only says what is different. */
  use: z.optional(word),
  hero: z.optional(word),
  weapons: cards(MOST.worn),
  equipment: cards(MOST.worn),
  /** A list of cards, each card with its copies, or the list as pasted text: as many together as a list may have. */
  deck: z.optional(
    z.union([
      z.array(word).check(z.maxLength(MOST.deck)),
      z.record(word, whole(1, MOST.deck)),
      z.string().check(z.maxLength(MOST.text)),
    ]),
  ),
  life: z.optional(whole(1, 99)),
});

const side = z.strictObject({
  hero: z.optional(word),
  life: z.optional(whole(1, 99)),
  hand: cards(MOST.hand),
  arsenal: z.optional(z.nullable(word)),
  equipment: cards(MOST.worn),
  weapons: cards(MOST.worn),
  permanents: cards(MOST.permanents),
  resources: z.optional(count),
  shield: z.optional(count),
});

const figure = z.optional(count);
const words = z.optional(z.array(word).check(z.maxLength(MOST.permanents)));
const keyword = z.strictObject({
  keyword: word,
  number: z.nullable(count),
  standing: z.enum(['own', 'label', 'ability', 'text', 'doubtful']),
  of: z.optional(word),
});
/** A card by figures, as the table types it: a hero, a weapon, equipment, something on the table. */
const realDeckCard = z.strictObject({
  name: word.check(z.minLength(1)),
  type: z.optional(z.enum(TYPES)),
  life: z.optional(whole(1, 99)),
  intellect: z.optional(whole(0, 9)),
  power: figure,
  cost: figure,
  defense: figure,
  cls: z.optional(word),
  sub: z.optional(word),
  hands: z.optional(z.union([z.literal(1), z.literal(2)])),
  limit: z.optional(z.nullable(whole(1, 99))),
  keywords: z.optional(z.array(z.union([word, keyword])).check(z.maxLength(MOST.permanents))),
  texts: z.optional(
    z.array(z.strictObject({ when: z.enum(TABLE_MOMENTS), words: word })).check(z.maxLength(MOST.permanents)),
  ),
  // What a setup that was read before says of a printed card.
  colour: z.optional(z.enum(COLOURS)),
  arcane: figure,
  kinds: words,
  moments: words,
  combo: words,
  printed: z.optional(z.literal(true)),
  row: z.optional(z.record(word, z.unknown())),
});
const deckCard = z.union([word, realDeckCard]);
/** A pasted list. */
const list = z.string().check(z.maxLength(MOST.text));
const deckList = z.strictObject({
  cards: z
    .array(z.strictObject({ card: deckCard, count: whole(1, MOST.deck), place: z.enum(PLACES) }))
    .check(z.maxLength(MOST.list)),
  /** Lines that nobody knows: the table names these cards by their figures. */
  unknown: z.array(z.strictObject({ name: word, count: whole(1, 999) })).check(z.maxLength(MOST.list)),
});
const realDeckCards = (most: number) => z.optional(z.array(deckCard).check(z.maxLength(most)));
/** A side of a table with real decks: hands and decks are numbers. */
const realDeckSide = z.strictObject({
  /** Left out where the list of the deck names it. */
  hero: z.optional(deckCard),
  /** Before the first hand: how many cards, or the list of the deck as it was copied from a site or typed. */
  deck: z.optional(z.union([count, z.literal('unknown'), z.null(), list])),
  /** The list of the deck as it was read. */
  list: z.optional(deckList),
  weapons: realDeckCards(MOST.worn),
  equipment: realDeckCards(MOST.worn),
  permanents: realDeckCards(MOST.permanents),
  /** For a game that is already going. */
  life: z.optional(whole(1, 99)),
  hand: z.optional(whole(0, MOST.hand)),
  /** Two: a card has given a second zone. */
  arsenal: z.optional(whole(0, 2)),
});

export const setupSchema = z.strictObject({
  own: z.optional(
    z.strictObject({
      first: z.optional(z.enum(['A', 'B', 'lot'])),
      turn: z.optional(whole(1, 99)),
      /** `open`: everybody may see the lists; otherwise each is hidden like a hand. */
      lists: z.optional(z.enum(['hidden', 'open'])),
      A: realDeckSide,
      B: realDeckSide,
    }),
  ),
  mode: z.optional(z.enum(MODES)),
  first: z.optional(z.enum(['A', 'B', 'random'])),
  defend_max: z.optional(whole(0, 20)),
  idle_limit: z.optional(whole(1, 200)),
  custom: z.optional(z.array(customCard).check(z.maxLength(MOST.custom))),
  players: z.optional(z.strictObject({ A: z.union([word, player]), B: z.union([word, player]) })),
  link: z.optional(z.strictObject({ attack: word, attacker: z.optional(side), defender: z.optional(side) })),
});
export type SetupInput = z.infer<typeof setupSchema>;
export type CustomInput = z.infer<typeof customCard>;
export type PlayerInput = z.infer<typeof player>;
export type SideInput = z.infer<typeof side>;
export type RealDeckSideInput = z.infer<typeof realDeckSide>;
export type RealDeckInput = NonNullable<SetupInput['own']>;
export type NamedInput = z.infer<typeof deckCard>;
