import type { GameWords } from '../../game.ts';
import { warningLine } from '../standing.ts';
import { steps } from '../steps/index.ts';
import type { MageKnight, Outcome, Seat, State, Warning } from '../types.ts';
import { withSign } from './effect-words.ts';
import { label } from './labels.ts';
import { log } from './log.ts';
import { heroName } from './names.ts';
import { note } from './notes.ts';
import { reason } from './reasons.ts';
import { thing } from './things.ts';

/** A warning in English, for a screen that draws the report itself. */
export const warningText = (warning: Warning, state: State): string => warningLine(warning, state, { note });

const RESULTS: Readonly<Record<Outcome['result'], string>> = {
  conquered: 'Conquered',
  defeated: 'All enemies defeated',
  withdrawn: 'Withdrawn',
  survived: 'Enemies left',
  stopped: 'Fight stopped',
};
const seatName = (seat: Seat | 'enemies', state?: State): string => {
  const hero = state?.heroes.find((row) => row.seat === seat);
  if (hero) return heroName(hero);
  if (seat === 'enemies') return 'Enemies';
  return seat === 'host' ? 'Host' : seat === 'hero' ? 'Hero' : `Hero ${seat.slice(4)}`;
};
/** `Fame +3, level 2, 1 Wound`. */
const gains = (hero: Outcome['heroes'][number]): string =>
  [
    `Fame ${withSign(hero.fame)}`,
    hero.levelAfter > hero.levelBefore ? `level ${hero.levelAfter}` : '',
    hero.reputation ? `Reputation ${withSign(hero.reputation)}` : '',
    hero.wounds === 0 ? 'no Wounds' : hero.wounds === 1 ? '1 Wound' : `${hero.wounds} Wounds`,
    hero.knockedOut ? 'knocked out' : '',
  ]
    .filter(Boolean)
    .join(', ');
/** `1 of 2 enemies defeated`, after what the number does not say: conquered, withdrawn, stopped. */
function titleOf({ result, defeated, faced }: Outcome): string {
  if (result === 'defeated') return RESULTS.defeated;
  const count = `${defeated} of ${faced} ${faced === 1 ? 'enemy' : 'enemies'} defeated`;
  return result === 'survived' ? count : `${RESULTS[result]}: ${count}`;
}

export const english: GameWords<MageKnight> = {
  seat: seatName,
  step: (step) => steps[step].title,
  label,
  reason,
  note,
  thing,
  log,
  ending: (result) => (RESULTS[result as Outcome['result']] ?? result).toLowerCase(),
  verdict: (outcome) => (titleOf(outcome).length > 40 ? RESULTS[outcome.result] : titleOf(outcome)),
  outcome(outcome) {
    const alone = outcome.heroes.length === 1;
    const heroes = outcome.heroes.map((hero, i) => (alone ? gains(hero) : `Hero ${i + 1}: ${gains(hero)}`));
    const replaced = outcome.replaced ? ` Replaced face down: ${outcome.replaced}.` : '';
    return `${titleOf(outcome)}. ${heroes.join('; ')}.${replaced}`;
  },
};
