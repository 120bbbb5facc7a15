import { Combat, type PromptChoice, prompt, seededDice } from '@fray/engine';
import { expect, test } from 'vitest';
import type { StandingOrder } from '../../game.ts';
import type { Action } from '../actions.ts';
import { defaultOrder, defendWith, endTurn, orders, playNext, takeAttack, waitForAttack } from '../orders.ts';
import { rules } from '../ruleset.ts';
import type { Fab, Seat, View } from '../types.ts';
import { table } from './fixture.ts';
import { game } from './whole.ts';

type Offered = PromptChoice<Fab>;
type Order = (choice: Offered) => StandingOrder | undefined;

/** A table for two: the order of each seat holds, everything else is asked and written down. */
class Seats {
  readonly combat: Combat<Fab>;
  readonly asked: string[] = [];
  holder: Seat | undefined;
  readonly orders = new Map<Seat, StandingOrder>();

  constructor(combat: Combat<Fab>) {
    this.combat = combat;
  }
  static of(preset: string, seed: number): Seats {
    const setup = game.setup.presets.find(({ id }) => id === preset)?.setup as Fab['setup'];
    return new Seats(Combat.begin(rules, setup, seededDice(seed)));
  }
  get free(): Offered[] {
    return prompt(rules, this.combat.state).filter(({ place, not }) => place === 'flow' && !not);
  }
  view(seat: Seat): View {
    return this.combat.view(seat);
  }
  /** What an order answers here; it is sent as JSON, and stays as it is. */
  ask(seat: Seat, order: StandingOrder | undefined, free: readonly Offered[] = this.free) {
    if (!order) return undefined;
    const sent = JSON.stringify(order);
    const moment = { view: this.view(seat), seat, order: JSON.parse(sent) as StandingOrder, free, holder: this.holder };
    const found = orders[order.order]?.(moment);
    expect(orders[order.order]?.(moment)).toEqual(found);
    expect(JSON.stringify(moment.order)).toBe(sent);
    return found;
  }
  readonly usual: Order = (choice) => {
    const mine = this.free.filter(({ seat }) => seat === choice.seat);
    return defaultOrder(this.view(choice.seat), choice, mine, this.orders.get(choice.seat));
  };
  find(type: Action['type'], card?: string): Offered {
    const fits = ({ action }: Offered) => action.type === type && (!card || ('card' in action && action.card === card));
    const found = this.free.find(fits);
    if (!found) throw new Error(`${type} ${card}: ${this.free.map(({ action }) => JSON.stringify(action))}`);
    return found;
  }
  /** The seat that is asked makes one of its choices; then the orders go on. */
  choose(type: Action['type'], how: Order, card?: string): void {
    const found = this.find(type, card);
    const order = how(found);
    if (order) this.orders.set(found.seat, order);
    else this.orders.delete(found.seat);
    this.combat.move(found.seat, found.action);
    for (let i = 0; i < 20; i++) {
      const [first] = this.free;
      if (!first) break;
      const alone = this.free.length === 1 && first.role === 'passes' ? { choice: first } : undefined;
      const next: ReturnType<Seats['ask']> = alone ?? this.ask(first.seat, this.orders.get(first.seat));
      if (!next) break;
      if (next.order) this.orders.set(first.seat, next.order);
      this.combat.move(next.choice.seat, next.choice.action);
    }
    this.asked.push(`${this.free[0]?.seat} ${this.combat.frame?.step}`);
  }
  /** Dawnblade, paid for. */
  attack(): void {
    this.choose('weapon', this.usual);
    this.choose('pitch', this.usual, 'driving-blade-yellow');
  }
  take(): void {
    this.choose('done', ({ seat }) => takeAttack(this.view(seat), seat));
  }
  get phase(): string | undefined {
    const memory = this.combat.frame?.memory;
    return memory && 'phase' in memory ? memory.phase : undefined;
  }
}

test('an instant in hand does not stop the game at every window: who attacked instead is asked when something new can be done', () => {
  // Dorinthea holds Sigil of Solace, an instant, and Run Through, an attack reaction.
  const seats = Seats.of('dorinthea-rhinar', 1);
  seats.attack();
  expect(seats.asked).toEqual(['A pay', 'B Defend']);
  seats.take();
  // Run Through is new; Sigil of Solace was left before.
  expect(seats.asked.at(-1)).toBe('A priority');
  expect(seats.free.some(({ action }) => 'card' in action && action.card === 'run-through-yellow')).toBe(true);
});

test('an order is not followed in the Reaction Step for a player who does not hold the device: that would betray that no reaction is there', () => {
  const seats = Seats.of('dorinthea-rhinar', 1);
  seats.attack();
  seats.take();
  const pass = seats.free.filter(({ role }) => role === 'passes');
  const order = seats.orders.get('A');
  seats.holder = 'A';
  expect(seats.ask('A', order, pass)?.choice).toBe(pass[0]);
  seats.holder = 'B';
  expect(seats.ask('A', order, pass)).toBeUndefined();
});

test('who takes an attack is not asked again, unless it grows', () => {
  const taken = Seats.of('dorinthea-rhinar', 1);
  taken.attack();
  taken.take();
  taken.choose('pass', taken.usual);
  // Rhinar holds Dodge and takes the attack: the damage is dealt, and it is Dorinthea's turn again.
  expect(taken.asked.at(-1)).toBe('A priority');
  expect(taken.combat.state.players.B.life).toBe(18);

  const grown = Seats.of('dorinthea-rhinar', 1);
  grown.attack();
  grown.take();
  grown.choose('play', grown.usual, 'run-through-yellow');
  for (let i = 0; i < 5 && grown.free.some(({ seat }) => seat === 'A'); i++)
    grown.choose(grown.free.some(({ action }) => action.type === 'pitch') ? 'pitch' : 'pass', grown.usual);
  expect(grown.asked.at(-1)).toBe('B priority');
  expect(grown.free.some(({ action }) => 'card' in action && action.card === 'dodge-blue')).toBe(true);
});

test('an attack that was taken is over once none is under way: the same order does not take another one', () => {
  const seats = Seats.of('dorinthea-rhinar', 1);
  seats.attack();
  const order = takeAttack(seats.view('B'), 'B');
  seats.take();
  const pass = seats.free.filter(({ role }) => role === 'passes');
  expect(seats.ask('B', order, pass)?.order?.over).toBe(false);
  expect(seats.ask('B', { ...order, over: true }, pass)).toBeUndefined();
  // Between two attacks it passes, and remembers that the first one is over.
  const idle = Seats.of('dorinthea-rhinar', 1);
  expect(idle.phase).toBe('action');
  const [choice] = idle.free.map((one): Offered => ({ ...one, role: 'passes' }));
  const found = idle.ask('B', { ...order, turn: idle.view('B').number }, [choice as Offered]);
  expect(found).toMatchObject({ choice, order: { over: true } });
  // So does the answer to a question in between.
  const { combat } = Seats.of('ira-bravo', 2);
  const view = { ...combat.view('B'), frames: [] };
  expect(defaultOrder(view, { seat: 'B' }, [], order)).toEqual({ ...order, over: true });
});

test('a player who defends for good is still asked what a card of their own offers: that is no window', () => {
  // Crash and Bash may show a card with crush for a token.
  const seats = Seats.of('ira-bravo', 2);
  seats.choose('play', seats.usual, 'bittering-thorns-yellow');
  seats.choose('pitch', seats.usual, 'whirling-mist-blossom-yellow');
  expect(seats.asked.at(-1)).toBe('B Defend');
  const done = seats.free.filter(({ action }) => action.type === 'done');
  seats.choose('block', ({ seat }) => defendWith(seats.view(seat), seat, done, true), 'crash-and-bash-blue');
  expect(seats.asked.at(-1)).toBe('B pick');
  // From there on the order holds: Ira is asked for a reaction, nobody else for anything.
  seats.choose('choose', seats.usual, 'grind-them-down-blue');
  expect(seats.asked.at(-1)).toBe('A priority');
});

test('who defends and may react is asked again', () => {
  const seats = Seats.of('dorinthea-rhinar', 1);
  seats.attack();
  const block = seats.free.find(({ action }) => action.type === 'block' && action.from === 'equipment') as Offered;
  const done = seats.find('done');
  const order = defendWith(seats.view('B'), 'B', [block, done], false);
  const first = seats.ask('B', order);
  expect(first?.choice).toEqual(block);
  expect(seats.ask('B', first?.order)?.choice).toEqual(done);
  expect(seats.ask('B', seats.ask('B', first?.order)?.order)).toBeUndefined();
  expect(seats.ask('B', { ...order, final: true, rest: ['{}'] })).toBeUndefined();
});

test('the next attack is made as soon as it can be, and its player is asked as if they had made it themselves', () => {
  const hand = ['head-jab-red', 'wounding-blow-red', 'lunging-press-blue', 'sigil-of-solace-blue'];
  const seats = () => {
    const found = new Seats(table({ A: { hand }, B: { hand: ['dodge-blue', 'wounding-blow-red'], life: 20 } }).combat);
    const next = found.find('play', 'wounding-blow-red');
    found.choose('play', found.usual, 'head-jab-red');
    found.take();
    expect([found.asked.at(-1), found.phase]).toEqual(['A priority', 'reaction']);
    return { found, order: playNext(found.view('A'), next) };
  };
  const { found, order } = seats();
  found.choose('pass', () => order);
  // The instant was left when the attack was made: nobody is asked for it in the windows before the defense.
  expect(found.asked.at(-1)).toBe('B Defend');
  expect(found.combat.state.chain.map(({ attack }) => attack.card)).toEqual(['head-jab-red', 'wounding-blow-red']);
  expect(found.orders.get('A')?.order).toBe('asked-once');

  // The other player has done something since.
  expect(seats().found.ask('A', { ...order, foeDone: -1 })).toBeUndefined();
});

test('the turn ends after the link, unless the other player does something', () => {
  const seats = Seats.of('dorinthea-rhinar', 1);
  seats.attack();
  seats.take();
  const { number } = seats.combat.state;
  const order = endTurn(seats.view('A'), 'A');
  expect(seats.ask('A', { ...order, foeDone: -1 })).toBeUndefined();
  seats.choose('pass', () => order);
  // The end phase asks for the arsenal: that is no window.
  expect([seats.asked.at(-1), seats.combat.state.number]).toEqual(['A arsenal', number]);
});

test('a player who waits for an attack is asked once there is one', () => {
  const seats = Seats.of('dorinthea-rhinar', 1);
  const order = waitForAttack(seats.view('B'));
  const pass: Offered[] = [{ ...seats.find('pass'), role: 'passes', seat: 'B' }];
  expect(seats.ask('B', order, pass)?.choice).toBe(pass[0]);
  expect(seats.ask('B', { ...order, turn: 99 }, pass)).toBeUndefined();
  seats.attack();
  seats.take();
  expect(seats.phase).toBe('reaction');
  expect(seats.ask('B', order, pass)).toBeUndefined();
});

test('with real cards one answer leads on to what can be answered; open reminders stop it', () => {
  const seats = Seats.of('own-deck', 1);
  const goOn = seats.find('go on');
  const order = seats.usual(goOn);
  expect(order).toEqual({ order: 'go-on', until: 'answer' });
  // What to do in the action phase is asked.
  expect([seats.phase, seats.ask('A', order)]).toEqual(['action', undefined]);
  const view = seats.view('A');
  const at = (phase: string, more: object = {}) => {
    const frames = [{ step: 'priority', then: null, memory: { who: 'A', phase, passes: 0 } }];
    const moment = { view: { ...view, frames, ...more } as View, seat: 'A' as const, free: [goOn], holder: undefined };
    return orders['go-on']?.({ ...moment, order: order as StandingOrder })?.choice;
  };
  expect(['layer', 'attack', 'defend', 'damage'].map((phase) => at(phase))).toEqual(Array(4).fill(goOn));
  expect(['reaction', 'resolution'].map((phase) => at(phase))).toEqual([undefined, undefined]);
  const { players } = view;
  const spent = { ...players, A: { ...players.A, action_points: 0 }, B: { ...players.B, action_points: 0 } };
  expect(at('resolution', { players: spent })).toBe(goOn);
  const reminder = { id: 1, who: 'A', card: 'x', when: 'hit', words: 'Draw a card' };
  expect(at('layer', { realDeck: { ...view.realDeck, reminders: [reminder] } } as Partial<View>)).toBeUndefined();
});

test('the simplified rules have no default order, and in a window an answer gives a new one', () => {
  const seats = Seats.of('dorinthea-rhinar', 1);
  const pass = seats.find('pass');
  expect(defaultOrder({ ...seats.view('A'), mode: 'simplified' }, pass, [pass], undefined)).toBeUndefined();
  const [old, other] = [seats.usual(pass) as StandingOrder, endTurn(seats.view('A'), 'A')];
  expect(defaultOrder(seats.view('A'), pass, [], old)).toMatchObject({ order: 'asked-once', left: [] });
  seats.choose('weapon', () => old);
  expect(defaultOrder(seats.view('A'), { seat: 'A' }, [], old)).toBe(old);
  expect(defaultOrder(seats.view('A'), { seat: 'A' }, [], other)).toMatchObject({ order: 'asked-once' });
});

test('an order with facts that are none gives no move and breaks nothing', () => {
  const seats = Seats.of('dorinthea-rhinar', 1);
  const odd = { until: 'answer', foeDone: ['x'], left: 7, rest: true, power: 'x', next: 1 } as const;
  for (const order of Object.keys(orders)) {
    expect(seats.ask('A', { order, ...odd, turn: 'x' })).toBeUndefined();
    expect(() => seats.ask('A', { order, ...odd, turn: seats.view('A').number })).not.toThrow();
    expect(seats.ask('A', { order, until: 'answer' })).toBeUndefined();
  }
});
