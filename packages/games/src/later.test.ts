import { type Choice, choices, clone, type Frame, Runner, seeded, type Types } from '@fray/engine';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillIn } from './bots.ts';
import type { Preset } from './game.ts';
import { pick } from './pick.ts';
import type { AnyPlaying, GameCard } from './registry.ts';
import { chanceFrom, playOn } from './simulate.ts';

/** Set-ups are read by what a table never loads: only the ready-made ones are taken here, and what they loaded is forgotten again. */
const PRESETS: Readonly<Record<string, () => Promise<{ presets: readonly Preset<Types>[] }>>> = {
  'twilight-imperium': () => import('./twilight-imperium/setup/presets.ts'),
};
/** What begins with more: the host enters forces, people hold the cards, or cards are none of the four decks. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'twilight-imperium': ['mecatol-war', 'blank'],
};
const LATE_FORM: Readonly<Record<string, string>> = {
  'twilight-imperium': 'add unit',
};
/** More would only be more of the same. */
const MOST_MOVES = 30;

/** Plays at random, with all that a table shows of it: every button, also of the host, every line, every row. */
function playShown(game: AnyPlaying, setup: unknown, seed: number): Types['state'] {
  const { rules, text } = game;
  const source = seeded(seed);
  const chance = chanceFrom(source);
  const told: Types['event'][] = [];
  const runner = new Runner(rules, rules.begin(clone(setup)), source, (event) => told.push(event));
  runner.start();
  for (let moves = 0; moves < MOST_MOVES && rules.outcome(runner.state) === undefined; moves++) {
    const { state } = runner;
    for (const choice of choices(rules, state, { always: true })) {
      text.en.label(choice, state);
      if (choice.not) text.en.reason(choice.not);
    }
    game.standing(state, text.en);
    const choice = pick(choices(rules, state), chance) as Choice<Types>;
    const view = rules.view(state, choice.seat);
    runner.apply(choice.seat, choice.form ? fillIn(game, view, choice, chance, choice.seat) : choice.action);
    for (const event of told.splice(0)) text.en.log(event, runner.state);
  }
  return runner.state;
}
/** The same to its end, by the game's own policy, as a worker beside the table plays it for odds. */
function playOut(game: AnyPlaying, setup: unknown, seed: number): void {
  const source = seeded(seed);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  playOn(game, runner, {}, chanceFrom(source));
}
const fieldsOf = (game: AnyPlaying, state: Types['state'], type: string): unknown =>
  game.rules.forms?.[type]?.fields(state, (state.frames.at(-1) as Frame<Types>).own, game.players[0] as string);

describe.each(Object.keys(PRESETS).map((id) => ({ id })))('what comes later: $id', ({ id }) => {
  let card: GameCard;
  let presets: readonly Preset<Types>[];
  beforeAll(async () => {
    presets = (await PRESETS[id]?.())?.presets ?? [];
  });
  // Test files share what they load: somebody may have brought everything already.
  beforeEach(async () => {
    vi.resetModules();
    const { GAMES } = await import('./registry.ts');
    card = GAMES.find((one) => one.id === id) as GameCard;
  });
  it('a ready-made combat is played without what its set-up does not ask for, and has it once it is brought', async () => {
    const game = (await card.loadPlaying?.()) as AnyPlaying;
    const more = presets.filter((preset) => MORE[id]?.includes(preset.id));
    expect(more.map((preset) => preset.id)).toEqual(MORE[id]);
    let state: Types['state'] | undefined;
    for (const { setup } of presets) {
      if (more.some((preset) => preset.setup === setup)) continue;
      await game.bring?.({ setup });
      state = playShown(game, setup, 1);
      for (let seed = 1; seed <= 3; seed++) playOut(game, setup, seed);
      await game.bring?.({ view: game.rules.view(state, game.players[0] as string) });
    }
    if (!state) throw new Error('nothing was played');
    const played = state;
    const late = LATE_FORM[id] as string;
    expect(() => fieldsOf(game, played, late)).toThrow('not loaded yet');
    for (const { setup } of more) {
      await game.bring?.({ setup });
      playShown(game, setup, 1);
    }
    expect(fieldsOf(game, played, late)).toBeInstanceOf(Array);
  });

  it('a whole game has all of it, with a form for every action that was listed for one', async () => {
    const whole = await card.load();
    const [preset] = whole.setup.presets;
    const state = playShown(whole, preset?.setup, 2);
    for (const type of Object.keys(whole.rules.forms ?? {}))
      expect(fieldsOf(whole, state, type), type).toBeInstanceOf(Array);
  });
});
