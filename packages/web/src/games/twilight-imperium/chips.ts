import { does, EFFECT_ROWS } from '@fray/games/twilight-imperium/form';
import { found } from '../../setup/options.ts';
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
  upgraded,
} from './setup-model.ts';

/** One thing that a side may have or not have: on or off by a tap. */
export interface Chip {
  id: string;
  name: string;
  about?: string;
  on: boolean;
  /** The set-up with the chip as it would be after a tap. */
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
const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** With it, or without it. A card is in hand, and whoever counts plays it; a law is everybody's. */
function tapped(setup: Ti4Setup, side: Side, player: Player, row: Row): Ti4Setup {
  if (row.kind === 'law') {
    const laws = setup.laws as { law: string; owner: string | null }[];
    const rest = laws.filter(({ law }) => law !== row.id);
    return { ...setup, laws: rest.length < laws.length ? rest : [...laws, { law: row.id, owner: null }] };
  }
  const list = listFor(row.id);
  const next: Player =
    row.kind === 'action'
      ? withCard(player, row.id)
      : list
        ? { ...player, [list]: toggled(player[list], row.id) }
        : player;
  return { ...setup, [side]: next };
}
function withCard(player: Player, card: string): Player {
  const hand = toggled(player.hand ?? [], card);
  const plays = (player.policy?.plays ?? []).filter((one) => one !== card);
  return { ...player, hand, policy: { ...player.policy, plays: hand.includes(card) ? [...plays, card] : plays } };
}

/** The other level of every line that flies along. */
function upgradesOf(setup: Ti4Setup, side: Side, player: Player): Chip[] {
  const groups = groupsOf(player.space, player.faction);
  return groups.flatMap(({ unit }) => {
    const other = otherLevel(player.faction, unit);
    const second = rowOf(unit).level === 2 ? unit : other;
    if (!other || !second || (second !== unit && groupOf(groups, second))) return [];
    const space = upgraded(groups, unit, other);
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

/** What many fleets have, and what people ask about; a faction's own comes before it. */
const USUAL = ['duranium-armor', 'assault-cannon', 'morale-boost', 'shields-holding', 'direct-hit'];
/** So many of a kind are offered before anybody searches. */
const FEW = 4;

/** Upgrades and everything that is on, then what fits the words typed, or what is asked about most. */
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
      tapped: tapped(setup, side, player, row),
      ...(about === undefined ? {} : { about }),
    };
  };
  const ids = new Set(
    found(
      rows.map(({ id, name }) => ({ id, name })),
      query,
    ).list.map(({ id }) => id),
  );
  const isOwn = (row: Row): boolean => row.faction === player.faction && row.kind !== 'note';
  const offered = query.trim()
    ? (row: Row) => ids.has(row.id)
    : (row: Row) => isHeld(player, setup, row) || isOwn(row) || USUAL.includes(row.id);
  const upgrades = upgradesOf(setup, side, player).filter(
    ({ name }) => !query.trim() || found([{ id: '', name }], query).list.length > 0,
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
