import type { cardEn } from './card-en.ts';

/** Dasselbe auf Deutsch. */
export const cardDe: typeof cardEn = {
  figures: {
    power: 'Angriff',
    defense: 'Verteidigung',
    cost: 'Kosten',
    pitch: 'Pitch',
    life: 'Leben',
    intellect: 'Intellekt',
  },
  worn: 'Verteidigungsmarken',
  counters: 'Marken',
  thisTurn: 'in diesem Zug',
  attacks: 'ist der Angriff dieses Glieds',
  defends: 'verteidigt dieses Glied',
  weaponOf: (who) => `Waffe von ${who}`,
  wornBy: (who) => `getragen von ${who}`,
  tapped: 'getappt',
  down: 'verdeckt',
  shield: (count) => `verhindert die nächsten ${count} Schaden`,
  step: (what, by) => `${what} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  what: {
    life: 'Leben',
    resources: 'Ressourcen',
    'action points': 'Aktionspunkte',
    shield: 'Verhinderung',
    power: 'Angriff',
    block: 'Block',
  },
  leads: (from, to) => `${from} → ${to}`,
  none: 'Kein Text.',
};
