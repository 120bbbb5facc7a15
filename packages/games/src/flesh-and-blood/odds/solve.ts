import { seededDice } from '@fray/engine';
import { countLabel } from '../../count-label.ts';
import type { GameWords, Solution, SolutionRow, Solver } from '../../game.ts';
import { chanceFrom } from '../../simulate.ts';
import type { Action } from '../actions.ts';
import { cardName } from '../text/names.ts';
import { type Fab, foe, type State, type View, type Who } from '../types.ts';
import { imagine } from '../view.ts';
import { type BlockSet, blockSets } from './blocks.ts';
import { defendedSets } from './defense.ts';
import { after, nextDecision } from './going.ts';
import { alone, type Line, linesOf } from './line.ts';
import { answerLines, CARD_WORTH, defenseOf, withUnseen } from './reply.ts';

/** What a seat can know without chance from its own view, as one table: a row per first move, or per set of blocks. */

/** The most positions for the lines, and the most runs of the rules for the answers to them. */
export const MOST_POSITIONS = 3_000;
export const MOST_RUNS = 2_000;

const round = (figure: number): number => Math.round(10 * figure) / 10;

function describeBlocks(state: State, who: Who, sets: readonly BlockSet[], worth: number): Solution<Fab> {
  const { rows, proven, positions } = defendedSets(state, who, sets, worth);
  const isLeftOut = sets.some(({ damage }) => damage === undefined);
  return {
    title: `Every set of blocks that no other beats, if nobody reacts: ${rows.length} of ${sets.length}`,
    about: [
      'Next turn: damage that the kept cards can do then if nobody defends. Worth: that, less damage and equipment (1 each), against no block.',
      ...(rows.some(({ unknown }) => unknown) ? [`A kept card that was not named is worth ${worth}.`] : []),
    ],
    rows: rows.map(({ set, next, worth: net }): SolutionRow<Fab> => {
      const { blocks, damage = 0, cards, equipment } = set;
      return {
        does: blocks.map(({ card }) => cardName(state, card)).join(', ') || 'nothing',
        figures: { damage, cards, equipment, 'next turn': next, worth: round(net) },
        actions: [...blocks, { type: 'done' }],
      };
    }),
    left: isLeftOut ? ['Sets that chance decides are left out.'] : [],
    proven,
    positions,
  };
}

/** The actions as the buttons name them. */
function labelsOf(start: State, who: Who, actions: readonly Action[], text: GameWords<Fab>): string[] {
  const labels: string[] = [];
  let state = start;
  for (const [at, action] of actions.entries()) {
    const choice = nextDecision(state)?.list.find((it) => JSON.stringify(it.action) === JSON.stringify(action));
    if (choice && (at === 0 || action.type !== 'pass')) labels.push(text.label(choice, state));
    ({ state } = after(state, who, action, (it, now) => alone(who, it, now)));
  }
  return labels;
}

interface Asked {
  text: GameWords<Fab>;
  /** What the cards of the other hand defend for. */
  defense: number;
  worth: number;
}
function describeLines(state: State, who: Who, lines: readonly Line[], asked: Asked): Solution<Fab> {
  const { text, defense, worth } = asked;
  const { rows, runs, complete } = answerLines(state, who, lines, { worth, limit: MOST_RUNS });
  const [line] = lines;
  const told = lines.map((it, at) => ({ it, row: rows[at] as (typeof rows)[number] }));
  // Of equal worth, what is not stopped comes first.
  told.sort(
    (a, b) => round(b.row.worth) - round(a.row.worth) || b.row.damage - a.row.damage || b.it.damage - a.it.damage,
  );
  const there = countLabel(state.players[foe(who)].hand.length, 'card');
  return {
    title: 'What each first move brings',
    about: [
      `Undefended: damage if nobody defends. Answered: damage against the best blocks of ${there}, each defending for ${defense}, and equipment in sight. Worth: that damage and what they spend, less what you spend (a card ${worth}, equipment 1).`,
    ],
    rows: told.map(({ it, row }): SolutionRow<Fab> => {
      const [first = '', ...rest] = labelsOf(state, who, it.actions, text);
      const { damage: answered, cards, equipment, kept, worth: net } = row;
      const figures = { undefended: it.damage, answered, 'they spend': cards, equipment, kept, worth: round(net) };
      return { does: first, then: rest, figures, actions: it.actions.slice(0, 1) };
    }),
    left: [
      ...(line?.left ?? []).map((card) => `${cardName(state, card)}: chance decides, so the odds stop here.`),
      ...(lines.some(({ wins }) => wins) ? ['Undefended, the best line wins.'] : []),
      'The line of a row does not change with their answers: it is followed or held back, not planned again.',
    ],
    proven: complete && line?.proven === true,
    positions: (line?.positions ?? 0) + runs,
  };
}

export const solver: Solver<Fab> = {
  settings: { cardWorth: CARD_WORTH },
  solve(view, seat, text, { cardWorth = CARD_WORTH } = {}) {
    // With real decks nobody knows the hands.
    if (seat === 'host' || view.realDeck) return undefined;
    return solveFor(view, seat, imagine(view, seat, chanceFrom(seededDice(1, 0))), { text, worth: cardWorth });
  },
};

function solveFor(view: View, seat: Who, imagined: State, { text, worth }: Omit<Asked, 'defense'>) {
  const blocks = blockSets(imagined, seat);
  if (blocks) return describeBlocks(imagined, seat, blocks.sets, worth);
  const other = foe(seat);
  const defense = defenseOf(imagined, view.players[other].unseen);
  const state = withUnseen(imagined, other, defense);
  const lines = linesOf(state, seat, { positions: MOST_POSITIONS });
  return lines && describeLines(state, seat, lines, { text, defense, worth });
}
