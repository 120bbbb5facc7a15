import type { Chance } from '@fray/engine';
import type { Problem, WholeGame } from '@fray/games';

/** How a setup grows: by what other setups of the game hold in the same place, as far as the check allows. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = (string | number)[];
/** `heroes[].hand[]`: the place without its numbers. */
type Place = string;

const placeOf = (path: Path): Place =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[]` : text ? `${text}.${key}` : key), '');
const copy = <V>(value: V): V => structuredClone(value);

/** No pool needs more of one place. */
const MOST_VALUES = 300;
/** Setups at random that fill the pools. */
const SAMPLES = 300;
/** How often a setup that fails the check is repaired by leaving things out. */
const REPAIRS = 6;

/** `forces.rebel.units[]` is of a kind with `forces.dictator.units[]`: what one holds, the other may. */
const kindOf = (place: Place): string => /[^.[\]]+[[\]]*$/.exec(place)?.[0] ?? place;

/** What setups hold, by kind of place. */
export class Pool {
  private readonly places = new Map<Place, boolean>();
  private readonly values = new Map<string, Json[]>();
  private readonly seen = new Set<string>();

  constructor(game: WholeGame, chance: Chance) {
    for (const preset of game.setup.presets) this.add(preset.setup as Json, []);
    for (let i = 0; i < SAMPLES; i++) this.add(game.setup.sample(chance) as Json, []);
  }

  private add(value: Json, path: Path): void {
    const place = placeOf(path);
    const kind = kindOf(place);
    const list = this.values.get(kind) ?? [];
    this.values.set(kind, list);
    const grows = Array.isArray(value) || typeof value === 'number';
    this.places.set(place, grows || this.places.get(place) === true);
    const key = `${kind} ${JSON.stringify(value)}`;
    if (!this.seen.has(key) && list.length < MOST_VALUES) {
      this.seen.add(key);
      list.push(value);
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, item] of Object.entries(value))
      this.add(item as Json, [...path, Array.isArray(value) ? Number(name) : name]);
  }

  at(place: Place): readonly Json[] {
    return this.values.get(kindOf(place)) ?? [];
  }

  /** Every place below the whole; lists and figures, which are what grows, `often` times. */
  all(often: number): Place[] {
    return [...this.places].flatMap(([place, grows]) => (place ? new Array<Place>(grows ? often : 1).fill(place) : []));
  }
}

const pickOne = <V>(list: readonly V[], chance: Chance): V | undefined =>
  list.length ? list[(chance(1, list.length)[0] as number) - 1] : undefined;

/** Such places in this very setup: all of them, or one of each list on the way. */
function find(setup: Json, place: Place, chance: Chance, all: boolean): Path[] {
  let found: { path: Path; value: Json | undefined }[] = [{ path: [], value: setup }];
  for (const part of place.match(/[^.[\]]+|\[\]/g) ?? []) {
    found = found.flatMap(({ path, value }) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value) !== (part === '[]')) return [];
      if (part !== '[]') return [{ path: [...path, part], value: (value as Record<string, Json>)[part] }];
      const entries = (value as Json[]).map((entry, i) => ({ path: [...path, i], value: entry }));
      const one = pickOne(entries, chance);
      return all ? entries : one ? [one] : [];
    });
  }
  return found.map(({ path }) => path);
}

const at = (setup: Json, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, Json>)[key] : undefined,
    setup,
  );
function put(setup: Json, path: Path, value: Json): void {
  const holder = at(setup, path.slice(0, -1));
  if (typeof holder === 'object' && holder !== null)
    (holder as Record<string | number, Json>)[path.at(-1) as string] = value;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A copy that may be beside its original: names are made different. */
function twin(entry: Json, chance: Chance): Json {
  const made = copy(entry);
  if (typeof made !== 'object' || made === null || Array.isArray(made)) return made;
  for (const key of ['name', 'id']) {
    const name = made[key];
    if (typeof name !== 'string') continue;
    const letters = chance(3, LETTERS.length).map((n) => LETTERS[n - 1]);
    made[key] = /\d$/.test(name) ? name.replace(/\d+$/, String(chance(1, 999)[0])) : `${name} ${letters.join('')}`;
  }
  return made;
}

/** More of it: entries of a list, a larger figure, or what another setup has there. */
function growValue(value: Json | undefined, place: Place, pool: Pool, chance: Chance): Json | undefined {
  const [kind = 1, many = 1] = chance(2, 6);
  const entries = pool.at(`${place}[]`);
  if ((Array.isArray(value) || (value == null && entries.length)) && kind > 1) {
    const list = Array.isArray(value) ? value : [];
    const from = kind > 4 && list.length ? list : entries;
    const more: Json[] = [];
    for (let i = 0; i < 2 ** many; i++) {
      const entry = pickOne(from, chance);
      if (entry !== undefined) more.push(from === list ? twin(entry, chance) : copy(entry));
    }
    return [...list, ...more];
  }
  if (typeof value === 'number' && kind > 2) return value * 2 ** many || 2 ** many;
  const other = pickOne(pool.at(place), chance);
  return other === undefined ? undefined : copy(other);
}

/** Leaves out what a problem names: the entry of a list, half of a list that is too long, half of a figure. */
function repair(setup: Json, problems: readonly Problem[]): boolean {
  const cuts = new Map<string, Path>();
  for (const { path: text } of problems) {
    const path: Path = (text.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const value = at(setup, path);
    if (Array.isArray(value) && value.length > 1) put(setup, path, value.slice(0, Math.ceil(value.length * 0.75)));
    else if (typeof value === 'number' && value > 1) put(setup, path, Math.floor(value / 2));
    else {
      const last = path.findLastIndex((key) => typeof key === 'number');
      if (last < 0) return false;
      const cut = path.slice(0, last + 1);
      cuts.set(JSON.stringify(cut), cut);
    }
  }
  // From the end, so that the numbers of the others stay.
  for (const cut of [...cuts.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)))) {
    const list = at(setup, cut.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(cut.at(-1)), 1);
  }
  return true;
}

/** A larger setup that is legal, and where it grew; `undefined` if this try was not legal. */
export function grow(
  game: WholeGame,
  from: unknown,
  places: readonly Place[],
  pool: Pool,
  chance: Chance,
): { setup: unknown; places: Place[] } | undefined {
  const setup = copy(from) as Json;
  const touched: Place[] = [];
  const [things = 1, all] = chance(2, 3);
  for (let i = 0; i < things; i++) {
    const place = pickOne(places, chance) as Place;
    for (const path of find(setup, place, chance, all === 1)) {
      const value = growValue(at(setup, path), place, pool, chance);
      if (value === undefined) continue;
      put(setup, path, value);
      touched.push(place);
    }
  }
  if (!touched.length) return undefined;
  for (let i = 0; i <= REPAIRS; i++) {
    const read = game.setup.check(setup);
    if (read.ok) return { setup: read.setup, places: [...new Set(touched)] };
    if (!repair(setup, read.problems)) return undefined;
  }
  return undefined;
}
