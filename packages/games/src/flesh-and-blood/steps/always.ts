import type { Ruleset } from '@fray/engine';
import { ADJUSTS } from '../actions.ts';
import type { CardId } from '../content/row.ts';
import { isCount, whyNotAdjust } from '../rules/adjust.ts';
import { activeLink } from '../rules/cards.ts';
import { isBlank, UNNAMED } from '../rules/real-deck/blanks.ts';
import { resolving } from '../rules/resolving.ts';
import { type Fab, foe, type Player, WHO, type Who } from '../types.ts';
import { endGame, judge, refresh } from './changes/assets.ts';
import { ENTERED, listEntries } from './real-deck/entries.ts';
import { logCounts } from './real-deck/zones.ts';

/** Always possible: concede, and corrections by the host. */

/** Adds or removes unnamed cards; named cards are removed last. */
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
    if (state.realDeck) return listEntries(state, offer);
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
      logCounts(play, 'host');
      if (state.mode === 'official') refresh(play);
      // In the middle of a layer a hero may be at 0 and still be healed by the rest of it: its end judges.
      if (what === 'life' && by < 0 && !resolving(state)) judge(state);
    },
  },
};
