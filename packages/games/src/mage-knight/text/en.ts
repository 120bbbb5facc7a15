import type { GameWords } from '../../game.ts';
import { warningLine } from '../standing.ts';
import { steps } from '../steps/index.ts';
import type { MageKnight, Outcome, Seat, State, Warning } from '../types.ts';
import { label } from './labels.ts';
import { log } from './log.ts';
import { heroName, signed } from './names.ts';
import { note } from './notes.ts';
import { reason } from './reasons.ts';
import { thing } from './things.ts';

/** A warning in English, for a screen that draws the report itself. */
export const warningText = (warning: Warning, state: State): string => warningLine(warning, state, { note });

const RESULTS: Readonly<Record<Outcome['result'], string>> = {
  conquered: 'Conquered',
  defeated: 'All enemies are defeated',
  withdrawn: 'The hero withdraws',
  survived: 'Enemies are left standing',
  stopped: 'The combat was broken off',
};
/** The enemies take no seat, but a screen names their side too. */
const seatName = (seat: Seat | 'enemies', state?: State): string => {
  const hero = state?.heroes.find((row) => row.seat === seat);
  if (hero) return heroName(hero);
  if (seat === 'enemies') return 'Enemies';
  return seat === 'host' ? 'Host' : seat === 'hero' ? 'Hero' : `Hero ${seat.slice(4)}`;
};
/** What a hero brings home: `Fame +3, level 2, 1 Wound`. */
const gains = (hero: Outcome['heroes'][number]): string =>
  [
    `Fame ${signed(hero.fame)}`,
    hero.levelAfter > hero.levelBefore ? `level ${hero.levelAfter}` : '',
    hero.reputation ? `Reputation ${signed(hero.reputation)}` : '',
    hero.wounds === 0 ? 'no Wounds' : hero.wounds === 1 ? '1 Wound' : `${hero.wounds} Wounds`,
    hero.knockedOut ? 'knocked out' : '',
  ]
    .filter(Boolean)
    .join(', ');

export const english: GameWords<MageKnight> = {
  seat: seatName,
  step: (step) => steps[step].title,
  label,
  reason,
  note,
  thing,
  log,
  ending: (result) => (RESULTS[result as Outcome['result']] ?? result).toLowerCase(),
  outcome(outcome) {
    const alone = outcome.heroes.length === 1;
    const heroes = outcome.heroes.map((hero, i) => (alone ? gains(hero) : `Hero ${i + 1}: ${gains(hero)}`));
    const replaced = outcome.replaced ? ` Replaced face down: ${outcome.replaced}.` : '';
    return `${RESULTS[outcome.result]}: ${outcome.defeated} of ${outcome.faced} enemies fell. ${heroes.join('; ')}.${replaced}`;
  },
};
