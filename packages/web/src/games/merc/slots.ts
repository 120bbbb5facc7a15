import type { Merc, State } from '@fray/games/merc/screen';
import type { OnScreen } from '../../table/screen.ts';
import { severalOwners, sideMark, unitName } from './model.ts';
import type { Results } from './shots.ts';

/** A place in the order of this round. Adjacent militia of one owner are one slot. */
export interface Slot {
  key: string;
  /** `undefined` for militia, which are counted. */
  name: string | undefined;
  /** Whose it is, where several Rebels fight. */
  owner: string | undefined;
  initiative: number;
  side: 'a' | 'b';
  first: number;
  last: number;
  count: number;
  gone: number;
  /** Hits so far; `undefined` before it has acted. */
  hits: number | undefined;
  dead: number;
  passed: boolean;
}

export function slotsOf(screen: OnScreen<Merc>, state: State, results: Results): Slot[] {
  const list: (Slot & { seat: string })[] = [];
  const times = new Map<string, number>();
  const several = severalOwners(state);
  state.initiativeOrder.forEach((place, i) => {
    const unit = state.units[place];
    if (!unit) return;
    // Who fires twice stands in the order twice.
    const time = times.get(unit.id) ?? 0;
    times.set(unit.id, time + 1);
    const shots = results.get(unit.id) ?? [];
    const shot = shots[time];
    const acted = { hits: shot?.hits, dead: shot?.dead ?? 0, passed: time < shots.length && !shot };
    const gone = unit.place === 'here' ? 0 : 1;
    const before = list.at(-1);
    if (unit.kind === 'militia' && before?.name === undefined && before?.seat === unit.owner) {
      before.last = i;
      before.count++;
      before.gone += gone;
      before.dead += acted.dead;
      before.passed ||= acted.passed;
      if (acted.hits !== undefined) before.hits = (before.hits ?? 0) + acted.hits;
      return;
    }
    list.push({
      key: `${i}`,
      name: unit.kind === 'militia' ? undefined : unitName(screen, unit),
      owner: several && unit.side === 'rebel' ? screen.seatName(unit.owner) : undefined,
      seat: unit.owner,
      initiative: unit.initiative,
      side: sideMark(unit),
      first: i,
      last: i,
      count: 1,
      gone,
      ...acted,
    });
  });
  return list;
}
