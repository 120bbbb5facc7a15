import type { Reason } from '@fray/engine';
import type { BecauseCode } from './because.ts';

/** What the words need of the game: how a way to end and what is counted are called. */
export interface AdviceNames {
  /** A way to end, in words. */
  ending(ending: string): string;
}
type Says = Record<BecauseCode, (reason: Reason, names: AdviceNames) => string>;

const number = (value: unknown, comma = '.'): string => {
  const text = Number(value).toFixed(1);
  return (text.endsWith('.0') ? text.slice(0, -2) : text).replace('.', comma);
};
/** 0.83 as "8 of 10". */
const inTen = (value: unknown): number => Math.round(10 * Number(value));
const comma = (value: unknown): string => number(value, ',');

const english: Says = {
  'keeps-more': ({ by, here }) => `Keeps ${number(by)} more (${number(here)} left).`,
  'keeps-less': ({ by, here }) => `Keeps ${number(by)} less (${number(here)} left).`,
  'leaves-them-more': ({ by }) => `Leaves the other side ${number(by)} more.`,
  'leaves-them-less': ({ by }) => `Leaves the other side ${number(by)} less.`,
  'costs-more': ({ by }) => `Costs you ${number(by)} more.`,
  'costs-less': ({ by }) => `Costs you ${number(by)} less.`,
  'costs-them-more': ({ by }) => `Costs the other side ${number(by)} more.`,
  'costs-them-less': ({ by }) => `Costs the other side ${number(by)} less.`,
  'takes-longer': ({ by }) => `Takes ${number(by)} rounds longer.`,
  'is-sooner': ({ by }) => `Is over ${number(by)} rounds sooner.`,
  'ends-so-more': ({ ending, here, best }, names) =>
    `Ends in ${inTen(here)} of 10 like this: ${names.ending(String(ending))} (else ${inTen(best)} of 10).`,
  'ends-so-less': ({ ending, here, best }, names) =>
    `Ends only in ${inTen(here)} of 10 like this: ${names.ending(String(ending))} (else ${inTen(best)} of 10).`,
};

const german: Says = {
  'keeps-more': ({ by, here }) => `Behält ${comma(by)} mehr (${comma(here)} übrig).`,
  'keeps-less': ({ by, here }) => `Behält ${comma(by)} weniger (${comma(here)} übrig).`,
  'leaves-them-more': ({ by }) => `Lässt der anderen Seite ${comma(by)} mehr.`,
  'leaves-them-less': ({ by }) => `Lässt der anderen Seite ${comma(by)} weniger.`,
  'costs-more': ({ by }) => `Kostet dich ${comma(by)} mehr.`,
  'costs-less': ({ by }) => `Kostet dich ${comma(by)} weniger.`,
  'costs-them-more': ({ by }) => `Kostet die andere Seite ${comma(by)} mehr.`,
  'costs-them-less': ({ by }) => `Kostet die andere Seite ${comma(by)} weniger.`,
  'takes-longer': ({ by }) => `Dauert ${comma(by)} Runden länger.`,
  'is-sooner': ({ by }) => `Ist ${comma(by)} Runden früher vorbei.`,
  'ends-so-more': ({ ending, here, best }, names) =>
    `Endet in ${inTen(here)} von 10 so: ${names.ending(String(ending))} (sonst in ${inTen(best)} von 10).`,
  'ends-so-less': ({ ending, here, best }, names) =>
    `Endet nur in ${inTen(here)} von 10 so: ${names.ending(String(ending))} (sonst in ${inTen(best)} von 10).`,
};

const LANGUAGES: Readonly<Record<string, Says>> = { en: english, de: german };

/** The sentence of a reason, in the language that is asked for, or in English. */
export function adviceSentence(reason: Reason, names: AdviceNames, language = 'en'): string {
  const says = LANGUAGES[language] ?? english;
  return says[reason.code as BecauseCode](reason, names);
}
