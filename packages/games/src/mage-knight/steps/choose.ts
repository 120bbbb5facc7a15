import { cardOf } from '../content/cards.ts';
import { heroOf } from '../rules/enemy.ts';
import { unitIn, WOUND } from '../rules/hero.ts';
import { canPay, isUsable } from '../rules/mana.ts';
import type { Action, Choice, Crystal, Hero, MkGoes, MkPlay, MkStep, State, StepMemory } from '../types.ts';
import { CRYSTALS } from '../types.ts';
import { dropCard, gainCard, gainCrystal } from './changes/hero.ts';
import { spendOne } from './changes/mana.ts';

type Choosing = Extract<
  Action,
  { type: 'CHOOSE_MANA' | 'CHOOSE_CRYSTAL' | 'PUT_AWAY' | 'DISBAND' | 'STEAL_CARD' | 'NOT_AGAIN' }
>;
type Step = '7.5 choose';

/** Colors that can be used at this time; where none can, all of them. */
function coloursFor(state: State, hero: Hero, { colours }: Extract<Choice, { what: 'mana' }>) {
  const usable = colours.filter((colour) => isUsable(state, hero, colour));
  return usable.length ? usable : colours;
}
function manaChoices(state: State, hero: Hero, choice: Extract<Choice, { what: 'mana' }>): Choosing[] {
  const playerId = hero.seat;
  const colours = coloursFor(state, hero, choice);
  if (!choice.die) return colours.map((colour) => ({ type: 'CHOOSE_MANA', playerId, colour }));
  const dice = [...new Set(state.source)];
  return dice.flatMap((die) => colours.map((colour): Choosing => ({ type: 'CHOOSE_MANA', playerId, colour, die })));
}
/** Cards alike are named once. */
const cardsToOffer = (hero: Hero): string[] => [...new Set(hero.hand)].filter((id) => id !== WOUND);
function open(state: State, { choices: [choice] }: StepMemory<Step>): Choosing[] {
  const hero = heroOf(state);
  const playerId = hero.seat;
  const stop: Choosing = { type: 'NOT_AGAIN', playerId };
  switch (choice?.what) {
    case 'mana':
      return manaChoices(state, hero, choice);
    case 'exchange': {
      const colours = CRYSTALS.filter((colour) => canPay(state, hero, [colour]));
      return [...colours.map((colour): Choosing => ({ type: 'CHOOSE_CRYSTAL', playerId, colour })), stop];
    }
    case 'offering': {
      const cards = choice.left > 0 ? cardsToOffer(hero) : [];
      return [...cards.map((card): Choosing => ({ type: 'PUT_AWAY', playerId, card })), stop];
    }
    case 'disband':
      return hero.units
        .filter((unit) => unit.id !== choice.unit && !unit.lent && !unit.bond)
        .map((unit): Choosing => ({ type: 'DISBAND', playerId, unitId: unit.id }));
    // Only the player knows the card: it is entered by name.
    case 'steal':
      return [stop];
    default:
      return [];
  }
}

/** Offering: the color of the card; an artifact gives any, a card of two colors either. */
function coloursOf(card: string): Crystal[] {
  const { colour, second } = cardOf(card);
  const memory = CRYSTALS.filter((crystal) => crystal === colour || crystal === second);
  return memory.length ? memory : [...CRYSTALS];
}
function disband(play: MkPlay<Step>, hero: Hero, id: string): void {
  const unit = unitIn(hero, id);
  if (!unit) return;
  if (unit.banner) gainCard(hero.discard, unit.banner);
  hero.units.splice(hero.units.indexOf(unit), 1);
  if (play.watched) play.emit({ type: 'disbanded', seat: hero.seat, unit: unit.unit });
}
const reward = (play: MkPlay<Step>, hero: Hero, what: string): void => {
  if (play.watched) play.emit({ type: 'reward', seat: hero.seat, reward: what });
};

function choose(play: MkPlay<Step>, action: Choosing): MkGoes {
  const { state, memory } = play;
  const hero = heroOf(state);
  const choice = memory.choices.shift();
  if (action.type === 'CHOOSE_MANA') {
    if (action.die) dropCard(state.source, action.die);
    for (let i = choice?.what === 'mana' ? choice.each : 1; i > 0; i--) {
      hero.tokens[action.colour]++;
      reward(play, hero, `${action.colour} mana`);
    }
  } else if (action.type === 'CHOOSE_CRYSTAL') {
    spendOne(state, hero, action.colour);
    gainCrystal(hero, action.colour);
    reward(play, hero, `${action.colour} crystal`);
  } else if (action.type === 'PUT_AWAY') {
    dropCard(hero.hand, action.card);
    gainCard(hero.discard, action.card);
    if (play.watched) play.emit({ type: 'putAway', seat: hero.seat, card: action.card });
    if (choice?.what === 'offering' && choice.left > 1) memory.choices.unshift({ ...choice, left: choice.left - 1 });
    play.call('7.4 crystal', { crystals: [coloursOf(action.card)] });
  } else if (action.type === 'STEAL_CARD') {
    gainCard(hero.hand, action.card);
    if (play.watched) play.emit({ type: 'stolen', seat: hero.seat, card: action.card });
  } else if (action.type === 'DISBAND') disband(play, hero, action.unitId);
  return '7.5 choose';
}

/** A card that others have put away is named: no list of them is known. */
const asksForName = ({ choices: [choice] }: StepMemory<Step>): boolean => choice?.what === 'steal';

/** 12: questions of a card, one by one. A single option is taken automatically. */
export const chooseMeans: MkStep<Step> = {
  title: 'Choose what a card gives or takes',
  to: ['back', '7.5 choose'],
  calls: ['7.4 crystal'],
  focus: () => ({ about: 'effect' }),
  enter(play) {
    if (!play.memory.choices.length) return 'back';
    const options = open(play.state, play.memory);
    const [only] = options;
    if (options.length > 1 || asksForName(play.memory)) return undefined;
    if (only) return choose(play, only);
    play.memory.choices.shift();
    return '7.5 choose';
  },
  next: (state, memory) => (open(state, memory).length > 1 || asksForName(memory) ? undefined : '7.5 choose'),
  choices(state, memory, offer) {
    const { seat } = heroOf(state);
    if (asksForName(memory)) offer.form(seat, { type: 'STEAL_CARD', playerId: seat, card: '' });
    for (const action of open(state, memory)) offer(seat, action);
  },
  on: {
    CHOOSE_MANA: choose,
    CHOOSE_CRYSTAL: choose,
    PUT_AWAY: choose,
    DISBAND: choose,
    STEAL_CARD: choose,
    NOT_AGAIN: choose,
  },
};
