import type { PromptChoice } from '@fray/engine';
import { hitOf, type State, type Ti4, UNITS, type Unit } from '@fray/games/twilight-imperium/screen';
import type { OnScreen } from '../../table/screen.ts';
import { type How, hitPlanOf, isHit, type PlannedHit, pickAsPlanned, planText, worthOf } from './hit-plan.ts';
import type { Proposal } from './plan.svelte.ts';
import { panel } from './words.ts';

export interface HitChoice {
  /** The same for equal ways. */
  key: string;
  hits: readonly PlannedHit[];
  moves: readonly PromptChoice<Ti4>[];
  text: string;
  /** The cost of the lost units in resources. */
  price: number;
}
/** As many as are read at a glance. */
const MOST = 6;

/** The ways to assign these hits, the proposed one first; none where a side has no choice or a single hit. */
export function waysOf(screen: OnScreen<Ti4>, { party, hits, moves, whole }: Proposal): HitChoice[] {
  if (hits < 2 || !whole) return [];
  const { view } = screen;
  const ways = new Map<string, HitChoice>();
  const add = (made: readonly PromptChoice<Ti4>[]): void => {
    const plan = hitPlanOf(view, made);
    const text = planText(view, made, panel.t.round.hitPlan);
    const way: HitChoice = { key: text, hits: plan, moves: made, text, price: worthOf(view, made) };
    if (text && !ways.has(text)) ways.set(text, way);
  };
  add(moves);
  const offered = screen.items.flatMap(({ choice, why }) =>
    !why && choice.seat === party && isHit(choice) ? (hitOf(choice.action) ?? []) : [],
  );
  for (const plan of plansFor(view, offered, hits)) {
    if (ways.size >= MOST) break;
    const made = screen.together(party, isHit, pickAsPlanned(view, plan));
    if (made.complete && made.moves.length === moves.length) add(made.moves);
  }
  return ways.size > 1 ? [...ways.values()] : [];
}

/** Plans worth a look: more or fewer ships sustain, the cheapest are lost, or one of another kind in place of the last of them. */
function* plansFor(
  state: State,
  offered: readonly { unit: string; how: How }[],
  hits: number,
): Generator<PlannedHit[]> {
  /** One of several equal units is offered: all of them may take a hit. */
  const isLike = (one: Unit, other: Unit | undefined): boolean =>
    one.side === other?.side && one.at === other.at && one.kind === other.kind && one.damaged === other.damaged;
  const planned = (how: How): PlannedHit[] =>
    state.units
      .filter((unit) =>
        offered.some(
          (hit) =>
            hit.how === how &&
            isLike(
              unit,
              state.units.find(({ id }) => id === hit.unit),
            ),
        ),
      )
      .sort((a, b) => costOf(a.kind) - costOf(b.kind))
      .map(({ kind, damaged }) => ({ kind, damaged, how }));
  const [sustains, losses] = [planned('sustain'), planned('lose')];
  const most = Math.min(hits, sustains.length);
  const lasts = [...new Set(losses.map(({ kind }) => kind))];
  const withSustains = (count: number, last?: Unit['kind']): PlannedHit[] => {
    const rest = hits - count;
    const cheapest = losses.slice(0, rest);
    const other = last && losses.findLast(({ kind }) => kind === last);
    return [...sustains.slice(0, count), ...(other ? [...cheapest.slice(0, rest - 1), other] : cheapest)];
  };
  for (let count = most; count >= Math.max(0, most - 2); count--) yield withSustains(count);
  for (const count of [most, most - 1])
    if (count >= 0 && count < hits) for (const last of lasts) yield withSustains(count, last);
  for (let count = most - 3; count >= 0; count--) yield withSustains(count);
}
const costOf = (kind: Unit['kind']): number => UNITS[kind].cost ?? 0;
