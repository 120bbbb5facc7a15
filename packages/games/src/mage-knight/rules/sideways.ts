import { CRYSTALS, type Hero, type State, type Use } from '../types.ts';
import { isReady, WOUND } from './hero.ts';
import type { Scan } from './lines.ts';
import { canPay } from './mana.ts';
import { applyTurnRules, sidewaysWorth } from './points.ts';
import { takesInfluence, takesMove } from './takers.ts';

/** P11 and G2: cards that are turned sideways. */

const SIDEWAYS_SKILLS = ['i-dont-give-a-damn', 'who-needs-magic', 'wolfs-howl'] as const;
/** Move and Influence are worth something only where somebody takes them; no phase waits for Move that only flies. */
const wantsMove = ({ state, hero, holds }: Scan): boolean =>
  state.phase !== 3 && (!holds || hero.turn.agility > 0) && takesMove(state, hero);
/** In phase 1 only the white Heroes have something to do for it. */
const wantsInfluence = ({ state, hero, holds }: Scan): boolean =>
  (!holds || state.phase !== 1 || hero.units.some(({ unit }) => unit === 'heroes-white')) &&
  takesInfluence(state, hero);
function sidewaysLine({ state, hero, where, take, side }: Scan, source: string, by: string, pick: string): boolean {
  const use: Use = { source, mode: side === 'points' ? 'sideways' : `sideways-${side}` };
  if (by) use.by = by;
  if (pick) use.pick = pick;
  if (side !== 'points') return take(use, undefined);
  const amount = sidewaysWorth(hero, use, side);
  const kind = where === 'attack' ? ('melee' as const) : ('block' as const);
  return take(use, applyTurnRules(state, hero, { kind, element: 'physical', amount, swift: false }, ''));
}
function sidewaysBySkill(scan: Scan, id: string): boolean {
  const { state, hero } = scan;
  for (const skill of SIDEWAYS_SKILLS) if (isReady(hero, skill) && sidewaysLine(scan, id, skill, '')) return true;
  if (!isReady(hero, 'universal-power')) return false;
  for (const colour of CRYSTALS) {
    if (canPay(state, hero, [colour]) && sidewaysLine(scan, id, 'universal-power', colour)) return true;
  }
  return false;
}
const RITUAL = 'ritual-of-pain';
/** Ritual of Pain lies in the middle of the table: the hero whose it is, and to whom any other may give it back for its use. */
export const ritualOf = (state: State, hero: Hero): Hero | undefined =>
  state.heroes.length > 1 && state.options.interactiveSkills === 'cooperative'
    ? state.heroes.find((other) => other !== hero && isReady(other, RITUAL))
    : undefined;
/** P11: any card but a Wound, turned sideways, is one physical Attack in phase 4, one Block, Move or Influence; skills make it more. */
export function sideways(scan: Scan): boolean {
  if (scan.where === 'effect') {
    if (!scan.hero.hand.length) return false;
    if (wantsMove(scan) && sidewaysFrom({ ...scan, side: 'move' })) return true;
    return wantsInfluence(scan) && sidewaysFrom({ ...scan, side: 'influence' });
  }
  const { state } = scan;
  if (scan.where === 'attack' && (state.phase !== 4 || !scan.kinds.includes('melee'))) return false;
  return sidewaysFrom(scan);
}
function sidewaysFrom(scan: Scan): boolean {
  const { hero } = scan;
  const skilled = hero.skills.length > 0;
  let last = '';
  for (const id of hero.hand) {
    if (id === last) continue;
    last = id;
    if (id === WOUND) {
      if (skilled && isReady(hero, 'power-of-pain') && sidewaysLine(scan, id, 'power-of-pain', '')) return true;
      if (ritualOf(scan.state, hero) && sidewaysLine(scan, id, RITUAL, '')) return true;
      continue;
    }
    if (sidewaysLine(scan, id, '', '')) return true;
    if (skilled && sidewaysBySkill(scan, id)) return true;
  }
  return false;
}
