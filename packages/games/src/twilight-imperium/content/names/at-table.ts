/**
 * Names that no row of content/effects plays although they may matter in a tactical action: where ships may move, what a
 * price is paid with, what follows a conquest, who may use what. They are kept as reminders. All others that no row plays
 * have no part in a combat.
 */
export const AT_TABLE: ReadonlySet<string> = new Set([
  // Movement and adjacency: settled on the board before units are entered.
  'Aerie Hololattice',
  'Lazax Gate Folding',
  'Circlet of the Void',
  'Dominus Orb',
  'Void Tether',
  'Wing Transfer',
  "Al'Raith Ix Ianovar",
  'Resonance Generator',
  'Sever',
  'Enforced Travel Ban',
  'Shared Research',
  'Nexus Sovereignty',
  'Command',
  'Entangle',
  'Vault',
  // Who may use what, and how often.
  'Temporal Command Suite',
  'Transparasteel Plating',
  'Valefar Assimilator X',
  'Valefar Assimilator Y',
  'Valefar Assimilator Z',
  'Ssruu',
  'Nip and Tuck',
  'Political Censure',
  'Shatter',
  // After an activation or a movement.
  'Scanlink Drone Network',
  'Acamar',
  "Z'eu Ω",
  "Z'eu ΩΩ",
  'Xuange',
  'Il Na Viroset',
  'Timestop',
  // Prices.
  'Mirror Computing',
  'Xander Alexin Victori III',
  'Xxekir Grom',
  'Xxekir Grom Ω',
  "Archon's Gift",
  // Units that are entered as what they have become; structures above the usual number.
  "The Table's Grace",
  'Absolute Synergy',
  'Homeland Defense Act',
  // The scenario of Codex IV.
  'Total Mystery',
  'A Tall Stranger',
  'F.S.S. Orlando',
  'NULL_REFERENCE',
  // Infantry that is committed by an action: its combats begin at P4.1.
  'Dannel of the Tenth',
  // After a planet was gained, or the action has ended.
  'Integrated Economy',
  'The Crown of Emphidia',
  'Minister of Exploration',
  'Holy Planet of Ixth',
]);

/** How else a name is spelled in lists that people use. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  'JR-XS455-0': 'JR-XS455-O',
  'Rowl Sarring': 'Rowl Sarrig',
  'Spatial Conduit Cylinder': 'Spatial Conduit Cylinders',
  'Specialist Compounds': 'Specialized Compounds',
};
