import type { PrintedNames } from './types.ts';

/** Relics. */
export const RELICS: PrintedNames = {
  PoK: [
    'Dominus Orb',
    'Enigmatic Device',
    'Maw of Worlds',
    'Scepter of Emelpar',
    'The Codex',
    'The Crown of Emphidia',
    'The Obsidian',
    "The Prophet's Tears",
  ],
  C2: ['Dynamis Core', 'JR-XS455-O', 'Nano-Forge'],
  C4: ['Book of Latvinia', 'Circlet of the Void', 'Neuraloop'],
  TE: ['The Quantumcore', 'The Silver Flame', 'The Triad'],
};

/** Breakthroughs. */
export const BREAKTHROUGHS: PrintedNames = {
  TE: [
    'Absolute Synergy',
    "Al'Raith Ix Ianovar",
    "Archon's Gift",
    'Auto-Factories',
    'Bellum Gloriosum',
    'Data Skimmer',
    'Deepgloom Executable',
    'I.I.H.Q. Modernization',
    'Mindsieve',
    'Particle Synthesis',
    'Psychospore',
    'Resonance Generator',
    'Specialized Compounds',
    'Stellar Genesis',
    'The Icon',
    'The Sowing',
    "The Table's Grace",
    "Thunder's Paradox",
    'Valefar Assimilator Z',
    'Vaults of the Heir',
    'Visionaria Select',
    'Void Tether',
    'Wing Transfer',
    'Yin Ascendant',
  ],
};
