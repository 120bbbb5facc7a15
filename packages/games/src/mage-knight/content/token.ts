import type { Ability, Element, Options, Pile, Resistance, TokenSet, Verified } from '../vocabulary.ts';

export interface TokenAttack {
  value: number;
  element: Element;
  /** What this attack has beside the abilities of the whole token. */
  is?: readonly Ability[];
}
/** One kind of enemy token, as printed (section 11). */
export interface Token {
  id: string;
  name: string;
  pile: Pile;
  /** How many of them the pile holds. */
  count: number;
  /** The lower value; `elusive` is the higher one. */
  armor: number;
  elusive: number;
  attacks: readonly TokenAttack[];
  /** Pile that a Summon attack draws from, once per attack. */
  summons: Pile | '';
  fame: number;
  reputation: number;
  abilities: readonly Ability[];
  defend: number;
  resists: readonly Resistance[];
  set: TokenSet;
  verified: Verified;
  /** What another source says instead, behind an option. */
  variant?: { option: keyof Options; value: Options[keyof Options]; token: Token };
  /** The abilities and resistances again, for quick questions. */
  is: Readonly<Record<Ability, boolean>>;
  resistant: Readonly<Record<Resistance, boolean>>;
}

interface More {
  /** Abilities and resistances, a word each. */
  is?: string;
  resists?: string;
  /** Left out: the base game. */
  set?: TokenSet;
  elusive?: number;
  defend?: number;
  reputation?: number;
  summons?: Pile;
  verified?: Verified;
}

const attackOf = (text: string): TokenAttack => {
  const [value, element] = text.split(' ');
  return { value: Number(value), element: (element ?? 'physical') as Element };
};

export const marks = (token: Omit<Token, 'is' | 'resistant'>): Token => {
  const has = (ability: Ability) => token.abilities.includes(ability);
  return {
    ...token,
    is: {
      fortified: has('fortified'),
      unfortified: has('unfortified'),
      swift: has('swift'),
      brutal: has('brutal'),
      poison: has('poison'),
      paralyze: has('paralyze'),
      assassination: has('assassination'),
      cumbersome: has('cumbersome'),
      elusive: has('elusive'),
      defend: has('defend'),
      vampiric: has('vampiric'),
      arcaneImmunity: has('arcaneImmunity'),
      summon: has('summon'),
    },
    resistant: {
      physical: token.resists.includes('physical'),
      fire: token.resists.includes('fire'),
      ice: token.resists.includes('ice'),
    },
  };
};

/** Copies, armor, attacks (`3 fire, 3 ice`; `summon` once per draw), Fame: what every token has. */
type Figures = readonly [count: number, armor: number, attacks: string, fame: number];

/** Rows of one pile: a name, its figures, and what it has beside them. */
export const tokensOf =
  (pile: Pile) =>
  (name: string, [count, armor, attacks, fame]: Figures, more: More = {}): Token => {
    const list = more.is ? (more.is.split(' ') as Ability[]) : [];
    const summon = attacks.startsWith('summon');
    if (summon) list.push('summon');
    return marks({
      id: name
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-')
        .replaceAll(/^-|-$/g, ''),
      name,
      pile,
      count,
      armor,
      elusive: more.elusive ?? armor,
      attacks: summon
        ? attacks.split(', ').map(() => ({ value: 0, element: 'physical' as const }))
        : attacks.split(', ').map(attackOf),
      summons: summon ? (more.summons ?? 'brown') : '',
      fame,
      reputation: more.reputation ?? 0,
      abilities: list,
      defend: more.defend ?? 0,
      resists: more.resists ? (more.resists.split(' ') as Resistance[]) : [],
      set: more.set ?? 'base',
      verified: more.verified ?? 'two',
    });
  };

/** The same row with what another source says, chosen by an option. */
export function variant(
  base: Token,
  option: keyof Options,
  value: Options[keyof Options],
  change: Partial<Pick<Token, 'armor' | 'attacks' | 'abilities'>>,
): Token {
  return { ...base, verified: 'unverified', variant: { option, value, token: marks({ ...base, ...change }) } };
}
