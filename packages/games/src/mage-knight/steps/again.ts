import { againUses, onlyOption } from '../rules/again.ts';
import { heroOf } from '../rules/enemy.ts';
import type { Line } from '../rules/lines.ts';
import { hasMixedMana } from '../rules/mana.ts';
import type { Action, MkGoes, MkPlay, MkStep, State, StepMemory } from '../types.ts';
import { addToPool } from './attack.ts';
import { addToBlock } from './block.ts';
import { playEffect } from './effects.ts';
import { actionFor, offerPayments } from './offers.ts';

const open = (state: State, memory: StepMemory<'7.3 again'>): Line[] => againUses(state, heroOf(state), memory.again);

type PlayAction = Extract<Action, { type: 'ADD_TO_ATTACK_POOL' | 'ADD_TO_BLOCK_POOL' | 'PLAY_EFFECT' }>;
function useAgain(play: MkPlay<'7.3 again'>, action: PlayAction): MkGoes {
  const job = play.memory.again;
  job.left--;
  job.mode = action.mode ?? '';
  if (action.type === 'ADD_TO_ATTACK_POOL') addToPool(play, action);
  else if (action.type === 'ADD_TO_BLOCK_POOL') addToBlock(play, action);
  else playEffect(play, action);
  return '7.3 again';
}

/** 12.2, Maximal Effect: the same card once more. Nobody is asked where only one way is left and it asks for nothing. */
export const again: MkStep<'7.3 again'> = {
  title: 'Use the same card once more',
  to: ['back', '7.3 again', '7.5 choose'],
  calls: ['2.9 chance', '7.1 target', '7.5 choose'],
  focus: () => ({ about: 'effect' }),
  enter(play) {
    const { state, memory } = play;
    const only = onlyOption(open(state, memory));
    return only ? useAgain(play, actionFor(heroOf(state).seat, only.use, only.worth) as PlayAction) : undefined;
  },
  next: (state, memory) => (open(state, memory).length ? undefined : 'back'),
  choices(state, memory, offer) {
    const hero = heroOf(state);
    const mixed = hasMixedMana(state, hero);
    for (const { use, worth } of open(state, memory)) {
      const action = actionFor(hero.seat, use, worth);
      offer(hero.seat, action);
      if (mixed) offerPayments(state, hero, offer, use, action);
    }
    offer(hero.seat, { type: 'NOT_AGAIN', playerId: hero.seat });
  },
  on: {
    ADD_TO_ATTACK_POOL: useAgain,
    ADD_TO_BLOCK_POOL: useAgain,
    PLAY_EFFECT: useAgain,
    NOT_AGAIN: () => 'back',
  },
};
