import { seeded } from '@fray/engine';
import { counted } from '../../counted.ts';
import type { GameWords, Reckoned, Reckoning } from '../../game.ts';
import { chanceFrom } from '../../simulate.ts';
import { cardName } from '../text/names.ts';
import type { Fab, State, Who } from '../types.ts';
import { imagine } from '../view.ts';
import { type BlockSet, type Blocks, blockSets } from './blocks.ts';
import { after, asked } from './going.ts';
import { alone, bestLine, type Line } from './line.ts';

/** What can be said without chance to the seat that is asked, from what it sees: every set of blocks, or the best line of its hand. */

const countOf = ({ blocks }: BlockSet, isGear: boolean): number =>
  blocks.filter(({ from }) => (from === 'equipment') === isGear).length;

/** Of the sets that let the same damage through, the one that takes least: cards before equipment. */
function blocksTold(state: State, { among, sets }: Blocks): Reckoned {
  const best = new Map<number, BlockSet>();
  const price = (set: BlockSet): number => 100 * countOf(set, false) + countOf(set, true);
  for (const set of sets) {
    const { damage } = set;
    const known = damage === undefined ? undefined : best.get(damage);
    if (damage !== undefined && (!known || price(set) < price(known))) best.set(damage, set);
  }
  const rows = [...best].toSorted(([a], [b]) => a - b);
  return {
    title: `Every way to block, if nobody reacts: ${counted(sets.length, 'way')} with ${counted(among, 'card')}`,
    rows: rows.map(([damage, set]) => ({
      does: set.blocks.map(({ card }) => cardName(state, card)).join(', ') || 'nothing',
      figures: { damage, cards: countOf(set, false), equipment: countOf(set, true) },
    })),
    left: sets.some(({ damage }) => damage === undefined)
      ? ['Some sets are decided by chance: they are not told.']
      : [],
    proven: true,
    positions: sets.length,
  };
}

/** What is done, one word after the other, as the buttons say it. */
function wordsOf(start: State, who: Who, { actions }: Line, text: GameWords<Fab>): string {
  const said: string[] = [];
  let state = start;
  for (const action of actions) {
    const choice = asked(state)?.list.find((it) => JSON.stringify(it.action) === JSON.stringify(action));
    if (choice && action.type !== 'pass') said.push(text.label(choice, state));
    ({ state } = after(state, who, action, (it, now) => alone(who, it, now)));
  }
  return said.join('; ') || 'nothing';
}

function lineTold(state: State, who: Who, line: Line, text: GameWords<Fab>): Reckoned {
  const { damage, cards, wins, byChance, left, proven, positions } = line;
  const open = left.map((card) => `${cardName(state, card)}: chance decides, so it is reckoned no further.`);
  return {
    title: `The best line of this hand, if nobody defends${wins ? ': it wins' : ''}`,
    rows: [{ does: wordsOf(state, who, line, text), figures: { damage, 'cards left': cards } }],
    left: byChance ? [...open, 'It goes up to there: what comes then is not known.'] : open,
    proven,
    positions,
  };
}

export const reckoning: Reckoning<Fab> = {
  reckon(view, seat, text) {
    // With real decks nobody knows the hands.
    if (seat === 'host' || view.real) return undefined;
    const state = imagine(view, seat, chanceFrom(seeded(1, 0)));
    const blocks = blockSets(state, seat);
    if (blocks) return blocksTold(state, blocks);
    const line = bestLine(state, seat);
    return line && lineTold(state, seat, line, text);
  },
};
