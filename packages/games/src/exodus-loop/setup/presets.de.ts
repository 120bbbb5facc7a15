import type { PresetWords } from '../../game.ts';

/** The presets in German, by their id. */
export const PRESETS: Readonly<Record<string, PresetWords>> = {
  duel: {
    title: 'Eins gegen eins',
    about: 'Ein Abfangjäger trifft in einem Feld auf einen Bomber: Vorteil gegen Feuerkraft.',
    teaches:
      'Wie ein Schuss, der Vorteil im Dreieck und die Verteidigung gerechnet werden; der Abfangjäger gewinnt etwas mehr als die Hälfte der Kämpfe.',
  },
  triangle: {
    title: 'Scharmützel: Dreieck',
    about:
      'Abfangjäger, Kanonenboot und Bomber auf jeder Seite, gespiegelt, mit einem Träger dahinter. Ist nach Zug 31 nichts entschieden, siegt der Feind.',
  },
  small: {
    title: 'Kleine Karte',
    about:
      'Ein Abfangjäger und ein Bomber auf 7 x 8 gegen einen Abfangjäger und zwei Kanonenboote. Ist nach Zug 31 nichts entschieden, siegt der Spieler.',
  },
  'carrier-action': {
    title: 'Trägerschlacht',
    about:
      'Beide Träger halten Staffeln im Hangar zurück: Starts, Landungen und neue Bewaffnung entscheiden. Ist nach Zug 31 nichts entschieden, siegt der Feind.',
  },
  escape: {
    title: 'Flucht',
    about:
      'Durchhalten, bis in Zug 12 der Sprungantrieb geladen ist, während sieben Staffeln von vorn und weitere von hinten kommen.',
  },
  fleet: {
    title: 'Flotte',
    about:
      'Ein unbeweglicher Schlachtträger muss gegen eine Flotte und ihre Wellen durchhalten, bis in Zug 23 sein Sprungantrieb geladen ist.',
  },
  'carrier-duel': {
    title: 'Trägerduell',
    about:
      'Zwei Träger je Seite, einer davon zwei Felder breit, mit angedockten Staffeln. Ist nach Zug 31 nichts entschieden, siegt der Feind.',
  },
  escort: {
    title: 'Geleitschutz',
    about:
      'Drei zivile Begleitschiffe bauen zwischen Asteroiden Metall ab; Angreifer lauern an den Flanken. Ist nach Zug 31 nichts entschieden, siegt der Spieler.',
  },
  'fog-of-war': {
    title: 'Nebel des Krieges',
    about:
      'Eine Karte von 14 x 15 mit Nebeln: den Feind mit Aufklärern finden, bevor er selbst findet. Ist nach Zug 46 nichts entschieden, siegt der Feind.',
  },
  'hazard-gauntlet': {
    title: 'Spießrutenlauf',
    about:
      'Eine Karte von 13 x 14 mit jeder Art von Gefahr zwischen den Flotten und einem Wrack als Fund. Ist nach Zug 31 nichts entschieden, siegt der Feind.',
  },
  alien_hive: {
    title: 'Nest der Nautolan',
    about:
      'Die Fremden: Schwärme, die nachwachsen, Panzer, die sich schließen, Sporen im Tod, dahinter ein Leviathan. Ist nach Zug 31 nichts entschieden, siegt der Feind.',
  },
  stress: {
    title: 'Belastungsprobe',
    about:
      'Zwölf Staffeln und zwei Flottentender gegen sechzehn auf 15 x 15. Ist nach Zug 46 nichts entschieden, siegt der Feind.',
  },
  campaign: {
    title: 'Feldzugsschlacht',
    about:
      'Alles auf einmal: ein Anführer mit Wellen und Notruf, Gefahren, Piloten, ein Admiral und ein Sprungantrieb, der 24 Züge braucht.',
  },
};
