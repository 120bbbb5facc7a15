import { findGame, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import {
  countOf,
  type ExodusSetup,
  freeCell,
  moveShip,
  placeInCell,
  sensorsOf,
  withoutCarrier,
  withSensors,
  withSquadrons,
} from './setup-model.ts';

async function preset(id: string) {
  const found = findGame('exodus-loop');
  if (!found.ok) throw new Error(found.reason.code);
  const { setup } = await loadWhole(found.card);
  return { check: setup.check, start: setup.presets.find((one) => one.id === id)?.setup as ExodusSetup };
}

test('section 6: a squadron that is added begins in a free cell of its own zone, and the setup still fits', async () => {
  const { check, start } = await preset('triangle');
  let next = start;
  for (const side of ['player', 'enemy'] as const) {
    const before = countOf(next[side], 'I');
    next = withSquadrons(next, side, 'I', before + 4);
    expect(countOf(next[side], 'I')).toBe(before + 4);
  }
  expect(check(next)).toMatchObject({ ok: true });
  const cells = [...next.player.squadrons, ...next.enemy.squadrons].map(({ at }) => at);
  expect(new Set(cells).size).toBe(cells.length);
  expect(countOf(withSquadrons(next, 'player', 'I', 0).player, 'I')).toBe(0);
});

test('a full zone still gives a cell of it', async () => {
  const { start } = await preset('triangle');
  const full = withSquadrons(start, 'player', 'S', 40);
  expect(freeCell(full, 'player')).toMatch(/^[A-Z]1[1-3]$/);
});

test('section 24: a tier of sensors stands for all up to it', async () => {
  const { start } = await preset('campaign');
  expect(sensorsOf(start.player)).toBe(4);
  const less = withSensors(start.player, 1);
  expect(less.upgrades).toContain('SENSORS_1');
  expect(sensorsOf(less)).toBe(1);
});

test('ships that share a cell stay in it and apart from each other', () => {
  expect(placeInCell(1, 0)).toEqual({ dx: 0, dy: 0, scale: 1 });
  for (const count of [2, 3, 4, 7]) {
    const places = Array.from({ length: count }, (_, i) => placeInCell(count, i));
    for (const [i, { dx, dy, scale }] of places.entries()) {
      expect(Math.max(Math.abs(dx), Math.abs(dy)) + scale / 2).toBeLessThanOrEqual(0.5 + 1e-9);
      for (const other of places.slice(0, i))
        expect(Math.max(Math.abs(dx - other.dx), Math.abs(dy - other.dy))).toBeGreaterThanOrEqual(scale - 1e-9);
    }
  }
});

test('section 6: a carrier that is taken out leaves its docked squadrons in the zone, and the setup still fits', async () => {
  const { check, start } = await preset('campaign');
  const docked = moveShip(start, 'player', 'squadrons', 0, 'DOCKED');
  const two = { ...docked, player: { ...docked.player, carriers: [...docked.player.carriers] } };
  two.player.carriers.push({ class: 'STANDARD', at: freeCell(docked, 'player') });
  expect(check(two)).toMatchObject({ ok: true });
  const less = withoutCarrier(two, 'player', 0);
  expect(less.player.carriers).toEqual(two.player.carriers.slice(1));
  expect(less.player.squadrons).toHaveLength(start.player.squadrons.length);
  expect(less.player.squadrons.map(({ at }) => at)).not.toContain('DOCKED');
  expect(check(less)).toMatchObject({ ok: true });
  // Those of another carrier stay aboard it.
  const second = {
    ...two,
    player: { ...two.player, squadrons: two.player.squadrons.map((one) => ({ ...one, carrier: 2 })) },
  };
  expect(withoutCarrier(second, 'player', 0).player.squadrons[0]).toMatchObject({ at: 'DOCKED', carrier: 1 });
});
