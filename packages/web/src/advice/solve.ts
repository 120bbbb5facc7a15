import { type PlanTold, planTold } from '@fray/advisor/plan';
import { seeded, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom, loadLanguage, type OddsOf, type Reckoned } from '@fray/games';

/** What is asked: what a seat may see of a prompt, and the language of the answer. */
export interface SolveAsked {
  view: Types['view'];
  seat: string;
  language: string;
}
/** What can be told of a prompt without playing it out; nothing where the game has nothing to say here. */
export interface Solved {
  /** The best that can be done against nobody who decides. */
  plan?: PlanTold;
  /** What is certain although the other side's cards are hidden. */
  reckoned?: Reckoned;
}

/** Positions that a plan may look at: the same as in the terminal, so that both tell the same. */
const POSITIONS = 5_000;

function planned(game: AnyGame, { planning }: OddsOf<Types>, { view, seat, language }: SolveAsked): Solved {
  if (!planning) return {};
  // Games with plans hide nothing: nothing is made up here.
  const state = game.rules.imagine(view, seat, chanceFrom(seeded(1, 0)));
  const plan = planTold(game, planning, state, game.text[language] ?? game.text.en, POSITIONS);
  return plan ? { plan } : {};
}
function reckoned(game: AnyGame, { reckoning }: OddsOf<Types>, { view, seat, language }: SolveAsked): Solved {
  const told = reckoning?.reckon(view, seat, game.text[language] ?? game.text.en);
  return told ? { reckoned: told } : {};
}

export async function solved(game: AnyGame, odds: OddsOf<Types>, asked: SolveAsked): Promise<Solved> {
  await loadLanguage(game, asked.language);
  return { ...planned(game, odds, asked), ...reckoned(game, odds, asked) };
}
