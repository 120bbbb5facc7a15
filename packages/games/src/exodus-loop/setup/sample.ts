import type { Chance } from '@fray/engine';
import { below, pick } from '../../pick.ts';
import { SKILLS } from '../content/admiral.ts';
import { CARRIERS } from '../content/carriers.ts';
import { ENCOUNTERS, PLACES, type Trigger } from '../content/encounters.ts';
import { deploymentRows } from '../content/house.ts';
import { CALL_SIGNS, PERKS, RANKS } from '../content/pilots.ts';
import { SQUADRON_TYPES } from '../content/squadrons.ts';
import { BEHAVIOURS, TRAITS } from '../content/traits.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { cellAt, nameOf } from '../rules/grid.ts';
import type { Side } from '../types.ts';
import { check } from './check.ts';
import { scatterHazards } from './mapmaker.ts';
import type { Setup, SetupInput } from './schema.ts';
import { DOCKED, STARTS } from './starts.ts';

type ForceInput = SetupInput['player'];
type SquadronInput = NonNullable<ForceInput['squadrons']>[number];
type WaveInput = NonNullable<SetupInput['waves']>[number];

/** A legal set-up at random: small maps mostly, short battles, and rare content far more often than tables play it. */
export function sample(chance: Chance): Setup {
  for (let attempt = 0; attempt < 50; attempt++) {
    const checked = check(guess(chance));
    if (checked.ok) return checked.setup;
  }
  throw new Error('no legal set-up in 50 attempts');
}

function guess(chance: Chance): SetupInput {
  const under = (size: number): number => below(size, chance);
  const one = <V>(list: readonly V[]): V => pick(list, chance);
  const once = (in_: number): boolean => under(in_) === 0;
  const some = <V>(list: readonly V[], most: number): V[] => list.filter(() => once(3)).slice(0, most);

  const large = once(12);
  const columns = large ? 6 + under(21) : 6 + under(3);
  const rows = large ? 7 + under(20) : 7 + under(2);
  const zone = deploymentRows(rows);
  const start = once(2) ? 'preparation' : one(STARTS);
  // Most battles that do not begin with PREPARATION begin at close quarters: the middle rows, both sides.
  const close = start !== 'preparation' && !once(4);
  const row = (side: Side): number =>
    close ? Math.floor(rows / 2) - 1 + under(2) : side === 'player' ? rows - 1 - under(zone) : under(zone);
  const cell = (side: Side): string =>
    nameOf(cellAt(close ? Math.floor(columns / 2) - 1 + under(3) : under(columns), row(side)));

  const pilot = (): SquadronInput['pilot'] => {
    const rank = one(once(2) ? RANKS.slice(3) : RANKS);
    const first = one(PERKS);
    const perks = [first, ...PERKS.filter((perk) => perk !== first && once(3))].slice(0, rank.slots);
    return {
      name: one(CALL_SIGNS),
      perks,
      level: rank.level,
      xp: rank.xp,
      morale: once(3) ? null : under(101),
      carried: once(3),
    };
  };
  const squadron = (side: Side, carriers: number): SquadronInput => {
    const type = one(SQUADRON_TYPES);
    const at = carriers && type !== 'F' && once(3) ? DOCKED : cell(side);
    const ordered = start === 'resolution' && at !== DOCKED && once(2);
    const empty = once(6);
    return {
      type,
      at,
      carrier: 1 + under(Math.max(1, carriers)),
      hull: once(4) ? 1 + under(2) : null,
      ammo: empty ? 0 : null,
      fuel: once(6) ? 0 : null,
      traits: some(TRAITS, 3),
      behaviour: side === 'enemy' && once(2) ? one(BEHAVIOURS) : null,
      aggression: under(11) / 10,
      pilot: once(3) ? pilot() : null,
      order: ordered ? { order: type === 'M' || empty ? 'DEFEND' : one(['ATTACK', 'DEFEND'] as const) } : null,
    };
  };
  const force = (side: Side): ForceInput => {
    const classes =
      side === 'player' ? (['SCOUT', 'STANDARD', 'BATTLE', 'TENDER'] as const) : (['ENEMY', 'LEVIATHAN'] as const);
    const carriers = Array.from({ length: once(4) ? 0 : once(6) ? 2 : 1 }, () => {
      const kind = one(classes);
      return {
        class: kind,
        at: cell(side),
        width: once(6) ? 2 : 1,
        height: once(8) ? 2 : 1,
        hull: once(4) ? 1 + under(CARRIERS[kind].hull) : null,
      };
    });
    // Now and then a carrier is alone: the only way to be stranded from the start.
    const many = side === 'player' && carriers.length && once(10) ? 0 : 1 + under(large ? 8 : 4);
    const squadrons = Array.from({ length: many }, () => squadron(side, carriers.length));
    const tier = under(5);
    const sensors = UPGRADES.filter((upgrade) => upgrade.startsWith('SENSORS_')).slice(0, tier);
    const others = UPGRADES.filter((upgrade) => !upgrade.startsWith('SENSORS_') && once(4));
    return {
      carriers,
      squadrons,
      upgrades: once(2) ? [...others, ...sensors] : [],
      skills: side === 'player' && once(2) ? SKILLS.slice(under(3), 2 + under(5)) : [],
    };
  };
  const trigger = (find: boolean): Trigger => {
    const from = 1 + under(3);
    return one<Trigger>([
      { kind: 'turn', from, to: from + under(3) },
      { kind: 'after', turns: 1 + under(2) },
      { kind: 'losses', percent: one([10, 50, 100]) },
      { kind: 'winning' },
      { kind: 'carrier-damaged' },
      { kind: 'beacon' },
      { kind: 'phase', percent: 50 },
      ...(find ? [{ kind: 'detection' } as const] : []),
    ]);
  };
  const find = once(3) ? nameOf(cellAt(under(columns), under(rows))) : null;
  const wave = (): WaveInput => ({
    triggers: Array.from({ length: 1 + under(2) }, () => trigger(find !== null)),
    size: 1 + under(3),
    place: one(find === null ? PLACES.filter((place) => place !== 'find') : PLACES),
    behaviours: once(2)
      ? [
          { behaviour: one(BEHAVIOURS), weight: 3 },
          { behaviour: one(BEHAVIOURS), weight: 1 },
        ]
      : [],
    miners: once(3),
  });
  const encounter = once(2)
    ? one(find === null ? ENCOUNTERS.filter((name) => name !== 'DERELICT') : ENCOUNTERS)
    : 'QUICK';
  const fog = once(3);
  return {
    scenario: once(3) ? 'alien_sample' : 'sample',
    columns,
    rows,
    hazards: once(2)
      ? scatterHazards({ columns, rows, zone: { player: zone, enemy: zone } }, 1 + under(columns * 2), chance)
      : [],
    find,
    start,
    player: force('player'),
    enemy: force('enemy'),
    encounter,
    waves: Array.from({ length: once(3) ? 1 + under(2) : 0 }, wave),
    jump: once(4) ? under(3) : null,
    options: {
      fog,
      turnLimit: 2 + under(5),
      actionPoints: once(6) ? 2 : 1,
      jumpNeeded: 3 + under(4),
      afterburner: once(2) ? 'ask' : 'auto',
      lastStandAtHalf: once(4),
      ejectPercent: one([20, 20, 50, 0, 100]),
      difficulty: one(['easy', 'normal', 'hard']),
      fuelStore: once(6) ? 0 : 10,
      fuelByMap: once(3),
      fuelReserve: under(5),
      refuel: once(3) ? 1 + under(2) : 0,
      holdOut: once(4),
      spentLost: once(4),
      creative: !fog && once(6),
    },
  };
}
