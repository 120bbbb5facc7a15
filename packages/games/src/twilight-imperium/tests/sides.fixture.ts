/** F1: both sides have the same forces and the same effect, a setup for each row that says `sides: 'same'`. */
import { type Choice, choices, Runner, seededDice } from '@fray/engine';
import { bot } from '../bot.ts';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import type { EffectRow } from '../content/effects/types.ts';
import type { FactionId } from '../content/factions.ts';
import { UNITS, type UnitId } from '../content/units.ts';
import { anyUnit } from '../rules/figures.ts';
import { rules } from '../ruleset.ts';
import type { Setup, UnitGroup } from '../setup/types.ts';
import { type Action, PLAYER_SEATS, type Seat, type Ti4, type View } from '../types.ts';
import { chance, planet, side, table, type units } from './fixture.ts';

type Fleet = Parameters<typeof units>[0];
type More = NonNullable<Parameters<typeof side>[2]>;

/** Rows that name no side. What is never offered in a step is left out: it does nothing here. */
export const SAME = EFFECT_ROWS.filter((row) => row.sides === 'same' && row.resolution !== 'outside');

/** How a player comes to hold an effect of that kind. */
function holding({ kind, id }: EffectRow): Partial<More> {
  if (kind === 'action') return { hand: [id] };
  if (kind === 'technology' || kind === 'faction-technology') return { technologies: [id] };
  if (kind === 'note') return { notes: [id] };
  if (kind === 'agent' || kind === 'commander' || kind === 'hero') return { leaders: [id] };
  if (kind === 'relic') return { relics: [id] };
  return kind === 'breakthrough' || kind === 'plot' ? { breakthroughs: [id] } : {};
}

interface Forces {
  faction?: FactionId;
  /** In the space area; on the planet that both sides fight for; on a planet of one's own. */
  space?: Fleet;
  ground?: Fleet;
  memory?: Fleet;
  /** What a planet of one's own is called. */
  systemName?: string;
  more?: (foe: 'attacker' | 'defender') => Partial<More>;
  start?: Setup['start'];
  table?: Parameters<typeof table>[2];
}

/** Few ships end a combat soon: eight thousand are played of each row. */
const SHIPS: Fleet = { 'cruiser-2': 1 };
const PAIR: Fleet = { 'cruiser-2': 2 };
const ARMORED: Fleet = { 'dreadnought-2': 1, 'cruiser-2': 1 };
const ASHORE: Fleet = { 'infantry-2': 1, mech: 1 };
const CANNONS: Forces = {
  space: { 'cruiser-2': 2 },
  memory: { 'pds-1': 1 },
  start: 'P1.1',
};
const galvanizedGroup = (unit: UnitId, count = 1): UnitGroup[] => [{ unit, count, damaged: 0, galvanized: count }];

/** Forces with which a row has something to do; the rest fights with the usual ones of its place. */
const FORCES: Partial<Record<string, Forces>> = {
  'direct-hit': { space: { 'dreadnought-1': 1, 'cruiser-2': 1 } },
  'reflective-shielding': { space: { 'dreadnought-1': 1, 'cruiser-2': 1 } },
  'emergency-repairs': { space: { 'dreadnought-1': 1, 'cruiser-2': 1 } },
  'duranium-armor': { space: ARMORED },
  'non-euclidean-shielding': { space: ARMORED },
  'rear-admiral-farran': { space: ARMORED },
  spark: { space: ARMORED },
  'impulse-core': { space: PAIR },
  devotion: { space: PAIR },
  'dame-briar': { space: PAIR },
  'ipswitch-loose-cannon': { space: PAIR },
  'brother-milor-omega': { space: PAIR },
  divinity: { space: PAIR },
  hardlight: { space: PAIR },
  'metali-void-armaments': { space: { 'war-sun': 1, 'fighter-1': 2 } },
  'fight-with-precision': { space: { 'destroyer-1': 1, 'war-sun': 1, 'fighter-1': 1 } },
  'vos-hollow': { space: { 'cruiser-1': 3 } },
  'courageous-to-the-end': { space: { 'cruiser-1': 3 } },
  lash: { space: { 'cruiser-1': 3 } },
  'fighter-prototype': { space: { 'war-sun': 1, 'fighter-1': 3 } },
  waylay: { space: { 'destroyer-1': 2, 'cruiser-1': 1 } },
  atomize: { faction: 'letnev', space: { 'arc-secundus': 1, 'cruiser-1': 1 } },
  'graviton-laser-system': { ...CANNONS, space: { 'war-sun': 1, 'fighter-1': 1 } },
  converge: { ...CANNONS, space: { 'war-sun': 1, 'fighter-1': 1 } },
  trine: { ...CANNONS },
  'magen-defense-grid': { faction: 'arborec', ground: { 'letani-behemoth': 1, 'infantry-1': 2 } },
  'magen-defense-grid-omega': { faction: 'titans', ground: { 'hel-titan-1': 1, 'infantry-1': 2 } },
  'magen-defense-grid-omega-omega': { faction: 'titans', ground: { 'hel-titan-1': 1, 'infantry-1': 2 } },
  'raid-formation': { space: { 'strike-wing-alpha-1': 2, 'dreadnought-1': 1 } },
  ambush: { space: { 'cruiser-1': 2, 'fighter-1': 4, 'war-sun': 1 } },
  indoctrination: { ground: { 'infantry-1': 3 } },
  'greyfire-mutagen-omega': { ground: { 'infantry-1': 4 } },
  galvanize: { more: () => ({ space: galvanizedGroup('cruiser-1', 2) }) },
  'lyra-keen': { more: () => ({ space: galvanizedGroup('cruiser-1', 3) }) },
  'dimensional-splicer': { space: PAIR, table: { system: { wormholes: ['alpha'] } } },
  'valkyrie-particle-weave': { ground: { 'infantry-1': 2 } },
  'rickar-rickani': { space: SHIPS, table: { system: { mecatol: true } } },
  'aroz-hollow': { space: SHIPS, table: { system: { fracture: true } } },
  'homesick-phantom': {
    more: () => ({ facts: { stored: [{ unit: 'cruiser-1', count: 1, damaged: 0, galvanized: 0 }] } }),
  },
  'kuuasi-aun-jalatai': { space: { 'cruiser-1': 2 }, memory: { 'infantry-1': 1 } },
  'ul-the-progenitor': { ...CANNONS, memory: {}, systemName: 'Elysium' },
  'custodia-vigilia': { ...CANNONS, memory: {}, systemName: 'Mecatol' },
  'lightrail-ordnance': { ...CANNONS, memory: { 'space-dock-1': 1 } },
  'publicize-weapon-schematics': { space: { 'war-sun': 1, 'cruiser-1': 1 } },
  'articles-of-war': { faction: 'mentak', ground: { 'moll-terminus': 1, 'infantry-1': 1 } },
  'prophecy-of-ixth': { space: { 'war-sun': 1, 'fighter-1': 3 } },
  'the-crown-of-thalnos-law': { table: { sets: ['B'] }, space: { 'cruiser-1': 3 } },
  imperator: { more: () => ({ facts: { supports: 1 } }) },
  assail: { more: (foe) => ({ facts: { puppets: [foe] } }) },
  'the-reaping': { more: (foe) => ({ facts: { puppets: [foe] } }) },
  'heavens-eye': { more: (foe) => ({ facts: { puppets: [foe] } }) },
  'arvicon-rex': { more: () => ({ facts: { tokensOf: [] } }) },
  iconoclast: { more: () => ({ facts: { relicFragment: true } }) },
  mordred: { more: (foe) => ({ facts: { assimilated: [foe] } }) },
  'the-egeiro': { more: () => ({ facts: { outsideSystems: 3 } }) },
  'the-alastor': { space: { 'the-alastor': 1, 'cruiser-1': 1, 'infantry-1': 2 } },
  'visz-el-vir': { space: { 'visz-el-vir': 1, eidolon: 1 } },
  quetzecoatl: { ...CANNONS, space: { quetzecoatl: 1, 'cruiser-1': 1 } },
  quietus: { table: { system: { breach: 'active' } }, space: { quietus: 1, 'dreadnought-1': 1 } },
  eidolon: { space: { 'war-sun': 1, eidolon: 1, 'cruiser-1': 1 } },
  'eidolon-maximum': { ground: { 'eidolon-maximum': 1, 'infantry-1': 1 } },
  'quantum-manipulator': { space: { 'war-sun': 1, 'quantum-manipulator': 1, 'cruiser-1': 1 } },
  'iconoclast-omega': { space: { 'war-sun': 1, 'iconoclast-omega': 1, 'destroyer-1': 2, 'fighter-1': 2 } },
  'strike-wing-alpha-2': { space: { 'strike-wing-alpha-2': 2, 'infantry-1': 2 } },
  'munitions-reserves': { space: { 'cruiser-1': 1 } },
  'a3-valiance': { ground: { 'a3-valiance': 1, 'infantry-1': 2 } },
  'dunlain-reaper': { ground: { 'infantry-1': 2 } },
  'salai-sai-corian': { space: { 'salai-sai-corian': 1, 'cruiser-1': 1 } },
  miniaturization: { space: { 'cruiser-1': 2, 'pds-1': 1 }, start: 'P1.1' },
  'brother-milor': { space: { 'war-sun': 1, 'cruiser-1': 2 }, table: { options: { milor: 'original' } } },
};

const isAshore = (id: UnitId): boolean => ['infantry', 'mech', 'pds'].includes(UNITS[id].type);
/** Where a row works: space cannon, a planet, else space. */
function forcesFor(row: EffectRow): Forces {
  if (row.kind === 'unit' && row.id in UNITS) {
    const id = row.id as UnitId;
    if (UNITS[id].type === 'space-dock') return { space: SHIPS, memory: { [id]: 1 } };
    return isAshore(id) ? { ground: { [id]: 1, 'infantry-2': 1 } } : { space: { [id]: 1, 'cruiser-2': 1 } };
  }
  if (row.steps[0]?.startsWith('P1')) return CANNONS;
  const inSpace = row.steps.some((step) => step.startsWith('P2'));
  return !inSpace && row.steps.some((step) => step.startsWith('P4')) ? { ground: ASHORE } : { space: SHIPS };
}

export function sidesSetup(row: EffectRow): Setup {
  const basic = forcesFor(row);
  const special = FORCES[row.id];
  const forces: Forces = { ...(special?.space || special?.ground ? {} : basic), ...special };
  const faction = forces.faction ?? (row.faction as FactionId | undefined) ?? 'arborec';
  const player = (by: 'attacker' | 'defender') => {
    const foe = by === 'attacker' ? 'defender' : 'attacker';
    const more = forces.more?.(foe) ?? {};
    const made = side(faction, forces.space ?? {}, { ...holding(row), ...more, policy: { plays: [row.id] } });
    return more.space ? { ...made, space: more.space } : made;
  };
  const memory = (by: 'attacker' | 'defender') =>
    forces.memory ? [planet(`${forces.systemName ?? 'World'} of the ${by}`, by, { [by]: forces.memory })] : [];
  const both = forces.ground ? [planet('Quann', null, { attacker: forces.ground, defender: forces.ground })] : [];
  const laws: Setup['laws'] =
    row.kind !== 'law'
      ? []
      : row.hooks?.noAbility || (!row.hooks?.rolled && !row.hooks?.combatModifier)
        ? [{ law: row.id, owner: null }]
        : [
            { law: row.id, owner: 'attacker' },
            { law: row.id, owner: 'defender' },
          ];
  return table(player('attacker'), player('defender'), {
    start: forces.start ?? (forces.ground ? 'P4.1' : 'P2.1'),
    extent: forces.ground ? 'ground' : 'space',
    laws,
    ...forces.table,
    system: {
      planets: [...both, ...memory('attacker'), ...memory('defender')],
      ...(row.kind === 'anomaly' ? { anomalies: [row.id as Setup['system']['anomalies'][number]] } : {}),
      ...forces.table?.system,
    },
    options: { unitLimits: false, ...forces.table?.options },
  });
}

/** Effects that answer what happens to a unit of the other side. */
const AGAINST: ReadonlySet<string> = new Set(['direct-hit', 'spark', 'technological-singularity']);
/** Without what a player with sense would not do: help the other side, or spoil their own dice. */
function sensible(view: View, seat: Seat, list: readonly Choice<Ti4>[]): readonly Choice<Ti4>[] {
  if (!list.some(({ action }) => action.type === 'use')) return list;
  const memory = view.frames[view.frames.length - 1]?.memory;
  const subject = anyUnit(view, memory?.unit);
  const roll = view.rolls[memory?.roll ?? -1];
  const sideOf = (action: Action) => ('target' in action ? anyUnit(view, action.target)?.side : undefined);
  const mine = list.some(({ action }) => sideOf(action) === seat);
  const left = list.filter(({ action }) => {
    if (action.type !== 'use') return true;
    if (subject && subject.side !== seat && !AGAINST.has(action.effect)) return false;
    const { target } = action;
    if (target === undefined) return true;
    if (/^\d+$/.test(target)) return roll?.by === seat && action.offer === 0;
    if ((PLAYER_SEATS as readonly string[]).includes(target)) return target === seat;
    return !mine || sideOf(action) === seat;
  });
  return left.length ? left : list;
}

/** Plays combats and counts what each side has won. */
export function shares(
  setup: Setup,
  seed: number,
  games: number,
): { attacker: number; draw: number; defender: number } {
  const count = { attacker: 0, draw: 0, defender: 0 };
  const source = seededDice(seed, 1);
  for (let i = 0; i < games; i++) {
    const runner = new Runner(rules, rules.begin(setup), source);
    runner.start();
    for (let moves = 0; rules.outcome(runner.state) === undefined; moves++) {
      if (moves > 5000) throw new Error('a combat of the bots does not end');
      const list = choices(rules, runner.state);
      const seat = (list[0] as (typeof list)[number]).seat;
      const view = rules.view(runner.state, seat);
      const mine = list.filter((one) => one.seat === seat);
      runner.apply(seat, bot(view, seat, sensible(view, seat, mine), chance));
    }
    const winner = rules.outcome(runner.state)?.winner;
    if (winner) count[winner]++;
  }
  return count;
}

/** How many standard errors the shares of the two sides lie apart. */
export function apart({ attacker, defender }: { attacker: number; defender: number }, games: number): number {
  const gap = (attacker - defender) / games;
  const error = Math.sqrt(((attacker + defender) / games - gap * gap) / games);
  return error === 0 ? (gap === 0 ? 0 : Number.POSITIVE_INFINITY) : Math.abs(gap) / error;
}
