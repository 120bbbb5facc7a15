import type { State, View } from '../types.ts';
import { activeLink, attackLayer, rowOf } from './cards.ts';
import { block, hasGain, power, sureShield } from './power.ts';

/** The link as it stands: what would happen if nobody did anything more. */
export interface Forecast {
  power: number;
  block: number;
  /** Prevented for certain: shields and Ward. What may be paid for is not counted. */
  prevented: number;
  damage: number;
  hits: boolean;
  /** `hits`, `blocked` (enough defense) or `prevented` (enough prevention). */
  word: 'hits' | 'blocked' | 'prevented';
  goAgain: boolean;
  dominate: boolean;
}

/** Nothing while no attack is under way. Everything it reads is open, so a view does as well as the state. */
export function forecast(state: State | View): Forecast | null {
  const s = state as State;
  if (s.mode === 'plain') {
    if (s.combat_step === 'idle' || s.combat_step === 'layer') return null;
    return tell(s.pending_attack, s.reaction_block + picked(s), 0, s.last_attack_had_go_again, false);
  }
  const link = activeLink(s);
  const attack = link?.attack ?? attackLayer(s)?.attack;
  if (!attack) return null;
  const goAgain = hasGain(s, attack, link, 'go again');
  const dominate = hasGain(s, attack, link, 'dominate');
  // After the damage it is no forecast any more: what happened stands.
  if (link?.dealt) return tell(link.power, link.block, link.prevented, goAgain, dominate);
  // What was prevented so far, at a prompt in between, and what will be.
  const shield = link ? link.prevented + sureShield(s, link) : 0;
  return tell(power(s, attack, link), link ? block(s, link) : 0, shield, goAgain, dominate);
}

/** Cards of the plain flow that are picked to defend and not confirmed yet: they lie open. */
function picked(s: State): number {
  const { step, own } = s.frames[s.frames.length - 1] ?? {};
  if (!own || (step !== 'plain Defend' && step !== 'plain Reaction')) return 0;
  const cards = own.card === undefined ? (own.cards ?? []) : [...(own.cards ?? []), own.card];
  return cards.reduce((sum, card) => sum + (rowOf(s, card).defense ?? 0), 0);
}

function tell(power: number, block: number, shield: number, goAgain: boolean, dominate: boolean): Forecast {
  const open = Math.max(0, power - block);
  const prevented = Math.min(open, shield);
  const damage = open - prevented;
  const word = damage > 0 ? 'hits' : open > 0 ? 'prevented' : 'blocked';
  return { power, block, prevented, damage, hits: damage > 0, word, goAgain, dominate };
}
