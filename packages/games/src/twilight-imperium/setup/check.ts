/** Reads any input and reports every problem. */
import { type Checked, type Problem, toChecked } from '../../game.ts';
import { readShape, tooLargeProblem } from '../../problems.ts';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import { FACTIONS } from '../content/factions.ts';
import { isShip, isStructure, UNITS } from '../content/units.ts';
import { PLAYER_SEATS, type PlayerSeat, type SetTag, THIRDS } from '../vocabulary.ts';
import { planetProblems } from './ashore.ts';
import { UNKNOWN_HAND } from './forces-text.ts';
import { fleetProblems, groupProblems, limitProblems, numberProblems } from './limits.ts';
import { MOST } from './most.ts';
import { type ProblemCode, problem } from './problems.ts';
import { hasText, readSetup } from './read.ts';
import { type SetupInput, setupSchema } from './schema.ts';
import type { PlayerSetup, Setup, UnitGroup } from './types.ts';

/** `letnev: 2 dread vs sol: 3 cruiser vs xxcha: 2 pds II`: sides in the order attacker, defender, third parties. */
function fromText(text: string): SetupInput {
  const [attacker, defender, ...thirds] = text
    .split(/\s+(?:vs\.?|versus|against)\s+|\n+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { attacker: attacker ?? null, defender: defender ?? null, ...(thirds.length ? { thirds } : {}) };
}

/** A whole line says everything that its sides hold, unless it says that nobody knows it. */
function knowHands(setup: Setup, { attacker, defender, thirds = [] }: SetupInput): void {
  const sides = [setup.attacker, setup.defender, ...setup.thirds];
  for (const [at, text] of [attacker, defender, ...thirds].entries()) {
    const player = sides[at];
    if (player && typeof text === 'string' && !UNKNOWN_HAND.test(text)) player.hand ??= [];
  }
}

const readAs = (value: unknown) => readShape(setupSchema, value, ['attacker', 'defender']);

export function checkSetup(input: unknown): Checked<Setup> {
  if (typeof input === 'string' && input.length > MOST.wholeText) {
    const reason = tooLargeProblem(MOST.wholeText, 'letters');
    return { ok: false, reason, problems: [reason] };
  }
  const read = readAs(typeof input === 'string' ? fromText(input) : input);
  if (!read.ok) return read;
  const isLine = typeof input === 'string';
  const { setup, problems } = readSetup(read.value, isLine || hasText(read.value));
  if (isLine) knowHands(setup, read.value);
  // Short texts add up: what came of them has the limits of everything else.
  const again = problems.length ? undefined : readAs(setup);
  if (again && !again.ok) problems.push(...again.problems);
  return toChecked(
    setup,
    problems.length ? problems : [...wholeProblems(setup), ...seatProblems(setup), ...setProblems(setup)],
  );
}

const playersOf = (setup: Setup): [PlayerSeat, PlayerSetup, string][] => {
  const out: [PlayerSeat, PlayerSetup, string][] = [];
  if (setup.attacker) out.push(['attacker', setup.attacker, 'attacker']);
  if (setup.defender) out.push(['defender', setup.defender, 'defender']);
  setup.thirds.forEach((player, index) => {
    const seat = THIRDS[index];
    if (seat) out.push([seat, player, `thirds[${index}]`]);
  });
  return out;
};

/** Groups of units with the seat that owns them and where they were written. */
function* groupsOf(setup: Setup): Generator<{ seat: PlayerSeat; group: UnitGroup; path: string }> {
  for (const [seat, player, path] of playersOf(setup))
    for (const [index, group] of player.space.entries()) yield { seat, group, path: `${path}.space[${index}]` };
  for (const [i, planet] of setup.system.planets.entries())
    for (const seat of PLAYER_SEATS)
      for (const group of planet.units[seat] ?? []) yield { seat, group, path: `system.planets[${i}].units.${seat}` };
  for (const [i, system] of setup.adjacent.entries())
    for (const seat of PLAYER_SEATS)
      for (const group of system.units[seat] ?? []) yield { seat, group, path: `adjacent[${i}].units.${seat}` };
}

function wholeProblems(setup: Setup): Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, code: ProblemCode, facts?: Record<string, string>) =>
    problems.push(problem(path, code, facts));
  for (const side of ['attacker', 'defender'] as const)
    if (!setup[side] && setup.start !== 'P0.1') say(side, 'missing-side', { start: setup.start, side });
  if (setup.attacker?.faction === 'neutral') say('attacker.faction', 'neutral-attacker');
  const present = playersOf(setup).map(([seat]) => seat);
  if (new Set(setup.order).size !== setup.order.length) say('order', 'order-twice');
  const seated: readonly PlayerSeat[] = ['attacker', 'defender', ...present];
  for (const seat of setup.order) if (!seated.includes(seat)) say('order', 'unknown-seat', { what: 'order', seat });
  for (const seat of present) if (!setup.order.includes(seat)) say('order', 'missing-seat', { seat });
  for (const { seat, path } of groupsOf(setup))
    if (!seated.includes(seat)) say(path, 'unknown-seat', { what: 'units', seat });
  const ids = [...setup.system.planets.map((planet) => planet.id), ...setup.adjacent.map((system) => system.id)];
  for (const name of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
    say('system.planets', 'same-name', { name });
  for (const name of ids)
    if (/^\d+$/.test(name) || ['space', 'aside'].includes(name) || name.startsWith('next '))
      say('system.planets', 'bad-name', { name });
  if (setup.start === 'P4.1' && !setup.system.planets.some((planet) => planet.units.attacker?.length))
    say('system.planets', 'nobody-landed');
  // Asteroid fields with ships of a player who owns Chaos Mapping cannot be activated by others.
  if (setup.system.anomalies.includes('asteroid-field') && ['P0.1', 'P0.3', 'P0.5', 'P0.6'].includes(setup.start))
    for (const [seat, player, path] of playersOf(setup))
      if (
        seat !== 'attacker' &&
        player.technologies.includes('chaos-mapping') &&
        player.space.some((group) => isShip(UNITS[group.unit]))
      )
        say(path, 'chaos-mapping');
  return problems;
}

function seatProblems(setup: Setup): Problem[] {
  const problems: Problem[] = [];
  const laws = setup.laws.map((row) => row.law);
  for (const [seat, player, path] of playersOf(setup)) {
    problems.push(...fleetProblems(player, seat, setup.system.planets, laws));
    problems.push(...limitProblems(setup, seat, player), ...numberProblems(setup, seat, player));
    for (const [index, group] of player.space.entries()) {
      const row = UNITS[group.unit];
      if (isStructure(row) && !row.tags?.includes('floats') && player.faction !== 'ral-nel' && !isShip(row))
        problems.push(problem(`${path}.space[${index}]`, 'structure-in-space', { unit: row.id }));
    }
  }
  const players = new Map(playersOf(setup).map(([seat, player]) => [seat, player]));
  for (const { seat, group, path } of groupsOf(setup)) {
    const player = players.get(seat);
    if (player) problems.push(...groupProblems(group, player, path));
  }
  return [...problems, ...planetProblems(setup)];
}

/** Content of an expansion that is switched off. */
function setProblems(setup: Setup): Problem[] {
  const problems: Problem[] = [];
  const on = new Set(setup.sets);
  if (on.size < setup.sets.length) problems.push(problem('sets', 'set-twice'));
  const off = (path: string, what: 'faction' | 'unit' | 'effect' | 'anomaly', id: string, set: SetTag) => {
    if (!on.has(set)) problems.push(problem(path, 'set-off', { what, id, set }));
  };
  const sets = new Map(EFFECT_ROWS.map((row) => [row.id, row.set]));
  const effectOff = (path: string, id: string) => {
    const set = sets.get(id);
    if (set) off(path, 'effect', id, set);
  };
  for (const [, player, path] of playersOf(setup)) {
    off(`${path}.faction`, 'faction', player.faction, FACTIONS[player.faction].set);
    for (const key of ['technologies', 'hand', 'notes', 'leaders', 'relics', 'breakthroughs'] as const)
      player[key]?.forEach((id, index) => {
        effectOff(`${path}.${key}[${index}]`, id);
      });
  }
  for (const { group, path } of groupsOf(setup)) off(path, 'unit', group.unit, UNITS[group.unit].set);
  setup.laws.forEach((row, index) => {
    effectOff(`laws[${index}]`, row.law);
  });
  if (setup.system.anomalies.includes('entropic-scar')) off('system.anomalies', 'anomaly', 'entropic-scar', 'TE');
  return problems;
}
