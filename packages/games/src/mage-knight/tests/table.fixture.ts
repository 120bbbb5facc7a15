import { Combat, type PromptChoice, seededDice } from '@fray/engine';
import { enemyOf } from '../rules/enemy.ts';
import { rules } from '../ruleset.ts';
import { check } from '../setup/check.ts';
import { english } from '../text/en.ts';
import type { Action, Element, Hero, Kind, MageKnight, Setup } from '../types.ts';

type Points = readonly [kind: Kind, element: Element, amount: number];
type Partly<A> = A extends Action ? Omit<A, 'playerId'> : never;

/** A fight from the table, told entry by entry; it hears the lines that people read. */
export class TableFight {
  readonly combat: Combat<MageKnight>;
  readonly lines: string[] = [];
  constructor(setup: Partial<Setup> & Pick<Setup, 'site'>, tokens: readonly string[] = []) {
    const input = {
      pool: 'table',
      ...(tokens.length ? { enemies: tokens.map((token) => ({ token })) } : {}),
      ...setup,
    };
    const read = check(JSON.parse(JSON.stringify(input)));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    this.combat = Combat.begin(rules, read.setup, seededDice(1));
    this.hear(this.combat.openingEvents);
  }
  private hear(told: readonly { event: MageKnight['event'] }[]): void {
    for (const { event } of told) {
      const line = english.log(event, this.combat.state);
      if (line !== undefined) this.lines.push(line);
    }
  }
  get state() {
    return this.combat.state;
  }
  get hero(): Hero {
    return this.state.heroes[this.state.turn] as Hero;
  }
  get phase(): number {
    return this.state.phase;
  }
  get step(): string | undefined {
    return this.combat.frame?.step;
  }
  id(token: string): string {
    const found = this.state.enemies.find((enemy) => enemy.token === token || enemy.id === token);
    if (!found) throw new Error(`no ${token} in this fight`);
    return found.id;
  }
  choices(type: Action['type']): PromptChoice<MageKnight>[] {
    return this.combat.prompt().filter((choice) => choice.action.type === type && !choice.not);
  }
  private act(action: Partly<Action>): ReturnType<Combat<MageKnight>['move']> {
    const { seat } = this.hero;
    return this.combat.move(seat, { ...action, playerId: seat } as Action);
  }
  /** An entry that must be taken. */
  does(action: Partly<Action>): this {
    const answer = this.act(action);
    if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${english.reason(answer.reason)} at ${this.step}`);
    this.hear(answer.events);
    return this;
  }
  /** Why an entry is not taken, in words; nothing has changed. */
  refuses(action: Partly<Action>): string {
    const before = JSON.stringify(this.state);
    const answer = this.act(action);
    if (answer.ok) throw new Error(`${JSON.stringify(action)} was taken`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refused entry changed the state');
    return english.reason(answer.reason);
  }
  /** What the table drew or threw. */
  says(...values: (string | number)[]): this {
    const answer = this.combat.typeDice(values);
    if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
    this.hear(answer.events);
    return this;
  }
  end(): this {
    return this.does({ type: 'END_COMBAT_PHASE' });
  }
  declare(attackType: Kind, ...tokens: string[]): this {
    return this.does({
      type: 'DECLARE_ATTACK_TARGET',
      targetEnemyIds: tokens.map((token) => this.id(token)),
      attackType,
    });
  }
  add(kind: Kind, element: Element, amount: number, more: object = {}): this {
    return this.does({ type: 'ADD_TO_ATTACK_POOL', element, amount, kind, ...more });
  }
  resolve(anyway = false): this {
    return this.does({ type: 'RESOLVE_ATTACK', ...(anyway ? { confirmed: true } : {}) });
  }
  attack(attackType: Kind, tokens: readonly string[], ...points: Points[]): this {
    this.declare(attackType, ...tokens);
    for (const [kind, element, amount] of points) this.add(kind, element, amount);
    return this.resolve();
  }
  block(token: string, points: readonly (readonly [Element, number, object?])[], anyway = false): this {
    this.does({ type: 'DECLARE_BLOCK_TARGET', enemyId: this.id(token), attackIndex: 0 });
    for (const [element, amount, more] of points)
      this.does({ type: 'ADD_TO_BLOCK_POOL', element, amount, ...(more ?? {}) });
    return this.does({ type: 'RESOLVE_BLOCK', ...(anyway ? { confirmed: true } : {}) });
  }
  hit(unit?: string): this {
    return this.does(unit === undefined ? { type: 'DAMAGE_HERO' } : { type: 'DAMAGE_UNIT', unitId: unit });
  }
  attacksOf(token: string) {
    return enemyOf(this.state, this.id(token))?.attacks ?? [];
  }
  /** What everybody goes home with. */
  get home() {
    const { outcome } = this.combat;
    if (!outcome) throw new Error(`the fight is not over: ${this.step}`);
    const [hero] = outcome.heroes;
    return {
      result: outcome.result,
      fame: hero?.fame,
      reputation: hero?.reputation,
      level: hero?.levelAfter,
      wounds: hero?.wounds,
    };
  }
}
