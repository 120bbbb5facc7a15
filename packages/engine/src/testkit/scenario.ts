import { scriptedDice } from '../chance/source.ts';
import { choices } from '../choices.ts';
import { Combat } from '../combat.ts';
import type { Choice, Ruleset, Types } from '../contract.ts';
import type { VisibleEvent } from '../record.ts';

/** The chance of a worked example. */
export interface Script {
  /** Faces in the order they are thrown. They must be used up. */
  dice?: readonly number[];
  /** Places in the order they are drawn, each among the cards that are left then. They must be used up. */
  draws?: readonly number[];
}

/** A worked example as a test: scripted dice and explicit answers; every difference from the rules is an error that says where. */
export class Scenario<T extends Types> {
  /** The combat that is played, for what the short words here do not say. */
  readonly combat: Combat<T>;
  private readonly source: ReturnType<typeof scriptedDice>;
  private allEvents: VisibleEvent<T>[] = [];
  private last: VisibleEvent<T>[] = [];

  constructor(rules: Ruleset<T>, setup: T['setup'], script: Script = {}) {
    this.source = scriptedDice(script.dice ?? [], script.draws ?? []);
    this.combat = Combat.begin(rules, setup, this.source);
    this.last = this.combat.openingEvents;
    this.allEvents = [...this.last];
  }

  /** How it stands now. */
  get state(): T['state'] {
    return this.combat.state;
  }
  /** Where the sequence that plays now stands. */
  get step(): T['step'] | undefined {
    return this.combat.frame?.step;
  }
  /** How it ended; nothing while it goes on. */
  get outcome(): T['outcome'] | undefined {
    return this.combat.outcome;
  }
  /** Everything that happened so far. */
  get events(): T['event'][] {
    return this.allEvents.map((told) => told.event);
  }
  /** What the last answer made happen. */
  get news(): T['event'][] {
    return this.last.map((told) => told.event);
  }
  /** What a seat got to know of the last answer. */
  newsFor(seat: T['seat']): T['event'][] {
    return this.last.filter((told) => told.only === undefined || told.only === seat).map((told) => told.event);
  }

  /** The legal choices of the flow, of one seat or of all. */
  offers(seat?: T['seat']): Choice<T>[] {
    return choices(this.combat.rules, this.state).filter((choice) => seat === undefined || choice.seat === seat);
  }
  /** All choices, blocked ones and those outside the flow too. */
  listed(seat?: T['seat']): Choice<T>[] {
    return this.combat.choices().filter((choice) => seat === undefined || choice.seat === seat);
  }

  /** Makes a move that must be allowed; an error that lists the choices if it is not. */
  does(seat: T['seat'], action: T['action']): this {
    const answer = this.combat.move(seat, action);
    if (!answer.ok)
      throw new Error(`${seat} ${JSON.stringify(action)} was refused: ${JSON.stringify(answer.reason)}${this.where()}`);
    this.last = answer.events;
    this.allEvents.push(...answer.events);
    return this;
  }

  /** Dice thrown when the table is asked. */
  throws(...faces: number[]): this {
    const answer = this.combat.typeDice(faces);
    if (!answer.ok)
      throw new Error(`dice ${faces.join(' ')} were refused: ${JSON.stringify(answer.reason)}${this.where()}`);
    this.last = answer.events;
    this.allEvents.push(...answer.events);
    return this;
  }

  /** The code with which an action is refused; an error if it is not, or if anything changed. */
  refused(seat: T['seat'], action: T['action']): string {
    const before = JSON.stringify(this.state);
    const answer = this.combat.move(seat, action);
    if (answer.ok) throw new Error(`${seat} ${JSON.stringify(action)} was accepted${this.where()}`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refused action changed the state');
    return answer.reason.code;
  }

  /** The script must be used up and nothing may be waiting for dice. */
  done(): this {
    const need = this.combat.need;
    if (need)
      throw new Error(
        `the script ran dry: ${need.count} d${need.sides} for ${need.why.code} are missing${this.where()}`,
      );
    if (this.source.left) throw new Error(`${this.source.left} numbers of the script were not used${this.where()}`);
    return this;
  }

  /** Done, and the combat is over. */
  ended(): T['outcome'] {
    this.done();
    const outcome = this.outcome;
    if (outcome === undefined) throw new Error(`the combat is not over${this.where()}`);
    return outcome;
  }

  private where(): string {
    const listed = this.combat.choices().map((choice) => {
      const words = `${choice.seat} ${JSON.stringify(choice.action)}`;
      return choice.not ? `${words} (not: ${choice.not.code})` : words;
    });
    const need = this.combat.need;
    const asked = need ? `; waits for ${need.count} d${need.sides} (${need.why.code})` : '';
    return `\nat ${this.step}${asked}\nchoices:\n  ${listed.slice(0, 40).join('\n  ')}`;
  }
}

/** `scenario(game.rules, setup, { dice: [6, 5] })` */
export const scenario = <T extends Types>(rules: Ruleset<T>, setup: T['setup'], script?: Script): Scenario<T> =>
  new Scenario(rules, setup, script);
