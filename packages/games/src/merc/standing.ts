import { focusOf } from '@fray/engine';
import type { Game, Standing } from '../game.ts';
import type { Speaks } from '../notes.ts';
import { vehicleOf, wornArmor } from './rules/armor.ts';
import { fullHealth } from './rules/healing.ts';
import { hitsOf } from './rules/hits.ts';
import { ranksOf, sideOf, unitAt } from './rules/sides.ts';
import { rules } from './ruleset.ts';
import { BETWEEN, say } from './text/notes.ts';
import { type Attack, type Focus, type Merc, NONE, PLAYERS, type State, type Unit } from './types.ts';

type Row = Record<string, string | number>;

/** Section 14: the current state. Militia of one owner are one row with a count. */
export const standing: Game<Merc>['standing'] = (state, text): Standing => {
  const out: Standing = { phase: say(text, state.phase), round: state.round, sides: [] };
  for (const player of PLAYERS) {
    const positions = ranksOf(state, sideOf(player)).filter((position) => unitAt(state, position).owner === player);
    if (!positions.length) continue;
    const facts: Row = { [say(text, 'units')]: positions.length };
    if (sideOf(player) === state.attacker) facts[say(text, 'role')] = say(text, 'attacks');
    out.sides.push({ seat: player, name: text.seat(player, state), rows: rowsOf(state, positions, text), facts });
  }
  const reminders = remindersOf(state, text);
  if (reminders.length) out.reminders = reminders;
  const focus = lineOf(state, text);
  if (focus) out.focus = focus;
  return out;
};

function rowsOf(state: State, positions: readonly number[], text: Speaks): Row[] {
  const rows: Row[] = [];
  const militia = positions.filter((position) => unitAt(state, position).kind === 'militia');
  for (const position of positions) {
    const unit = unitAt(state, position);
    if (unit.kind !== 'militia') rows.push(rowOf(state, unit, 1, text));
    else if (position === militia[0]) rows.push(rowOf(state, unit, militia.length, text));
  }
  return rows;
}

function rowOf(state: State, unit: Unit, count: number, text: Speaks): Row {
  const vehicle = vehicleOf(state, unit);
  const marks = [
    unit.squad === 'secondary' ? say(text, 'second-squad') : '',
    unit.heldBy === NONE ? '' : say(text, 'held-by-a-dog'),
    unit.waits ? say(text, 'acts-next-round') : '',
    vehicle ? say(text, 'in-vehicle', { card: vehicle.card, armor: vehicle.armor }) : '',
  ];
  return {
    [say(text, 'unit')]: unit.kind === 'militia' ? say(text, 'militia') : say(text, 'unit-name', { unit: unit.id }),
    [say(text, 'count')]: count,
    [say(text, 'initiative')]: unit.initiative,
    [say(text, 'combat')]: unit.combat,
    [say(text, 'targets')]: unit.targets,
    [say(text, 'hits')]: say(text, 'hits-on', { from: unit.hitsOn, pierces: unit.pierces }),
    [say(text, 'armor')]: wornArmor(unit),
    [say(text, 'health')]: `${unit.health}/${fullHealth(state, unit)}`,
    [say(text, 'gear')]: unit.gear.map(({ card }) => say(text, 'card-name', { card })).join('; '),
    [say(text, 'notes')]: marks.filter(Boolean).join('; '),
  };
}

function remindersOf(state: State, text: Speaks): string[] {
  const out: string[] = [];
  if (state.militiaHitsOn < 4) out.push(say(text, 'better-weapons'));
  if (state.militiaHaste) out.push(say(text, 'veteran-militia'));
  if (state.named) out.push(say(text, 'acts-before', { player: state.named }));
  if (state.mine) out.push(say(text, 'mine-left', { player: state.mine }));
  return out;
}

/** What is asked now: who acts, at whom, with what result. */
function lineOf(state: State, text: Speaks): string | undefined {
  const focus = focusOf(rules, state);
  switch (focus?.about) {
    case 'conversion':
    case 'death':
      return say(text, `focus-${focus.about}`, { unit: unitAt(state, focus.unit).id });
    case 'retreat':
      return say(text, 'focus-retreat', { player: focus.owner, squad: focus.squad });
    default:
      return state.attack ? attackLine(state, state.attack, focus, text) : undefined;
  }
}
function attackLine(state: State, attack: Attack, focus: Focus | undefined, text: Speaks): string {
  const { id: unit } = unitAt(state, attack.unit);
  const aim = attack.aim.map((position) => unitAt(state, position).id).join(BETWEEN);
  if (attack.rolled.length) {
    const facts = { unit, aim, dice: attack.rolled.join(' '), hits: hitsOf(state, attack) };
    return say(text, 'focus-hits', facts);
  }
  if (aim) return say(text, 'focus-aims', { unit, aim, dice: attack.dice });
  return say(text, focus?.about === 'preparation' ? 'focus-before' : 'focus-acts', { unit, dice: attack.dice });
}
