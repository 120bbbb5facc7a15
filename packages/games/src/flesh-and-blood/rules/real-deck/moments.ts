import type { AtTable, CardId } from '../../content/row.ts';
import type { State, Who } from '../../types.ts';
import { activeLink, rowOf } from '../cards.ts';
import { isBlank } from './blanks.ts';
import type { Occasion } from './types.ts';
import { hasRoom } from './zones.ts';

/** When the players are reminded of a card's text (9). We have no texts, only the moments at which they matter. */

/** Moments of the catalog, and of rows that leave something to the table, under ours. */
const AT: Readonly<Record<string, Occasion>> = {
  attack: 'attack',
  hit: 'hit',
  defend: 'defend',
  close: 'close',
  'link resolves': 'link',
  enter: 'enter',
  start: 'start',
  'action phase': 'start',
  end: 'end',
  'end phase': 'end',
  played: 'resolves',
  resolves: 'resolves',
  crush: 'crush',
  surge: 'surge',
};
/** Notes without a tick, and what is used by somebody's choice: no reminder. */
const NEVER: readonly string[] = ['plain', 'cost', 'restrict', 'pitch', 'leave', 'always'];
const isSilent = (moment: string): boolean => NEVER.includes(moment) || moment.startsWith('ability');

/** What has no moment of its own comes once: when the card resolves, for an attack in the Attack Step. */
function momentOf(moment: string, isAttack: boolean): Occasion {
  const at = AT[moment] ?? 'resolves';
  return at === 'resolves' && isAttack ? 'attack' : at;
}

/** Keywords that the players resolve: the reminder at their moment names them. */
const KEYWORD_AT: Readonly<Record<string, Occasion>> = {
  wager: 'attack',
  contract: 'attack',
  decompose: 'attack',
  'earth bond': 'attack',
  intimidate: 'attack',
  clash: 'defend',
  galvanize: 'defend',
  unity: 'defend',
  mark: 'hit',
  'go fish': 'hit',
  steal: 'hit',
  crank: 'enter',
  'blood debt': 'end',
  transform: 'resolves',
  transcend: 'resolves',
  retrieve: 'resolves',
  reload: 'resolves',
  opt: 'resolves',
  negate: 'resolves',
  freeze: 'resolves',
  amp: 'resolves',
  reprise: 'resolves',
};

/** Conditions that Fray can look at (K): what is not met is not asked. A pitched card of which only the color is known may fit. */
function isMet(state: State, who: Who, card: CardId, keyword: string): boolean {
  const link = activeLink(state);
  if (keyword === 'reprise') return link?.byHand ?? false;
  if (keyword === 'reload') return hasRoom(state.players[who]) && state.players[who].hand.length > 0;
  if (keyword === 'unity') return link?.defenders.some((it) => it.from === 'hand' && it.card !== card) ?? false;
  if (keyword !== 'earth bond' || !link) return true;
  const { pitched } = state.players[link.attack.by];
  return pitched.some((it) => isBlank(it) || state.realDeck?.facts[it]?.kinds.includes('Earth'));
}

/** The reminders that a card needs now: none if it says nothing, or if a row of ours plays it. */
export function cardReminders(state: State, who: Who, card: CardId, when: Occasion): string[] {
  const row = rowOf(state, card);
  const isAttack = row.type === 'attack' || row.type === 'weapon';
  const written: readonly AtTable[] = state.realDeck?.facts[card]?.texts ?? row.table ?? [];
  const found = written.filter((it) => momentOf(it.when, isAttack) === when).map((it) => it.words);
  const facts = state.realDeck?.facts[card];
  if (found.length || !facts) return found;
  const keywords = facts.hasRow ? [] : [...facts.asks, ...facts.labels];
  const namedKeywords = keywords.filter(
    (word) => KEYWORD_AT[word] && momentOf(KEYWORD_AT[word], isAttack) === when && isMet(state, who, card, word),
  );
  if (namedKeywords.length) return [...new Set(namedKeywords)];
  const speaks =
    facts.moments.some((moment) => !isSilent(moment) && momentOf(moment, isAttack) === when) ||
    // A row of ours plays its own crush and surge.
    (when === 'crush' && facts.labels.includes('crush') && !row.does?.crush) ||
    (when === 'surge' && facts.labels.includes('surge') && !row.does?.surge);
  return speaks ? [''] : [];
}
