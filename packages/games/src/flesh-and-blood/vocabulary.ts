/** Names that everything in the game is written with. */

export const WHO = ['A', 'B'] as const;
export type Who = (typeof WHO)[number];
export type Seat = Who | 'host';
export const foe = (who: Who): Who => (who === 'A' ? 'B' : 'A');

export const MODES = ['official', 'simplified'] as const;
export type Mode = (typeof MODES)[number];

/** Where a card was when it was played, or when it was declared as a defender. */
export type From =
  | 'hand'
  | 'arsenal'
  | 'banished'
  | 'graveyard'
  | 'deck'
  | 'weapon'
  | 'equipment'
  | 'permanent'
  | 'hero'
  | 'defender';

/** The steps of section 4.1 under their names, Close added, idle outside of combat. */
export type CombatStep = 'idle' | 'layer' | 'attack' | 'defend' | 'reaction' | 'damage' | 'resolution' | 'close';
/** A window in which somebody has priority. */
export type Phase = 'action' | 'layer' | 'attack' | 'defend' | 'reaction' | 'damage' | 'resolution';

/** Every step, in the order of the rule document. */
export const STEPS = [
  // 1.5: starting a game.
  'opening',
  'first player',
  'hands',
  'single link',
  // 2.1, 2.2: the turn begins.
  'start phase',
  'mentor',
  'action phase',
  'action',
  // 3.1, 3.2: priority and the stack.
  'priority',
  'order',
  'resolve all',
  // 3.3 to 3.5: playing a card.
  'announce',
  'options',
  'target',
  'pay',
  'costs',
  'random cost',
  'boost',
  'played',
  // 3.2, 8.4: a layer resolves.
  'resolve',
  'resolved',
  // What a layer may ask for: chance, a card, a yes or no.
  'draw',
  'discard',
  'intimidate',
  'top',
  'clash',
  'roll',
  'look',
  'opt',
  'pick',
  'may',
  // 5.2 to 5.5: the combat chain.
  'Layer',
  'Attack',
  'Defend',
  'Defended',
  'Reaction',
  // 5.6, 8.2: damage.
  'Damage',
  'damage event',
  'prevention',
  'dealt',
  'Hit',
  // 5.7, 5.8: the link is over, the chain closes.
  'Resolution',
  'Close',
  'Closed',
  // 2.3: the end of the turn.
  'end phase',
  'arsenal',
  'pitch order',
  'refill',
  'turn end',
  // 4.1, 4.2: the simplified rules.
  'simplified start',
  'simplified action',
  'simplified pay',
  'simplified Layer',
  'simplified Attack',
  'simplified Defend',
  'simplified Reaction',
  'simplified Damage',
  'simplified Resolution',
  'simplified arsenal',
  'simplified end',
  // Real decks: what only the table knows.
  'lot',
  'shown',
  'clash won',
  'effects',
  'question',
  'ticks',
  'drew',
] as const;
export type StepId = (typeof STEPS)[number];
