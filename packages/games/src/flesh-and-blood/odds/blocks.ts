import type { Action } from '../actions.ts';
import type { CardId } from '../content/row.ts';
import { activeLink, lastLink } from '../rules/cards.ts';
import { foe, type State, type Who } from '../types.ts';
import { after, type Decision, nextDecision, quietly } from './going.ts';

/** Every set of blocks, each once, with what comes of it if nobody reacts. */

type Block = Extract<Action, { type: 'block' }>;
export interface BlockSet {
  blocks: readonly Block[];
  /** Life that the defender loses by the link; `undefined` if chance decides. */
  damage: number | undefined;
  hits: boolean;
  /** Cards of hand and arsenal, and pieces of equipment. */
  cards: number;
  equipment: number;
}
export interface Blocks {
  /** Cards and equipment that may defend, copies counted: there are at most two to the power of these sets. */
  among: number;
  sets: readonly BlockSet[];
}

const isBlock = (action: Action): action is Block => action.type === 'block';
const blocksOf = (it: Decision | undefined): Block[] => (it?.list ?? []).map(({ action }) => action).filter(isBlock);
const nameOf = ({ card, from }: Block): string => `${from} ${card}`;

/** How often a block can be declared: copies of a card are alike. */
function copies(state: State, who: Who, { card, from }: Block): number {
  const { hand, equipment } = state.players[who];
  const there: readonly CardId[] = from === 'hand' ? hand : equipment.map((it) => it.card);
  return from === 'arsenal' ? 1 : there.filter((one) => one === card).length;
}

/** The link to the end of its damage, with nobody adding anything. */
function playToDamage(start: State, who: Who): Pick<BlockSet, 'damage' | 'hits'> {
  const { state, byChance } = after(start, who, { type: 'done' }, (it, now) =>
    isDealt(now) ? undefined : quietly(it),
  );
  const link = lastLink(state);
  // A hit draws after its damage; chance before it is not computed.
  if (byChance && !link?.dealt) return { damage: undefined, hits: false };
  return { damage: start.players[who].life - state.players[who].life, hits: link?.hit ?? false };
}
function isDealt(state: State): boolean {
  const link = lastLink(state);
  return (!link || link.gone || link.dealt) && !state.stack.length && !state.waiting.length;
}

/** `undefined` unless defenders are being declared. */
export function blockSets(state: State, who: Who): Blocks | undefined {
  const link = activeLink(state);
  if (!state.awaiting_defense || !link || foe(link.attack.by) !== who || state.mode !== 'official') return undefined;
  const first = blocksOf(nextDecision(state));
  const order = first.map(nameOf);
  const among = first.reduce((sum, block) => sum + copies(state, who, block), 0);
  const sets: BlockSet[] = [];
  // Sets grow in the order listed: each is met once.
  const grow = (now: State, open: readonly Block[], from: number, blocks: readonly Block[]): void => {
    const equipment = blocks.filter((it) => it.from === 'equipment').length;
    sets.push({ blocks, ...playToDamage(now, who), cards: blocks.length - equipment, equipment });
    for (const block of open) {
      const at = order.indexOf(nameOf(block));
      if (at < from) continue;
      const next = after(now, who, block);
      grow(next.state, blocksOf(next.decision), at, [...blocks, block]);
    }
  };
  grow(state, first, 0, []);
  return { among, sets };
}
