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
  inTen(share) === 10 ? 'every combat' : inTen(share) === 0 ? 'no combat' : `${inTen(share)} of 10 combats`;
const times = (here: unknown, best: unknown): string => `in ${often(here)} (else in ${often(best)})`;
const only = (here: unknown, best: unknown): string => `${inTen(here) ? 'only ' : ''}${times(here, best)}`;

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
    `Ends like this ${only(here, best)}: ${names.ending(String(ending))}.`,
  'loses-all-more': ({ here, best }) => `Loses everything ${times(here, best)}.`,
  'loses-all-less': ({ here, best }) => `Loses everything ${only(here, best)}.`,
  'unhurt-more': ({ here, best }) => `Comes through without a loss ${times(here, best)}.`,
  'unhurt-less': ({ here, best }) => `Comes through without a loss ${only(here, best)}.`,
  'clears-more': ({ here, best }) => `Brings down all of the other side ${times(here, best)}.`,
  'clears-less': ({ here, best }) => `Brings down all of the other side ${only(here, best)}.`,
  'loses-it-more': ({ what, here, best }, names) => `Loses ${thingName(what, names)} ${times(here, best)}.`,
  'loses-it-less': ({ what, here, best }, names) => `Loses ${thingName(what, names)} ${only(here, best)}.`,
  'fells-it-more': ({ what, here, best }, names) => `Brings down ${thingName(what, names)} ${times(here, best)}.`,
  'fells-it-less': ({ what, here, best }, names) => `Brings down ${thingName(what, names)} ${only(here, best)}.`,
  'hurt-more': ({ by, of }) => `Takes ${more(by, harmOf(of))}.`,
  'hurt-less': ({ by, of }) => `Takes ${fewer(by, harmOf(of))}.`,
  'hurts-them-more': ({ by, of }) => `Deals the other side ${more(by, harmOf(of))}.`,
  'spends-more': ({ by }) => `Uses up ${number(by)} more of what you have to use.`,
  'spends-less': ({ by }) => `Uses up ${number(by)} less of what you have to use.`,
  'hurts-them-less': ({ by, of }) => `Deals the other side ${fewer(by, harmOf(of))}.`,
};

const thingName = (what: unknown, names: AdviceNames): string => names.thing?.(String(what)) ?? String(what);
