import { HAZARD_SHARE } from '../content/house.ts';
import { cellNamed, onMap } from '../rules/grid.ts';
import { inZone } from '../rules/placement.ts';
import { SIDES } from '../types.ts';
import type { Report } from './report.ts';
import type { Setup } from './schema.ts';
import { zoneOf } from './zones.ts';

/** The map itself: zones apart from each other, hazards sparse and outside of them. */
export function checkMap(setup: Setup, report: Report): void {
  const zone = zoneOf(setup);
  if (zone.player + zone.enemy >= setup.rows) {
    report('zone', 'zones-meet', { player: zone.player, enemy: zone.enemy, rows: setup.rows });
  }
  const most = Math.floor(setup.columns * setup.rows * HAZARD_SHARE);
  if (setup.hazards.length > most) {
    const cells = setup.columns * setup.rows;
    report('hazards', 'too-many-hazards', { most, cells, count: setup.hazards.length });
  }
  const size = { columns: setup.columns, rows: setup.rows };
  const seen = new Set<string>();
  for (const [i, { at }] of setup.hazards.entries()) {
    const path = `hazards[${i}].at`;
    const cell = cellNamed(at) as number;
    if (!onMap(setup, cell)) {
      report(path, 'off-map', { cell: at, ...size });
      continue;
    }
    if (seen.has(at)) report(path, 'two-hazards', { cell: at });
    seen.add(at);
    const map = { rows: setup.rows, zone };
    if (SIDES.some((side) => inZone(map, side, cell))) report(path, 'hazard-in-zone', { cell: at });
  }
  if (setup.find !== null && !onMap(setup, cellNamed(setup.find) as number)) {
    report('find', 'off-map', { cell: setup.find, ...size });
  }
  if (setup.encounter === 'DERELICT' && setup.find === null) report('find', 'no-find', { what: 'encounter' });
}
