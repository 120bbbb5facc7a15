import type { DiceGroup, Need, Types } from '@fray/engine';
import type { Speech } from '../speech.ts';

type Seen = Types['state'] | Types['view'];

/** What a die of the group must show; `undefined` if any face will do. */
function aim({ words }: Speech, { from, upTo }: DiceGroup): string | undefined {
  if (from !== undefined) return words.orMore(from);
  return upTo === undefined ? undefined : words.orLess(upTo);
}

/** The names of the units of a group, each once, without ids that have no name. */
function names({ text }: Speech, seen: Seen, group: DiceGroup): string[] {
  const nameOf = (unit: string) => text.thing?.(unit, seen) ?? text.note({ code: unit });
  const units = group.units.map((unit) => ({ unit, name: nameOf(unit) }));
  return [...new Set(units.filter(({ unit, name }) => name !== unit).map(({ name }) => name))];
}

/** `3 for Cruiser (7 or more)`, without names that `what` already has. */
function groupWords(speech: Speech, seen: Seen, group: DiceGroup, what: string): string {
  const { words } = speech;
  const others = names(speech, seen, group).filter((name) => !what.includes(name));
  const needs = aim(speech, group);
  if (!others.length) return needs === undefined ? `${group.count}` : words.diceAt(group.count, needs);
  return words.diceFor(group.count, others.join(', '), needs);
}

const saysMore = (groups: readonly DiceGroup[]): boolean =>
  groups.length > 1 || groups.some(({ from, upTo }) => from !== undefined || upTo !== undefined);

/** Whose dice are awaited, what for, and into which groups they fall. */
export function awaitedWords(speech: Speech, seen: Seen, need: Need): string {
  const { count, sides, seat, why, groups = [] } = need;
  const { text, words } = speech;
  const what = text.note(why);
  if (need.held) return words.draws(text.seat(seat, seen), count, what);
  const thrown = words.rolls(text.seat(seat, seen), count, sides, what);
  return saysMore(groups)
    ? `${thrown}: ${groups.map((group) => groupWords(speech, seen, group, what)).join(', ')}`
    : thrown;
}

/** What can be drawn, each once, with the answer for "nothing to draw" last. */
export function heldNames({ text }: Speech, seen: Seen, need: Need): { id: string; name: string }[] {
  const { held = [], none = [] } = need;
  return [...new Set(held.concat(none))].map((id) => ({ id, name: text.thing?.(id, seen) ?? id }));
}

/** Finds what was drawn by its id, its name, or the unique beginning of either. */
export function drawnFrom(held: readonly { id: string; name: string }[], typed: string): string {
  const word = typed.trim().toLowerCase();
  const isIt = (one: { id: string; name: string }) => one.id === word || one.name.toLowerCase() === word;
  const begins = held.filter((one) => one.id.startsWith(word) || one.name.toLowerCase().startsWith(word));
  return (held.find(isIt) ?? (begins.length === 1 ? begins[0] : undefined))?.id ?? word;
}
