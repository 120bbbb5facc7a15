import { capitalize } from '../../words.ts';
import { CARDS } from '../content/cards.ts';
import { type Mode, modeOf } from '../content/mode.ts';
import { SKILLS } from '../content/skills.ts';
import { TOKENS } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import { shiftMode } from '../rules/boosts.ts';
import { costOf } from '../rules/cost.ts';
import { twinNumber } from '../rules/enemy.ts';
import { hasMixedMana, payments } from '../rules/mana.ts';
import { sidewaysFor, sidewaysWorth } from '../rules/points.ts';
import { FORTITUDE } from '../rules/unit.ts';
import type { Element, Hero, Kind, State, Use } from '../types.ts';
import { modeWords } from './effect-words.ts';

export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  physical: 'physical',
  fire: 'Fire',
  ice: 'Ice',
  coldFire: 'Cold Fire',
};
export const pointsName = (kind: Kind | 'block', element: Element, amount: number): string => {
  const what = kind === 'melee' ? 'Attack' : kind === 'ranged' ? 'Ranged' : kind === 'siege' ? 'Siege' : 'Block';
  const of = element === 'physical' ? '' : `${ELEMENT_NAMES[element]} `;
  return kind === 'ranged' || kind === 'siege' ? `${what} ${of}${amount}` : `${of}${what} ${amount}`;
};

/** A custom enemy's token id is its name. */
export const tokenName = (id: string): string => (Object.hasOwn(TOKENS, id) ? (TOKENS[id]?.name ?? id) : id);
export const nameWithNumber = (token: string, number: number): string => {
  const name = tokenName(token);
  return number ? `${name} ${number}` : name;
};
/** `Wolf Riders`, or `Wolf Riders 2` where the fight has several of them. */
export function enemyName(state: State, id: string): string {
  const enemy = state.enemies.find((row) => row.id === id);
  if (!enemy) return id;
  return nameWithNumber(enemy.token, twinNumber(state, enemy));
}
/** Piles have British keys. */
export const pileName = (pile: unknown): string => (pile === 'grey' ? 'gray' : String(pile));
/** `Guardsmen`, `Wolf Riders 2`, `Heroes (fire)`. */
export const isPlural = (name: string): boolean => /(s|men)( \(.*\))?( \d+)?$/.test(name);
/** `Guardsmen lose`, `Minotaur loses`: most tokens and units are named in the plural. */
export const verb = (name: string, many: string, one: string): string => `${name} ${isPlural(name) ? many : one}`;
export const groupName = (state: State, ids: readonly string[]): string => {
  const names = ids.map((id) => enemyName(state, id));
  return names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

export const wounds = (n: number): string => (n === 1 ? 'a Wound' : `${n} Wounds`);
export const heroName = (hero: Hero): string => capitalize(hero.name);
export const who = (state: State, seat: string): string => {
  const hero = state.heroes.find((row) => row.seat === seat);
  return hero ? heroName(hero) : seat;
};
const anyHero = (state: State, id: string) => state.heroes.flatMap((hero) => hero.units).find((unit) => unit.id === id);

/** Names that people enter may equal keys of Object.prototype. */
const nameIn = (rows: Readonly<Record<string, { name: string }>>, id: string): string | undefined =>
  Object.hasOwn(rows, id) ? rows[id]?.name : undefined;

/** Cards, units, skills, and points kept for later. */
export function sourceName(state: State, source: string): string {
  if (source === 'table') return 'the table';
  if (source === 'move') return 'Move points';
  if (source === 'influence') return 'Influence points';
  if (source.startsWith('later:')) {
    const later = state.heroes[state.turn]?.later[Number(source.slice(6))];
    return later ? `leftover points of ${sourceName(state, later.source)}` : 'leftover points';
  }
  const unit = state.heroes[state.turn]?.units.find((row) => row.id === source) ?? anyHero(state, source);
  if (unit) return nameIn(UNITS, unit.unit) ?? unit.unit;
  return nameIn(CARDS, source) ?? nameIn(SKILLS, source) ?? nameIn(UNITS, source) ?? source;
}

function modeIn(state: State, use: Use): Mode | undefined {
  const unit = state.heroes[state.turn]?.units.find((row) => row.id === use.source);
  const row = unit ? UNITS[unit.unit] : (SKILLS[use.source] ?? CARDS[use.source]);
  return row && modeOf(row, use.mode);
}
/** Distinguishes modes of one card that have the same points and mana. */
const MODE_WORDS: Readonly<Record<string, string>> = {
  sideways: 'sideways',
  'sideways-move': 'sideways',
  'sideways-influence': 'sideways',
  flip: 'flipped',
  'basic-two': 'the first of two blocks',
  'strong-three': 'the first of three blocks',
  'banner-of-fear': 'Banner of Fear: the attack is canceled',
};
function modeName(use: Use): string {
  const row = CARDS[use.source];
  const words = MODE_WORDS[use.mode] ?? '';
  if (row?.strong && use.mode.startsWith('strong')) return `as ${row.strong}`;
  const grade = /^(powered|strong|more)/.exec(use.mode)?.[0] ?? '';
  return [grade === 'more' ? 'one more' : grade, words].filter(Boolean).join(', ');
}

const coinName = (coin: string): string => {
  const [kind = '', colour = ''] = coin.split(':');
  return kind === 'die' ? `the ${colour} die` : kind === 'endless' ? `endless ${colour}` : `a ${colour} ${kind}`;
};
/** The coins if there is a choice of payment, else the colors. */
function priceName(state: State, use: Use): string {
  const hero = state.heroes[state.turn];
  if (use.mana) return `pays ${use.mana.map(coinName).join(' and ')}`;
  if (!hero || !state.cards) return '';
  const cost = costOf(state, hero, use);
  const options = cost.length && hasMixedMana(state, hero) ? payments(state, hero, cost) : [];
  if (options.length > 1) return `pays ${(options[0] ?? []).map(coinName).join(' and ')}`;
  return cost.length ? `${cost.join(' and ')} mana` : '';
}

const choiceName = (pick: string): string =>
  pick === FORTITUDE
    ? 'Banner of Fortitude ignores the Wound'
    : /^\d+$/.test(pick)
      ? `${pick} of them as cards`
      : (UNITS[pick]?.name ??
        CARDS[pick]?.name ??
        SKILLS[pick]?.name ??
        pick.replace('resist-', 'its resistance to ').replace('arcaneImmunity', 'arcane immunity'));
const TIMES: Readonly<Record<string, string>> = {
  'maximal-effect': ', three times',
  'maximal-effect:strong': ', twice',
};
/** `with Concentration`; Maximal Effect says how often. */
const byName = (state: State, by: string): string =>
  by === 'maximal-effect:again' ? 'once more' : `with ${sourceName(state, by.split(':')[0] ?? '')}${TIMES[by] ?? ''}`;

/** How something is used: `powered`, `red mana`, `gives up Rage`, `on Prowlers`. */
function howOf(state: State, use: Use, mode: string, does: readonly string[] = []): string[] {
  const waits = use.source.startsWith('later:');
  const more: string[] = [waits || use.source === 'puppet-master' ? '' : mode];
  if (use.source === 'puppet-master') more.push(TOKENS[use.mode]?.name ?? use.mode);
  if (use.by) more.push(byName(state, use.by));
  more.push(waits ? '' : priceName(state, use));
  if (use.pick && use.by !== 'universal-power') more.push(choiceName(use.pick));
  more.push(...does);
  if (use.discard) more.push(`gives up ${CARDS[use.discard]?.name ?? use.discard}`);
  if (use.unit) more.push(`on ${sourceName(state, use.unit)}`);
  if (use.target) more.push(`on ${enemyName(state, use.target)}${use.attack ? `, attack ${use.attack + 1}` : ''}`);
  return more.filter(Boolean);
}
/** `Improvisation (powered, red mana, gives up Rage)`. */
function useName(state: State, use: Use, does: readonly string[] = []): string {
  const details = howOf(state, use, modeName(use), does);
  const name = sourceName(state, use.source);
  return details.length ? `${name} (${details.join(', ')})` : name;
}

function besides(state: State, use: Use): string[] {
  const found = modeIn(state, use);
  const mode = found && use.pick === FORTITUDE ? { ...found, wounds: 0 } : found;
  return use.by === 'shapeshift' || !mode ? [] : modeWords(mode, /^u\d/.test(use.source));
}
/** Points first, other effects in parentheses. */
export const pointsUse = (state: State, points: string, use: Use): string =>
  `${points}: ${useName(state, use, besides(state, use))}`;
function effectWords(state: State, use: Use): string {
  if (use.mode === 'soak') return 'Absorb damage';
  const side = sidewaysFor(use.mode);
  const hero = state.heroes[state.turn];
  if (side && hero) return `${capitalize(side)} ${sidewaysWorth(hero, use, side)}`;
  const found = modeIn(state, use);
  const mode = found && use.by === 'shapeshift' ? shiftMode(found, 'effect') : found;
  if (!mode) return '';
  const words = modeWords(mode, false);
  if (mode.attack) words.push(pointsName(mode.attack.kind, mode.attack.element, mode.attack.n));
  return capitalize(words.join(', '));
}
export function effectUse(state: State, use: Use): string {
  const words = effectWords(state, use);
  return words
    ? `${words}: ${use.mode === 'soak' ? sourceName(state, use.source) : useName(state, use)}`
    : useName(state, use);
}

/** `Block 4 (twice against Swift)`. */
export function doesOf(mode: Mode, ofUnit: boolean): string {
  const { attack, block } = mode;
  const points = [
    attack && pointsName(attack.kind, attack.element, attack.n),
    block && pointsName('block', block.element, block.n),
  ].filter((part) => part !== undefined);
  const besides = modeWords(mode, ofUnit).join(', ');
  if (!points.length) return capitalize(besides);
  return besides ? `${points.join(', ')} (${besides})` : points.join(', ');
}
/** `Basic`, `Powered`, `As Firestorm`, `Sideways`. */
export function gradeName(source: string, mode: string, grade: Mode['grade'] | undefined): string {
  const card = CARDS[source];
  if (mode.startsWith('sideways')) return 'Sideways';
  if (!card || !grade) return '';
  if (mode.startsWith('more')) return 'One more card';
  if (grade === 'basic') return 'Basic';
  return card.strong ? `As ${card.strong}` : card.kind === 'artifact' ? 'Thrown away' : 'Powered';
}
/** The words of a button in parts, for a place that shows the source above: `Powered, green mana`, `Siege 3`. */
export function useParts(state: State, use: Use, points: string): { how: string; does: string } {
  const extra = MODE_WORDS[use.mode];
  const grade = gradeName(use.source, use.mode, modeIn(state, use)?.grade);
  const how = howOf(state, use, [grade, use.mode.startsWith('sideways') ? '' : extra].filter(Boolean).join(', '));
  const does = points ? [points, ...besides(state, use)].join(', ') : effectWords(state, use);
  return { how: capitalize(how.join(', ')), does };
}
