import type { Reason, Ruleset } from '@fray/engine';
import { ADJUSTS, type Adjust, COUNTS } from '../actions.ts';
import type { CardId } from '../content/row.ts';
import { ENTERED, listEntries } from '../later/index.ts';
import { activeLink } from '../rules/cards.ts';
import { isBlank, UNNAMED } from '../rules/own-deck/blanks.ts';
import { resolving } from '../rules/resolving.ts';
import { type Fab, foe, type Player, type State, WHO, type Who } from '../types.ts';
import { endGame, judge, refresh } from './changes/assets.ts';
import type { Own } from './own.ts';
import { tellCounts } from './own-deck/zones.ts';

/** Outside the flow: concede, and what the host sets right when a card is played that no program knows. */

/** Steps between the announcement of a card and its paid cost: what could be paid then must stay payable. */
const PAYING: readonly string[] = ['options', 'target', 'pay', 'plain pay'];
function pays(state: State, who: Who): boolean {
  const frame = state.frames.at(-1);
  const own: Own | undefined = frame?.own;
  return frame !== undefined && PAYING.includes(frame.step) && own?.who === who;
}

export function whyNotAdjust(state: State, what: Adjust, who: Who, by: number): Reason | false {
  const player = state.players[who];
  if (isCount(what)) {
    if (by < 0 && pays(state, who)) return { code: 'payment-open' };
    return player[what].length + by < 0 && { code: 'not-below-0' };
  }
  const link =
    state.mode === 'plain' ? state.combat_step !== 'idle' && state.combat_step !== 'layer' : activeLink(state) !== null;
  if (what === 'power' || what === 'block') {
    if (!link) return { code: 'no-link' };
    const attacker = state.mode === 'plain' ? state.turn : activeLink(state)?.attack.by;
    if ((what === 'power') !== (who === attacker)) return { code: 'other-side' };
    if (state.real && activeLink(state)?.dealt) return { code: 'too-late' };
    return false;
  }
  if (what === 'shield' && state.mode === 'plain') return { code: 'plain-flow', type: 'prevention' };
  if (what === 'action points' && who !== state.turn) return { code: 'not-your-turn' };
  if ((what === 'resources' || what === 'chi') && by < 0 && pays(state, who)) return { code: 'payment-open' };
  return HAVE[what](player) + by < 0 && { code: 'not-below-0' };
}
const HAVE: Record<'life' | 'resources' | 'chi' | 'shield' | 'action points', (player: Player) => number> = {
  life: ({ life }) => life,
  resources: ({ floating_resources }) => floating_resources,
  chi: ({ chi = 0 }) => chi,
  shield: ({ shield }) => shield,
  'action points': ({ action_points }) => action_points,
};

const isCount = (what: Adjust): what is (typeof COUNTS)[number] => (COUNTS as readonly string[]).includes(what);
/** So many more or fewer cards that nobody has named; what was named goes last. */
function setCount(list: CardId[], by: number): void {
  for (let i = 0; i < by; i++) list.push(UNNAMED);
  for (let i = 0; i < -by; i++) {
    const at = list.findIndex(isBlank);
    list.splice(at < 0 ? list.length - 1 : at, 1);
  }
}

/** Chi is part of the resources, and never more of them than there are. */
function setResources(player: Player, by: number, chi: number): void {
  player.floating_resources += by;
  if (player.chi !== undefined || chi > 0) player.chi = Math.min(chi, player.floating_resources);
}

export const always: NonNullable<Ruleset<Fab>['always']> = {
  choices(state, _, offer) {
    for (const who of WHO) offer(who, { type: 'concede' });
    if (state.real) return listEntries(state, offer);
    for (const what of ADJUSTS) {
      for (const who of WHO) {
        for (const by of [1, -1])
          offer('host', { type: 'adjust', what, who, n: by }, whyNotAdjust(state, what, who, by));
      }
    }
  },
  on: {
    ...ENTERED,
    concede(play, _, seat) {
      play.emit({ type: 'conceded', player: seat as Who });
      endGame(play.state, foe(seat as Who), 'concede');
    },
    adjust(play, { what, who, n: by }) {
      const state = play.state;
      const player = state.players[who];
      const link = activeLink(state);
      if (isCount(what)) setCount(player[what], by);
      else if (what === 'life') player.life += by;
      else if (what === 'resources') setResources(player, by, player.chi ?? 0);
      else if (what === 'chi') setResources(player, by, (player.chi ?? 0) + by);
      else if (what === 'shield') player.shield += by;
      else if (what === 'action points') player.action_points += by;
      else if (what === 'power') {
        if (link) link.morePower += by;
        else state.pending_attack = Math.max(0, state.pending_attack + by);
      } else if (link) link.moreBlock += by;
      else state.reaction_block = Math.max(0, state.reaction_block + by);
      play.emit({ type: 'adjusted', player: who, what, n: by });
      tellCounts(play, 'host');
      if (state.mode === 'official') refresh(play);
      // In the middle of a layer a hero may be at 0 and still be healed by the rest of it: its end judges.
      if (what === 'life' && by < 0 && !resolving(state)) judge(state);
    },
  },
};
