import { CARDS } from './content/index.ts';
import type { CardId, CardRow } from './content/row.ts';
import { has, insert, rowOf } from './rules/cards.ts';
import { freshPlayer, freshWeapon } from './steps/fresh.ts';
import type { LinkSide, Player, PlayerSetup, Setup, State } from './types.ts';

/** From a set-up to the first state. Pure: the deck has no order, so nothing is shuffled. */
export function begin(setup: Setup): State {
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
    defend_max: setup.mode === 'plain' ? setup.defend_max || 2 : setup.defend_max,
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

type Rows = { custom: Record<CardId, CardRow> };

function equip(rows: Rows, p: Player, weapons: readonly CardId[], equipment: readonly CardId[]): void {
  p.weapons = weapons.map(freshWeapon);
  p.equipment = equipment.map((card) => ({ card, worn: 0, quelled: false, down: has(rowOf(rows, card), 'cloaked') }));
}

function gamePlayer(rows: Rows, it: PlayerSetup): Player {
  const p = freshPlayer(it.hero, it.life ?? rowOf(rows, it.hero).life ?? 20);
  equip(rows, p, it.weapons, it.equipment);
  p.deck = it.deck.slice().sort();
  p.mentor = it.deck.some((card) => (CARDS[card] ?? rows.custom[card])?.type === 'mentor');
  return p;
}

function linkPlayer(rows: Rows, it: LinkSide): Player {
  const p = freshPlayer(it.hero, it.life);
  equip(rows, p, it.weapons, it.equipment);
  p.hand = it.hand.slice().sort();
  p.arsenal = it.arsenal === null ? null : { card: it.arsenal, up: false, lessons: 0, gift: false };
  p.permanents = it.permanents.map((card) => ({ card }));
  p.floating_resources = it.resources;
  p.shield = it.shield;
  return p;
}
