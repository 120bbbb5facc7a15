import type { StepMemory } from '../steps/memory.ts';
import type { State, View } from '../types.ts';
import { activeLink, attackLayer, rowOf } from './cards.ts';
import { block, hasGain, openDamage, power, sureShield } from './power.ts';

/** What would happen on this link if nobody did anything else. */
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

/** `null` if there is no attack. It reads only public facts, so a view is enough. */
export function forecast(state: State | View): Forecast | null {
  const fullState = state as State;
  if (fullState.mode === 'simplified') {
    if (fullState.combat_step === 'idle' || fullState.combat_step === 'layer') return null;
    const block = fullState.reaction_block + pickedDefense(fullState);
    return tell({
      power: fullState.pending_attack,
      block,
      shield: 0,
      goAgain: fullState.last_attack_had_go_again,
      dominate: false,
    });
  }
  const link = activeLink(fullState);
  const attack = link?.attack ?? attackLayer(fullState)?.attack;
  if (!attack) return null;
  const goAgain = hasGain(fullState, attack, link, 'go again');
  const dominate = hasGain(fullState, attack, link, 'dominate');
  // After the damage it reports what happened.
  if (link?.dealt) {
    const open = link.damage + link.prevented;
    return tell({ power: link.power, block: link.block, open, shield: link.prevented, goAgain, dominate });
  }
  // What was prevented so far, at a prompt in between, and what will be.
  const shield = link ? link.prevented + sureShield(fullState, link) : 0;
  const now = { power: power(fullState, attack, link), block: link ? block(fullState, link) : 0 };
  return tell({ ...now, ...(link ? { open: openDamage(fullState, link) } : {}), shield, goAgain, dominate });
}

/** The defense of cards that are chosen in the simplified rules and not confirmed yet; they are public. */
function pickedDefense(state: State): number {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.step !== 'simplified Defend' && frame?.step !== 'simplified Reaction') return 0;
  const memory: StepMemory = frame.memory;
  const cards = memory.card === undefined ? (memory.cards ?? []) : [...(memory.cards ?? []), memory.card];
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
