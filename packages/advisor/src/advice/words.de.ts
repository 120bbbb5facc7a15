import { formatNumber, inTen } from './amounts.ts';
import type { AdviceNames, Says } from './says.ts';

const number = (value: unknown): string => formatNumber(value, ',');
/** What is counted, by `of` of a force: of one, and of any other number. */
const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  units: ['Einheit', 'Einheiten'],
  ships: ['Schiff', 'Schiffe'],
  life: ['Leben', 'Leben'],
  enemies: ['Gegner', 'Gegner'],
};
const some = (by: unknown, [one, many]: readonly [string, string]): string =>
  `${number(by)} ${number(by) === '1' ? one : many}`;
const amountOf = (by: unknown, of: unknown): string => some(by, COUNTED[String(of)] ?? [String(of), String(of)]);
const harm = (by: unknown, of: unknown): string =>
  some(by, of === 'ships' ? ['Schaden', 'Schaden'] : ['Wunde', 'Wunden']);
const rounds = (by: unknown): string => some(by, ['Runde', 'Runden']);
const often = (share: unknown): string =>
  inTen(share) === 10 ? 'jedem Kampf' : inTen(share) === 0 ? 'keinem Kampf' : `${inTen(share)} von 10 Kämpfen`;
/** The share of another option, after the own one: `in 8 von 10 Kämpfen statt in 3`. */
function otherShare(here: unknown, other: unknown): string {
  if (inTen(other) === 10) return 'jedem';
  if (inTen(other) === 0) return 'keinem';
  return inTen(here) % 10 ? `${inTen(other)}` : `${inTen(other)} von 10`;
}
const times = (here: unknown, other: unknown): string => `in ${often(here)} statt in ${otherShare(here, other)}`;

export const german: Says = {
  'keeps-more': ({ by, here, of }) => `Behält ${amountOf(by, of)} mehr (${number(here)} übrig).`,
  'keeps-less': ({ by, here, of }) => `Behält ${amountOf(by, of)} weniger (${number(here)} übrig).`,
  'leaves-them-more': ({ by, of }) => `Lässt der anderen Seite ${amountOf(by, of)} mehr.`,
  'leaves-them-less': ({ by, of }) => `Lässt der anderen Seite ${amountOf(by, of)} weniger.`,
  'costs-more': ({ by }) => `Kostet dich ${number(by)} mehr.`,
  'costs-less': ({ by }) => `Kostet dich ${number(by)} weniger.`,
  'costs-them-more': ({ by }) => `Kostet die andere Seite ${number(by)} mehr.`,
  'costs-them-less': ({ by }) => `Kostet die andere Seite ${number(by)} weniger.`,
  'takes-longer': ({ by }) => `Dauert ${rounds(by)} länger.`,
  'is-sooner': ({ by }) => `Ist ${rounds(by)} früher vorbei.`,
  'ends-so-more': ({ ending, here, best }, names) => `Endet so ${times(here, best)}: ${names.ending(String(ending))}.`,
  'ends-so-less': ({ ending, here, best }, names) => `Endet so ${times(here, best)}: ${names.ending(String(ending))}.`,
  'loses-all-more': ({ here, best }) => `Verliert alles ${times(here, best)}.`,
  'loses-all-less': ({ here, best }) => `Verliert alles ${times(here, best)}.`,
  'unhurt-more': ({ here, best }) => `Kommt ohne Verlust davon ${times(here, best)}.`,
  'unhurt-less': ({ here, best }) => `Kommt ohne Verlust davon ${times(here, best)}.`,
  'clears-more': ({ here, best }) => `Bezwingt die ganze andere Seite ${times(here, best)}.`,
  'clears-less': ({ here, best }) => `Bezwingt die ganze andere Seite ${times(here, best)}.`,
  'loses-it-more': ({ what, here, best }, names) => `Verliert ${thingName(what, names)} ${times(here, best)}.`,
  'loses-it-less': ({ what, here, best }, names) => `Verliert ${thingName(what, names)} ${times(here, best)}.`,
  'fells-it-more': ({ what, here, best }, names) => `Bezwingt ${thingName(what, names)} ${times(here, best)}.`,
  'fells-it-less': ({ what, here, best }, names) => `Bezwingt ${thingName(what, names)} ${times(here, best)}.`,
  'hurt-more': ({ by, of }) => `Nimmt ${harm(by, of)} mehr.`,
  'hurt-less': ({ by, of }) => `Nimmt ${harm(by, of)} weniger.`,
  'hurts-them-more': ({ by, of }) => `Fügt der anderen Seite ${harm(by, of)} mehr zu.`,
  'spends-more': ({ by }) => `Verbraucht ${number(by)} mehr an Karten und Mana.`,
  'spends-less': ({ by }) => `Verbraucht ${number(by)} weniger an Karten und Mana.`,
  'hurts-them-less': ({ by, of }) => `Fügt der anderen Seite ${harm(by, of)} weniger zu.`,
};

const thingName = (what: unknown, names: AdviceNames): string => names.thing?.(String(what)) ?? String(what);
