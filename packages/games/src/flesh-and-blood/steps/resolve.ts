import type { Play } from '@fray/engine';
import type { Part, When } from '../content/row.ts';
import { activeLink, currentAttack, has, nameOf, rowOf } from '../rules/cards.ts';
import { type About, holds, matches } from '../rules/conditions.ts';
import { whyNotOneMore } from '../rules/defend.ts';
import { defense, power } from '../rules/power.ts';
import { type Fab, foe, type Layer, type State, type Steps } from '../types.ts';
import { gainActionPoints, judge, refresh } from './changes/assets.ts';
import { defendEvent, flicFlak, phantasm, stateTriggers } from './changes/attack.ts';
import { doesOf } from './changes/parts.ts';
import { putDown } from './changes/stored.ts';
import { bury, makeSure, toBottom, UNDER } from './changes/zones.ts';
import { askWhatItDoes, staysOnTable } from './real-deck/resolving.ts';
import { addReminder } from './real-deck/tell.ts';

type P = Play<Fab>;

/** What a layer does, in printed order. */
function partsOf(state: State, layer: Layer): readonly Part[] {
  const row = rowOf(state, layer.card);
  if (layer.kind === 'ability') return row.ability?.does ?? [];
  if (layer.mode >= 0) return row.modes?.[layer.mode]?.does ?? [];
  const parts = row.does?.[layer.when] ?? [];
  if (layer.kind !== 'card' || !layer.paid.length) return parts;
  // Optional costs of a card that is no attack: what they were paid for happens with the rest of it.
  return [...parts, ...layer.paid.flatMap((option) => row.does?.[option as When] ?? [])];
}

/** A layer with an illegal target, or a defense reaction that cannot defend any more, does nothing (3.2). */
function fails(state: State, layer: Layer): boolean {
  const row = rowOf(state, layer.card);
  const link = activeLink(state);
  if (layer.kind === 'trigger') {
    if (layer.when === 'phantasm') return !link || !phantasm(state, link);
    return false;
  }
  const filter =
    layer.kind === 'ability' ? row.ability?.target : layer.mode >= 0 ? row.modes?.[layer.mode]?.target : row.target;
  if (filter && !(link && matches(state, filter, link.attack))) return true;
  if (row.aim) return !link?.defenders.some((defender) => defender.card === layer.paid[0]);
  if (layer.kind === 'card' && row.type === 'defense reaction') {
    return !link || (whyNotOneMore(state, link, layer.card, layer.from) !== false && !layer.paid.includes('allowed'));
  }
  return false;
}

const aboutLayer = (state: State, layer: Layer): About => {
  const link = activeLink(state);
  return { by: layer.by, attack: currentAttack(state), link, from: layer.from, paid: layer.paid };
};

export const RESOLVE = {
  resolve: {
    title: 'The top layer of the stack resolves',
    to: ['resolve', 'resolved'],
    calls: ['draw', 'discard', 'intimidate', 'top', 'clash', 'roll', 'look', 'pick', 'may', 'damage event', 'effects'],
    enter(play) {
      const { state, memory } = play;
      const { layer } = memory;
      if (memory.at === -1) begin(play, layer);
      const parts = memory.sure ? [] : partsOf(state, layer);
      const { at } = memory;
      const part = parts[at];
      if (!part) {
        if (state.realDeck && !memory.sure && memory.effectsAsked === undefined) {
          memory.effectsAsked = true;
          askWhatItDoes(play, layer);
        }
        return 'resolved';
      }
      const so = holds(state, part.if, aboutLayer(state, layer));
      if (so && part.may && memory.askedPart !== at) {
        memory.askedPart = at;
        play.call('may', { who: layer.by, why: 'part', card: layer.card, part });
        return 'resolve';
      }
      memory.at = at + 1;
      if (memory.declined) {
        delete memory.declined;
        if (part.may === 'rest') memory.sure = true;
      } else if (so) {
        doesOf(part.do)(play, part, layer);
        refresh(play);
      }
      return 'resolve';
    },
    onReturn: {
      may({ memory }) {
        memory.declined = true;
      },
      // What the rest of the ability asks for was not done: the rest does not happen.
      pick: makeSure,
    },
  },
  resolved: {
    title: 'The layer leaves the stack',
    to: ['back'],
    enter(play) {
      const { state, memory } = play;
      const { layer } = memory;
      const row = rowOf(state, layer.card);
      const failed = memory.why === 'failed';
      if (layer.kind === 'ability') {
        // What fails has no effect, and go again is one (3.2).
        if (row.ability?.goAgain && !failed) gainActionPoints(play, layer.by, 1);
      } else if (layer.kind === 'card') leave(play, layer, failed);
      refresh(play);
      // Somebody would get priority next: only now are heroes at 0 life dead, and states looked at (3.1).
      judge(state);
      stateTriggers(state);
      return 'back';
    },
  },
} satisfies Partial<Steps>;

function begin(play: Play<Fab, 'resolve'>, layer: Layer): void {
  const { state, memory } = play;
  memory.at = 0;
  if (fails(state, layer)) {
    memory.sure = true;
    memory.why = 'failed';
    play.emit({ type: 'failed', player: layer.by, card: nameOf(state, layer.card) });
    return;
  }
  const link = activeLink(state);
  if (link) memory.n = power(state, link.attack, link);
  if (layer.kind === 'card' && rowOf(state, layer.card).type === 'defense reaction') {
    layer.n = flicFlak(state, layer.by, layer.card);
  }
}

/** Go again, then the card leaves the stack to where it belongs. */
function leave(play: Play<Fab, 'resolved'>, layer: Layer, failed: boolean): void {
  const { state, memory } = play;
  const row = rowOf(state, layer.card);
  const link = activeLink(state);
  if (row.type === 'defense reaction' && !failed && link) {
    defendWith(play, layer);
    return;
  }
  if (row.type === 'attack reaction' && !failed) {
    const bonus = link ? power(state, link.attack, link) - (memory.n ?? 0) : 0;
    const { by: player, from: source, pitch } = layer;
    play.emit({ type: 'attack_react', player, card: row.name, bonus, source, pitch });
  }
  if (!failed && (gainsAgain(state, layer) || has(row, 'go again'))) gainActionPoints(play, layer.by, 1);
  if (!failed && (row.type === 'aura' || row.type === 'item' || staysOnTable(state, layer.card))) {
    putDown(state, layer.by, layer.card);
    if (state.realDeck) addReminder(play, layer.by, layer.card, 'enter');
  } else if (layer.paid.includes(UNDER)) {
    toBottom(state, layer.by, layer.card, 'open');
    play.emit({ type: 'deck_bottom', player: layer.by, card: row.name });
  } else bury(play, layer.by, layer.card);
}

/** "Your next non-attack action card gets go again"; one that has it already uses it up all the same. */
function gainsAgain(state: State, layer: Layer): boolean {
  const row = rowOf(state, layer.card);
  const memory =
    row.gains?.some((it) => it.gain === 'go again' && holds(state, it.if, aboutLayer(state, layer))) ?? false;
  const { turn } = state.players[layer.by];
  if (!turn.again || !['action', 'aura', 'item'].includes(row.type)) return memory;
  turn.again--;
  return true;
}

function defendWith(play: P, layer: Layer): void {
  const state = play.state;
  const row = rowOf(state, layer.card);
  const link = activeLink(state);
  if (!link) return;
  let plus = layer.n;
  if (row.defenseBonus && holds(state, row.defenseBonus.if, aboutLayer(state, layer))) plus += row.defenseBonus.n;
  const at = link.defenders.length;
  const d = { card: layer.card, by: layer.by, from: layer.from, plus, power: 0, used: false, doomed: false };
  link.defenders.push(d);
  if (layer.from === 'arsenal') state.reaction_arsenal_cards.push(row.name);
  play.emit({ type: 'defense_react_play', player: layer.by, block: defense(state, d), cards: [row.name] });
  defendEvent(state, link, foe(link.attack.by), at);
}
