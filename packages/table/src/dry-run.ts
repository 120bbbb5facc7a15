import {
  type Choice,
  choices,
  clone,
  type DecidedMove,
  dry,
  type PromptChoice,
  prompt,
  type Ruleset,
  Runner,
  type Types,
} from '@fray/engine';
import { isFree, offers } from './choices.ts';

/** A copy of a moment to try moves on, without dice: a move that rolls or draws ends it. */
export class DryRun {
  private readonly runner: Runner<Types>;

  constructor(rules: Ruleset<Types>, from: Types['state']) {
    // Some rules reveal something only if somebody listens: without a listener it would look harmless.
    this.runner = new Runner(rules, (rules.clone ?? clone)(from), dry(), () => undefined);
  }

  /** The state after the moves so far. */
  get state(): Types['state'] {
    return this.runner.state;
  }
  /** How many dice are awaited. */
  get dice(): number {
    return this.runner.need?.count ?? 0;
  }
  /** What the flow allows; nothing while dice are awaited. */
  listFree(): PromptChoice<Types>[] {
    const { rules, need, state } = this.runner;
    return need ? [] : prompt(rules, state).filter(isFree);
  }
  /** The choice that a move makes, if the flow allows it: quicker than to list everything that is said of each. */
  find(move: DecidedMove<Types>): Choice<Types> | undefined {
    const { rules, need, state } = this.runner;
    return need ? undefined : offers(choices(rules, state), move);
  }
  /** Makes the move. False: dice would be rolled, or something hidden would be revealed. */
  make({ seat, action }: Pick<PromptChoice<Types>, 'seat' | 'action'>): boolean {
    const { runner } = this;
    runner.fence = undefined;
    runner.apply(seat, action);
    return !runner.need && !runner.fence;
  }
  /** Makes a move of another decision, which may reveal something. False: dice would be rolled. */
  skip(choice: Pick<PromptChoice<Types>, 'seat' | 'action'>): boolean {
    return this.make(choice) || !this.runner.need;
  }
}
