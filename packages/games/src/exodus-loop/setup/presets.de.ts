import type { PresetWords } from '../../game.ts';

/** The presets in German, by their id. */
export const PRESETS: Readonly<Record<string, PresetWords>> = {
  duel: {
    title: 'Eins gegen eins',
    about: 'Ein Abfangjäger trifft in einem Feld auf einen Bomber: Vorteil gegen Feuerkraft.',
    teaches:
      'Wie ein Schuss, der Vorteil im Dreieck und die Verteidigung gerechnet werden; der Abfangjäger gewinnt etwa zwei von drei Kämpfen.',
  },
  triangle: {
    title: 'Scharmützel: Dreieck',
    about:
      'Abfangjäger, Kanonenboot und Bomber auf jeder Seite, gespiegelt, mit einem Träger dahinter. Ist nach Zug 40 nichts entschieden, siegt der Feind.',
  },
  small: {
    title: 'Kleine Karte',
    about:
      'Zwei Staffeln je Seite auf 7 x 8: Abfangjäger und Bomber gegen Abfangjäger und Kanonenboot. Ist nach Zug 40 nichts entschieden, siegt der Spieler.',
  },
  'carrier-action': {
    title: 'Trägerschlacht',
    about:
      'Beide Träger halten Staffeln im Hangar zurück: Starts, Landungen und neue Bewaffnung entscheiden. Ist nach Zug 40 nichts entschieden, siegt der Feind.',
  },
  escape: {
    title: 'Flucht',
    about: 'Durchhalten, bis der Sprungantrieb geladen ist, während Verfolger im Rücken auftauchen.',
  },
  fleet: {
    title: 'Flotte',
    about:
      'Ein unbeweglicher Schlachtträger muss gegen eine Flotte und ihre Wellen durchhalten: Lebt er nach Zug 20 noch, ist die Schlacht gewonnen.',
  },
  'carrier-duel': {
    title: 'Trägerduell',
    about:
      'Zwei Träger je Seite, einer davon zwei Felder breit, mit angedockten Staffeln. Ist nach Zug 40 nichts entschieden, siegt der Feind.',
  },
  escort: {
    title: 'Geleitschutz',
    about:
      'Drei zivile Begleitschiffe bauen zwischen Asteroiden Metall ab; Angreifer lauern an den Flanken. Ist nach Zug 40 nichts entschieden, siegt der Spieler.',
  },
  'fog-of-war': {
    title: 'Nebel des Krieges',
    about:
      'Eine Karte von 14 x 15 mit Nebeln: den Feind mit Aufklärern finden, bevor er selbst findet. Ist nach Zug 60 nichts entschieden, siegt der Feind.',
  },
  'hazard-gauntlet': {
    title: 'Spießrutenlauf',
    about:
      'Eine Karte von 13 x 14 mit jeder Art von Gefahr zwischen den Flotten und einem Wrack als Fund. Ist nach Zug 40 nichts entschieden, siegt der Feind.',
  },
  alien_hive: {
    title: 'Nest der Nautolan',
    about:
      'Die Fremden: Schwärme, die nachwachsen, Panzer, die sich schließen, Sporen im Tod, dahinter ein Leviathan. Ist nach Zug 40 nichts entschieden, siegt der Feind.',
  },
  stress: {
    title: 'Belastungsprobe',
    about:
      'Zwölf Staffeln je Seite auf 15 x 15; zwei Flottentender tragen die des Spielers. Ist nach Zug 60 nichts entschieden, siegt der Feind.',
  },
  campaign: {
    title: 'Feldzugsschlacht',
    about:
      'Alles auf einmal: ein Anführer mit Wellen und Notruf, Gefahren, Piloten, ein Admiral und ein Sprungantrieb, der 22 Züge braucht.',
  },
};
