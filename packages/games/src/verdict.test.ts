import { Combat, seededDice, type Types } from '@fray/engine';
import { expect, test } from 'vitest';
import { chanceFrom, GAMES, loadWhole } from './index.ts';

/** As much as a heading of a phone holds in two lines. */
const LONGEST = 40;
const SEEDS = [1, 2, 3];

test.each(GAMES)(
  '$name: the verdict of every preset is one sentence of at most 40 characters, in every language',
  async (card) => {
    const { rules, bot, setup, text } = await loadWhole(card);
    const verdicts = new Set<string>();
    for (const preset of setup.presets)
      for (const seed of SEEDS) {
        const combat = Combat.begin(rules, preset.setup, seededDice(seed)) as Combat<Types>;
        const chance = chanceFrom(seededDice(seed));
        for (let i = 0; i < 4000 && combat.outcome === undefined; i++) {
          const [first] = combat.prompt().filter(({ not }) => !not);
          if (!first) break;
          const mine = combat.prompt().filter(({ not, seat }) => !not && seat === first.seat);
          const view: Types['view'] = combat.view(first.seat);
          if (!combat.move(first.seat, bot(view, first.seat, mine, chance)).ok) break;
        }
        if (combat.outcome === undefined) continue;
        for (const words of Object.values(text)) verdicts.add(words.verdict?.(combat.outcome) ?? '');
      }
    expect(verdicts.size).toBeGreaterThan(0);
    for (const verdict of verdicts) {
      expect(verdict).not.toBe('');
      expect(verdict.length, verdict).toBeLessThanOrEqual(LONGEST);
      expect(verdict, 'one sentence').not.toMatch(/[.!?]\s/);
    }
  },
);

test('names that people give do not make a verdict longer', async () => {
  const whole = async (id: string) => loadWhole(GAMES.find((card) => card.id === id) as (typeof GAMES)[number]);
  const long = 'The one whose name goes on and on and on';
  const [ti4, fab] = [await whole('twilight-imperium'), await whole('flesh-and-blood')];
  const sides = { attacker: { faction: 'sol', name: long }, defender: { faction: 'letnev', name: '' } };
  const outcome = { space: 'attacker', rounds: 3, how: 'played', winner: 'attacker', sides };
  expect(ti4.text.en.verdict?.({ ...outcome, planets: [{ planet: 'Quann', winner: 'attacker' }] } as never)).toBe(
    'The attacker takes Quann',
  );
  expect(ti4.text.en.verdict?.({ ...outcome, planets: [{ planet: long, winner: 'attacker' }] } as never)).toBe(
    'The attacker wins',
  );
  const names = { A: long, B: 'Ira' };
  expect(fab.text.en.verdict?.({ winner: 'A', why: 'life', life: { A: 3, B: 0 }, names, turns: 4 } as never)).toBe(
    'Player A wins',
  );
});
