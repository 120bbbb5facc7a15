import { Combat, seededDice, type Types } from '@fray/engine';
import { GAMES, loadWhole } from '@fray/games';
import type { Setup, State } from '@fray/games/twilight-imperium/screen';
import { expect, test } from 'vitest';
import { invasionAfter } from './invade.ts';

const game = await loadWhole(GAMES.find((card) => card.id === 'twilight-imperium') as (typeof GAMES)[number]);

function fought(defender: string, extent: 'space' | 'all'): Combat<Types> {
  const read = game.setup.check({
    attacker: 'letnev: 3 dreadnought, 1 carrier, 3 infantry',
    defender,
    system: { planets: [{ id: 'Quann', owner: 'defender', resources: 2, influence: 1 }] },
    start: 'P2.1',
    extent,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const combat = Combat.begin(game.rules, read.setup, seededDice(2)) as Combat<Types>;
  for (let i = 0; i < 500 && combat.outcome === undefined; i++)
    combat.playBot(combat.choices().find((choice) => !choice.not)?.seat ?? '', game.bot);
  return combat;
}

test('a fleet that has won its way goes on to land with what is left of it', () => {
  const combat = fought('saar: 1 cruiser; on Quann: 1 infantry', 'space');
  const state = combat.state as State;
  const invasion = invasionAfter(state);
  expect(invasion?.planets).toEqual(['Quann']);
  expect(invasion?.forces).toBe(3);
  const setup = invasion?.apply(combat.setup) as Setup;
  expect(game.setup.check(setup).ok).toBe(true);
  const damaged = state.units.filter((unit) => unit.side === 'attacker' && unit.damaged).length;
  expect(setup.attacker?.space.reduce((sum, group) => sum + group.damaged, 0)).toBe(damaged);
  const next = Combat.begin(game.rules, setup, seededDice(1)).state as State;
  expect(next.phase).toBe('invasion');
  expect(next.units.filter(({ side }) => side === 'attacker')).toHaveLength(
    state.units.filter(({ side }) => side === 'attacker').length,
  );
});

test('nothing follows where the whole action was fought, or where the other fleet stands', () => {
  expect(invasionAfter(fought('saar: 1 cruiser; on Quann: 1 infantry', 'all').state as State)).toBeUndefined();
  expect(invasionAfter(fought('saar: 1 war sun, 4 dreadnought, 3 cruiser', 'space').state as State)).toBeUndefined();
});
