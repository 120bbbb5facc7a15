import type { Choice, PromptChoice } from '@fray/engine';
import { countUnits, fights, type Ti4 } from '@fray/games/twilight-imperium/screen';
import { aboutOf, type Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';

export interface SpreadOption {
  /** `units`: the units in words. */
  parts: { planet: string; count: number; units: string }[];
  moves: readonly Choice<Ti4>[];
}
/** Units that are assigned to planets one by one: they land (P3.7) or bombard (P3.2). */
export interface Spread {
  what: 'landing' | 'bombardment';
  /** The best first: split if each part matches the defenders of its planet, else all to one planet. */
  options: readonly SpreadOption[];
}

const KINDS: readonly Spread['what'][] = ['landing', 'bombardment'];
const planetOf = (choice: PromptChoice<Ti4>): string => aboutOf({ choice }, 'place') ?? '';
const GO_ON: Choice<Ti4> = { seat: 'attacker', action: { type: 'continue' } };

/** Sends all units and ends the step, as one decision. */
export const sendAll = (screen: OnScreen<Ti4>, { moves }: SpreadOption): boolean => screen.answer(moves);

const cache = new WeakMap<readonly Item<Ti4>[], { spread: Spread | undefined }>();
/** Called many times per drawing, computed once. */
export function spreadOf(screen: OnScreen<Ti4>): Spread | undefined {
  const { items, readOnly, lookAt } = screen;
  // Not cached: these two change without a change of `items`.
  if (readOnly || lookAt !== undefined) return undefined;
  const found = cache.get(items) ?? { spread: computeSpread(screen) };
  cache.set(items, found);
  return found.spread;
}

function computeSpread(screen: OnScreen<Ti4>): Spread | undefined {
  const { items, device } = screen;
  const offered = items.filter(({ why }) => !why).map(({ choice }) => choice);
  const what = KINDS.find((kind) => offered.some(({ group }) => group === kind));
  const free = offered.filter((one) => one.group === what && planetOf(one));
  const [first] = free;
  if (!what || !first || (device.viewer !== undefined && device.viewer !== first.seat)) return undefined;
  const planets = [...new Set(free.map(planetOf))];
  // With coexistence each unit also names the player that it hits: that is asked unit by unit.
  if (free.some((choice) => aboutOf({ choice }, 'seat') !== undefined)) return undefined;
  const optionTo = (aims: readonly string[]) => makeOption(screen, what, first.seat, aims);
  const alone = planets.map((planet) => optionTo([planet]));
  if (planets.length < 2) return { what, options: alone };
  const shared = optionTo(planets);
  const { view } = screen;
  const against = (planet: string) =>
    view.units.filter((unit) => unit.at === planet && unit.side !== 'attacker' && fights(unit, planet)).length;
  const margin = ({ parts }: SpreadOption) => Math.min(...parts.map(({ planet, count }) => count - against(planet)));
  const best = [...alone].sort((a, b) => margin(b) - margin(a));
  const options = shared.parts.length > 1 && margin(shared) >= 0 ? [shared, ...alone] : [...best, shared];
  return { what, options };
}

/** Every unit in turn goes to the planet that has the fewest so far. */
function makeOption(
  screen: OnScreen<Ti4>,
  what: Spread['what'],
  seat: string,
  planets: readonly string[],
): SpreadOption {
  const counts = new Map(planets.map((planet) => [planet, 0]));
  const { moves } = screen.together(
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
  const { units } = screen.view;
  const parts = planets.flatMap((planet) => {
    const mine = moves.filter((move) => planetOf(move) === planet);
    const kinds = mine.flatMap((move) => units.find(({ id }) => id === aboutOf({ choice: move }, 'unit'))?.kind ?? []);
    const names = [...new Set(kinds)].map((kind) => countUnits(kind, kinds.filter((one) => one === kind).length));
    return mine.length ? [{ planet, count: mine.length, units: names.join(', ') }] : [];
  });
  return { parts, moves: [...moves, GO_ON] };
}
