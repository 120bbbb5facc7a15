import { comboIsMet } from '../../content/catalogue/combo.ts';
import type { Link, State } from '../../types.ts';
import { rowOf } from '../cards.ts';
import { hasGain, power } from '../power.ts';
import { isBlank } from './blanks.ts';

/** Questions about a link: keywords that the attack may gain, and what a met condition gives (K). */

/** A yes or no about a keyword, or numbers for what a met condition gives. */
export type Question = 'dominate' | 'overpower' | 'go again' | Gives;
export type Gives = 'combo' | 'rupture' | 'high tide' | 'tower' | 'fusion' | 'lightning flow' | 'evo upgrade';

/** Two or more blue cards in the own pitch zone. */
const HIGH_TIDE = 2;
/** Played as this link or a later one. */
const RUPTURE = 4;
const TOWER = 13;

const isMet: Record<Gives, (state: State, link: Link) => boolean> = {
  combo(state, link) {
    const before = state.chain[link.number - 2];
    if (!before) return false;
    const row = rowOf(state, before.attack.card);
    const last = { name: row.name, colour: row.colour ?? null, attackAction: row.type === 'attack' };
    return comboIsMet(state.realDeck?.facts[link.attack.card]?.combo ?? [], last);
  },
  rupture: (_, link) => link.number >= RUPTURE,
  'high tide': (state, { attack }) =>
    state.players[attack.by].pitched.filter((card) => rowOf(state, card).pitch === 3).length >= HIGH_TIDE,
  tower: (state, link) => power(state, link.attack, link) >= TOWER,
  fusion: (_, { attack }) => attack.paid.includes('fusion'),
  // A card of which nobody knows the kind may have been one.
  'lightning flow': (state, { attack }) => state.realDeck?.lightning?.[attack.by] === state.number,
  'evo upgrade': (state, { attack }) =>
    state.players[attack.by].equipment.some((it) => state.realDeck?.facts[it.card]?.kinds.includes('Evo')),
};
const GIVES = Object.keys(isMet) as Gives[];
export const gives = (it: Question): it is Gives => (GIVES as readonly string[]).includes(it);

/** What is asked in the Attack Step, in this order: keywords that count for the defenders come last, when all is known. */
export function questions(state: State, link: Link): Question[] {
  const facts = state.realDeck?.facts[link.attack.card];
  if (!facts || facts.hasRow) return [];
  const isFused = rowOf(state, link.attack.card).keywords?.fusion !== undefined;
  const met = GIVES.filter((it) => (it === 'fusion' ? isFused : facts.labels.includes(it)) && isMet[it](state, link));
  const gained = (['dominate', 'overpower'] as const).filter((it) => facts.asks.includes(it));
  return [...met, ...gained];
}

/** Combo that the card names and the chain does not meet: told, never asked. */
export const missedCombo = (state: State, link: Link): boolean =>
  (state.realDeck?.facts[link.attack.card]?.labels.includes('combo') ?? false) &&
  !state.realDeck?.facts[link.attack.card]?.hasRow &&
  !isMet.combo(state, link);

/** Go again that only stands in its text and that nobody has answered yet: asked when the Damage Step ends. */
export function reopensQuestion(state: State, link: Link): boolean {
  const { attack } = link;
  if (attack.paid.includes('answered')) return false;
  const row = rowOf(state, attack.card);
  if (hasGain(state, attack, link, 'go again')) return false;
  if (state.realDeck?.facts[attack.card]?.asks.includes('go again')) return true;
  // A row that looks at pitched cards cannot see those of which only the color is known.
  const looks = row.gains?.some((it) => it.gain === 'go again' && it.if.endsWith('pitched')) ?? false;
  return looks && state.players[attack.by].pitched.some(isBlank);
}
