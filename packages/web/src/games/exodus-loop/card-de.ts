import type { cardEn } from './card-en.ts';

/** The same in German. */
export const cardDe: typeof cardEn = {
  hull: (now, full) => `Rumpf ${now} von ${full}`,
  flownBy: (name, level, morale) => `geflogen von ${name}, Stufe ${level}, Moral ${morale}`,
  sources: {
    order: (name) => `Befehl ${name}`,
    morale: () => 'Moral',
    behaviour: () => 'Verhalten',
    network: () => 'Fire Control Network',
  },
  printed: { detection: 'Ortung', hangar: 'Hangar', pointDefence: 'Nahverteidigung' },
  types: {
    I: 'Fuel Efficiency: Sein Tank fasst eins mehr.',
    B: 'Heavy Payload: Er trägt eine Munition mehr.',
    G: 'Regenerative Armor: Es bekommt in jedem UPKEEP 1 Rumpf zurück.',
    F: 'Fire Control Network: Solange sie auf DEFEND ist, haben eigene Staffeln neben ihr ATK +1. Als Großkampfschiff landet sie auf keinem Träger.',
    D: 'Torpedo Salvo: DEF seines Ziels zählt 1 weniger, und Feinde neben dem Ziel verlieren 1 Rumpf.',
    S: 'Extended Sensors: Er ortet Feinde drei Felder weit.',
    M: 'Resource Extraction: Er baut Asteroiden neben sich ab. Angreifen kann er nicht.',
  },
  beats: (kinds, die) => `Würfel gegen ${kinds}: ${die}.`,
  carrier: 'Eine Aktion im Zug: bewegen, reparieren, neu bewaffnen, feuern, verteidigen oder halten.',
  fixes: {
    repair: 'Rumpf +1',
    damage: 'Rumpf −1',
    ammo: 'Munition auffüllen',
    fuel: 'Treibstoff auffüllen',
    remove: 'Entfernen',
    leads: (from, to) => `${from} → ${to}`,
    whole: 'ist unbeschädigt',
    last: 'der letzte Rumpf: stattdessen entfernen',
    full: 'ist voll',
    gone: 'keine Regel wirkt dabei',
  },
};
