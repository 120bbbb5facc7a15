import type { PromptChoice, Types } from '@fray/engine';
import type { State, Ti4, Unit } from '@fray/games/twilight-imperium/screen';
import { askHits } from '../../odds/sampled.ts';
import { settings } from '../../settings.svelte.ts';
import { type Item, isAbout } from '../../table/items.ts';
import { oneFor } from '../../table/one-for.svelte.ts';
import type { Moment, OnScreen } from '../../table/screen.ts';
import { asLaid, byPolicy, type How, inTurn, isHit, type Laid, laidBy, marksOf, tapped } from './laid.ts';
import { PARTIES, type Party } from './ready.ts';

/** How a side would take its hits, laid on its ships: nothing of it has happened. */
export interface Proposal {
  readonly party: Party;
  readonly hits: number;
  readonly moves: readonly PromptChoice<Ti4>[];
  /** Every hit lies somewhere. */
  readonly whole: boolean;
  readonly marks: ReadonlyMap<string, How>;
  /** Somebody has changed what is proposed. */
  readonly changed: boolean;
  /** It is worth so many points more than what the policy would do; 0: it is the policy's. */
  readonly gain: number;
  /** The advisor has not answered yet: nothing is proposed, and the moves are those of the policy, to keep their place. */
  readonly waits: boolean;
  /** The advisor cannot answer on this device: it is the policy's for that reason. */
  readonly alone: boolean;
}

/** The hits of a round as they lie on the ships until they are accepted. Both sides may be laid before either is. */
class Plan {
  private readonly session: OnScreen<Ti4>;
  /** What a person has laid, and for which hits. */
  private laid: Partial<Record<Party, { key: string; hits: Laid[] }>> = $state.raw({});
  /** What the advisor proposes at this moment; without actions it is what the policy does. */
  private advised: Partial<Record<Party, Advised & { now: Moment }>> = $state.raw({});
  /** The same by position: whoever goes back and forth does not wait again. */
  private readonly answers = new Map<string, Advised>();
  /** For whom the advisor is at work. */
  private consulted: Party | undefined;
  /** Whose is asked about, where somebody has chosen. */
  wanted: Party | undefined = $state();

  /** A card that somebody of an unknown hand plays as soon as hits are accepted and it fits (Direct Hit). */
  wish: { seat: string; effect: string } | undefined = $state.raw();

  /** Asked for many times a drawing, worked out once. */
  private known: { items: readonly Item<Ti4>[]; laid: object; advised: object; all: readonly Proposal[] } | undefined;

  constructor(session: OnScreen<Ti4>) {
    this.session = session;
  }
  /** Those of the sides that have hits to take, and a person at this device to accept them. */
  get all(): readonly Proposal[] {
    const { session, laid, advised, known } = this;
    const { items, readOnly, lookAt, awaited } = session;
    const led = settings.pace === 'round' && !readOnly && lookAt === undefined && !awaited;
    if (!led) return NONE;
    if (known?.items !== items || known.laid !== laid || known.advised !== advised)
      this.known = { items, laid, advised, all: PARTIES.flatMap((party) => this.propose(party) ?? []) };
    return this.known?.all ?? NONE;
  }
  /** The one that is asked about. */
  get now(): Proposal | undefined {
    return this.all.find(({ party }) => party === this.wanted) ?? this.all[0];
  }

  of(party: string): Proposal | undefined {
    return this.all.find((one) => one.party === party);
  }
  /** Whose proposal is waited for: what is under way is not broken off because somebody looks at the other side, then the one asked about. */
  get waitsFor(): Party | undefined {
    const { consulted, now, all } = this;
    return [consulted && this.of(consulted), now, ...all].find((one) => one?.waits)?.party;
  }
  /** Asks the advisor: what is proposed depends on the position alone. Returns how to stop it. */
  consult(party: Party): (() => void) | undefined {
    const { session, answers } = this;
    const { now } = session;
    const view = session.seenBy(party);
    // All that the side may see: whatever differs may make another proposal.
    const position = `${party} ${JSON.stringify(view)}`;
    const take = (answer: Advised): void => {
      this.advised = { ...this.advised, [party]: { ...answer, now } };
    };
    const known = answers.get(position);
    if (known) {
      take(known);
      return undefined;
    }
    this.consulted = party;
    const stop = askHits({ game: session.game.id, view, seat: party }, ({ line, failed }) => {
      const better = line && { actions: line.actions, gain: (line.score - line.usual) * 100 };
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
    const { view } = this.session;
    const found = this.of(party);
    // Nothing lies there yet that could be changed.
    if (!found || found.waits) return;
    const before = laidBy(view, found.moves);
    const hits = tapped(before, unit, found.marks.get(unit.id), found.whole ? 0 : 1);
    this.laid = { ...this.laid, [party]: { key: keyOf(view, party), hits } };
    this.wanted = party;
  }
  /** As it was proposed. */
  reset(party: Party): void {
    this.laid = { ...this.laid, [party]: undefined };
  }
  accept(): void {
    const { now, session } = this;
    if (!now?.whole) return;
    this.wanted = undefined;
    session.answer(now.moves);
    this.grant();
  }
  /** The window has opened while they were accepted: it is done there. */
  private grant(): void {
    const { wish, session } = this;
    const found =
      wish &&
      session.unasked
        .late()
        .findLast(({ item }) => item.choice.seat === wish.seat && isAbout(item, 'effect', wish.effect));
    if (!found) return;
    this.wish = undefined;
    session.unasked.play(found);
  }

  private propose(party: Party): Proposal | undefined {
    const { session } = this;
    if (!session.items.some(({ choice, why }) => !why && choice.seat === party && isHit(choice))) return undefined;
    const { view } = session;
    const laid = this.laid[party];
    const mine = laid?.key === keyOf(view, party) ? laid.hits : undefined;
    const known = this.advised[party];
    const advised = known?.now === session.now ? known : undefined;
    const picking = mine ? asLaid(view, mine) : advised?.actions ? inTurn(advised.actions) : byPolicy;
    const waits = !mine && !advised;
    // Played through only where somebody looks at it: of two sides a phone shows one.
    const work = once(() => {
      const { moves, complete } = session.together(party, isHit, picking);
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
/** What the advisor has answered. */
interface Advised {
  actions?: readonly Types['action'][];
  gain: number;
  alone: boolean;
}

/** More positions than anybody goes back over. */
const MOST_ANSWERS = 50;
const NONE: readonly Proposal[] = [];
const NO_MARKS: Proposal['marks'] = new Map();
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
const waiting = (view: State, party: Party): number =>
  view.hits.reduce((sum, pool) => (pool.on === party ? sum + pool.count : sum), 0);
/** What was laid is about these hits on these units. */
const keyOf = (view: State, party: Party): string =>
  `${waiting(view, party)} ${view.units.map(({ id, damaged, side }) => (side === party ? `${id}${damaged}` : '')).join()}`;

/** One for the panel and the bar. */
export const planOf = oneFor((session: OnScreen<Ti4>) => new Plan(session));
