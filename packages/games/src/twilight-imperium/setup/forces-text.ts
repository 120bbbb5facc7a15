/**
 * The short text form for forces:
 *
 *   letnev: 2 dreadnought II, 1 carrier, 4 fighter; duranium armor, plasma scoring
 *   sol: 2 dread, 4 ff; on Jord: 3 inf, 1 pds; fleet 4, tg 2
 *
 * Items are separated by commas or semicolons; each is a count and a unit, an effect by name, or a figure. Units with their counts in front
 * need no commas: `letnev 2 dread 1 carrier 4 ff`.
 * `on PLANET:` moves the units behind it there, `space:` moves them back.
 */
import type { Problem } from '../../game.ts';
import { simplify } from '../../nearest.ts';
import type { FactionId } from '../content/factions.ts';
import type { SetTag } from '../vocabulary.ts';
import { playedNamed, setAside } from './aside.ts';
import { type Field, HELD_FIELD, listFor } from './fields.ts';
import { MOST } from './most.ts';
import { effectByName, factionByName, type NameKind, nearest, unitByName } from './names.ts';
import { printedByName } from './printed-names.ts';
import { problem } from './problems.ts';
import { blankPlayer, type Counter, type PlayerSetup, type UnitGroup } from './types.ts';

export interface Forces {
  player: PlayerSetup;
  /** Units on planets, by planet. */
  planets: Record<string, UnitGroup[]>;
  /** Whether a faction was named at all. */
  namesFaction: boolean;
}
export type Parsed<V> = { ok: true; value: V } | { ok: false; problems: Problem[] };

/** An unknown word, and the nearest known one. */
export const unknown = (
  path: string,
  word: string,
  among: readonly NameKind[],
  what: 'word' | 'name' | 'unit' | 'faction' = 'word',
  field?: Field,
): Problem => {
  // No known word is as long.
  const short = word.slice(0, MOST.word);
  return problem(path, 'unknown-word', { what, word: short, near: nearest(short, among, field) });
};
/** More of a unit, or a larger figure, than any table has. */
export const tooMany = (path: string, word: string): Problem =>
  problem(path, 'too-many', { word: word.slice(0, MOST.word), most: MOST.figure });
/** `jord: 3 inf` in the middle of a line. */
const noPlace = (path: string, word: string): Problem =>
  problem(path, 'unknown-place', { word: word.slice(0, MOST.word) });

const COUNTER_WORDS: Record<string, Counter> = {
  tg: 'tradeGoods',
  'trade good': 'tradeGoods',
  'trade goods': 'tradeGoods',
  commodity: 'commodities',
  commodities: 'commodities',
  resource: 'resources',
  resources: 'resources',
  influence: 'influence',
  'strategy token': 'strategyTokens',
  'strategy tokens': 'strategyTokens',
  'tactic token': 'tacticTokens',
  'tactic tokens': 'tacticTokens',
};

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  no: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** One group from an item like `2 dreadnought II (1 damaged)`, `damaged dread`, `3x ff`. Undefined: not a unit. */
export function parseGroup(item: string, faction: FactionId, sets?: readonly SetTag[]): UnitGroup | undefined {
  let text = item.trim();
  let damaged = 0;
  let galvanized = 0;
  const aside = /\((\d+)?\s*(damaged|sustained|galvanized)\)/gi;
  let inside: RegExpExecArray | null = aside.exec(text);
  const marks: [string, number | undefined][] = [];
  while (inside) {
    marks.push([(inside[2] ?? '').toLowerCase(), inside[1] === undefined ? undefined : Number(inside[1])]);
    inside = aside.exec(text);
  }
  text = text.replace(aside, ' ');
  const word = /\b(damaged|sustained|galvanized)\b/gi;
  for (const match of text.match(word) ?? []) marks.push([match.toLowerCase(), undefined]);
  text = text.replace(word, ' ').trim();
  text = text.replace(/^[a-z]+(?=\s)/i, (first) => String(NUMBERS[first.toLowerCase()] ?? first));
  const front = /^(\d+)\s*[x×*]?\s*(.+)$/i.exec(text);
  const back = /^(.+?)(?:\s+[x×]|\s*\*)\s*(\d+)$/i.exec(text);
  const count = front ? Number(front[1]) : back ? Number(back[2]) : 1;
  const name = (front ? front[2] : back ? back[1] : text) ?? '';
  // A name may begin with a digit itself (4X41C): try it whole when the rest says nothing.
  const byName = unitByName(name, faction, sets);
  const unit = byName ?? unitByName(text, faction, sets);
  if (!unit) return undefined;
  const memory = byName ? count : 1;
  for (const [mark, number] of marks) {
    if (mark === 'galvanized') galvanized += number ?? memory;
    else damaged += number ?? memory;
  }
  return { unit, count: memory, damaged, galvanized };
}

/**
 * The groups of an item. Without commas each count begins a group: `2 dread 1 carrier 4 ff`. If the first one has none, the counts could as
 * well stand behind: `dread 2 carrier 1`. Undefined: they are no units.
 */
function readGroups(
  item: string,
  path: string,
  read: (text: string) => UnitGroup | undefined,
): Parsed<UnitGroup[]> | undefined {
  const whole = read(item);
  const parts = whole ? [item] : item.split(/\s+(?=\d+\s*[x×*]?\s*[a-z])/i);
  const found = whole ? [whole] : parts.flatMap((part) => read(part) ?? []);
  if (found.length < parts.length || !parts.length) return undefined;
  const large = parts.find((_, i) => (found[i]?.count ?? 0) > MOST.figure);
  if (large !== undefined) return { ok: false, problems: [tooMany(path, large)] };
  if (parts.length < 2 || /^\d/.test(item)) return { ok: true, value: found };
  const counted = (name: string, count = '1') => `${count} ${name.trim()}`;
  const before = parts.map((part) => (/^\d/.test(part) ? part : counted(part))).join(', ');
  const chunks = [...item.matchAll(/([^\d]+)(\d+)?/g)];
  const behind = chunks.map(([, name = '', count]) => counted(name, count)).join(', ');
  return { ok: false, problems: [problem(path, 'two-readings', { word: item.slice(0, MOST.word), before, behind })] };
}

/** A list of units alone: `3 infantry, 1 pds`. */
export function parseUnits(
  text: string,
  faction: FactionId,
  path: string,
  sets?: readonly SetTag[],
): Parsed<UnitGroup[]> {
  const groups: UnitGroup[] = [];
  const problems: Problem[] = [];
  for (const item of items(text)) {
    const read = readGroups(item, path, (one) => parseGroup(one, faction, sets));
    if (!read) problems.push(unknown(path, wordOf(item), ['unit']));
    else if (!read.ok) problems.push(...read.problems);
    else for (const group of read.value) merge(groups, group);
  }
  return problems.length ? { ok: false, problems } : { ok: true, value: groups.filter((group) => group.count > 0) };
}

/** A whole side. Without a faction in front it plays as Arborec, with the plain units of the box. */
export function parseForces(text: string, path: string, sets?: readonly SetTag[]): Parsed<Forces> {
  const problems: Problem[] = [];
  const head = /^\s*([^:;,]*):/.exec(text);
  let rest = text;
  let faction: FactionId | undefined;
  if (head && !/^\s*(on\s|space\s*$)/i.test(head[1] ?? '')) {
    const word = (head[1] ?? '').trim();
    faction = factionByName(word);
    if (!faction) problems.push(unknown(path, word, ['faction']));
    rest = text.slice(head[0].length);
  }
  if (!head) [faction, rest] = openingFaction(text);
  const player = blankPlayer(faction ?? 'arborec');
  // Without a faction the units are the generic ones.
  const lines = faction ?? 'neutral';
  const forces: Forces = { player, planets: {}, namesFaction: faction !== undefined };
  let ashore: string | null = null;
  for (const raw of items(rest)) {
    let item = raw;
    const place = /^(?:on\s+(?:planet\s+)?|planet\s+)([^:]+):\s*/i.exec(item);
    if (place) ashore = (place[1] ?? '').trim();
    else if (/^space\s*:/i.test(item)) ashore = null;
    item = item.replace(/^((?:on|planet)\s+[^:]+|space)\s*:\s*/i, '').trim();
    const stray = /^([^:]+):/.exec(item);
    if (stray) problems.push(noPlace(path, (stray[1] ?? '').trim()));
    else if (item !== '') readItem(item, forces, { lines, ashore, path, problems, sets });
  }
  return problems.length ? { ok: false, problems } : { ok: true, value: forces };
}

/** A faction in front without a colon: `letnev 2 dread`, `letnev; 2 dread`. The longest name wins. */
function openingFaction(text: string): [FactionId | undefined, string] {
  const words = text.trim().split(/([\s,;]+)/);
  for (let end = Math.min(words.length, 9); end > 0; end--) {
    const faction = factionByName(words.slice(0, end).join(''));
    if (faction && end % 2 === 1) return [faction, words.slice(end).join('')];
  }
  return [undefined, text];
}

/** The position of the reader: whose unit lines count, on which planet (null: in space), and where problems go. */
interface Reading {
  lines: FactionId;
  ashore: string | null;
  path: string;
  problems: Problem[];
  sets: readonly SetTag[] | undefined;
}

/** In place of a hand: its cards are unknown, as at a table. */
export const UNKNOWN_HAND = /\bunknown (?:cards|hand)\b/i;

function readItem(item: string, forces: Forces, { lines, ashore, path, problems, sets }: Reading) {
  const { player } = forces;
  const fleet = /^(?:fleet(?:\s+(?:supply|pool))?)\s+(\d+)$/i.exec(item);
  if (fleet) {
    player.fleetSupply = Number(fleet[1]);
    return;
  }
  const figure = /^(\d+)\s+(.+)$/.exec(item) ?? /^(.+?)\s+(\d+)$/.exec(item);
  if (figure) {
    const [amount, word] = /^\d/.test(item) ? [figure[1], figure[2]] : [figure[2], figure[1]];
    const counter = COUNTER_WORDS[simplify(word ?? '')];
    if (counter) {
      player.counters[counter] = Number(amount);
      return;
    }
  }
  if (/^(no cards|empty hand)$/i.test(item)) {
    player.hand = [];
    return;
  }
  if (UNKNOWN_HAND.test(item)) {
    player.hand = null;
    return;
  }
  const groups = readGroups(item, path, (one) => parseGroup(one, lines, sets) ?? parseGroup(one, player.faction, sets));
  if (groups && !groups.ok) {
    problems.push(...groups.problems);
    return;
  }
  for (const group of groups?.value ?? []) {
    if (group.count === 0) player.upgrades.push(group.unit);
    else if (ashore === null) merge(player.space, group);
    else {
      forces.planets[ashore] ??= [];
      merge(forces.planets[ashore], group);
    }
  }
  if (groups) return;
  // `card Direct Hit`; but Technology Rider is a name.
  const name = isName(item) ? item : item.replace(/^(card|technology|tech|relic|leader|note)\s+/i, '');
  const effect = playedNamed(name, HELD_FIELD);
  if (effect) {
    if (effect.kind === 'action') {
      player.hand ??= [];
      player.hand.push(effect.id);
    } else {
      const list = listFor(effect.kind);
      if (list && !player[list].includes(effect.id)) player[list].push(effect.id);
    }
    return;
  }
  if (!setAside(name, HELD_FIELD, player))
    problems.push(unknown(path, wordOf(item), ['unit', 'effect', 'faction'], 'word', HELD_FIELD));
}

const SEPARATORS = /[,;\n+&]|\band\b/gi;
/** The most parts of a name with a comma or an `and` in it: `Kyver, Blade and Key`. */
const MOST_PARTS = 3;
const isName = (text: string): boolean =>
  effectByName(text, HELD_FIELD.kinds) !== undefined || printedByName(text, HELD_FIELD.printed) !== undefined;

/** The items between separators; a name with separators in it is one item. */
function items(text: string): string[] {
  const cuts = [...text.matchAll(SEPARATORS)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const found: string[] = [];
  for (let part = 0, start = 0; part <= cuts.length; ) {
    let end = part;
    for (let last = Math.min(part + MOST_PARTS - 1, cuts.length); last > part && end === part; last--)
      if (isName(text.slice(start, cuts[last]?.from))) end = last;
    found.push(text.slice(start, cuts[end]?.from).trim());
    start = cuts[end]?.to ?? text.length;
    part = end + 1;
  }
  return found.filter((item) => item !== '');
}
/** An item without its count. */
const wordOf = (item: string): string => item.replace(/^\d+\s*[x×]?\s+/i, '').trim();

function merge(groups: UnitGroup[], more: UnitGroup) {
  const same = groups.find((group) => group.unit === more.unit);
  if (!same) groups.push(more);
  else {
    same.count += more.count;
    same.damaged += more.damaged;
    same.galvanized += more.galvanized;
  }
}
