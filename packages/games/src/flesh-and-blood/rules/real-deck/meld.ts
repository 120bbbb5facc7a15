import type { CardRow } from '../../content/row.ts';
import type { State } from '../../types.ts';
import type { ResolvedCard } from './given.ts';
import type { Facts } from './types.ts';
import { HALVES, type Half } from './types.ts';
export const isHalf = (option: string): option is Half => (HALVES as readonly string[]).includes(option);

const isMeld = (facts: Facts | undefined): facts is Facts => facts?.labels.includes('meld') ?? false;

/** The halves to choose from when the card is announced. */
export const openHalves = (state: State, card: string, paid: readonly string[]): readonly Half[] =>
  isMeld(state.realDeck?.facts[card]) && !paid.some(isHalf) ? HALVES : [];

/** The second half alone, if it is an instant; else `undefined`. The card list does not have the figures of each half. */
export function secondHalf(it: ResolvedCard): ResolvedCard | undefined {
  const facts = it.facts[it.card];
  const row = it.custom[it.card];
  if (!row || !isMeld(facts) || !facts.kinds.includes('Instant')) return undefined;
  const { arcane: _, ...rest } = facts;
  const { 'go again': __, ...keywords } = row.keywords ?? {};
  const half: CardRow = { ...row, type: 'instant', keywords };
  const card = `${it.card}-second-half`;
  const labels = facts.labels.filter((label) => label !== 'meld');
  return {
    card,
    custom: { ...it.custom, [card]: half },
    facts: { ...it.facts, [card]: { ...rest, labels } },
  };
}
