import { seededDice } from '@fray/engine';
import { countLabel } from '../../count-label.ts';
import type { GameWords, Solution, Solver } from '../../game.ts';
import { chanceFrom } from '../../simulate.ts';
import { cardName } from '../text/names.ts';
import type { Fab, State, Who } from '../types.ts';
import { imagine } from '../view.ts';
import { type BlockSet, type Blocks, blockSets } from './blocks.ts';
import { after, nextDecision } from './going.ts';
import { alone, bestLine, type Line } from './line.ts';

/** What a seat can know without chance from its own view: every set of blocks, or the best line of its hand. */

const countOf = ({ blocks }: BlockSet, isGear: boolean): number =>
  blocks.filter(({ from }) => (from === 'equipment') === isGear).length;

/** Of the sets that let the same damage through, the one that takes least: cards before equipment. */
function describeBlocks(state: State, { among, sets }: Blocks): Solution {
  const best = new Map<number, BlockSet>();
  const price = (set: BlockSet): number => 100 * countOf(set, false) + countOf(set, true);
  for (const set of sets) {
    const { damage } = set;
    const cheapest = damage === undefined ? undefined : best.get(damage);
    if (damage !== undefined && (!cheapest || price(set) < price(cheapest))) best.set(damage, set);
  }
  const rows = [...best].toSorted(([a], [b]) => a - b);
  return {
    title: `Every way to block, if nobody reacts: ${countLabel(sets.length, 'way')} with ${countLabel(among, 'card')}`,
    rows: rows.map(([damage, set]) => ({
      does: set.blocks.map(({ card }) => cardName(state, card)).join(', ') || 'nothing',
      figures: { damage, cards: countOf(set, false), equipment: countOf(set, true) },
    })),
    left: sets.some(({ damage }) => damage === undefined) ? ['Sets that chance decides are left out.'] : [],
    proven: true,
    positions: sets.length,
  };
}

/** The actions as the buttons name them. */
function wordsOf(start: State, who: Who, { actions }: Line, text: GameWords<Fab>): string {
  const labels: string[] = [];
  let state = start;
  for (const action of actions) {
    const choice = nextDecision(state)?.list.find((it) => JSON.stringify(it.action) === JSON.stringify(action));
    if (choice && action.type !== 'pass') labels.push(text.label(choice, state));
    ({ state } = after(state, who, action, (it, now) => alone(who, it, now)));
  }
  return labels.join('; ') || 'nothing';
}

function describeLine(state: State, who: Who, line: Line, text: GameWords<Fab>): Solution {
  const { damage, cards, wins, byChance, left, proven, positions } = line;
  const open = left.map((card) => `${cardName(state, card)}: chance decides, so the odds stop here.`);
  return {
    title: `The best line of this hand, if nobody defends${wins ? ': it wins' : ''}`,
    rows: [{ does: wordsOf(state, who, line, text), figures: { damage, 'cards left': cards } }],
    left: byChance ? [...open, 'The line ends there: what follows depends on chance.'] : open,
    proven,
    positions,
  };
}

export const solver: Solver<Fab> = {
  solve(view, seat, text) {
    // With real decks nobody knows the hands.
    if (seat === 'host' || view.realDeck) return undefined;
    const state = imagine(view, seat, chanceFrom(seededDice(1, 0)));
    const blocks = blockSets(state, seat);
    if (blocks) return describeBlocks(state, blocks);
    const line = bestLine(state, seat);
    return line && describeLine(state, seat, line, text);
  },
};
