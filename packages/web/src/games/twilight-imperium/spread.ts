import type { Choice, PromptChoice, Types } from '@fray/engine';
import { fights, type State, UNITS } from '@fray/games/twilight-imperium/screen';
import type { Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';

/** One way to share units among planets. */
export interface Way {
  /** How many go where, and what they are. */
  parts: { planet: string; count: number; units: { name: string; count: number }[] }[];
  moves: readonly Choice<Types>[];
}
/** Units that are told a planet one by one: those that land (P3.7), those that bombard (P3.2). */
export interface Spread {
  what: 'commit' | 'aim';
  /** The likeliest first: shared where each share is a match for who defends there, else all where they are most in number. */
  ways: readonly Way[];
}

type Told = PromptChoice<Types>;
const KINDS: readonly string[] = ['commit', 'aim'] satisfies Spread['what'][];
const fieldsOf = ({ action }: Told) => action as unknown as { unit: string; planet: string };
const GO_ON: Choice<Types> = { seat: 'attacker', action: { type: 'continue' } };

const known = new WeakMap<readonly Item[], { spread: Spread | undefined }>();
/** Asked for many times a drawing, worked out once. */
export function spreadOf(session: OnScreen): Spread | undefined {
  const { items, readOnly, lookAt } = session;
  // Who may act here, and which moment is looked at, change nothing of what is offered: never remembered.
  if (readOnly || lookAt !== undefined) return undefined;
  const found = known.get(items) ?? { spread: worked(session) };
  known.set(items, found);
  return found.spread;
}

function worked(session: OnScreen): Spread | undefined {
  const { items, eyes } = session;
  const free = items
    .filter(({ choice, why }) => !why && KINDS.includes(choice.action.type))
    .map(({ choice }) => choice);
  const [first] = free;
  if (!first || (eyes !== undefined && eyes !== first.seat)) return undefined;
  const what = first.action.type as Spread['what'];
  const planets = [...new Set(free.map((one) => fieldsOf(one).planet))];
  // Whom it hits is named as well (coexistence): that is asked unit by unit.
  if (free.some((one) => 'on' in one.action)) return undefined;
  const wayTo = (aims: readonly string[]) => asWay(session, what, first.seat, aims);
  const alone = planets.map((planet) => wayTo([planet]));
  if (planets.length < 2) return { what, ways: alone };
  const shared = wayTo(planets);
  const view = session.view as State;
  const against = (planet: string) =>
    view.units.filter((unit) => unit.at === planet && unit.side !== 'attacker' && fights(unit, planet)).length;
  const margin = ({ parts }: Way) => Math.min(...parts.map(({ planet, count }) => count - against(planet)));
  const best = [...alone].sort((a, b) => margin(b) - margin(a));
  const ways = shared.parts.length > 1 && margin(shared) >= 0 ? [shared, ...alone] : [...best, shared];
  return { what, ways };
}

/** Every unit in turn goes to whichever of these planets has fewest of them. */
function asWay(session: OnScreen, what: Spread['what'], seat: string, planets: readonly string[]): Way {
  const counts = new Map(planets.map((planet) => [planet, 0]));
  const { moves } = session.foresee(
    seat,
    ({ action }) => action.type === what,
    (offered) => {
      const [next] = [...counts.entries()]
        .sort(([, a], [, b]) => a - b)
        .flatMap(([planet]) => offered.filter((one) => fieldsOf(one).planet === planet));
      if (next) counts.set(fieldsOf(next).planet, (counts.get(fieldsOf(next).planet) ?? 0) + 1);
      return next;
    },
  );
  const { units } = session.view as State;
  const parts = planets.flatMap((planet) => {
    const mine = moves.filter((move) => fieldsOf(move).planet === planet);
    const names = mine.map((move) => {
      const unit = units.find(({ id }) => id === fieldsOf(move).unit);
      return unit ? UNITS[unit.kind].name : '';
    });
    const kinds = [...new Set(names)].map((name) => ({ name, count: names.filter((one) => one === name).length }));
    return mine.length ? [{ planet, count: mine.length, units: kinds }] : [];
  });
  return { parts, moves: [...moves, GO_ON] };
}
