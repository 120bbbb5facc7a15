import type { PrintedNames } from './types.ts';

/** Agents. */
export const AGENTS: PrintedNames = {
  PoK: [
    'Acamar',
    'Artuno the Betrayer',
    'Berekar Berekon',
    'Carth of Golden Sands',
    'Doctor Sucaban',
    'Garv and Gunn',
    'Ggrocuto Rinn',
    'Jae Mir Kan',
    'Letani Ospha',
    'Nekro Malleon',
    'Ssruu',
    'Suffi An',
    'The Stillness of Stars',
    'Trilossa Aun Mirik',
    'Umbat',
    "Z'eu",
  ],
  C3: ['Xander Alexin Victori III', "Z'eu Ω"],
  C4: ['Who Knows?'],
  TE: ['Ahk Ravin', 'Doctor Carrina', 'Kan Kip Rel', "Z'eu ΩΩ"],
};

/** Commanders. */
export const COMMANDERS: PrintedNames = {
  PoK: [
    'Brother Omar',
    'Elder Qanoj',
    'Gila the Silvertongue',
    'Il Na Viroset',
    "M'aban",
    'Magmus',
    'Navarch Feng',
    'Nekro Acidos',
    'Rowl Sarrig',
    'That Which Molds Flesh',
    'Tungstantus',
    'Xuange',
  ],
  C3: ['Brother Omar Ω', "M'aban Ω", 'Suffi An'],
  C4: ['Total Mystery'],
  TE: ['Aello', 'Agnlan Oln', 'Captain Aroz', 'Nip and Tuck'],
};

/** Heroes. */
export const HEROES: PrintedNames = {
  PoK: [
    'Ahk-Syl Siven',
    'Conservator Procyon',
    'Dannel of the Tenth',
    'Harrugh Gefhara',
    'Hesh and Prit',
    'Jace X, 4th Air Legion',
    'Kyver, Blade and Key',
    'Letani Miasmiala',
    'Mathis Mathinus',
    "Rin, the Master's Legacy",
    'The Helmsman',
    'The Oracle',
    'Xxekir Grom',
  ],
  C3: ['Harka Leeds', 'Odlynn Myrr', 'Xxekir Grom Ω'],
  C4: ['A Tall Stranger', 'F.S.S. Orlando'],
  TE: ['Director Nel', 'Sharsiss', 'Sharsiss Hollow', 'Ta Zern', 'Xxekir Grom ΩΩ'],
};
