import type { Play } from '@fray/engine';
import { activeLink, attackLayer, rowOf } from '../../rules/cards.ts';
import { block, hasGain, power } from '../../rules/power.ts';
import { type Fab, foe, type Outcome, type State, WHO, type Who } from '../../types.ts';

type P = Play<Fab>;

/** What a single link has done, if it came to its damage: also where that was the end of a hero. */
function figuresOf(state: State): Outcome['link'] {
  if (state.mode === 'simplified') {
    const { pending_attack: power, reaction_block: block, pending_damage: damage } = state;
    if (state.combat_step !== 'damage' && state.combat_step !== 'resolution') return undefined;
    return { power, block, prevented: 0, damage, hit: damage > 0 };
  }
  const link = state.chain[state.chain.length - 1];
  if (!link || (!link.hit && !link.resolved)) return undefined;
  const { power, block, prevented, damage, hit } = link;
  return { power, block, prevented, damage, hit };
}

export function endGame(state: State, winner: Who | null, why: Outcome['why']): void {
  state.result = { winner, why, life: { A: state.players.A.life, B: state.players.B.life }, turns: state.number };
  const figures = state.single ? figuresOf(state) : undefined;
  if (figures) state.result.link = figures;
}

/** Game state action 1 (3.1), when somebody would get priority next: a hero at 0 life loses, both are a draw. */
export function judge(state: State): void {
  if (state.result) return;
  const dead = WHO.filter((who) => state.players[who].life <= 0);
  if (dead.length === 2) endGame(state, null, 'both');
  else if (dead[0]) endGame(state, foe(dead[0]), 'life');
}

/** Somebody holds a weapon that keeps the hero with more life from gaining any. */
const isReaped = (state: State): boolean =>
  WHO.some((who) => state.players[who].weapons.some((it) => rowOf(state, it.card).steady?.reaps));

export function gainLife(play: P, who: Who, n: number): void {
  const state = play.state;
  const player = state.players[who];
  if (n > 0 && player.life > state.players[foe(who)].life && isReaped(state)) return;
  player.life = Math.max(0, player.life + n);
  play.emit({ type: 'life', player: who, change: n, life: player.life });
}

/** Life loss is no damage and no hit; who is dead is judged when its layer has resolved, or the damage of a link is dealt. */
export function loseLife(play: P, who: Who, n: number): void {
  if (n <= 0) return;
  play.state.hurt = true;
  play.state.players[who].turn.lostLife = true;
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

/** `pending_attack` is the current power, `reaction_block` the current defense; changes are logged. */
export function refresh(play: P): void {
  const state = play.state;
  const link = activeLink(state);
  const attack = attackLayer(state)?.attack ?? link?.attack;
  if (!attack) return;
  const onChain = link?.attack === attack ? link : null;
  // Once the damage is dealt its power stands: what the hit itself would add comes too late.
  const now = onChain?.dealt ? state.pending_attack : power(state, attack, onChain);
  if (now !== state.pending_attack) {
    state.pending_attack = now;
    play.emit({ type: 'power', power: now });
  }
  state.last_attack_had_go_again = hasGain(state, attack, onChain, 'go again');
  if (onChain) state.reaction_block = block(state, onChain);
}

/** All combat fields of section 4.4 as they are outside of combat. */
export function resetCombat(state: State): void {
  state.combat_step = 'idle';
  state.combat_priority = null;
  state.combat_passes = 0;
  state.pending_attack = 0;
  state.pending_damage = 0;
  state.reaction_block = 0;
  state.combat_block_total = 0;
  state.reaction_actor = null;
  state.reaction_arsenal_cards = [];
  state.awaiting_defense = false;
}
