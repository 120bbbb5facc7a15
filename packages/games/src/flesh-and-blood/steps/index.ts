import type { Steps } from '../types.ts';
import { CHAIN } from './chain.ts';
import { CHANCE } from './chance.ts';
import { CLOSE } from './close.ts';
import { DAMAGE } from './damage.ts';
import { END } from './end.ts';
import { PLAY } from './play.ts';
import { PRIORITY } from './priority.ts';
import { PROMPTS } from './prompts.ts';
import { EFFECTS } from './real-deck/effects.ts';
import { QUESTIONS } from './real-deck/questions.ts';
import { TICKS } from './real-deck/ticks.ts';
import { RESOLVE } from './resolve.ts';
import { SIMPLIFIED } from './simplified.ts';
import { SIMPLIFIED_COMBAT } from './simplified-combat.ts';
import { TURN } from './turn.ts';

/** The table of contents, in the order of the rule document. */
export const steps: Steps = {
  // 1.5: starting a game.
  opening: TURN.opening,
  'first player': TURN['first player'],
  hands: TURN.hands,
  'single link': TURN['single link'],
  // 2.1, 2.2: the turn begins.
  'start phase': TURN['start phase'],
  mentor: TURN.mentor,
  'action phase': TURN['action phase'],
  action: TURN.action,
  // 3.1, 3.2: priority and the stack.
  priority: PRIORITY.priority,
  order: PRIORITY.order,
  'resolve all': PRIORITY['resolve all'],
  // 3.3 to 3.5: playing a card.
  announce: PLAY.announce,
  options: PLAY.options,
  target: PLAY.target,
  pay: PLAY.pay,
  costs: PLAY.costs,
  'random cost': PLAY['random cost'],
  boost: PLAY.boost,
  played: PLAY.played,
  // 3.2, 8.4: a layer resolves.
  resolve: RESOLVE.resolve,
  resolved: RESOLVE.resolved,
  // What a layer may ask for: chance, a card, a yes or no.
  draw: CHANCE.draw,
  discard: CHANCE.discard,
  intimidate: CHANCE.intimidate,
  top: CHANCE.top,
  clash: CHANCE.clash,
  roll: CHANCE.roll,
  look: CHANCE.look,
  opt: CHANCE.opt,
  pick: PROMPTS.pick,
  may: PROMPTS.may,
  // 5.2 to 5.5: the combat chain.
  Layer: CHAIN.Layer,
  Attack: CHAIN.Attack,
  Defend: CHAIN.Defend,
  Defended: CHAIN.Defended,
  Reaction: CHAIN.Reaction,
  // 5.6, 8.2: damage.
  Damage: CHAIN.Damage,
  'damage event': DAMAGE['damage event'],
  prevention: DAMAGE.prevention,
  dealt: DAMAGE.dealt,
  Hit: CHAIN.Hit,
  // 5.7, 5.8: the link is over, the chain closes.
  Resolution: CHAIN.Resolution,
  Close: CLOSE.Close,
  Closed: CLOSE.Closed,
  // 2.3: the end of the turn.
  'end phase': END['end phase'],
  arsenal: END.arsenal,
  'pitch order': END['pitch order'],
  refill: END.refill,
  'turn end': END['turn end'],
  // 4.1, 4.2: the simplified rules.
  'simplified start': SIMPLIFIED['simplified start'],
  'simplified action': SIMPLIFIED['simplified action'],
  'simplified pay': SIMPLIFIED['simplified pay'],
  'simplified Layer': SIMPLIFIED_COMBAT['simplified Layer'],
  'simplified Attack': SIMPLIFIED_COMBAT['simplified Attack'],
  'simplified Defend': SIMPLIFIED_COMBAT['simplified Defend'],
  'simplified Reaction': SIMPLIFIED_COMBAT['simplified Reaction'],
  'simplified Damage': SIMPLIFIED_COMBAT['simplified Damage'],
  'simplified Resolution': SIMPLIFIED_COMBAT['simplified Resolution'],
  'simplified arsenal': SIMPLIFIED['simplified arsenal'],
  'simplified end': SIMPLIFIED['simplified end'],
  // Real decks: what only the table knows.
  lot: QUESTIONS.lot,
  shown: QUESTIONS.shown,
  'clash won': QUESTIONS['clash won'],
  effects: EFFECTS.effects,
  question: QUESTIONS.question,
  ticks: TICKS.ticks,
  drew: QUESTIONS.drew,
};
