import type { Reason, Ruleset } from '@fray/engine';
import { ADJUSTS, type Adjust, COUNTS } from '../actions.ts';
import type { CardId } from '../content/row.ts';
import { activeLink } from '../rules/cards.ts';
import { isBlank, UNNAMED } from '../rules/own-deck/blanks.ts';
import { resolving } from '../rules/resolving.ts';
import { type Fab, foe, type State, WHO, type Who } from '../types.ts';
import { endGame, judge, refresh } from './changes/assets.ts';
import type { Own } from './own.ts';
import { ENTERED, listEntries } from './own-deck/entries.ts';

/** Outside the flow: concede, and what the host sets right when a card is played that no program knows. */

/** Steps between the announcement of a card and its paid cost: what could be paid then must stay payable. */
const PAYING: readonly string[] = ['options', 'target', 'pay', 'plain pay'];
function pays(s: State, who: Who): boolean {
  const frame = s.frames.at(-1);
  const own: Own | undefined = frame?.own;
  return frame !== undefined && PAYING.includes(frame.step) && own?.who === who;
}

export function whyNotAdjust(s: State, what: Adjust, who: Who, n: number): Reason | false {
  const p = s.players[who];
  if (isCount(what)) {
    if (n < 0 && pays(s, who)) return { code: 'payment-open' };
    return p[what].length + n < 0 && { code: 'not-below-0' };
  }
  const link = s.mode === 'plain' ? s.combat_step !== 'idle' && s.combat_step !== 'layer' : activeLink(s) !== null;
  if (what === 'power' || what === 'block') {
    if (!link) return { code: 'no-link' };
    const attacker = s.mode === 'plain' ? s.turn : activeLink(s)?.attack.by;
    if ((what === 'power') !== (who === attacker)) return { code: 'other-side' };
    if (s.real && activeLink(s)?.dealt) return { code: 'too-late' };
    return false;
  }
  if (what === 'shield' && s.mode === 'plain') return { code: 'plain-flow', type: 'prevention' };
  if (what === 'action points' && who !== s.turn) return { code: 'not-your-turn' };
  if (what === 'resources' && n < 0 && pays(s, who)) return { code: 'payment-open' };
  const have =
    what === 'life'
      ? p.life
      : what === 'resources'
        ? p.floating_resources
        : what === 'shield'
          ? p.shield
          : p.action_points;
  return have + n < 0 && { code: 'not-below-0' };
}

const isCount = (what: Adjust): what is (typeof COUNTS)[number] => (COUNTS as readonly string[]).includes(what);
/** So many more or fewer cards that nobody has named; what was named goes last. */
function setCount(list: CardId[], n: number): void {
  for (let i = 0; i < n; i++) list.push(UNNAMED);
  for (let i = 0; i < -n; i++) {
    const at = list.findIndex(isBlank);
    list.splice(at < 0 ? list.length - 1 : at, 1);
  }
}

export const always: NonNullable<Ruleset<Fab>['always']> = {
  choices(s, _, offer) {
    for (const who of WHO) offer(who, { type: 'concede' });
    if (s.real) return listEntries(s, offer);
    for (const what of ADJUSTS) {
      for (const who of WHO) {
        for (const n of [1, -1]) offer('host', { type: 'adjust', what, who, n }, whyNotAdjust(s, what, who, n));
      }
    }
  },
  on: {
    ...ENTERED,
    concede(play, _, seat) {
      play.emit({ type: 'conceded', player: seat as Who });
      endGame(play.state, foe(seat as Who), 'concede');
    },
    adjust(play, { what, who, n }) {
      const s = play.state;
      const p = s.players[who];
      const link = activeLink(s);
      if (isCount(what)) setCount(p[what], n);
      else if (what === 'life') p.life += n;
      else if (what === 'resources') p.floating_resources += n;
      else if (what === 'shield') p.shield += n;
      else if (what === 'action points') p.action_points += n;
      else if (what === 'power') {
        if (link) link.morePower += n;
        else s.pending_attack = Math.max(0, s.pending_attack + n);
      } else if (link) link.moreBlock += n;
      else s.reaction_block = Math.max(0, s.reaction_block + n);
      play.emit({ type: 'adjusted', player: who, what, n });
      if (s.mode === 'official') refresh(play);
      // In the middle of a layer a hero may be at 0 and still be healed by the rest of it: its end judges.
      if (what === 'life' && n < 0 && !resolving(s)) judge(s);
    },
  },
};
