/** A table for the tests of effects: every window shown, loaded dice, bots for everything that a test does not decide itself. */
import { type Choice, Combat, type PromptChoice, type Source } from '@fray/engine';
import { bot } from '../bot.ts';
import type { FactionId } from '../content/factions.ts';
import type { UnitId } from '../content/units.ts';
import { abilityDice, combatDice } from '../rules/dice.ts';
import { bareRoll, cannons } from '../rules/reach.ts';
import { rules } from '../ruleset.ts';
import type { PlayerSetup, Setup } from '../setup/types.ts';
import type { Action, Event, PartyId, RollKind, Seat, State, StepId, Ti4, Unit } from '../types.ts';
import { chance, side } from './fixture.ts';

/** Faces in order, then the same face for ever: 1 misses, 10 hits. */
const faceSource = (faces: number[], rest: number): Source => ({
  sure: true,
  pull: (_kind, count) => Array.from({ length: count }, () => faces.shift() ?? rest),
  save: () => ({ kind: 'loaded', state: [...faces] }),
  at: (saved) => faceSource([...(saved.state ?? [])], rest),
});

export class TestCombat {
  readonly combat: Combat<Ti4>;
  readonly events: Event[] = [];
  constructor(setup: Setup, faces: number[] = [], rest = 1) {
    this.combat = Combat.begin(rules, setup, faceSource([...faces], rest));
    this.events.push(...this.combat.openingEvents.map((visible) => visible.event));
  }
  get state(): State {
    return this.combat.state;
  }
  get step(): StepId | undefined {
    return this.combat.frame?.step;
  }
  choices(seat?: Seat): Choice<Ti4>[] {
    return this.combat.choices().filter((choice) => seat === undefined || choice.seat === seat);
  }
  /** The same with place, role and subjects. */
  prompt(seat?: Seat): PromptChoice<Ti4>[] {
    return this.combat.prompt().filter((choice) => seat === undefined || choice.seat === seat);
  }
  /** Offers of an effect, blocked ones too. */
  listed(seat: Seat, effect: string): (Choice<Ti4> & { action: Extract<Action, { type: 'use' }> })[] {
    return this.choices(seat).filter(
      (choice): choice is Choice<Ti4> & { action: Extract<Action, { type: 'use' }> } =>
        choice.action.type === 'use' && choice.action.effect === effect,
    );
  }
  offered(seat: Seat, effect: string) {
    return this.listed(seat, effect).filter((choice) => !choice.not);
  }
  /** Why it is grayed now. */
  why(seat: Seat, effect: string): string | undefined {
    return this.listed(seat, effect)[0]?.not?.code;
  }
  does(seat: Seat, action: Action): this {
    const answer = this.combat.move(seat, action);
    if (!answer.ok)
      throw new Error(`${seat} ${JSON.stringify(action)} at ${this.step}: ${JSON.stringify(answer.reason)}`);
    this.events.push(...answer.events.map((visible) => visible.event));
    return this;
  }
  /** One prompt answered by the bot of its first seat. */
  bot(): this {
    const open = this.prompt().filter((choice) => choice.place === 'flow' && !choice.not);
    const seat = open[0]?.seat;
    if (seat === undefined) throw new Error(`stuck at ${this.step}`);
    return this.does(
      seat,
      bot(
        rules.view(this.state, seat),
        seat,
        open.filter((choice) => choice.seat === seat),
        chance,
      ),
    );
  }
  until(done: () => boolean): this {
    for (let i = 0; i < 400; i++) {
      if (done()) return this;
      if (this.combat.outcome !== undefined) throw new Error('the combat ended before');
      this.bot();
    }
    throw new Error('it never happened');
  }
  to(step: StepId): this {
    return this.until(() => this.step === step);
  }
  /** Plays on until the effect is offered. */
  reach(seat: Seat, effect: string): this {
    return this.until(() => this.offered(seat, effect).length > 0);
  }
  use(seat: Seat, effect: string, target?: string, offer = 0): this {
    this.reach(seat, effect);
    const list = this.offered(seat, effect).filter(
      (choice) => choice.action.offer === offer && (target === undefined || choice.action.target === target),
    );
    const first = list[0];
    if (!first)
      throw new Error(
        `${effect} is not offered so: ${JSON.stringify(this.offered(seat, effect).map((choice) => choice.action))}`,
      );
    return this.does(seat, first.action);
  }
  choose(seat: Seat, target?: string): this {
    const first = this.choices(seat).find(
      (choice) => choice.action.type === 'choose' && (target === undefined || choice.action.target === target),
    );
    if (!first) throw new Error(`${seat} cannot choose ${target ?? 'anything'} at ${this.step}`);
    return this.does(seat, first.action);
  }
  end(): this {
    for (let i = 0; i < 2000 && this.combat.outcome === undefined; i++) this.bot();
    if (this.combat.outcome === undefined) throw new Error('the combat does not end');
    return this;
  }
  count(seat: Seat, kind?: UnitId, at?: string): number {
    return this.of(seat, kind, at).length;
  }
  of(seat: Seat, kind?: UnitId, at?: string): Unit[] {
    return this.state.units.filter(
      (unit) =>
        unit.side === seat && (kind === undefined || unit.kind === kind) && (at === undefined || unit.at === at),
    );
  }
  id(seat: Seat, kind: UnitId): string {
    const unit = this.of(seat, kind)[0];
    if (!unit) throw new Error(`no ${kind} of ${seat}`);
    return unit.id;
  }
  hitsOn(seat: Seat): number {
    return this.state.hits.reduce((sum, pool) => sum + (pool.on === seat ? pool.count : 0), 0);
  }
  hasEvent(type: Event['type'], effect?: string): boolean {
    return this.events.some(
      (event) => event.type === type && (effect === undefined || ('effect' in event && event.effect === effect)),
    );
  }
  has(seat: PartyId, effect: string): boolean {
    return this.state.bonuses.some((bonus) => bonus.effect === effect && bonus.by === seat);
  }
}

export const testCombat = (setup: Setup, faces: number[] = [], rest = 1): TestCombat =>
  new TestCombat(setup, faces, rest);

/** Modifiers and dice of a combat roll as the engine makes them, without playing: `value mod` for each die. */
export function combatMods(setup: Setup, by: PartyId, place = 'space', change?: (state: State) => void): string[] {
  const state = rules.begin(setup);
  state.phase = place === 'space' ? 'space' : 'ground';
  state.planet = place === 'space' ? null : place;
  change?.(state);
  return combatDice(state, bareRoll('combat', by, by === 'attacker' ? 'defender' : 'attacker', place)).map(
    (die) => `${die.value}${die.mod < 0 ? '-' : '+'}${Math.abs(die.mod)}`,
  );
}
/** The same for a unit ability roll. */
export function abilityMods(
  setup: Setup,
  kind: RollKind,
  by: PartyId,
  place = 'space',
  change?: (state: State) => void,
): string[] {
  const state = rules.begin(setup);
  state.phase = kind === 'cannon' && place === 'space' ? 'cannon' : kind === 'barrage' ? 'space' : 'invasion';
  change?.(state);
  const units =
    kind === 'cannon'
      ? cannons(state, by, place)
      : state.units.filter((unit) => unit.side === by && unit.at === 'space');
  return abilityDice(state, bareRoll(kind, by, by === 'attacker' ? 'defender' : 'attacker', place), units).map(
    (die) => `${die.value}${die.mod < 0 ? '-' : '+'}${Math.abs(die.mod)}`,
  );
}

/** A side without a faction text of its own in combat, for plain fights. */
export const basicSide = (
  space: Parameters<typeof side>[1] = {},
  more: Parameters<typeof side>[2] = {},
  faction: FactionId = 'sol',
): PlayerSetup => side(faction, space, more);
export const foe = (
  space: Parameters<typeof side>[1] = {},
  more: Parameters<typeof side>[2] = {},
  faction: FactionId = 'xxcha',
): PlayerSetup => side(faction, space, more);
