import { Combat, manualDice, type Types } from '@fray/engine';
import { expect, it } from 'vitest';
import { Table } from './table.ts';
import { answerByPolicy, chanceWith, loadGame } from './testing/play.ts';

const FIGHTS = Number(process.env.FRAY_VOLLEYS ?? 10);
const game = await loadGame('merc');
const { presets } = game.setup;

interface Played {
  events: string;
  /** How often dice were typed. */
  pads: number;
  void: number;
}
/** A fight with typed dice: die by die in the order in which they count, or the whole volley on one pad. */
function play(setup: unknown, seed: number, whole: boolean, voidOf = (table: Table) => table.voidDice): Played {
  const table = new Table(game, Combat.begin(game.rules, setup, manualDice(seed)) as Combat<Types>);
  const { combat } = table;
  const chance = chanceWith(seed);
  // Faces that were void are typed again: the same dice count in both ways.
  let kept: number[] = [];
  let pads = 0;
  let unused = 0;
  table.start();
  for (let i = 0; i < 2000 && combat.outcome === undefined; i++) {
    const { need } = combat;
    if (need) {
      const count = whole ? (table.awaited?.count ?? 0) : need.count;
      kept = [...kept, ...chance(Math.max(0, count - kept.length), need.sides)];
      const answer = table.typeDice(kept.slice(0, count));
      if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
      kept = kept.slice(count - voidOf(table));
      unused += voidOf(table);
      pads++;
      continue;
    }
    const [question] = table.ask();
    if (!question) throw new Error(`nobody is asked at ${combat.frame?.step}`);
    const all = question.choices.find(({ action, not }) => action.type === 'aim all' && !not);
    const answer = table.answer({ moves: all ? [all] : answerByPolicy(game, table, question) });
    if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  }
  const events = JSON.stringify(combat.history().flatMap((entry) => entry.events));
  return { events, pads, void: unused };
}
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

it.each(presets.map((preset) => [preset.id, preset.setup] as const))(
  'merc: %s, dice typed as one volley and one by one give equal events',
  (_, setup) => {
    for (let seed = 1; seed <= FIGHTS; seed++) {
      const whole = play(setup, seed, true);
      const single = play(setup, seed, false);
      expect(whole.events, `seed ${seed}`).toBe(single.events);
      expect(whole.pads).toBeLessThanOrEqual(single.pads);
    }
  },
);

const rizen = presets.find(({ id }) => id === 'rizen-and-surgeon')?.setup;
it('Rizen and Surgeon with real dice takes at most 8 pads, the median of 20 fights', () => {
  const played = Array.from({ length: 20 }, (_, i) => play(rizen, i + 1, true));
  expect(median(played.map(({ pads }) => pads))).toBeLessThanOrEqual(8);
  // A target has fallen in some of them: what was left of the dice was void.
  expect(played.some((one) => one.void > 0)).toBe(true);
});

it('notices dice that count although somebody had to decide before them', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
  const differs = seeds.some((seed) => play(rizen, seed, true, () => 0).events !== play(rizen, seed, false).events);
  expect(differs).toBe(true);
});
