import type { Own } from '../steps/own.ts';
import type { State, View } from '../types.ts';
import { activeLink, attackLayer, rowOf } from './cards.ts';
import { block, hasGain, openDamage, power, sureShield } from './power.ts';

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
  const known = state as State;
  if (known.mode === 'plain') {
    if (known.combat_step === 'idle' || known.combat_step === 'layer') return null;
    const block = known.reaction_block + picked(known);
    return tell({
      power: known.pending_attack,
      block,
      shield: 0,
      goAgain: known.last_attack_had_go_again,
      dominate: false,
    });
  }
  const link = activeLink(known);
  const attack = link?.attack ?? attackLayer(known)?.attack;
  if (!attack) return null;
  const goAgain = hasGain(known, attack, link, 'go again');
  const dominate = hasGain(known, attack, link, 'dominate');
  // After the damage it is no forecast any more: what happened stands.
  if (link?.dealt) {
    const open = link.damage + link.prevented;
    return tell({ power: link.power, block: link.block, open, shield: link.prevented, goAgain, dominate });
  }
  // What was prevented so far, at a prompt in between, and what will be.
  const shield = link ? link.prevented + sureShield(known, link) : 0;
  const now = { power: power(known, attack, link), block: link ? block(known, link) : 0 };
  return tell({ ...now, ...(link ? { open: openDamage(known, link) } : {}), shield, goAgain, dominate });
}

/** Cards of the plain flow that are picked to defend and not confirmed yet: they lie open. */
function picked(state: State): number {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.step !== 'plain Defend' && frame?.step !== 'plain Reaction') return 0;
  const own: Own = frame.own;
  const cards = own.card === undefined ? (own.cards ?? []) : [...(own.cards ?? []), own.card];
  return cards.reduce((sum, card) => sum + (rowOf(state, card).defense ?? 0), 0);
}

interface Standing {
  power: number;
  block: number;
  /** What would be dealt before prevention, where it is not just power over defense. */
  open?: number;
  shield: number;
  goAgain: boolean;
  dominate: boolean;
}
function tell({ power, block, shield, goAgain, dominate, ...it }: Standing): Forecast {
  const open = it.open ?? Math.max(0, power - block);
  const prevented = Math.min(open, shield);
  const damage = open - prevented;
  const word = damage > 0 ? 'hits' : open > 0 ? 'prevented' : 'blocked';
  return { power, block, prevented, damage, hits: damage > 0, word, goAgain, dominate };
}
