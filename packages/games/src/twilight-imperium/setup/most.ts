/** Upper limits of a setup: more than any table has, and few enough to stay fast. */
export const MOST = {
  /** Units in one group, and every figure: trade goods, tokens, resources. */
  figure: 99,
  /** Units of one player in all places together. The box has 49 and tokens for more fighters and infantry. */
  units: 120,
  /** Units of all together, up to which the host may add more. */
  onTable: 720,
  /** Groups of units in one place. */
  groups: 60,
  /** Entries in a list of cards, technologies or notes. */
  held: 60,
  planets: 6,
  /** Systems around the active one: six sides and two wormholes. */
  adjacent: 8,
  laws: 20,
  /** Letters in a short text of forces or units, and in a whole setup that is one text. */
  text: 2000,
  wholeText: 12_000,
  /** Letters in a word that is looked up, and in the name of a place. */
  word: 80,
  /** Letters in the name of a player and of a system. */
  name: 40,
  systemName: 60,
} as const;
