import type { Reason } from '@fray/engine';
import type { GameWords } from '../../game.ts';
import { steps } from '../steps/index.ts';
import type { Fab, Outcome, StepId } from '../types.ts';
import { label } from './labels.ts';
import { log } from './log.ts';
import { seatName, thing } from './names.ts';
import { note } from './notes.ts';
import { reason } from './reasons.ts';

function linkWords(link: NonNullable<Outcome['link']>): string {
  const words = link.hit ? `hits for ${link.damage}` : link.prevented ? 'prevented' : 'blocked';
  return `The link is over: ${link.power} power against ${link.block} block, ${words}.`;
}

function outcome(it: Outcome): string {
  const winner = it.winner && (it.names?.[it.winner] ?? `Player ${it.winner}`);
  switch (it.why) {
    case 'life': {
      const wins = `${winner} wins with ${it.life[it.winner ?? 'A']} life left.`;
      return it.link ? `${linkWords(it.link)} ${wins}` : wins;
    }
    case 'concede':
      return `${winner} wins: the other side conceded.`;
    case 'both':
      return 'Both heroes fell at the same moment: a draw.';
    case 'deadlock':
      return 'Nobody has lost life for many turns: a draw.';
    case 'stalemate':
      return 'Nobody has anything left to attack with: a draw.';
    case 'link':
      return it.link ? linkWords(it.link) : 'The link is over: no damage.';
  }
}

/** A name of one's own may be longer than a heading. */
const LONGEST = 30;
function verdict({ winner, names, link }: Outcome): string {
  const name = winner && names?.[winner];
  if (winner) return `${name && name.length <= LONGEST ? name : `Player ${winner}`} wins`;
  if (!link) return 'A draw';
  return link.hit ? `The attack hits for ${link.damage}` : `The attack is ${link.prevented ? 'prevented' : 'blocked'}`;
}

const ENDINGS: Record<Outcome['why'], string> = {
  life: 'the other hero fell',
  concede: 'the other side conceded',
  both: 'both heroes fell',
  deadlock: 'nobody lost life for many turns',
  stalemate: 'nothing was left to attack with',
  link: 'the link was over',
};

/** Short titles; who has priority and what is paid for is in the standing. */
const BRIEF: Partial<Record<StepId, string>> = { priority: 'Priority', pay: 'Pitch for the cost' };

export const english: GameWords<Fab> = {
  note,
  seat: seatName,
  step: (step) => BRIEF[step] ?? steps[step].title,
  label,
  reason: (it: Reason) => reason(it),
  log: (event, state) => log(event, (who) => seatName(who, state)),
  outcome,
  verdict,
  ending: (why) => ENDINGS[why as Outcome['why']] ?? why,
  thing,
};
