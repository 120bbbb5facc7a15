import { type Ack, type Bye, diff, type Room, type ServerMessage, Viewer } from '@fray/table';
import type { Live } from './live.ts';
import { roomFor } from './room.ts';

/** A device that looks at a table. */
export interface Device {
  send(text: string): void;
  close(why: Bye, more?: { code?: string }): void;
}

/** One device, and what it heard last. */
export class Watching {
  readonly device: Device;
  /** None: it only looks on. */
  readonly person: string | undefined;
  /** The last row that it had before its line was lost. */
  private seen: number | undefined;
  private viewer: Viewer | undefined;
  private room: Room | undefined;

  constructor(device: Device, person: string | undefined, seen: number | undefined) {
    this.device = device;
    this.person = person;
    this.seen = seen;
  }
  /** What was only in memory is gone: everything is said again. */
  forget(): void {
    this.viewer = undefined;
    this.room = undefined;
  }

  /** What is new for it; nothing if nothing is. */
  tell(live: Live, acks: readonly Ack[] | undefined, now: number): ServerMessage | undefined {
    const { playing, people } = live;
    const last = this.room;
    const room = roomFor(live, this.person, now);
    this.room = room;
    const more = acks && { acks };
    const roomPatch = last && diff(last, room);
    if (!playing) return !last || roomPatch || acks ? { ...((!last || roomPatch) && { room }), ...more } : undefined;
    const seats = people.persons[this.person ?? '']?.seats ?? [];
    const host = this.person !== undefined && people.host === this.person;
    const { viewer } = this;
    if (!viewer || String(viewer.seats) !== String(seats) || viewer.host !== host) {
      this.viewer = new Viewer(playing.table, [...seats], host);
      const { seen } = this;
      this.seen = undefined;
      const since = seen === undefined || seen >= playing.seq ? undefined : playing.standSince(seen);
      return { ...this.viewer.whole(since), room, ...(since === undefined ? {} : { since }), ...more };
    }
    const step = viewer.step();
    if (step) return { ...step, ...('whole' in step ? { room } : roomPatch && { roomPatch }), ...more };
    return roomPatch || acks ? { ...(roomPatch && { room }), ...more } : undefined;
  }
}
