import { HAZARD_SHARE } from '../content/house.ts';
import { cellNamed, onMap } from '../rules/grid.ts';
import { inZone } from '../rules/placement.ts';
import { SIDES } from '../types.ts';
import { zoneOf } from './begin.ts';
import type { Setup } from './schema.ts';

/** Takes one problem: where, a stable code, and a sentence that says what to do. */
export type Report = (path: string, code: string, why: string) => void;

/** The map itself: zones apart from each other, hazards sparse and outside of them. */
export function checkMap(setup: Setup, report: Report): void {
  const zone = zoneOf(setup);
  if (zone.player + zone.enemy >= setup.rows) {
    report(
      'zone',
      'zones-meet',
      `the deployment zones need ${zone.player} and ${zone.enemy} rows, and one row between them: the map has only ${setup.rows}`,
    );
  }
  const most = Math.floor(setup.columns * setup.rows * HAZARD_SHARE);
  if (setup.hazards.length > most) {
    report(
      'hazards',
      'too-many-hazards',
      `at most ${most} of the ${setup.columns * setup.rows} cells may hold a hazard (15%), not ${setup.hazards.length}`,
    );
  }
  const seen = new Set<string>();
  for (const [i, { at }] of setup.hazards.entries()) {
    const path = `hazards[${i}].at`;
    const cell = cellNamed(at) as number;
    if (!onMap(setup, cell)) {
      report(path, 'off-map', `${at} is not on a map of ${setup.columns} columns and ${setup.rows} rows`);
      continue;
    }
    if (seen.has(at)) report(path, 'two-hazards', `${at} has two hazards`);
    seen.add(at);
    const map = { rows: setup.rows, zone };
    if (SIDES.some((side) => inZone(map, side, cell)))
      report(path, 'hazard-in-zone', `${at} lies in a deployment zone: no hazards there`);
  }
  if (setup.find !== null && !onMap(setup, cellNamed(setup.find) as number)) {
    report('find', 'off-map', `${setup.find} is not on a map of ${setup.columns} columns and ${setup.rows} rows`);
  }
  if (setup.encounter === 'DERELICT' && setup.find === null)
    report('find', 'no-find', 'a Derelict encounter needs the cell of its find');
}
