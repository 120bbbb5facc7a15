import type { Place } from '../content/encounters.ts';
import { HAZARD_ROWS } from '../content/hazards.ts';
import { SQUADRONS, type SquadronType } from '../content/squadrons.ts';
import type { Event, ShipRef } from '../events.ts';
import type { Outcome, State } from '../types.ts';

/** Section 19: enemies are shown with the word Enemy in front; the Nautolan under their own type names. */
export function displayName(id: string, isEnemy: boolean, isAlien: boolean): string {
  if (!isEnemy || id.startsWith('Enemy')) return id;
  const row = SQUADRONS[id[0] as SquadronType];
  return `Enemy ${row && isAlien ? row.alien + id.slice(1) : id}`;
}
const shipLabel = (unit: ShipRef, state: State): string =>
  displayName(unit.id, unit.side === 'enemy', state.sides.enemy.faction === 'NAUTOLAN');

export const ENDS: Record<Outcome['why'], string> = {
  'enemies-destroyed': 'all enemies are destroyed',
  spent: 'the loser has neither ammo nor a carrier left',
  jumped: 'the jump drive is charged',
  'held-out': 'the player held out to the last turn',
  'out-of-time': 'the player did not win by the last turn',
  'carrier-lost': 'the carrier is lost',
  'squadrons-lost': 'no squadron is left',
  stranded: 'the carrier is stranded: no fuel and no squadrons',
  'turn-limit': 'the turn limit is reached',
  conceded: 'the other side conceded',
};
export const RESULTS: Record<Outcome['result'], string> = { victory: 'Victory', defeat: 'Defeat', draw: 'Draw' };
export function outcome({ result, why, turn }: Outcome): string {
  const end = why === 'conceded' && result === 'defeat' ? 'the player conceded' : ENDS[why];
  return `${RESULTS[result]} ${why === 'conceded' ? 'on' : 'after'} turn ${turn}: ${end}.`;
}

const PLACES: Record<Place, string> = {
  top: 'the top edge',
  flanks: 'both flanks',
  left: 'the left edge',
  right: 'the right edge',
  behind: 'behind the player',
  find: 'the find',
};

function attackLines(event: Extract<Event, { type: 'attack' }>, state: State): string {
  const unit = shipLabel(event.unit, state);
  const target = shipLabel(event.target, state);
  const marks = `${event.defending ? ' [DEF+]' : ''}${event.empty ? ' [NO AMMO]' : ''}`;
  const outcome = event.destroyed
    ? `${target} destroyed`
    : event.hull
      ? `${target} ${event.hull.before}→${event.hull.after}`
      : 'Both survive';
  const lines = [
    `${unit} [d${event.die}:${event.roll}+${event.atk}=${event.roll + event.atk}] vs ${target} [DEF ${event.def}]${marks}`,
    `  → ${event.damage}/0 dmg → ${outcome}`,
  ];
  if (event.critical > 0) lines.splice(1, 0, `  * critical +${event.critical}`);
  if (event.evaded) lines.push(`  * afterburner: ${target} ignores the attack`);
  else if (event.absorbed > 0) lines.push(`  * ${target} absorbs ${event.absorbed}`);
  return lines.join('\n');
}

const enemies = (count: number): string => (count === 1 ? '1 enemy' : `${count} enemies`);
/** A figure that the host can set. */
export const figureName = (what: string): string => (what === 'jump' ? 'jump drive' : what);

/** One event as text; a fight takes several lines, as in section 19. */
export function log(event: Event, state: State): string | undefined {
  const name = (unit: ShipRef) => shipLabel(unit, state);
  switch (event.type) {
    case 'phase':
      return event.phase === 'RESOLUTION' || event.phase === 'UPKEEP'
        ? `--- ${event.phase} ---`
        : `--- ${event.phase}, turn ${event.turn} ---`;
    case 'placed':
      return `${name(event.unit)} @ ${event.cell}`;
    case 'ordered':
      return `${name(event.unit)}: ${event.order}${event.cell ? ` ${event.cell}` : ''}`;
    case 'carrier-ordered':
      return `${name(event.unit)}: ${event.action}${event.at ? ` ${event.at}` : ''}`;
    case 'launch-queued':
      return `${name(event.unit)}: launch to ${event.cell}`;
    case 'cleared':
      return 'All orders are cleared.';
    case 'launched':
      return `${name(event.unit)} launches to ${event.cell}`;
    case 'moved':
      return `${name(event.unit)} moves ${event.from ?? '?'} → ${event.to ?? '?'}${event.stopped ? ' and is stopped' : ''}`;
    case 'carrier-acted':
      return `${name(event.unit)} ${event.action}`;
    case 'repaired':
      return `${name(event.unit)} is repaired to ${event.hull}`;
    case 'rearmed':
      return event.dry
        ? `${name(event.unit)} is rearmed; the fuel store is empty`
        : `${name(event.unit)} is rearmed and refueled`;
    case 'refuelled':
      return `${name(event.unit)} takes fuel from the store: ${event.fuel}`;
    case 'landed':
      return `${name(event.unit)} lands on ${name(event.carrier)}`;
    case 'harvested':
      return `${name(event.unit)} harvests ${event.cell}: +${event.metal} metal`;
    case 'interception':
      return `=== Interception at ${event.cell} ===`;
    case 'carrier-attacked':
      return `=== ${name(event.carrier)} ${event.cell} under attack ===`;
    case 'point-defence':
      return `Point defense of ${name(event.carrier)} → ${name(event.unit)} destroyed`;
    case 'initiative': {
      const rows = event.list.map(
        (row) =>
          `  ${row.unit.side === 'enemy' ? '>' : '+'} ${name(row.unit)}: ${row.roll + row.bonus} (SPD ${row.spd})`,
      );
      return [`=== Combat at ${event.cell} ===`, 'Initiative Order:', ...rows, ''].join('\n');
    }
    case 'no-ammo':
      return `${name(event.unit)} [NO AMMO] holds fire`;
    case 'attack':
      return attackLines(event, state);
    case 'splash':
      return `  * ${event.by === 'spores' ? 'spores' : 'splash'} ${event.amount} → ${name(event.unit)}${event.destroyed ? ' destroyed' : ''}`;
    case 'wreck':
      return `${name(event.unit)} is lost`;
    case 'eject':
      return `${event.pilot} ${event.alive ? 'ejects and survives' : 'is killed in action'}${event.roll === null ? '' : ` [d100:${event.roll}]`}`;
    case 'regenerated':
      return `${name(event.unit)} regenerates to ${event.hull}`;
    case 'hazard': {
      const what = event.lost ? `loses 1 ${event.lost}` : 'is unharmed';
      return `${HAZARD_ROWS[event.hazard].name}: ${name(event.unit)} ${what}${event.roll === null ? '' : ` [d6:${event.roll}]`}${event.destroyed ? ' and is destroyed' : ''}`;
    }
    case 'jump':
      return `Jump drive: charge ${event.charge} of ${event.needed}`;
    case 'wave-warning':
      return `Warning: ${enemies(event.size)} from ${PLACES[event.place]} next turn (wave ${event.wave} of ${event.of})`;
    case 'wave':
      return `Wave ${event.wave} of ${event.of}: ${enemies(event.size)} from ${PLACES[event.place]}`;
    case 'arrived':
      return event.cell ? `${name(event.unit)} arrives at ${event.cell}` : `${name(event.unit)} arrives in the hangar`;
    case 'turn':
      return undefined;
    case 'end':
      return outcome(event.outcome);
    case 'adjusted':
      return event.what === 'remove'
        ? `The host removes ${event.ship}.`
        : `The host sets ${figureName(event.what)} of ${event.ship} to ${event.amount}.`;
  }
}
