import { dieFree } from '../rules/dice.ts';
import { isNight } from '../rules/enemy.ts';
import { gainCrystal, takeDie } from '../steps/changes/hero.ts';
import {
  type ChanceJob,
  type Choice,
  CRYSTALS,
  type Crystal,
  type Hero,
  MANA,
  type Mana,
  type State,
} from '../types.ts';
import { effect, NOT_DAMAGE } from './effect.ts';
import type { Aim, Effect } from './mode.ts';

/** Effects that give mana, crystals and dice. */

export const mana = (...colours: Mana[]): Effect =>
  effect({ does: ['mana', ...colours], matters: NOT_DAMAGE, gives: colours }, ({ hero }) => {
    for (const colour of colours) hero.tokens[colour]++;
  });
/** G1: a fourth crystal of a color is a mana token, so the card is never hidden. */
export const crystal = (...colours: Crystal[]): Effect =>
  effect(
    {
      does: ['crystal', ...colours],
      matters: NOT_DAMAGE,
      gives: colours,
      lasting: true,
      brings: { crystals: colours.length },
    },
    ({ hero }) => {
      for (const colour of colours) gainCrystal(hero, colour);
    },
  );
/** Dice and card draws belong to a step that rolls; they lock the cancel (2.9). */
export const chance = (job: ChanceJob, more: Partial<Effect> = {}): Effect =>
  effect(
    {
      does: [job.kind, job.count],
      ...(job.kind === 'cards' ? { brings: { cards: job.count } } : {}),
      ...(job.kind === 'gems' ? { brings: { crystals: job.count, fame: job.count } } : {}),
      ...more,
    },
    ({ play }) => play?.call('2.9 chance', { chance: { ...job } }),
  );
/** Cards from the deck; `or`: worth playing without a deck too. */
export const draw = (count: number, or?: (hero: Hero) => boolean): Effect =>
  chance(
    { kind: 'cards', count },
    { matters: NOT_DAMAGE, fits: ({ hero }) => hero.deck.length > 0 || or?.(hero) === true },
  );
export const endless = (...colours: Mana[]): Effect =>
  effect({ does: ['endless', ...colours], matters: NOT_DAMAGE, gives: colours }, ({ hero }) => {
    hero.turn.endless = [...hero.turn.endless, ...colours];
  });

export const ask = ({ play }: Aim, ...choices: Choice[]): void => play?.call('7.5 choose', { choices });
/** Mana of a color that the player names, once for each list. */
export const anyMana = (...lists: (readonly Mana[])[]): Effect =>
  effect(
    {
      does: ['any-mana', ...lists.map((list) => (list.length === MANA.length ? 'any' : list.join(' or ')))],
      matters: NOT_DAMAGE,
      gives: [...new Set(lists.flat())],
    },
    (aim) => ask(aim, ...lists.map((colours): Choice => ({ what: 'mana', colours, each: 1, die: false }))),
  );
/** Blood Ritual: three mana of any colors, and then one mana may become a crystal. */
const ONE: Choice = { what: 'mana', colours: MANA, each: 1, die: false };
export const ritual: Effect = {
  ...anyMana(MANA, MANA, MANA),
  does: ['ritual'],
  brings: { crystals: 1 },
  apply: (aim) => ask(aim, ONE, ONE, ONE, { what: 'exchange' }),
};
/** Offering: cards put away one by one. */
export const offerCards = (most: number): Effect =>
  effect({ does: ['offer-cards', most], brings: { crystals: most } }, (aim) =>
    ask(aim, { what: 'offering', left: most }),
  );

/** Endless Gem Pouch: gold by day, black at night. */
export const manaOfTime: Effect = effect(
  { does: ['mana-time'] },
  ({ state, hero }) => void hero.tokens[isNight(state) ? 'black' : 'gold']++,
);
/** Motivation: an extra effect for the hero with the least Fame. */
export const ifLeastFame = (other: Effect): Effect =>
  effect(
    { does: ['least-fame', ...other.does], brings: other.brings ?? {} },
    (aim) => void (aim.hero.leastFame && other.apply(aim)),
  );
/** Invocation: it pays for the very next thing, or is gone. */
export const invoke = (colour: Mana): Effect => {
  const basic = mana(colour);
  return {
    ...basic,
    does: ['invoke', colour],
    apply(aim) {
      basic.apply(aim);
      aim.hero.turn.invoked = colour;
    },
  };
};
/** Mana Overload: one mana, and 4 more for the first card that is paid with its color. */
export const overload = (colour: Mana): Effect => {
  const basic = mana(colour);
  return {
    ...basic,
    does: ['overload', colour],
    apply(aim) {
      basic.apply(aim);
      aim.hero.turn.overload = colour;
    },
  };
};
/** Spell Forge, powered: colors of two different spells on offer. */
const pairsOnOffer = ({ state, offered }: Aim): string[] => {
  const count = (colour: Crystal) => offered?.('spellOffer', colour).length ?? 0;
  return state.spellOffer.length < 2
    ? []
    : CRYSTALS.flatMap((a, i) =>
        CRYSTALS.slice(i)
          .filter((b) => (a === b ? count(a) > 1 : count(a) > 0 && count(b) > 0))
          .map((b) => `${a}-${b}`),
      );
};
export const forgeTwo: Effect = effect(
  {
    does: ['forge-two'],
    matters: NOT_DAMAGE,
    gives: CRYSTALS,
    lasting: true,
    brings: { crystals: 2 },
    picks: pairsOnOffer,
  },
  ({ hero, pick }) => {
    for (const colour of pick.split('-')) gainCrystal(hero, colour as Crystal);
  },
);
/** Spell Forge, basic: only where such a spell is on offer. */
export const forge = (colour: Crystal): Effect => ({
  ...crystal(colour),
  fits: ({ offered }) => (offered?.('spellOffer', colour).length ?? 0) > 0,
});
/** Polarization: the opposite color; by day black is any basic color, at night gold is black. */
const SWAPS = ['red-blue', 'blue-red', 'green-white', 'white-green'] as const;
const BY_DAY = ['black-red', 'black-blue', 'black-green', 'black-white'] as const;
const AT_NIGHT = ['gold-black'] as const;
type Swap = readonly [Mana, Mana];
const holds = (state: State, hero: Hero, colour: Mana): boolean =>
  hero.tokens[colour] > 0 ||
  (colour !== 'gold' && colour !== 'black' && hero.crystals[colour] > 0) ||
  dieFree(state, hero, colour);
export const polarize: Effect = effect(
  {
    does: ['polarize'],
    matters: NOT_DAMAGE,
    gives: ['red', 'blue', 'green', 'white', 'black'],
    picks: ({ state, hero }) =>
      [...SWAPS, ...(isNight(state) ? AT_NIGHT : BY_DAY)].filter((swap) =>
        holds(state, hero, swap.split('-')[0] as Mana),
      ),
  },
  ({ state, hero, pick }) => {
    const [from, to] = pick.split('-') as unknown as Swap;
    if (hero.tokens[from] > 0) hero.tokens[from]--;
    else if (from !== 'gold' && from !== 'black' && hero.crystals[from] > 0) hero.crystals[from]--;
    else takeDie(state, hero, from);
    hero.tokens[to]++;
  },
);
