/** Reads anything and says every problem in words. */
import type { $ZodIssue } from 'zod/v4/core';
import type { Checked, Problem } from '../../game.ts';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import { FACTIONS } from '../content/factions.ts';
import { isShip, isStructure, UNITS } from '../content/units.ts';
import {
  PLAYER_SEATS,
  type PlayerSeat,
  type PlayerSetup,
  type SetTag,
  type Setup,
  THIRDS,
  type UnitGroup,
} from '../setup-types.ts';
import { fleetProblems, groupProblems, limitProblems, planetProblems } from './limits.ts';
import { hasText, readSetup } from './read.ts';
import { SETUP_SCHEMA, type SetupInput } from './schema.ts';

const SET_NAMES: Record<SetTag, string> = {
  B: 'the base game',
  PoK: 'Prophecy of Kings',
  C1: 'Codex I',
  C2: 'Codex II',
  C3: 'Codex III',
  C4: 'Codex IV',
  TE: "Thunder's Edge",
  TF: "Twilight's Fall",
};

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** A sentence for what the schema found wrong. */
function sentence(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Unknown field${issue.keys.length > 1 ? 's' : ''} ${issue.keys.map((key) => `“${key}”`).join(', ')}.`;
    case 'invalid_value':
      return `Not one of ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `Too much: ${String(issue.maximum)} at most.`;
    case 'too_small':
      return `Too little: ${String(issue.minimum)} at least.`;
    case 'invalid_type':
      return `This must be a ${issue.expected === 'int' ? 'whole number' : issue.expected}.`;
    case 'invalid_union':
      return 'This is neither a short text nor a list or object of the right shape.';
    default:
      return 'This is not of the right shape.';
  }
}

/** Of a union that failed, the branch that was meant: the one that is not just of another type. */
function deepest(issue: $ZodIssue, path: readonly PropertyKey[]): Problem[] {
  const here = [...path, ...issue.path];
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find(
      (branch) => !branch.some((inner) => inner.code === 'invalid_type' && inner.path.length === 0),
    );
    if (meant) return meant.flatMap((inner) => deepest(inner, here));
  }
  return [{ path: pathOf(here), code: issue.code, why: sentence(issue) }];
}

/** `letnev: 2 dread vs sol: 3 cruiser vs xxcha: 2 pds II`: sides in the order attacker, defender, third parties. */
function fromText(text: string): SetupInput {
  const [attacker, defender, ...thirds] = text
    .split(/\s+(?:vs\.?|versus|against)\s+|\n+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { attacker: attacker ?? null, defender: defender ?? null, ...(thirds.length ? { thirds } : {}) };
}

export function checkSetup(input: unknown): Checked<Setup> {
  const value = typeof input === 'string' ? fromText(input) : input;
  const parsed = SETUP_SCHEMA.safeParse(value);
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.flatMap((issue) => deepest(issue, [])) };
  const { setup, problems } = readSetup(parsed.data, typeof input === 'string' || hasText(parsed.data));
  const all = problems.length ? problems : [...wholeProblems(setup), ...seatProblems(setup), ...setProblems(setup)];
  return all.length ? { ok: false, problems: all } : { ok: true, setup };
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
  const say = (path: string, code: string, why: string) => problems.push({ path, code, why });
  for (const side of ['attacker', 'defender'] as const)
    if (!setup[side] && setup.start !== 'P0.1')
      say(
        side,
        'missing-side',
        `A combat that starts at ${setup.start} needs the ${side}: name a faction and its units.`,
      );
  if (setup.attacker?.faction === 'neutral') say('attacker.faction', 'neutral-attacker', 'Neutral units never attack.');
  const present = playersOf(setup).map(([seat]) => seat);
  if (new Set(setup.order).size !== setup.order.length)
    say('order', 'order-twice', 'Every player sits only once in the clockwise order.');
  const seated: readonly PlayerSeat[] = ['attacker', 'defender', ...present];
  for (const seat of setup.order)
    if (!seated.includes(seat))
      say('order', 'unknown-seat', `${seat} sits in the clockwise order, but no such player is set up.`);
  for (const seat of present)
    if (!setup.order.includes(seat)) say('order', 'missing-seat', `${seat} has no place in the clockwise order.`);
  for (const { seat, path } of groupsOf(setup))
    if (!seated.includes(seat)) say(path, 'unknown-seat', `Units of ${seat}, but no such player is set up.`);
  const ids = [...setup.system.planets.map((planet) => planet.id), ...setup.adjacent.map((system) => system.id)];
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
    say('system.planets', 'same-name', `Two places are called “${id}”: give each a name of its own.`);
  for (const id of ids)
    if (/^\d+$/.test(id) || ['space', 'aside'].includes(id) || id.startsWith('next '))
      say('system.planets', 'bad-name', `“${id}” cannot be the name of a place.`);
  if (setup.start === 'P4.1' && !setup.system.planets.some((planet) => planet.units.attacker?.length))
    say('system.planets', 'nobody-landed', 'A ground combat needs ground forces of the attacker on a planet.');
  // Asteroid fields with ships of a player who owns Chaos Mapping cannot be activated by others.
  if (setup.system.anomalies.includes('asteroid-field') && ['P0.1', 'P0.3', 'P0.5', 'P0.6'].includes(setup.start))
    for (const [seat, player, path] of playersOf(setup))
      if (
        seat !== 'attacker' &&
        player.technologies.includes('chaos-mapping') &&
        player.space.some((group) => isShip(UNITS[group.unit]))
      )
        say(
          path,
          'chaos-mapping',
          'Chaos Mapping: this asteroid field with their ships cannot be activated by others.',
        );
  return problems;
}

function seatProblems(setup: Setup): Problem[] {
  const problems: Problem[] = [];
  const laws = setup.laws.map((row) => row.law);
  for (const [seat, player, path] of playersOf(setup)) {
    problems.push(...fleetProblems(player, seat, setup.system.planets, laws, path));
    problems.push(...limitProblems(setup, seat, player, path));
    for (const [index, group] of player.space.entries()) {
      const row = UNITS[group.unit];
      if (isStructure(row) && !row.tags?.includes('floats') && player.faction !== 'ral-nel' && !isShip(row))
        problems.push({
          path: `${path}.space[${index}]`,
          code: 'structure-in-space',
          why: `${row.name} stands on a planet: list it under a planet of the system or under an adjacent system.`,
        });
    }
  }
  const players = new Map(playersOf(setup).map(([seat, player]) => [seat, player]));
  for (const { seat, group, path } of groupsOf(setup)) {
    const player = players.get(seat);
    if (player) problems.push(...groupProblems(group, player, path));
  }
  for (const [index, planet] of setup.system.planets.entries())
    problems.push(...planetProblems(planet, `system.planets[${index}]`));
  return problems;
}

/** Content of an expansion that is switched off. */
function setProblems(setup: Setup): Problem[] {
  const problems: Problem[] = [];
  const on = new Set(setup.sets);
  const off = (path: string, name: string, set: SetTag) => {
    if (!on.has(set))
      problems.push({ path, code: 'set-off', why: `${name} belongs to ${SET_NAMES[set]}, which is switched off.` });
  };
  const sets = new Map(EFFECT_ROWS.map((row) => [row.id, row]));
  for (const [, player, path] of playersOf(setup)) {
    off(`${path}.faction`, FACTIONS[player.faction].name, FACTIONS[player.faction].set);
    for (const key of ['technologies', 'hand', 'notes', 'leaders', 'relics', 'breakthroughs'] as const)
      player[key]?.forEach((id, index) => {
        const row = sets.get(id);
        if (row) off(`${path}.${key}[${index}]`, row.name, row.set);
      });
  }
  for (const { group, path } of groupsOf(setup)) off(path, UNITS[group.unit].name, UNITS[group.unit].set);
  setup.laws.forEach((row, index) => {
    const law = sets.get(row.law);
    if (law) off(`laws[${index}]`, law.name, law.set);
  });
  if (setup.system.anomalies.includes('entropic-scar')) off('system.anomalies', 'An entropic scar', 'TE');
  return problems;
}
