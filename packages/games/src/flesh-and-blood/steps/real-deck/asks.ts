import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { nameOf, rowOf } from '../../rules/cards.ts';
import type { Given } from '../../rules/real-deck/types.ts';
import { type Fab, foe, type Player, type State, type Who } from '../../types.ts';
import { freshWeapon } from '../changes/fresh.ts';
import { remove } from '../changes/lists.ts';
import { bury, destroyPermanent, makeTokens } from '../changes/zones.ts';
import type { May, Pick } from '../prompt-types.ts';
import { idFor, makeObject } from './objects.ts';
import { addNote } from './tell.ts';
import { intoDeck } from './zones.ts';

/** Keywords that ask which thing on the table is meant, or for a yes that costs something (K). */

type P = Play<Fab>;
const wornCards = ({ equipment }: Player): CardId[] => equipment.map((it) => it.card);
const lying = ({ permanents }: Player): CardId[] => permanents.map((it) => it.card);
const heldWeapons = ({ weapons }: Player): CardId[] => weapons.map((it) => it.card);

/** An Evo is an action card in hand and equipment on the table. */
const isEvo = (state: State, card: CardId): boolean => state.realDeck?.facts[card]?.kinds.includes('Evo') ?? false;

/** Takes a thing off the table without destroying it, with what lay under it. */
function lift(player: Player, object: CardId): CardId[] {
  const it = [...player.equipment, ...player.permanents].find((one) => one.card === object);
  player.equipment = player.equipment.filter((one) => one !== it);
  player.permanents = player.permanents.filter((one) => one !== it);
  return it ? [object, ...(it.under ?? [])] : [];
}

/** It takes the slot with its own defense and no counters; the base lies under it. */
function putOnEvo(play: P, who: Who, card: CardId, base: CardId): void {
  const { state } = play;
  const player = state.players[who];
  remove(player.graveyard, card);
  const id = `${card}-worn`;
  state.custom = { ...state.custom, [id]: { ...rowOf(state, card), type: 'equipment' } };
  const facts = state.realDeck?.facts[card];
  if (state.realDeck && facts) state.realDeck.facts = { ...state.realDeck.facts, [id]: facts };
  const under = lift(player, base);
  player.equipment.push({ card: idFor(state, who, id), worn: 0, quelled: false, down: false, under });
}

export const REAL_PICKS: Readonly<Record<string, Pick>> = {
  /** What goes under; then what stands there now, unless the card itself is it. */
  transform: {
    zone: (state, memory) => [...wornCards(state.players[memory.who]), ...lying(state.players[memory.who])],
    optional: true,
    take(play, who, object, _, memory) {
      const { state } = play;
      const card = memory.card ?? '';
      play.emit({ type: 'transformed', player: who, card: nameOf(state, object), by: nameOf(state, card) });
      if (isEvo(state, card) && wornCards(state.players[who]).includes(object))
        return putOnEvo(play, who, card, object);
      play.call('shown', { who, why: 'stands', card, under: object });
    },
  },
  steal: {
    zone: (state, memory) => lying(state.players[foe(memory.who)]),
    optional: true,
    take(play, who, object) {
      const { state } = play;
      const from = state.players[foe(who)].permanents;
      const at = from.findIndex((it) => it.card === object);
      const [it] = at < 0 ? [] : from.splice(at, 1);
      if (!it) return;
      const card = idFor(state, who, it.card);
      state.players[who].permanents.push({ ...it, card });
      play.emit({ type: 'stolen', player: who, card: nameOf(state, card) });
      play.call('may', { who, why: 'steal', card });
    },
  },
  /** Until the start of the next turn of the player who froze it (8.5.34). */
  freeze: {
    zone(state, memory) {
      const player = state.players[foe(memory.who)];
      const arsenal = player.arsenal ? [player.arsenal.card] : [];
      return [player.hero, ...heldWeapons(player), ...wornCards(player), ...lying(player), ...arsenal];
    },
    optional: true,
    take(play, who, object) {
      const player = play.state.players[foe(who)];
      const isArsenal = player.arsenal?.card === object;
      const what = isArsenal ? 'arsenal' : nameOf(play.state, object);
      player.frozen.push(isArsenal ? 'arsenal' : object);
      if (object === player.hero) player.frozen.push('hero');
      play.emit({ type: 'frozen', player: foe(who), what });
    },
  },
  /** Which layer; or none. */
  negate: {
    zone: (state) => state.stack.map(({ card }) => card),
    optional: true,
    take(play, _, card) {
      const { stack } = play.state;
      const at = stack.findLastIndex((layer) => layer.card === card);
      const [layer] = at < 0 ? [] : stack.splice(at, 1);
      if (!layer) return;
      play.emit({ type: 'negated', player: layer.by, card: nameOf(play.state, card) });
      if (layer.kind === 'card' && layer.from !== 'weapon' && layer.from !== 'permanent') bury(play, layer.by, card);
    },
  },
};

/** The cards of the pitch zone that keep it; of which element they are the table sees. */
function keep(play: P, who: Who, n: number): void {
  const player = play.state.players[who];
  const below = player.pitched.splice(0, n);
  intoDeck(play.state, who, below.length);
  play.emit({ type: 'pitch_bottom', player: who, count: below.length });
}

export const REAL_MAYS: Readonly<Record<string, May>> = {
  /** Yes: it goes back at the end of the turn. */
  steal: {
    cost: () => 0,
    yes(play, who) {
      const { realDeck } = play.state;
      if (realDeck) realDeck.lent = [...(realDeck.lent ?? []), { card: play.memory.card, by: who }];
    },
  },
  retrieve: {
    cost: () => 1,
    yes: (play, who) => play.call('shown', { who, why: 'retrieve', card: play.memory.card }),
  },
  /** Material: the permanent on top of it has phantasm. */
  material: {
    cost: () => 0,
    yes({ state, memory }) {
      const row = rowOf(state, memory.card);
      const keywords = { ...row.keywords, phantasm: 1 };
      const does = { ...row.does, phantasm: [{ do: 'destroy attack' as const }] };
      state.custom = { ...state.custom, [memory.card]: { ...row, keywords, does } };
    },
  },
  channel: {
    cost: () => 0,
    yes: (play, who) => keep(play, who, play.memory.n ?? 0),
    no: (play, who) => void destroyPermanent(play, who, play.memory.card),
  },
};

/** Beginning of the end phase (8.4.4): one flow counter more, and as many cards from the pitch zone, or it goes. */
export function channel(play: P, who: Who): void {
  const { state } = play;
  const player = state.players[who];
  for (const it of player.permanents.slice()) {
    if (!state.realDeck?.facts[it.card]?.labels.includes('channel')) continue;
    it.counters = (it.counters ?? 0) + 1;
    if (player.pitched.length < it.counters) destroyPermanent(play, who, it.card);
    else play.call('may', { who, why: 'channel', card: it.card, n: it.counters });
  }
}

/** A reminder for the player who has to give something back at the end of the turn. */
export function askBack(play: P): void {
  const { realDeck } = play.state;
  for (const { card, by } of realDeck?.lent ?? [])
    addNote(play, { who: by, card, when: 'end', words: 'steal: goes back' });
  if (realDeck) delete realDeck.lent;
}
export function giveBack(play: P, who: Who, card: CardId): void {
  const { state } = play;
  const from = state.players[who].permanents;
  const at = from.findIndex((it) => it.card === card);
  const [it] = at < 0 ? [] : from.splice(at, 1);
  const to = foe(who);
  if (it) state.players[to].permanents.push({ ...it, card: idFor(state, to, card) });
}

/** What stands there now, with the other thing under it. Material under it may give it phantasm (8.4.5). */
export function stands(play: Play<Fab, 'shown'>, given: Given): 'back' {
  const { state, memory } = play;
  const { who, under = '' } = memory;
  const player = state.players[who];
  const id = makeObject(state, who, given);
  // The card is on the table now, not in the graveyard.
  if (memory.card !== undefined && given === memory.card) remove(player.graveyard, memory.card);
  const isMaterial = state.realDeck?.facts[under]?.labels.includes('material') ?? false;
  const below = lift(player, under);
  player.permanents.push({ card: id, under: below });
  if (isMaterial) play.call('may', { who, why: 'material', card: id });
  return 'back';
}

/** A weapon enters its zone unused, equipment is put on. */
export function retrieve(play: Play<Fab, 'shown'>, card: CardId): void {
  const { state, memory } = play;
  const player = state.players[memory.who];
  remove(player.graveyard, card);
  if (rowOf(state, card).type === 'weapon') player.weapons.push(freshWeapon(card));
  else player.equipment.push({ card: idFor(state, memory.who, card), worn: 0, quelled: false, down: false });
  play.emit({ type: 'retrieved', player: memory.who, card: nameOf(state, card) });
}

/** Then the prize: a token that the card names, else a line for the winner. */
export function clashWon(play: P, winner: Who | null, { why, card }: { why: string; card?: CardId }): void {
  if (!winner) return;
  if (why) makeTokens(play, winner, why, 1);
  else if (card !== undefined) addNote(play, { who: winner, card, when: 'defend', words: 'clash won' });
}
