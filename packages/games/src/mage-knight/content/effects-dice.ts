import { dropCard, gainCrystal } from '../steps/changes/hero.ts';
import { type Choice, CRYSTALS, type Crystal, type Hero, MANA, type Mana } from '../types.ts';
import { effect, NOT_DAMAGE, waitsForNobody } from './effect.ts';
import { ask } from './effects-mana.ts';
import type { Aim, Effect } from './mode.ts';

/** Effects on the dice of the Source. */

/** Mana Draw, Mana Pull: dice of the Source, each set to a color other than gold. */
const NO_GOLD = MANA.filter((colour) => colour !== 'gold');
export const setDice = (dice: number, each: number): Effect =>
  effect(
    {
      does: ['set-dice', dice, each],
      matters: NOT_DAMAGE,
      gives: NO_GOLD,
      fits: ({ state }) => state.source.length > 0,
    },
    (aim) =>
      ask(aim, ...Array.from({ length: dice }, (): Choice => ({ what: 'mana', colours: NO_GOLD, each, die: true }))),
  );
const wild = (turn: Hero['turn']) => turn.wildDice;
/** One more die of the Source may pay; `black`: a black one for any basic color. */
export const moreDice = (amount: number, black = 0): Effect =>
  effect(
    {
      does: ['more-dice', amount, black],
      matters: NOT_DAMAGE,
      gives: MANA,
      fits: ({ state, hero, wants }) =>
        !hero.turn.noDice &&
        state.source.some((die) =>
          (die === 'black' && black) || wild(hero.turn) ? CRYSTALS.some((c) => wants?.(c)) : wants?.(die),
        ),
    },
    ({ hero: { turn } }) => {
      turn.moreDice += amount;
      turn.blackDice += black;
    },
  );
/** Mana Storm: everything is rolled again, three more dice may pay, gold and black as any basic color. */
export const storm: Effect = effect(
  {
    does: ['storm'],
    matters: NOT_DAMAGE,
    gives: MANA,
    fits: ({ state, hero }) => state.source.length > 0 && !hero.turn.noDice,
  },
  ({ state, hero: { turn }, play }) => {
    turn.moreDice += 3;
    turn.wildDice = true;
    play?.call('2.9 chance', { chance: { kind: 'source', count: state.source.length, colour: '' } });
  },
);
const basicDice = ({ state }: Aim): Crystal[] => CRYSTALS.filter((colour) => state.source.includes(colour));
const rollAgain = ({ pick, play }: Aim): void =>
  play?.call('2.9 chance', { chance: { kind: 'source', count: 1, colour: pick as Mana } });
/** Mana Storm, basic: a crystal of a die that is rolled again. */
export const crystalOfDie: Effect = effect(
  {
    does: ['crystal-die'],
    matters: NOT_DAMAGE,
    gives: CRYSTALS,
    lasting: true,
    brings: { crystals: 1 },
    fits: (aim) => basicDice(aim).length > 0,
    picks: basicDice,
  },
  (aim) => {
    gainCrystal(aim.hero, aim.pick as Crystal);
    rollAgain(aim);
  },
);
/** Source Opening: a die is rolled again, and the next hero has one more. */
const open = (aim: Aim): void => {
  aim.hero.turn.sourceOpened = true;
  rollAgain(aim);
};
export const rerollDie: Effect = effect(
  {
    does: ['reroll-die'],
    matters: NOT_DAMAGE,
    ...waitsForNobody,
    fits: ({ state }) => state.source.length > 0,
    picks: ({ state }) => MANA.filter((colour) => state.source.includes(colour)),
  },
  open,
);
/** Mana Claim: a basic die is taken for three mana of its color. */
export const claimDie: Effect = effect(
  {
    does: ['claim-die'],
    matters: NOT_DAMAGE,
    gives: CRYSTALS,
    fits: (aim) => basicDice(aim).length > 0,
    picks: basicDice,
  },
  ({ state, hero, pick }) => {
    dropCard(state.source, pick);
    hero.tokens[pick as Crystal] += 3;
  },
);
