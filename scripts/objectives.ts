import { countedLines, isGoalAlone, objectiveOf, odds } from '@fray/advisor';
import type { Types } from '@fray/engine';
import { type Objective, type WholeGame, withOdds } from '@fray/games';
import type { Made } from './made.ts';

/** docs/objectives.md: what a side is after in each game, how well effects are used, and what an answer says of a holding. */

const cells = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells).join('\n');

const spentIn = ({ spent }: Objective): string =>
  Object.entries(spent)
    .map(([kind, weight]) => `${kind} ${weight}`)
    .join(', ') || '0';
const sentenceOf = (game: WholeGame, { id, goal, theirs, ...more }: Objective): string =>
  isGoalAlone({ id, goal, theirs, ...more })
    ? 'the goal and nothing else'
    : game.text.en.note({ code: 'objective', id, goal, theirs });

const objectives = (games: readonly WholeGame[]): string =>
  table(
    ['game', 'objective', 'in words', 'goal', 'own losses', 'their losses', 'used up'],
    games.flatMap((game) =>
      (game.objectives ?? [objectiveOf(game)]).map((one, at) => [
        game.id,
        `\`${one.id}\`${at === 0 ? ' (default)' : ''}`,
        sentenceOf(game, one),
        `${one.goal}`,
        `${one.own}`,
        `${one.theirs}`,
        spentIn(one),
      ]),
    ),
  );

interface Example {
  attacker: unknown;
  defender: unknown;
  laws?: readonly string[];
  /** The sets that are in use when it is counted, where the setup has more. */
  sets?: readonly string[];
  /** Results of chance that are tried. */
  results?: number;
  /** What the defender may see of it. */
  seen?: true;
}
const CRUISERS = 'hacan: 2 cruiser';
/** One for each line and each reason, of space combats. */
const EXAMPLES: readonly Example[] = [
  { attacker: 'mentak: 3 cruiser', defender: 'winnu: 3 cruiser' },
  {
    attacker: 'hacan: 3 cruiser, 1 dreadnought; direct hit',
    defender: 'winnu: 3 cruiser, 1 dreadnought; shields holding',
    results: 500,
  },
  { attacker: 'letnev: 2 cruiser', defender: CRUISERS },
  {
    attacker: { forces: 'letnev: 2 cruiser; 2 trade goods, duranium armor', exhausted: ['Duranium Armor'] },
    defender: CRUISERS,
  },
  { attacker: CRUISERS, defender: 'letnev: 2 cruiser; 2 trade goods', laws: ['Articles of War'] },
  { attacker: { forces: CRUISERS, hand: ['Waylay'] }, defender: CRUISERS, sets: ['B'] },
  { attacker: { forces: CRUISERS, hand: ['Reflective Shielding'] }, defender: CRUISERS },
  { attacker: { forces: CRUISERS, hand: ['Direct Hit'] }, defender: CRUISERS, seen: true },
  { attacker: { forces: CRUISERS, hand: ['Direct Hit'], policy: { plays: [] } }, defender: CRUISERS },
  { attacker: { forces: CRUISERS, hand: null }, defender: CRUISERS },
];

function linesOf(game: WholeGame, { attacker, defender, laws = [], sets, results, seen }: Example): readonly string[] {
  const checked = game.setup.check({ attacker, defender, laws, start: 'P2.1', extent: 'space' });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const start: Types['state'] = { ...game.rules.begin(checked.setup), ...(sets ? { sets } : {}) };
  const budget = { combats: 1, ...(results ? { results } : {}) };
  const counted = seen
    ? (game.oddsRules?.counts?.(game.rules.view(start, 'defender')) ?? [])
    : odds(game, { from: { state: start }, budget }).counted;
  const { en } = game.text;
  return countedLines(counted, {
    thing: (what) => en.thing?.(what, start) ?? en.note({ code: what }),
    side: (seat) => en.seat(seat, start),
  });
}
const sideText = (side: unknown): string =>
  typeof side === 'string'
    ? side
    : Object.values(side as object)
        .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
        .join('; ');

const countTable = (game: WholeGame): string =>
  table(
    ['attacker', 'defender', 'the answer says'],
    EXAMPLES.map((one) => [sideText(one.attacker), sideText(one.defender), linesOf(game, one).join('<br>')]),
  );

export function objectivesMade(games: readonly WholeGame[]): Made {
  const [first] = games.filter(({ id }) => id === 'twilight-imperium');
  if (!first) throw new Error('Twilight Imperium has the examples');
  return {
    path: 'docs/objectives.md',
    text: `# Objectives

Made by \`npm run make\`. A choice is worth what its ends are worth on average: the goal, less what the side loses and uses up, plus what the other side
loses. Weights are in the unit of the game (resources, Wounds, or the goal itself). They are a judgment, not a measurement.

${objectives(games)}

A chance is that of the goal alone. Two fighters are 1 resource, and a unit that has retreated is not lost. Advice, proposed hits, \`hard\` opponents
and decisions inside odds use the objective of their side; \`fray odds --objective a:fleet\` and \`objective\` of the op \`advise\` name another.

## How effects are used

| answer | \`method\` | \`play\` | when |
| --- | --- | --- | --- |
| decided | \`exact\` | \`best\` | every use is decided by what it is worth, by both sides, which know of each other what they hold |
| first good moment | \`exact\` | \`first-moment\` | deciding takes too many results; each effect is used as soon as it helps |
| sampled | \`sampled\` | \`first-moment\` | that graph is too large as well: combats are played, with an interval |

Each step down adds its reason to \`because\`: \`odds-too-many-decisions\` or \`odds-not-settled\`, then why combats are played.

## What an answer says of a holding

One line where everything counts, otherwise a line for each kind.

${countTable(withOdds(first, first.odds) as WholeGame)}
`,
  };
}
