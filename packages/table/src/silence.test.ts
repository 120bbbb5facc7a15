import type { Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { EFFECT_ROWS } from '@fray/games/twilight-imperium/form';
import { describe, expect, it } from 'vitest';
import type { Table } from './table.ts';
import { chanceWith, loadGame, tableOf } from './testing/play.ts';
import { openAnswer } from './testing/taps.ts';

/** Setups beyond the presets, each with two hands that nobody may know. */
const SAMPLES = Number(process.env.FRAY_SILENCE ?? 4);
const MOMENTS = 40;

const game = await loadGame('twilight-imperium');
type Sides = Record<'attacker' | 'defender', { hand?: readonly string[] | null } | null>;
const cards = EFFECT_ROWS.filter(({ kind }) => kind === 'action');

/** The same setup with hands of three cards: which ones, chance says. */
function dealt(setup: unknown, seed: number): unknown {
  const { attacker, defender, ...rest } = setup as Sides & { sets: readonly string[] };
  const box = cards.filter(({ set }) => rest.sets.includes(set)).map(({ id }) => id);
  const chance = chanceWith(seed);
  const hand = () => Array.from({ length: 3 }, () => box[(chance(1, box.length)[0] as number) - 1] as string);
  const armed = (side: Sides['attacker']) => side && { ...side, hand: hand() };
  return { ...rest, attacker: armed(attacker), defender: armed(defender) };
}

/** All that the open face shows and asks at a moment. */
function faceOf(table: Table): unknown {
  const { combat, viewer, handOverTo, seatsWithHand } = table;
  const asked = table.ask().map((question) => {
    const { seat, kind, choices } = question;
    // What the host enters in a form is known to the host alone.
    const plain = choices.map(({ seat: by, action, not, form }) => ({ by, action: form ? action.type : action, not }));
    const moves = 'moves' in question ? question.moves.map(({ seat: by, action }) => ({ by, action })) : [];
    const before = question.kind === 'roll' ? question.before.map(({ choice }) => choice.action) : [];
    const could = question.kind === 'reply' && question.couldHold;
    return { seat, kind, plain, moves, before, could };
  });
  const missed = table.missedOffers().map(({ choice }) => choice.action);
  return {
    asked,
    viewer,
    handOverTo,
    seatsWithHand,
    missed,
    standing: game.standing(combat.view(undefined), game.text.en),
  };
}

/** The open face at every moment of a combat in which nobody answers; `orders` are given at the start. */
function faces(setup: unknown, seed: number, asGame: (table: () => Table) => AnyGame, stop?: string): string[] {
  let table: Table | undefined;
  table = tableOf(
    asGame(() => table as Table),
    setup,
    seed,
    { shared: true },
  );
  table.start();
  if (stop !== undefined)
    for (const seat of ['attacker', 'defender'])
      for (const window of ['sustained', 'dice']) table.setOrder(seat, { order: stop, until: 'combat', window });
  const seen: string[] = [];
  for (let i = 0; i < MOMENTS && table.combat.outcome === undefined; i++) {
    seen.push(JSON.stringify(faceOf(table)));
    const to = table.handOverTo;
    if (to !== undefined) {
      table.holder = to;
      const own = table.ask().find((one) => one.seat === to && one.kind === 'reply');
      const pass = own?.choices.find(({ role }) => role === 'passes');
      // It looks, and keeps what it holds.
      if (pass) table.answer({ moves: [pass] });
      else table.putDown();
      continue;
    }
    const asked = table.ask();
    const question = asked.find(({ kind }) => kind === 'roll') ?? asked[0];
    const moves = question ? openAnswer(game, table, question) : [];
    if (!moves.length) break;
    const answer = table.answer({ moves });
    if (!answer.ok) throw new Error(JSON.stringify([answer.reason, table.combat.frame?.step]));
  }
  return seen;
}
const plain = () => game as AnyGame;
const setups = (() => {
  const chance = chanceWith(20261119);
  return [
    ...game.setup.presets.map(({ setup }) => setup),
    ...Array.from({ length: SAMPLES }, () => game.setup.sample(chance)),
  ];
})();

/** Setups whose open face depends on what lies in the hands. */
function differing(asGame: typeof plain | ((table: () => Table) => AnyGame), stop?: string, list = setups): string[] {
  return list.flatMap((setup, i) => {
    const [first = [], ...others] = [1, 2, 3].map((deal) => faces(dealt(setup, 100 * i + deal), i, asGame, stop));
    const at = first.findIndex((face, moment) => others.some((other) => other[moment] !== face));
    return at < 0 ? [] : [`setup ${i}, moment ${at}`];
  });
}

describe('twilight-imperium: law of silence, hands dealt otherwise, the same public moves', () => {
  it('the open face, its prompts and who must look at its hand are equal at every moment', () => {
    expect(differing(plain)).toEqual([]);
  });
  it('also with stops, which follow from what everybody sees', () => {
    expect(differing(plain, 'ask', setups.slice(0, 8))).toEqual([]);
    expect(differing(plain, 'pass', setups.slice(0, 8))).toEqual([]);
  });
  it('notices a table that asks only who holds an answer', () => {
    const asks = (table: () => Table): AnyGame => ({
      ...game,
      imagineMost: () => structuredClone(table().combat.state) as Types['state'],
    });
    expect(differing(asks, undefined, setups.slice(0, 8)).length).toBeGreaterThan(0);
  });
});
