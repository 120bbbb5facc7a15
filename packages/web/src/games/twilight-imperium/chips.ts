import { does, EFFECT_ROWS } from '@fray/games/twilight-imperium/form';
import { search } from '../../setup/options.ts';
import {
  groupOf,
  groupsOf,
  KINDS,
  type Kind,
  kindOf,
  listFor,
  otherLevel,
  type Player,
  rowOf,
  type Side,
  type Ti4Setup,
  upgradeUnits,
} from './setup-model.ts';

/** Something that a side may have: on or off by a tap. */
export interface Chip {
  id: string;
  name: string;
  about?: string;
  on: boolean;
  tapped: Ti4Setup;
}
export interface ChipGroup {
  kind: 'upgrades' | Kind;
  chips: Chip[];
}

type Row = (typeof EFFECT_ROWS)[number];
const isHeld = (player: Player, setup: Ti4Setup, row: Row): boolean => {
  if (row.kind === 'action') return player.hand?.includes(row.id) ?? false;
  if (row.kind === 'law') return (setup.laws as { law: string }[]).some(({ law }) => law === row.id);
  const list = listFor(row.id);
  return list !== undefined && player[list].includes(row.id);
};
const toggle = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** The setup with it, or without it. A law belongs to everybody. */
function tapChip(setup: Ti4Setup, side: Side, player: Player, row: Row): Ti4Setup {
  if (row.kind === 'law') {
    const laws = setup.laws as { law: string; owner: string | null }[];
    const rest = laws.filter(({ law }) => law !== row.id);
    return { ...setup, laws: rest.length < laws.length ? rest : [...laws, { law: row.id, owner: null }] };
  }
  const list = listFor(row.id);
  const next: Player =
    row.kind === 'action'
      ? { ...player, hand: toggle(player.hand ?? [], row.id) }
      : list
        ? { ...player, [list]: toggle(player[list], row.id) }
        : player;
  return { ...setup, [side]: next };
}

/** The other level of every line in the fleet. */
function upgradesOf(setup: Ti4Setup, side: Side, player: Player): Chip[] {
  const groups = groupsOf(player.space, player.faction);
  return groups.flatMap(({ unit }) => {
    const other = otherLevel(player.faction, unit);
    const second = rowOf(unit).level === 2 ? unit : other;
    if (!other || !second || (second !== unit && groupOf(groups, second))) return [];
    const space = upgradeUnits(groups, unit, other);
    const [from, to] = [rowOf(second === unit ? other : unit), rowOf(second)];
    const about = from.combat === to.combat ? undefined : `${from.combat}+ → ${to.combat}+`;
    const chip: Chip = {
      id: second,
      name: to.name,
      on: second === unit,
      tapped: { ...setup, [side]: { ...player, space } },
    };
    return [about === undefined ? chip : { ...chip, about }];
  });
}

/** Common in many fleets; a faction's own comes first. */
const USUAL = ['duranium-armor', 'assault-cannon', 'morale-boost', 'shields-holding', 'direct-hit'];
/** The number of chips per kind before anybody searches. */
const FEW = 4;

/** Upgrades and everything that is on, then what matches the query, or what is most common. */
export function chipsOf(setup: Ti4Setup, side: Side, query: string): ChipGroup[] {
  const player = setup[side];
  if (!player) return [];
  const rows = EFFECT_ROWS.filter((row) => setup.sets.includes(row.set) && kindOf(row.kind));
  const chipOf = (row: Row): Chip => {
    const about = does(row.id);
    return {
      id: row.id,
      name: row.name,
      on: isHeld(player, setup, row),
      tapped: tapChip(setup, side, player, row),
      ...(about === undefined ? {} : { about }),
    };
  };
  const ids = new Set(
    search(
      rows.map(({ id, name }) => ({ id, name })),
      query,
    ).list.map(({ id }) => id),
  );
  const isOwn = (row: Row): boolean => row.faction === player.faction && row.kind !== 'note';
  const offered = query.trim()
    ? (row: Row) => ids.has(row.id)
    : (row: Row) => isHeld(player, setup, row) || isOwn(row) || USUAL.includes(row.id);
  const upgrades = upgradesOf(setup, side, player).filter(
    ({ name }) => !query.trim() || search([{ id: '', name }], query).list.length > 0,
  );
  const first = (row: Row): number => (isHeld(player, setup, row) ? 0 : isOwn(row) ? 1 : 2);
  const kinds = KINDS.map((kind): ChipGroup => {
    const mine = rows
      .filter((row) => kindOf(row.kind) === kind && offered(row))
      .toSorted((a, b) => first(a) - first(b));
    const held = mine.filter((row) => isHeld(player, setup, row)).length;
    return { kind, chips: mine.slice(0, Math.max(held, query.trim() ? 12 : FEW)).map(chipOf) };
  });
  return [{ kind: 'upgrades' as const, chips: upgrades }, ...kinds].filter(({ chips }) => chips.length > 0);
}
