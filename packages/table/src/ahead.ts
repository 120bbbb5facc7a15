import { type Need, type Ruleset, same, type Types } from '@fray/engine';
import { type HoldingCheck, onlyChoice, visibleChoices } from './choices.ts';
import { DryRun } from './dry-run.ts';
import { joinNeeds, MOST_THROWS, throwAt, volleyFrom } from './volley.ts';

/** The dice that a seat throws next if nobody can decide anything before, for any dice of the others: they may fall at the same time. */
export function needAhead(
  rules: Ruleset<Types>,
  from: Types['state'],
  seat: string,
  unasked?: HoldingCheck,
): Need | undefined {
  const [low, high] = [1, Number.POSITIVE_INFINITY].map((face) => ahead({ rules, seat, face, unasked }, from));
  return low && high && same(low, high) ? low : undefined;
}
interface Ahead {
  rules: Ruleset<Types>;
  seat: string;
  /** What the others throw. */
  face: number;
  unasked: HoldingCheck | undefined;
}
function ahead({ rules, seat, face, unasked }: Ahead, from: Types['state']): Need | undefined {
  let state = from;
  for (let i = 0; i < MOST_THROWS; i++) {
    const { need } = throwAt(rules, state, []);
    if (need?.seat === seat) return joinNeeds(volleyFrom(rules, state, need));
    if (need) {
      if (need.kind !== 'roll') return undefined;
      const faces = Array.from({ length: need.count }, () => Math.min(face, need.sides));
      ({ state } = throwAt(rules, state, faces));
      continue;
    }
    const run = new DryRun(rules, state);
    const alone = onlyChoice(visibleChoices(run.listFree(), state, unasked));
    if (alone?.role !== 'rolls' && alone?.role !== 'passes') return undefined;
    run.make(alone);
    ({ state } = run);
  }
  return undefined;
}
