import type { Problem } from '../../game.ts';
import { type Sentence, sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences } from '../../problems.de.ts';
import { shipName, TYPES } from '../text/names.de.ts';
import type { ProblemCode } from './problems.ts';

/** What is wrong with a setup, in German. */

const ship = ({ name }: Problem): string => shipName(String(name));

const SENTENCES: Record<ProblemCode, Sentence> = {
  ...shapeSentences({
    cell: 'ein Feld ist ein Buchstabe und eine Zahl wie F13',
    'docked-or-cell': 'DOCKED oder ein Feld aus Buchstabe und Zahl wie F13 eintragen',
    squadron: 'ein Name sieht aus wie I-Alpha-1',
  }),
  'zones-meet': (p) =>
    `Die Aufstellungszonen brauchen ${p.player} und ${p.enemy} Reihen und eine Reihe dazwischen: Die Karte hat nur ${p.rows}.`,
  'too-many-hazards': (p) =>
    `Höchstens ${p.most} der ${p.cells} Felder dürfen eine Gefahr haben (15 %), nicht ${p.count}.`,
  'two-hazards': (p) => `${p.cell} hat zwei Gefahren: eine herausnehmen.`,
  'hazard-in-zone': (p) => `${p.cell} liegt in einer Aufstellungszone: die Gefahr herausnehmen.`,
  'no-find': () => 'Ein Fund braucht ein Feld: „find“ ist nicht gesetzt.',
  'off-map': (p) =>
    `${p.name === undefined ? p.cell : `${ship(p)} bei ${p.cell}`} passt nicht auf eine Karte mit ${p.columns} Spalten und ${p.rows} Reihen.`,
  'outside-zone': (p) => `${ship(p)} beginnt außerhalb der eigenen Aufstellungszone, bei ${p.cell}.`,
  'no-admiral': () => 'Nur der Spieler hat einen Admiral.',
  'skill-twice': () => 'Keine Fertigkeit lässt sich zweimal lernen.',
  'skill-too-early': (p) =>
    `${p.name} ist eine Fertigkeit der Stufe ${p.tier}: Erst muss eine der Stufe ${p.before} gelernt sein.`,
  'upgrade-twice': () => 'Kein Ausbau lässt sich zweimal bauen.',
  'upgrade-too-early': (p) => `${p.name} braucht erst Sensors ${p.before}.`,
  'too-many-perks': (p) => `Ein Pilot der Stufe ${p.level} hat Platz für ${p.slots} Talente, nicht für ${p.count}.`,
  'perk-twice': (p) => `${p.name} hat ein Talent zweimal.`,
  'trait-twice': (p) => `${ship(p)} hat eine Eigenschaft zweimal.`,
  'wrong-code': (p) =>
    `${p.name} ist kein Name für den Typ ${TYPES[p.type as keyof typeof TYPES]}: Er beginnt mit ${p.type}.`,
  'name-twice': (p) => `Zwei Staffeln heißen ${p.name}: Namen müssen über beide Seiten eindeutig sein.`,
  'cannot-attack': (p) => `${ship(p)} ist ein Schürfer und kann nicht angreifen.`,
  'no-ammo': (p) => `${ship(p)} hat keine Munition und kann nicht angreifen.`,
  'no-fuel': (p) => `${ship(p)} hat keinen Treibstoff und kann ${p.cell} nicht verlassen.`,
  'too-much-hull': (p) => `${ship(p)} hat höchstens ${p.most} Rumpf, nicht ${p.value}.`,
  'too-much-ammo': (p) => `${ship(p)} hat höchstens ${p.most} Munition, nicht ${p.value}.`,
  'too-much-fuel': (p) => `${ship(p)} hat höchstens ${p.most} Treibstoff, nicht ${p.value}.`,
  docked: (p) => `${ship(p)} ist angedockt und hat keinen Befehl.`,
  'capital-ship': (p) => `${ship(p)} ist ein Großkampfschiff und kann nicht angedockt sein.`,
  'no-such-carrier': (p) => `${ship(p)} ist in Träger ${p.carrier} angedockt, und Träger gibt es hier ${p.carriers}.`,
  'defend-stays': (p) => `${ship(p)} verteidigt an Ort und Stelle: das Feld weglassen.`,
  'out-of-reach': (p) =>
    `${p.cell} ist weiter von ${p.from} weg, als ${ship(p)} kommt (${p.move === 1 ? '1 Feld' : `${p.move} Felder`}).`,
  'hangar-full': (p) => `${ship(p)} fasst ${p.room === 1 ? '1 Staffel' : `${p.room} Staffeln`}, nicht ${p.docked}.`,
  'carriers-collide': (p) => `In ${p.cell} sind Träger beider Seiten: einen davon bewegen.`,
  nobody: (p) =>
    p.side === 'player'
      ? 'Der Spieler hat weder einen Träger noch eine Staffel.'
      : 'Es gibt keinen Feind: Staffeln, einen Träger oder eine Welle hinzufügen.',
  charged: (p) => `Der Sprungantrieb muss unter Ladung ${p.needed} beginnen.`,
  backwards: (p) => `Ein Fenster kann nicht von Zug ${p.from} bis Zug ${p.to} gehen: die Züge tauschen.`,
};

export const problem = sentenceFrom(SENTENCES);
