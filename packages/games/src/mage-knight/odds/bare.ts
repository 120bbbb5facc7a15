import { CARDS } from '../content/cards.ts';
import { type Mode, modeOf } from '../content/mode.ts';
import { SKILLS } from '../content/skills.ts';
import { rowOf } from '../content/units.ts';
import { isReady } from '../rules/hero.ts';
import { LEAVES } from '../steps/changes/later.ts';
import type { Hero, PoolEntry, State, Use } from '../types.ts';

/** Points and nothing else: once they are enough, more of them are worth nothing, and with too few nothing is won. */

/** Effects that do nothing for a fight when a card is put into a pool. */
const IDLE: readonly string[] = ['reputation', 'move', 'influence'];
const hasOnlyPoints = ({ tag, effects }: Mode): boolean =>
  !tag && effects.every(({ does: [code] }) => IDLE.includes(code));
/** Ways to play a card that change nothing but its points. */
const PLAIN_WAYS: readonly string[] = [
  'concentration',
  'will-focus',
  'shapeshift',
  'i-dont-give-a-damn',
  'who-needs-magic',
  'wolfs-howl',
  'universal-power',
];

function isBareCard(hero: Hero, source: string, mode: string): boolean {
  const card = CARDS[source];
  const way = card && modeOf(card, mode);
  return (
    way !== undefined &&
    card?.kind !== 'artifact' &&
    !(card?.kind === 'spell' && hero.turn.ringFame.length) &&
    !card?.sorted.more.length &&
    !LEAVES.includes(source) &&
    hasOnlyPoints(way)
  );
}
/** Paid mana brings crystals by Mana Enhancement. */
const paysForCrystals = (hero: Hero): boolean => isReady(hero, 'mana-enhancement');

type What = Pick<Use, 'source' | 'mode'> & Partial<Pick<Use, 'by' | 'unit' | 'target' | 'pick'>>;
/** Whether this gives a pool nothing but points. */
export function isBareUse(hero: Hero, { source, mode, by, target, pick }: What): boolean {
  if (paysForCrystals(hero)) return false;
  if (by !== undefined && !PLAIN_WAYS.includes(by)) return false;
  if (target !== undefined || (pick !== undefined && by !== 'universal-power')) return false;
  if (mode.startsWith('sideways') || source === 'move' || source === 'influence') return true;
  if (source.startsWith('later:')) return !hero.later[Number(source.slice('later:'.length))]?.tag;
  const unit = hero.units.find(({ id }) => id === source);
  if (unit) {
    const row = rowOf(unit);
    const way = modeOf(row, mode);
    return !unit.banner && !hero.turn.glory && !row.several && way !== undefined && hasOnlyPoints(way);
  }
  const skill = SKILLS[source];
  const way = skill && modeOf(skill, mode);
  if (way) return !LEAVES.includes(source) && hasOnlyPoints(way);
  return isBareCard(hero, source, mode);
}
const isBareEntry = (hero: Hero, { source, mode, tag }: PoolEntry): boolean =>
  !tag && isBareUse(hero, { source, mode });

/** The attack has settled whom Defend protects: it protects nobody else any more. */
const settlesDefend = ({ currentAttackDeclaration: attack, enemies }: State): boolean =>
  attack !== null && enemies.some(({ id, defend }) => defend !== 0 && attack.targetGroup.includes(id));
const poolOf = ({ currentAttackDeclaration: attack, currentBlock: block }: State) => attack?.attackPool ?? block?.pool;

/** Without a single point an attack or a block is not opened to be given up. */
export const hasPoints = (state: State): boolean => (poolOf(state)?.entries.length ?? 0) > 0;
/** A pool that falls short has still given something: by whom it is aimed at, or by a mark, a banner or an effect of what lies in it. */
export function givesShort(state: State, hero: Hero): boolean {
  const pool = poolOf(state);
  return pool !== undefined && (settlesDefend(state) || !pool.entries.every((entry) => isBareEntry(hero, entry)));
}
