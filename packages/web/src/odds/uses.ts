import type { Counted } from '@fray/advisor/exactly';
import type { Settings } from './provider.ts';

/** Switches for what the sides may use: they write the setting `use` that the terminal has as `--use`. */

/** One effect that a side decides about, or would if it were switched on. */
export interface UseSwitch {
  by: string;
  what: string;
  isOn: boolean;
}
/** What can be switched: everything that is decided, and what a list has left out. */
export const switchesOf = (counted: readonly Counted[]): UseSwitch[] =>
  counted.flatMap(({ by, what, how, why }) =>
    by !== undefined && (how === 'decided' || how === 'first-moment' || why === 'not-listed')
      ? [{ by, what, isOn: why !== 'not-listed' }]
      : [],
  );

const LETTERS = ['a', 'd'];
/** The settings after a tap on a switch; a side that uses everything it may has no list. */
export function withSwitched(
  settings: Settings,
  all: readonly UseSwitch[],
  seats: readonly string[],
  tapped: UseSwitch,
): Settings {
  const { use: _, ...others } = settings;
  const lists = seats.slice(0, LETTERS.length).flatMap((seat, at) => {
    const mine = all
      .filter(({ by }) => by === seat)
      .map((one) => (one.by === tapped.by && one.what === tapped.what ? { ...one, isOn: !one.isOn } : one));
    if (mine.every(({ isOn }) => isOn)) return [];
    const names = mine.filter(({ isOn }) => isOn).map(({ what }) => what);
    return [`${LETTERS[at]}:${names.join(',') || 'none'}`];
  });
  return lists.length ? { ...others, use: lists.join('; ') } : others;
}
