import { prompt, type Ruleset, same, type Types } from '@fray/engine';
import type { Listed } from './choices.ts';
import type { TableGame } from './types.ts';

interface HiddenRules {
  rules: Ruleset<Types>;
  imagineMost?: TableGame['imagineMost'] | undefined;
}
/** A seat that would pass, and another that would see it. */
interface Pass {
  seat: string;
  viewer: string;
}

const acts = ({ place, not, role }: Listed): boolean => place === 'flow' && !not && role !== 'passes';

// With `imagineMost` one list of choices settles most moments: there is no such card.
/** Whether an automatic pass reveals that the seat holds nothing, since the viewer could think that it holds a card. */
function passLeaks({ rules, imagineMost }: HiddenRules, view: Types['view'], { seat, viewer }: Pass): boolean {
  const canAct = (imagined: Types['state']) => prompt(rules, imagined).some((one) => one.seat === seat && acts(one));
  if (imagineMost && !canAct(imagineMost(view, seat))) return false;
  let most = 1;
  for (let first = 0; first < most; first++) {
    const imagined = rules.imagine(view, viewer, (count, sides) => {
      most = Math.max(most, sides);
      return Array.from({ length: count }, () => (first % sides) + 1);
    });
    if (canAct(imagined)) return true;
  }
  return false;
}

/** Whether passes betray hands, remembered by view: where nothing in it has changed, nothing is imagined again. */
export class Leaks {
  private readonly game: HiddenRules;
  private readonly known = new Map<string, { view: Types['view']; leaks: boolean }>();

  constructor(game: HiddenRules) {
    this.game = game;
  }

  /** Whether an automatic pass of a seat tells one of the others what it does not hold. */
  betrays(state: Types['state'], seat: string, others: readonly string[]): boolean {
    const { game, known } = this;
    const { rules } = game;
    if (!rules.secrets) return false;
    return others.some((viewer) => {
      const view = rules.view(state, viewer);
      const key = `${seat}|${viewer}`;
      const last = known.get(key);
      if (last && same(last.view, view)) return last.leaks;
      const leaks = passLeaks(game, view, { seat, viewer });
      known.set(key, { view, leaks });
      return leaks;
    });
  }
}
