import { dropCard, gainCard } from '../steps/changes/hero.ts';
import { effect, NOT_DAMAGE } from './effect.ts';
import type { Effect, Offer } from './mode.ts';

/** Effects that take from an offer what can be used at once. */

/** A card of that color into the hand. */
export const takeFrom = (offer: Offer, colour: string): Effect =>
  effect(
    {
      does: [offer, colour],
      matters: NOT_DAMAGE,
      brings: { cards: 1 },
      picks: ({ offered }) => [...new Set(offered?.(offer, colour))],
    },
    ({ state, hero, pick, play }) => {
      if (!dropCard(state[offer], pick)) return;
      gainCard(hero.hand, pick);
      if (play?.watched) play.emit({ type: 'gained', seat: hero.seat, card: pick });
    },
  );
/** Learning: Influence, part of which buys an advanced action into the hand. */
export const learnAction = (gained: number, cost: number): Effect =>
  effect(
    {
      does: ['learn-action', gained, cost],
      matters: NOT_DAMAGE,
      brings: { cards: 1 },
      fits: ({ hero }) => hero.influence + gained >= cost,
      picks: ({ state }) => [...new Set(state.actionOffer)],
    },
    ({ state, hero, pick, play }) => {
      if (!dropCard(state.actionOffer, pick)) return;
      hero.influence += gained - cost;
      gainCard(hero.hand, pick);
      if (play?.watched) play.emit({ type: 'gained', seat: hero.seat, card: pick });
    },
  );
/** Circlet of Proficiency: a skill of the common offer, for this turn or for good. */
export const learnSkill = (
  perTurn: (id: string) => boolean,
  works: (id: string) => boolean,
  forGood: boolean,
): Effect =>
  effect(
    {
      does: [forGood ? 'own-skill' : 'lend-skill'],
      matters: NOT_DAMAGE,
      picks: ({ state, hero }) =>
        [...new Set(state.skillOffer)].filter((id) => works(id) && hero.skills.every((skill) => skill.id !== id)),
    },
    ({ state, hero, pick }) => {
      if (!dropCard(state.skillOffer, pick)) return;
      // One that is good for every turn may be used twice.
      if (forGood) hero.skills.push({ id: pick, ready: true });
      else hero.skills.push({ id: pick, ready: true, lent: true, ...(perTurn(pick) ? { more: 1 } : {}) });
    },
  );
