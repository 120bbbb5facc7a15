/** The presets in German, by their id. */
export const PRESETS: Readonly<Record<string, { title: string; about: string }>> = {
  duel: {
    title: 'Eins gegen eins',
    about: 'Ein Abfangjäger trifft in einem Feld auf einen Bomber: Vorteil gegen Feuerkraft.',
  },
  triangle: {
    title: 'Scharmützel: Dreieck',
    about: 'Abfangjäger, Kanonenboot und Bomber auf jeder Seite, gespiegelt, mit einem Träger dahinter.',
  },
  small: {
    title: 'Kleine Karte',
    about: 'Zwei Staffeln je Seite auf 7 x 8: Abfangjäger und Bomber gegen Abfangjäger und Kanonenboot.',
  },
  'carrier-action': {
    title: 'Trägergefecht',
    about: 'Beide Träger halten Staffeln im Hangar zurück: Starts, Landungen und Nachladen entscheiden.',
  },
  escape: {
    title: 'Flucht',
    about: 'Durchhalten, bis der Sprungantrieb geladen ist, während Verfolger im Rücken auftauchen.',
  },
  fleet: {
    title: 'Flotte',
    about:
      'Ein unbeweglicher Battlecarrier hält gegen eine Flotte und ihre Wellen aus: Steht er nach Zug 20 noch, ist die Schlacht gewonnen.',
  },
  'carrier-duel': {
    title: 'Trägerduell',
    about: 'Zwei Träger je Seite, einer davon zwei Felder breit, mit angedockten Staffeln.',
  },
  escort: {
    title: 'Geleitschutz',
    about: 'Drei zivile Begleitschiffe schürfen zwischen Asteroiden; Angreifer lauern an den Flanken.',
  },
  'fog-of-war': {
    title: 'Nebel des Krieges',
    about: 'Eine Karte von 14 x 15 mit Nebeln: den Feind mit Aufklärern finden, bevor er selbst findet.',
  },
  'hazard-gauntlet': {
    title: 'Spießrutenlauf',
    about: 'Eine Karte von 13 x 14 mit jeder Art von Gefahr zwischen den Flotten und einem Wrack als Fund.',
  },
  alien_hive: {
    title: 'Nest der Nautolan',
    about: 'Die Fremden: Schwärme, die nachwachsen, Panzer, die sich schließen, Sporen im Tod, dahinter ein Leviathan.',
  },
  stress: {
    title: 'Belastungsprobe',
    about: 'Zwölf Staffeln je Seite auf 15 x 15; zwei Fleet Tender tragen die des Spielers.',
  },
  campaign: {
    title: 'Feldzugsschlacht',
    about:
      'Alles auf einmal: ein Anführer mit Wellen und Notruf, Gefahren, Piloten, ein Admiral und ein Sprungantrieb, der 22 Züge braucht.',
  },
};
