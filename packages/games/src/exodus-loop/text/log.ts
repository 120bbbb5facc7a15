import type { Place } from '../content/encounters.ts';
import { HAZARD_ROWS } from '../content/hazards.ts';
import { SQUADRONS, type SquadronType } from '../content/squadrons.ts';
import type { Event, Named } from '../events.ts';
import type { State } from '../types.ts';

/** Section 19: enemies are shown with the word Enemy in front; the Nautolan under their own type names. */
export function shown(id: string, isEnemy: boolean, isAlien: boolean): string {
  if (!isEnemy || id.startsWith('Enemy')) return id;
  const row = SQUADRONS[id[0] as SquadronType];
  return `Enemy ${row && isAlien ? row.alien + id.slice(1) : id}`;
}
const shownName = (unit: Named, state: State): string =>
  shown(unit.id, unit.side === 'enemy', state.sides.enemy.faction === 'NAUTOLAN');

const PLACES: Record<Place, string> = {
  top: 'the top edge',
  flanks: 'both flanks',
  left: 'the left edge',
  right: 'the right edge',
  behind: 'behind the player',
  find: 'next to the find',
};

function attackLines(e: Extract<Event, { type: 'attack' }>, state: State): string {
  const unit = shownName(e.unit, state);
  const target = shownName(e.target, state);
  const marks = `${e.defending ? ' [DEF+]' : ''}${e.empty ? ' [NO AMMO]' : ''}`;
  const outcome = e.destroyed
    ? `${target} destroyed`
    : e.hull
      ? `${target} ${e.hull.before}→${e.hull.after}`
      : 'Both survive';
  const lines = [
    `${unit} [d${e.die}:${e.roll}+${e.atk}=${e.roll + e.atk}] vs ${target} [DEF ${e.def}]${marks}`,
    `  → ${e.damage}/0 dmg → ${outcome}`,
  ];
  if (e.critical > 0) lines.splice(1, 0, `  * critical +${e.critical}`);
  if (e.evaded) lines.push(`  * afterburner: ${target} ignores the attack`);
  else if (e.absorbed > 0) lines.push(`  * ${target} absorbs ${e.absorbed}`);
  return lines.join('\n');
}

/** One event as text; a fight takes several lines, as in section 19. */
export function log(e: Event, state: State): string | undefined {
  const name = (unit: Named) => shownName(unit, state);
  switch (e.type) {
    case 'phase':
      return e.phase === 'RESOLUTION' || e.phase === 'UPKEEP'
        ? `--- ${e.phase} ---`
        : `--- ${e.phase}, turn ${e.turn} ---`;
    case 'placed':
      return `${name(e.unit)} @ ${e.cell}`;
    case 'ordered':
      return `${name(e.unit)}: ${e.order}${e.cell ? ` ${e.cell}` : ''}`;
    case 'carrier-ordered':
      return `${name(e.unit)}: ${e.action}${e.at ? ` ${e.at}` : ''}`;
    case 'launch-queued':
      return `${name(e.unit)}: launch to ${e.cell}`;
    case 'cleared':
      return 'All orders are cleared.';
    case 'launched':
      return `${name(e.unit)} launches to ${e.cell}`;
    case 'moved':
      return `${name(e.unit)} moves ${e.from ?? '?'} → ${e.to ?? '?'}${e.stopped ? ' and is stopped' : ''}`;
    case 'carrier-acted':
      return `${name(e.unit)} ${e.action}`;
    case 'repaired':
      return `${name(e.unit)} is repaired to ${e.hull}`;
    case 'rearmed':
      return e.dry ? `${name(e.unit)} is rearmed; the fuel store is empty` : `${name(e.unit)} is rearmed and refuelled`;
    case 'refuelled':
      return `${name(e.unit)} takes fuel from the store: ${e.fuel}`;
    case 'landed':
      return `${name(e.unit)} lands on ${name(e.carrier)}`;
    case 'harvested':
      return `${name(e.unit)} harvests ${e.cell}: +${e.metal} metal`;
    case 'interception':
      return `=== Interception at ${e.cell} ===`;
    case 'carrier-attacked':
      return `=== ${name(e.carrier)} ${e.cell} under attack ===`;
    case 'point-defence':
      return `${name(e.carrier)} point defence → ${name(e.unit)} destroyed`;
    case 'initiative': {
      const rows = e.list.map(
        (row) =>
          `  ${row.unit.side === 'enemy' ? '>' : '+'} ${name(row.unit)}: ${row.roll + row.bonus} (SPD ${row.spd})`,
      );
      return [`=== Combat at ${e.cell} ===`, 'Initiative Order:', ...rows, ''].join('\n');
    }
    case 'no-ammo':
      return `${name(e.unit)} [NO AMMO] holds fire`;
    case 'attack':
      return attackLines(e, state);
    case 'splash':
      return `  * ${e.by === 'spores' ? 'spores' : 'splash'} ${e.amount} → ${name(e.unit)}${e.destroyed ? ' destroyed' : ''}`;
    case 'wreck':
      return `${name(e.unit)} is lost`;
    case 'eject':
      return `${e.pilot} ${e.alive ? 'ejects and survives' : 'is killed in action'}${e.roll === null ? '' : ` [d100:${e.roll}]`}`;
    case 'regenerated':
      return `${name(e.unit)} regenerates to ${e.hull}`;
    case 'hazard': {
      const what = e.lost ? `loses 1 ${e.lost}` : 'is unharmed';
      return `${HAZARD_ROWS[e.hazard].name}: ${name(e.unit)} ${what}${e.roll === null ? '' : ` [d6:${e.roll}]`}${e.destroyed ? ' and is destroyed' : ''}`;
    }
    case 'jump':
      return `Jump drive ${e.charge}/${e.needed}`;
    case 'wave-warning':
      return `Warning: ${e.size} enemies from ${PLACES[e.place]} next turn (wave ${e.wave} of ${e.of})`;
    case 'wave':
      return `Wave ${e.wave} of ${e.of}: ${e.size} enemies from ${PLACES[e.place]}`;
    case 'arrived':
      return e.cell ? `${name(e.unit)} arrives at ${e.cell}` : `${name(e.unit)} is brought into the hangar`;
    case 'turn':
      return undefined;
    case 'end':
      return `The battle is over: ${e.outcome.result}.`;
    case 'adjusted':
      return `The host sets ${e.what} of ${e.ship} to ${e.amount}.`;
  }
}
