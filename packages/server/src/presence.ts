import type { Person } from '@fray/table';

/** Without a socket for so long somebody has no voice any more, and for so long the host's role goes on to another. */
const GONE = 120_000;
export const HOST_GONE = 300_000;

/** Who has a device at the table, and since when the others have none. Nothing of it is stored: after a restart everybody has just left. */
export class Presence {
  private readonly began: number;
  private readonly devices = new Map<string, number>();
  private readonly left = new Map<string, number>();
  constructor(now: number) {
    this.began = now;
  }
  arrive(person: string): void {
    this.devices.set(person, (this.devices.get(person) ?? 0) + 1);
  }
  leave(person: string, now: number): void {
    const left = (this.devices.get(person) ?? 0) - 1;
    if (left > 0) this.devices.set(person, left);
    else this.devices.delete(person);
    this.left.set(person, now);
  }
  /** How many devices of theirs look at the table. */
  devicesOf(person: string): number {
    return this.devices.get(person) ?? 0;
  }
  /** For how long they have had none. */
  awayFor(person: string, now: number): number {
    return this.devices.has(person) ? 0 : Math.max(0, now - (this.left.get(person) ?? this.began));
  }
  of(person: string, now: number): Person['presence'] {
    if (this.devices.has(person)) return 'here';
    return this.awayFor(person, now) < GONE ? 'away' : 'gone';
  }
  /** When the next of them is gone, or has been for so long that the host's role goes on. */
  next(persons: readonly string[], now: number): number {
    const times = persons.flatMap((person) => {
      const away = this.awayFor(person, now);
      return this.devices.has(person)
        ? []
        : [GONE, HOST_GONE].flatMap((most) => (away < most ? now + most - away : []));
    });
    return Math.min(Number.POSITIVE_INFINITY, ...times);
  }
}
