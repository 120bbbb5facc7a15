import { groupsOf, rowOf, type Ti4Setup } from './setup-model.ts';

/** The span of a combat, from its first to its last step, and what it leaves unused. */

const STARTS = ['P0.1', 'P0.3', 'P0.5', 'P0.6', 'P1.1', 'P2.1', 'P3.1', 'P3.7', 'P4.1'];
const isAfter = (start: string, step: string): boolean => STARTS.indexOf(start) > STARTS.indexOf(step);

/** Something that this span never reaches, with a span that would, if there is one. */
export interface Unused {
  what: 'ships' | 'cannons' | 'planets' | 'thirds';
  start?: string;
  extent?: string;
}

const SHIPS = ['flagship', 'war-sun', 'dreadnought', 'cruiser', 'carrier', 'destroyer', 'fighter'];
const LANDS = ['infantry', 'mech'];
const hasShips = (player: Ti4Setup['attacker']): boolean =>
  groupsOf(player?.space, player?.faction).some(({ unit }) => SHIPS.includes(rowOf(unit)?.type ?? ''));
const fires = (groups: readonly { unit: string }[]): boolean =>
  groups.some(({ unit }) => rowOf(unit)?.cannon !== undefined);

export function unusedIn(setup: Ti4Setup): Unused[] {
  const { start, extent, system, thirds } = setup;
  const unused: Unused[] = [];
  /** Space cannons fire at ships that moved in, before anything else. */
  const fromTheStart = hasShips(setup.attacker) ? { start: 'P1.1' } : {};
  if (hasShips(setup.defender) && isAfter(start, 'P2.1')) unused.push({ what: 'ships', start: 'P2.1' });
  if (thirds.length && isAfter(start, 'P1.1')) unused.push({ what: 'thirds', ...fromTheStart });
  const around = [...system.planets.map(({ units }) => units), ...setup.adjacent.map(({ units }) => units)];
  const guns = around.some((units) => ['attacker', 'defender'].some((seat) => fires(units[seat] ?? [])));
  // In an invasion they fire at landing units.
  const silent = start === 'P2.1' || isAfter(start, 'P3.7');
  if (guns && silent) unused.push({ what: 'cannons', ...(start === 'P2.1' ? fromTheStart : {}) });
  if (system.planets.length && extent === 'space') unused.push({ what: 'planets', extent: 'all' });
  return unused;
}

/** The only planet of the system, if the attacker has ground forces and the span includes the invasion. */
export function aimOf({ attacker, extent, system }: Ti4Setup): string | undefined {
  const [planet, ...more] = system.planets;
  const lands = groupsOf(attacker?.space, attacker?.faction).some(({ unit }) =>
    LANDS.includes(rowOf(unit)?.type ?? ''),
  );
  const landed = planet?.units.attacker?.length;
  return extent !== 'space' && planet && !more.length && (lands || landed) ? planet.id : undefined;
}

/** What widened the span, and to where. */
export type Widened = Unused;

/** After a change of something else, widens the span so that it reaches everything that was added. */
export function widenSpan(before: Ti4Setup, after: Ti4Setup): { setup: Ti4Setup; by: Widened[] } {
  if (before.start !== after.start || before.extent !== after.extent) return { setup: after, by: [] };
  const unusedBefore = unusedIn(before).map(({ what }) => what);
  const by: Widened[] = [];
  let setup = after;
  // One at a time: a wider span has other things outside of it.
  for (let next = first(setup, unusedBefore); next; next = first(setup, unusedBefore)) {
    const { start, extent } = next;
    by.push(next);
    setup = { ...setup, ...(start === undefined ? {} : { start }), ...(extent === undefined ? {} : { extent }) };
  }
  return { setup, by };
}

/** Whether the span is still as wide, and what it was widened for is still there. */
export const isWiderFor = (setup: Ti4Setup, { what, start, extent }: Widened): boolean =>
  (start === undefined || setup.start === start) &&
  (extent === undefined || setup.extent === extent) &&
  [...unusedIn({ ...setup, start: 'P2.1', extent: 'space' }), ...unusedIn({ ...setup, start: 'P4.1' })].some(
    (one) => one.what === what,
  );

const first = (setup: Ti4Setup, unused: readonly string[]): Widened | undefined =>
  unusedIn(setup).find(({ what, start, extent }) => !unused.includes(what) && (start ?? extent) !== undefined);
