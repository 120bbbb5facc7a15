import { type PlanTold, planTold } from '@fray/advisor/plan';
import { seeded, type Types } from '@fray/engine';
import { type AnyPlaying, chanceFrom, type GameCard, type Reckoned } from '@fray/games';

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

async function planned(card: GameCard, game: AnyPlaying, { view, seat, language }: SolveAsked): Promise<Solved> {
  if (!card.loadPlanning) return {};
  const planning = await card.loadPlanning();
  // Games with plans hide nothing: nothing is made up here.
  const state = game.rules.imagine(view, seat, chanceFrom(seeded(1, 0)));
  const plan = planTold(game, planning, state, game.text[language] ?? game.text.en, POSITIONS);
  return plan ? { plan } : {};
}
async function reckoned(card: GameCard, game: AnyPlaying, { view, seat, language }: SolveAsked): Promise<Solved> {
  const reckoning = await card.loadReckoning?.();
  const told = reckoning?.reckon(view, seat, game.text[language] ?? game.text.en);
  return told ? { reckoned: told } : {};
}

export async function solved(card: GameCard, game: AnyPlaying, asked: SolveAsked): Promise<Solved> {
  await card.speak?.(asked.language);
  return { ...(await planned(card, game, asked)), ...(await reckoned(card, game, asked)) };
}
