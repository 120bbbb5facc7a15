import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Chance,
  Combat,
  choices,
  hash,
  jsonFault,
  makeSave,
  manualDice,
  parseSave,
  refusal,
  SAVE_VERSION,
  seededDice,
  type Types,
  verifySave,
} from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { chanceOf, playOne } from '../../../scripts/fuzz/playing.ts';
import { TESTED_GAMES } from './games.fixture.ts';
import { game as merc } from './merc/tests/whole.ts';
import { loadWhole, type WholeGame } from './registry.ts';

/** Moments at which people save: each is reached here, saved, opened and played to its end. */
interface Moment {
  what: string;
  /** The table throws. */
  typed?: true;
  /** Games that have such a moment; without it every game has. */
  only?: readonly string[];
  /** Whether this setup comes to such a moment. */
  of?(setup: object): boolean;
  /** Whether this moment is one; it may bring it about. */
  here(combat: Combat<Types>, chance: Chance): boolean;
}

const isAsked = (combat: Combat<Types>): boolean => combat.outcome === undefined && !combat.need;
const flow = (combat: Combat<Types>) => choices(combat.rules, combat.state);
/** Some moves back, so that the log has a line about it. */
const goBack = (combat: Combat<Types>): boolean => {
  if (combat.at < 5) return false;
  for (let i = 0; i < 4; i++) combat.undo({ host: true });
  return combat.canRedo && combat.notes.length > 0;
};

const MOMENTS: readonly Moment[] = [
  { what: 'a prompt', here: (combat) => isAsked(combat) && combat.at > 3 },
  {
    what: 'a sequence inside another',
    only: ['exodus-loop', 'flesh-and-blood', 'mage-knight', 'merc', 'twilight-imperium'],
    here: (combat) => isAsked(combat) && combat.state.frames.length > 1,
  },
  {
    what: 'an open form',
    only: ['exodus-loop', 'flesh-and-blood', 'mage-knight', 'twilight-imperium'],
    here: (combat) => isAsked(combat) && flow(combat).some(({ form }) => form),
  },
  {
    what: 'something that can be canceled',
    only: ['exodus-loop', 'flesh-and-blood', 'mage-knight'],
    here: (combat) => isAsked(combat) && combat.openSequence() !== undefined,
  },
  { what: 'dice that are awaited', typed: true, here: (combat) => combat.need !== undefined },
  {
    what: 'dice in pieces',
    typed: true,
    only: ['exodus-loop', 'mage-knight', 'merc', 'risk', 'twilight-imperium'],
    here(combat, chance) {
      // Where a step throws one die after the other, the first of them is a piece too.
      if (combat.need?.kind !== 'roll') return false;
      combat.typeDice(chance(Math.ceil(combat.need.count / 2), combat.need.sides));
      return combat.need !== undefined && combat.frame?.dice !== undefined;
    },
  },
  { what: 'moves undone', here: (combat) => isAsked(combat) && goBack(combat) },
  { what: 'a move redone', here: (combat) => isAsked(combat) && goBack(combat) && combat.redo().ok && combat.canRedo },
  { what: 'its end', here: (combat) => combat.outcome !== undefined },
  {
    what: 'real cards',
    of: (setup) => 'own' in setup || ('pool' in setup && setup.pool === 'table'),
    only: ['flesh-and-blood', 'mage-knight'],
    here: (combat) => isAsked(combat) && combat.at > 3,
  },
];

const TRIES = 60;
const MOST_MOVES = 120;
/** The largest preset of Exodus Loop needs some three thousand moves of the bots. */
const LONGEST = 6000;

function reach(game: WholeGame, { what, of, here, typed: isTyped }: Moment): Combat<Types> {
  const { presets, sample } = game.setup;
  const fitting = presets.filter(({ setup }) => !of || of(setup as object));
  for (let number = 0; number < TRIES; number++) {
    const preset = number % 2 ? undefined : fitting[(number / 2) % fitting.length];
    const setup = preset ? preset.setup : sample(chanceOf(number));
    if (of && !of(setup as object)) continue;
    const combat: Combat<Types> = Combat.begin(game.rules, setup, (isTyped ? manualDice : seededDice)(number));
    const chance = chanceOf(number);
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      if (here(combat, chance)) return combat;
      if (!playOne(game, combat, chance)) break;
    }
  }
  throw new Error(`${game.id}: no combat came to ${what}`);
}

function playOn(game: WholeGame, combat: Combat<Types>): void {
  const chance = chanceOf(1);
  for (let moves = 0; combat.outcome === undefined; moves++) {
    const fault = jsonFault(combat.state);
    if (fault ?? moves > LONGEST) throw new Error(fault ?? `stuck after ${moves} moves`);
    const { need } = combat;
    const list = flow(combat);
    const choice = list.find(({ seat }) => game.players.includes(seat)) ?? list[0];
    const answer = need
      ? combat.typeDice(need.kind === 'roll' ? chance(need.count, need.sides) : [0])
      : combat.playBot(choice?.seat ?? '', game.bot);
    if (!answer.ok) throw new Error(answer.reason.code);
  }
}

describe.each(TESTED_GAMES.map((card) => [card.id, card] as const))('a combat of %s, saved at', (id, card) => {
  it.each(MOMENTS.filter(({ only }) => only?.includes(id) ?? true))('$what', async (moment) => {
    const game = await loadWhole(card);
    const live = reach(game, moment);
    const save = makeSave(live);
    const opened = parseSave(game.rules, JSON.stringify(save), game.setup);
    if (!opened.ok) throw new Error(JSON.stringify(opened.reason));
    const { combat } = opened;
    expect(combat.state).toEqual(live.state);
    expect([combat.at, combat.notes, combat.need, combat.outcome]).toEqual([
      live.at,
      live.notes,
      live.need,
      live.outcome,
    ]);
    expect(verifySave(game.rules, save).ok).toBe(true);
    playOn(game, combat);
    expect(game.text.en.outcome(combat.outcome)).toMatch(/\.$/);
    // The same dice come up as would have come up at the table that was left.
    playOn(game, live);
    expect(combat.state).toEqual(live.state);
  });
});

describe.each(TESTED_GAMES.map((card) => [card.id, card] as const))('a save of other rules of %s', (_, card) => {
  it.each([
    ['older', -1, 'save-older-rules'],
    ['newer', 1, 'save-newer-rules'],
  ])('%s ones: is refused with both versions', async (_what, off, code) => {
    const { rules, setup } = await loadWhole(card);
    const combat: Combat<Types> = Combat.begin(rules, setup.presets[0]?.setup, seededDice(1));
    const { hash: _hash, ...save } = { ...makeSave(combat), rules: rules.version + off };
    const answer = parseSave(rules, JSON.stringify({ ...save, hash: hash(save) }), setup);
    expect(answer).toEqual({ ok: false, reason: { code, found: rules.version + off, known: rules.version } });
  });
});

it('a save that version 0.11.0 wrote is refused for its format, with a sentence, and stays as it was', () => {
  const file = join(import.meta.dirname, '../golden/saves-0.11.0/merc.save');
  const text = readFileSync(file, 'utf8');
  const { rules, setup } = merc;
  const answer = parseSave(rules, text, setup);
  expect(answer).toEqual({ ok: false, reason: { code: 'save-version', found: '1', known: SAVE_VERSION } });
  expect(!answer.ok && refusal(answer.reason)).toMatch(/format 1; this version of Fray reads format \d+\.$/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
