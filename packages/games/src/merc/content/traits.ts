/** What a card can do, as data: rules read abilities here and never compare names. */

/** When a bonus counts; checked at READY. */
export type Condition =
  | 'handgun'
  | 'uzi'
  | 'smaw'
  | 'explosive'
  | 'weapon'
  | 'no weapon'
  | 'weapon that adds targets'
  | 'armor'
  | 'alone in the squad'
  | 'woman in the squad';

export interface Bonus {
  when: Condition;
  initiative?: number;
  combat?: number;
  targets?: number;
  training?: number;
}

export interface Traits {
  /** Added to the unit's own figures while the condition holds. */
  bonuses: readonly Bonus[];
  /** Place in the order, regardless of initiative (section 5). */
  order: 'first' | 'before militia' | 'by number';
  /** Lowest face that hits. */
  hitsOn: number;
  /** A d6 before round 1 replaces the printed initiative. */
  rollsInitiative: boolean;
  /** Equipment never lowers the initiative. */
  ignoresPenalties: boolean;
  /** +1 in every skill in which a squad mate is better. */
  matchesSquad: boolean;
  /** +1 in every skill while nobody in the squad has more initiative. */
  leads: boolean;
  /** Initiative for the whole squad while nobody in it has more. */
  hastensWhenFastest: number;
  /** Initiative for the others of the squad. */
  hastensOthers: number;
  /** Initiative for the militia of the same owner. */
  hastensMilitia: number;
  /** Every skill of enemy MERCs is lower by this. */
  hampersFoes: number;
  /** Rerolls all dice, once per combat. */
  rerolls: boolean;
  /** A second attack when everybody has acted. */
  firesAgain: boolean;
  /** One attack on one target before round 1. */
  strikesFirst: boolean;
  /** Names all enemy militia as one target. */
  sweepsMilitia: boolean;
  /** A 6 may hit an enemy that was not named. */
  straySixes: boolean;
  /** A hit militia may change sides. */
  converts: boolean;
  /** Named only when no other MERC of his side can be. */
  lastTargeted: boolean;
  /** Names enemy MERCs before militia. */
  mercsFirst: boolean;
  /** No attack without an accessory. */
  needsAccessory: boolean;
  /** Gives up dice to heal his squad. */
  heals: boolean;
  /** No dog can be set on him. */
  immuneToDogs: boolean;
  /** Never attacks a dog. */
  sparesDogs: boolean;
  /** Removes an enemy mine on entering. */
  disarms: boolean;
  /** Carries no grenades and mortars. */
  refusesExplosives: boolean;
  /** Does not serve the same player as this MERC. */
  avoids: string;
  /** A second weapon fits into the accessory slot. */
  secondWeapon: boolean;
  /** Accessories fit into every slot. */
  accessoriesAnywhere: boolean;
  /** Takes the equipment of an enemy MERC that his side kills. */
  loots: boolean;
  /** His side acts before one Rebel player that he names. */
  outpacesNamed: boolean;
  /** His side may have this many militia at his base. */
  militiaAtBase: number;
}

export const NO_TRAITS: Traits = {
  bonuses: [],
  order: 'by number',
  hitsOn: 4,
  rollsInitiative: false,
  ignoresPenalties: false,
  matchesSquad: false,
  leads: false,
  hastensWhenFastest: 0,
  hastensOthers: 0,
  hastensMilitia: 0,
  hampersFoes: 0,
  rerolls: false,
  firesAgain: false,
  strikesFirst: false,
  sweepsMilitia: false,
  straySixes: false,
  converts: false,
  lastTargeted: false,
  mercsFirst: false,
  needsAccessory: false,
  heals: false,
  immuneToDogs: false,
  sparesDogs: false,
  disarms: false,
  refusesExplosives: false,
  avoids: '',
  secondWeapon: false,
  accessoriesAnywhere: false,
  loots: false,
  outpacesNamed: false,
  militiaAtBase: 10,
};

/** All rows share one shape, so that reading a trait stays fast. */
export const traits = (some: Partial<Traits> = {}): Traits => ({ ...NO_TRAITS, ...some });
