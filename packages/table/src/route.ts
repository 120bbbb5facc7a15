import { clone, type Ruleset, type Types } from '@fray/engine';
import { type HoldingCheck, isPass, type Listed, visibleChoices } from './choices.ts';
import { DryRun } from './dry-run.ts';

/** The route to the next roll: one answer takes it. */
export interface Route {
  /** What is done on the way, and the roll, last. */
  moves: readonly Listed[];
  /** What else could be done on the way, each with the moves before it and the state there. */
  before: readonly { after: readonly Listed[]; choice: Listed; state: Types['state'] }[];
  /** The state when the dice are rolled, and how many they are. */
  state: Types['state'];
  dice: number;
}

/** More prompts than there are before any roll. */
const MOST = 60;
const isOnTheWay = ({ pace }: Listed): boolean => pace === 'onTheWay';

/** The order of a seat that is ready: what is on its way to the throw is done while nothing but passes happens. */
export const READY = 'ready';
/** Nobody who is ready for the throw has to be asked again after it. */
export const keepsReady = (choice: Listed): boolean => isPass(choice) || isOnTheWay(choice);
/** What leads on to the roll; `undefined` if somebody must decide. */
export function nextOnTheWay(list: readonly Listed[]): Listed | undefined {
  const [alone, more] = list;
  const taken = more ? list.find(isOnTheWay) : alone;
  if (!taken || taken.role === 'risks' || taken.role === 'ends' || list.some(({ form }) => form)) return undefined;
  // Two ways to go on for the same seat are a question.
  const isOther = (one: Listed) => one !== taken && one.seat === taken.seat && isOnTheWay(one);
  return list.some(isOther) ? undefined : taken;
}

/** The first move of a route could be one of these: a quick check before a route is searched. */
export const mayBegin = (list: readonly Listed[]): boolean =>
  list.some((one) => !one.not && (isOnTheWay(one) || one.role === 'rolls'));

/** Finds the moves up to the next roll, without making them; `undefined` if somebody must decide first or no dice follow. */
export function routeToRoll(
  rules: Ruleset<Types>,
  from: Types['state'],
  mayNotHold: HoldingCheck | undefined,
  /** Whether a window opens reveals nothing: hidden cards are played beside the flow. */
  liesOpen = false,
): Route | undefined {
  const run = new DryRun(rules, from);
  const moves: Listed[] = [];
  const before: { after: readonly Listed[]; choice: Listed; state: Types['state'] }[] = [];
  for (let i = 0; i < MOST; i++) {
    const { state } = run;
    const list = visibleChoices(run.listFree(), state, mayNotHold);
    const taken = nextOnTheWay(list);
    if (!taken) return undefined;
    const rest = list.filter((one) => one !== taken && !isOnTheWay(one));
    // The move below changes the state in place.
    const then = rest.length ? clone(state) : state;
    for (const choice of rest) before.push({ after: [...moves], choice, state: then });
    // What the table passes automatically may be another window in fact: it depends on hands.
    if (!liesOpen || list.length > 1 || i === 0 || !isPass(taken)) moves.push(taken);
    const goesOn = liesOpen ? run.skip(taken) : run.make(taken);
    if (taken.role === 'rolls') return { moves, before, state: run.state, dice: run.dice };
    if (!goesOn) return undefined;
  }
  return undefined;
}
