import type { Game, GameText, Standing } from '../game.ts';
import { vehicleOf, wornArmor } from './rules/armor.ts';
import { fullHealth } from './rules/healing.ts';
import { hitsOf } from './rules/hits.ts';
import { ranksOf, sideOf, unitAt } from './rules/sides.ts';
import { type Merc, NONE, type Phase, PLAYERS, type State, type Unit } from './types.ts';

const PHASES: Record<Phase, string> = {
  READY: 'READY',
  AIM: 'AIM',
  FIRE: 'FIRE',
  RETREAT_DECISION: 'RETREAT?',
  OVER: 'End',
};

/** Section 14: how it stands. Militia of one owner are one row with a count. */
export const standing: Game<Merc>['standing'] = (state, text): Standing => {
  const out: Standing = { phase: PHASES[state.phase], round: state.round, sides: [] };
  for (const player of PLAYERS) {
    const positions = ranksOf(state, sideOf(player)).filter((position) => unitAt(state, position).owner === player);
    if (!positions.length) continue;
    const facts: Record<string, string | number> = { units: positions.length };
    if (sideOf(player) === state.attacker) facts.role = 'attacks';
    out.sides.push({ seat: player, name: text.seat(player, state), rows: rowsOf(state, positions), facts });
  }
  const reminders = remindersOf(state, text);
  if (reminders.length) out.reminders = reminders;
  const focus = focusOf(state);
  if (focus) out.focus = focus;
  return out;
};

function rowsOf(state: State, positions: readonly number[]): Record<string, string | number>[] {
  const rows: Record<string, string | number>[] = [];
  let militia: Record<string, string | number> | undefined;
  for (const position of positions) {
    const unit = unitAt(state, position);
    if (unit.kind === 'militia' && militia) militia.count = (militia.count as number) + 1;
    else {
      const row = rowOf(state, unit);
      if (unit.kind === 'militia') militia = row;
      rows.push(row);
    }
  }
  return rows;
}

function rowOf(state: State, unit: Unit): Record<string, string | number> {
  const vehicle = vehicleOf(state, unit);
  const marks = [
    unit.squad === 'secondary' ? 'second squad' : '',
    unit.heldBy === NONE ? '' : 'held by a dog',
    unit.waits ? 'acts next round' : '',
    vehicle ? `in the ${vehicle.card} (armor ${vehicle.armor})` : '',
  ];
  return {
    unit: unit.kind === 'militia' ? 'militia' : unit.id,
    count: 1,
    initiative: unit.initiative,
    combat: unit.combat,
    targets: unit.targets,
    hits: `${unit.hitsOn}+${unit.pierces ? ' AP' : ''}`,
    armor: wornArmor(unit),
    health: `${unit.health}/${fullHealth(state, unit)}`,
    gear: unit.gear.map((gear) => gear.card).join('; '),
    notes: marks.filter(Boolean).join('; '),
  };
}

function remindersOf(state: State, text: GameText<Merc>): string[] {
  const out: string[] = [];
  if (state.militiaHitsOn < 4) out.push('Better Weapons: militia of the Dictator hit on 3+.');
  if (state.militiaHaste) out.push('Veteran Militia: militia of the Dictator have initiative +1.');
  if (state.named) out.push(`All units of the Dictator act before those of ${text.seat(state.named, state)}.`);
  if (state.mine) out.push(`A mine of ${text.seat(state.mine, state)} can still go off.`);
  return out;
}

/** Who acts, at whom, with what result. */
function focusOf(state: State): string | undefined {
  const attack = state.attack;
  if (!attack) return undefined;
  const shooter = unitAt(state, attack.unit);
  const aim = attack.aim.map((position) => unitAt(state, position).id).join(', ');
  if (attack.rolled.length) return `${shooter.id}: ${attack.rolled.join(' ')}, ${hitsOf(state, attack)} hits on ${aim}`;
  return aim ? `${shooter.id} aims at ${aim} with ${attack.dice}d6` : `${shooter.id} acts with ${attack.dice}d6`;
}
