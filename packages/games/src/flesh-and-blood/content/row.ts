import type { Cond, Filter, Gain, Keyword, PartCode, When } from './words.ts';

export * from './words.ts';

/** A card's identity: name and color, `raging-onslaught-yellow`. */
export type CardId = string;

export const COLOURS = ['red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const TYPES = [
  'attack',
  'action',
  'attack reaction',
  'defense reaction',
  'instant',
  'aura',
  'item',
  'resource',
  'block',
  'mentor',
  'equipment',
  'weapon',
  'hero',
  'token',
] as const;
export type CardType = (typeof TYPES)[number];

/** One thing that an ability does. */
export interface Part {
  do: PartCode;
  n?: number | undefined;
  to?: Filter | undefined;
  gain?: Gain | undefined;
  /** Extra power while fewer than two non-equipment cards defend. */
  few?: number | undefined;
  /** The attack gets this card's `grant` ability: it triggers on the hit. */
  grant?: boolean | undefined;
  /** Costs that much less. */
  cost?: number | undefined;
  if?: Cond | undefined;
  what?: string | undefined;
  /** No more counters than this. */
  most?: number | undefined;
  /** How many times. */
  times?: number | undefined;
  /** "Your ... this turn" instead of "your next ...". */
  all?: boolean | undefined;
  /** Asked first. Declined: this part does not happen, or nothing more of the ability. */
  may?: 'part' | 'rest' | undefined;
}

/** What of a text nobody plays but the people at the table, and when it is to be remembered. */
export const TABLE_MOMENTS = ['played', 'attack', 'hit', 'defend', 'resolves', 'start', 'end phase', 'always'] as const;
export interface AtTable {
  when: (typeof TABLE_MOMENTS)[number];
  words: string;
}

/** Power that comes and goes with a condition, looked up all the time. */
export interface Bonus {
  n: number;
  if?: Cond | undefined;
  /** Once for each attack that has hit this combat chain, or for each time something was boosted on it. */
  per?: 'hits' | 'boosts' | undefined;
}

export interface Ability {
  type: 'action' | 'instant' | 'attack reaction';
  cost: number;
  /** Effect costs besides resources. */
  by: 'destroy' | 'tap' | 'discard' | 'discard this' | 'turn up' | 'none';
  /** Works only while this defends. */
  defending?: boolean | undefined;
  goAgain?: boolean | undefined;
  target?: Filter | undefined;
  /** Once per turn. */
  once?: boolean | undefined;
  /** Only while this is so. */
  if?: Cond | undefined;
  /** Takes off as many counters. */
  stored?: number | undefined;
  /** Costs 1 more for each Runechant. */
  chants?: boolean | undefined;
  does: Part[];
}

export interface Mode {
  target: Filter;
  does: Part[];
}

/** Everything printed on a card, as plain data. Figures that are missing do not exist on the card. */
export interface CardRow {
  name: string;
  type: CardType;
  colour?: Colour | undefined;
  pitch?: number | undefined;
  cost?: number | undefined;
  power?: number | undefined;
  defense?: number | undefined;
  life?: number | undefined;
  intellect?: number | undefined;
  cls?: string | undefined;
  /** A second word of its types, where a card or a condition looks for it. */
  talent?: 'draconic' | 'lightning' | undefined;
  /** Sword, club ...; head, chest, arms, legs, off-hand for equipment; young for heroes that may have a mentor. */
  sub?: string | undefined;
  hands?: 1 | 2 | undefined;
  keywords?: Partial<Record<Keyword, number>> | undefined;
  /** Name of the card that must have been the last attack of the chain. */
  combo?: string | undefined;
  /** Element that fusion reveals. */
  element?: string | undefined;
  bonus?: Bonus[] | undefined;
  gains?: { gain: Gain; if: Cond }[] | undefined;
  /** Defense that depends on a condition: asked when a reaction defends, and all the time of equipment. */
  defenseBonus?: { n: number; if: Cond } | undefined;
  /** Additional cost that must be paid. */
  extra?: 'random discard' | 'reveal cheap' | 'reveal heavy' | 'bottom' | undefined;
  /** One of these is chosen when it is played, or as many as `choose` says. */
  choices?: Cond[] | undefined;
  choose?: number | undefined;
  /** What may be given in the place of its cost: a card from hand on top of the deck, or coins. */
  instead?: 'hand' | 'treasure' | undefined;
  /** Goes out of the game instead of into the graveyard. */
  exile?: boolean | undefined;
  /** Other cards look for whether it was played. */
  countsAsPlayed?: boolean | undefined;
  /** A card of that name may be banished from the graveyard as an additional cost. */
  offering?: string | undefined;
  /** Costs 1 less for each Runechant. */
  thrift?: boolean | undefined;
  /** Playable only while this is so, or only from there. */
  needs?: Cond | undefined;
  only?: 'arsenal' | undefined;
  /** Enters the arena with this many verse counters. */
  verses?: number | undefined;
  /** Its triggers happen once per turn. */
  once?: boolean | undefined;
  /** Deals double damage while this is so. */
  doubles?: Cond | undefined;
  /** Arcane Barrier while this is so. */
  barrier?: { n: number; if: Cond } | undefined;
  /** A weapon that breaks when a card with more defense than its power has defended it. */
  brittle?: boolean | undefined;
  /** A weapon that takes off a counter to attack. */
  fuel?: boolean | undefined;
  /** A weapon that may attack any number of times a turn. */
  often?: boolean | undefined;
  /** Cards that cannot defend this attack. */
  bars?: { what: 'defense reaction' | 'strong attack'; if?: Cond | undefined } | undefined;
  /** Additional resources that may be paid. */
  optional?: number | undefined;
  /** The attack that a reaction names. */
  target?: Filter | undefined;
  /** Names a defending attack action card, or any defending card. */
  aim?: boolean | 'any' | undefined;
  modes?: Mode[] | undefined;
  /** A token that comes with it when the game begins. */
  brings?: string | undefined;
  /** Playable only after this many weapon attacks this turn. */
  after?: number | undefined;
  does?: Partial<Record<When, Part[]>> | undefined;
  ability?: Ability | undefined;
  /** Flat bonus of an attack reaction in the simplified rules. */
  flat?: number | undefined;
  /** The card this one works with: the lesson of a mentor, the hero of a specialization. */
  with?: string | undefined;
  /** Goes to the bottom of the deck instead of the graveyard. */
  returns?: boolean | undefined;
  /** What it does as long as it is there: the second attack of a turn gets power, cards with cost 3+ defend for more, arsenal and weapon attacks lose power, the next card costs more. */
  steady?:
    | {
        second?: number;
        heavy?: number;
        frail?: number;
        tax?: number;
        /** Worn equipment defends for more. */
        gear?: number;
        /** Attack action cards with so little power cannot be defended from hand. */
        unseen?: number;
        /** The second sword attack each turn costs less. */
        swords?: number;
        /** A hero with more life than the other gains none. */
        reaps?: number;
        /** Dice of its owner may be rolled again for it. */
        rerolls?: number;
        /** Begins the game with an item of its class that costs no more. */
        opens?: number;
        /** Such an item that is banished from the deck enters the arena. */
        collects?: number;
      }
    | undefined;
  /** Two readings of the printed words: the one that is played, and the other one. */
  disputed?: string | undefined;
  /** Not wholly played: this much is left to the table. */
  table?: AtTable[] | undefined;
}
