import { choices, prompt, type Ruleset, same, type Types } from '@fray/engine';
import { isSameMove, type Listed } from './choices.ts';
import type { TableGame } from './types.ts';

interface HiddenRules {
  rules: Ruleset<Types>;
  imagineMost?: TableGame['imagineMost'] | undefined;
}
type Pass = Pick<Listed, 'seat' | 'action'>;

const acts = ({ place, not, role }: Listed): boolean => place === 'flow' && !not && role !== 'passes';

// With `imagineMost` one list of choices settles most moments: there is no such card.
/** Whether an automatic pass reveals that the seat holds nothing, since the viewer could think that it holds a card. */
function passLeaks(
  { rules, imagineMost }: HiddenRules,
  view: Types['view'],
  viewer: string | undefined,
  pass: Pass,
): boolean {
  const { seat } = pass;
  const canAct = (imagined: Types['state']) => {
    // Quicker than the prompt: most often nothing is listed but the pass.
    const others = choices(rules, imagined).filter((one) => one.seat === seat && !isSameMove(one, pass));
    return others.length > 0 && prompt(rules, imagined).some((one) => one.seat === seat && acts(one));
  };
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

  /** Whether an automatic pass tells one of these others what its seat does not hold; `undefined`: those who only look on. */
  betrays(state: Types['state'], pass: Pass, others: readonly (string | undefined)[]): boolean {
    const { game, known } = this;
    const { rules } = game;
    if (!rules.secrets) return false;
    return others.some((viewer) => {
      const view = rules.view(state, viewer);
      const key = `${pass.seat}|${viewer}`;
      const last = known.get(key);
      if (last && same(last.view, view)) return last.leaks;
      const leaks = passLeaks(game, view, viewer, pass);
      known.set(key, { view, leaks });
      return leaks;
    });
  }
}
