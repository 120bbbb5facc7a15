/** The most of everything that a setup may have: more than any table, and few enough that nobody waits for it. */
export const MOST = {
  /** Cards of a deck. The printed ones have 40, the largest format 80. */
  deck: 200,
  /** Cards of a hand in a single link; four is what a hero draws up to. */
  hand: 20,
  /** Auras, items and tokens of a side in a single link. */
  permanents: 40,
  /** Weapons and pieces of equipment, before the zones are counted. */
  worn: 8,
  /** Cards of your own: as many as a deck. */
  custom: 200,
  /** Bonuses and gains of such a card, and what it does at one moment. */
  parts: 12,
  /** Lines of a list of cards. */
  list: 400,
  /** Letters in a name that is looked up or given. */
  name: 60,
  /** Letters in a whole setup that is one text. */
  text: 100_000,
} as const;
