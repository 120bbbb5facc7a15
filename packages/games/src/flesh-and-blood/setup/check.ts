import { type Checked, type Problem, toChecked } from '../../game.ts';
import { squash } from '../../nearest.ts';
import { meantBy, wordsFor } from '../../printed.ts';
import { readShape, tooLargeProblem, unknownName } from '../../problems.ts';
import { DECKS, type Deck, listOf } from '../content/decks.ts';
import { CARDS, KEYWORDS } from '../content/index.ts';
import type { CardId, CardRow } from '../content/row.ts';
import type { Figures } from '../rules/real-deck/types.ts';
import type { Who } from '../types.ts';
import { CARD_WORDS } from './card-words.ts';
import { customRow, parseKeyword } from './custom.ts';
import { misfits } from './fits.ts';
import { fromLibrary, libraryNames, takenAlong, withoutTaken } from './library.ts';
import { nameOf } from './lists/name.ts';
import type { ListEntry } from './lists/types.ts';
import { MOST } from './most.ts';
import { unfold } from './pasted.ts';
import type { Kind, Report } from './problems.ts';
import { printedName, readRealDeck } from './real-deck.ts';
import { type CustomInput, type PlayerInput, type SetupInput, type SideInput, setupSchema } from './schema.ts';
import type { LinkSide, PlayerSetup, Setup } from './types.ts';

/** Reads a setup in any of its spellings and tells everything that is wrong with it. */

const IDLE_LIMIT = 20;
/** Real people may take their time: only a table that nobody looks after ends in a draw. */
const MOST_IDLE = 200;

type Rows = Record<CardId, CardRow>;
const DECK_WORDS = wordsFor(Object.keys(DECKS).map((id) => [id]));

/** Two decks are named in fewer letters; a longer text is JSON. */
const LONGEST_PAIR = 200;
/** `rhinar vs ira`, with `simplified` at the end for the simplified rules. */
function fromText(text: string): unknown {
  const found =
    text.length > LONGEST_PAIR ? null : /^\s*(\S+)\s+(?:vs\.?|against|-)\s+(\S+)(\s+simplified)?\s*$/i.exec(text);
  if (found) return { players: { A: found[1], B: found[2] }, ...(found[3] ? { mode: 'simplified' } : {}) };
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function check(input: unknown): Checked<Setup> {
  const problems: Problem[] = [];
  const say: Report = (path, code, facts) => void problems.push({ path, code, ...facts });
  if (typeof input === 'string' && input.length > MOST.text) {
    const reason = tooLargeProblem(MOST.text, 'letters');
    return { ok: false, reason, problems: [reason] };
  }
  const read = readShape(setupSchema, withoutTaken(typeof input === 'string' ? fromText(input) : input), [
    'players|link|own',
  ]);
  if (!read.ok) return read;
  const given = withPasted(read.value, say);
  const custom = customCards(given.custom ?? [], say);
  const rows: Rows = {};
  for (const { id, ...row } of custom) rows[id] = row;
  const tokens = Object.entries({ ...CARDS, ...rows }).flatMap(([id, { type }]) =>
    ['token', 'aura', 'item'].includes(type) ? [id] : [],
  );
  custom.forEach((row, i) => {
    for (const { at, ...facts } of misfits(row, tokens)) say(`custom[${i}].${at}`, 'no-effect', facts);
  });
  const setup: Setup = {
    mode: given.mode ?? 'official',
    first: given.first ?? 'A',
    defend_max: given.defend_max ?? (given.mode === 'simplified' ? 2 : 0),
    idle_limit: given.idle_limit ?? IDLE_LIMIT,
    custom,
  };
  if (given.own) {
    if (given.link || given.players || given.mode === 'simplified') say('own', 'both');
    setup.own = readRealDeck(given.own, say);
    setup.idle_limit = given.idle_limit ?? MOST_IDLE;
  } else if (given.link && given.players) {
    say('link', 'both');
  } else if (given.link) {
    setup.link = readLink(given.link, rows, say);
    if (setup.mode === 'simplified') checkSimplifiedLink(setup.link, say);
  } else if (given.players) {
    setup.players = {
      A: readPlayer(given.players.A, 'A', rows, say),
      B: readPlayer(given.players.B, 'B', rows, say),
    };
  } else say('players', 'missing', { what: 'players' });
  custom.push(...takenAlong(custom, rows));
  return toChecked(setup, problems);
}

/** Decks as pasted text become lists of names; cards by figures become cards of the setup. */
function withPasted(input: SetupInput, say: Report): SetupInput {
  if (!input.players) return input;
  const custom = [...(input.custom ?? [])];
  const read = (who: Who): string | PlayerInput => {
    const given = input.players?.[who] ?? '';
    if (typeof given === 'string' || typeof given.deck !== 'string') return given;
    const found = unfold(given.deck, `players.${who}.deck`, { ...given, knowsAll: true }, say);
    if (!found) return { ...given, deck: [] };
    const name = (it: ListEntry): string => nameOf(it);
    const deck: Record<string, number> = {};
    for (const it of found.list.entries) {
      if (!('types' in it.card) && !custom.some((card) => card.name === it.card.name)) custom.push(customFrom(it.card));
      if (it.place === 'deck') deck[name(it)] = (deck[name(it)] ?? 0) + it.count;
    }
    return {
      ...(found.hero ? { hero: name(found.hero) } : {}),
      weapons: found.weapons.map(name),
      equipment: found.equipment.map(name),
      ...given,
      deck,
    };
  };
  return { ...input, players: { A: read('A'), B: read('B') }, ...(custom.length ? { custom } : {}) };
}
function customFrom({ name, type, colour, cost, power, defense, cls, sub, keywords = [] }: Figures): CustomInput {
  const words = keywords.filter((word) => typeof word === 'string');
  return { name, type, colour, cost, power, defense, cls, sub, ...(words.length ? { keywords: words } : {}) };
}

function customCards(list: readonly CustomInput[], say: Report): Setup['custom'] {
  const out: Setup['custom'] = [];
  list.forEach((card, i) => {
    const path = `custom[${i}]`;
    if (Array.isArray(card.keywords)) {
      card.keywords.forEach((text, k) => {
        if (!parseKeyword(text)) {
          say(`${path}.keywords[${k}]`, 'unknown-keyword', { text, ...unknownName(text, KEYWORDS) });
        }
      });
    }
    const row = customRow(card);
    if (CARDS[row.id] || out.some((it) => it.id === row.id)) {
      say(`${path}.name`, 'taken', { card: row.id });
    }
    if ((row.type === 'attack' || row.type === 'weapon') && row.power === undefined) {
      say(`${path}.power`, 'missing', { what: 'power', card: row.name });
    }
    if (row.type === 'defense reaction' && row.defense === undefined) {
      say(`${path}.defense`, 'missing', { what: 'defense', card: row.name });
    }
    if (row.type === 'equipment' && !row.sub) {
      say(`${path}.sub`, 'missing', { what: 'zone', card: row.name });
    }
    out.push(row);
  });
  return out;
}

/** A card by its id or as it is printed, `Raging Onslaught (yellow)`, in any spelling. */
function cardOf(text: string, rows: Rows): CardId | undefined {
  if (CARDS[text] || rows[text]) return text;
  const wanted = squash(text);
  const isMeant = (id: CardId) => squash(id) === wanted || squash(rows[id]?.name ?? '') === wanted;
  const customId = wanted ? Object.keys(rows).find(isMeant) : undefined;
  return meantBy(CARD_WORDS, text) ?? customId ?? fromLibrary(text, rows);
}

type Fits = (row: CardRow) => boolean;
const isDeckCard: Fits = (row) => !['hero', 'weapon', 'equipment', 'token'].includes(row.type);
/** Which cards may stand where. */
const FITS: Record<Kind, Fits> = {
  hero: (row) => row.type === 'hero',
  weapon: (row) => row.type === 'weapon',
  equipment: (row) => row.type === 'equipment',
  attack: (row) => row.type === 'attack' || row.type === 'weapon',
  permanent: (row) => ['aura', 'item', 'token'].includes(row.type),
  deck: isDeckCard,
  hand: isDeckCard,
  card: isDeckCard,
};

/** Everything that a card of the kind can be called. */
function namesThatFit(rows: Rows, fits: Fits): string[] {
  const near = [...CARD_WORDS.names, ...Object.keys(rows)].filter((name) => {
    const id = cardOf(name, { ...rows });
    const row = id === undefined ? undefined : (CARDS[id] ?? rows[id]);
    return row !== undefined && fits(row);
  });
  return [...near, ...libraryNames(fits)];
}

function readCard(text: string, path: string, rows: Rows, say: Report, kind: Kind): CardId | undefined {
  const fits = FITS[kind];
  const id = cardOf(text, rows);
  const printed = id === undefined ? printedName(text) : undefined;
  if (printed !== undefined) {
    say(path, 'card-at-table', { card: printed });
    return undefined;
  }
  if (id === undefined) {
    say(path, 'unknown-card', { text, ...unknownName(text, namesThatFit(rows, fits)) });
    return undefined;
  }
  if (!fits((CARDS[id] ?? rows[id]) as CardRow)) {
    say(path, 'wrong-kind', { text, kind });
    return undefined;
  }
  return id;
}
function readCards(list: readonly string[], path: string, rows: Rows, say: Report, kind: Kind): CardId[] {
  // Of several copies the first is named.
  return list.flatMap((text, i) => {
    const first = list.indexOf(text);
    return readCard(text, `${path}[${i}]`, rows, first === i ? say : () => undefined, kind) ?? [];
  });
}

const EQUIPMENT_ZONES: readonly string[] = ['head', 'chest', 'arms', 'legs'];

/** Two weapon zones (off-hands count), and one equipment in each other zone; modular ones take any zone that is left. */
function zones(weapons: readonly CardId[], equipment: readonly CardId[], path: string, rows: Rows, say: Report): void {
  const row = (id: CardId) => (CARDS[id] ?? rows[id]) as CardRow;
  let hands = 0;
  for (const id of weapons) hands += row(id).hands ?? 2;
  const worn = new Map<string, CardId>();
  const modular: number[] = [];
  for (const [i, id] of equipment.entries()) {
    const zone = row(id).sub ?? '';
    const other = worn.get(zone);
    if (equipment.indexOf(id) !== i) say(`${path}.equipment[${i}]`, 'twice', { card: row(id).name });
    else if (row(id).keywords?.modular !== undefined) modular.push(i);
    else if (other) {
      say(`${path}.equipment[${i}]`, 'zone-full', { card: row(id).name, other: row(other).name, zone });
    } else worn.set(zone, id);
    if (zone === 'off-hand') hands++;
  }
  const left = EQUIPMENT_ZONES.filter((zone) => !worn.has(zone)).length;
  for (const i of modular.slice(left)) {
    say(`${path}.equipment[${i}]`, 'zone-full', { card: row(equipment[i] as CardId).name });
  }
  if (hands > 2) say(`${path}.weapons`, 'hands', { hands });
}

/** The cards one by one; `undefined` if there are too many copies. */
function deckList(
  given: Exclude<NonNullable<PlayerInput['deck']>, string>,
  path: string,
  say: Report,
): readonly string[] | undefined {
  if (Array.isArray(given)) return given;
  if (Object.values(given).reduce((sum, copies) => sum + copies, 0) <= MOST.deck) return listOf(given);
  say(path, 'too-big', { name: 'deck', most: MOST.deck, of: 'cards' });
  return undefined;
}

function readPlayer(player: string | PlayerInput, who: Who, rows: Rows, say: Report): PlayerSetup {
  const path = `players.${who}`;
  const input: PlayerInput = typeof player === 'string' ? { use: player } : player;
  const deck: Deck | undefined =
    input.use === undefined ? undefined : DECKS[meantBy(DECK_WORDS, input.use) as keyof typeof DECKS];
  if (input.use !== undefined && !deck) {
    say(`${path}${typeof player === 'string' ? '' : '.use'}`, 'unknown-deck', {
      text: input.use,
      ...unknownName(input.use, Object.keys(DECKS)),
    });
  }
  const heroText = input.hero ?? deck?.hero;
  if (heroText === undefined && !input.use) say(`${path}.hero`, 'missing', { what: 'hero' });
  const hero = heroText === undefined ? '' : (readCard(heroText, `${path}.hero`, rows, say, 'hero') ?? '');
  const weapons = readCards(input.weapons ?? deck?.weapons ?? [], `${path}.weapons`, rows, say, 'weapon');
  const equipment = readCards(input.equipment ?? deck?.equipment ?? [], `${path}.equipment`, rows, say, 'equipment');
  zones(weapons, equipment, path, rows, say);
  const given = typeof input.deck === 'string' ? [] : input.deck;
  const list = deckList(given ?? deck?.cards ?? [], `${path}.deck`, say);
  const cards = readCards(list ?? [], `${path}.deck`, rows, say, 'deck').sort();
  if (list && !list.length && !(input.use && !deck)) say(`${path}.deck`, 'empty-deck');
  deckRules(cards, hero, `${path}.deck`, rows, say);
  return input.life === undefined
    ? { hero, weapons, equipment, deck: cards }
    : { hero, weapons, equipment, deck: cards, life: input.life };
}

/** A mentor teaches a young hero alone (1.3). */
function mentors(cards: readonly CardId[], hero: CardId, path: string, rows: Rows, say: Report): void {
  const row = CARDS[hero] ?? rows[hero];
  const mentor = cards.map((id) => CARDS[id] ?? rows[id]).find((it) => it?.type === 'mentor');
  if (!row || !mentor || row.sub === 'young') return;
  say(path, 'mentor', { card: mentor.name, hero: row.name });
}

/** Specialization, Legendary, mentors: what only says what a deck may hold. */
function deckRules(cards: readonly CardId[], hero: CardId, path: string, rows: Rows, say: Report): void {
  const name = (CARDS[hero] ?? rows[hero])?.name;
  mentors(cards, hero, path, rows, say);
  for (const id of new Set(cards)) {
    const row = (CARDS[id] ?? rows[id]) as CardRow;
    if (row.keywords?.specialization !== undefined && row.with && name && !name.startsWith(row.with)) {
      say(path, 'specialization', { card: row.name, hero: row.with });
    }
    if (row.keywords?.legendary !== undefined && cards.filter((card) => card === id).length > 1) {
      say(path, 'legendary', { card: row.name });
    }
  }
}

function readLink(given: NonNullable<SetupInput['link']>, rows: Rows, say: Report): NonNullable<Setup['link']> {
  const attack = readCard(given.attack, 'link.attack', rows, say, 'attack') ?? '';
  const attacker = readSide(given.attacker ?? {}, 'link.attacker', rows, say);
  const row = CARDS[attack] ?? rows[attack];
  if (row?.type === 'weapon' && !attacker.weapons.includes(attack)) attacker.weapons.push(attack);
  zones(attacker.weapons, attacker.equipment, 'link.attacker', rows, say);
  const defender = readSide(given.defender ?? {}, 'link.defender', rows, say);
  for (const [side, it] of [
    ['attacker', attacker],
    ['defender', defender],
  ] as const) {
    const held = it.arsenal === null ? it.hand : [...it.hand, it.arsenal];
    mentors(held, it.hero, `link.${side}.hero`, rows, say);
  }
  zones(defender.weapons, defender.equipment, 'link.defender', rows, say);
  return { attack, attacker, defender };
}

/** The simplified rules have no prevention (4.1): a shield would do nothing there. */
function checkSimplifiedLink(link: NonNullable<Setup['link']>, say: Report): void {
  for (const side of ['attacker', 'defender'] as const) {
    if (link[side].shield) say(`link.${side}.shield`, 'plain-shield');
  }
}

function readSide(given: SideInput, path: string, rows: Rows, say: Report): LinkSide {
  const arsenal = given.arsenal ?? null;
  return {
    hero: readCard(given.hero ?? 'rhinar', `${path}.hero`, rows, say, 'hero') ?? '',
    life: given.life ?? 20,
    hand: readCards(given.hand ?? [], `${path}.hand`, rows, say, 'hand').sort(),
    arsenal: arsenal === null ? null : (readCard(arsenal, `${path}.arsenal`, rows, say, 'card') ?? null),
    equipment: readCards(given.equipment ?? [], `${path}.equipment`, rows, say, 'equipment'),
    weapons: readCards(given.weapons ?? [], `${path}.weapons`, rows, say, 'weapon'),
    permanents: readCards(given.permanents ?? [], `${path}.permanents`, rows, say, 'permanent'),
    resources: given.resources ?? 0,
    shield: given.shield ?? 0,
  };
}
