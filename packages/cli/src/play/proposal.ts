import { bestLine } from '@fray/advisor/line';
import type { Combat, PromptChoice, Types } from '@fray/engine';
import { type GameText, type WholeGame, withOdds } from '@fray/games';
import { type PickNext, pickByPolicy, pickInOrder, type Question, type Table } from '@fray/table';

/** Moves that one answer makes, each with its label at the moment when it is made. */
export interface Proposal {
  moves: readonly PromptChoice<Types>[];
  labels: readonly string[];
}

/** A combat at the terminal, as far as a proposal needs it. */
interface Asked {
  game: WholeGame;
  table: Table;
  combat: Combat<Types>;
  text: GameText<Types>;
}

/** What is proposed to a seat that has several moves to make: the advisor's if it finds better ones than the policy's, as in the browser. */
export function propose(
  { game, table, combat, text }: Asked,
  { seat, group }: Extract<Question, { kind: 'together' }>,
): Proposal {
  const steps = bestLine(withOdds(game, game.odds), { view: combat.view(seat), seat });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const pick: PickNext = step.value ? pickInOrder(step.value.actions) : pickByPolicy;
  const labels: string[] = [];
  const { moves } = table.together(seat, group, (...offer) => {
    const next = pick(...offer);
    if (next) labels.push(text.label(next, offer[2]));
    return next;
  });
  return { moves, labels };
}
