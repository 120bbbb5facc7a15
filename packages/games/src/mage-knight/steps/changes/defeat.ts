import { siteOf } from '../../content/sites.ts';
import { tokenOf } from '../../content/tokens.ts';
import type { Enemy, Hero, MkPlay, State } from '../../types.ts';

export function changeReputation(hero: Hero, change: number, play: MkPlay | undefined): void {
  if (!change) return;
  hero.reputation = Math.max(-7, Math.min(7, hero.reputation + change));
  if (play?.watched) play.emit({ type: 'reputation', seat: hero.seat, change });
}

/** Section 8: rampagers give reputation by their pile; some tokens have their own printed. */
function reputationFor(state: State, enemy: Enemy): number {
  if (enemy.role === 'summoned') return 0;
  const row = tokenOf(state, enemy);
  const rampager = enemy.role === 'rampager' ? (row.pile === 'green' ? 1 : row.pile === 'red' ? 2 : 0) : 0;
  return row.reputation + rampager;
}

/** What a token adds to the Fame track: nothing when summoned, half over the total in another player's keep (section 9). */
function fameFor(state: State, hero: Hero, enemy: Enemy): number {
  if (enemy.role === 'summoned') return 0;
  const fame = tokenOf(state, enemy).fame;
  if (!siteOf(state.site).halfFame) return fame;
  return Math.ceil((hero.tokenFame + fame) / 2) - Math.ceil(hero.tokenFame / 2);
}

/** P12: Fame at once, the token is out of the fight. Returns Fame and reputation gained. */
export function defeat(
  state: State,
  hero: Hero,
  enemy: Enemy,
  play: MkPlay | undefined,
  how: 'attack' | 'effect' = 'effect',
): [fame: number, reputation: number] {
  const fame = fameFor(state, hero, enemy);
  const reputation = reputationFor(state, enemy);
  enemy.defeated = true;
  if (enemy.role !== 'summoned') hero.tokenFame += tokenOf(state, enemy).fame;
  hero.fame += fame;
  if (enemy.peeked) hero.fame++;
  if (hero.turn.sword && enemy.role !== 'summoned') hero.fame += hero.turn.sword;
  if (play?.watched) play.emit({ type: 'defeated', enemy: enemy.id, token: enemy.token, fame, how });
  changeReputation(hero, reputation, play);
  return [fame, reputation];
}
