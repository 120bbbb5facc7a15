import { type PromptChoice, prompt, type Ruleset, type Types } from '@fray/engine';

/** Who could do what, for all that another one at the same device knows. */
export interface Doubt {
  /** Without what is possible at any time. */
  rules: Ruleset<Types>;
  state: Types['state'];
  seat: string;
  /** Whoever else looks at this device. */
  others: readonly string[];
}

const acts = ({ place, not, role }: PromptChoice<Types>): boolean => place === 'flow' && !not && role !== 'passes';

/**
 * Could a seat do more here than let it go by? Asked of every state that may be behind what another one sees: each of the hidden
 * cards lies once in the first hidden place. Where none of them opens anything, it is no secret that this seat has nothing, and
 * it may be passed for. Where one does, passing at once would tell that it is not there.
 */
export function mightAct({ rules, state, seat, others }: Doubt): boolean {
  return others.some((other) => {
    const view = rules.view(state, other);
    let most = 1;
    for (let first = 0; first < most; first++) {
      const imagined = rules.imagine(view, other, (count, sides) => {
        most = Math.max(most, sides);
        return Array.from({ length: count }, () => (first % sides) + 1);
      });
      if (prompt(rules, imagined).some((one) => one.seat === seat && acts(one))) return true;
    }
    return false;
  });
}
