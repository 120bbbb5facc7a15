import { Combat, type PromptChoice, seededDice, type Types } from '@fray/engine';
import { loadWhole, randomBot, type WholeGame } from '@fray/games';
import { expect, test, vi } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { manifestOf } from '../games/manifests.ts';
import { filledOf } from './items.ts';

type Offered = PromptChoice<Types>;
/** Moves for a seat, of what is free to it now; false: there is nothing to press. */
type Answer = (combat: Combat<Types>, seat: string, mine: readonly Offered[]) => boolean;
const first = ([choice]: readonly Offered[]): Types['action'] => (choice as Offered).action;
const ones = (count: number): number[] => Array(count).fill(1);

/** Presses what is filled, and nothing else. */
const presses =
  (game: WholeGame): Answer =>
  (combat, seat, mine) => {
    const items = mine.map((choice) => ({ choice, label: choice.action.type }));
    // The host has no policy.
    const filled = filledOf(
      items,
      (_, choices) => (game.players.includes(seat) ? game.bot(combat.view(seat), seat, choices, ones) : first(choices)),
      manifestOf(game.id)?.panel,
    );
    return filled !== undefined && combat.move(seat, filled.choice.action).ok;
  };

interface Played {
  /** Nothing where it did not come to an end. */
  score: number | undefined;
  /** An attack was open, and none was made. */
  idle: boolean;
  /** It waits for cards that the table holds. */
  waits: boolean;
  /** Prompts at which nothing is filled: then the policy fills in a form. */
  bare: number;
}

/** One player in one way, all others by the game's own policy. */
function play(game: WholeGame, setup: unknown, seat: string, answer: Answer, seed: number): Played {
  // What is possible at any time is no part of it, and long to list.
  const { always: _, ...rules } = game.rules;
  const combat = Combat.begin(rules, setup, seededDice(seed));
  let open = false;
  let made = false;
  let bare = 0;
  for (let i = 0; i < 4000 && combat.outcome === undefined; i++) {
    const free = combat.prompt().filter((choice) => choice.place === 'flow' && !choice.not);
    const mine = free.filter((choice) => choice.seat === seat);
    const [next] = mine.length ? mine : free;
    if (!next) break;
    const attacks = (choice: Offered) => choice.role === 'rolls' || choice.role === 'commits';
    open ||= mine.some(attacks);
    const before = combat.at;
    if (!game.players.includes(next.seat))
      presses(game)(
        combat,
        next.seat,
        free.filter(({ seat: of }) => of === next.seat),
      );
    else if (next.seat !== seat || !answer(combat, seat, mine)) {
      if (next.seat === seat) bare++;
      combat.playBot(next.seat, game.bot);
    }
    const { action } = combat.history().at(-1)?.move ?? {};
    if (next.seat === seat && combat.at > before)
      made ||= mine.some((choice) => attacks(choice) && choice.action.type === action?.type);
  }
  const score = combat.outcome === undefined ? undefined : game.rules.score(combat.outcome, seat);
  return { score, waits: combat.need !== undefined, idle: open && !made, bare };
}

/** How often each preset is played, with other dice: a game with few presets more often. The long run asks for more. */
const TIMES: Partial<Record<string, number>> = { merc: 4 };
const timesOf = (id: string): number => Math.max(TIMES[id] ?? 1, Math.floor(Number(process.env.FRAY_ODDS ?? 0) / 25));
vi.setConfig({ testTimeout: 1_800_000 });
/** The table holds the cards, and says what it plays: nobody can press for it. */
const BY_HAND = ['table', 'own-deck'];
/** Nothing stands there before forms were filled in. */
const EMPTY = ['blank'];

test.each(TESTED_GAMES.map((card) => [card.id, card] as const))(
  '%s: pressing only the primary button harms only the enemy',
  async (_, card) => {
    const game = await loadWhole(card);
    const random = randomBot(game);
    const byChance: Answer = (combat, seat) => combat.playBot(seat, random).ok;
    const gains: number[] = [];
    let bare = 0;
    for (const preset of game.setup.presets) {
      if (EMPTY.includes(preset.id)) continue;
      const read = game.setup.check(preset.setup);
      if (!read.ok) throw new Error(preset.id);
      const [seat = ''] = game.players;
      for (let seed = 1; seed <= timesOf(game.id); seed++) {
        const filled = play(game, read.setup, seat, presses(game), seed);
        if (filled.waits) continue;
        const chance = play(game, read.setup, seat, byChance, seed);
        expect(filled.score, `${preset.id}: the combat ends`).toBeDefined();
        if (!BY_HAND.includes(preset.id)) expect(filled.idle, `${preset.id}: an attack was open`).toBe(false);
        bare += filled.bare;
        if (filled.score !== undefined && chance.score !== undefined) gains.push(filled.score - chance.score);
      }
    }
    const mean = gains.reduce((sum, one) => sum + one, 0) / gains.length;
    const variance = gains.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (gains.length - 1);
    expect(mean).toBeGreaterThanOrEqual(-4.5 * Math.sqrt(variance / gains.length));
    // A form is no button: it is filled in, and nothing is lost by that.
    console.info(`${card.name}: ${mean.toFixed(2)} better than chance, ${bare} prompts without a filled button`);
  },
);
