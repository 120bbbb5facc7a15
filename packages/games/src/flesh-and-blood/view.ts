import { type Chance, clone } from '@fray/engine';
import type { CardId } from './content/row.ts';
import { insert } from './rules/cards.ts';
import {
  type Fab,
  type Pile,
  type PileView,
  type Player,
  type PlayerView,
  type Seat,
  type State,
  type View,
  WHO,
} from './types.ts';

/**
 * What a seat may see. Everything is open but hand, deck, face-down cards and what somebody just looks at; nobody and the
 * host see them of neither player.
 */
export function view(s: State, seat: Seat | undefined): View {
  return { ...s, players: { A: see(s.players.A, seat === 'A'), B: see(s.players.B, seat === 'B') } };
}

function see(p: Player, own: boolean): PlayerView {
  if (own) return { ...p, unseen: [] };
  const unseen: CardId[] = [...p.hand, ...p.deck, ...p.intimidated, ...p.looking];
  const pile = (it: Pile): PileView => {
    if (it.how === 'open') return it;
    if (it.how === 'set') return { how: 'set', cards: it.cards.slice().sort() };
    unseen.push(...it.cards);
    return { how: 'secret', cards: it.cards.length };
  };
  const top = p.top.map(pile);
  const bottom = p.bottom.map(pile);
  if (p.arsenal && !p.arsenal.up) unseen.push(p.arsenal.card);
  unseen.sort();
  return {
    ...p,
    hand: p.hand.length,
    deck: p.deck.length,
    top,
    bottom,
    arsenal: p.arsenal && !p.arsenal.up ? { card: null, up: false } : p.arsenal,
    intimidated: p.intimidated.length,
    aside: p.aside.length,
    looking: p.looking.length,
    unseen,
  };
}

/** A state that could be behind the view: the unseen cards are dealt to the places that cannot be seen. */
export function imagine(v: View, _seat: Seat, chance: Chance): State {
  const { players, ...rest } = clone(v);
  const ordering = v.frames[v.frames.length - 1]?.step === 'pitch order';
  const state = { ...rest, players: { A: fill(players.A, ordering, chance), B: fill(players.B, ordering, chance) } };
  return state;
}

/** `ordering`: what was set aside comes from the pitched cards, otherwise from the hand. */
function fill(v: PlayerView, ordering: boolean, chance: Chance): Player {
  const { unseen, ...p } = v;
  if (Array.isArray(p.hand)) return p as Player;
  const pool = unseen.slice();
  const one = (): CardId => {
    const at = (chance(1, pool.length)[0] as number) - 1;
    const card = pool[at] as CardId;
    pool[at] = pool[pool.length - 1] as CardId;
    pool.pop();
    return card;
  };
  const some = (n: CardId[] | number): CardId[] => {
    const out: CardId[] = [];
    for (let i = 0; i < (n as number); i++) insert(out, one());
    return out;
  };
  const piles = (list: PileView[]): Pile[] =>
    list.map((it): Pile => {
      if (it.how === 'open') return it;
      if (typeof it.cards === 'number') return { how: 'secret', cards: Array.from({ length: it.cards }, one) };
      return { how: 'set', cards: mixed(it.cards, chance) };
    });
  const arsenal =
    p.arsenal && p.arsenal.card === null ? { card: one(), up: false, lessons: 0, gift: false } : p.arsenal;
  const hand = some(p.hand);
  const top = piles(p.top);
  const bottom = piles(p.bottom);
  const intimidated = some(p.intimidated);
  const looking = some(p.looking);
  const deck = some(p.deck);
  const aside = mixed(ordering ? p.pitched : hand, chance).slice(0, p.aside as number);
  if (!ordering) aside.sort();
  return { ...p, hand, top, bottom, arsenal: arsenal as Player['arsenal'], intimidated, looking, deck, aside };
}

function mixed(cards: readonly CardId[], chance: Chance): CardId[] {
  const bag = cards.slice();
  const out: CardId[] = [];
  while (bag.length) out.push(bag.splice((chance(1, bag.length)[0] as number) - 1, 1)[0] as CardId);
  return out;
}

const piles = (list: readonly Pile[]): Pile[] => list.map((it) => ({ how: it.how, cards: it.cards.slice() }));

function copyPlayer(p: Player): Player {
  return {
    hero: p.hero,
    life: p.life,
    action_points: p.action_points,
    floating_resources: p.floating_resources,
    hand: p.hand.slice(),
    deck: p.deck.slice(),
    top: p.top.length ? piles(p.top) : [],
    bottom: piles(p.bottom),
    graveyard: p.graveyard.slice(),
    pitched: p.pitched.slice(),
    banished: p.banished.slice(),
    playable: p.playable.slice(),
    intimidated: p.intimidated.slice(),
    arsenal: p.arsenal && { card: p.arsenal.card, up: p.arsenal.up, lessons: p.arsenal.lessons, gift: p.arsenal.gift },
    soul: p.soul.slice(),
    weapons: p.weapons.map((w) => ({
      card: w.card,
      used: w.used,
      extra: w.extra,
      power: w.power,
      counters: w.counters,
      hits: w.hits,
      attacks: w.attacks,
      once: w.once,
    })),
    equipment: p.equipment.map((e) => ({ card: e.card, worn: e.worn, quelled: e.quelled, down: e.down })),
    permanents: p.permanents.map((it) => (it.quelled ? { card: it.card, quelled: true } : { card: it.card })),
    aside: p.aside.slice(),
    looking: p.looking.slice(),
    next: p.next.length ? clone(p.next) : [],
    later: p.later.length ? clone(p.later) : [],
    laterTax: p.laterTax,
    turn: { ...p.turn },
    shield: p.shield,
    marked: p.marked,
    tapped: p.tapped,
    heroLost: p.heroLost,
    frozen: p.frozen.slice(),
    contracts: p.contracts.slice(),
    mentor: p.mentor,
  };
}

/** A deep copy by hand, for search. Rows of the set-up's own cards never change and are shared. */
export function copy(s: State): State {
  return {
    frames: clone(s.frames),
    mode: s.mode,
    single: s.single,
    defend_max: s.defend_max,
    idle_limit: s.idle_limit,
    turn: s.turn,
    number: s.number,
    first: s.first,
    hurt: s.hurt,
    idle: s.idle,
    dry: s.dry,
    players: { A: copyPlayer(s.players.A), B: copyPlayer(s.players.B) },
    stack: s.stack.length ? clone(s.stack) : [],
    waiting: s.waiting.length ? clone(s.waiting) : [],
    chain: s.chain.length ? clone(s.chain) : [],
    custom: s.custom,
    result: s.result && clone(s.result),
    combat_step: s.combat_step,
    combat_priority: s.combat_priority,
    combat_passes: s.combat_passes,
    pending_attack: s.pending_attack,
    pending_damage: s.pending_damage,
    reaction_block: s.reaction_block,
    combat_block_total: s.combat_block_total,
    reaction_actor: s.reaction_actor,
    reaction_arsenal_cards: s.reaction_arsenal_cards.slice(),
    last_attack_card: s.last_attack_card,
    last_pitch_sum: s.last_pitch_sum,
    last_attack_had_go_again: s.last_attack_had_go_again,
    awaiting_defense: s.awaiting_defense,
    awaiting_arsenal: s.awaiting_arsenal,
    arsenal_player: s.arsenal_player,
  };
}

/** A single link has no winner: it is about whether A's attack hits. */
export function score({ winner, link, why }: Fab['outcome'], seat: Seat): number {
  if (seat === 'host') return 0.5;
  // An attack that was negated or destroyed did not hit either.
  if (winner === null && (link || why === 'link')) return (link?.hit ?? false) === (seat === 'A') ? 1 : 0;
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

export const SEATS: readonly Seat[] = [...WHO, 'host'];
