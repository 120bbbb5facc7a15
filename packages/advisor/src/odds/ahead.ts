/** Where the policies lead from a prompt, and how much the count grows on the way. */
export interface Lead {
  target: number;
  grown: number;
}

/** Number of prompts after which it is decided whether the memory pays. */
const TRIAL = 1000;
/** Below this share of prompts that were met before, asking again is cheaper than remembering. */
const WORTH = 0.3;

/** Remembers prompts by their key while that pays; it decides by counts, not by times, so that results are the same everywhere. */
export class Ahead {
  private readonly leads = new Map<string, Lead>();
  private tried = 0;
  private met = 0;

  get pays(): boolean {
    return this.tried < TRIAL || this.met >= WORTH * this.tried;
  }
  find(key: string): Lead | undefined {
    this.tried++;
    const lead = this.leads.get(key);
    if (lead) this.met++;
    return lead;
  }
  keep(key: string, lead: Lead): void {
    this.leads.set(key, lead);
  }
}
