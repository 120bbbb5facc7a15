import { heroOf } from '../rules/enemy.ts';
import type { Crystal, MkGoes, MkPlay, MkStep, StepMemory } from '../types.ts';
import { gainCrystal } from './changes/hero.ts';

const open = (memory: StepMemory<'7.4 crystal'>): readonly Crystal[] => memory.crystals[0] ?? [];

function gain(play: MkPlay<'7.4 crystal'>, colour: Crystal | undefined): MkGoes {
  const { state, memory } = play;
  const hero = heroOf(state);
  memory.crystals.shift();
  if (colour) {
    gainCrystal(hero, colour);
    if (play.watched) play.emit({ type: 'reward', seat: hero.seat, reward: `${colour} crystal` });
  }
  return '7.4 crystal';
}

/** 12.4, Soul Harvester: the player says which crystal. One color is no choice, and none is no crystal. */
export const crystal: MkStep<'7.4 crystal'> = {
  title: 'Choose a crystal',
  to: ['back', '7.4 crystal'],
  focus: () => ({ about: 'effect' }),
  enter(play) {
    if (!play.memory.crystals.length) return 'back';
    const colours = open(play.memory);
    return colours.length > 1 ? undefined : gain(play, colours[0]);
  },
  next: (_, memory) => (open(memory).length > 1 ? undefined : '7.4 crystal'),
  choices(state, memory, offer) {
    const playerId = heroOf(state).seat;
    for (const colour of open(memory)) offer(playerId, { type: 'CHOOSE_CRYSTAL', playerId, colour });
  },
  on: {
    CHOOSE_CRYSTAL: (play, action) => gain(play, action.colour),
  },
};
