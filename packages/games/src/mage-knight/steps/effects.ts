import { heroOf } from '../rules/enemy.ts';
import { unitIn } from '../rules/hero.ts';
import type { Action, Hero, MkGoes, MkPlay, State } from '../types.ts';
import { applyUse, loseInvoked } from './changes/use.ts';
import { useOf } from './offers.ts';

/** PLAY_EFFECT, the same in every phase; several targets are asked for one by one. */
export function playEffect(play: MkPlay, action: Extract<Action, { type: 'PLAY_EFFECT' }>): MkGoes {
  const { state } = play;
  const hero = heroOf(state);
  const use = useOf(action);
  const sourceName = play.watched ? rowName(hero, use.source) : '';
  const { again, repeat } = applyUse(state, hero, use, 'effect', play);
  if (play.watched) {
    const target = use.target ?? use.unit ?? '';
    play.emit({ type: 'effect', seat: hero.seat, source: sourceName, mode: use.mode, target });
  }
  if (again > 0) {
    const chosen = use.target ? [use.attack === undefined ? use.target : `${use.target}:${use.attack}`] : [];
    play.call('7.1 target', { targets: { source: use.source, mode: use.mode, left: again, chosen, colour: '' } });
  }
  if (repeat) play.call('7.3 again', { again: repeat });
}

/** What the phase leaves behind: points that waited for it are lost. */
export function closePhase(state: State): void {
  const hero = heroOf(state);
  const next = state.phase + 1;
  if (hero.later.length) hero.later = hero.later.filter((later) => !later.fleeting && later.phase >= next);
  state.completedAttacksThisPhase = 0;
  state.completedBlocksThisPhase = 0;
  state.entered = 0;
  if (hero.turn.stout) hero.turn.stout = '';
  if (hero.turn.invoked) loseInvoked(hero, hero.turn.invoked, []);
}

/** Events name the kind of unit, not the one that was spent: it may be gone when they are read. */
export const rowName = (hero: Hero, source: string): string => unitIn(hero, source)?.unit ?? source;
