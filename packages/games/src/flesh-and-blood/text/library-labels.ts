import { CARD_ON_TOP } from '../rules/instead.ts';

/** The words on the buttons of cards outside the four decks. */

export const OPTIONS: Readonly<Record<string, string>> = {
  boost: 'Boost: banish the top card',
  'beat chest': 'Beat Chest: discard a card with power 6 or more',
  fusion: 'Fusion: reveal a card of the element',
  charge: 'Charge: put a card from hand into the soul',
  scrap: 'Scrap: banish an item or equipment from the graveyard',
  offering: 'Banish the named card from the graveyard',
  'chose draw': 'Draw a card when it attacks',
  'chose power': '+2 power',
  'chose go again': 'Go again',
  'chose war': 'Attack action cards: +1 power and +1 defense this turn',
  'chose again': 'The next attack action card gets go again',
  'chose arsenal': 'Attack action cards may defend from arsenal',
  'chose banish': 'Banish an attack action card and draw 2',
  [CARD_ON_TOP]: 'Put a card from hand on top of the deck instead of paying the cost',
  'four coppers': 'Destroy 4 Coppers instead of the cost',
  'two silvers': 'Destroy 2 Silvers instead of the cost',
  'one gold': 'Destroy 1 Gold instead of the cost',
  'first half': 'Play the first half',
  'second half': 'Play the second half',
  'both halves': 'Play both halves, for twice the cost',
};
// Words for what happens to a card, for every choice of that kind.
export const discard = (card: string): string => `Discard ${card}`;
export const reveal = (card: string): string => `Reveal ${card}`;
const banish = (card: string): string => `Banish ${card} from the graveyard`;
const putOnTop = (card: string): string => `Put ${card} on top of the deck`;
export const search = (card: string): string => `Search for ${card}`;
export const shuffleIn = (card: string): string => `Shuffle ${card} into the deck`;

export const exchange = (card: string): string => `Put ${card} on the bottom of the deck, then draw`;
const destroy = (card: string): string => `Destroy ${card}`;

/** What a card is chosen for. */
export const CHOOSE: Readonly<Record<string, (card: string) => string>> = {
  'beat chest': discard,
  fusion: reveal,
  charge: (card) => `Put ${card} into the soul`,
  scrap: banish,
  galvanize: destroy,
  reload: (card) => `Put ${card} into the arsenal`,
  'reveal heavy': reveal,
  offering: banish,
  'runeblade pair': putOnTop,
  'runeblade attack': putOnTop,
  'runeblade action': putOnTop,
  'dirge 3': destroy,
  'dirge 2': destroy,
  'dirge 1': destroy,
  providence: exchange,
  'providence arsenal': (card) => `Put ${card} from the arsenal on the bottom of the deck, then draw`,
  bottom: (card) => `Put ${card} on the bottom of the deck`,
  contraband: (card) => `Put ${card} from the graveyard on top of the deck`,
  'guardian attack': search,
  'lord of wind': search,
  'arrow on top': search,
  [CARD_ON_TOP]: putOnTop,
  'sun kiss': search,
  'remember 3': shuffleIn,
  'remember 2': shuffleIn,
  'remember 1': shuffleIn,
  'banish attack': (card) => `Banish ${card} and draw 2`,
  kano: (card) => `Banish ${card}: you may play it as an instant this turn`,
  'opening item': (card) => `Begin with ${card}`,
  plan: search,
  mangle: destroy,
  rout: (card) => `Return ${card} to its hand`,
  load: (card) => `Put ${card} face up into the arsenal`,
  forbid: (card) => `Name ${card}`,
};
/** What it means to choose nothing. */
export const DECLINE: Readonly<Record<string, string>> = {
  galvanize: 'Destroy nothing',
  providence: 'Keep your hand',
  'providence arsenal': 'Keep your arsenal',
  reload: 'Leave the arsenal empty',
  contraband: 'Leave the graveyard as it is',
  'guardian attack': 'Take no card',
  'lord of wind': 'Take no card',
  'arrow on top': 'Take no card',
  'sun kiss': 'Take no card',
  'remember 3': 'No card',
  'remember 2': 'No more cards',
  'remember 1': 'No more cards',
  'banish attack': 'Banish nothing',
  kano: 'Leave it on top of the deck',
  'opening item': 'Begin without an item',
  gloves: 'Keep the roll',
  rout: 'Return nothing',
  load: 'Leave the arsenal empty',
  'trap damage': 'Do not pay',
  'trap power': 'Do not pay',
};
