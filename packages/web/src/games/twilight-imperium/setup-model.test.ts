import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { FACTION_ROWS } from '@fray/games/twilight-imperium/screen';
import { expect, test } from 'vitest';
import {
  formatUnits,
  type Group,
  groupsOf,
  holdings,
  listFor,
  otherLevel,
  rowOf,
  type Ti4Setup,
  textOf,
  unitOf,
  unitsOf,
  upgradeUnits,
  withGroup,
} from './setup-model.ts';

async function load(): Promise<WholeGame> {
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error(found.reason.code);
  return loadWhole(found.card);
}
const isOwn = (faction: string, unit: string): boolean =>
  [1, 2].some((level) => unitOf(faction, rowOf(unit).type as never, level as 1 | 2) === unit);
const group = (unit: string, count: number, damaged = 0): Group => ({ unit, count, damaged, galvanized: 0 });

test('P0.5: a group is counted, damaged ones never outnumber it, and none of it is no group', () => {
  const two = withGroup([], 'dreadnought-1', { count: 2, damaged: 2 });
  expect(withGroup(two, 'dreadnought-1', { count: 1 })).toEqual([group('dreadnought-1', 1, 1)]);
  expect(withGroup(two, 'dreadnought-1', { count: 0 })).toEqual([]);
});

test('P0.5: an upgrade turns the whole line, and a faction has its own line', () => {
  const other = otherLevel('sol', 'cruiser-1') as string;
  expect(upgradeUnits([group('cruiser-1', 2, 1), group(other, 1)], 'cruiser-1', other)).toEqual([group(other, 3, 1)]);
  expect(unitsOf('sol', [])).not.toEqual(unitsOf('letnev', []));
  expect(
    unitsOf('letnev', [group('cruiser-1', 1), group(otherLevel('letnev', 'cruiser-1') as string, 1)]),
  ).toHaveLength(10);
});

test('P0.5: the text of a fleet is read back as the same fleet', async () => {
  const game = await load();
  let read = 0;
  for (const preset of game.setup.presets) {
    const { attacker, ...setup } = preset.setup as Ti4Setup;
    const groups = groupsOf(attacker?.space);
    // A fleet without a faction has plain units, which no faction would read back.
    if (
      !attacker ||
      !groups.every(({ unit }) => unitsOf(attacker.faction, groups).includes(unit) && isOwn(attacker.faction, unit))
    )
      continue;
    const checked = game.setup.check({ ...setup, attacker: { ...attacker, space: textOf(groups) } });
    expect(checked.ok && (checked.setup as Ti4Setup).attacker?.space, preset.id).toEqual(groups);
    read++;
  }
  expect(read).toBeGreaterThan(3);
});

test('P0.5: effects that may be held are listed, and each is taken by the setup in its list', async () => {
  const game = await load();
  const setup = game.setup.presets[0]?.setup as Ti4Setup;
  const { effects, cards } = holdings(setup.sets);
  expect(effects.length).toBeGreaterThan(50);
  expect(cards.some(({ id }) => id === 'direct-hit')).toBe(true);
  expect(listFor('duranium-armor')).toBe('technologies');
  const attacker: Record<string, unknown> = { ...setup.attacker, hand: cards.map(({ id }) => id) };
  for (const { id } of effects) {
    const list = listFor(id) as string;
    attacker[list] = [...((attacker[list] as string[]) ?? []), id];
  }
  expect(game.setup.check({ ...setup, attacker })).toMatchObject({ ok: true });
});

test('units are counted in words that a person would use', () => {
  expect(formatUnits('cruiser-1', 1)).toBe('1 cruiser');
  expect(formatUnits('cruiser-2', 2)).toBe('2 Cruiser IIs');
  expect(formatUnits('infantry-1', 3)).toBe('3 infantry');
  expect(formatUnits('spec-ops-1', 3)).toBe('3 Spec Ops');
  expect(formatUnits('pds-2', 2)).toBe('2 PDS II');
  expect(formatUnits('war-sun', 2)).toBe('2 war suns');
});

test('P0.5: the text of a fleet of any faction is read back as the same fleet', () => {
  for (const { id } of FACTION_ROWS) {
    const fleet = unitsOf(id, []).map((unit) => group(unit, 2));
    expect(groupsOf(textOf(fleet), id), `${id}: ${textOf(fleet)}`).toEqual(fleet);
  }
});
