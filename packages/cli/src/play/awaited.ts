import type { DiceGroup, Need, Types } from '@fray/engine';
import type { Speech } from '../speech.ts';

type Seen = Types['state'] | Types['view'];

/** What a die of the group must show, where it must show anything. */
function aim({ words }: Speech, { from, upTo }: DiceGroup): string | undefined {
  if (from !== undefined) return words.orMore(from);
  return upTo === undefined ? undefined : words.orLess(upTo);
}

/** The units of a group, each name once. An id that the game has no word for means nothing to people. */
function names({ text }: Speech, seen: Seen, group: DiceGroup): string[] {
  const nameOf = (unit: string) => text.thing?.(unit, seen) ?? text.note({ code: unit });
  const said = group.units.map((unit) => ({ unit, name: nameOf(unit) }));
  return [...new Set(said.filter(({ unit, name }) => name !== unit).map(({ name }) => name))];
}

/** `3 for Cruiser I (7 or more)`; `what` has named some of them already. */
function groupWords(speech: Speech, seen: Seen, group: DiceGroup, what: string): string {
  const { words } = speech;
  const named = names(speech, seen, group).filter((name) => !what.includes(name));
  const needs = aim(speech, group);
  if (!named.length) return needs === undefined ? `${group.count}` : words.diceAt(group.count, needs);
  return words.diceFor(group.count, named.join(', '), needs);
}

/** One group that needs nothing says no more than what the dice are for. */
const saysMore = (groups: readonly DiceGroup[]): boolean =>
  groups.length > 1 || groups.some(({ from, upTo }) => from !== undefined || upTo !== undefined);

/** Whose dice are awaited, what for, and into which groups they fall. */
export function awaitedWords(speech: Speech, seen: Seen, need: Need): string {
  const { count, sides, seat, why, groups = [] } = need;
  const { text, words } = speech;
  const what = text.note(why);
  if (need.held) return words.draws(text.seat(seat, seen), count, what);
  const thrown = words.throws(text.seat(seat, seen), count, sides, what);
  return saysMore(groups)
    ? `${thrown}: ${groups.map((group) => groupWords(speech, seen, group, what)).join(', ')}`
    : thrown;
}

/** What can be drawn, each once, and what is said where nothing can: its id, and what it is called. */
export function heldNames({ text }: Speech, seen: Seen, need: Need): { id: string; name: string }[] {
  const { held = [], none = [] } = need;
  return [...new Set(held.concat(none))].map((id) => ({ id, name: text.thing?.(id, seen) ?? id }));
}

/** What somebody typed as what was drawn: an id or a name, whole or as much of it as only one begins with. */
export function drawnFrom(held: readonly { id: string; name: string }[], typed: string): string {
  const word = typed.trim().toLowerCase();
  const isIt = (one: { id: string; name: string }) => one.id === word || one.name.toLowerCase() === word;
  const begins = held.filter((one) => one.id.startsWith(word) || one.name.toLowerCase().startsWith(word));
  return (held.find(isIt) ?? (begins.length === 1 ? begins[0] : undefined))?.id ?? word;
}
