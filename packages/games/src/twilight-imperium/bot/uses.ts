import type { Choice } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import type { EffectOffer, Worth } from '../content/effects/types.ts';
import { UNITS, type UnitId, upgradeOf } from '../content/units.ts';
import { isNext } from '../rules/adjacency.ts';
import { abilityOf, chance } from '../rules/dice.ts';
import { anyUnit, arena, fights, isSide } from '../rules/figures.ts';
import { exits } from '../rules/fleet.ts';
import type { Policy } from '../setup/types.ts';
import type { Action, PartyId, Seat, State, StepMemory, Ti4, View } from '../types.ts';
import { easiestReroll, isTurned, isUnlucky } from './dice.ts';
import { evaluateAction, evaluateFight, gainOf } from './evaluate.ts';
import { pickOwn, pickUnit } from './picks.ts';

/** When an effect that the policy names is played, and on what: never for the other side (F13). The rows say what it looks at. */

type Used = Extract<Action, { type: 'use' }>;
const offerOf = ({ effect, offer }: Used): EffectOffer | undefined => EFFECTS.get(effect)?.offers?.[offer];

/** The view with the systems that the effect makes adjacent. */
function joinSystems(
  view: View,
  seat: PartyId,
  { effect, target }: Used,
  by: Extract<Worth, { opens: unknown }>['opens'],
): State {
  if (by === 'bonus')
    return { ...view, version: view.version + 1, bonuses: [...view.bonuses, { effect, by: seat, until: 'action' }] };
  const system = { ...view.system, wormholes: [...view.system.wormholes, by] };
  return { ...view, system, units: view.units.filter((unit) => unit.id !== target) };
}
/** Average space cannon hits for this seat, minus those of others, from systems that become adjacent. */
function cannonsThrough(view: View, after: State, seat: PartyId): number {
  let sum = 0;
  for (const unit of view.units) {
    const row = view.adjacent.find((system) => unit.at === `next ${system.id}`);
    if (!row || isNext(view, row, unit.side) || !isNext(after, row, unit.side)) continue;
    const dice = abilityOf(after, unit, 'cannon');
    if (dice?.adjacent) sum += dice.dice * chance({ value: dice.value, mod: 0 }) * (unit.side === seat ? 1 : -1);
  }
  return sum;
}

/** A unit that fights nowhere in this action: in another system, or carried where only the space is fought for. */
function isIdle(view: View, id: string | undefined): boolean {
  const unit = anyUnit(view, id);
  return unit !== undefined && (unit.at.startsWith('next ') || (view.extent === 'space' && !fights(unit, 'space')));
}

function isWorth(view: View, seat: PartyId, memory: StepMemory, action: Used, policy: Policy): boolean {
  const worth = offerOf(action)?.worth;
  if (!worth) return true;
  if ('helps' in worth) {
    if (worth.helps === 'subject') return anyUnit(view, memory.unit)?.side === seat;
    if (worth.helps === 'active') return seat === 'attacker';
    return action.target === seat || anyUnit(view, action.target)?.side === seat;
  }
  if ('adds' in worth) return isTurned(view, seat, memory.roll, action.target, worth.adds);
  if ('again' in worth) return isUnlucky(view, seat, worth.again, memory.roll);
  if ('spends' in worth) return isIdle(view, action.target);
  // The rest compares two sides of a fight: a third party plays what its policy says.
  if (!isSide(view, seat)) return true;
  if ('trades' in worth) return gainOf(view, seat, action.target, worth.trades) > 0;
  if ('behind' in worth)
    return (worth.behind === 'action' ? evaluateAction(view, seat) : evaluateFight(view, seat, arena(view))) < 0;
  const after = joinSystems(view, seat, action, worth.opens);
  if (policy.retreats && exits(after, seat).length > exits(view, seat).length) return true;
  return cannonsThrough(view, after, seat) > 0;
}

const best = (list: readonly Choice<Ti4>[], value: (action: Used) => number): Action | undefined => {
  let found: Action | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (const { action } of list) {
    const is = action.type === 'use' ? value(action) : high;
    if (is > high) {
      high = is;
      found = action;
    }
  }
  return found;
};

/** Of several upgrades the one with which the fight looks best. */
function withUpgrade(view: View, seat: PartyId, kind: string | undefined): number {
  if (kind === undefined || !(kind in UNITS)) return 0;
  const units = view.units.map((unit) =>
    unit.side === seat && upgradeOf(unit.kind) === kind ? { ...unit, kind: kind as UnitId } : unit,
  );
  return evaluateFight({ ...view, units }, seat, arena(view)) - evaluateFight(view, seat, arena(view));
}

/** The best use of one effect among those that are offered; none where each would help the other side. */
export function pickUse(view: View, seat: Seat, policy: Policy, offered: readonly Choice<Ti4>[]): Action | undefined {
  if (seat === 'host') return undefined;
  const memory: StepMemory = view.frames[view.frames.length - 1]?.memory ?? {};
  const list = offered.filter(({ action }) => action.type === 'use' && isWorth(view, seat, memory, action, policy));
  const first = list[0]?.action;
  if (first?.type !== 'use' || list.length === 1) return first;
  const { worth, kind } = offerOf(first) ?? {};
  if (kind === 'die') return easiestReroll(view, memory.roll, list) ?? first;
  if (kind === 'effect') return best(list, ({ target }) => withUpgrade(view, seat, target));
  if (worth && 'trades' in worth) return best(list, ({ target }) => gainOf(view, seat, target, worth.trades));
  if (worth && 'helps' in worth) return pickOwn(view, seat, list) ?? first;
  return pickUnit(view, seat, policy, list);
}
