import { cardOf } from '../../content/cards.ts';
import type { Mode } from '../../content/mode.ts';
import { siteOf } from '../../content/sites.ts';
import { rowOf } from '../../content/units.ts';
import { boostParts } from '../../rules/cost.ts';
import { skillIn, WOUND } from '../../rules/hero.ts';
import type { Where } from '../../rules/lines.ts';
import type { MadeBy } from '../../rules/points.ts';
import type { Hero, MkPlay, State, Use } from '../../types.ts';
import { dropCard, gainCard, takeWounds } from './hero.ts';

/** What a use takes away: cards, units, skills. */

/** A use under way: what is used, how, by whom, and where its points go. */
export interface Doing {
  state: State;
  hero: Hero;
  play: MkPlay | undefined;
  use: Use;
  where: Where;
  mode: Mode;
  by: MadeBy;
}

export const spendSkill = (hero: Hero, id: string): void => {
  const skill = skillIn(hero, id);
  if (skill?.more) skill.more--;
  else if (skill) skill.ready = false;
};

/** The card leaves the hand; thrown ones leave the game (12.4, Maximal Effect). */
export function playCard(hero: Hero, id: string, thrown: boolean): void {
  if (dropCard(hero.hand, id)) (thrown ? hero.removed : hero.played).push(id);
}

/** What plays a card that is not in the hand, and what of it is thrown away for a strong effect. */
const STAYS = ['tome-of-all-spells', 'magic-talent', 'blood-of-ancients', 'mysterious-box'];
const GONE_WHEN_STRONG = ['tome-of-all-spells', 'mysterious-box'];
/** Blood of Ancients, powered: the Wound goes to the hand, or to the discard pile. */
function payWithBlood(hero: Hero, toHand: boolean, play: MkPlay | undefined): void {
  if (toHand) takeWounds(hero, 1, 'cost', play);
  else {
    gainCard(hero.discard, WOUND);
    hero.woundsToDiscard++;
  }
}
/** Card, unit or skill are used up. */
export function giveUp({ state, hero, use, mode, play, by: { unit, maker } }: Doing): void {
  if (unit) {
    const row = rowOf(unit);
    if (row.influence === 'assault' && !unit.paid && siteOf(state.site).assault) {
      unit.paid = true;
      hero.influence -= 2;
    }
    if (row.several) {
      unit.used.push(mode.id);
      if (unit.used.length >= row.modes.length) unit.ready = false;
    } else unit.ready = false;
    return;
  }
  if (maker === 'skill') {
    spendSkill(hero, use.source);
    return;
  }
  const { card, strong, again } = boostParts(use.by);
  // Mysterious Box stays in the hand until it is used as what it shows.
  if (again || (use.source === 'mysterious-box' && !use.by)) return;
  if (card === 'shapeshift') spendSkill(hero, 'shapeshift');
  else if (card) playCard(hero, card, strong && GONE_WHEN_STRONG.includes(card));
  if (card === 'blood-of-ancients') payWithBlood(hero, strong, play);
  if (card === 'mysterious-box') {
    hero.fame++;
    hero.turn.box = '';
  }
  // A card of the offer stays there; an artifact's strong side and what Maximal Effect burns are gone for good.
  if (!STAYS.includes(card)) {
    const artifact = cardOf(use.source).kind === 'artifact' && mode.grade === 'strong';
    playCard(hero, use.source, artifact || card === 'maximal-effect');
  }
}

export function putAway(hero: Hero, use: Use, mode: Mode): void {
  const card = use.discard as string;
  if (!dropCard(hero.hand, card)) return;
  if (mode.price?.thrown) hero.removed.push(card);
  else {
    hero.discard.push(card);
    hero.discard.sort();
  }
}
