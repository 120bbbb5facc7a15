import { ONE_MORE_ARCANE } from '../rules/arcane.ts';
import { currentAttack } from '../rules/cards.ts';
import { foe } from '../types.ts';
import { destroyEquipment } from './changes/zones.ts';
import type { May } from './prompt-types.ts';

/** What cards outside of the four decks ask with yes or no. */
export const LIBRARY_MAYS: Record<string, May> = {
  'one more arcane': {
    cost: () => 1,
    yes(play, who) {
      const { state, memory } = play;
      const layer = state.stack[memory.at ?? -1];
      layer?.paid.push(ONE_MORE_ARCANE);
      layer?.attack?.paid.push(ONE_MORE_ARCANE);
      const gear = state.players[who].equipment.find((it) => it.card === memory.card);
      if (gear) gear.quelled = true;
    },
  },
  gloves: { cost: () => 0, yes: (play, who) => void destroyEquipment(play, who, play.memory.card), tells: true },
  part: { cost: () => 0, yes: () => undefined, tells: true },
  /** A trap: the attacker pays, or it does what it says. */
  'trap damage': {
    cost: (memory) => memory.cost ?? 0,
    yes: () => undefined,
    no(play, who) {
      const { memory } = play;
      play.call('damage event', { who, by: foe(who), n: memory.n ?? 0, kind: 'generic', card: memory.card });
    },
  },
  'trap power': {
    cost: (memory) => memory.cost ?? 0,
    yes: () => undefined,
    no(play) {
      const attack = currentAttack(play.state);
      if (attack) attack.power -= play.memory.n ?? 0;
    },
  },
};
