import type { cardEn } from './card-en.ts';

/** Dasselbe auf Deutsch. */
export const cardDe: typeof cardEn = {
  hull: (now, full) => `Rumpf ${now} von ${full}`,
  flownBy: (name, level, morale) => `geflogen von ${name}, Stufe ${level}, Moral ${morale}`,
  sources: {
    order: (name) => `Befehl ${name}`,
    morale: () => 'Moral',
    network: () => 'Fire Control Network',
  },
  printed: { detection: 'Sicht', hangar: 'Hangar', pointDefence: 'Punktverteidigung' },
  types: {
    I: 'Fuel Efficiency: Sein Tank fasst eins mehr.',
    B: 'Heavy Payload: Er trägt eine Munition mehr.',
    G: 'Regenerative Armor: Es bekommt in jedem UPKEEP 1 Rumpf zurück.',
    F: 'Fire Control Network: Solange sie auf DEFEND steht, haben Freunde neben ihr ATK +1. Als Großkampfschiff landet sie auf keinem Träger.',
    D: 'Torpedo Salvo: DEF seines Ziels zählt eins weniger, und wer neben dem Ziel steht, bekommt Splitter ab.',
    S: 'Extended Sensors: Er sieht drei Felder weit.',
    M: 'Resource Extraction: Er schürft Asteroiden neben sich. Angreifen kann er nicht.',
  },
  beats: (kinds, die) => `Gegen ${kinds} wirft es einen ${die}.`,
  carrier: 'Eine Aktion im Zug: ziehen, reparieren, aufmunitionieren, feuern, verteidigen oder halten.',
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
    gone: 'nach den Regeln geschieht dabei nichts',
  },
};
