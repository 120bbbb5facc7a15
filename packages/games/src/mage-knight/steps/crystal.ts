import { heroOf } from '../rules/enemy.ts';
import type { Crystal, MkGoes, MkPlay, MkStep, Own, State } from '../types.ts';

/** 12.7: no more than three crystals of a colour. */
const MOST_CRYSTALS = 3;
const open = (state: State, own: Own): Crystal[] =>
  (own.crystals?.[0] ?? []).filter((colour) => heroOf(state).crystals[colour] < MOST_CRYSTALS);

function gain(play: MkPlay, colour: Crystal | undefined): MkGoes {
  const { state, own } = play;
  const hero = heroOf(state);
  own.crystals?.shift();
  if (colour) {
    hero.crystals[colour]++;
    if (play.watched) play.emit({ type: 'reward', seat: hero.seat, reward: `${colour} crystal` });
  }
  return '7.4 crystal';
}

/** 12.4, Soul Harvester: the player says which crystal. One colour is no choice, and none is no crystal. */
export const crystal: MkStep = {
  title: 'Choose a crystal',
  to: ['back', '7.4 crystal'],
  enter(play) {
    if (!play.own.crystals?.length) return 'back';
    const colours = open(play.state, play.own);
    return colours.length > 1 ? undefined : gain(play, colours[0]);
  },
  next: (state, own) => (open(state, own).length > 1 ? undefined : '7.4 crystal'),
  choices(state, own, offer) {
    const playerId = heroOf(state).seat;
    for (const colour of open(state, own)) offer(playerId, { type: 'CHOOSE_CRYSTAL', playerId, colour });
  },
  on: {
    CHOOSE_CRYSTAL: (play, action) => gain(play, action.colour),
  },
};
