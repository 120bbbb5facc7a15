import { hash } from '@fray/engine';
import { GAMES } from '@fray/games';
import type { Case } from './cases.ts';
import { SPOIL_NAMES } from './changes.ts';
import type { Verdict } from './laws.ts';

export interface Find {
  fault: string;
  one: Case;
  number: number;
  times: number;
}

/** Faults that differ only in names and figures are one; of a bad sentence the code counts. */
const signature = (fault: string): string =>
  /^.*sentence for "[^"]*"/.exec(fault)?.[0] ?? fault.replace(/"[^"]*"|'[^']*'|\d+/g, '#').slice(0, 120);
/** Small files tell as much as large ones. */
const LARGEST_SPECIMEN = 9000;
const SUFFIX = /, (?=the rest made to fit)/;

/** What one game was tried with, and what came of it. */
export class Findings {
  readonly game: string;
  readonly specimens = new Map<string, { one: Case; answer: string }>();
  private readonly wantsSpecimens: boolean;
  private readonly byFault = new Map<string, Find>();
  private readonly counts = new Map<string, number>();
  private readonly empty = new Map<string, number>();
  cases = 0;
  constructor(game: string, wantsSpecimens: boolean) {
    this.game = game;
    this.wantsSpecimens = wantsSpecimens;
  }

  get finds(): Find[] {
    return [...this.byFault.values()];
  }

  add(one: Case, verdict: Verdict, number: number): void {
    this.cases++;
    const answered = `${one.kind} ${verdict.answer}`;
    this.counts.set(answered, (this.counts.get(answered) ?? 0) + 1);
    for (const said of verdict.empty ?? []) this.empty.set(said, (this.empty.get(said) ?? 0) + 1);
    for (const fault of verdict.faults) this.fault(`${one.kind}: ${fault}`, one, number);
    if (this.wantsSpecimens && !verdict.faults.length) this.specimen(one, verdict);
  }

  private fault(fault: string, one: Case, number: number): void {
    const known = this.byFault.get(signature(fault));
    if (!known) this.byFault.set(signature(fault), { fault, one, number, times: 1 });
    else {
      known.times++;
      if (one.text.length < known.one.text.length) Object.assign(known, { one, number, fault });
    }
  }

  /** The smallest file of each answer, and of each kind of change with and without success; shared out among the games. */
  private specimen(one: Case, { answer }: Verdict): void {
    const [said = '', more] = one.what.split(SUFFIX);
    if (one.text.length > LARGEST_SPECIMEN || said.includes(', ')) return;
    const change = SPOIL_NAMES.find((name) => said.endsWith(` ${name}`)) ?? said;
    const success = answer === 'opens' || answer === 'fits' || answer === 'ok';
    this.keepSmallest(`${one.kind} answered ${answer}`, one, answer);
    this.keepSmallest(`${one.kind} ${change} ${success} ${more ?? ''}`, one, answer);
  }

  private keepSmallest(key: string, one: Case, answer: string): void {
    if (GAMES[Number.parseInt(hash(key).slice(0, 6), 16) % GAMES.length]?.id !== this.game) return;
    const known = this.specimens.get(key);
    if (!known || one.text.length < known.one.text.length) this.specimens.set(key, { one, answer });
  }

  /** What was tried, and how it was answered. */
  *lines(): Generator<string> {
    const counted = [...this.counts].sort(([a], [b]) => (a < b ? -1 : 1));
    yield `${this.game}: ${this.cases} cases: ${counted.map(([answer, n]) => `${answer} ${n}`).join(', ')}`;
    for (const [said, n] of [...this.empty].sort(([, a], [, b]) => b - a)) {
      yield `  says only "Invalid input": ${said} (${n} times)`;
    }
  }
}
