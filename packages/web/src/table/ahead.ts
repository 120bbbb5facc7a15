import { clone, type PromptChoice, type Ruleset, type Types } from '@fray/engine';
import { askedOf } from './automatic.ts';
import { Trial } from './trial.ts';

type Offered = PromptChoice<Types>;

/** The way to the next throw. */
export interface Ahead {
  /** What is made on the way, and the throw, last. */
  moves: readonly Offered[];
  /** What else could be done on the way: what is made before it, and how it stands there. */
  offers: readonly { before: readonly Offered[]; choice: Offered; state: Types['state'] }[];
  /** How it stands when the dice are thrown, and how many they are. */
  state: Types['state'];
  dice: number;
}

/** From where, and what is made on the way: what lets a chance go by, and what is usual. */
interface Way {
  rules: Ruleset<Types>;
  from: Types['state'];
  mayNotHold: (choice: Offered, state: Types['state']) => boolean;
  takes: (choice: Offered) => boolean;
}

/** More prompts than lie before any throw. */
const MOST = 60;

/**
 * What one tap does that throws the dice: everything on the way there is let go by, or made where it is the usual thing. Nothing of
 * it happens. Nothing: somebody has to decide something before, or no dice come.
 */
export function aheadOf({ rules, from, mayNotHold, takes }: Way): Ahead | undefined {
  const trial = new Trial(rules, from);
  const moves: Offered[] = [];
  const offers: { before: readonly Offered[]; choice: Offered; state: Types['state'] }[] = [];
  for (let i = 0; i < MOST; i++) {
    const state = trial.now;
    const list = askedOf(trial.offered(), (choice) => mayNotHold(choice, state));
    const [alone, more] = list;
    if (!alone || list.some(({ form }) => form)) return undefined;
    const taken = more ? list.find(takes) : alone;
    if (!taken || taken.role === 'risks' || taken.role === 'ends') return undefined;
    // The same thing in several ways is a question.
    if (list.some((one) => one !== taken && one.seat === taken.seat && takes(one))) return undefined;
    const rest = list.filter((one) => one !== taken && !takes(one));
    // A move writes into the state: what is offered is told from how it stands before.
    const then = rest.length ? clone(state) : state;
    for (const choice of rest) offers.push({ before: [...moves], choice, state: then });
    moves.push(taken);
    const still = trial.make(taken);
    if (taken.role === 'rolls') return { moves, offers, state: trial.now, dice: trial.dice };
    if (!still) return undefined;
  }
  return undefined;
}
