import { chanceOf, type Scenario, scenario } from '@fray/engine/testkit';
import type { Setup, SetupUnit } from '../setup/schema.ts';
import type { Action, Event, Merc, Player, Unit } from '../types.ts';
import { game as merc } from './whole.ts';

/** For tests only: fights in one line. */
export type Fight = Scenario<Merc>;

/** The setup after its own check; a test must not start from one that people could not write. */
export function checkSetup(input: unknown): Setup {
  const result = merc.setup.check(input);
  if (!result.ok)
    throw new Error(
      result.problems.map((problem) => `${problem.path}: ${merc.setup.text.en.problem(problem)}`).join('\n'),
    );
  return result.setup;
}

export const play = (setup: Setup, dice: readonly number[] = []): Fight =>
  scenario(merc.rules, checkSetup(setup), { dice });

/** Dictator units, Rebel units, dice, and other fields of the setup. The Rebels attack by default. */
export function fight(
  dictator: SetupUnit[],
  rebel: SetupUnit[],
  dice: readonly number[] = [],
  more: Partial<Setup> = {},
): Fight {
  return play({ attacker: 'rebel', forces: { dictator: { units: dictator }, rebel: { units: rebel } }, ...more }, dice);
}

/** A unit by plain figures: 3 health, 1 target. */
export const figures = (
  name: string,
  initiative: number,
  combat: number,
  more: Partial<SetupUnit> = {},
): SetupUnit => ({
  name,
  initiative,
  combat,
  ...more,
});

export function unitOf(run: Fight, id: string): Unit {
  const unit = run.state.units.find((other) => other.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

export const acting = (run: Fight): string => run.state.units[run.state.attack?.unit ?? -1]?.id ?? '';
export const order = (run: Fight): string[] =>
  run.state.initiativeOrder.map((position) => run.state.units[position]?.id ?? '');
export const health = (run: Fight, id: string): number => unitOf(run, id).health;
export const gear = (run: Fight, id: string): string[] => unitOf(run, id).gear.map((card) => card.card);
export const figuresOf = (run: Fight, id: string): [number, number, number] => {
  const { initiative, combat, targets } = unitOf(run, id);
  return [initiative, combat, targets];
};

/** Names targets; fires where fewer than allowed were named. */
export function aim(run: Fight, seat: Player, ...targets: string[]): Fight {
  for (const target of targets) run.does(seat, { type: 'aim', target });
  if (run.step === 'AIM' && !run.combat.need && run.state.attack?.aim.length) run.does(seat, { type: 'fire' });
  return run;
}
export const pass = (run: Fight, seat: Player): Fight => run.does(seat, { type: 'pass' });

/** Everybody who is asked passes or fights on, until it is this unit's turn. */
export function until(run: Fight, id: string): Fight {
  for (let guard = 0; guard < 500 && !(acting(run) === id && run.step !== 'FIRE'); guard++) idle(run);
  if (acting(run) !== id) throw new Error(`it was never the turn of ${id}`);
  return run;
}

/** One idle answer. */
export function idle(run: Fight): Fight {
  const dull: Action['type'][] = ['attack', 'pass', 'fight on', 'keep mine', 'keep roll', 'leave'];
  for (const type of dull) {
    const found = run.offers().find((choice) => choice.action.type === type);
    if (found) return run.does(found.seat, found.action);
  }
  throw new Error(`nothing idle to do at ${run.step}: ${JSON.stringify(run.offers())}`);
}

/** Idle until the next round has begun. */
export function nextRound(run: Fight): Fight {
  const { round } = run.state;
  for (let guard = 0; guard < 500 && run.state.round === round && !run.outcome; guard++) idle(run);
  return run;
}

export const eventsOf = <K extends Event['type']>(run: Fight, type: K): Extract<Event, { type: K }>[] =>
  run.events.filter((event): event is Extract<Event, { type: K }> => event.type === type);

/** The code with which a choice is shown but blocked. */
export const whyBlocked = (run: Fight, seat: Player | 'host', action: Action): string | undefined =>
  run.listed(seat).find((choice) => JSON.stringify(choice.action) === JSON.stringify(action))?.not?.code;
export const isOffered = (run: Fight, seat: Player, action: Action): boolean =>
  run.offers(seat).some((choice) => JSON.stringify(choice.action) === JSON.stringify(action));

/** What the bot would do with this seat now. */
export const decide = (run: Fight, seat: Player, seed = 1): Action =>
  merc.bot(merc.rules.view(run.state, seat), seat, run.offers(seat), chanceOf(seed, 0));
