import type { PromptChoice, Types } from '@fray/engine';
import type { State, Ti4, Unit } from '@fray/games/twilight-imperium/screen';
import { pickByPolicy, pickInOrder } from '@fray/table';
import { askHits } from '../../odds/sampled.ts';
import { settings } from '../../settings.svelte.ts';
import { type Item, isAbout } from '../../table/items.ts';
import { perScreen } from '../../table/per-screen.svelte.ts';
import type { Moment, OnScreen } from '../../table/screen.ts';
import { type How, hitPlanOf, isHit, marksOf, type PlannedHit, pickAsPlanned, planAfterTap } from './hit-plan.ts';
import { PARTIES, type Party } from './ready.ts';

/** How a side would assign its hits; nothing has happened yet. */
export interface Proposal {
  readonly party: Party;
  readonly hits: number;
  readonly moves: readonly PromptChoice<Ti4>[];
  readonly whole: boolean;
  readonly marks: ReadonlyMap<string, How>;
  /** A person changed the proposal. */
  readonly changed: boolean;
  /** Resources it is worth above what the policy would do, by what the player is after; 0 if it is the policy's plan. */
  readonly gain: number;
  /** The advisor has not answered yet; the moves of the policy keep the space on the screen. */
  readonly waits: boolean;
  /** The advisor could not be loaded, so it is the policy's plan. */
  readonly alone: boolean;
}

/** The planned hits of a round until they are accepted. Both sides may be planned before either is accepted. */
class Plan {
  private readonly screen: OnScreen<Ti4>;
  /** What a person has planned, and for which hits. */
  private hitPlan: Partial<Record<Party, { key: string; hits: PlannedHit[] }>> = $state.raw({});
  /** What the advisor proposes now; without actions it is what the policy does. */
  private advised: Partial<Record<Party, Advised & { now: Moment }>> = $state.raw({});
  /** Answers by position, so that undo and redo need no new answer. */
  private readonly answers = new Map<string, Advised>();
  /** The side that the advisor works for. */
  private consulted: Party | undefined;
  wanted: Party | undefined = $state();

  /** A card of an unknown hand that is played as soon as hits are accepted and it fits (Direct Hit). */
  wish: { seat: string; effect: string } | undefined = $state.raw();

  /** Read many times per drawing, computed once. */
  private cache:
    | { items: readonly Item<Ti4>[]; hitPlan: object; advised: object; all: readonly Proposal[] }
    | undefined;

  constructor(screen: OnScreen<Ti4>) {
    this.screen = screen;
  }
  /** Proposals of the sides that have hits to assign and a person at this device. */
  get all(): readonly Proposal[] {
    const { screen, hitPlan, advised, cache } = this;
    const { items, readOnly, lookAt, awaited } = screen;
    const led = settings.pace === 'round' && !readOnly && lookAt === undefined && !awaited;
    if (!led) return NONE;
    if (cache?.items !== items || cache.hitPlan !== hitPlan || cache.advised !== advised)
      this.cache = { items, hitPlan, advised, all: PARTIES.flatMap((party) => this.propose(party) ?? []) };
    return this.cache?.all ?? NONE;
  }
  get now(): Proposal | undefined {
    return this.all.find(({ party }) => party === this.wanted) ?? this.all[0];
  }

  /** What one tap accepts: the proposals of both sides where one answer may make them, else the one on screen. */
  get parts(): readonly Proposal[] {
    const { all, now, screen } = this;
    const isPair = all.length > 1 && all.every(({ waits, whole }) => waits || whole);
    if (isPair && screen.device.isOneAnswer(all.flatMap(({ moves }) => moves))) return all;
    return now ? [now] : NONE;
  }
  of(party: string): Proposal | undefined {
    return this.all.find((one) => one.party === party);
  }
  /** The side whose proposal is computed: the current one is finished first, then the one on screen. */
  get waitsFor(): Party | undefined {
    const { consulted, now, all } = this;
    return [consulted && this.of(consulted), now, ...all].find((one) => one?.waits)?.party;
  }
  /** Starts the advisor; the answer depends on the position alone. Returns a function that stops it. */
  consult(party: Party): (() => void) | undefined {
    const { screen, answers } = this;
    const { now } = screen;
    const view = screen.seenBy(party);
    // All that the side may see: any difference may lead to another proposal.
    const { objective } = settings;
    const position = `${party} ${objective} ${JSON.stringify(view)}`;
    const take = (answer: Advised): void => {
      this.advised = { ...this.advised, [party]: { ...answer, now } };
    };
    const earlier = answers.get(position);
    if (earlier) {
      take(earlier);
      return undefined;
    }
    this.consulted = party;
    const stop = askHits({ game: screen.game.id, view, seat: party, objective }, ({ line, failed }) => {
      const better = line && { actions: line.actions, gain: line.value - line.policyValue };
      const answer = { gain: 0, alone: failed ?? false, ...better };
      if (answers.size >= MOST_ANSWERS) answers.clear();
      answers.set(position, answer);
      this.consulted = undefined;
      take(answer);
    });
    return () => {
      this.consulted = undefined;
      stop();
    };
  }
  tap(party: Party, unit: Unit): void {
    const { view } = this.screen;
    const found = this.of(party);
    if (!found) return;
    // The bar turns to that side even if there is no plan to change yet: no tap goes unheard.
    this.wanted = party;
    if (found.waits) return;
    const before = hitPlanOf(view, found.moves);
    const hits = planAfterTap(before, unit, found.marks.get(unit.id), found.whole ? 0 : 1);
    this.hitPlan = { ...this.hitPlan, [party]: { key: keyOf(view, party), hits } };
  }
  /** A person takes another way to assign all of them. */
  lay(party: Party, hits: readonly PlannedHit[]): void {
    this.hitPlan = { ...this.hitPlan, [party]: { key: keyOf(this.screen.view, party), hits: [...hits] } };
    this.wanted = party;
  }
  reset(): void {
    this.hitPlan = {};
  }
  accept(parts: readonly Proposal[]): void {
    if (!parts.length || !parts.every(({ whole }) => whole)) return;
    this.wanted = undefined;
    this.screen.answer(parts.flatMap(({ moves }) => moves));
    this.grant();
  }
  /** Plays the wished card in the window that opened while hits were assigned. */
  private grant(): void {
    const { wish, screen } = this;
    const found =
      wish &&
      screen.unasked
        .missedOffers()
        .findLast(({ item }) => item.choice.seat === wish.seat && isAbout(item, 'effect', wish.effect));
    if (!found) return;
    this.wish = undefined;
    screen.unasked.play(found);
  }

  private propose(party: Party): Proposal | undefined {
    const { screen } = this;
    if (!screen.items.some(({ choice, why }) => !why && choice.seat === party && isHit(choice))) return undefined;
    const { view } = screen;
    const planned = this.hitPlan[party];
    const mine = planned?.key === keyOf(view, party) ? planned.hits : undefined;
    const latest = this.advised[party];
    const advised = latest?.now === screen.now ? latest : undefined;
    const picking = mine
      ? pickAsPlanned(view, mine)
      : advised?.actions
        ? pickInOrder<Ti4>(advised.actions as Ti4['action'][])
        : pickByPolicy;
    const waits = !mine && !advised;
    // Simulated only when read: a phone shows one of two sides.
    const work = memoize(() => {
      const { moves, complete } = screen.together(party, isHit, picking);
      return { moves, whole: complete && !waits, marks: waits ? NO_MARKS : marksOf(moves) };
    });
    return {
      party,
      hits: waiting(view, party),
      changed: mine !== undefined,
      gain: (!mine && advised?.gain) || 0,
      waits,
      alone: (!mine && advised?.alone) || false,
      get moves() {
        return work().moves;
      },
      get whole() {
        return work().whole;
      },
      get marks() {
        return work().marks;
      },
    };
  }
}
interface Advised {
  actions?: readonly Types['action'][];
  gain: number;
  alone: boolean;
}

/** More positions than anybody undoes. */
const MOST_ANSWERS = 50;
const NONE: readonly Proposal[] = [];
const NO_MARKS: Proposal['marks'] = new Map();
function memoize<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
const waiting = (view: State, party: Party): number =>
  view.hits.reduce((sum, pool) => (pool.on === party ? sum + pool.count : sum), 0);
/** A plan is valid for these hits on these units, also once the other side has lost ships. */
const keyOf = (view: State, party: Party): string => {
  const mine = view.units.filter(({ side }) => side === party);
  return `${waiting(view, party)} ${mine.map(({ id, damaged }) => `${id}${damaged}`).join()}`;
};

/** The panel and the bar share one. */
export const planOf = perScreen((screen: OnScreen<Ti4>) => new Plan(screen));
