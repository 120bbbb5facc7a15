import type { GameWords } from '../../game.ts';
import { capitalize } from '../../words.ts';
import { anyUnit } from '../rules/figures.ts';
import { steps } from '../steps/index.ts';
import type { Outcome, Side, Ti4 } from '../types.ts';
import { label } from './labels.ts';
import { log } from './log.ts';
import { effectName, kindName, midName, seatName, seatNameIn, unitName } from './names.ts';
import { note } from './notes.ts';
import { reasonText } from './reasons.ts';

export const english: GameWords<Ti4> = {
  seat: (seat, state) => seatName(seat, state),
  step: (step) => steps[step].title,
  label,
  reason: reasonText,
  log,
  note,
  thing: (id, state) => (anyUnit(state, id) ? unitName(state, id) : kindName(id)),
  outcome,
  verdict,
  ending: (how) => ENDINGS[how as Outcome['how']] ?? how,
};

/** As long as a heading may be; names that people give can be longer. */
const LONGEST = 40;
function verdict({ how, space, planets, winner, sides }: Outcome): string {
  if (how === 'cancelled') return 'No combat took place';
  if (winner === 'draw') return 'Nobody wins';
  const won = planets.filter((one) => one.winner === winner);
  const [first] = won;
  const acts = winner === 'attacker' ? 'takes' : 'holds';
  const did = [
    ...(first ? [`${acts} ${won.length > 1 ? `${won.length} planets` : first.planet}`] : []),
    ...(!first && space === winner ? ['wins the space combat'] : []),
    'wins',
  ];
  const name = sides?.[winner] ? seatNameIn(winner, sides) : `the ${winner}`;
  const lines = [name, `the ${winner}`].flatMap((who) => did.map((what) => `${capitalize(midName(who))} ${what}`));
  return lines.find((line) => line.length <= LONGEST) ?? '';
}

const ENDINGS: Record<Outcome['how'], string> = {
  played: 'fought to the end',
  cancelled: 'an effect ended the turn',
  retreat: 'the other fleet withdrew',
  deadlock: 'nobody could hit any more',
  conceded: 'the other side conceded',
};

function outcome({ how, effect, space, planets, winner, share, sides }: Outcome): string {
  if (how === 'cancelled') return `${effectName(effect ?? '')} ended the turn: no combat took place.`;
  const who = (side: Side): string => capitalize(midName(sides?.[side] ? seatNameIn(side, sides) : `the ${side}`));
  if (how === 'conceded') return `${winner === 'draw' ? 'Nobody' : who(winner)} wins: the other side conceded.`;
  const parts: string[] = [];
  if (space === 'draw') parts.push('The space combat is a draw.');
  else if (space !== 'none')
    parts.push(`${who(space)} wins the space combat${how === 'retreat' ? ': the other fleet withdrew' : ''}.`);
  for (const { planet, winner: taker } of planets) {
    if (taker === 'attacker') parts.push(`${who('attacker')} takes ${planet}.`);
    else if (taker === 'defender') parts.push(`${who('defender')} holds ${planet}.`);
    else parts.push(taker === 'draw' ? `Nobody is left on ${planet}.` : `Nobody fought over ${planet}.`);
  }
  const unwon = share !== undefined && !planets.some((one) => one.winner === 'attacker');
  if (parts.length === 0 && unwon) return 'No combat took place, and no planet was taken.';
  // The fight for space was won, and nothing came of it.
  if (unwon && space === 'attacker' && planets.length === 0) parts.push('No planet was taken.');
  if (parts.length === 0)
    // The other side may still have units on the planets.
    parts.push(
      winner === 'draw'
        ? 'No combat took place.'
        : `No combat took place: of the two sides only ${who(winner).replace(/^The /, 'the ')} has ships in the system.`,
    );
  return parts.join(' ');
}
