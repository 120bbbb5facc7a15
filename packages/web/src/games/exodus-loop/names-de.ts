import type { namesEn } from './names-en.ts';

/** The names of ships and hazards in German, for the panel and the setup forms. */
export const namesDe: typeof namesEn = {
  types: {
    I: 'Abfangjäger',
    B: 'Bomber',
    G: 'Kanonenboot',
    F: 'Fregatte',
    D: 'Zerstörer',
    S: 'Aufklärer',
    M: 'Schürfer',
  },
  classes: {
    SCOUT: 'Aufklärungsträger',
    STANDARD: 'Standardträger',
    BATTLE: 'Schlachtträger',
    TENDER: 'Flottentender',
    ENEMY: 'Feindträger',
    LEVIATHAN: 'Leviathan',
  },
  hazards: {
    ASTEROIDS: 'Asteroidenfeld',
    NEBULA: 'Nebel',
    DEBRIS: 'Trümmer',
    RADIATION: 'Strahlung',
    ION_STORM: 'Ionensturm',
  },
};
