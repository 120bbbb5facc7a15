import { type Choice, clone, type Frame, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { rollDice } from './dice.ts';
import type { OpenForm } from './screen.ts';

/** The forms of one moment as a seat may fill them in: asked of a state that could be behind what the seat sees. */
export function formsFor(
  { rules }: Pick<AnyGame, 'rules'>,
  view: unknown,
  seat: string,
): (choice: Choice<Types>) => OpenForm | undefined {
  const state = rules.imagine(clone(view), seat, rollDice);
  const { memory } = state.frames.at(-1) as Frame<Types>;
  return ({ action }) => {
    const sheet = rules.forms?.[action.type];
    return (
      sheet && {
        fields: sheet.fields(state, memory, seat),
        check: (answer) => sheet.check(state, memory, seat, answer),
        sample: () => sheet.sample(state, memory, seat, rollDice),
      }
    );
  };
}
