/** Limits of a setup: more than any real game has, and small enough to stay fast. */
export const MOST = {
  heroes: 4,
  /** Cards of a hand. Seven is the highest limit, and keeps add to it. */
  hand: 20,
  /** Cards of a hand up to which the host may add more: wounds come on top. */
  held: 40,
  deck: 60,
  /** Units of a hero, one more for the bond and some to spare: six command tokens are the most. */
  units: 10,
  /** Skills of a hero: the highest level has five. */
  skills: 10,
  /** Tokens that a hero has kept. */
  kept: 10,
  /** Mana tokens of a color. */
  mana: 10,
  crystals: 3,
  enemies: 12,
  cities: 2,
  /** Dice of the source. */
  source: 10,
  /** Units or spells that are on offer. */
  offer: 10,
  /** Kinds of tokens that are out of the game, and copies of each. */
  out: 100,
  outCopies: 5,
  fameLevels: 10,
  /** Enemies and units of one's own: letters of a name, and the figures. */
  ownName: 24,
  ownArmor: 30,
  ownAttacks: 4,
  ownAttack: 20,
  ownDefend: 5,
  ownFame: 20,
  ownReputation: 3,
  ownUnitLevel: 4,
  ownUnitArmor: 12,
  /** Letters of what the table notes beside an entry. */
  note: 40,
  /** Letters in a word that is looked up. */
  word: 60,
} as const;
