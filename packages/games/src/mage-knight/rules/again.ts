import { cardOf } from '../content/cards.ts';
import { type Mode, modeOf, paidInside } from '../content/mode.ts';
import type { AgainJob, Hero, State, Use } from '../types.ts';
import { onceMore } from './boosts.ts';
import { kindsFor, type Line, type Take } from './lines.ts';
import { BLOCK, EFFECT, scanOf } from './uses.ts';

/** Maximal Effect: the further times of a card, each with its own price and target. */

/** Parts of an effect that nobody is made to take twice without being asked. */
const COSTS: readonly (string | number)[] = ['wound', 'reputation'];
const costsNothing = (mode: Mode): boolean =>
  !mode.price &&
  mode.wounds === 0 &&
  !paidInside(mode).length &&
  !mode.effects.some(({ does }) => COSTS.includes(does[0]));

/** Every way to use the card once more: into the pool that is open, or for an effect. */
export function againUses(state: State, hero: Hero, job: AgainJob): Line[] {
  const out: Line[] = [];
  if (job.left <= 0) return out;
  const take: Take = (use, worth) => {
    out.push({ use, worth });
    return false;
  };
  const attack = state.currentAttackDeclaration;
  if (attack)
    onceMore(scanOf(state, hero, { where: 'attack', kinds: kindsFor(attack.attackType) }, take), job.source, job.grade);
  if (state.currentBlock) onceMore(scanOf(state, hero, BLOCK, take), job.source, job.grade);
  onceMore(scanOf(state, hero, EFFECT, take), job.source, job.grade);
  const same = sameAgain(job);
  if (same && !out.some(({ use }) => use.mode === same.mode)) out.push({ use: same, worth: undefined });
  return out;
}
/** An effect without a price or target goes on, even where it would not be worth beginning: a third crystal, for instance. */
function sameAgain({ source, mode }: AgainJob): Use | undefined {
  const row = modeOf(cardOf(source), mode);
  const goesOn = row && !row.attack && !row.block && !row.aimed && !row.effects[0]?.picks;
  return goesOn && !row.price && !paidInside(row).length ? { source, mode, by: 'maximal-effect:again' } : undefined;
}

/** The one way that is left, if it asks for nothing: there is no choice to make. */
export function onlyOption(lines: readonly Line[]): Line | undefined {
  const [line] = lines;
  if (!line || lines.length > 1) return undefined;
  const mode = modeOf(cardOf(line.use.source), line.use.mode);
  return mode && costsNothing(mode) ? line : undefined;
}
