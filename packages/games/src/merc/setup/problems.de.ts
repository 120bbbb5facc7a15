import type { Problem } from '../../game.ts';
import { type Sentences, sentenceFrom } from './problems.ts';

/** What is wrong with a set-up, in German. Fields of a file keep their names, in quotes. */

const KINDS: Partial<Record<string, string>> = {
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  string: 'ein Text',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt mit Feldern',
};
const COUNTED: Partial<Record<string, string>> = { entries: 'Einträge', letters: 'Zeichen', units: 'Einheiten' };
const squad = (f: Problem): string => (f.squad === 'secondary' ? 'zweite' : 'erste');
const field = (f: Problem): string => `„${f.name === 'the set-up' ? 'Aufstellung' : f.name}“`;

const SENTENCES: Sentences = {
  'unknown-field': (f) => `${field(f)} ist hier nicht bekannt; weglassen oder die Schreibweise prüfen.`,
  missing: (f) => (f.own ? `Eine eigene Einheit braucht ${field(f)}.` : `${field(f)} fehlt.`),
  'wrong-type': (f) =>
    f.name === undefined
      ? 'Eine Aufstellung ist ein Objekt mit „attacker“ und „forces“.'
      : `${field(f)} muss ${KINDS[String(f.expected)] ?? `von der Art „${f.expected}“`} sein, nicht ${f.value}.`,
  'unknown-name': (f) =>
    `${f.value} ist als ${field(f)} nicht bekannt. ${f.near === undefined ? `Möglich sind: ${f.values}.` : `Ist „${f.near}“ gemeint?`}`,
  'too-small': (f) => `${field(f)} muss mindestens ${f.least} sein.`,
  'too-big': (f) =>
    f.of !== undefined
      ? `${field(f)} darf höchstens ${f.most} ${COUNTED[String(f.of)]} haben.`
      : f.vehicle === undefined
        ? `${field(f)} darf höchstens ${f.most} sein.`
        : `${f.vehicle} hat höchstens Rüstung ${f.most}.`,
  'too-large': (f) => `Das ist größer als jede Aufstellung: höchstens ${f.most} Werte.`,
  'wrong-format': (f) => `${f.value} passt nicht als ${field(f)}.`,
  wrong: (f) => `${field(f)} stimmt nicht.`,
  'one-of': (f) =>
    f.what === 'gear'
      ? 'Ausrüstung hat entweder „card“, eine gedruckte Karte, oder „name“, eine eigene.'
      : 'Jeder Eintrag ist eines davon: „merc“ oder „dictator“ mit dem Namen einer Karte, „militia“ mit einer Zahl, „name“ für eine eigene Einheit.',
  'militia-plain': () => 'Milizen haben feste Werte und tragen nichts; nur ihre Zahl lässt sich angeben.',
  'wrong-side': () => 'Nur der Diktator kann einen Diktator-Charakter haben.',
  'base-squad': () => 'Nur der Diktator-Charakter steht allein in der Basis.',
  dead: (f) => `${f.name} hat ${f.health} Leben und wäre tot.`,
  'own-card': () => 'Eine eigene Karte braucht „slot“ und einen Namen, den keine gedruckte Karte hat.',
  refused: (f) => `${f.name} trägt keine Karte wie ${f.card}.`,
  'no-slot': (f) =>
    `${f.name} hat keinen Platz mehr für ${f.card}: eine Waffe, eine Rüstung, ein Zubehör, drei weitere mit einem Bandolier.`,
  'will-not-serve': (f) => `${f.name} dient nicht auf derselben Seite wie ${f.other}.`,
  'squad-limit': (f) => `Der ${squad(f)} Trupp hat mehr als ${f.limit} Mitglieder.`,
  'one-vehicle': (f) => `Der ${squad(f)} Trupp kann ein Fahrzeug haben.`,
  'no-driver': (f) => `Niemand fährt ${f.vehicle}: Der ${squad(f)} Trupp hat hier keine Mitglieder.`,
  'no-seats': (f) => `${f.vehicle} hat ${f.seats} Plätze.`,
  'taken-name': (f) => `„${f.name}“ heißt schon etwas Gedrucktes; die eigene Einheit braucht einen anderen Namen.`,
  twice: (f) =>
    f.sector !== undefined
      ? `Der Sektor ${f.sector} steht zweimal auf der Karte oder ist der, um den gekämpft wird.`
      : f.vehicle !== undefined
        ? `${f.vehicle} gibt es nur einmal.`
        : `${f.name} nimmt zweimal teil.`,
  'too-many-copies': (f) => `${f.name} wird ${f.count}-mal getragen, im Spiel gibt es ${f.copies}.`,
  'one-dictator': () => 'Es gibt einen Diktator-Charakter.',
  'two-rulers': (f) => `Der Diktator, der hier ist, heißt ${f.name}.`,
  'no-chancellor': () => 'Nur The Chancellor benennt einen Rebellen.',
  'militia-limit': (f) => `Eine Seite hat höchstens ${f.limit} Milizen in einem Sektor.`,
  nobody: (f) =>
    f.what === 'mine'
      ? 'Wem die Mine gehört, der hat hier keine Einheiten.'
      : 'Jede Seite braucht mindestens eine Einheit.',
  'own-mine': () => 'Eine Mine liegt in einem Sektor der Verteidiger; wer ihn betritt, wird verletzt.',
  'no-bombardment': () => '„by“ gehört zu einem Beschuss.',
  'no-gunner': (f) =>
    f.what === 'militia'
      ? 'Milizen feuern keinen Mörser ab.'
      : '„by“ nennt den MERC der angreifenden Seite, der den Mörser abfeuert.',
  'no-mortar': (f) => `${f.name} hat keinen Mortar.`,
  'plain-bombardment': () => 'Ein Beschuss ist kein Kampf: keine Minen und keine Taktikkarten.',
};

export const problem = (found: Problem): string => sentenceFrom(SENTENCES, found);
