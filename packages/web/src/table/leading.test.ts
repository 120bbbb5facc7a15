import { Combat, type PromptChoice, type Role, type Ruleset, seeded, type Types } from '@fray/engine';
import { GAMES, loadWhole, type WholeGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../settings-kept.ts';
import { askedOf, carriedOut, followsThrow, type PastPrompt } from './automatic.ts';
import { carriedAt } from './leading.ts';

const choice = (role: Role, more: Partial<PromptChoice<Types>> = {}): PromptChoice<Types> => ({
  seat: 'a',
  action: { type: role },
  place: 'flow',
  role,
  about: [],
  ...more,
});
const around = { lead: 'round' as Lead, isPlain: () => true, goesWithThrow: () => false };
const blocked = { not: { code: 'no' } };

describe('a prompt with one choice is no prompt', () => {
  it('it is carried out, unless it throws, risks or ends', () => {
    for (const role of ['acts', 'commits', 'goes on', 'passes'] as const) {
      expect(carriedOut([choice(role), choice('acts', blocked)], around)?.role).toBe(role);
      expect(carriedOut([choice(role), choice('acts')], around)).toBeUndefined();
      expect(carriedOut([choice(role, { form: true })], around)).toBeUndefined();
    }
    for (const role of ['rolls', 'risks', 'ends'] as const) expect(carriedOut([choice(role)], around)).toBeUndefined();
  });
  it('or reveals: what is built up and would show something waits for a tap', () => {
    const reveals = { ...around, isPlain: () => false };
    expect(carriedOut([choice('commits')], reveals)).toBeUndefined();
    expect(carriedOut([choice('acts')], reveals)).toBeUndefined();
    expect(carriedOut([choice('passes')], reveals)?.role).toBe('passes');
  });
  it('step by step everything is confirmed', () => {
    const step = { ...around, lead: 'step' as Lead };
    for (const role of ['passes', 'goes on', 'acts'] as const) expect(carriedOut([choice(role)], step)).toBeUndefined();
  });
});

describe('dice of both sides fall with one tap', () => {
  const past = (role: Role, step = 'P2.4', ...others: PromptChoice<Types>[]): PastPrompt => {
    const taken = choice(role);
    return { list: [taken, ...others], taken, step };
  };
  it('if nobody could do anything between the two throws', () => {
    expect(followsThrow('P2.4', [past('passes'), past('passes'), past('rolls')])).toBe(true);
    expect(followsThrow('P2.4', [past('passes', 'P2.4', choice('acts')), past('rolls')])).toBe(false);
  });
  it('not those of another step, and not the first', () => {
    expect(followsThrow('P2.4', [past('passes', 'P2.3'), past('rolls', 'P2.3')])).toBe(false);
    expect(followsThrow('P2.4', [])).toBe(false);
  });
});

/** A preset, led in one way, everything else decided by the rules' own policy. Who is asked, and all moves with their dice. */
function ledThrough(game: WholeGame, setup: unknown, lead: Lead): { asked: number; moves: unknown[] } {
  const combat = Combat.begin(game.rules, setup, seeded(7));
  const { always: _, ...flow } = game.rules;
  const rules = flow as Ruleset<Types>;
  let asked = 0;
  for (let i = 0; i < 3000 && combat.outcome === undefined; i++) {
    const carried = carriedAt({ combat, rules, lead, mayNotHold: game.mayNotHold }, combat.state, combat.at);
    const free = combat.prompt().find(({ place, not }) => place === 'flow' && !not);
    // What the table holds, the table says: nobody can be asked for it here.
    if (combat.need) break;
    if (!carried) asked++;
    const { seat, action } = carried ?? (free as PromptChoice<Types>);
    // The host has no policy: the first thing offered, as in the other way.
    const byPolicy = !carried && game.players.includes(seat);
    const answer = byPolicy ? combat.letPlay(seat, game.bot) : combat.move(seat, action);
    if (!answer.ok) throw new Error(`refused after ${i} moves: ${answer.reason.code}`);
  }
  expect(combat.outcome ?? combat.need).toBeDefined();
  return { asked, moves: combat.history().map(({ move }) => move) };
}

describe('both ways of leading give the same moves with the same dice', () => {
  it.each(GAMES.map((card) => [card.name, card] as const))('%s', async (_, card) => {
    const game = await loadWhole(card);
    for (const preset of game.setup.presets.slice(0, 2)) {
      const read = game.setup.check(preset.setup);
      if (!read.ok) throw new Error(preset.id);
      const round = ledThrough(game, read.setup, 'round');
      const step = ledThrough(game, read.setup, 'step');
      expect(round.moves, preset.id).toEqual(step.moves);
      if (game.id === 'twilight-imperium') expect(round.asked).toBeLessThan(step.asked);
    }
  });
});

it('with hands that nobody knows too: nobody is stopped for what could be held, and the moves are the same', async () => {
  const game = await loadWhole(GAMES.find(({ id }) => id === 'twilight-imperium') as (typeof GAMES)[number]);
  const read = game.setup.check({
    attacker: 'letnev: 2 dreadnought, 1 carrier, 2 fighter',
    defender: 'jol-nar: 2 cruiser, 1 destroyer',
    start: 'P2.1',
    extent: 'space',
  });
  if (!read.ok) throw new Error(read.reason.code);
  const round = ledThrough(game, read.setup, 'round');
  const step = ledThrough(game, read.setup, 'step');
  expect(round.moves).toEqual(step.moves);
  expect(round.asked).toBeLessThan(step.asked / 2);
});

describe('what nobody is known to be able to do is no question', () => {
  const card = choice('acts', { action: { type: 'card' } });
  const isCard = ({ action }: PromptChoice<Types>) => action.type === 'card';
  it('it is let go by; of several that could only let it go by the first does', () => {
    const other = choice('passes', { seat: 'b' });
    expect(askedOf([card, choice('passes'), other], isCard)).toEqual([choice('passes')]);
    expect(carriedOut(askedOf([card, choice('passes')], isCard), around)?.role).toBe('passes');
  });
  it('but what somebody is known to be able to do is asked', () => {
    const list = [card, choice('acts'), choice('passes')];
    expect(askedOf(list, isCard)).toEqual(list.slice(1));
    expect(carriedOut(askedOf(list, isCard), around)).toBeUndefined();
    expect(askedOf(list.slice(1), isCard)).toEqual(list.slice(1));
  });
});
