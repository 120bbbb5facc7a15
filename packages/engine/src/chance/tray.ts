import type { ChanceKind, Pull, Source, SourceState } from './source.ts';

/** The state of the tray, which no view contains: the source and the dice that were put back in front of it. */
export interface TrayState extends SourceState {
  /** What undone moves gave back, in the order it will be used. */
  returned?: Pull[];
}

/** The dice of one combat: first those entered for this move, then those that an undone move put back, then the source. */
export class Tray implements Source {
  private source: Source;
  /** Used again by kind and size, so that undo is no reroll, even if the next move rolls other dice first. */
  private returned: Pull[];
  private supplied: number[] = [];
  constructor(source: Source, returned: readonly Pull[] = []) {
    this.source = source;
    this.returned = [...returned];
  }
  get sure(): boolean {
    return this.source.sure;
  }
  /** That of the source behind it. */
  get kind(): SourceState['kind'] {
    return this.source.save().kind;
  }
  pull(kind: ChanceKind, count: number, sides: number, asked = false): number[] {
    const out = kind === 'roll' && this.supplied.length ? this.supplied.splice(0, count) : [];
    for (const face of out) {
      if (!Number.isInteger(face) || face < 1 || face > sides) throw new WrongDice(face, sides);
    }
    // What the table is asked for waits until the table leaves it to the source.
    while (!asked && this.returned.length && out.length < count) {
      const size = kind === 'roll' ? sides : sides - out.length;
      const found = this.returned.findIndex((pull) => pull.kind === kind && pull.sides === size);
      if (found < 0) break;
      out.push((this.returned.splice(found, 1)[0] as Pull).value);
    }
    const missing = count - out.length;
    if (missing > 0) {
      const left = kind === 'roll' ? sides : sides - out.length;
      for (const value of this.source.pull(kind, missing, left, asked)) out.push(value);
    }
    return out;
  }
  /** Dice that came with a move; those left over after it were too many. */
  supply(dice: readonly number[]): void {
    this.supplied = [...dice];
  }
  /** How many of the dice that were brought nobody asked for. */
  get unused(): number {
    return this.supplied.length;
  }
  /** What an undone move had used waits to be used again. */
  giveBack(pulls: readonly Pull[]): void {
    this.returned = [...pulls, ...this.returned];
  }
  save(): TrayState {
    const state = this.source.save();
    return this.returned.length ? { ...state, returned: this.returned.map((pull) => ({ ...pull })) } : state;
  }
  at(saved: TrayState): Tray {
    return new Tray(this.source.at(saved), saved.returned);
  }
  /** Puts this very tray back where it stood. */
  restore(saved: TrayState): void {
    this.source = this.source.at(saved);
    this.returned = [...(saved.returned ?? [])];
    this.supplied = [];
  }
}

/** A die that came along with a move and cannot be: the move is refused, nothing changes. */
export class WrongDice extends Error {
  readonly face: number;
  readonly sides: number;
  constructor(face: number, sides: number) {
    super(`${face} is no face of a die with ${sides} sides`);
    this.face = face;
    this.sides = sides;
  }
}
