import type { Choice, PromptChoice } from '@fray/engine';
import { fights, type Ti4, UNITS } from '@fray/games/twilight-imperium/screen';
import { aboutOf, type Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';

/** One way to share units among planets. */
export interface Way {
  /** How many go where, and what they are. */
  parts: { planet: string; count: number; units: { name: string; count: number }[] }[];
  moves: readonly Choice<Ti4>[];
}
/** Units that are told a planet one by one: those that land (P3.7), those that bombard (P3.2). */
export interface Spread {
  what: 'landing' | 'bombardment';
  /** The likeliest first: shared where each share is a match for who defends there, else all where they are most in number. */
  ways: readonly Way[];
}

const KINDS: readonly Spread['what'][] = ['landing', 'bombardment'];
const planetOf = (choice: PromptChoice<Ti4>): string => aboutOf({ choice }, 'place') ?? '';
const GO_ON: Choice<Ti4> = { seat: 'attacker', action: { type: 'continue' } };

/** Sends them all: the button that ends the step belongs to the same decision. */
export const sendAll = (session: OnScreen<Ti4>, { moves }: Way): boolean => session.answer(moves);

const known = new WeakMap<readonly Item<Ti4>[], { spread: Spread | undefined }>();
/** Asked for many times a drawing, worked out once. */
export function spreadOf(session: OnScreen<Ti4>): Spread | undefined {
  const { items, readOnly, lookAt } = session;
  // Who may act here, and which moment is looked at, change nothing of what is offered: never remembered.
  if (readOnly || lookAt !== undefined) return undefined;
  const found = known.get(items) ?? { spread: worked(session) };
  known.set(items, found);
  return found.spread;
}

function worked(session: OnScreen<Ti4>): Spread | undefined {
  const { items, device } = session;
  const offered = items.filter(({ why }) => !why).map(({ choice }) => choice);
  const what = KINDS.find((kind) => offered.some(({ group }) => group === kind));
  const free = offered.filter((one) => one.group === what && planetOf(one));
  const [first] = free;
  if (!what || !first || (device.viewer !== undefined && device.viewer !== first.seat)) return undefined;
  const planets = [...new Set(free.map(planetOf))];
  // Whom it hits is named as well (coexistence): that is asked unit by unit.
  if (free.some((choice) => aboutOf({ choice }, 'seat') !== undefined)) return undefined;
  const wayTo = (aims: readonly string[]) => asWay(session, what, first.seat, aims);
  const alone = planets.map((planet) => wayTo([planet]));
  if (planets.length < 2) return { what, ways: alone };
  const shared = wayTo(planets);
  const { view } = session;
  const against = (planet: string) =>
    view.units.filter((unit) => unit.at === planet && unit.side !== 'attacker' && fights(unit, planet)).length;
  const margin = ({ parts }: Way) => Math.min(...parts.map(({ planet, count }) => count - against(planet)));
  const best = [...alone].sort((a, b) => margin(b) - margin(a));
  const ways = shared.parts.length > 1 && margin(shared) >= 0 ? [shared, ...alone] : [...best, shared];
  return { what, ways };
}

/** Every unit in turn goes to whichever of these planets has fewest of them. */
function asWay(session: OnScreen<Ti4>, what: Spread['what'], seat: string, planets: readonly string[]): Way {
  const counts = new Map(planets.map((planet) => [planet, 0]));
  const { moves } = session.together(
    seat,
    ({ group }) => group === what,
    (offered) => {
      const [next] = [...counts.entries()]
        .sort(([, a], [, b]) => a - b)
        .flatMap(([planet]) => offered.filter((one) => planetOf(one) === planet));
      if (next) counts.set(planetOf(next), (counts.get(planetOf(next)) ?? 0) + 1);
      return next;
    },
  );
  const { units } = session.view;
  const parts = planets.flatMap((planet) => {
    const mine = moves.filter((move) => planetOf(move) === planet);
    const names = mine.map((move) => {
      const unit = units.find(({ id }) => id === aboutOf({ choice: move }, 'unit'));
      return unit ? UNITS[unit.kind].name : '';
    });
    const kinds = [...new Set(names)].map((name) => ({ name, count: names.filter((one) => one === name).length }));
    return mine.length ? [{ planet, count: mine.length, units: kinds }] : [];
  });
  return { parts, moves: [...moves, GO_ON] };
}
