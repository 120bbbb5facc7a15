import { CARDS } from './content/index.ts';
import type { CardId, CardRow } from './content/row.ts';
import { has, rowOf } from './rules/cards.ts';
import { BLANKS, UNNAMED } from './rules/real-deck/blanks.ts';
import type { RealDecks } from './rules/real-deck/types.ts';
import { unnamedCards } from './rules/real-deck/zones.ts';
import type { LinkSide, PlayerSetup, RealDeckSetup, RealDeckSide, Setup } from './setup/types.ts';
import { freshPermanent, freshPlayer, freshWeapon } from './steps/changes/fresh.ts';
import { insert } from './steps/changes/lists.ts';
import { makeObject } from './steps/real-deck/objects.ts';
import { learn } from './steps/real-deck/tell.ts';
import { intoArsenal } from './steps/real-deck/zones.ts';
import { type Player, type State, WHO, type Who } from './types.ts';

/** From a setup to the first state. Pure: the deck has no order, so nothing is shuffled. */
export function begin(setup: Setup): State {
  return setup.own ? beginRealDeck(setup, setup.own) : beginGame(setup);
}

function beginGame(setup: Setup): State {
  const custom: Record<CardId, CardRow> = {};
  for (const { id, ...row } of setup.custom) custom[id] = row;
  const rows = { custom };
  const { link, players } = setup;
  const A = link ? linkPlayer(rows, link.attacker) : gamePlayer(rows, players?.A as PlayerSetup);
  const B = link ? linkPlayer(rows, link.defender) : gamePlayer(rows, players?.B as PlayerSetup);
  if (link && rowOf(rows, link.attack).type === 'attack') insert(A.hand, link.attack);
  return {
    frames: [],
    mode: setup.mode,
    single: link !== undefined,
    defend_max: setup.mode === 'simplified' ? setup.defend_max || 2 : setup.defend_max,
    idle_limit: setup.idle_limit,
    turn: setup.first === 'B' && !link ? 'B' : 'A',
    number: 0,
    first: link ? 'A' : setup.first,
    hurt: false,
    idle: 0,
    dry: 0,
    players: { A, B },
    stack: [],
    waiting: [],
    chain: [],
    custom,
    result: null,
    combat_step: 'idle',
    combat_priority: null,
    combat_passes: 0,
    pending_attack: 0,
    pending_damage: 0,
    reaction_block: 0,
    combat_block_total: 0,
    reaction_actor: null,
    reaction_arsenal_cards: [],
    last_attack_card: link ? link.attack : null,
    last_pitch_sum: 0,
    last_attack_had_go_again: false,
    awaiting_defense: false,
    awaiting_arsenal: false,
    arsenal_player: null,
  };
}

/** Hands and decks are unnamed cards, since nobody knows a real deck. Each object gets its own id. */
function beginRealDeck(setup: Setup, realDeck: RealDeckSetup): State {
  const base = beginGame({ ...setup, players: { A: NOBODY, B: NOBODY } });
  const state: State = {
    ...base,
    turn: realDeck.first === 'B' ? 'B' : 'A',
    first: realDeck.first === 'lot' ? 'random' : realDeck.first,
    number: realDeck.turn - 1,
    custom: { ...base.custom, ...BLANKS },
    realDeck: {
      facts: {},
      uncounted: { A: realDeck.A.deck === null, B: realDeck.B.deck === null },
      reminders: [],
      lastId: 0,
      off: [],
      allow: null,
      warned: false,
      seen: { A: [], B: [] },
      ...listsOf(realDeck),
    },
  };
  for (const who of WHO) seat(state, who, realDeck[who]);
  return state;
}

/** Lists that somebody gave. */
function listsOf({ A, B, lists }: RealDeckSetup): Pick<RealDecks, 'lists' | 'openLists'> {
  if (!A.list && !B.list) return {};
  return { lists: { A: A.list ?? null, B: B.list ?? null }, ...(lists === 'open' ? { openLists: true } : {}) };
}

/** Stands in until the sides are read: no state is without heroes. */
const NOBODY: PlayerSetup = { hero: 'rhinar', weapons: [], equipment: [], deck: [], life: 1 };
/** An uncounted deck is never asked how many cards it has; it must not look empty. */
const UNCOUNTED = 60;

function seat(state: State, who: Who, it: RealDeckSide): void {
  const player = freshPlayer(learn(state, it.hero), it.life);
  state.players[who] = player;
  player.hand = unnamedCards(it.hand);
  player.deck = unnamedCards(it.deck ?? UNCOUNTED);
  if (it.arsenal > 1) player.spare = null;
  for (let n = 0; n < it.arsenal; n++) intoArsenal(player, { card: UNNAMED, up: false, lessons: 0, gift: false });
  player.weapons = it.weapons.map((card) => freshWeapon(learn(state, card)));
  for (const card of it.equipment) {
    const id = makeObject(state, who, card);
    player.equipment.push({ card: id, worn: 0, quelled: false, down: has(rowOf(state, id), 'cloaked') });
    const { brings } = rowOf(state, id);
    if (brings) player.permanents.push(freshPermanent(state, makeObject(state, who, brings)));
  }
  for (const card of it.permanents) player.permanents.push(freshPermanent(state, makeObject(state, who, card)));
}

type Rows = { custom: Record<CardId, CardRow> };

function equip(rows: Rows, player: Player, weapons: readonly CardId[], equipment: readonly CardId[]): void {
  player.weapons = weapons.map(freshWeapon);
  player.equipment = equipment.map((card) => ({
    card,
    worn: 0,
    quelled: false,
    down: has(rowOf(rows, card), 'cloaked'),
  }));
}

function gamePlayer(rows: Rows, it: PlayerSetup): Player {
  const player = freshPlayer(it.hero, it.life ?? rowOf(rows, it.hero).life ?? 20);
  equip(rows, player, it.weapons, it.equipment);
  player.permanents = it.equipment
    .flatMap((id) => rowOf(rows, id).brings ?? [])
    .map((card) => freshPermanent(rows, card));
  player.deck = it.deck.slice().sort();
  player.mentor = it.deck.some((card) => (CARDS[card] ?? rows.custom[card])?.type === 'mentor');
  return player;
}

function linkPlayer(rows: Rows, it: LinkSide): Player {
  const player = freshPlayer(it.hero, it.life);
  equip(rows, player, it.weapons, it.equipment);
  player.hand = it.hand.slice().sort();
  player.arsenal = it.arsenal === null ? null : { card: it.arsenal, up: false, lessons: 0, gift: false };
  player.permanents = it.permanents.map((card) => freshPermanent(rows, card));
  player.floating_resources = it.resources;
  player.shield = it.shield;
  return player;
}
