import type { GameText } from '../game.ts';
import { steps } from './steps/index.ts';
import { label } from './text/labels.ts';
import { log } from './text/log.ts';
import { effectName, seatName } from './text/names.ts';
import { note } from './text/notes.ts';
import { reasonText } from './text/reasons.ts';
import type { Outcome, Ti4 } from './types.ts';

/** The English catalogue. */
export const english: GameText<Ti4> = {
  name: 'Twilight Imperium 4',
  about: 'One tactical action, from the activation of a system to the end of the invasion.',
  seat: (seat, state) => seatName(seat, state),
  step: (step) => steps[step].title,
  label,
  reason: reasonText,
  log,
  note,
  outcome,
};

const side = (winner: string): string => (winner === 'attacker' ? 'The attacker' : 'The defender');

function outcome(result: Outcome): string {
  if (result.how === 'cancelled') return `${effectName(result.effect ?? '')} ended the turn: no combat took place.`;
  const parts: string[] = [];
  if (result.how === 'conceded') return `${side(result.winner)} wins: the other side conceded.`;
  if (result.space === 'draw') parts.push('The space combat was a draw.');
  else if (result.space !== 'none')
    parts.push(
      `${side(result.space)} won the space combat${result.how === 'retreat' ? ': the other fleet withdrew' : ''}.`,
    );
  for (const { planet, winner } of result.planets)
    parts.push(
      winner === 'attacker'
        ? `The attacker took ${planet}.`
        : winner === 'defender'
          ? `The defender held ${planet}.`
          : `Nobody was left on ${planet}.`,
    );
  if (parts.length === 0)
    parts.push(
      result.winner === 'draw' ? 'No combat took place.' : `${side(result.winner)} holds the system without a combat.`,
    );
  return parts.join(' ');
}
