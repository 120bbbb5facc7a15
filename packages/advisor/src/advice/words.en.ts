import { formatNumber, inTen } from './amounts.ts';
import type { AdviceNames, Says } from './says.ts';

const number = (value: unknown): string => formatNumber(value, '.');
/** What is counted, by `of` of a force: of one, and of any other number. */
const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  units: ['unit', 'units'],
  ships: ['ship', 'ships'],
  life: ['life', 'life'],
  enemies: ['enemy', 'enemies'],
};
const HARM: Readonly<Record<string, readonly [string, string]>> = { ships: ['damage', 'damage'] };
type Forms = readonly [string, string];
const WOUNDS: Forms = ['wound', 'wounds'];
const countedOf = (of: unknown): Forms => COUNTED[String(of)] ?? [String(of), String(of)];
const harmOf = (of: unknown): Forms => HARM[String(of)] ?? WOUNDS;
const more = (by: unknown, [one, many]: Forms): string => `${number(by)} more ${number(by) === '1' ? one : many}`;
const fewer = (by: unknown, [one, many]: Forms): string =>
  `${number(by)} ${one === many ? 'less' : 'fewer'} ${number(by) === '1' ? one : many}`;
const rounds = (by: unknown): string => `${number(by)} ${number(by) === '1' ? 'round' : 'rounds'}`;
const often = (share: unknown): string =>
  inTen(share) === 10 ? 'every fight' : inTen(share) === 0 ? 'no fight' : `${inTen(share)} of 10 fights`;
/** The share of another option, after the own one: `8 of 10 fights instead of 3`. */
function otherShare(here: unknown, other: unknown): string {
  if (inTen(other) === 10) return 'every one';
  if (inTen(other) === 0) return 'none';
  return inTen(here) % 10 ? `${inTen(other)}` : `${inTen(other)} of 10`;
}
const times = (here: unknown, other: unknown): string => `in ${often(here)} instead of ${otherShare(here, other)}`;

export const english: Says = {
  'keeps-more': ({ by, here, of }) => `Keeps ${more(by, countedOf(of))} (${number(here)} left).`,
  'keeps-less': ({ by, here, of }) => `Keeps ${fewer(by, countedOf(of))} (${number(here)} left).`,
  'leaves-them-more': ({ by, of }) => `Leaves the other side ${more(by, countedOf(of))}.`,
  'leaves-them-less': ({ by, of }) => `Leaves the other side ${fewer(by, countedOf(of))}.`,
  'costs-more': ({ by }) => `Costs you ${number(by)} more.`,
  'costs-less': ({ by }) => `Costs you ${number(by)} less.`,
  'costs-them-more': ({ by }) => `Costs the other side ${number(by)} more.`,
  'costs-them-less': ({ by }) => `Costs the other side ${number(by)} less.`,
  'takes-longer': ({ by }) => `Takes ${rounds(by)} longer.`,
  'is-sooner': ({ by }) => `Is over ${rounds(by)} sooner.`,
  'ends-so-more': ({ ending, here, best }, names) =>
    `Ends like this ${times(here, best)}: ${names.ending(String(ending))}.`,
  'ends-so-less': ({ ending, here, best }, names) =>
    `Ends like this ${times(here, best)}: ${names.ending(String(ending))}.`,
  'loses-all-more': ({ here, best }) => `Loses everything ${times(here, best)}.`,
  'loses-all-less': ({ here, best }) => `Loses everything ${times(here, best)}.`,
  'unhurt-more': ({ here, best }) => `Comes through without a loss ${times(here, best)}.`,
  'unhurt-less': ({ here, best }) => `Comes through without a loss ${times(here, best)}.`,
  'clears-more': ({ here, best }) => `Defeats the whole other side ${times(here, best)}.`,
  'clears-less': ({ here, best }) => `Defeats the whole other side ${times(here, best)}.`,
  'loses-it-more': ({ what, here, best }, names) => `Loses ${thingName(what, names)} ${times(here, best)}.`,
  'loses-it-less': ({ what, here, best }, names) => `Loses ${thingName(what, names)} ${times(here, best)}.`,
  'fells-it-more': ({ what, here, best }, names) => `Defeats ${thingName(what, names)} ${times(here, best)}.`,
  'fells-it-less': ({ what, here, best }, names) => `Defeats ${thingName(what, names)} ${times(here, best)}.`,
  'hurt-more': ({ by, of }) => `Takes ${more(by, harmOf(of))}.`,
  'hurt-less': ({ by, of }) => `Takes ${fewer(by, harmOf(of))}.`,
  'hurts-them-more': ({ by, of }) => `Deals the other side ${more(by, harmOf(of))}.`,
  'spends-more': ({ by }) => `Uses up ${number(by)} more of your cards and mana.`,
  'spends-less': ({ by }) => `Uses up ${number(by)} less of your cards and mana.`,
  'hurts-them-less': ({ by, of }) => `Deals the other side ${fewer(by, harmOf(of))}.`,
};

const thingName = (what: unknown, names: AdviceNames): string => names.thing?.(String(what)) ?? String(what);
