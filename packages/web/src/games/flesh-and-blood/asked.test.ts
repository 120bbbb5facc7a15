import { Combat, type Frame, type PromptChoice, prompt, seeded, type Types } from '@fray/engine';
import { type AnyGame, findGame } from '@fray/games';
import { beforeAll, expect, test } from 'vitest';
import type { Onward } from '../../table/following.ts';
import type { Item } from '../../table/items.ts';
import { askedOnce, defendsWith, takesIt } from './asked.ts';

let game: AnyGame;
beforeAll(async () => {
  const found = findGame('flesh-and-blood');
  if (!found.ok) throw new Error(found.reason.code);
  game = await found.card.load();
});

/** A table at which both sit: what each has said holds, everything else is asked and written down. */
class Seats {
  readonly combat: Combat<Types>;
  readonly asked: string[] = [];
  holder: string | undefined;
  readonly said = new Map<string, Onward>();

  constructor(preset: string, seed: number) {
    const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
    this.combat = Combat.begin(game.rules, setup, seeded(seed)) as Combat<Types>;
  }
  get free(): PromptChoice<Types>[] {
    return prompt(game.rules, this.combat.state).filter(({ place, not }) => place === 'flow' && !not);
  }
  get view(): unknown {
    return this.combat.state;
  }
  get items(): Item[] {
    return this.free.map((choice) => ({ choice, label: '' }));
  }
  /** One of the choices is made by whoever is asked; then whatever was said before goes on. */
  choose(type: string, how: (choice: PromptChoice<Types>) => Onward, card?: string): void {
    const found = this.free.find(
      ({ action }) => action.type === type && (!card || ('card' in action && action.card === card)),
    );
    if (!found) throw new Error(`${type} ${card}: ${this.free.map(({ action }) => JSON.stringify(action))}`);
    this.said.set(found.seat, how(found));
    this.combat.move(found.seat, found.action);
    for (let i = 0; i < 20; i++) {
      const [first] = this.free;
      const next =
        first && (this.free.length === 1 && first.role === 'passes' ? first : this.said.get(first.seat)?.(this.free));
      if (!next) break;
      this.combat.move(next.seat, next.action);
    }
    this.asked.push(`${this.free[0]?.seat} ${(this.combat.state.frames.at(-1) as Frame<Types> | undefined)?.step}`);
  }
  attack(): void {
    const how = (choice: PromptChoice<Types>) => askedOnce(this, choice);
    this.choose('weapon', how);
    this.choose('pitch', how, 'driving-blade-yellow');
  }
}

test('an instant in hand does not stop the game at every window: who attacked instead is asked when something new can be done', () => {
  // Dorinthea holds Sigil of Solace, an instant, and Run Through, an attack reaction.
  const table = new Seats('dorinthea-rhinar', 1);
  table.attack();
  expect(table.asked).toEqual(['A pay', 'B Defend']);
  table.choose('done', () => takesIt(table, 'B'));
  // Run Through is new; Sigil of Solace was left before.
  expect(table.asked.at(-1)).toBe('A priority');
  expect(table.free.some(({ action }) => 'card' in action && action.card === 'run-through-yellow')).toBe(true);
});

test('an old word is none in the Reaction Step for whoever does not hold the device: it would tell that no reaction is there', () => {
  const table = new Seats('dorinthea-rhinar', 1);
  table.attack();
  table.choose('done', () => takesIt(table, 'B'));
  const pass = table.free.filter(({ role }) => role === 'passes');
  const word = table.said.get('A') as Onward;
  table.holder = 'A';
  expect(word(pass)).toBe(pass[0]);
  table.holder = 'B';
  expect(word(pass)).toBeUndefined();
});

test('who takes an attack is not asked again, unless it grows', () => {
  const taken = new Seats('dorinthea-rhinar', 1);
  taken.attack();
  taken.choose('done', () => takesIt(taken, 'B'));
  taken.choose('pass', (choice) => askedOnce(taken, choice));
  // Rhinar holds Dodge and said that it comes: the damage is dealt, and it is Dorinthea's turn again.
  expect(taken.asked.at(-1)).toBe('A priority');
  const { players } = taken.combat.state as unknown as { players: { B: { life: number } } };
  expect(players.B.life).toBe(18);

  const grown = new Seats('dorinthea-rhinar', 1);
  grown.attack();
  grown.choose('done', () => takesIt(grown, 'B'));
  grown.choose('play', (choice) => askedOnce(grown, choice), 'run-through-yellow');
  for (let i = 0; i < 5 && grown.free.some(({ seat }) => seat === 'A'); i++)
    grown.choose(grown.free.some(({ action }) => action.type === 'pitch') ? 'pitch' : 'pass', (choice) =>
      askedOnce(grown, choice),
    );
  expect(grown.asked.at(-1)).toBe('B priority');
  expect(grown.free.some(({ action }) => 'card' in action && action.card === 'dodge-blue')).toBe(true);
});

test('whoever defends for good is still asked what a card of their own offers: that is no window that goes by', () => {
  // Crash and Bash may show a card with crush for a token.
  const table = new Seats('ira-bravo', 2);
  const once = (choice: PromptChoice<Types>) => askedOnce(table, choice);
  table.choose('play', once, 'bittering-thorns-yellow');
  table.choose('pitch', once, 'whirling-mist-blossom-yellow');
  expect(table.asked.at(-1)).toBe('B Defend');
  const done = table.free.filter(({ action }) => action.type === 'done');
  table.choose('block', () => defendsWith(table, done, true), 'crash-and-bash-blue');
  expect(table.asked.at(-1)).toBe('B pick');
  // From there on the word holds: Ira is asked for a reaction, nobody else for anything.
  table.choose('choose', once, 'grind-them-down-blue');
  expect(table.asked.at(-1)).toBe('A priority');
});
