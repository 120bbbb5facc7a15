import type { GameWords, Standing } from '../game.ts';
import { UNITS } from './content/units.ts';
import { whyNotNext } from './rules/adjacency.ts';
import { hitsOn } from './rules/dice.ts';
import { fightRow } from './rules/figures.ts';
import { NOTE_CODES, type NoteCode, say } from './text/notes.ts';
import { questionText } from './text/questions.ts';
import { PARTIES, type PartyId, type Reminder, SIDES, type State, type Ti4, type Unit, type View } from './types.ts';

type Words = GameWords<Ti4>;

const dice = (one: { value: number; dice: number }): string => `${one.value}${one.dice > 1 ? ` (x${one.dice})` : ''}`;

function where(text: Words, at: string): string {
  if (at === 'space') return say(text, 'space');
  return at.startsWith('next ') ? say(text, 'next-to', { system: at.slice(5) }) : at;
}

/** Units of a kind in one place and condition make one row. */
function rowsOf(state: State | View, party: PartyId, text: Words): Record<string, string | number>[] {
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
    const abilities = [
      row.barrage && say(text, 'row-barrage', { dice: dice(row.barrage) }),
      row.bombard && say(text, 'row-bombardment', { dice: dice(row.bombard) }),
      row.cannon && say(text, 'row-cannon', { dice: dice(row.cannon) }),
    ];
    return {
      [say(text, 'unit')]: UNITS[unit.kind].name,
      [say(text, 'count')]: count,
      [say(text, 'where')]: where(text, unit.at),
      [say(text, 'state')]: unit.damaged ? say(text, 'damaged') : row.sustain ? say(text, 'undamaged') : '',
      [say(text, 'combat')]: row.combat === undefined ? '' : dice({ value: row.combat, dice: row.dice }),
      [say(text, 'abilities')]: abilities.filter((ability) => ability !== undefined).join(', '),
    };
  });
}

const isObjective = (reminder: Reminder): boolean => reminder.id.startsWith('objective ');

/** The static reminder of the whole flow and those that effects add; secret objectives of one player and combat in one line. */
function remindersOf(state: State | View, text: Words): string[] {
  const lines: string[] = [];
  const told = new Set<string>();
  for (const one of state.reminders) {
    if (one.id === 'transactions') lines.push(say(text, 'reminder-transactions'));
    else if (!isObjective(one))
      lines.push(
        say(text, one.id === 'at-table' ? 'reminder-table' : 'reminder-effect', {
          effect: one.effect ?? one.id,
          until: one.until,
          ...(one.by === undefined ? {} : { who: text.seat(one.by, state) }),
        }),
      );
    else if (one.by !== undefined && !told.has(`${one.by} ${one.place}`)) {
      told.add(`${one.by} ${one.place}`);
      const same = state.reminders.filter((two) => isObjective(two) && two.by === one.by && two.place === one.place);
      lines.push(
        say(text, 'reminder-objectives', {
          who: text.seat(one.by, state),
          place: one.place ?? '',
          effects: same.map((two) => two.effect).join(' '),
        }),
      );
    }
  }
  // A listed system that is not adjacent (F14).
  for (const system of state.adjacent) {
    const [one, two] = SIDES.map((side) => whyNotNext(state, system, side));
    if (!one || !two) continue;
    const { code: _, ...facts } = one;
    lines.push(say(text, 'reminder-not-adjacent', facts));
  }
  return lines;
}

/** The notice of a step besides its question. */
function noticeOf(state: State | View, text: Words): string[] {
  const code = `notice ${state.frames[state.frames.length - 1]?.step}`;
  const codes = state.hasForces ? [code] : [code, `${code} unknown`];
  const planet = state.planets.find((one) => one.id === state.planet);
  const facts = planet ? { planet: planet.id, round: planet.round } : {};
  return codes.flatMap((one) => (NOTE_CODES.includes(one as NoteCode) ? [say(text, one as NoteCode, facts)] : []));
}

export function standing(state: State | View, text: Words): Standing {
  const sides: Standing['sides'] = [];
  for (const party of PARTIES) {
    const held = state.parties[party];
    if (!held) continue;
    const facts: Record<string, string | number> = {};
    const hits = hitsOn(state, party);
    if (hits > 0) facts[say(text, 'hits')] = hits;
    for (const [counter, count] of Object.entries(held.counters)) facts[say(text, counter as NoteCode)] = count;
    if (held.hand !== null) facts[say(text, 'cards')] = held.hand.length;
    sides.push({
      seat: party,
      name: text.seat(party, state),
      // Lazy: the assistant draws its own units and needs a standing with every tap.
      get rows() {
        return rowsOf(state, party, text);
      },
      facts,
    });
  }
  const planet = state.planets.find((one) => one.id === state.planet);
  const round = state.phase === 'space' ? state.round : (planet?.round ?? 0);
  const phase = say(text, `phase-${state.phase}`, planet && state.phase === 'ground' ? { planet: planet.id } : {});
  const made: Standing = { phase, sides };
  if (round > 0) made.round = round;
  const reminders = [...remindersOf(state, text), ...noticeOf(state, text)];
  if (reminders.length > 0) made.reminders = reminders;
  if (state.frames.length === 0) return made;
  // Lazy: it goes through everything that can be used.
  return Object.defineProperty(made, 'focus', { enumerable: true, get: () => questionText(state, text) });
}
