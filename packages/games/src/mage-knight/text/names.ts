import { capitalize } from '../../words.ts';
import { CARDS } from '../content/cards.ts';
import { type Mode, modeOf } from '../content/mode.ts';
import { SKILLS } from '../content/skills.ts';
import { TOKENS } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import { shifted } from '../rules/boosts.ts';
import { costOf } from '../rules/cost.ts';
import { twinNumber } from '../rules/enemy.ts';
import { hasMixedMana, payments } from '../rules/mana.ts';
import { sidewaysFor, sidewaysWorth } from '../rules/points.ts';
import { FORTITUDE } from '../rules/unit.ts';
import type { Element, Hero, Kind, State, Use } from '../types.ts';
import { modeWords } from './effect-words.ts';

/** Names for ids, for text and standing. */

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

/** What is printed on a token; an enemy of one's own has its name instead of an id. */
export const tokenName = (id: string): string => (Object.hasOwn(TOKENS, id) ? (TOKENS[id]?.name ?? id) : id);
export const numbered = (token: string, number: number): string => {
  const name = tokenName(token);
  return number ? `${name} ${number}` : name;
};
/** `Wolf Riders`, or `Wolf Riders 2` where the fight has several of them. */
export function enemyName(state: State, id: string): string {
  const enemy = state.enemies.find((row) => row.id === id);
  if (!enemy) return id;
  return numbered(enemy.token, twinNumber(state, enemy));
}
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
/** With the hyphen that a terminal can always print. */
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
const anyHero = (state: State, id: string) => state.heroes.flatMap((hero) => hero.units).find((unit) => unit.id === id);

/** People give names of their own: only what the tables hold themselves is looked up. */
const nameIn = (rows: Readonly<Record<string, { name: string }>>, id: string): string | undefined =>
  Object.hasOwn(rows, id) ? rows[id]?.name : undefined;

/** Cards, units, skills, and what waits. */
export function sourceName(state: State, source: string): string {
  if (source === 'table') return 'the table';
  if (source === 'move') return 'Move points';
  if (source === 'influence') return 'Influence points';
  if (source.startsWith('later:')) {
    const later = state.heroes[state.turn]?.later[Number(source.slice(6))];
    return later ? `what is left of ${sourceName(state, later.source)}` : 'waiting points';
  }
  const unit = state.heroes[state.turn]?.units.find((row) => row.id === source) ?? anyHero(state, source);
  if (unit) return nameIn(UNITS, unit.unit) ?? unit.unit;
  return nameIn(CARDS, source) ?? nameIn(SKILLS, source) ?? nameIn(UNITS, source) ?? source;
}

/** The mode of a use, where it is one of a row. */
function modeIn(state: State, use: Use): Mode | undefined {
  const unit = state.heroes[state.turn]?.units.find((row) => row.id === use.source);
  const row = unit ? UNITS[unit.unit] : (SKILLS[use.source] ?? CARDS[use.source]);
  return row && modeOf(row, use.mode);
}
/** What tells the ways to use one card apart, where the points and the mana do not say it. */
const MODE_WORDS: Readonly<Record<string, string>> = {
  sideways: 'sideways',
  'sideways-move': 'sideways',
  'sideways-influence': 'sideways',
  flip: 'flipped',
  'basic-two': 'the first of two blocks',
  'strong-three': 'the first of three blocks',
  'banner-of-fear': 'Banner of Fear: the attack is cancelled',
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
/** What it is paid with: the coins where there is a choice, else the colours. */
function priceName(state: State, use: Use): string {
  const hero = state.heroes[state.turn];
  if (use.mana) return `pays ${use.mana.map(coinName).join(' and ')}`;
  if (!hero || !state.cards) return '';
  const cost = costOf(state, hero, use);
  const ways = cost.length && hasMixedMana(state, hero) ? payments(state, hero, cost) : [];
  if (ways.length > 1) return `pays ${(ways[0] ?? []).map(coinName).join(' and ')}`;
  return cost.length ? `${cost.join(' and ')} mana` : '';
}

const picked = (pick: string): string =>
  pick === FORTITUDE
    ? 'Banner of Fortitude ignores the wound'
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
  if (use.pick && use.by !== 'universal-power') more.push(picked(use.pick));
  more.push(...does);
  if (use.discard) more.push(`gives up ${CARDS[use.discard]?.name ?? use.discard}`);
  if (use.unit) more.push(`on ${sourceName(state, use.unit)}`);
  if (use.target) more.push(`on ${enemyName(state, use.target)}${use.attack ? `, attack ${use.attack + 1}` : ''}`);
  return more.filter(Boolean);
}
/** `Improvisation (powered, red mana, gives up Rage)`. */
function useName(state: State, use: Use, does: readonly string[] = []): string {
  const said = howOf(state, use, modeName(use), does);
  const name = sourceName(state, use.source);
  return said.length ? `${name} (${said.join(', ')})` : name;
}

/** What a use with points does besides. */
function besides(state: State, use: Use): string[] {
  const found = modeIn(state, use);
  const mode = found && use.pick === FORTITUDE ? { ...found, wounds: 0 } : found;
  return use.by === 'shapeshift' || !mode ? [] : modeWords(mode, /^u\d/.test(use.source));
}
/** A use with points says them first; what it does besides stands in brackets. */
export const pointsUse = (state: State, points: string, use: Use): string =>
  `${points}: ${useName(state, use, besides(state, use))}`;
/** What a use without points does. */
function effectWords(state: State, use: Use): string {
  if (use.mode === 'soak') return 'Less damage';
  const side = sidewaysFor(use.mode);
  const hero = state.heroes[state.turn];
  if (side && hero) return `${capitalize(side)} ${sidewaysWorth(hero, use, side)}`;
  const found = modeIn(state, use);
  const mode = found && use.by === 'shapeshift' ? shifted(found, 'effect') : found;
  if (!mode) return '';
  const words = modeWords(mode, false);
  if (mode.attack) words.push(pointsName(mode.attack.kind, mode.attack.element, mode.attack.n));
  return capitalize(words.join(', '));
}
/** A use without points says first what it does. */
export function effectUse(state: State, use: Use): string {
  const words = effectWords(state, use);
  return words
    ? `${words}: ${use.mode === 'soak' ? sourceName(state, use.source) : useName(state, use)}`
    : useName(state, use);
}

/** All that a way to use something does: `Block 4 (twice against Swift)`. */
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
/** Which of a card's ways it is, as the first words of a line: `Basic`, `Powered`, `As Firestorm`, `Sideways`. */
export function gradeName(source: string, mode: string, grade: Mode['grade'] | undefined): string {
  const card = CARDS[source];
  if (mode.startsWith('sideways')) return 'Sideways';
  if (!card || !grade) return '';
  if (mode.startsWith('more')) return 'One more card';
  if (grade === 'basic') return 'Basic';
  return card.strong ? `As ${card.strong}` : card.kind === 'artifact' ? 'Thrown away' : 'Powered';
}
/** The same words as on a button of the bar, in parts for a place where the source stands above: `Powered, green mana`, `Siege 3`. */
export function useParts(state: State, use: Use, points: string): { how: string; does: string } {
  const extra = MODE_WORDS[use.mode];
  const grade = gradeName(use.source, use.mode, modeIn(state, use)?.grade);
  const how = howOf(state, use, [grade, use.mode.startsWith('sideways') ? '' : extra].filter(Boolean).join(', '));
  const does = points ? [points, ...besides(state, use)].join(', ') : effectWords(state, use);
  return { how: capitalize(how.join(', ')), does };
}
