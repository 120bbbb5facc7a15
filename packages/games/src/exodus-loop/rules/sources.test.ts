import { seededDice } from '@fray/engine';
import { expect, it } from 'vitest';
import { game } from '../tests/whole.ts';
import type { State } from '../types.ts';
import { attackOf, carrierDefence, defenceOf } from './effective.ts';
import { carrierMaxHull, maxHull, moveOf, speedOf } from './figures.ts';
import { cellNamed } from './grid.ts';
import {
  attackSources,
  carrierDefenceSources,
  carrierHullSources,
  defenceSources,
  hullSources,
  moveSources,
  type Sourced,
  speedSources,
} from './sources.ts';

const total = ({ printed, changes }: Sourced): number =>
  Math.max(
    0,
    changes.reduce((sum, { amount }) => sum + amount, printed),
  );

/** Every figure that its sources do not make up. */
function wrong(state: State, seen: Set<string>): string[] {
  const found: string[] = [];
  const check = (id: string, sourced: Sourced, figure: number) => {
    for (const { code } of sourced.changes) seen.add(code);
    if (total(sourced) !== figure) found.push(`${id}: ${total(sourced)}, not ${figure}`);
  };
  for (const unit of state.squadrons) {
    check(unit.id, attackSources(state, unit), attackOf(state, unit));
    check(unit.id, defenceSources(state, unit), defenceOf(state, unit));
    check(unit.id, speedSources(unit), speedOf(unit));
    check(unit.id, moveSources(unit), moveOf(unit));
    check(unit.id, hullSources(state, unit), maxHull(state, unit));
  }
  for (const ship of state.carriers) {
    check(ship.id, carrierDefenceSources(ship), carrierDefence(ship));
    check(ship.id, carrierHullSources(state, ship), carrierMaxHull(state, ship));
  }
  return found;
}

const ORDERS = ['DEFEND', 'ATTACK', 'MOVE', null] as const;
/** Hurt by turns, crowded around a few cells, some of them with a hazard, and told this and that. */
function stirred(state: State, turn: number): State {
  const cells = [...Object.keys(state.hazards), 'D4', 'D5'].flatMap((name) => cellNamed(name) ?? []);
  state.squadrons.forEach((unit, i) => {
    unit.order = ORDERS[(i + turn) % ORDERS.length] ?? null;
    unit.cell = cells[(i * 3 + turn) % cells.length] ?? unit.cell;
    unit.hull = 1 + ((i + turn) % maxHull(state, unit));
  });
  state.carriers.forEach((ship, i) => {
    ship.guard = (i + turn) % 2 === 0;
    ship.hull = 1 + ((i + turn) % carrierMaxHull(state, ship));
  });
  return state;
}

it('section 14: what is printed and its changes by source make up every figure of every ship', () => {
  const seen = new Set<string>();
  const rolls = seededDice(14);
  // Random setups have pilots, skills, upgrades, traits and hazards.
  for (let battle = 0; battle < 60; battle++) {
    const state = game.rules.begin(game.setup.sample((count, sides) => rolls.pull('roll', count, sides)));
    for (let turn = 0; turn < 4; turn++) expect(wrong(stirred(state, turn), seen)).toEqual([]);
  }
  expect([...seen].sort()).toEqual(['behaviour', 'hazard', 'morale', 'named', 'network', 'order']);
});
