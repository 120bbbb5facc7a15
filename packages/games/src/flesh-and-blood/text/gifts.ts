import type { Filter, Part } from '../content/row.ts';

export const sign = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
export const some = (n: number | undefined, one: string, many = `${one}s`): string =>
  `${n ?? 1} ${(n ?? 1) === 1 ? one : many}`;

/** What an attack gets. */
export function gifts(part: Part): string {
  const out: string[] = [];
  if (part.n) out.push(`${sign(part.n)} power`);
  if (part.few) out.push(`${sign(part.few)} power while fewer than two non-equipment cards defend`);
  if (part.cost) out.push(`costs ${part.cost} less`);
  if (part.gain) out.push(part.gain);
  if (part.grant) out.push('more if it hits');
  return out.join(' and ');
}

/** Kinds of attacks that effects name. */
const KINDS: Readonly<Record<Filter, string>> = {
  attack: 'attack',
  weapon: 'weapon attack',
  sword: 'sword attack',
  dawnblade: 'Dawnblade attack',
  'sword or dagger': 'sword or dagger attack',
  'club or hammer': 'club or hammer attack',
  axe: 'axe attack',
  'one-handed weapon': 'one-handed weapon attack',
  'weak attack': 'attack with 3 or less base power',
  'attack action 0': 'attack action card with cost 0',
  'attack action 2-': 'attack action card with cost 2 or less',
  guardian: 'Guardian attack',
  'attack action': 'attack action card',
  'attack action 1-': 'attack action card with cost 1 or less',
  'attack action 2+': 'attack action card with cost 2 or more',
  'combo action': 'combo attack action card',
  assassin: 'Assassin attack',
  brute: 'Brute attack',
  'brute action': 'Brute attack action card',
  'guardian action': 'Guardian attack action card',
  stealth: 'attack with stealth',
  crush: 'attack with crush',
  'ninja action': 'Ninja attack action card',
  runeblade: 'Runeblade attack',
  'runeblade action': 'Runeblade attack action card',
  'ranger action': 'Ranger attack action card',
  'mechanologist action': 'Mechanologist attack action card',
  arrow: 'arrow attack',
  'arrow face up': 'face-up arrow attack from arsenal',
  boosted: 'boosted attack',
};
export const kind = (filter: Filter = 'attack'): string => KINDS[filter];
