import type { GameText, Standing } from '../game.ts';
import { UNITS } from './content/units.ts';
import { hitsOn } from './rules/dice.ts';
import { fightRow } from './rules/figures.ts';
import { NOTICES } from './text/notices.ts';
import { reminderText } from './text.ts';
import { PARTIES, type PartyId, type Phase, type State, type Ti4, type Unit, type View } from './types.ts';

const PHASES: Record<Phase, string> = {
  activation: 'Activation and set-up',
  cannon: 'Space cannon offense',
  space: 'Space combat',
  invasion: 'Invasion',
  ground: 'Ground combat',
  post: 'After the combat',
};

const dice = (one: { value: number; dice: number } | undefined): string =>
  one ? `${one.value}${one.dice > 1 ? ` (x${one.dice})` : ''}` : '';

/** Units of a kind in one place and condition make one row. */
function rowsOf(state: State | View, party: PartyId): Record<string, string | number>[] {
  const groups = new Map<string, { unit: Unit; count: number }>();
  for (const unit of state.units) {
    if (unit.side !== party) continue;
    const key = `${unit.at} ${unit.kind} ${unit.damaged} ${unit.galvanized ?? false}`;
    const known = groups.get(key);
    if (known) known.count++;
    else groups.set(key, { unit, count: 1 });
  }
  return [...groups.values()].map(({ unit, count }) => {
    const row = fightRow(unit);
    return {
      unit: UNITS[unit.kind].name,
      count,
      where: unit.at === 'space' ? 'space' : unit.at.startsWith('next ') ? `next: ${unit.at.slice(5)}` : unit.at,
      state: unit.damaged ? 'damaged' : row.sustain ? 'undamaged' : '',
      combat: row.combat === undefined ? '' : dice({ value: row.combat, dice: row.dice }),
      abilities: [
        row.barrage ? `AFB ${dice(row.barrage)}` : '',
        row.bombard ? `BMB ${dice(row.bombard)}` : '',
        row.cannon ? `SC ${dice(row.cannon)}` : '',
      ]
        .filter((word) => word !== '')
        .join(', '),
    };
  });
}

export function standing(state: State | View, text: GameText<Ti4>): Standing {
  const sides: Standing['sides'] = [];
  for (const party of PARTIES) {
    const held = state.parties[party];
    if (!held) continue;
    const facts: Record<string, string | number> = {};
    const hits = hitsOn(state, party);
    if (hits > 0) facts.hits = hits;
    for (const [counter, count] of Object.entries(held.counters)) facts[counter] = count;
    if (held.hand !== null) facts.cards = held.hand.length;
    sides.push({ seat: party, name: text.seat(party, state), rows: rowsOf(state, party), facts });
  }
  const planet = state.planets.find((one) => one.id === state.planet);
  const round = state.phase === 'space' ? state.round : (planet?.round ?? 0);
  const made: Standing = {
    phase: planet && state.phase === 'ground' ? `${PHASES.ground}: ${planet.id}` : PHASES[state.phase],
    sides,
  };
  if (round > 0) made.round = round;
  const step = state.frames[state.frames.length - 1]?.step;
  const notice = step === undefined ? undefined : NOTICES[step];
  const reminders = state.reminders.map((one) => reminderText(one, state));
  if (notice !== undefined) reminders.push(notice);
  if (reminders.length > 0) made.reminders = reminders;
  const focus = state.hits
    .map((pool) => `${pool.count} hit${pool.count === 1 ? '' : 's'} on ${text.seat(pool.on, state)}`)
    .join(', ');
  if (focus) made.focus = focus;
  return made;
}
