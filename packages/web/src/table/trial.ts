import { clone, dry, type PromptChoice, prompt, type Ruleset, Runner, type Types } from '@fray/engine';

/** A copy of a moment to try moves on: nothing of it happens. There is no chance in it: what throws or draws ends it. */
export class Trial {
  private readonly runner: Runner<Types>;

  constructor(rules: Ruleset<Types>, from: Types['state']) {
    this.runner = new Runner(rules, clone(from), dry());
  }

  /** What whoever may see everything sees of it. */
  get now(): Types['state'] {
    return this.runner.state;
  }
  /** How many dice are awaited there. */
  get dice(): number {
    return this.runner.need?.count ?? 0;
  }
  /** What the flow offers there. */
  offered(): PromptChoice<Types>[] {
    const { rules, need, state } = this.runner;
    return need ? [] : prompt(rules, state).filter(({ place, not }) => place === 'flow' && !not);
  }
  /** Makes it. False: dice would fall, or something hidden would be shown. */
  make({ seat, action }: Pick<PromptChoice<Types>, 'seat' | 'action'>): boolean {
    const { runner } = this;
    runner.fence = undefined;
    runner.apply(seat, action);
    return !runner.need && !runner.fence;
  }
}
