import type { Offer, Play } from '@fray/engine';
import { activeLink, has, heroRow, kinds, lastLink, rowOf } from '../rules/cards.ts';
import { focusOnWindow } from '../rules/focus.ts';
import { openLines } from '../rules/real-deck/open.ts';
import { runeGate, whyNotActivate, whyNotDiscard, whyNotPlayCard, whyNotSwing } from '../rules/timing.ts';
import type { Fab, Layer, Phase, State, Steps, Who } from '../types.ts';
import { refresh } from './changes/assets.ts';
import { passOnce, show } from './changes/passing.ts';
import { allowIllegal } from './real-deck/tell.ts';
import { listWindow, WINDOW } from './real-deck/window.ts';
import { updateZones } from './real-deck/zones.ts';

/** Priority and the stack (3.1, 3.2): one loop for every window of the game. */

/** Triggers of the same ability of equal cards: their order makes no difference. */
const sameTrigger = (a: Layer, b: Layer): boolean => a.by === b.by && a.card === b.card && a.when === b.when;

/** The attack stopped existing before its damage: no further priority in this link, the chain closes (5.8). */
const isBroken = (state: State): boolean => {
  const link = lastLink(state);
  return link?.gone === true && !link.dealt && !link.resolved;
};

const hasAttack = (state: State): boolean => state.stack[0]?.attack != null;

export const PRIORITY = {
  priority: {
    title: 'A player has priority',
    focus: focusOnWindow,
    to: ['order', 'priority', 'back'],
    calls: ['announce', 'resolve', 'pay', 'effects', 'draw', 'pick', 'intimidate', 'damage event', 'clash', 'may'],
    enter(play) {
      show(play.state, play.memory);
      refresh(play);
      if (play.state.realDeck) updateZones(play);
    },
    next(state, memory) {
      if (state.realDeck?.closing) return 'back';
      if (isBroken(state)) return 'back';
      // A new attack on the stack ends the window in which it was played: the Layer Step begins.
      if ((memory.phase === 'action' || memory.phase === 'resolution') && hasAttack(state)) return 'back';
      if (state.waiting.length) return 'order';
      if (memory.phase === 'layer' && !hasAttack(state) && !state.stack.length) return 'back';
      return memory.passes >= 2 ? 'back' : undefined;
    },
    choices(state, memory, offer) {
      const { who, phase } = memory;
      if (state.realDeck) return listWindow(state, memory, offer, () => listAbilities(state, phase, who, offer));
      listPlays(state, phase, who, offer);
      offer(who, { type: 'pass' });
    },
    on: {
      play(play, { card, from }, seat) {
        play.memory.passes = 0;
        play.call('announce', { who: seat as Who, card, why: from }, true);
      },
      weapon(play, { weapon }, seat) {
        const who = seat as Who;
        const not = play.state.realDeck ? whyNotSwing(play.state, play.memory.phase, who, weapon) : false;
        const card = play.state.players[who].weapons[weapon]?.card ?? '';
        if (not) allowIllegal(play, who, not.code, rowOf(play.state, card).name);
        play.memory.passes = 0;
        play.call('announce', { who, card, why: 'weapon', n: weapon }, true);
      },
      activate(play, { card, zone }, seat) {
        play.memory.passes = 0;
        play.call('announce', { who: seat as Who, card, why: zone, isAbility: true }, true);
      },
      pass: (play, _, seat) => passOnce(play, seat as Who),
      ...WINDOW,
      tick(play, action) {
        WINDOW.tick(play, action);
        // The last reminder is done: the player who was stopped is asked again.
        const { realDeck } = play.state;
        return realDeck && !openLines(realDeck).length ? 'priority' : undefined;
      },
    },
  },
  order: {
    title: 'Triggers go on the stack',
    focus: focusOnWindow,
    to: ['priority', 'resolve all'],
    enter(play) {
      const { state, memory } = play;
      while (state.waiting.length) {
        const list = mine(state, memory.lead);
        if (!list) return;
        const first = list[0] as Layer;
        if (list.some((layer) => !sameTrigger(layer, first))) return;
        put(play, first);
      }
      delete memory.lead;
      return memory.quiet ? 'resolve all' : 'priority';
    },
    choices(state, memory, offer) {
      const list = mine(state, memory.lead);
      if (!list) {
        for (const who of ['A', 'B'] as const) offer(state.turn, { type: 'lead', who });
        return;
      }
      const seen: string[] = [];
      for (const layer of list) {
        const key = `${layer.card} ${layer.when}`;
        if (seen.includes(key)) continue;
        seen.push(key);
        offer(layer.by, { type: 'stack', card: layer.card, when: layer.when });
      }
    },
    next: (state, memory) => (state.waiting.length ? undefined : memory.quiet ? 'resolve all' : 'priority'),
    on: {
      lead(play, { who }) {
        play.memory.lead = who;
        applyTriggerOrder(play);
      },
      stack(play, { card, when }, seat) {
        const layer = play.state.waiting.find((it) => it.by === seat && it.card === card && it.when === when);
        if (layer) put(play, layer);
        applyTriggerOrder(play);
      },
    },
  },
  'resolve all': {
    title: 'Everything resolves, nobody has priority',
    to: ['order', 'resolve all', 'back'],
    calls: ['resolve'],
    enter(play) {
      const state = play.state;
      if (state.waiting.length) return 'order';
      const top = state.stack.pop();
      if (!top) return 'back';
      play.call('resolve', { layer: top, at: -1 });
      return 'resolve all';
    },
  },
} satisfies Partial<Steps>;

/** Whose triggers are to be ordered now; null: the turn player says whose come first. */
function mine(state: State, triggerOrder: Who | undefined): Layer[] | null {
  const turns = state.waiting.filter((layer) => layer.by === state.turn);
  if (turns.length === 0 || turns.length === state.waiting.length) return state.waiting;
  if (!triggerOrder) return null;
  return triggerOrder === state.turn ? turns : state.waiting.filter((layer) => layer.by !== state.turn);
}

type P = Play<Fab>;

/** After a decision, triggers that need none go on the stack automatically. */
function applyTriggerOrder(play: Play<Fab, 'order'>): void {
  const { state, memory } = play;
  for (;;) {
    if (!state.waiting.length) break;
    const list = mine(state, memory.lead);
    if (!list) return;
    const first = list[0] as Layer;
    if (list.some((layer) => !sameTrigger(layer, first))) return;
    put(play, first);
  }
  delete memory.lead;
}

function put(play: P, layer: Layer): void {
  const state = play.state;
  state.waiting.splice(state.waiting.indexOf(layer), 1);
  state.stack.push(layer);
  const name = rowOf(state, layer.card).name;
  if (layer.when === 'defend' || layer.when === 'unity' || layer.when === 'galvanize') {
    play.emit({ type: 'defend_trigger', player: layer.by, card: name });
  } else play.emit({ type: 'trigger', player: layer.by, card: name, when: layer.when });
}

function listPlays(state: State, phase: Phase, who: Who, offer: Offer<Fab>): void {
  const me = state.players[who];
  let last = '';
  for (const card of me.hand) {
    if (card === last) continue;
    last = card;
    offer(who, { type: 'play', card, from: 'hand' }, whyNotPlayCard(state, phase, who, card, 'hand'));
    if (rowOf(state, card).ability?.by === 'discard this')
      offer(who, { type: 'activate', card, zone: 'hand' }, whyNotDiscard(state, phase, who, card));
  }
  if (me.arsenal) {
    const card = me.arsenal.card;
    offer(who, { type: 'play', card, from: 'arsenal' }, whyNotPlayCard(state, phase, who, card, 'arsenal'));
  }
  if (me.playable.length) {
    for (const card of kinds(me.playable)) {
      offer(who, { type: 'play', card, from: 'banished' }, whyNotPlayCard(state, phase, who, card, 'banished'));
    }
  }
  if (me.banished.length) {
    for (const card of kinds(me.banished)) {
      if (me.playable.includes(card) || !has(rowOf(state, card), 'rune gate')) continue;
      const need = rowOf(state, card).cost ?? 0;
      const not = runeGate(state, who, card)
        ? whyNotPlayCard(state, phase, who, card, 'banished')
        : { code: 'rune-gate', need };
      offer(who, { type: 'play', card, from: 'banished' }, not);
    }
  }
  for (let i = 0; i < me.weapons.length; i++) {
    // Bows and staffs only lend an ability.
    if (rowOf(state, me.weapons[i]?.card ?? '').power === undefined) continue;
    offer(who, { type: 'weapon', weapon: i }, whyNotSwing(state, phase, who, i));
  }
  listAbilities(state, phase, who, offer);
}

function listAbilities(state: State, phase: Phase, who: Who, offer: Offer<Fab>): void {
  const me = state.players[who];
  const hero = rowOf(state, me.hero);
  if (hero.ability) {
    const not = heroRow(state, who) ? whyNotActivate(state, phase, who, hero, 'hero') : { code: 'hero-lost' };
    offer(who, { type: 'activate', card: me.hero, zone: 'hero' }, not);
  }
  for (const card of kinds(me.weapons.map((it) => it.card))) {
    const row = rowOf(state, card);
    if (row.ability)
      offer(who, { type: 'activate', card, zone: 'weapon' }, whyNotActivate(state, phase, who, row, 'weapons'));
  }
  for (const it of me.equipment) {
    const row = rowOf(state, it.card);
    if (!row.ability) continue;
    const not = it.down ? { code: 'face-down', card: it.card } : whyNotActivate(state, phase, who, row, 'equipment');
    offer(who, { type: 'activate', card: it.card, zone: 'equipment' }, not);
  }
  let seen: string[] | null = null;
  for (const it of me.permanents) {
    const row = rowOf(state, it.card);
    if (!row.ability || seen?.includes(it.card)) continue;
    seen = seen ? [...seen, it.card] : [it.card];
    offer(
      who,
      { type: 'activate', card: it.card, zone: 'permanent' },
      whyNotActivate(state, phase, who, row, 'permanent'),
    );
  }
  const link = activeLink(state);
  if (!link) return;
  seen = null;
  for (const defender of link.defenders) {
    if (defender.by !== who || defender.from === 'equipment') continue;
    const row = rowOf(state, defender.card);
    if (!row.ability?.defending || seen?.includes(defender.card)) continue;
    seen = seen ? [...seen, defender.card] : [defender.card];
    const unused = link.defenders.some((x) => x.by === who && x.card === defender.card && !x.used);
    const not = unused ? whyNotActivate(state, phase, who, row, 'defender') : { code: 'used-this-turn' };
    offer(who, { type: 'activate', card: defender.card, zone: 'defender' }, not);
  }
}
