import { does, EFFECT_ROWS, parseForces } from '@fray/games/twilight-imperium/form';
import {
  blankPlanet as blankPlanetOf,
  blankPlayer as blankPlayerOf,
  countUnits,
  FACTION_ROWS,
  lineOf,
  UNITS,
} from '@fray/games/twilight-imperium/screen';
import type { Option } from '../../setup/options.ts';

/** The parts of a Twilight Imperium setup that its form changes; all others are kept as they are. */
export interface Group {
  unit: string;
  count: number;
  damaged: number;
  galvanized: number;
}
export const LISTS = ['technologies', 'leaders', 'notes', 'relics', 'breakthroughs'] as const;
type Lists = Record<(typeof LISTS)[number], string[]>;
export interface Player extends Lists {
  faction: string;
  /** A text while a person is typing it. */
  space: Group[] | string;
  hand: string[] | null;
  fleetSupply: number | null;
  counters: Record<string, number>;
  policy?: { plays?: string[]; retreats?: boolean; [more: string]: unknown };
  [more: string]: unknown;
}
export interface Planet {
  id: string;
  owner: string | null;
  units: Record<string, Group[]>;
  [more: string]: unknown;
}
export interface Adjacent {
  id: string;
  retreat: string[];
  units: Record<string, Group[]>;
  [more: string]: unknown;
}
export interface Ti4Setup {
  start: string;
  extent: string;
  attacker: Player | null;
  defender: Player | null;
  thirds: Player[];
  sets: string[];
  system: { name: string; anomalies: string[]; planets: Planet[]; [more: string]: unknown };
  adjacent: Adjacent[];
  [more: string]: unknown;
}

export interface SetupProps {
  setup: Ti4Setup;
  change: (setup: Ti4Setup) => void;
}
export interface SideProps extends SetupProps {
  side: Side;
}
export type Side = 'attacker' | 'defender';
export const SIDES: readonly Side[] = ['attacker', 'defender'];
const SHIPS = [
  'flagship',
  'war-sun',
  'dreadnought',
  'cruiser',
  'carrier',
  'destroyer',
  'fighter',
  'infantry',
  'mech',
] as const;
export const ASHORE = ['infantry', 'mech', 'pds', 'space-dock'] as const;
type Type = (typeof SHIPS)[number] | (typeof ASHORE)[number];

export const rowOf = (id: string) => UNITS[id as keyof typeof UNITS];
/** The groups of a fleet; for a text, what can be read of it. */
export function groupsOf(space: Group[] | string | undefined, faction = 'neutral'): Group[] {
  if (typeof space !== 'string') return space ?? [];
  const read = parseForces(`${faction}: ${space}`, '');
  return read.ok ? read.value.player.space : [];
}
export const groupOf = (groups: readonly Group[], unit: string): Group | undefined =>
  groups.find((one) => one.unit === unit);

/** The line of a faction: its own if it has one. */
export const unitOf = (faction: string, type: Type, level: 1 | 2): string | undefined =>
  lineOf(faction as never, type, level);
/** What a faction can have: one row per type, two if both levels are present. */
export function unitsOf(faction: string, groups: readonly Group[], types: readonly Type[] = SHIPS): string[] {
  return types.flatMap((type) => {
    const lines = [unitOf(faction, type, 1), unitOf(faction, type, 2)].filter((id) => id !== undefined);
    const here = lines.filter((id) => groupOf(groups, id));
    const others = groups.map(({ unit }) => unit).filter((id) => rowOf(id)?.type === type && !lines.includes(id));
    return [...(here.length ? here : lines.slice(0, 1)), ...others];
  });
}
/** The other level of the line, if the faction has one. */
export function otherLevel(faction: string, unit: string): string | undefined {
  const row = rowOf(unit);
  const other = row && unitOf(faction, row.type as Type, row.level === 1 ? 2 : 1);
  return other === unit ? undefined : other;
}

/** The groups with this one changed; an empty group is dropped. */
export function withGroup(groups: readonly Group[], unit: string, more: Partial<Group>): Group[] {
  const old = groupOf(groups, unit) ?? { unit, count: 0, damaged: 0, galvanized: 0 };
  const next = { ...old, ...more };
  next.damaged = Math.min(next.damaged, next.count);
  next.galvanized = Math.min(next.galvanized, next.count);
  const at = groups.findIndex((one) => one.unit === unit);
  if (next.count <= 0) return groups.filter((one) => one.unit !== unit);
  return at < 0 ? [...groups, next] : groups.toSpliced(at, 1, next);
}
/** All units of a kind become the other level of its line, in their place in the list. */
export function upgradeUnits(groups: readonly Group[], from: string, to: string): Group[] {
  const old = groupOf(groups, from);
  if (!old) return [...groups];
  const there = groupOf(groups, to);
  if (!there) return groups.map((one) => (one === old ? { ...old, unit: to } : one));
  const sum = { count: old.count + there.count, damaged: old.damaged + there.damaged };
  return withGroup(withGroup(groups, from, { count: 0 }), to, sum);
}

/** `1 cruiser`, `2 Cruiser IIs`; a unit that is no row by its id. */
export const formatUnits = (unit: string, count: number): string =>
  rowOf(unit) ? countUnits(rowOf(unit).id, count) : `${count} ${unit}`;
export const textOf = (groups: readonly Group[]): string =>
  groups
    .map(({ unit, count, damaged }) => `${formatUnits(unit, count)}${damaged ? ` (${damaged} damaged)` : ''}`)
    .join(', ');

/** A player with nothing yet and unknown action cards. */
export const blankPlayer = (faction: string): Player => blankPlayerOf(faction as never) as unknown as Player;
export const blankPlanet = (id: string): Planet => blankPlanetOf(id, 'defender') as unknown as Planet;
type List = (typeof LISTS)[number];
/** The list of a player that an effect belongs to, by its kind. */
const KEPT: Record<string, List> = {
  technology: 'technologies',
  'faction-technology': 'technologies',
  agent: 'leaders',
  commander: 'leaders',
  hero: 'leaders',
  note: 'notes',
  relic: 'relics',
  breakthrough: 'breakthroughs',
  plot: 'breakthroughs',
};
/** Kinds of what a player holds, as people look for them. */
export const KINDS = ['technologies', 'cards', 'leaders', 'relics', 'breakthroughs', 'notes', 'laws'] as const;
export type Kind = (typeof KINDS)[number];
export const kindOf = (kind: string): Kind | undefined =>
  kind === 'action' ? 'cards' : kind === 'law' ? 'laws' : KEPT[kind];
export const factionName = (id: string | undefined): string | undefined =>
  FACTION_ROWS.find((row) => row.id === id)?.name;
export const shortFaction = (id: string | undefined): string | undefined =>
  FACTION_ROWS.find((row) => row.id === id)?.short;
export const factionsFor = (): Option[] =>
  FACTION_ROWS.filter((row) => row.id !== 'neutral').map(({ id, short }) => ({ id: id as string, name: short }));

/** Units keep their type and level as units of the new faction; what belonged to the old faction is dropped. */
export function withFaction(setup: Ti4Setup, side: Side, faction: string): Ti4Setup {
  const player = setup[side];
  if (!player) return { ...setup, [side]: blankPlayer(faction) };
  const space = groupsOf(player.space, player.faction).flatMap((group) => {
    const row = rowOf(group.unit);
    const unit = unitOf(faction, row.type as Type, row.level);
    return unit ? [{ ...group, unit }] : [];
  });
  return { ...setup, [side]: { ...player, faction, space, leaders: [], notes: [], breakthroughs: [] } };
}
const option = (row: (typeof EFFECT_ROWS)[number], group: string): Option => {
  const about = [factionName(row.faction), does(row.id)].filter(Boolean).join(': ');
  return { id: row.id, name: row.name, group, ...(about ? { about } : {}) };
};

/** Everything that a player may hold in these sets, by kind, the faction's own first; and every action card. */
export function holdings(
  sets: readonly string[],
  faction?: string,
  kinds: Partial<Record<Kind, string>> = {},
): { effects: Option[]; cards: Option[] } {
  const rows = EFFECT_ROWS.filter((row) => sets.includes(row.set));
  const foreign = ({ faction: of }: (typeof rows)[number]): number => (of === faction ? 0 : of === undefined ? 1 : 2);
  const listed = (kind: Kind): Option[] =>
    rows
      .filter((row) => kindOf(row.kind) === kind)
      .toSorted((a, b) => foreign(a) - foreign(b))
      .map((row) => option(row, kinds[kind] ?? kind));
  const effects = KINDS.filter((kind) => kind !== 'cards' && kind !== 'laws').flatMap(listed);
  return { effects, cards: listed('cards').map(({ group: _, ...card }) => card) };
}
export const listFor = (effect: string): List | undefined => {
  const row = EFFECT_ROWS.find((one) => one.id === effect);
  return row && KEPT[row.kind];
};
