import * as z from 'zod/mini';
import { COLOURS, CONDS, FILTERS, KEYWORDS, PARTS, TYPES, WHENS } from '../content/row.ts';
import { MODES } from '../types.ts';

/** The shape of a set-up as people write it. What the shape cannot say is checked in `check.ts`. */

const count = z.int().check(z.gte(0), z.lte(99));
const GAINS = ['go again', 'dominate', 'overpower'] as const;

const part = z.strictObject({
  do: z.enum(PARTS),
  n: z.optional(z.int().check(z.gte(-99), z.lte(99))),
  to: z.optional(z.enum(FILTERS)),
  gain: z.optional(z.enum(GAINS)),
  few: z.optional(count),
  grant: z.optional(z.boolean()),
  cost: z.optional(count),
  if: z.optional(z.enum(CONDS)),
  what: z.optional(z.string()),
});

const customCard = z.strictObject({
  id: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'use small letters, figures and hyphens'))),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  type: z.enum(TYPES),
  colour: z.optional(z.enum(COLOURS)),
  pitch: z.optional(z.int().check(z.gte(1), z.lte(3))),
  cost: z.optional(count),
  power: z.optional(count),
  defense: z.optional(count),
  life: z.optional(z.int().check(z.gte(1), z.lte(99))),
  intellect: z.optional(z.int().check(z.gte(0), z.lte(9))),
  cls: z.optional(z.string()),
  sub: z.optional(z.string()),
  hands: z.optional(z.union([z.literal(1), z.literal(2)])),
  /** `["go again", "piercing 2"]`, or the same as `{ "go again": 1, "piercing": 2 }`. */
  keywords: z.optional(z.union([z.array(z.string()), z.partialRecord(z.enum(KEYWORDS), count)])),
  combo: z.optional(z.string()),
  element: z.optional(z.string()),
  bonus: z.optional(
    z.array(
      z.strictObject({
        n: z.int().check(z.gte(-99), z.lte(99)),
        if: z.optional(z.enum(CONDS)),
        per: z.optional(z.literal('hits')),
      }),
    ),
  ),
  gains: z.optional(z.array(z.strictObject({ gain: z.enum(GAINS), if: z.enum(CONDS) }))),
  defenseBonus: z.optional(z.strictObject({ n: count, if: z.enum(CONDS) })),
  extra: z.optional(z.enum(['random discard', 'reveal cheap'])),
  optional: z.optional(count),
  target: z.optional(z.enum(FILTERS)),
  aim: z.optional(z.boolean()),
  after: z.optional(count),
  flat: z.optional(count),
  with: z.optional(z.string()),
  returns: z.optional(z.boolean()),
  does: z.optional(z.partialRecord(z.enum(WHENS), z.array(part))),
  ability: z.optional(
    z.strictObject({
      type: z.enum(['action', 'instant', 'attack reaction']),
      cost: count,
      by: z.enum(['destroy', 'tap', 'discard', 'none']),
      defending: z.optional(z.boolean()),
      goAgain: z.optional(z.boolean()),
      target: z.optional(z.enum(FILTERS)),
      does: z.array(part),
    }),
  ),
});

const cards = z.array(z.string());
const player = z.strictObject({
  /** One of the four decks; the rest then only says what is different. */
  use: z.optional(z.string()),
  hero: z.optional(z.string()),
  weapons: z.optional(cards),
  equipment: z.optional(cards),
  /** A list of cards, or each card with its copies. */
  deck: z.optional(z.union([cards, z.record(z.string(), z.int().check(z.gte(1), z.lte(60)))])),
  life: z.optional(z.int().check(z.gte(1), z.lte(99))),
});

const side = z.strictObject({
  hero: z.optional(z.string()),
  life: z.optional(z.int().check(z.gte(1), z.lte(99))),
  hand: z.optional(cards),
  arsenal: z.optional(z.nullable(z.string())),
  equipment: z.optional(cards),
  weapons: z.optional(cards),
  permanents: z.optional(cards),
  resources: z.optional(count),
  shield: z.optional(count),
});

export const setupInput = z.strictObject({
  mode: z.optional(z.enum(MODES)),
  first: z.optional(z.enum(['A', 'B', 'random'])),
  defend_max: z.optional(z.int().check(z.gte(0), z.lte(20))),
  idle_limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
  custom: z.optional(z.array(customCard)),
  players: z.optional(z.strictObject({ A: z.union([z.string(), player]), B: z.union([z.string(), player]) })),
  link: z.optional(z.strictObject({ attack: z.string(), attacker: z.optional(side), defender: z.optional(side) })),
});
export type SetupInput = z.infer<typeof setupInput>;
export type CustomInput = z.infer<typeof customCard>;
export type PlayerInput = z.infer<typeof player>;
export type SideInput = z.infer<typeof side>;
