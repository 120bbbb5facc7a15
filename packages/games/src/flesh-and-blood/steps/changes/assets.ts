import type { Play } from '@fray/engine';
import { activeLink, attackLayer, rowOf } from '../../rules/cards.ts';
import { block, hasGain, power } from '../../rules/power.ts';
import { type Fab, foe, type Outcome, type State, WHO, type Who } from '../../types.ts';

type P = Play<Fab>;

/** What a single link has done, if it came to its damage: also where that was the end of a hero. */
function figuresOf(s: State): Outcome['link'] {
  if (s.mode === 'plain') {
    const { pending_attack: power, reaction_block: block, pending_damage: damage } = s;
    if (s.combat_step !== 'damage' && s.combat_step !== 'resolution') return undefined;
    return { power, block, prevented: 0, damage, hit: damage > 0 };
  }
  const link = s.chain[s.chain.length - 1];
  if (!link || (!link.hit && !link.resolved)) return undefined;
  const { power, block, prevented, damage, hit } = link;
  return { power, block, prevented, damage, hit };
}

export function endGame(s: State, winner: Who | null, why: Outcome['why']): void {
  s.result = { winner, why, life: { A: s.players.A.life, B: s.players.B.life }, turns: s.number };
  const figures = s.single ? figuresOf(s) : undefined;
  if (figures) s.result.link = figures;
}

/** Game state action 1 (3.1), when somebody would get priority next: a hero at 0 life loses, both are a draw. */
export function judge(s: State): void {
  if (s.result) return;
  const dead = WHO.filter((who) => s.players[who].life <= 0);
  if (dead.length === 2) endGame(s, null, 'both');
  else if (dead[0]) endGame(s, foe(dead[0]), 'life');
}

/** Somebody holds a weapon that keeps the hero with more life from gaining any. */
const reaped = (s: State): boolean =>
  WHO.some((who) => s.players[who].weapons.some((it) => rowOf(s, it.card).steady?.reaps));

export function gainLife(play: P, who: Who, n: number): void {
  const s = play.state;
  const p = s.players[who];
  if (n > 0 && p.life > s.players[foe(who)].life && reaped(s)) return;
  p.life = Math.max(0, p.life + n);
  play.emit({ type: 'life', player: who, change: n, life: p.life });
}

/** Life loss is no damage and no hit; who is dead is judged when its layer has resolved, or the damage of a link is dealt. */
export function loseLife(play: P, who: Who, n: number): void {
  if (n <= 0) return;
  play.state.hurt = true;
  gainLife(play, who, -n);
}

export function gainResources(play: P, who: Who, n: number): void {
  if (n <= 0) return;
  play.state.players[who].floating_resources += n;
  play.emit({ type: 'resources', player: who, gained: n });
}

/** Only the turn player can have action points (2.4). */
export function gainActionPoints(play: P, who: Who, n: number): void {
  if (who !== play.state.turn) return;
  play.state.players[who].action_points += n;
  play.emit({ type: 'action_points', player: who, gained: n });
}

/** `pending_attack` is the current power, `reaction_block` the current defense; a change is told. */
export function refresh(play: P): void {
  const s = play.state;
  const link = activeLink(s);
  const attack = attackLayer(s)?.attack ?? link?.attack;
  if (!attack) return;
  const onChain = link?.attack === attack ? link : null;
  // Once the damage is dealt its power stands: what the hit itself would add comes too late.
  const now = onChain?.dealt ? s.pending_attack : power(s, attack, onChain);
  if (now !== s.pending_attack) {
    s.pending_attack = now;
    play.emit({ type: 'power', power: now });
  }
  s.last_attack_had_go_again = hasGain(s, attack, onChain, 'go again');
  if (onChain) s.reaction_block = block(s, onChain);
}

/** All combat fields of section 4.4 as they are outside of combat. */
export function resetCombat(s: State): void {
  s.combat_step = 'idle';
  s.combat_priority = null;
  s.combat_passes = 0;
  s.pending_attack = 0;
  s.pending_damage = 0;
  s.reaction_block = 0;
  s.combat_block_total = 0;
  s.reaction_actor = null;
  s.reaction_arsenal_cards = [];
  s.awaiting_defense = false;
}
