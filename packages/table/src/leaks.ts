import { prompt, type Ruleset, type Types } from '@fray/engine';
import type { Listed } from './choices.ts';
import type { TableGame } from './types.ts';

const acts = ({ place, not, role }: Listed): boolean => place === 'flow' && !not && role !== 'passes';

// With `imagineMost` one list of choices settles most moments: there is no such card.
/** Whether an automatic pass reveals that this seat holds nothing, since another seat could think that it holds a card. */
export function autoPassLeaks(
  rules: Ruleset<Types>,
  state: Types['state'],
  seat: string,
  others: readonly string[],
  imagineMost?: TableGame['imagineMost'],
): boolean {
  if (!rules.secrets) return false;
  const canAct = (imagined: Types['state']) => prompt(rules, imagined).some((one) => one.seat === seat && acts(one));
  return others.some((other) => {
    const view = rules.view(state, other);
    if (imagineMost && !canAct(imagineMost(view, seat))) return false;
    let most = 1;
    for (let first = 0; first < most; first++) {
      const imagined = rules.imagine(view, other, (count, sides) => {
        most = Math.max(most, sides);
        return Array.from({ length: count }, () => (first % sides) + 1);
      });
      if (canAct(imagined)) return true;
    }
    return false;
  });
}
