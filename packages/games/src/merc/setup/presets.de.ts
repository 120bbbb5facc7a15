import type { PresetWords } from '../../game.ts';

/** The presets in German, by their id. */
export const PRESETS: Readonly<Record<string, PresetWords>> = {
  patrol: {
    title: 'Ein MERC gegen eine Patrouille',
    about: 'Shadkaam trifft mit einer Handfeuerwaffe auf drei Milizen: der kleinste Kampf, gut für den ersten Versuch.',
  },
  'rizen-and-surgeon': {
    title: 'Rizen und Surgeon gegen sieben Milizen',
    about:
      'Das Beispiel der Regeln, mit dem älteren Mörser: Surgeon hat Kampfwert 7, tauscht Würfel gegen Leben, und Shadkaam schießt zurück.',
  },
  'rizen-and-surgeon-today': {
    title: 'Rizen und Surgeon mit dem Mörser der Neuauflage',
    about: 'Derselbe Kampf nach den gedruckten Karten: Der Mörser bringt einen Würfel mehr, Surgeon hat Kampfwert 8.',
  },
  duel: {
    title: 'Ein Duell von Spezialisten',
    about: 'Vandal feuert zweimal je Runde, Basic darf einmal je Kampf neu würfeln; beide tragen Rüstung.',
  },
  dogs: {
    title: 'Hunde und Ärzte',
    about: 'Zwei Hunde, ein First Aid Kit und ein Epinephrine Shot: Unterbrechungen und festgehaltene MERCs.',
  },
  minefield: {
    title: 'Ins Minenfeld',
    about: 'Der Diktator betritt einen verminten, schwach besetzten Sektor; Adelheid lässt seine Milizen überlaufen.',
  },
  'three-rebels': {
    title: 'Drei Rebellen greifen gemeinsam an',
    about: 'Ein abgestimmter Angriff von drei Personen; jede entscheidet über ihre eigenen Einheiten und Trupps.',
  },
  mortar: {
    title: 'Mörser aus dem Nachbarsektor',
    about: 'Stumpy beschießt einen Sektor voller Milizen, ohne ihn zu betreten: Niemand schießt zurück.',
  },
  fodder: {
    title: 'Kanonenfutter',
    about:
      'Nach Artillery Barrage wirft eine Taktikkarte weitere, besser bewaffnete Milizen gegen eine Besatzung der Rebellen; Vandal führt sie an.',
  },
  convoy: {
    title: 'Konvoi',
    about: 'Ein Tank gegen einen Humvee und einen Chopper: Fahrzeuge fangen die ersten Treffer ihrer Trupps ab.',
  },
  assault: {
    title: 'Sturm auf die Basis',
    about: 'Zwei Rebellen stürmen die Basis: 12 Milizen, zwei MERCs und dahinter The Marshal selbst.',
  },
};
