import { prompt, type Ruleset, type Types } from '@fray/engine';
import type { Listed } from './choices.ts';

const acts = ({ place, not, role }: Listed): boolean => place === 'flow' && !not && role !== 'passes';

/**
 * Would an automatic pass of this seat reveal that it holds nothing, because another seat could still think that it holds a
 * card?
 */
export function autoPassLeaks(
  rules: Ruleset<Types>,
  state: Types['state'],
  seat: string,
  others: readonly string[],
): boolean {
  if (!rules.secrets) return false;
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
