import { type PartyId, type PlayerSetup, type Setup, type State, UNITS } from '@fray/games/twilight-imperium/screen';

/** The setup of the invasion after a space combat, with what is left of both fleets. */
interface Invasion {
  planets: readonly string[];
  /** Ground forces that are with the fleet. */
  forces: number;
  apply(setup: unknown): unknown;
}

const GROUND = new Set(['infantry', 'mech']);

/** `undefined` if the combat was not for space alone, nobody could land, or enemy ships are left. */
export function invasionAfter(view: State): Invasion | undefined {
  const planets = view.planets.map(({ id }) => id);
  const inSpace = (party: PartyId) => view.units.filter(({ side, at }) => side === party && at === 'space');
  const forces = inSpace('attacker').filter(({ kind }) => GROUND.has(UNITS[kind].type)).length;
  if (view.extent !== 'space' || !planets.length || !forces || inSpace('defender').length) return undefined;
  const keepLeft = (player: PlayerSetup | null, party: PartyId): PlayerSetup | null => {
    const held = view.parties[party];
    if (!player || !held) return player;
    const groups = new Map<string, PlayerSetup['space'][number]>();
    for (const { kind, damaged, galvanized } of inSpace(party)) {
      const group = groups.get(kind) ?? { unit: kind, count: 0, damaged: 0, galvanized: 0 };
      group.count++;
      if (damaged) group.damaged++;
      if (galvanized) group.galvanized++;
      groups.set(kind, group);
    }
    const { hand, exhausted } = held;
    return { ...player, space: [...groups.values()], hand, exhausted: [...exhausted] };
  };
  const apply = (from: unknown): Setup => {
    const setup = from as Setup;
    const attacker = keepLeft(setup.attacker, 'attacker');
    return { ...setup, start: 'P3.1', extent: 'all', attacker, defender: keepLeft(setup.defender, 'defender') };
  };
  return { planets, forces, apply };
}
