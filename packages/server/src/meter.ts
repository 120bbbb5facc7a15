/** Bounds of the times that are counted, in seconds. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** What somebody who runs a server looks at: counts and times, of no table and no person. */
export class Meter {
  private readonly counts = new Map<string, number>();
  private readonly times = new Map<string, { counts: number[]; sum: number; all: number }>();

  /** One more; `label` as `code="not-yours"`. */
  count(name: string, label = '', by = 1): void {
    const key = label ? `${name}{${label}}` : name;
    this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }
  time(name: string, milliseconds: number): void {
    const one = this.times.get(name) ?? { counts: BOUNDS.map(() => 0), sum: 0, all: 0 };
    this.times.set(name, one);
    const seconds = milliseconds / 1000;
    for (const [i, bound] of BOUNDS.entries()) if (seconds <= bound) one.counts[i] = (one.counts[i] ?? 0) + 1;
    one.sum += seconds;
    one.all++;
  }
  /** As Prometheus reads it, with what is counted at this moment. */
  text(now: Readonly<Record<string, number>>): string {
    const lines = [...Object.entries(now), ...this.counts].map(([name, value]) => `fray_${name} ${value}`);
    for (const [name, { counts, sum, all }] of this.times) {
      lines.push(`# TYPE fray_${name}_seconds histogram`);
      for (const [i, bound] of BOUNDS.entries()) lines.push(`fray_${name}_seconds_bucket{le="${bound}"} ${counts[i]}`);
      lines.push(
        `fray_${name}_seconds_bucket{le="+Inf"} ${all}`,
        `fray_${name}_seconds_sum ${sum}`,
        `fray_${name}_seconds_count ${all}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
}
