import type { Chance } from '@fray/engine';
import { below, pickOne } from '../../pick.ts';
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

/** A legal setup at random: small maps mostly, short battles, and rare content far more often than tables play it. */
export function sample(chance: Chance): Setup {
  for (let attempt = 0; attempt < 50; attempt++) {
    const checked = check(guess(chance));
    if (checked.ok) return checked.setup;
  }
  throw new Error('exodus-loop sample: no legal setup in 50 attempts; check the sampler against check.ts');
}

function guess(chance: Chance): SetupInput {
  const under = (size: number): number => below(size, chance);
  const one = <V>(list: readonly V[]): V => pickOne(list, chance);
  const oneIn = (in_: number): boolean => under(in_) === 0;
  const some = <V>(list: readonly V[], most: number): V[] => list.filter(() => oneIn(3)).slice(0, most);

  const large = oneIn(12);
  const columns = large ? 6 + under(21) : 6 + under(3);
  const rows = large ? 7 + under(20) : 7 + under(2);
  const zone = deploymentRows(rows);
  const start = oneIn(2) ? 'preparation' : one(STARTS);
  // Most battles that do not begin with PREPARATION begin at close quarters: the middle rows, both sides.
  const close = start !== 'preparation' && !oneIn(4);
  const row = (side: Side): number =>
    close ? Math.floor(rows / 2) - 1 + under(2) : side === 'player' ? rows - 1 - under(zone) : under(zone);
  const cell = (side: Side): string =>
    nameOf(cellAt(close ? Math.floor(columns / 2) - 1 + under(3) : under(columns), row(side)));

  const pilot = (): SquadronInput['pilot'] => {
    const rank = one(oneIn(2) ? RANKS.slice(3) : RANKS);
    const first = one(PERKS);
    const perks = [first, ...PERKS.filter((perk) => perk !== first && oneIn(3))].slice(0, rank.slots);
    return {
      name: one(CALL_SIGNS),
      perks,
      level: rank.level,
      xp: rank.xp,
      morale: oneIn(3) ? null : under(101),
      carried: oneIn(3),
    };
  };
  const squadron = (side: Side, carriers: number): SquadronInput => {
    const type = one(SQUADRON_TYPES);
    const at = carriers && type !== 'F' && oneIn(3) ? DOCKED : cell(side);
    const hasOrder = start === 'resolution' && at !== DOCKED && oneIn(2);
    const empty = oneIn(6);
    return {
      type,
      at,
      carrier: 1 + under(Math.max(1, carriers)),
      hull: oneIn(4) ? 1 + under(2) : null,
      ammo: empty ? 0 : null,
      fuel: oneIn(6) ? 0 : null,
      traits: some(TRAITS, 3),
      behaviour: side === 'enemy' && oneIn(2) ? one(BEHAVIOURS) : null,
      aggression: under(11) / 10,
      pilot: oneIn(3) ? pilot() : null,
      order: hasOrder ? { order: type === 'M' || empty ? 'DEFEND' : one(['ATTACK', 'DEFEND'] as const) } : null,
    };
  };
  const force = (side: Side): ForceInput => {
    const classes =
      side === 'player' ? (['SCOUT', 'STANDARD', 'BATTLE', 'TENDER'] as const) : (['ENEMY', 'LEVIATHAN'] as const);
    const carriers = Array.from({ length: oneIn(4) ? 0 : oneIn(6) ? 2 : 1 }, () => {
      const kind = one(classes);
      return {
        class: kind,
        at: cell(side),
        width: oneIn(6) ? 2 : 1,
        height: oneIn(8) ? 2 : 1,
        hull: oneIn(4) ? 1 + under(CARRIERS[kind].hull) : null,
      };
    });
    // Now and then a carrier is alone: the only way to be stranded from the start.
    const many = side === 'player' && carriers.length && oneIn(10) ? 0 : 1 + under(large ? 8 : 4);
    const squadrons = Array.from({ length: many }, () => squadron(side, carriers.length));
    const tier = under(5);
    const sensors = UPGRADES.filter((upgrade) => upgrade.startsWith('SENSORS_')).slice(0, tier);
    const others = UPGRADES.filter((upgrade) => !upgrade.startsWith('SENSORS_') && oneIn(4));
    return {
      carriers,
      squadrons,
      upgrades: oneIn(2) ? [...others, ...sensors] : [],
      skills: side === 'player' && oneIn(2) ? SKILLS.slice(under(3), 2 + under(5)) : [],
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
  const find = oneIn(3) ? nameOf(cellAt(under(columns), under(rows))) : null;
  const wave = (): WaveInput => ({
    triggers: Array.from({ length: 1 + under(2) }, () => trigger(find !== null)),
    size: 1 + under(3),
    place: one(find === null ? PLACES.filter((place) => place !== 'find') : PLACES),
    behaviours: oneIn(2)
      ? [
          { behaviour: one(BEHAVIOURS), weight: 3 },
          { behaviour: one(BEHAVIOURS), weight: 1 },
        ]
      : [],
    miners: oneIn(3),
  });
  const encounter = oneIn(2)
    ? one(find === null ? ENCOUNTERS.filter((name) => name !== 'DERELICT') : ENCOUNTERS)
    : 'QUICK';
  const fog = oneIn(3);
  return {
    scenario: oneIn(3) ? 'alien_sample' : 'sample',
    columns,
    rows,
    hazards: oneIn(2)
      ? scatterHazards({ columns, rows, zone: { player: zone, enemy: zone } }, 1 + under(columns * 2), chance)
      : [],
    find,
    start,
    player: force('player'),
    enemy: force('enemy'),
    encounter,
    waves: Array.from({ length: oneIn(3) ? 1 + under(2) : 0 }, wave),
    jump: oneIn(4) ? under(3) : null,
    options: {
      fog,
      turnLimit: 2 + under(5),
      actionPoints: oneIn(6) ? 2 : 1,
      jumpNeeded: 3 + under(4),
      afterburner: oneIn(2) ? 'ask' : 'auto',
      lastStandAtHalf: oneIn(4),
      ejectPercent: one([20, 20, 50, 0, 100]),
      difficulty: one(['easy', 'normal', 'hard']),
      fuelStore: oneIn(6) ? 0 : 10,
      fuelByMap: oneIn(3),
      fuelReserve: under(5),
      refuel: oneIn(3) ? 1 + under(2) : 0,
      replacements: oneIn(3) ? under(4) : null,
      atLimit: one(['draw', 'player', 'enemy']),
      spentLost: oneIn(4),
      creative: !fog && oneIn(6),
    },
  };
}
