import { MANA, type Mana, type Resistance, type State, type UnitState, type Verified } from '../types.ts';
import { waitsForNobody } from './effect.ts';
import {
  allUnitsResist,
  armorAndAttackDown,
  armorDown,
  armorDownOnly,
  crystal,
  destroy,
  exposeOne,
  ifBlocked,
  influence,
  loseFortification,
  loseResistances,
  mana,
  move,
  noAttack,
  noAttackAnd,
  raise,
  readyUnit,
  reputation,
  rule,
  standGuard,
  unfortifiedOnly,
} from './effects.ts';
import {
  attack,
  block,
  givesOf,
  idOf,
  type Mode,
  mode,
  NOTHING_OUTSIDE,
  rangedAttack,
  type Source,
  siege,
  sortModes,
} from './mode.ts';
import { rowsById } from './rows.ts';

export interface Unit extends Source {
  count: number;
  level: number;
  cost: number;
  armor: number;
  resists: readonly Resistance[];
  /** 12.5: each ability once, instead of one ability in all. */
  several: boolean;
  /** Influence asked for: before damage, or before use in an assault. */
  influence: '' | 'damage' | 'assault';
  verified: Verified;
}
interface More {
  several?: boolean;
  influence?: Unit['influence'];
  verified?: Verified;
}
function unit(
  name: string,
  figures: readonly [count: number, level: number, cost: number, armor: number],
  resists: string,
  ...rest: [modes: readonly Mode[]] | [more: More, modes: readonly Mode[]]
): Unit {
  const [more, modes] = rest.length === 1 ? [{} as More, rest[0]] : rest;
  const [count, level, cost, armor] = figures;
  return {
    id: idOf(name),
    name,
    count,
    level,
    cost,
    armor,
    resists: resists ? (resists.split(' ') as Resistance[]) : [],
    modes,
    sorted: sortModes(modes),
    gives: givesOf(modes),
    outside: NOTHING_OUTSIDE,
    several: more.several ?? false,
    influence: more.influence ?? '',
    verified: more.verified ?? 'two',
  };
}
/** `Attack n or Block n`, perhaps for mana. */
const either = (
  n: number,
  pay: readonly Mana[] = [],
  element: 'physical' | 'fire' | 'ice' | 'coldFire' = 'physical',
  id = 'n',
): Mode[] => [mode(`attack-${id}`, pay, attack(n, element)), mode(`block-${id}`, pay, block(n, element))];
const LL: More = { verified: 'one' };
const heroes = (
  colour: string,
  armor: number,
  resists: string,
  ability: Mode | undefined,
  verified: Verified = 'one',
): Unit =>
  unit(`Heroes ${colour}`, [1, 3, 9, armor], resists, { influence: 'assault', verified }, [
    ...either(5),
    ...(ability ? [ability] : []),
    mode('influence', [], influence(5)),
  ]);
/** Two mana of any colors, gold and black too (G4). */
const PAIRS = MANA.flatMap((a, i) => MANA.slice(i).map((b) => [a, b] as const));
const iceGolems = (element: 'physical' | 'ice') => ({
  when: (state: State) => state.options.iceGolemsElement === element,
});

/** 12.5 */
const ROWS: readonly Unit[] = [
  unit('Peasants', [3, 1, 4, 3], '', [...either(2), mode('influence', [], influence(2)), mode('move', [], move(2))]),
  unit('Foresters', [2, 1, 5, 4], '', [mode('block', [], block(3)), mode('move', [], move(2))]),
  unit('Herbalists', [2, 1, 3, 2], '', [
    mode(
      'ready',
      [],
      readyUnit((unit) => levelOfUnit(unit), 2),
    ),
    mode('mana', [], mana('green')),
  ]),
  unit('Scouts', [2, 1, 4, 2], '', LL, [mode('siege', [], siege(1)), mode('move', [], move(2))]),
  unit('Thugs', [2, 1, 5, 5], '', { influence: 'damage', ...LL }, [
    mode('block', [], block(3)),
    mode('attack', [], attack(3), reputation(-1)),
    mode('influence', [], influence(4), reputation(-1)),
  ]),
  unit('Utem Crossbowmen', [2, 2, 6, 4], '', [...either(3), mode('ranged', [], rangedAttack(2))]),
  unit('Utem Guardsmen', [2, 2, 5, 5], '', [
    mode('attack', [], attack(2)),
    mode('block', [], block(4, 'physical', true)),
  ]),
  unit('Utem Swordsmen', [2, 2, 6, 4], '', [
    ...either(3),
    ...either(6, [], 'physical', 'wounded').map((row) => ({ ...row, wounds: 1 })),
  ]),
  unit('Guardian Golems', [2, 2, 7, 3], 'physical', [
    ...either(2),
    mode('fire-block', ['red'], block(4, 'fire')),
    mode('ice-block', ['blue'], block(4, 'ice')),
  ]),
  unit('Illusionists', [2, 2, 7, 2], 'physical', [
    mode('influence', [], influence(4)),
    mode('illusion', ['white'], noAttack(unfortifiedOnly)),
    mode('crystal', [], crystal('white')),
  ]),
  unit('Shocktroops', [2, 2, 6, 3], '', LL, [
    mode('coordinate', [], rangedAttack(1), raise('unitAttackPlus', 1, [])),
    mode('weaken', [], armorAndAttackDown(1)),
    mode('weaken-armor', [], armorDownOnly(1)),
    mode('guard', [], standGuard(3)),
  ]),
  unit('Red Cape Monks', [1, 2, 7, 4], '', [...either(3), ...either(4, ['red'], 'fire', 'fire')]),
  unit('Northern Monks', [1, 2, 7, 4], '', [...either(3), ...either(4, ['blue'], 'ice', 'ice')]),
  unit('Savage Monks', [1, 2, 7, 4], '', [...either(3), mode('siege', ['green'], siege(4))]),
  // Mana lies on their card since they were recruited, or since the round began.
  unit('Magic Familiars', [2, 2, 6, 5], '', LL, [
    mode('attack', [], attack(3)),
    mode('attack-red', [], attack(5), { fed: 'red' }),
    mode('block', [], block(4)),
    mode('block-blue', [], block(7), { fed: 'blue' }),
    mode('move', [], move(3)),
    mode('move-white', [], move(5), { fed: 'white' }),
    mode('influence', [], influence(3)),
    mode('influence-white', [], influence(5), { fed: 'white' }),
  ]),
  unit('Fire Golems', [2, 3, 8, 4], 'physical fire', [...either(3), mode('ranged', ['red'], rangedAttack(4, 'fire'))]),
  unit('Ice Golems', [2, 3, 8, 4], 'physical ice', { verified: 'unverified' }, [
    ...either(3).map((row) => ({ ...row, ...iceGolems('physical') })),
    ...either(3, [], 'ice', 'ice').map((row) => ({ ...row, ...iceGolems('ice') })),
    mode('attack-blue', ['blue'], attack(6, 'ice')),
  ]),
  unit('Fire Mages', [2, 3, 9, 4], 'fire', { verified: 'unverified' }, [
    mode('ranged', [], rangedAttack(3, 'fire')),
    ...either(6, ['red'], 'fire', 'fire'),
    mode('mana', [], crystal('red'), mana('red')),
  ]),
  unit('Ice Mages', [2, 3, 9, 4], 'ice', [
    ...either(4, [], 'ice', 'ice'),
    mode('siege', ['blue'], siege(4, 'ice')),
    mode('mana', [], crystal('blue'), mana('blue')),
  ]),
  unit('Amotep Gunners', [2, 3, 8, 6], '', [...either(5), mode('ranged', ['red'], rangedAttack(6, 'fire'))]),
  unit('Amotep Freezers', [2, 3, 8, 6], '', [...either(5), mode('freeze', ['blue'], noAttackAnd(armorDown(3)))]),
  unit('Catapults', [3, 3, 9, 4], '', [
    mode('siege', [], siege(3)),
    mode('siege-fire', ['red'], siege(5, 'fire')),
    mode('siege-ice', ['blue'], siege(5, 'ice')),
  ]),
  unit('Sorcerers', [2, 3, 9, 4], 'fire ice', LL, [
    mode('ranged', [], rangedAttack(3)),
    mode('walls', ['white'], loseFortification, rangedAttack(3)),
    mode('resistances', ['green'], loseResistances(), rangedAttack(3)),
  ]),
  heroes('(blue)', 4, 'ice', mode('cold-fire', ['blue'], block(8, 'coldFire'))),
  heroes('(red)', 4, 'fire', mode('cold-fire', ['red'], attack(6, 'coldFire'))),
  heroes('(green)', 3, 'physical', undefined, 'unverified'),
  heroes('(white)', 6, '', mode('ranged', ['white'], rangedAttack(7))),
  unit('Altem Guardians', [3, 4, 11, 7], '', [
    mode('attack', [], attack(5)),
    mode('block', [], block(8, 'physical', true)),
    mode('resistances', ['green'], allUnitsResist),
  ]),
  unit('Altem Mages', [2, 4, 12, 5], 'fire ice', [
    ...PAIRS.map(([a, b]) => mode(`mana-${a}-${b}`, [], mana(a, b))),
    ...either(5, [], 'coldFire', 'five'),
    ...either(7, ['blue'], 'coldFire', 'blue'),
    ...either(7, ['red'], 'coldFire', 'red'),
    ...either(9, ['blue', 'red'], 'coldFire', 'both'),
    mode('all-cold-fire', ['black'], rule('allColdFire', true, [1, 4], { inAttack: false, ...waitsForNobody })),
    mode('all-siege', ['black'], rule('allSiege', true, [1], { inAttack: false })),
  ]),
  unit('Delphana Masters', [2, 4, 13, 3], 'physical fire ice', { several: true, ...LL }, [
    mode('sleep', ['blue'], noAttack()),
    mode('destroy', ['red'], destroy(ifBlocked)),
    mode('weaken', ['green'], armorDown(5)),
    mode('expose', ['white'], exposeOne),
  ]),
];
export const { rows: UNITS, of: unitOf } = rowsById('unit', ROWS);
/** A custom unit has no printed abilities: its points are typed. */
const OWN: Unit = unit('Own unit', [0, 1, 0, 3], '', []);
/** The row of a unit, printed or custom. */
export const rowOf = (state: Pick<UnitState, 'unit' | 'own'>): Unit => (state.own ? OWN : unitOf(state.unit));
/** The level of a unit; a custom one has the level that was entered. */
export function levelOfUnit({ unit, own }: Pick<UnitState, 'unit' | 'own'>): number {
  return own ? own.level : unitOf(unit).level;
}
/** Armor and resistances as the options of this combat read them (12.5). */
type Which = Pick<UnitState, 'unit' | 'own'>;
export const printedUnitArmor = (state: Pick<State, 'options'>, { unit: id, own }: Which): number =>
  own ? own.armor : id === 'fire-mages' ? state.options.fireMagesArmor : unitOf(id).armor;
export const printedUnitResists = (state: Pick<State, 'options'>, { unit: id, own }: Which): readonly string[] =>
  own ? own.resists : id === 'heroes-green' && !state.options.greenHeroesResist ? [] : unitOf(id).resists;
