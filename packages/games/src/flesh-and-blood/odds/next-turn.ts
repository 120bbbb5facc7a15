import { dry, Runner } from '@fray/engine';
import { clone } from '../clone.ts';
import type { CardId } from '../content/row.ts';
import { rules } from '../ruleset.ts';
import { freshTurn } from '../steps/changes/fresh.ts';
import type { State, Who } from '../types.ts';

/** The next turn of the defender as far as it is known now: what is kept in hand and arsenal, everything else as it stands. */
export function nextTurn(now: State, who: Who, hand: readonly CardId[]): State {
  const state = clone(now);
  const player = state.players[who];
  Object.assign(player, { hand: [...hand].sort(), turn: freshTurn(), floating_resources: 0, tapped: false });
  player.weapons = player.weapons.map((weapon) => ({
    ...weapon,
    used: 0,
    extra: 0,
    power: 0,
    hits: 0,
    attacks: 0,
    once: false,
  }));
  player.next = player.later;
  player.later = [];
  Object.assign(state, {
    turn: who,
    number: state.number + 1,
    frames: [],
    stack: [],
    waiting: [],
    chain: [],
    combat_step: 'idle',
    combat_priority: null,
    combat_passes: 0,
    awaiting_defense: false,
    last_attack_card: null,
    last_attack_had_go_again: false,
    result: null,
  });
  const runner = new Runner({ ...rules, first: 'action phase' }, state, dry());
  runner.start();
  return runner.state;
}
