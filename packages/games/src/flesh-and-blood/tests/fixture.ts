import type { Choice, Combat, Ruleset } from '@fray/engine';
import { type Scenario, type Script, scenario } from '@fray/engine/testkit';
import type { Action } from '../actions.ts';
import { begin } from '../begin.ts';
import type { CardId } from '../content/row.ts';
import { deckSize } from '../rules/cards.ts';
import { rules } from '../ruleset.ts';
import { must } from '../setup/presets.ts';
import type { CustomInput } from '../setup/schema.ts';
import { freshWeapon } from '../steps/changes/fresh.ts';
import type { StepMemory } from '../steps/memory.ts';
import type { Fab, Mode, Permanent, Phase, Player, State, StepId, Who } from '../types.ts';
import { WHO } from '../types.ts';

/** Positions for tests: what lies where, and short words for what people do. */

export interface Side extends Partial<Omit<Player, 'weapons' | 'equipment' | 'permanents' | 'arsenal' | 'turn'>> {
  weapons?: CardId[];
  equipment?: CardId[];
  permanents?: (CardId | Permanent)[];
  arsenal?: CardId | { card: CardId; up: boolean } | null;
  turn?: Partial<Player['turn']>;
}

export interface Position {
  A?: Side;
  B?: Side;
  mode?: Mode;
  defend_max?: number;
  number?: number;
  custom?: CustomInput[];
  script?: Script;
  first?: StepId;
}

const STUB = 'rhinar';

export function stateOf(position: Position): State {
  const setup = must({
    mode: position.mode ?? 'official',
    ...(position.defend_max === undefined ? {} : { defend_max: position.defend_max }),
    custom: position.custom ?? [],
    players: { A: { use: STUB }, B: { use: STUB } },
  });
  const s = begin(setup);
  s.number = position.number ?? 2;
  for (const who of WHO) {
    const p = s.players[who];
    Object.assign(p, { deck: [], weapons: [], equipment: [], permanents: [], mentor: false });
    const { weapons, equipment, permanents, arsenal, turn, ...rest } = position[who] ?? {};
    Object.assign(p, rest);
    p.hand.sort();
    p.deck.sort();
    p.weapons = (weapons ?? []).map(freshWeapon);
    p.equipment = (equipment ?? []).map((card) => ({ card, worn: 0, quelled: false, down: false }));
    p.permanents = (permanents ?? []).map((it) => (typeof it === 'string' ? { card: it } : { ...it }));
    if (typeof arsenal === 'string') p.arsenal = { card: arsenal, up: false, lessons: 0, gift: false };
    else if (arsenal) p.arsenal = { ...arsenal, lessons: 0, gift: false };
    Object.assign(p.turn, turn ?? {});
  }
  return s;
}

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Table {
  private readonly scene: Scenario<Fab>;
  constructor(ruleset: Ruleset<Fab>, setup: Fab['setup'], script: Script) {
    this.scene = scenario(ruleset, setup, script);
  }
  get combat(): Combat<Fab> {
    return this.scene.combat;
  }
  get state(): State {
    return this.scene.state;
  }
  get step(): StepId | undefined {
    return this.scene.step;
  }
  get outcome(): Fab['outcome'] | undefined {
    return this.scene.outcome;
  }
  get events(): Fab['event'][] {
    return this.scene.events;
  }
  get news(): Fab['event'][] {
    return this.scene.news;
  }
  newsFor(seat: Fab['seat']): Fab['event'][] {
    return this.scene.newsFor(seat);
  }
  offers(seat?: Fab['seat']): Choice<Fab>[] {
    return this.scene.offers(seat);
  }
  listed(seat?: Fab['seat']): Choice<Fab>[] {
    return this.scene.listed(seat);
  }
  does(seat: Fab['seat'], action: Action): this {
    this.scene.does(seat, action);
    return this;
  }
  refused(seat: Fab['seat'], action: Action): string {
    return this.scene.refused(seat, action);
  }
  /** The script is used up and no dice are awaited. */
  done(): this {
    this.scene.done();
    return this;
  }
  get phase(): Phase | undefined {
    const memory: StepMemory | undefined = this.combat.frame?.memory;
    return memory?.phase;
  }
  player(who: Who): Player {
    return this.state.players[who];
  }
  get life(): number {
    return this.state.players.B.life;
  }
  get link() {
    const link = this.state.chain.at(-1);
    if (!link) throw new Error('no chain link');
    return link;
  }
  get who(): Who {
    return this.offers()[0]?.seat as Who;
  }
  /** Whether this is offered and not blocked. */
  can(seat: Who, action: Action): boolean {
    return this.offers(seat).some((choice) => same(choice.action, action));
  }
  why(seat: Who, action: Action): string | undefined {
    return this.listed(seat).find((choice) => same(choice.action, action))?.not?.code;
  }
  /** Plays a card and pays for it; left out: the cheapest payment. */
  play(seat: Who, card: CardId, pitch?: CardId[], from: 'hand' | 'arsenal' | 'banished' = 'hand'): this {
    this.does(seat, { type: 'play', card, from });
    return this.pay(seat, pitch);
  }
  swing(seat: Who, pitch?: CardId[], weapon = 0): this {
    this.does(seat, { type: 'weapon', weapon });
    return this.pay(seat, pitch);
  }
  use(seat: Who, card: CardId, zone: 'hero' | 'equipment' | 'permanent' | 'defender' | 'hand', pitch?: CardId[]): this {
    this.does(seat, { type: 'activate', card, zone });
    return this.pay(seat, pitch);
  }
  pay(seat: Who, pitch?: CardId[]): this {
    if (pitch) for (const card of pitch) this.does(seat, { type: 'pitch', card });
    else if (this.step === 'pay') {
      const cheapest = this.offers(seat).find((choice) => choice.action.type === 'pay');
      if (!cheapest) throw new Error('no payment is offered');
      this.does(seat, cheapest.action);
    }
    return this;
  }
  pass(times = 1): this {
    for (let i = 0; i < times; i++) this.does(this.who, { type: 'pass' });
    return this;
  }
  /** Both pass: the top layer resolves, or the step ends. */
  both(times = 1): this {
    return this.pass(times * 2);
  }
  /** Everything on the stack resolves. */
  clear(): this {
    for (let i = 0; i < 60 && (this.state.stack.length || this.state.waiting.length) && this.step === 'priority'; i++) {
      if (this.state.stack.length === 1 && this.state.stack[0]?.attack) break;
      this.both();
    }
    return this;
  }
  /** Passes until that window is open; nothing is declared in between. */
  to(phase: Phase): this {
    for (let i = 0; i < 60 && this.phase !== phase; i++) {
      const first = this.offers()[0];
      if (this.step === 'Defend') this.does(this.who, { type: 'done' });
      else if (this.step === 'order' && first) this.does(first.seat, first.action);
      else this.pass();
    }
    if (this.phase !== phase) throw new Error(`never came to ${phase}, stands at ${this.step}`);
    return this;
  }
  /** From the announced attack to the Defend Step. */
  toDefend(): this {
    for (let i = 0; i < 60 && this.step !== 'Defend'; i++) this.pass();
    return this;
  }
  block(who: Who, ...cards: CardId[]): this {
    this.toDefend();
    for (const card of cards) {
      const from = this.player(who).hand.includes(card)
        ? 'hand'
        : this.player(who).arsenal?.card === card
          ? 'arsenal'
          : 'equipment';
      this.does(who, { type: 'block', card, from });
    }
    return this.does(who, { type: 'done' });
  }
  /** The whole link without further decisions, up to the priority of the Resolution Step. */
  resolve(): this {
    return this.to('resolution');
  }
  /** Both pass in the Resolution Step: the chain closes. */
  close(): this {
    this.to('resolution');
    return this.both();
  }
  /** Ends the turn without storing; pitch in the order listed. */
  endTurn(): this {
    const { number } = this.state;
    for (let i = 0; i < 80 && this.state.number === number && this.outcome === undefined; i++) {
      const choices = this.offers();
      const go =
        choices.find((choice) => ['pass', 'done', 'decline', 'bottom'].includes(choice.action.type)) ?? choices[0];
      if (!go) break;
      this.does(go.seat, go.action);
    }
    return this;
  }
  deck(who: Who): number {
    return deckSize(this.player(who));
  }
  get types(): string[] {
    return this.events.map((event) => event.type);
  }
  /** Events of one type, in order. */
  all<K extends Fab['event']['type']>(type: K): Extract<Fab['event'], { type: K }>[] {
    return this.events.filter((event) => event.type === type) as Extract<Fab['event'], { type: K }>[];
  }
}

/** A game in the middle of A's turn, at the beginning of the action phase. */
export function table(position: Position): Table {
  const state = stateOf(position);
  const first = position.first ?? (state.mode === 'simplified' ? 'simplified start' : 'action phase');
  const there: Ruleset<Fab> = { ...rules, first, begin: () => state };
  return new Table(there, {} as Fab['setup'], position.script ?? {});
}
