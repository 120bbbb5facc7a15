import { expect } from 'vitest';
import { PgStore } from '../store/postgres.ts';
import { type Acked, brokenLaws, type Device, type Run, sitDownAt } from './cluster.ts';

/** Fewer seats than these in play: new tables are made. */
const FEWEST = 6;

/** People at tables of servers that share a database. Once they act, nobody pushes them: each acts when its device hears something. */
export class Crowd {
  readonly run: Run;
  readonly devices: Device[] = [];
  private readonly address: string;
  private tables = 0;
  /** `servers`: where tables are made, if `ports` are those of a proxy, whose people are all at one address. */
  constructor(address: string, ports: readonly number[], servers?: readonly number[]) {
    this.address = address;
    this.run = { ports, servers, acked: [], refused: new Set(), latency: { same: [], other: [] }, isOn: true };
  }
  /** Times that devices have heard that the database is away. */
  get away(): number {
    return this.devices.reduce((sum, { away }) => sum + away, 0);
  }
  /** What has happened, for people. */
  get words(): string {
    const { acked } = this.run;
    return `${acked.length} answers at ${new Set(acked.map(({ table }) => table)).size} tables`;
  }
  end(): void {
    for (const device of this.devices) device.end();
  }

  /** People act until `more` messages are answered, at new tables where the old ones are over. */
  async play(more: number): Promise<void> {
    const { devices, run } = this;
    const wanted = run.acked.length + more;
    if (!run.isOn) {
      run.isOn = true;
      for (const device of devices) device.think();
    }
    const areFew = () => devices.filter(({ isOver }) => !isOver).length < FEWEST;
    while (run.acked.length < wanted) {
      if (areFew()) {
        devices.push(...(await sitDownAt(run, 2, this.tables)));
        this.tables += 2;
      }
      const before = run.acked.length;
      await expect.poll(() => run.acked.length > before || areFew(), { interval: 20 }).toBe(true);
    }
  }
  /**
   * Waits at each table until everything is answered and everybody has its last row, also where a pass still waited for its moment; what
   * is wrong then with these answers and all that is stored. Devices whose table is over leave.
   */
  async compare(acked: Acked[] = this.run.acked): Promise<string[]> {
    const { devices, run } = this;
    run.isOn = false;
    const store = await PgStore.open(this.address);
    const broken: string[] = [];
    for (const code of new Set(devices.map((one) => one.code))) {
      const here = devices.filter((one) => one.code === code);
      const behind = async (): Promise<string[]> => {
        const stored = await store.load(code);
        const late = here.filter(({ seq, remote }) => remote.isSending || remote.away || seq !== stored?.seq);
        // At once: what is loaded is of this moment.
        if (stored && !late.length) broken.push(...brokenLaws(stored, here, { ...run, acked }));
        return late.map(({ seat, port, seq }) => `${code}: ${seat} at ${port} is at row ${seq} of ${stored?.seq}`);
      };
      await expect.poll(behind, { interval: 100 }).toEqual([]);
    }
    await store.close();
    for (const device of devices.filter(({ isOver }) => isOver)) {
      device.end();
      devices.splice(devices.indexOf(device), 1);
    }
    return broken;
  }
}
