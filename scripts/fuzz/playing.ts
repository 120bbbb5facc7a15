import { type Chance, type Combat, type PromptChoice, seededDice, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom, fillIn } from '@fray/games';

/** Chance for the players, apart from the dice. */
export const chanceOf = (seed: number): Chance => chanceFrom(seededDice(seed, 77));

const oneOf = <V>(list: readonly V[], chance: Chance): V => list[(chance(1, list.length)[0] as number) - 1] as V;

/** One random move; false where the combat is over or waits for nobody. Most are of the flow: what stands outside it often ends the combat. */
export function playOne(game: AnyGame, combat: Combat<Types>, chance: Chance): boolean {
  const { need } = combat;
  if (need) {
    const faces = need.kind === 'roll' ? chance(need.count, need.sides) : [0];
    return mustBeTaken(combat, combat.typeDice(faces));
  }
  const free = combat.prompt().filter((choice) => !choice.not);
  const flow = free.filter((choice) => choice.place === 'flow');
  const list = flow.length && (chance(1, 8)[0] as number) > 1 ? flow : free;
  if (!list.length) return false;
  const choice: PromptChoice<Types> = oneOf(list, chance);
  const action = choice.form ? fillIn(game, combat.view(choice.seat), choice, chance, choice.seat) : choice.action;
  return mustBeTaken(combat, combat.move(choice.seat, action));
}

/** What was offered must be taken. */
function mustBeTaken(combat: Combat<Types>, answer: ReturnType<Combat<Types>['move']>): boolean {
  if (!answer.ok) throw new Error(`what is offered at move ${combat.at} is refused: ${answer.reason.code}`);
  return true;
}
