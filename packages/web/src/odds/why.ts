import type { Reason } from '@fray/engine';
import type { Language } from '../text/words.svelte.ts';

/** What a reason names: an effect or a unit by its id, a side by its seat. */
export interface Names {
  thing(id: string): string;
  side(seat: string): string;
}
type Sentence = (facts: Readonly<Record<string, string>>, number: (name: string) => string) => string;
type Sentences = Readonly<Record<string, Sentence>>;

/** Why odds are not exact, or why settings leave no question. Only the page of the odds loads these. */
const EN: Sentences = {
  'odds-hidden': () => 'this side does not see everything.',
  'odds-too-many-positions': (_, number) => `there are more than ${number('limit')} positions.`,
  'odds-too-many-results': (_, number) => `there are more than ${number('limit')} results of chance.`,
  'odds-too-many-faces': () => 'one roll has too many results.',
  'odds-too-many-moves': () => 'both sides go on without an end.',
  'odds-too-slow': () => 'this device would take too long.',
  'odds-not-loaded': () => 'what works it out could not be loaded.',
  'odds-path': ({ effect }) => `${effect} makes more of a fight than hits and losses.`,
  'odds-played': ({ effect }) => `${effect} is played in the fight.`,
  'odds-barrage': ({ effect }) => `${effect} looks at the dice of the barrage.`,
  'odds-retreat': ({ by }) => `${by} retreats as soon as it can.`,
  'odds-rivals': ({ by }) =>
    `${by} has two kinds of one type that sustain damage: which is lost first depends on the round.`,
  'odds-best-too-large': ({ by }, number) =>
    `the best order of losses is worked out for up to ${number('most')} units a side, and ${by} has ${number('count')}.`,
  'odds-no-fight': () => 'the two sides are not in one place.',
  'odds-not-first': () => 'something is rolled before the fight begins.',
  'odds-no-ground-forces': ({ by }) => `${by} has no ground forces.`,
  'odds-nobody': ({ by }) => `${by} is not there.`,
  'odds-clash': () => 'these two cannot be asked together.',
  'odds-setting': () => 'this cannot be asked here.',
  'odds-rounds': () => 'this is no number of rounds.',
  'odds-retreat-words': () => 'this is no retreat.',
  'odds-losses': () => 'this is no order of losses.',
  'odds-sustain': () => 'this is no rule for Sustain Damage.',
  'odds-risk': () => 'this says nothing about the risk of a Direct Hit.',
};
const DE: Sentences = {
  'odds-hidden': () => 'diese Seite sieht nicht alles.',
  'odds-too-many-positions': (_, number) => `es gibt mehr als ${number('limit')} Stellungen.`,
  'odds-too-many-results': (_, number) => `es gibt mehr als ${number('limit')} Ergebnisse des Zufalls.`,
  'odds-too-many-faces': () => 'ein Wurf hat zu viele Ergebnisse.',
  'odds-too-many-moves': () => 'beide Seiten kommen zu keinem Ende.',
  'odds-too-slow': () => 'dieses Gerät würde zu lange brauchen.',
  'odds-not-loaded': () => 'was dafür nötig ist, konnte nicht geladen werden.',
  'odds-path': ({ effect }) => `${effect} macht aus einem Kampf mehr als Treffer und Verluste.`,
  'odds-played': ({ effect }) => `${effect} wird im Kampf gespielt.`,
  'odds-barrage': ({ effect }) => `${effect} sieht auf die Würfel der Jägerabwehr.`,
  'odds-retreat': ({ by }) => `${by} zieht sich so bald wie möglich zurück.`,
  'odds-rivals': ({ by }) =>
    `${by} hat zwei Arten eines Typs, die standhalten: welche zuerst fällt, hängt von der Runde ab.`,
  'odds-best-too-large': ({ by }, number) =>
    `die beste Reihenfolge der Verluste wird bis ${number('most')} Einheiten je Seite gerechnet, und ${by} hat ${number('count')}.`,
  'odds-no-fight': () => 'die beiden Seiten sind nicht am selben Ort.',
  'odds-not-first': () => 'vor dem Kampf wird etwas gewürfelt.',
  'odds-no-ground-forces': ({ by }) => `${by} hat keine Bodentruppen.`,
  'odds-nobody': ({ by }) => `${by} ist nicht da.`,
  'odds-clash': () => 'beides zusammen lässt sich nicht fragen.',
  'odds-setting': () => 'das lässt sich hier nicht fragen.',
  'odds-rounds': () => 'das ist keine Zahl von Runden.',
  'odds-retreat-words': () => 'das ist kein Rückzug.',
  'odds-losses': () => 'das ist keine Reihenfolge der Verluste.',
  'odds-sustain': () => 'das ist keine Regel fürs Standhalten.',
  'odds-risk': () => 'das sagt nichts über das Risiko eines Volltreffers.',
};
const BY_LANGUAGE: Readonly<Record<Language, Sentences>> = { en: EN, de: DE };

/** The sentence, to follow on a colon; a code that nobody wrote down comes back as it is. */
export function whyOf(language: Language, reason: Reason, names: Names): string {
  const { code, ...facts } = reason;
  const said: Record<string, string> = {};
  for (const [name, fact] of Object.entries(facts)) {
    const word = String(fact);
    said[name] = name === 'effect' ? names.thing(word) : name === 'by' ? names.side(word) : word;
  }
  const number = (name: string): string => Number(facts[name]).toLocaleString(language);
  return BY_LANGUAGE[language][code]?.(said, number) ?? code;
}
