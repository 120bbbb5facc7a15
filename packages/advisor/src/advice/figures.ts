import type { Force } from '@fray/games';
import type { Ended, Future } from '../compare/future.ts';

/** Reasons that a sentence is made of, by code: each figure has one for more of it and one for less. */
export const BECAUSE_CODES = [
  'keeps-more',
  'keeps-less',
  'leaves-them-more',
  'leaves-them-less',
  'costs-more',
  'costs-less',
  'costs-them-more',
  'costs-them-less',
  'takes-longer',
  'is-sooner',
  'ends-so-more',
  'ends-so-less',
  'loses-all-more',
  'loses-all-less',
  'unhurt-more',
  'unhurt-less',
  'clears-more',
  'clears-less',
  'loses-it-more',
  'loses-it-less',
  'fells-it-more',
  'fells-it-less',
  'hurt-more',
  'hurt-less',
  'hurts-them-more',
  'hurts-them-less',
  'spends-more',
  'spends-less',
] as const;
export type BecauseCode = (typeof BECAUSE_CODES)[number];

/** What a figure is about; two sentences never have the same topic. */
export type Topic = 'mine' | 'theirs' | 'price' | 'time' | 'end';

/** Something that can differ between two choices, and what is said where it does. */
export interface Figure {
  of(end: Ended): number;
  topic: Topic;
  /** The least difference that matters to anybody, in the unit of the figure. */
  least: number;
  more: BecauseCode;
  less: BecauseCode;
  facts?: Readonly<Record<string, string>>;
}

/** From whose eyes: the names of the own forces, and of those against them. */
export interface Viewer {
  mine: string;
  theirs: readonly string[];
  /** What reaching its goal is worth to it. */
  goal: number;
  /** What each side has, in words. */
  of: Readonly<Record<string, Force['of']>>;
  /** Whether the seat knows of somebody: who is only imagined is nobody's to tell. */
  knows(id: string): boolean;
}

/** Shares are given out of ten: a smaller difference would read as none. */
const LEAST_SHARE = 0.1;
/** Everything that was used up, of all kinds. */
export const spentIn = (stock: Readonly<Record<string, number>> = {}): number =>
  Object.values(stock).reduce((all, much) => all + much, 0);
const isRich = (end: Ended): end is Future => 'rounds' in end;

/** What is looked at: what is left and lost on both sides, who falls, how long it takes, how it ends. */
export function figuresOf(ends: readonly Ended[], viewer: Viewer): Figure[] {
  const { mine, theirs, of } = viewer;
  const [first] = ends;
  if (!first) return [];
  const share = (is: (end: Ended) => boolean) => (end: Ended) => Number(is(end));
  const sum = (record: Readonly<Record<string, number>>): number =>
    theirs.reduce((all, side) => all + (record[side] ?? 0), 0);
  // Of what is as sure and as large: who, then whether all, then how many.
  const figures: Figure[] = nameFigures(ends, viewer, share);
  if (mine in first.left) figures.push(...ownFigures(viewer, share));
  if (theirs.some((side) => side in first.left))
    figures.push(
      {
        of: share(({ left, began }) => sum(began) > 0 && sum(left) === 0),
        topic: 'theirs',
        least: LEAST_SHARE,
        more: 'clears-more',
        less: 'clears-less',
      },
      {
        of: ({ left }) => sum(left),
        topic: 'theirs',
        least: 0.1,
        more: 'leaves-them-more',
        less: 'leaves-them-less',
        facts: { of: of[theirs[0] as string] ?? 'units' },
      },
    );
  if (mine in first.harm)
    figures.push({
      of: ({ harm }) => harm[mine] ?? 0,
      topic: 'mine',
      least: 0.1,
      more: 'hurt-more',
      less: 'hurt-less',
      facts: { of: of[mine] ?? 'units' },
    });
  if (theirs.some((side) => side in first.harm))
    figures.push({
      of: ({ harm }) => sum(harm),
      topic: 'theirs',
      least: 0.1,
      more: 'hurts-them-more',
      less: 'hurts-them-less',
      facts: { of: of[theirs[0] as string] ?? 'units' },
    });
  if (mine in first.spent)
    figures.push({
      of: ({ spent }) => spentIn(spent[mine]),
      topic: 'price',
      least: 1,
      more: 'spends-more',
      less: 'spends-less',
    });
  if (Object.keys(first.cost).length)
    figures.push(
      { of: ({ cost }) => cost[mine] ?? 0, topic: 'price', least: 0.25, more: 'costs-more', less: 'costs-less' },
      { of: ({ cost }) => sum(cost), topic: 'price', least: 0.25, more: 'costs-them-more', less: 'costs-them-less' },
    );
  if (isRich(first))
    figures.push({
      of: (end) => (end as Future).rounds,
      topic: 'time',
      least: 0.25,
      more: 'takes-longer',
      less: 'is-sooner',
    });
  figures.push(...endings(ends, share));
  return figures;
}

type Share = (is: (end: Ended) => boolean) => (end: Ended) => number;

function ownFigures({ mine, of }: Viewer, share: Share): Figure[] {
  const facts = { of: of[mine] ?? 'units' };
  return [
    {
      of: share(({ left, began }) => (began[mine] ?? 0) > 0 && (left[mine] ?? 0) <= 0),
      topic: 'mine',
      least: LEAST_SHARE,
      more: 'loses-all-more',
      less: 'loses-all-less',
    },
    {
      of: share(({ left, began }) => (left[mine] ?? 0) >= (began[mine] ?? 0)),
      topic: 'mine',
      least: LEAST_SHARE,
      more: 'unhurt-more',
      less: 'unhurt-less',
    },
    { of: ({ left }) => left[mine] ?? 0, topic: 'mine', least: 0.1, more: 'keeps-more', less: 'keeps-less', facts },
  ];
}

function endings(ends: readonly Ended[], share: Share): Figure[] {
  return [...new Set(ends.map(({ ending }) => ending))]
    .filter((ending) => ending !== undefined)
    .map((ending) => ({
      of: share((end) => end.ending === ending),
      topic: 'end',
      least: LEAST_SHARE,
      more: 'ends-so-more',
      less: 'ends-so-less',
      facts: { ending },
    }));
}

/** Who falls in some of them, of those that the seat knows by name. */
function nameFigures(ends: readonly Ended[], { mine, theirs, knows }: Viewer, share: Share): Figure[] {
  return [mine, ...theirs].flatMap((side) =>
    [...new Set(ends.flatMap(({ lost }) => lost[side] ?? []))].filter(knows).map(
      (what): Figure => ({
        of: share(({ lost }) => lost[side]?.includes(what) ?? false),
        topic: side === mine ? 'mine' : 'theirs',
        least: LEAST_SHARE,
        more: side === mine ? 'loses-it-more' : 'fells-it-more',
        less: side === mine ? 'loses-it-less' : 'fells-it-less',
        facts: { what },
      }),
    ),
  );
}
