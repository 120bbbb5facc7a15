import type { Problem } from '../../game.ts';
import { shipName, TYPES } from '../names.de.ts';
import type { Facts, ProblemCode } from './problems.ts';

/** What is wrong with a set-up, in German. */

const KINDS: Partial<Record<string, string>> = {
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  string: 'ein Text',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt mit Feldern',
};
/** What the schema asks for where it wants a certain spelling. */
const SPELLINGS: Partial<Record<string, string>> = {
  'write a cell as a letter and a number, like F13': 'ein Feld ist ein Buchstabe und eine Zahl wie F13',
  'write DOCKED, or a cell as a letter and a number, like F13':
    'DOCKED oder ein Feld aus Buchstabe und Zahl wie F13 eintragen',
  'write a name like I-Alpha-1': 'ein Name sieht aus wie I-Alpha-1',
};

const ship = (facts: Facts): string => shipName(String(facts.name));
const field = (facts: Facts): string => (facts.what ? String(facts.what) : 'Die Aufstellung');

const SENTENCES: Record<ProblemCode, (facts: Facts) => string> = {
  invalid_type: (f) => `${field(f)} muss ${KINDS[String(f.expected)] ?? `ein Wert der Art „${f.expected}“`} sein`,
  too_small: (f) => `${field(f)} muss mindestens ${f.least} sein`,
  too_big: (f) => `${field(f)} darf höchstens ${f.most} sein`,
  invalid_value: (f) => `${field(f)} muss eines von diesen sein: ${f.values}`,
  unrecognized_keys: (f) => `${field(f)} hat ein unbekanntes Feld: ${f.keys}`,
  invalid_union: (f) => `${field(f)} ist von keiner bekannten Art`,
  invalid_format: (f) => `${field(f)}: ${SPELLINGS[String(f.message)] ?? 'so geschrieben passt es nicht'}`,
  'zones-meet': (f) =>
    `Die Aufstellungszonen brauchen ${f.player} und ${f.enemy} Reihen und eine Reihe dazwischen: Die Karte hat nur ${f.rows}`,
  'too-many-hazards': (f) =>
    `Höchstens ${f.most} der ${f.cells} Felder dürfen eine Gefahr haben (15 %), nicht ${f.count}`,
  'two-hazards': (f) => `${f.cell} hat zwei Gefahren`,
  'hazard-in-zone': (f) => `${f.cell} liegt in einer Aufstellungszone: Dort gibt es keine Gefahren`,
  'no-find': () => 'Ein Fund braucht ein Feld: „find“ ist nicht gesetzt',
  'off-map': (f) =>
    `${f.name === undefined ? f.cell : `${ship(f)} bei ${f.cell}`} passt nicht auf eine Karte mit ${f.columns} Spalten und ${f.rows} Reihen`,
  'outside-zone': (f) => `${ship(f)} beginnt außerhalb der eigenen Aufstellungszone, bei ${f.cell}`,
  'no-admiral': () => 'Nur der Spieler hat einen Admiral',
  'skill-twice': () => 'Keine Fertigkeit lässt sich zweimal lernen',
  'skill-too-early': (f) =>
    `${f.name} ist eine Fertigkeit der Stufe ${f.tier}: Erst muss eine der Stufe ${f.before} gelernt sein`,
  'upgrade-twice': () => 'Kein Ausbau lässt sich zweimal bauen',
  'upgrade-too-early': (f) => `${f.name} braucht erst Sensors ${f.before}`,
  'too-many-perks': (f) => `Ein Pilot der Stufe ${f.level} hat Platz für ${f.slots} Talente, nicht für ${f.count}`,
  'perk-twice': (f) => `${f.name} hat ein Talent zweimal`,
  'trait-twice': (f) => `${ship(f)} hat eine Eigenschaft zweimal`,
  'wrong-code': (f) =>
    `${f.name} ist kein Name für den Typ ${TYPES[f.type as keyof typeof TYPES]}: Er beginnt mit ${f.type}`,
  'name-twice': (f) => `Zwei Staffeln heißen ${f.name}: Namen gelten über beide Seiten`,
  'cannot-attack': (f) => `${ship(f)} ist ein Schürfer und kann nicht angreifen`,
  'no-ammo': (f) => `${ship(f)} hat keine Munition und kann nicht angreifen`,
  'no-fuel': (f) => `${ship(f)} hat keinen Treibstoff und kann ${f.cell} nicht verlassen`,
  'too-much-hull': (f) => `${ship(f)} hat höchstens ${f.most} Rumpf, nicht ${f.value}`,
  'too-much-ammo': (f) => `${ship(f)} hat höchstens ${f.most} Munition, nicht ${f.value}`,
  'too-much-fuel': (f) => `${ship(f)} hat höchstens ${f.most} Treibstoff, nicht ${f.value}`,
  docked: (f) => `${ship(f)} ist angedockt und hat keinen Befehl`,
  'capital-ship': (f) => `${ship(f)} ist ein Großkampfschiff und kann nicht angedockt sein`,
  'no-such-carrier': (f) => `${ship(f)} ist in Träger ${f.carrier} angedockt, und Träger gibt es hier ${f.carriers}`,
  'defend-stays': (f) => `${ship(f)} verteidigt an Ort und Stelle: das Feld weglassen`,
  'out-of-reach': (f) => `${f.cell} ist weiter von ${f.from} weg, als ${ship(f)} kommt (${f.move})`,
  'hangar-full': (f) => `${ship(f)} fasst ${f.room} Staffeln, nicht ${f.docked}`,
  'carriers-collide': (f) => `Träger beider Seiten liegen in ${f.cell}`,
  nobody: (f) =>
    f.side === 'player'
      ? 'Der Spieler hat weder einen Träger noch eine Staffel'
      : 'Es gibt keinen Feind: Staffeln, einen Träger oder eine Welle hinzufügen',
  charged: (f) => `Der Sprungantrieb beginnt unter ${f.needed}`,
  backwards: (f) => `Ein Fenster von Zug ${f.from} bis Zug ${f.to} läuft rückwärts`,
};

/** The sentence of a problem; nothing for one that nobody wrote down. */
export const problem = ({ code, facts = {} }: Problem): string | undefined =>
  (SENTENCES as Partial<Record<string, (facts: Facts) => string>>)[code]?.(facts);
