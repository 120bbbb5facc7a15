import { clone, type Reason } from '@fray/engine';
import type { Held, Supposed } from '../../game.ts';
import { meantBy, type Words, wordsFor } from '../../printed.ts';
import { CARDS } from '../content/cards.ts';
import { SKILLS } from '../content/skills.ts';
import { UNITS } from '../content/units.ts';
import { hasRealCards } from '../rules/table.ts';
import { gainCard } from '../steps/changes/hero.ts';
import type { Hero, MageKnight, Seat, State } from '../types.ts';
import { MOST } from './most.ts';

/** A fight with real cards as a hero sees it who says what they hold: a copy for one question, as with `pool: cards`. */

const wordsOf = (rows: Readonly<Record<string, { id: string; name: string }>>): Words =>
  wordsFor(Object.values(rows).map(({ id, name }) => [id, name]));
const PLACES: Readonly<Record<string, Words | undefined>> = {
  hand: wordsOf(CARDS),
  mana: undefined,
  crystals: undefined,
  skills: wordsOf(SKILLS),
  units: wordsOf(UNITS),
};

/** `red`, `2 red`, `red 2`. */
function addMana(counts: Record<string, number>, text: string): boolean {
  const found = /^(?:(\d)\s+)?([a-z]+)(?:\s+(\d))?$/i.exec(text);
  const colour = found?.[2]?.toLowerCase() ?? '';
  if (!Object.hasOwn(counts, colour)) return false;
  counts[colour] = (counts[colour] ?? 0) + Number(found?.[1] ?? found?.[3] ?? 1);
  return true;
}
const emptyCounts = <R extends object>(counts: R): R =>
  Object.fromEntries(Object.keys(counts).map((key) => [key, 0])) as R;

function readyUnits(hero: Hero, ids: readonly string[]): Reason[] {
  const left = [...ids];
  for (const unit of hero.units) {
    const at = left.indexOf(unit.unit);
    unit.ready = at >= 0;
    if (at >= 0) left.splice(at, 1);
  }
  return left.map((text) => ({ code: 'held-unknown', text: UNITS[text]?.name ?? text }));
}

export async function suppose(real: State, seat: Seat, held: Held): Promise<Supposed<MageKnight>> {
  const state = clone(real);
  const hero = state.heroes.find((one) => one.seat === seat);
  if (!hasRealCards(real) || !hero) return { ok: false, problems: [{ code: 'held-not-here' }] };
  const problems: Reason[] = [];
  const unknown = (text: string): string[] => {
    problems.push({ code: 'held-unknown', text });
    return [];
  };
  const idsIn = (place: string): string[] | undefined => {
    const words = PLACES[place];
    return words && held[place]?.flatMap((text) => meantBy(words, text) ?? unknown(text));
  };
  for (const place of Object.keys(held))
    if (!Object.hasOwn(PLACES, place))
      problems.push({ code: 'held-place', place, places: Object.keys(PLACES).join(', ') });
  const hand = idsIn('hand') ?? [];
  if (hand.length > MOST.hand) problems.push({ code: 'held-too-many', most: MOST.hand, place: 'hand' });
  hero.hand = [];
  for (const card of hand) gainCard(hero.hand, card);
  for (const [place, field] of [
    ['mana', 'tokens'],
    ['crystals', 'crystals'],
  ] as const) {
    const counts: Record<string, number> = emptyCounts(hero[field]);
    for (const text of held[place] ?? []) if (!addMana(counts, text)) unknown(text);
    if (held[place]) Object.assign(hero[field], counts);
  }
  const skills = idsIn('skills');
  if (skills) hero.skills = skills.map((id) => ({ id, ready: true }));
  const units = idsIn('units');
  if (units) problems.push(...readyUnits(hero, units));
  Object.assign(state, { typedPoints: false, cards: true });
  return problems.length ? { ok: false, problems } : { ok: true, state, left: [] };
}
