import { Combat, choices, seededDice, type Types } from '@fray/engine';
import { GAMES, loadWhole } from '@fray/games';
import type { PartyId, State, Ti4 } from '@fray/games/twilight-imperium/screen';
import { expect, test } from 'vitest';
import { Past } from '../../table/past.ts';
import type { PastMove } from '../../table/screen.ts';
import { takenOf } from './assigned-hits.ts';
import { looseOf, type Offers, offersOf } from './model.ts';

const game = await loadWhole(GAMES.find((card) => card.id === 'twilight-imperium') as (typeof GAMES)[number]);

/** A preset, played by bots until something is there. */
function played(preset: string, there: (state: State) => boolean): Combat<Types> {
  const setup = game.setup.presets.find((one) => one.id === preset)?.setup as object;
  const combat = Combat.begin(game.rules, setup, seededDice(3));
  for (let i = 0; i < 400 && !there(combat.state as State); i++) {
    const open = choices(game.rules, combat.state).find(({ seat, not }) => !not && game.players.includes(seat));
    // The inventory is confirmed by the host.
    const answer = open ? combat.playBot(open.seat, game.bot) : combat.move('host', { type: 'continue' });
    if (!answer.ok) throw new Error(`stuck after ${i} moves`);
  }
  expect(there(combat.state as State)).toBe(true);
  return combat;
}
const step = (state: State): string | undefined => state.frames.at(-1)?.step;
const waiting = (state: State, party: PartyId): number =>
  state.hits.reduce((sum, pool) => (pool.on === party ? sum + pool.count : sum), 0);
/** `viewer`: who looks; without one, everybody. */
const taken = (combat: Combat<Types>, party: PartyId, viewer?: string) =>
  takenOf(
    {
      history: {
        past: () => new Past().of(combat.history(), 0, viewer) as readonly PastMove<Ti4>[],
        moment: (at) => combat.moment(at) as State,
      },
    },
    combat.state as State,
    party,
  );
function act(combat: Combat<Types>, seat: PartyId, type: string): void {
  const choice = combat.choices().find((one) => one.seat === seat && one.action.type === type && !one.not);
  if (!choice || !combat.move(seat, choice.action).ok) throw new Error(`no ${type}`);
}

test('P2.5: where each hit went is read from the moves of this assignment, and undo takes it back', () => {
  const combat = played(
    'medium-fleets',
    (state) => step(state) === 'P2.5' && waiting(state, 'attacker') > 2 && waiting(state, 'defender') > 0,
  );
  expect(taken(combat, 'attacker')).toEqual([]);
  const all = waiting(combat.state as State, 'attacker');
  act(combat, 'attacker', 'sustain');
  act(combat, 'attacker', 'lose');
  expect(taken(combat, 'attacker')).toEqual([
    { how: 'sustained', name: 'Dreadnought', count: 1 },
    { how: 'lost', name: 'Fighter', count: 1 },
  ]);
  // A viewer who may not see the move sees its events.
  expect(taken(combat, 'attacker', 'defender')).toEqual(taken(combat, 'attacker'));
  expect(waiting(combat.state as State, 'attacker')).toBe(all - 2);
  expect(taken(combat, 'defender')).toEqual([]);
  combat.undo({ host: true });
  expect(taken(combat, 'attacker')).toHaveLength(1);
});

test('an assignment that is over tells nothing', () => {
  const combat = played('medium-fleets', (state) => step(state) === 'P2.3 attacker');
  expect(taken(combat, 'attacker')).toEqual([]);
  expect(taken(combat, 'attacker')).toEqual([]);
});

test('dice of structures are named with what they need', () => {
  const combat = played(
    'mecatol-war',
    (state) => step(state) === 'dice result' && state.rolls.at(-1)?.kind === 'cannon',
  );
  const state = combat.state as State;
  const offers: Offers = offersOf(state, []);
  const by = state.rolls.at(-1)?.by as PartyId;
  const loose = looseOf(state, by, offers, []);
  expect(loose.map(({ name }) => name)).toContain('PDS II');
  expect(loose.every(({ kind, needs }) => kind === 'cannon' && needs > 1)).toBe(true);
  expect(loose.reduce((sum, { dice }) => sum + dice.length, 0)).toBe(state.rolls.at(-1)?.dice.length);
});
