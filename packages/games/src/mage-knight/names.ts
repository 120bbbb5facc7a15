import { CARDS } from './content/cards.ts';
import { SKILLS } from './content/skills.ts';
import { TOKENS } from './content/tokens.ts';
import { UNITS } from './content/units.ts';
import type { Element, Hero, Kind, State, Use } from './types.ts';

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

/** `Wolf Riders`, or `Wolf Riders 2` where the fight has several of them. */
export function enemyName(state: State, id: string): string {
  const enemy = state.enemies.find((row) => row.id === id);
  if (!enemy) return id;
  const name = TOKENS[enemy.token]?.name ?? enemy.token;
  const alike = state.enemies.filter((row) => row.token === enemy.token);
  return alike.length > 1 ? `${name} ${alike.indexOf(enemy) + 1}` : name;
}
export const groupName = (state: State, ids: readonly string[]): string => {
  const names = ids.map((id) => enemyName(state, id));
  return names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

export const heroName = (hero: Hero): string => hero.name[0]?.toUpperCase() + hero.name.slice(1);
const anyHero = (state: State, id: string) => state.heroes.flatMap((hero) => hero.units).find((unit) => unit.id === id);

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
  if (unit) return UNITS[unit.unit]?.name ?? unit.unit;
  return CARDS[source]?.name ?? SKILLS[source]?.name ?? UNITS[source]?.name ?? source;
}

const MODE_WORDS: Readonly<Record<string, string>> = { basic: '', powered: 'powered', strong: 'strong', n: '' };
function modeName(use: Use): string {
  const row = CARDS[use.source];
  if (row?.strong && use.mode.startsWith('strong')) return `as ${row.strong}`;
  return use.mode
    .split('-')
    .map((word) => MODE_WORDS[word] ?? word)
    .filter((word) => word)
    .join(' ');
}

/** `Improvisation (powered, gives up Rage)`. */
export function useName(state: State, use: Use): string {
  const more: string[] = [];
  const mode = use.source.startsWith('later:') || use.source === 'puppet-master' ? '' : modeName(use);
  if (mode) more.push(mode);
  if (use.source === 'puppet-master') more.push(TOKENS[use.mode]?.name ?? use.mode);
  if (use.by) more.push(`with ${sourceName(state, use.by.split(':')[0] ?? '')}`);
  if (use.pick && use.by !== 'universal-power') more.push(use.pick);
  if (use.by === 'universal-power') more.push(`${use.pick} mana`);
  if (use.discard) more.push(`gives up ${CARDS[use.discard]?.name ?? use.discard}`);
  if (use.unit) more.push(`on ${sourceName(state, use.unit)}`);
  if (use.target) more.push(`on ${enemyName(state, use.target)}${use.attack ? `, attack ${use.attack + 1}` : ''}`);
  const name = sourceName(state, use.source);
  return more.length ? `${name} (${more.join(', ')})` : name;
}
