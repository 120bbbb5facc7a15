import type { Problem } from '../../game.ts';
import { sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences } from '../../problems.de.ts';
import type { Sentences } from './problems.ts';

/** What is wrong with a setup, in German. Fields of a file keep their names, in quotes. */

const squad = (f: Problem): string => (f.squad === 'secondary' ? 'zweite' : 'erste');

const SHAPE = shapeSentences({
  sector: 'ein Sektor ist ein Buchstabe von A bis F und eine Zahl von 1 bis 6 wie B2',
  'given-name': "ein Name beginnt mit einem Buchstaben und hat Buchstaben, Ziffern, Leerzeichen und . , ' -",
});

const SENTENCES: Sentences = {
  ...SHAPE,
  missing: (f) => (f.own ? `Eine eigene Einheit braucht „${f.name}“.` : SHAPE.missing(f)),
  'too-big': (f) => (f.vehicle === undefined ? SHAPE['too-big'](f) : `${f.vehicle} hat höchstens Rüstung ${f.most}.`),
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
        ? `${f.vehicle} gibt es nur einmal; eines davon herausnehmen.`
        : `${f.name} nimmt zweimal teil.`,
  'too-many-copies': (f) => `${f.name} wird ${f.count}-mal getragen, im Spiel gibt es ${f.copies}.`,
  'one-dictator': () => 'Es gibt nur einen Diktator-Charakter.',
  'two-rulers': (f) => `Der herrschende Diktator muss ${f.name} sein, der hier ist.`,
  'no-chancellor': () => 'Nur The Chancellor benennt einen Rebellen.',
  'militia-limit': (f) => `Eine Seite hat höchstens ${f.limit} Milizen in einem Sektor.`,
  nobody: (f) =>
    f.what === 'mine'
      ? 'Wem die Mine gehört, der hat hier keine Einheiten.'
      : 'Jede Seite braucht mindestens eine Einheit.',
  'own-mine': () => 'Nur die Verteidiger können hier eine Mine haben: Sie trifft, wer den Sektor betritt.',
  'no-bombardment': () => '„by“ gehört zu einem Beschuss.',
  'no-gunner': (f) =>
    f.what === 'militia'
      ? 'Milizen feuern keinen Mörser ab.'
      : '„by“ nennt den MERC der angreifenden Seite, der den Mörser abfeuert.',
  'no-mortar': (f) => `${f.name} hat keinen Mortar.`,
  'plain-bombardment': () => 'Bei einem Beschuss gibt es keine Minen und keine Taktikkarten.',
};

export const problem = sentenceFrom(SENTENCES);
