import type { PromptChoice, Types } from '@fray/engine';
import type { State, Unit } from '@fray/games/twilight-imperium/screen';
import { settings } from '../../settings.svelte.ts';
import { type Item, isAbout } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import { asLaid, byPolicy, type How, isHit, type Laid, laidBy, marksOf, tapped } from './laid.ts';

export type Party = 'attacker' | 'defender';
export const PARTIES: readonly Party[] = ['attacker', 'defender'];

/** How a side would take its hits, laid on its ships: nothing of it has happened. */
export interface Proposal {
  party: Party;
  hits: number;
  moves: readonly PromptChoice<Types>[];
  /** Every hit lies somewhere. */
  whole: boolean;
  marks: ReadonlyMap<string, How>;
  /** Somebody has changed what the policy proposes. */
  changed: boolean;
}

/** The hits of a round as they lie on the ships until they are accepted. Both sides may be laid before either is. */
class Plan {
  private readonly session: OnScreen;
  /** What a person has laid, and for which hits. */
  private laid: Partial<Record<Party, { key: string; hits: Laid[] }>> = $state.raw({});
  /** Whose is asked about, where somebody has chosen. */
  wanted: Party | undefined = $state();

  /** A card that somebody of an unknown hand plays as soon as hits are accepted and it fits (Direct Hit). */
  wish: { seat: string; effect: string } | undefined = $state.raw();

  /** Asked for many times a drawing, worked out once. */
  private known: { items: readonly Item[]; laid: object; all: readonly Proposal[] } | undefined;

  constructor(session: OnScreen) {
    this.session = session;
  }
  /** Those of the sides that have hits to take, and a person at this device to accept them. */
  get all(): readonly Proposal[] {
    const { session, laid, known } = this;
    const { items, readOnly, lookAt, awaited } = session;
    const led = settings.lead === 'round' && !readOnly && lookAt === undefined && !awaited;
    if (!led) return NONE;
    if (known?.items !== items || known.laid !== laid)
      this.known = { items, laid, all: PARTIES.flatMap((party) => this.propose(party) ?? []) };
    return this.known?.all ?? NONE;
  }
  /** The one that is asked about. */
  get now(): Proposal | undefined {
    return this.all.find(({ party }) => party === this.wanted) ?? this.all[0];
  }

  of(party: string): Proposal | undefined {
    return this.all.find((one) => one.party === party);
  }
  tap(party: Party, unit: Unit): void {
    const { session } = this;
    const found = this.of(party);
    if (!found) return;
    const view = session.view as State;
    const before = laidBy(view, found.moves);
    const hits = tapped(before, unit, found.marks.get(unit.id), found.whole ? 0 : 1);
    this.laid = { ...this.laid, [party]: { key: keyOf(view, party), hits } };
    this.wanted = party;
  }
  /** As the policy has it. */
  reset(party: Party): void {
    this.laid = { ...this.laid, [party]: undefined };
  }
  accept(): void {
    const { now, session } = this;
    if (!now?.whole) return;
    this.wanted = undefined;
    session.actAll(now.moves);
    this.grant();
  }
  /** The window has opened while they were accepted: it is done there. */
  private grant(): void {
    const { wish, session } = this;
    const found =
      wish &&
      session.late().findLast(({ item }) => item.choice.seat === wish.seat && isAbout(item, 'effect', wish.effect));
    if (!found) return;
    this.wish = undefined;
    session.playLate(found);
  }

  private propose(party: Party): Proposal | undefined {
    const { session } = this;
    if (!session.items.some(({ choice, why }) => !why && choice.seat === party && isHit(choice))) return undefined;
    const view = session.view as State;
    const laid = this.laid[party];
    const mine = laid?.key === keyOf(view, party) ? laid.hits : undefined;
    const { moves, whole } = session.foresee(party, isHit, mine ? asLaid(view, mine) : byPolicy);
    const hits = waiting(view, party);
    return { party, hits, moves, whole, marks: marksOf(moves), changed: mine !== undefined };
  }
}

const NONE: readonly Proposal[] = [];
const waiting = (view: State, party: Party): number =>
  view.hits.reduce((sum, pool) => (pool.on === party ? sum + pool.count : sum), 0);
/** What was laid is about these hits on these units. */
const keyOf = (view: State, party: Party): string =>
  `${waiting(view, party)} ${view.units.map(({ id, damaged, side }) => (side === party ? `${id}${damaged}` : '')).join()}`;

const plans = new WeakMap<OnScreen, Plan>();
/** One for the panel and the bar. */
export function planOf(session: OnScreen): Plan {
  const plan = plans.get(session) ?? new Plan(session);
  plans.set(session, plan);
  return plan;
}
