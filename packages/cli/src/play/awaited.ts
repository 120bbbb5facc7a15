import type { DiceGroup, Need, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';

type Seen = Types['state'] | Types['view'];

/** What a die of the group must show, where it must show anything. */
function aim({ from, upTo }: DiceGroup): string | undefined {
  if (from !== undefined) return `${from} or more`;
  return upTo === undefined ? undefined : `${upTo} or less`;
}

/** The units of a group, each name once. An id that the game has no word for means nothing to people. */
function names(game: AnyGame, seen: Seen, group: DiceGroup): string[] {
  const text = game.text.en;
  const nameOf = (unit: string) => text.thing?.(unit, seen) ?? text.note({ code: unit });
  const said = group.units.map((unit) => ({ unit, name: nameOf(unit) }));
  return [...new Set(said.filter(({ unit, name }) => name !== unit).map(({ name }) => name))];
}

/** `3 for Cruiser I (7 or more)`; `what` has named some of them already. */
function groupWords(game: AnyGame, seen: Seen, group: DiceGroup, what: string): string {
  const named = names(game, seen, group).filter((name) => !what.includes(name));
  const needs = aim(group);
  if (!named.length) return needs === undefined ? `${group.count}` : `${group.count} at ${needs}`;
  return `${group.count} for ${named.join(', ')}${needs === undefined ? '' : ` (${needs})`}`;
}

/** One group that needs nothing says no more than what the dice are for. */
const saysMore = (groups: readonly DiceGroup[]): boolean =>
  groups.length > 1 || groups.some((group) => aim(group) !== undefined);

/** Whose dice are awaited, what for, and into which groups they fall. */
export function awaitedWords(game: AnyGame, seen: Seen, need: Need): string {
  const { count, sides, seat, why, groups = [] } = need;
  const text = game.text.en;
  const what = text.note(why);
  const thrown = `${text.seat(seat, seen)} throws ${count} d${sides} (${what})`;
  return saysMore(groups)
    ? `${thrown}: ${groups.map((group) => groupWords(game, seen, group, what)).join(', ')}`
    : thrown;
}
