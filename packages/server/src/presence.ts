import type { Person } from '@fray/table';

/** Without a socket for so long somebody has no voice any more, and for so long the host's role goes on to another. */
const GONE = 120_000;
export const HOST_GONE = 300_000;

/** What another process says counts for so long: it says so every two seconds. */
const HEARD = 7_000;

/** Who has a device at the table, and since when the others have none. Nothing of it is stored: after a restart everybody has just left. */
export class Presence {
  private readonly began: number;
  private readonly devices = new Map<string, number>();
  private readonly left = new Map<string, number>();
  /** By process: who has a device there, and when that was heard. */
  private readonly others = new Map<string, { persons: readonly string[]; at: number }>();
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
  /** Hears who has a device at another process; whether that is news. */
  elsewhere(process: string, persons: readonly string[], now: number): boolean {
    const before = this.others.get(process)?.persons ?? [];
    this.others.set(process, { persons, at: now });
    for (const person of before) if (!persons.includes(person)) this.left.set(person, now);
    return String(before) !== String(persons);
  }
  private isHere(person: string, now: number): boolean {
    const says = [...this.others.values()];
    return this.devices.has(person) || says.some(({ persons, at }) => now - at < HEARD && persons.includes(person));
  }
  /** How many devices of theirs look at the table. */
  devicesOf(person: string): number {
    return this.devices.get(person) ?? 0;
  }
  /** For how long they have had none. */
  awayFor(person: string, now: number): number {
    if (this.isHere(person, now)) return 0;
    const heard = [...this.others.values()].flatMap(({ persons, at }) => (persons.includes(person) ? at : []));
    return Math.max(0, now - Math.max(this.left.get(person) ?? this.began, ...heard));
  }
  of(person: string, now: number): Person['presence'] {
    if (this.isHere(person, now)) return 'here';
    return this.awayFor(person, now) < GONE ? 'away' : 'gone';
  }
  /** When the next of them is gone, or has been for so long that the host's role goes on. */
  next(persons: readonly string[], now: number): number {
    const times = persons.flatMap((person) => {
      const away = this.awayFor(person, now);
      return this.isHere(person, now)
        ? []
        : [GONE, HOST_GONE].flatMap((most) => (away < most ? now + most - away : []));
    });
    return Math.min(Number.POSITIVE_INFINITY, ...times);
  }
}
