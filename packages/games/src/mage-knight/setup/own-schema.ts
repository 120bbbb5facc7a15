import * as z from 'zod/mini';
import { count, nameUpTo } from '../../sizes.ts';
import { ABILITIES, type Ability, ELEMENTS, PILES, RESISTANCES } from '../types.ts';
import { MOST } from './most.ts';

/** The shape of custom enemies and units. Separate from the setup schema, which a table never loads. */

/** Abilities that belong to one attack. */
const OF_ATTACKS = ['swift', 'brutal', 'poison', 'paralyze', 'assassination', 'cumbersome', 'vampiric'] as const;
/** What is said elsewhere: by the higher armor, the bonus, or the pile. */
const GIVEN_ELSEWHERE: readonly Ability[] = ['elusive', 'defend', 'summon'];
const OF_ENEMIES = ABILITIES.filter((ability) => !GIVEN_ELSEWHERE.includes(ability));

const name = nameUpTo(MOST.ownName).check(z.minLength(1));
const resists = z.optional(z.array(z.enum(RESISTANCES)).check(z.maxLength(RESISTANCES.length)));
export const ownEnemy = z.strictObject({
  name,
  armor: z.optional(count(MOST.ownArmor, 1)),
  elusive: z.optional(count(MOST.ownArmor, 1)),
  attacks: z.optional(
    z
      .array(
        z.strictObject({
          value: count(MOST.ownAttack),
          element: z.optional(z.enum(ELEMENTS)),
          abilities: z.optional(z.array(z.enum(OF_ATTACKS)).check(z.maxLength(OF_ATTACKS.length))),
        }),
      )
      .check(z.maxLength(MOST.ownAttacks)),
  ),
  abilities: z.optional(z.array(z.enum(OF_ENEMIES)).check(z.maxLength(OF_ENEMIES.length))),
  defend: z.optional(count(MOST.ownDefend, 1)),
  summon: z.optional(z.strictObject({ pile: z.enum(PILES), times: z.optional(z.union([z.literal(1), z.literal(2)])) })),
  resists,
  fame: z.optional(count(MOST.ownFame)),
  reputation: z.optional(count(MOST.ownReputation, -MOST.ownReputation)),
  colour: z.optional(z.enum(['green', 'red'])),
});
export const ownUnit = z.strictObject({
  name,
  level: z.optional(count(MOST.ownUnitLevel, 1)),
  armor: z.optional(count(MOST.ownUnitArmor, 1)),
  resists,
});
