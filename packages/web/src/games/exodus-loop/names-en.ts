/** The names of ships and hazards in English, for the panel and the setup forms. */
export const namesEn = {
  types: {
    I: 'Interceptor',
    B: 'Bomber',
    G: 'Gunship',
    F: 'Frigate',
    D: 'Destroyer',
    S: 'Scout',
    M: 'Miner',
  },
  classes: {
    SCOUT: 'Scout Carrier',
    STANDARD: 'Standard Carrier',
    BATTLE: 'Battlecarrier',
    TENDER: 'Fleet Tender',
    ENEMY: 'Enemy carrier',
    LEVIATHAN: 'Leviathan',
  },
  hazards: {
    ASTEROIDS: 'Asteroid field',
    NEBULA: 'Nebula',
    DEBRIS: 'Debris',
    RADIATION: 'Radiation',
    ION_STORM: 'Ion storm',
  },
};
