import type { State, View } from '../types.ts';
import { activeLink, attackLayer } from './cards.ts';
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
    return tell(s.pending_attack, s.reaction_block, 0, s.last_attack_had_go_again, false);
  }
  const link = activeLink(s);
  const attack = link?.attack ?? attackLayer(s)?.attack;
  if (!attack) return null;
  const shield = link ? sureShield(s, link) : 0;
  return tell(
    power(s, attack, link),
    link ? block(s, link) : 0,
    shield,
    hasGain(s, attack, link, 'go again'),
    hasGain(s, attack, link, 'dominate'),
  );
}

function tell(power: number, block: number, shield: number, goAgain: boolean, dominate: boolean): Forecast {
  const open = Math.max(0, power - block);
  const prevented = Math.min(open, shield);
  const damage = open - prevented;
  const word = damage > 0 ? 'hits' : open > 0 ? 'prevented' : 'blocked';
  return { power, block, prevented, damage, hits: damage > 0, word, goAgain, dominate };
}
