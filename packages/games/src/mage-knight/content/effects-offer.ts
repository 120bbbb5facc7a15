import { dropCard, gainCard } from '../steps/changes/hero.ts';
import { bothPools, effect, NOT_DAMAGE } from './effect.ts';
import type { Effect, Offer } from './mode.ts';

/** Effects that take from an offer what can be used at once. */

/** A card of that color into the hand. */
export const takeFrom = (offer: Offer, colour: string): Effect =>
  effect(
    [offer, colour],
    'self',
    NOT_DAMAGE,
    ({ state, hero, pick, play }) => {
      if (!dropCard(state[offer], pick)) return;
      gainCard(hero.hand, pick);
      if (play?.watched) play.emit({ type: 'gained', seat: hero.seat, card: pick });
    },
    { ...bothPools, brings: { cards: 1 }, picks: ({ offered }) => [...new Set(offered?.(offer, colour))] },
  );
/** Learning: Influence, part of which buys an advanced action into the hand. */
export const learnAction = (gained: number, cost: number): Effect =>
  effect(
    ['learn-action', gained, cost],
    'self',
    NOT_DAMAGE,
    ({ state, hero, pick, play }) => {
      if (!dropCard(state.actionOffer, pick)) return;
      hero.influence += gained - cost;
      gainCard(hero.hand, pick);
      if (play?.watched) play.emit({ type: 'gained', seat: hero.seat, card: pick });
    },
    {
      ...bothPools,
      brings: { cards: 1 },
      fits: ({ hero }) => hero.influence + gained >= cost,
      picks: ({ state }) => [...new Set(state.actionOffer)],
    },
  );
/** Circlet of Proficiency: a skill of the common offer, for this turn or for good. */
export const learnSkill = (
  perTurn: (id: string) => boolean,
  works: (id: string) => boolean,
  forGood: boolean,
): Effect =>
  effect(
    [forGood ? 'own-skill' : 'lend-skill'],
    'self',
    NOT_DAMAGE,
    ({ state, hero, pick }) => {
      if (!dropCard(state.skillOffer, pick)) return;
      // One that is good for every turn may be used twice.
      if (forGood) hero.skills.push({ id: pick, ready: true });
      else hero.skills.push({ id: pick, ready: true, lent: true, ...(perTurn(pick) ? { more: 1 } : {}) });
    },
    {
      ...bothPools,
      picks: ({ state, hero }) =>
        [...new Set(state.skillOffer)].filter((id) => works(id) && hero.skills.every((skill) => skill.id !== id)),
    },
  );
