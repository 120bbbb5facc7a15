import type { Choice, DecidedMove, Ruleset, Types } from '@fray/engine';
import { fixedChance, type HoldingCheck, type Listed } from './choices.ts';
import { hiddenPlaces } from './device.ts';
import { findInterrupts, type Interrupt } from './interrupts.ts';
import type { TableGame } from './types.ts';

/** The open face: hands lie face down beside a shared device, which shows what everybody may see. */

/** What only this seat may see, by id: the cards of its hand. */
export function heldInSecret(
  rules: Pick<Ruleset<Types>, 'secrets'>,
  state: Types['state'],
  seat: string,
): ReadonlySet<string> {
  const held = new Set<string>();
  const unknown = hiddenPlaces(rules, state, seat);
  for (const [where, fields] of hiddenPlaces(rules, state, undefined))
    for (const [field, value] of fields)
      if (typeof value === 'string' && !unknown.get(where)?.has(field)) held.add(value);
  return held;
}

/** The choice names something that only its seat may see. */
export const checkPrivate = (rules: Pick<Ruleset<Types>, 'secrets'>): HoldingCheck => {
  return (choice, state) => {
    const { about = [], role } = choice as Choice<Types> & Partial<Pick<Listed, 'about' | 'role'>>;
    if (!about.length || role === 'passes') return false;
    const held = heldInSecret(rules, state as Types['state'], choice.seat);
    return about.some(({ id }) => held.has(id));
  };
};

/** A state that could be behind what everybody sees: it depends on no hand. */
export const imagineOpenly = (rules: Ruleset<Types>, view: Types['view'], seat: string): Types['state'] =>
  rules.imagine(view, seat, fixedChance);

/** The moves of a decision, and who could answer them. */
interface Answered {
  /** The rules without what is possible at any time. */
  flow: Ruleset<Types>;
  view: Types['view'];
  moves: readonly DecidedMove<Types>[];
  seat: string;
}

/** What it could do with hidden cards in the windows of these moves: with every card that it could hold as far as the others know. */
export function couldReply(
  { rules, imagineMost }: Pick<TableGame, 'rules' | 'imagineMost'>,
  { flow, view, moves, seat }: Answered,
): readonly Interrupt[] {
  const most = imagineMost?.(view, seat);
  if (!most) return [];
  const held = heldInSecret(rules, most, seat);
  const counts = (one: Listed) => one.seat === seat && one.about.some(({ id }) => held.has(id));
  return held.size ? (findInterrupts(flow, most, moves, counts)?.found ?? []) : [];
}

/** What it can do with its hidden cards in the windows of these moves, as it knows itself. */
export function privateReplies(rules: Ruleset<Types>, { flow, view, moves, seat }: Answered): readonly Interrupt[] {
  const from = rules.imagine(view, seat, fixedChance);
  const held = heldInSecret(rules, from, seat);
  const counts = (one: Listed) => one.seat === seat && one.about.some(({ id }) => held.has(id));
  return findInterrupts(flow, from, moves, counts)?.found ?? [];
}
