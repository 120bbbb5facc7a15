import type { Event, Merc } from '@fray/games/merc/screen';
import type { OnScreen } from '../../table/screen.ts';

/** One attack from the log: who, at whom, with which dice, and how many died of it. */
export interface Shot {
  /** The move that caused it, and its place among the events of that move. */
  key: string;
  unit: string;
  targets: string[];
  dice: number[];
  hitsOn: number;
  hits: number;
  dead: number;
}

/** The attacks of each unit in this round, in order; `undefined`: it did not attack. */
export type Results = Map<string, (Shot | undefined)[]>;

/** Events of the history from the round under way and from the last shot before it, oldest first. */
function recentEvents(screen: OnScreen<Merc>): { event: Event; key: string }[] {
  const { first } = screen.history;
  const past = screen.history.past();
  const out: { event: Event; key: string }[] = [];
  let round = false;
  let whole = false;
  for (let i = (screen.lookAt ?? screen.now.at) - first - 1; i >= 0; i--) {
    for (const [e, event] of [...(past[i]?.events ?? []).entries()].reverse()) {
      out.push({ event, key: `${first + i} ${e}` });
      round ||= event.type === 'order fixed';
      // A unit names its targets before it fires: the last shot is complete with that event, the volley with its move.
      whole ||= round && event.type === 'targets declared';
    }
    if (whole) break;
  }
  return out.reverse();
}

/** Militia that fired in one move at one target are one roll: the last shot with those before it. */
export function volley(shots: readonly Shot[]): (Shot & { units: string[] }) | undefined {
  const last = shots.at(-1);
  if (!last) return undefined;
  const squad = (id: string): string => (/ militia \d+$/.test(id) ? id.replace(/\d+$/, '') : id);
  const alike = (shot: Shot): boolean =>
    shot.key.split(' ')[0] === last.key.split(' ')[0] &&
    squad(shot.unit) === squad(last.unit) &&
    shot.targets.join() === last.targets.join();
  const from = shots.findLastIndex((shot) => !alike(shot)) + 1;
  const all = shots.slice(from);
  const sum = (figure: 'hits' | 'dead'): number => all.reduce((total, shot) => total + shot[figure], 0);
  return {
    ...last,
    units: all.map(({ unit }) => unit),
    dice: all.flatMap(({ dice }) => dice),
    hits: sum('hits'),
    dead: sum('dead'),
  };
}

export function readShots(events: readonly { event: Event; key: string }[]): { shots: Shot[]; results: Results } {
  let results: Results = new Map();
  const shots: Shot[] = [];
  let targets: string[] = [];
  /** Who dies now dies of this shot. */
  let open: Shot | undefined;
  const add = (unit: string, shot: Shot | undefined): void => {
    results.set(unit, [...(results.get(unit) ?? []), shot]);
  };
  for (const { event, key } of events) {
    switch (event.type) {
      case 'order fixed':
        results = new Map();
        open = undefined;
        break;
      case 'targets declared':
        targets = event.targets;
        break;
      case 'dice rolled': {
        const { unit, dice, hitsOn } = event;
        const hits = dice.filter((face) => face >= hitsOn).length;
        // A reroll replaces the first roll.
        if (event.why === 'reroll') {
          results.get(unit)?.pop();
          shots.pop();
        }
        open = { key, unit, targets: targets, dice, hitsOn, hits, dead: 0 };
        shots.push(open);
        add(unit, open);
        break;
      }
      case 'passed':
        open = undefined;
        add(event.unit, undefined);
        break;
      case 'mine went off':
        open = undefined;
        break;
      case 'unit died':
        if (open) open.dead++;
        break;
    }
  }
  return { shots, results };
}

export const shotsOf = (screen: OnScreen<Merc>): { shots: Shot[]; results: Results } => readShots(recentEvents(screen));
