import type { Reason } from '@fray/engine';
import type { Language } from '../text/words.svelte.ts';

/** What a reason names: an effect or a unit by its id, a side by its seat. */
export interface Names {
  thing(id: string): string;
  side(seat: string): string;
}
type Sentence = (facts: Readonly<Record<string, string>>, number: (name: string) => string) => string;
type Sentences = Readonly<Record<string, Sentence>>;

/** Why odds are not exact, or why settings leave no question. Only the odds page loads these. */
const EN: Sentences = {
  'odds-hidden': () => 'this side does not see everything.',
  'odds-too-many-positions': (_, number) => `there are more than ${number('limit')} positions.`,
  'odds-too-many-results': (_, number) => `there are more than ${number('limit')} possible rolls and draws.`,
  'odds-too-many-faces': () => 'one roll has too many results.',
  'odds-too-many-moves': () => 'the fight never ends.',
  'odds-too-many-decisions': (_, number) => `deciding every use takes more than ${number('limit')} results.`,
  'odds-not-settled': () => 'the best uses of the two sides depend on each other without end.',
  'odds-too-slow': () => 'this device would take too long.',
  'odds-not-loaded': () => 'the solver could not be loaded.',
  'odds-path': ({ effect }) => `${effect} does more than hits and losses.`,
  'odds-played': ({ effect }) => `${effect} is played in the fight.`,
  'odds-barrage': ({ effect }) => `${effect} looks at the dice of the barrage.`,
  'odds-retreat': ({ by }) => `${by} retreats as soon as it can.`,
  'odds-may-retreat': ({ by }) => `${by} may retreat.`,
  'odds-goal': () => 'this is no goal of an attack.',
  'odds-goal-planet': () => 'the attacker has no ground forces for a planet.',
  'odds-objective': () => 'this is nothing that a side is after.',
  'odds-rivals': ({ by }) =>
    `${by} has two kinds of one type that sustain damage: which is lost first depends on the round.`,
  'odds-best-too-large': ({ by }, number) =>
    `the best order of losses is computed for up to ${number('most')} units a side, and ${by} has ${number('count')}.`,
  'odds-no-fight': () => 'the two sides are not in one place.',
  'odds-no-ground-forces': ({ by }) => `${by} has no ground forces.`,
  'odds-nobody': ({ by }) => `${by} is not there.`,
  'odds-clash': () => 'these two settings cannot be combined.',
  'odds-setting': () => 'this setting does not apply here.',
  'odds-rounds': () => 'this is not a number of rounds.',
  'odds-retreat-words': () => 'this is not a retreat.',
  'odds-losses': () => 'this is not an order of losses.',
  'odds-use': () => 'this does not say who uses what.',
  'odds-use-unknown': ({ words }) => `there is no effect "${words}".`,
  'odds-use-not-held': ({ by, effect }) => `${by} does not hold ${effect}.`,
  'odds-sustain': () => 'this is not a rule for Sustain Damage.',
};
/** Reasons that every game may have; the others are of Twilight Imperium, which is in English. */
const DE: Sentences = {
  'odds-hidden': () => 'diese Seite sieht nicht alles.',
  'odds-too-many-positions': (_, number) => `es gibt mehr als ${number('limit')} Stellungen.`,
  'odds-too-many-results': (_, number) => `es gibt mehr als ${number('limit')} mögliche Würfe und Ziehungen.`,
  'odds-too-many-faces': () => 'ein Wurf hat zu viele Ergebnisse.',
  'odds-too-many-moves': () => 'der Kampf endet nie.',
  'odds-too-many-decisions': (_, number) =>
    `alle Einsätze zu entscheiden braucht mehr als ${number('limit')} Ergebnisse.`,
  'odds-not-settled': () => 'die besten Einsätze beider Seiten hängen endlos voneinander ab.',
  'odds-too-slow': () => 'dieses Gerät würde zu lange brauchen.',
  'odds-not-loaded': () => 'was dafür nötig ist, konnte nicht geladen werden.',
};
const BY_LANGUAGE: Readonly<Record<Language, Sentences>> = { en: EN, de: DE };

/** The sentence to put after a colon; an unknown code is returned as it is. */
export function whyOf(language: Language, reason: Reason, names: Names): string {
  const { code, ...facts } = reason;
  const texts: Record<string, string> = {};
  for (const [name, fact] of Object.entries(facts)) {
    const word = String(fact);
    texts[name] = name === 'effect' ? names.thing(word) : name === 'by' ? names.side(word) : word;
  }
  const number = (name: string): string => Number(facts[name]).toLocaleString(language);
  return (BY_LANGUAGE[language][code] ?? EN[code])?.(texts, number) ?? code;
}
