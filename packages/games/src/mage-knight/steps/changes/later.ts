import type { Mode } from '../../content/mode.ts';
import { attackKey } from '../../rules/block.ts';
import type { Worth } from '../../rules/points.ts';
import type { AgainJob, Hero, Later, State, Tag, Use } from '../../types.ts';

/** Points that wait: second halves of cards, and those beside an effect. */

export interface Used {
  worth: Worth | undefined;
  tag: Tag | '';
  /** Further targets that the effect may have. */
  again: number;
  /** The same card is used further times (Maximal Effect). */
  repeat?: AgainJob;
}

/** Bolts and shields that hit different targets: an enemy that got one is excluded from the others. */
const APART = ['shield-of-the-fallen-kings', 'forked-lightning'];
export function waiting(state: State, hero: Hero, index: number): Used {
  const later = hero.later.splice(index, 1)[0] as Later;
  if (APART.includes(later.source)) {
    const hit =
      state.currentAttackDeclaration?.targetGroup ?? (state.currentBlock ? [attackKey(state.currentBlock)] : []);
    for (const other of hero.later) {
      // One of a group takes this one; the others of the group may take the rest.
      const taken = other.source === later.source ? hit.find((id) => !other.not.includes(id)) : undefined;
      if (taken !== undefined) other.not.push(taken);
    }
  }
  return {
    again: 0,
    worth: { kind: later.kind, element: later.element, amount: later.amount, swift: false },
    tag: later.tag,
  };
}

/** Second halves: points for other pools of this turn. */
export const LEAVES = ['shield-of-the-fallen-kings', 'forked-lightning', 'dodge-and-weave'];
export function leaveForLater(state: State, hero: Hero, use: Use, mode: Mode): void {
  const push = (more: Partial<Later> & Pick<Later, 'kind' | 'amount'>) =>
    hero.later.push({
      source: use.source,
      phase: state.phase as Later['phase'],
      element: 'physical',
      only: '',
      not: [],
      fleeting: false,
      tag: '',
      ...more,
    });
  const blocked = state.currentBlock ? [attackKey(state.currentBlock)] : [];
  if (use.source === 'shield-of-the-fallen-kings') {
    if (mode.id === 'basic-two') push({ kind: 'block', amount: 4, not: blocked });
    if (mode.id === 'strong-three') {
      push({ kind: 'block', amount: 4, element: 'coldFire', not: blocked });
      push({ kind: 'block', amount: 4, element: 'coldFire', not: blocked });
    }
  } else if (use.source === 'forked-lightning') {
    const hit = state.currentAttackDeclaration?.targetGroup.slice(0, 1) ?? [];
    for (let i = 0; i < 2; i++) push({ kind: 'ranged', amount: 1, element: 'coldFire', not: [...hit] });
  } else if (use.source === 'dodge-and-weave') {
    const amount = mode.grade === 'strong' ? 2 : 1;
    const waits = hero.later.find((later) => later.source === use.source);
    if (waits) waits.amount += amount;
    else push({ kind: 'melee', amount, phase: 4 });
  }
}

/** Points beside an effect that was played before the attack is declared: good for the next attack only. */
export function saveForNow(state: State, hero: Hero, use: Use, worth: Worth, mode: Mode): void {
  hero.later.push({
    source: use.source,
    phase: state.phase as Later['phase'],
    kind: worth.kind,
    element: worth.element,
    amount: worth.amount,
    only: '',
    not: [],
    fleeting: true,
    tag: mode.tag,
  });
}
