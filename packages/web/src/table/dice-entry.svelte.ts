import { facesOfHits } from '@fray/table';
import { paged } from '../text/paged.ts';
import { words } from '../text/words.svelte.ts';
import { type BoxRow, emptyBoxes, type Faces, leftIn, putIn, rowsOf, throwersOf, withoutLast } from './boxes.ts';
import { perScreen } from './per-screen.svelte.ts';
import type { Awaited, OnScreen } from './screen.ts';

/** What has been entered of the dice that are awaited (`of`); of others it says nothing. */
interface Entered {
  of: unknown;
  faces: Faces;
  /** How many hit, line by line. */
  told: readonly number[];
  /** The box that is filled next, if somebody picked one. */
  picked?: number | undefined;
}

/** Dice that people enter: the boxes stand on the lines of the units, the keys in the bar. */
class DiceEntry {
  private readonly screen: OnScreen;
  private entered: Entered | undefined = $state.raw();
  /** Where hits are enough, people choose what they enter. */
  wantsHits = $state(false);
  /** Lines that stand on a fleet, by what draws them: the pad has the others. */
  private readonly placed = new Map<object, readonly number[]>();
  private placings = $state(0);

  constructor(screen: OnScreen) {
    this.screen = screen;
  }
  get need(): Awaited | undefined {
    return this.screen.awaited;
  }
  get rows(): readonly BoxRow[] {
    return this.need ? rowsOf(this.need) : [];
  }
  get onlyHits(): boolean {
    return this.wantsHits && this.need?.hitsAreEnough === true;
  }
  /** Which dice these are: here those of this moment; elsewhere dice of others fall meanwhile, and these are the same. */
  readonly of: unknown = $derived.by(() => {
    const { screen, need } = this;
    if (!screen.link || !need) return screen.now;
    const { seat, kind, count, sides, groups } = need;
    return JSON.stringify([seat, kind, count, sides, groups]);
  });
  private get now(): Entered {
    const { entered, of } = this;
    if (entered && entered.of === of) return entered;
    return { of, faces: emptyBoxes(this.need?.count ?? 0), told: [] };
  }
  get faces(): Faces {
    return this.now.faces;
  }
  get told(): readonly number[] {
    return this.now.told;
  }
  get picked(): number | undefined {
    return this.now.picked;
  }
  get left(): number {
    return leftIn(this.faces);
  }
  /** The box that is filled next. */
  get next(): number {
    return this.picked ?? this.faces.indexOf(undefined);
  }
  /** The line that is asked about. */
  get turn(): BoxRow | undefined {
    if (this.onlyHits) return this.rows[this.told.length];
    return this.rows.findLast(({ from }) => from <= this.next);
  }
  private set(changed: Partial<Entered>): void {
    this.entered = { ...this.now, picked: undefined, ...changed };
  }

  pick(box: number): void {
    this.set({ picked: this.picked === box ? undefined : box });
  }
  /** Faces are laid into the boxes, in sight of everybody. */
  lay(faces: readonly number[]): void {
    this.set({ faces: putIn(this.faces, faces, this.picked) });
  }
  /** The whole roll counts when the last box is filled. */
  add(faces: readonly number[]): void {
    this.lay(faces);
    if (!this.left) this.use();
  }
  use(): void {
    const faces = this.faces as number[];
    this.entered = undefined;
    this.need?.enter(faces);
  }
  /** How many of a line hit: all of them count with the last line. */
  tell(hits: number): void {
    const { need, rows } = this;
    const told = [...this.told, hits];
    this.set({ told });
    if (!need || told.length < rows.length) return;
    this.entered = undefined;
    need.enter(facesOfHits(need, told), true);
  }
  /** Without what was entered last; or without that of a line and of those after it. */
  takeBack(line = this.told.length - 1): void {
    this.set(this.onlyHits ? { told: this.told.slice(0, line) } : { faces: withoutLast(this.faces) });
  }

  /** The lines that these units throw. */
  linesOf(units: readonly string[]): readonly BoxRow[] {
    return this.rows.filter(({ group }) => units.includes(group.units[0] ?? ''));
  }
  /** The pad leaves these lines to a fleet; returns how that ends. */
  place(lines: readonly BoxRow[]): () => void {
    const key = {};
    this.placed.set(
      key,
      lines.map(({ from }) => from),
    );
    this.placings++;
    return () => {
      this.placed.delete(key);
      this.placings++;
    };
  }
  get unplaced(): readonly BoxRow[] {
    void this.placings;
    const elsewhere = [...this.placed.values()].flat();
    return this.rows.filter(({ from }) => !elsewhere.includes(from));
  }
}
export const entryOf = perScreen((screen: OnScreen) => new DiceEntry(screen));

/** Where many throw, the boxes say who they are. */
const MOST_NAMES = 3;
export function whoThrows({ group }: BoxRow, nameOf: (id: string) => string): string {
  const who = throwersOf(group, nameOf, words.language);
  return who.split(', ').length > MOST_NAMES ? '' : who;
}
export const needsOf = ({ group: { from, upTo } }: BoxRow): string =>
  from !== undefined ? paged.t.dieFrom(from) : upTo === undefined ? '' : paged.t.dieUpTo(upTo);
