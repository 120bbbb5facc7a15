import type { CardId } from '../content/row.ts';
import { isBlank } from '../rules/real-deck/blanks.ts';
import type { State, Who } from '../types.ts';
import type { BlockSet } from './blocks.ts';
import { bestLine } from './line.ts';
import { nextTurn } from './next-turn.ts';

/** Sets of blocks by what they stop and take, and by what the kept cards can do next turn. */

/** The most positions for the next turn of one kept hand. */
const MOST_POSITIONS = 400;

export interface DefendedSet {
  set: BlockSet;
  /** Damage that the kept cards can do next turn, if nobody defends. */
  next: number;
  /** Against no block. */
  worth: number;
  /** Kept cards that nobody named: they cannot do anything, but they are worth something. */
  unknown: number;
}

const isBeatenBy = (a: BlockSet, b: BlockSet): boolean => {
  const [mine, theirs] = [a, b].map(({ damage = 0, cards, equipment }) => [damage, cards, equipment]) as [
    number[],
    number[],
  ];
  return theirs.every((it, at) => it <= (mine[at] ?? 0)) && theirs.some((it, at) => it < (mine[at] ?? 0));
};
/** Every set that no other beats in damage, cards and equipment at once. */
function unbeaten(sets: readonly BlockSet[]): BlockSet[] {
  const certain = sets.filter(({ damage }) => damage !== undefined);
  return certain.filter((set) => !certain.some((other) => isBeatenBy(set, other)));
}

function keptOf(state: State, who: Who, { blocks }: BlockSet): CardId[] {
  const kept = [...state.players[who].hand];
  for (const { card, from } of blocks) if (from === 'hand') kept.splice(kept.indexOf(card), 1);
  return kept;
}

export function defendedSets(
  state: State,
  who: Who,
  sets: readonly BlockSet[],
  cardWorth: number,
): { rows: DefendedSet[]; proven: boolean; positions: number } {
  const { life } = state.players[who];
  const turns = new Map<string, { damage: number; unknown: number }>();
  let proven = true;
  let positions = sets.length;
  const nextOf = (set: BlockSet): { damage: number; unknown: number } => {
    const kept = keptOf(state, who, set);
    const key = `${kept.join(' ')} ${set.blocks.some(({ from }) => from === 'arsenal')}`;
    const before = turns.get(key);
    if (before) return before;
    const from = set.blocks.some((it) => it.from === 'arsenal') ? withoutArsenal(state, who) : state;
    const line = bestLine(nextTurn(from, who, kept), who, { positions: MOST_POSITIONS });
    proven &&= line?.proven !== false;
    positions += line?.positions ?? 0;
    const turn = { damage: line?.damage ?? 0, unknown: kept.filter(isBlank).length };
    turns.set(key, turn);
    return turn;
  };
  const worthOf = (set: BlockSet): number => {
    const { damage, unknown } = nextOf(set);
    const taken = set.damage ?? 0;
    // Who is beaten has no next turn.
    return (taken >= life ? -1000 : damage + cardWorth * unknown) - taken - set.equipment;
  };
  const none = sets.find(({ blocks }) => !blocks.length);
  const base = none && none.damage !== undefined ? worthOf(none) : 0;
  const rows = unbeaten(sets).map((set): DefendedSet => {
    const { damage, unknown } = nextOf(set);
    return { set, next: damage, worth: worthOf(set) - base, unknown };
  });
  rows.sort((a, b) => b.worth - a.worth || (a.set.damage ?? 0) - (b.set.damage ?? 0) || a.set.cards - b.set.cards);
  return { rows, proven, positions };
}

const withoutArsenal = (state: State, who: Who): State => ({
  ...state,
  players: { ...state.players, [who]: { ...state.players[who], arsenal: null } },
});
