import { clone } from '@fray/engine';
import type { Problem } from '@fray/games';
import { EFFECT_ROWS, parseForces, standAshore } from '@fray/games/twilight-imperium/form';
import {
  blankPlanet,
  blankPlayer,
  type Group,
  groupsOf,
  LISTS,
  listFor,
  type Planet,
  type Player,
  rowOf,
  type Side,
  type Ti4Setup,
  textOf,
} from './setup-model.ts';

/** A side in one line, as `fray odds` reads it: `2 dread, 1 carrier, 4 ff; duranium; on Jord: 2 inf`. */

const COUNTERS: Record<string, string> = {
  tradeGoods: 'trade goods',
  commodities: 'commodities',
  resources: 'resources',
  influence: 'influence',
  strategyTokens: 'strategy tokens',
  tacticTokens: 'tactic tokens',
};
/** What a line may name besides units. */
const NAMED = EFFECT_ROWS.filter((row) => row.kind === 'action' || listFor(row.id));
const nameOf = (id: string): string => EFFECT_ROWS.find((row) => row.id === id)?.name ?? id;
const landedOf = (planet: Planet, side: Side): Group[] => planet.units[side] ?? [];

/** The side as a text that reads back as the same. Without the faction, which is chosen beside the line. */
export function writeLine(setup: Ti4Setup, side: Side): string {
  const player = setup[side];
  if (!player) return '';
  const held = [...LISTS.flatMap((list) => player[list] ?? []), ...(player.hand ?? [])].map(nameOf);
  const figures = [
    ...(player.fleetSupply === null ? [] : [`fleet ${player.fleetSupply}`]),
    ...Object.entries(player.counters).flatMap(([name, n]) => (n && COUNTERS[name] ? `${n} ${COUNTERS[name]}` : [])),
  ];
  const owned = ((player.upgrades ?? []) as string[]).map((unit) => `no ${rowOf(unit)?.name ?? unit}`);
  const ashore = setup.system.planets.flatMap((planet) => {
    const units = landedOf(planet, side);
    return units.length ? [`on ${planet.id}: ${textOf(units)}`] : [];
  });
  // Without a fleet the rest begins the line: `; on Abyz:` would read the same, but looks like a typo.
  return [textOf(groupsOf(player.space, player.faction)), [...owned, ...held].join(', '), figures.join(', '), ...ashore]
    .filter(Boolean)
    .join('; ');
}

/** `letnev: 2 dread`, but not `on Jord: 2 inf`. */
const NAMES_FACTION = /^(?!\s*(on|planet|space)\b)[^:;,]*:/i;

export const withoutFaction = (line: string): string =>
  NAMES_FACTION.test(line) ? line.replace(/^[^:]*:\s*/, '') : line;

export type ReadLine = { ok: true; setup: Ti4Setup } | { ok: false; problems: readonly Problem[] };

/** The setup with this line for a side; a faction in front of it replaces the chosen one. */
export function readLine(setup: Ti4Setup, side: Side, text: string): ReadLine {
  const old = setup[side] ?? blankPlayer('sol');
  const parse = (line: string) => parseForces(line, side, setup.sets as never);
  const here = (line: string): string => (NAMES_FACTION.test(line) ? line : `${old.faction}: ${line}`);
  const given = parse(here(text));
  const longer = given.ok ? undefined : completeNames(text, given.problems, setup.sets);
  const whole = longer === undefined ? given : parse(here(longer));
  // `letnev 2 dread`: a faction without a colon, if the line cannot be read otherwise.
  const read = whole.ok ? whole : parse(longer ?? text);
  if (!read.ok || (!whole.ok && !read.value.namesFaction))
    return { ok: false, problems: whole.ok ? [] : whole.problems };
  const { player, planets } = read.value;
  const namesFaction = !whole.ok || NAMES_FACTION.test(text);
  const next = { ...old, faction: namesFaction ? player.faction : old.faction } as Player;
  for (const list of LISTS) next[list] = [...player[list]];
  next.space = player.space as Group[];
  next.upgrades = [...player.upgrades];
  next.fleetSupply = player.fleetSupply;
  next.counters = { ...player.counters };
  next.hand = player.hand ?? (old.hand === null ? null : []);
  const landed = withLandings({ ...setup, [side]: next }, side, planets as Record<string, Group[]>);
  return { ok: true, setup: side === 'defender' ? ashore(landed) : landed };
}

/** What of the defender cannot be in space stands on its planet, named or not. */
function ashore(setup: Ti4Setup): Ti4Setup {
  const copy = clone(setup) as Ti4Setup;
  standAshore(copy as never, false);
  return copy;
}

/** `duranium` for Duranium Armor: a word that only one name of these sets begins with. `undefined` if there is none. */
function completeNames(text: string, problems: readonly Problem[], sets: readonly string[]): string | undefined {
  let line = text;
  for (const { code, word } of problems) {
    if (code !== 'unknown-word' || typeof word !== 'string') continue;
    const start = `${word.toLowerCase()} `;
    const [only, ...more] = NAMED.filter(({ set, name }) => sets.includes(set) && name.toLowerCase().startsWith(start));
    if (only && !more.length) line = line.replace(word, only.name);
  }
  return line === text ? undefined : line;
}

/** The line says all that its side has on planets; a planet that it names for the first time is the defender's. */
function withLandings(setup: Ti4Setup, side: Side, on: Readonly<Record<string, Group[]>>): Ti4Setup {
  const rest = new Map(Object.entries(on).map(([id, units]) => [id.toLowerCase(), { id, units }]));
  const planets = setup.system.planets.map((planet) => {
    const given = rest.get(planet.id.toLowerCase());
    rest.delete(planet.id.toLowerCase());
    if (!given && !landedOf(planet, side).length) return planet;
    return { ...planet, units: { ...planet.units, [side]: given?.units ?? [] } };
  });
  for (const { id, units } of rest.values()) planets.push({ ...blankPlanet(id), units: { [side]: units } });
  return { ...setup, system: { ...setup.system, planets } };
}

/** Whether two setups have the same side: then the typed text stays as it is. */
export const sameSide = (a: Ti4Setup, b: Ti4Setup, side: Side): boolean =>
  a[side]?.faction === b[side]?.faction && writeLine(a, side) === writeLine(b, side);
