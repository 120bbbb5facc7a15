import type { Chance } from '@fray/engine';
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
import { checkSetup } from './check.ts';
import { scatterHazards } from './mapmaker.ts';
import type { Setup, SetupInput } from './schema.ts';
import { DOCKED, STARTS } from './starts.ts';

type ForceInput = SetupInput['player'];
type SquadronInput = NonNullable<ForceInput['squadrons']>[number];
type WaveInput = NonNullable<SetupInput['waves']>[number];

/** A legal set-up at random: small maps mostly, short battles, and rare content far more often than tables play it. */
export function sample(chance: Chance): Setup {
  for (let attempt = 0; attempt < 50; attempt++) {
    const checked = checkSetup(guess(chance));
    if (checked.ok) return checked.setup;
  }
  throw new Error('no legal set-up in 50 attempts');
}

function guess(chance: Chance): SetupInput {
  const n = (size: number): number => (chance(1, size)[0] as number) - 1;
  const pick = <V>(list: readonly V[]): V => list[n(list.length)] as V;
  const once = (in_: number): boolean => n(in_) === 0;
  const some = <V>(list: readonly V[], most: number): V[] => list.filter(() => once(3)).slice(0, most);

  const large = once(12);
  const columns = large ? 6 + n(21) : 6 + n(3);
  const rows = large ? 7 + n(20) : 7 + n(2);
  const zone = deploymentRows(rows);
  const start = once(2) ? 'preparation' : pick(STARTS);
  // Most battles that do not begin with PREPARATION begin at close quarters: the middle rows, both sides.
  const close = start !== 'preparation' && !once(4);
  const row = (side: Side): number =>
    close ? Math.floor(rows / 2) - 1 + n(2) : side === 'player' ? rows - 1 - n(zone) : n(zone);
  const cell = (side: Side): string =>
    nameOf(cellAt(close ? Math.floor(columns / 2) - 1 + n(3) : n(columns), row(side)));

  const pilot = (): SquadronInput['pilot'] => {
    const rank = pick(once(2) ? RANKS.slice(3) : RANKS);
    const first = pick(PERKS);
    const perks = [first, ...PERKS.filter((perk) => perk !== first && once(3))].slice(0, rank.slots);
    return {
      name: pick(CALL_SIGNS),
      perks,
      level: rank.level,
      xp: rank.xp,
      morale: once(3) ? null : n(101),
      carried: once(3),
    };
  };
  const squadron = (side: Side, carriers: number): SquadronInput => {
    const type = pick(SQUADRON_TYPES);
    const at = carriers && type !== 'F' && once(3) ? DOCKED : cell(side);
    const ordered = start === 'resolution' && at !== DOCKED && once(2);
    const empty = once(6);
    return {
      type,
      at,
      carrier: 1 + n(Math.max(1, carriers)),
      hull: once(4) ? 1 + n(2) : null,
      ammo: empty ? 0 : null,
      fuel: once(6) ? 0 : null,
      traits: some(TRAITS, 3),
      behaviour: side === 'enemy' && once(2) ? pick(BEHAVIOURS) : null,
      aggression: n(11) / 10,
      pilot: once(3) ? pilot() : null,
      order: ordered ? { order: type === 'M' || empty ? 'DEFEND' : pick(['ATTACK', 'DEFEND'] as const) } : null,
    };
  };
  const force = (side: Side): ForceInput => {
    const classes =
      side === 'player' ? (['SCOUT', 'STANDARD', 'BATTLE', 'TENDER'] as const) : (['ENEMY', 'LEVIATHAN'] as const);
    const carriers = Array.from({ length: once(4) ? 0 : once(6) ? 2 : 1 }, () => {
      const kind = pick(classes);
      return {
        class: kind,
        at: cell(side),
        width: once(6) ? 2 : 1,
        height: once(8) ? 2 : 1,
        hull: once(4) ? 1 + n(CARRIERS[kind].hull) : null,
      };
    });
    // Now and then a carrier is alone: the only way to be stranded from the start.
    const many = side === 'player' && carriers.length && once(10) ? 0 : 1 + n(large ? 8 : 4);
    const squadrons = Array.from({ length: many }, () => squadron(side, carriers.length));
    const tier = n(5);
    const sensors = UPGRADES.filter((upgrade) => upgrade.startsWith('SENSORS_')).slice(0, tier);
    const others = UPGRADES.filter((upgrade) => !upgrade.startsWith('SENSORS_') && once(4));
    return {
      carriers,
      squadrons,
      upgrades: once(2) ? [...others, ...sensors] : [],
      skills: side === 'player' && once(2) ? SKILLS.slice(n(3), 2 + n(5)) : [],
    };
  };
  const trigger = (find: boolean): Trigger => {
    const from = 1 + n(3);
    return pick<Trigger>([
      { kind: 'turn', from, to: from + n(3) },
      { kind: 'after', turns: 1 + n(2) },
      { kind: 'losses', percent: pick([10, 50, 100]) },
      { kind: 'winning' },
      { kind: 'carrier-damaged' },
      { kind: 'beacon' },
      { kind: 'phase', percent: 50 },
      ...(find ? [{ kind: 'detection' } as const] : []),
    ]);
  };
  const find = once(3) ? nameOf(cellAt(n(columns), n(rows))) : null;
  const wave = (): WaveInput => ({
    triggers: Array.from({ length: 1 + n(2) }, () => trigger(find !== null)),
    size: 1 + n(3),
    place: pick(find === null ? PLACES.filter((place) => place !== 'find') : PLACES),
    behaviours: once(2)
      ? [
          { behaviour: pick(BEHAVIOURS), weight: 3 },
          { behaviour: pick(BEHAVIOURS), weight: 1 },
        ]
      : [],
    miners: once(3),
  });
  const encounter = once(2)
    ? pick(find === null ? ENCOUNTERS.filter((name) => name !== 'DERELICT') : ENCOUNTERS)
    : 'QUICK';
  const fog = once(3);
  return {
    scenario: once(3) ? 'alien_sample' : 'sample',
    columns,
    rows,
    hazards: once(2)
      ? scatterHazards({ columns, rows, zone: { player: zone, enemy: zone } }, 1 + n(columns * 2), chance)
      : [],
    find,
    start,
    player: force('player'),
    enemy: force('enemy'),
    encounter,
    waves: Array.from({ length: once(3) ? 1 + n(2) : 0 }, wave),
    jump: once(4) ? n(3) : null,
    options: {
      fog,
      turnLimit: 2 + n(5),
      actionPoints: once(6) ? 2 : 1,
      jumpNeeded: 3 + n(4),
      afterburner: once(2) ? 'ask' : 'auto',
      lastStandAtHalf: once(4),
      ejectPercent: pick([20, 20, 50, 0, 100]),
      difficulty: pick(['easy', 'normal', 'hard']),
      fuelStore: once(6) ? 0 : 10,
      fuelByMap: once(3),
      fuelReserve: n(5),
      refuel: once(3) ? 1 + n(2) : 0,
      holdOut: once(4),
      spentLost: once(4),
      creative: !fog && once(6),
    },
  };
}
