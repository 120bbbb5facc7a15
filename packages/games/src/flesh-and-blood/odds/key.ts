import { keyFields, type Parts, partsOf } from '../../key-parts.ts';
import type { CardId } from '../content/row.ts';
import type { Fab, Permanent, Player, State } from '../types.ts';

/**
 * Equal keys, equal futures. Where the order of cards in a zone is nothing that a rule looks at, it is forgotten, and so is the number
 * of the turn beyond the second. Every field is either part of the key or left out with the reason.
 */
const GIVEN = { left: 'given by the setup, never changed by a rule' };
const TOLD = { left: 'told, never read again' };

const sortCards = (cards: readonly CardId[]): CardId[] => cards.toSorted();
/** Which of equal permanents came first makes no difference; what happened to one of them does. */
const alike = (list: readonly Permanent[]): string[] => list.map((it) => JSON.stringify(it)).sort();

const PLAYER: Parts<Player> = {
  hero: ({ hero }) => hero,
  copies: ({ copies }) => copies,
  life: ({ life }) => life,
  action_points: ({ action_points }) => action_points,
  floating_resources: ({ floating_resources }) => floating_resources,
  chi: ({ chi }) => chi,
  hand: ({ hand }) => hand,
  deck: ({ deck }) => deck,
  top: ({ top }) => top,
  bottom: ({ bottom }) => bottom,
  graveyard: ({ graveyard }) => sortCards(graveyard),
  pitched: ({ pitched }) => sortCards(pitched),
  banished: ({ banished }) => sortCards(banished),
  playable: ({ playable }) => playable,
  intimidated: ({ intimidated }) => intimidated,
  arsenal: ({ arsenal }) => arsenal,
  spare: ({ spare }) => spare,
  soul: ({ soul }) => sortCards(soul),
  // A weapon is known by its place.
  weapons: ({ weapons }) => weapons,
  equipment: ({ equipment }) => equipment,
  permanents: ({ permanents }) => alike(permanents),
  aside: ({ aside }) => aside,
  looking: ({ looking }) => looking,
  next: ({ next }) => next,
  later: ({ later }) => later,
  laterTax: ({ laterTax }) => laterTax,
  turn: ({ turn }) => turn,
  shield: ({ shield }) => shield,
  marked: ({ marked }) => marked,
  tapped: ({ tapped }) => tapped,
  heroLost: ({ heroLost }) => heroLost,
  frozen: ({ frozen }) => frozen,
  contracts: ({ contracts }) => contracts,
  stored: ({ stored }) => stored,
  mentor: GIVEN,
  shieldBy: TOLD,
};

/** The first turn draws for both players; later ones are alike. */
const LATER_TURN = 2;

const STATE: Parts<State> = {
  frames: ({ frames }) =>
    frames.map(({ step, then, memory, dice, value }) => [step, then, memory, dice ?? [], value ?? 0]),
  mode: GIVEN,
  single: GIVEN,
  defend_max: GIVEN,
  idle_limit: GIVEN,
  first: GIVEN,
  custom: GIVEN,
  turn: ({ turn }) => turn,
  number: ({ number }) => Math.min(number, LATER_TURN),
  hurt: ({ hurt }) => hurt,
  idle: ({ idle }) => idle,
  dry: ({ dry }) => dry,
  players: ({ players }) => [partsOf(PLAYER, players.A, undefined), partsOf(PLAYER, players.B, undefined)],
  stack: ({ stack }) => stack,
  waiting: ({ waiting }) => waiting,
  chain: ({ chain }) => chain,
  // There are no odds with real decks: their facts are part of the key unchanged.
  realDeck: ({ realDeck, custom }) => realDeck && [realDeck, custom],
  result: { left: 'it is over: ends are compared by their figures' },
  combat_step: ({ combat_step }) => combat_step,
  combat_priority: ({ combat_priority }) => combat_priority,
  combat_passes: ({ combat_passes }) => combat_passes,
  pending_attack: ({ pending_attack }) => pending_attack,
  pending_damage: ({ pending_damage }) => pending_damage,
  reaction_block: ({ reaction_block }) => reaction_block,
  combat_block_total: TOLD,
  reaction_actor: ({ reaction_actor }) => reaction_actor,
  reaction_arsenal_cards: TOLD,
  last_attack_card: ({ last_attack_card }) => last_attack_card,
  last_pitch_sum: TOLD,
  last_attack_had_go_again: ({ last_attack_had_go_again }) => last_attack_had_go_again,
  awaiting_defense: { left: 'follows from the step' },
  awaiting_arsenal: ({ awaiting_arsenal }) => awaiting_arsenal,
  arsenal_player: TOLD,
};

export const futureKey = (state: Fab['state']): string => JSON.stringify(partsOf(STATE, state, undefined));

/** What the key tells and what it leaves out, for the test that no field of a state is neither. */
export const KEY_FIELDS = keyFields({ state: STATE, player: PLAYER });
