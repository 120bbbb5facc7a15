import {
  type Answer,
  Combat,
  type DecidedMove,
  type PromptChoice,
  type Source,
  seededDice,
  type Types,
} from '@fray/engine';
import { GAMES, loadWhole } from '@fray/games';
import { EFFECT_ROWS } from '@fray/games/twilight-imperium/form';
import { focusAt, type State } from '@fray/games/twilight-imperium/screen';
import { type MissedOffer, Table } from '@fray/table';
import { describe, expect, it } from 'vitest';
import { answersInTime, couldHold, isBeforeRoll } from './strip.ts';

const game = await loadWhole(GAMES.find((card) => card.id === 'twilight-imperium') as (typeof GAMES)[number]);

const sets = ['B', 'PoK', 'C1', 'C2', 'C3', 'C4', 'TE', 'TF'];
/** Hands that nobody knows, and something to do in every window: of space and of the ground. */
const SPACE = {
  attacker: 'l1z1x: 2 dreadnought, 1 carrier, 4 fighter, 1 destroyer',
  defender: 'jol-nar: 2 cruiser, 1 dreadnought, 1 carrier, 4 fighter, 1 destroyer; on Abyz: 1 pds',
  system: { planets: [{ id: 'Abyz', owner: 'defender', resources: 3, influence: 0 }] },
  adjacent: [{ id: 'Lodor', control: ['defender'] }],
  sets,
  start: 'P1.1',
  extent: 'space',
};
const GROUND = {
  attacker: 'l1z1x: 2 dreadnought, 2 carrier, 6 infantry, 1 mech',
  defender: 'jol-nar: on Abyz: 1 infantry, 1 pds; on Fria: 6 infantry, 1 mech',
  system: {
    planets: [
      { id: 'Fria', owner: 'defender', resources: 2, influence: 0 },
      { id: 'Abyz', owner: 'defender', resources: 3, influence: 0 },
    ],
  },
  sets,
  start: 'P3.1',
};
const setupAt = (step: string) => (/^P[12]/.test(step) ? SPACE : GROUND);
const effectOf = ({ action }: Pick<PromptChoice<Types>, 'action'>) => (action as { effect?: string }).effect;

/** A table at pace `round`; the game's own policy makes every decision. */
class PolicyTable {
  readonly combat: Combat<Types>;
  private readonly table: Table;

  constructor(setup: unknown, source: Source) {
    const read = game.setup.check(setup);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    this.combat = Combat.begin(game.rules, read.setup, source) as Combat<Types>;
    this.table = new Table(game, this.combat, { open: true });
    this.table.start();
  }
  get state(): State {
    return this.combat.state as State;
  }
  get free(): PromptChoice<Types>[] {
    return this.table.list.filter(({ not }) => !not);
  }
  /** The policy decides for the seat that is asked first; those that land share the planets. */
  decide(): void {
    const { combat, table } = this;
    const asked = table.ask().flatMap(({ choices }) => choices.filter(({ place, not }) => place === 'flow' && !not));
    const seat = asked[0]?.seat ?? '';
    const landed = this.state.units.some(({ at, side }) => at === 'Fria' && side === 'attacker');
    const lands = asked.filter(({ action }) => action.type === 'commit').at(landed ? -1 : 0);
    const action =
      lands?.action ??
      combat.askBot(seat, (view, who, list, chance) => {
        const sure = list.filter((one) => !game.mayNotHold?.(one, combat.state));
        return game.bot(view, who, sure, chance);
      });
    this.make({ seat: lands?.seat ?? seat, action: action as Types['action'] });
  }
  make(move: DecidedMove<Types>): void {
    this.check(this.answer(move));
  }
  private answer({ seat, action }: DecidedMove<Types>): Answer<Types> {
    return this.table.answer({ moves: [{ seat, action }] });
  }
  private check(answer: Answer<Types>): void {
    if (!answer.ok) throw new Error(answer.reason.code);
  }
  /** What the strip offers of a card: at this prompt, or at a window that has passed. */
  offers(effect: string): { choice: PromptChoice<Types>; late?: MissedOffer; step: string }[] {
    const { combat } = this;
    const stepOf = (state: Types['state']) => (state as State).frames[0]?.step ?? '';
    const now = this.free
      .filter((one) => effectOf(one) === effect && game.mayNotHold?.(one, combat.state))
      .map((choice) => ({ choice, step: stepOf(combat.state) }));
    const late = this.table
      .missedOffers()
      .filter((one) => answersInTime(one, focusAt(combat.moment(one.at) as State)) && effectOf(one.choice) === effect)
      .map((one) => ({ choice: one.choice, late: one, step: stepOf(combat.moment(one.at) as Types['state']) }));
    return [...now, ...late];
  }
  play({ choice, late }: { choice: PromptChoice<Types>; late?: MissedOffer }): void {
    this.check(late ? this.table.playLate(late) : this.answer(choice));
  }
}

/** A table at which the strip offers this card at a window of this step; of several seeds the first that comes by there. */
function until(step: string, effect: string, also: (state: State) => boolean = () => true) {
  for (let seed = 1; seed <= 20; seed++) {
    const table = new PolicyTable(setupAt(step), seededDice(seed));
    for (let i = 0; i < 60; i++) {
      // Also when it is over: what ended it may have been automatic.
      const offer = also(table.state) && table.offers(effect).find((one) => one.step.startsWith(step));
      if (offer) return { table, offer };
      if (table.combat.outcome !== undefined) break;
      table.decide();
    }
  }
  throw new Error(`${effect} never came up at ${step}`);
}

/** A card for each window of the document; `now`: it is offered while hits are assigned, at the prompt itself. */
const WINDOWS: [step: string, effect: string, now?: 'now'][] = [
  ['P1.1', 'trine'],
  ['P1.2', 'scramble-frequency'],
  ['P1.3', 'maneuvering-jets', 'now'],
  ['P2.1', 'morale-boost'],
  ['P2.2', 'fighter-prototype'],
  ['P2.3', 'rout'],
  ['P2.4', 'meddle'],
  ['P2.5', 'shields-holding', 'now'],
  ['P2.5', 'direct-hit'],
  ['P2.6', 'salvage'],
  ['P3.1', 'disable'],
  ['P3.3', 'bunker'],
  ['P3.4', 'scramble-frequency'],
  ['P3.8', 'ghost-squad'],
  ['P3.9', 'maneuvering-jets', 'now'],
  ['P4.1', 'morale-boost'],
  ['P4.2', 'fire-team'],
  ['P4.3', 'emergency-repairs'],
  ['P4.4', 'scramble-frequency'],
];

describe('hands unknown: a card for each window, played from the strip although nobody was asked', () => {
  it.each(WINDOWS)('%s %s', (step, effect, now) => {
    const { table, offer } = until(step, effect);
    expect(offer.late === undefined).toBe(now === 'now');
    const { combat } = table;
    const before = combat.at;
    table.play(offer);
    const events = combat.history().flatMap((entry) => entry.events.map(({ event }) => event as { type: string }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'used', effect, by: offer.choice.seat }));
    // The log says so, and only where something was taken back.
    expect(combat.notes.filter(({ code }) => code === 'late')).toHaveLength(offer.late ? 1 : 0);
    if (offer.late) expect(offer.late.at).toBeLessThan(before);
    // The round goes on.
    const then = combat.at;
    if (combat.outcome === undefined) table.decide();
    expect(combat.outcome !== undefined || combat.at > then).toBe(true);
  });
  it('P4.5 has no card of its own', () => {
    const windows = EFFECT_ROWS.filter(({ kind }) => kind === 'action').flatMap(({ offers = [] }) =>
      offers.flatMap(({ window }) => window),
    );
    expect(windows).not.toContain('ground-end');
  });
});

it('P4.2 Fire Team answers the first of two throws that fell with one tap: the other one stays as it lies', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const table = new PolicyTable(GROUND, seededDice(seed));
    const both = () => table.state.rolls.length === 2 && table.state.phase === 'ground';
    const find = () => (both() ? table.offers('fire-team').find(({ late }) => late?.pastRoll) : undefined);
    for (let i = 0; i < 60 && table.combat.outcome === undefined && !find(); i++) table.decide();
    const offer = find();
    if (!offer) continue;
    expect(offer.choice.seat).toBe('attacker');
    const facesOf = (by: string) => table.state.rolls.find((roll) => roll.by === by)?.dice.map(({ face }) => face);
    const [mine, theirs] = [facesOf('attacker'), facesOf('defender')];
    expect(theirs?.length).toBeGreaterThan(0);
    table.play(offer);
    // Its dice may be rerolled now: each miss once, and the others do not change.
    const again = table.free.find(({ action }) => action.type === 'reroll');
    if (again) table.make(again);
    while (table.combat.frame?.step === 'dice result') table.decide();
    expect(facesOf('defender')).toEqual(theirs);
    expect(facesOf('attacker')).toHaveLength(mine?.length ?? 0);
    return;
  }
  throw new Error('two throws never fell together');
});

it('nothing goes back past what came to light: a known hand that was passed over', () => {
  const unknown = new PolicyTable(SPACE, seededDice(1));
  const known = new PolicyTable({ ...SPACE, defender: { forces: SPACE.defender, hand: ['parley'] } }, seededDice(1));
  for (const table of [unknown, known]) while (table.combat.frame?.step !== 'P2.2 fire') table.decide();
  const mine = (table: PolicyTable) => table.offers('morale-boost').filter(({ choice }) => choice.seat === 'attacker');
  expect(mine(unknown)).toHaveLength(1);
  expect(mine(known)).toEqual([]);
});

it('after dice a card that comes before them is grayed: before the roll', () => {
  const { table } = until('P2.5', 'shields-holding');
  const morale = couldHold(table.state, 'attacker').find(({ effect }) => effect === 'morale-boost');
  expect(morale && isBeforeRoll(table.state, morale)).toBe(true);
  expect(table.offers('morale-boost')).toEqual([]);
  // What answers a hit is no such card.
  const hit = couldHold(table.state, 'attacker').find(({ effect }) => effect === 'direct-hit');
  expect(hit && isBeforeRoll(table.state, hit)).toBe(false);
});

it('Sabotage answers a card that was just shown; nothing goes back past it', () => {
  const { table, offer } = until('P2.1', 'morale-boost');
  table.play(offer);
  const [sabotage] = table.offers('sabotage');
  expect(sabotage?.late).toBeDefined();
  expect(table.offers('morale-boost').every(({ late }) => (late?.at ?? 0) > (offer.late?.at ?? 0))).toBe(true);
  if (sabotage) table.play(sabotage);
  const events = table.combat.history().flatMap((entry) => entry.events.map(({ event }) => event as { type: string }));
  expect(events).toContainEqual(expect.objectContaining({ type: 'cancelled', effect: 'morale-boost' }));
});
