import { CARDS } from '../content/cards.ts';

/** What a set-up and a combat say alike of who has what. */
interface Held {
  hand?: readonly string[] | undefined;
  deck?: readonly string[] | undefined;
  discard?: readonly string[] | undefined;
  played?: readonly string[] | undefined;
  removed?: readonly string[] | undefined;
  skills?: readonly unknown[] | undefined;
  units?: readonly { banner?: string | undefined }[] | undefined;
}
interface Offered {
  heroes: readonly Held[];
  spellOffer?: readonly string[] | undefined;
  actionOffer?: readonly string[] | undefined;
  skillOffer?: readonly string[] | undefined;
}

const holdsPlain = ({ hand, deck, discard, played, removed, skills, units }: Held): boolean =>
  !skills?.length &&
  !units?.some((unit) => unit.banner) &&
  [hand, deck, discard, played, removed].every((cards) => !cards?.some((id) => !Object.hasOwn(CARDS, id)));

/**
 * Whether heroes have only the cards that they begin with, and nothing else is there to be had. What brings further cards and skills into
 * a combat (Mind Steal, Mysterious Box, Circlet of Proficiency, what is on offer) is itself none of those.
 */
export const isPlain = ({ heroes, spellOffer, actionOffer, skillOffer }: Offered): boolean =>
  !spellOffer?.length && !actionOffer?.length && !skillOffer?.length && heroes.every(holdsPlain);
