import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clone, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, findGame, loadWhole, playOn } from '@fray/games';
import { describe, expect, it } from 'vitest';

/** The table "What a player wants" of docs/advisor.md: a row a kind of preset. */
const page = readFileSync(join(import.meta.dirname, '../../../docs/advisor.md'), 'utf8');
const rows = page
  .slice(page.indexOf('## What a player wants'), page.indexOf('## Exact odds'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| game'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, game = '', presets = '']) => ({ game, presets: presets.split(', ') }));

interface Case {
  /** A preset of the row that it belongs to. */
  of: string;
  what: string;
  outcome: Types['outcome'];
  seat: string;
  score: number;
}
const ti4 = (winner: string, share?: number) => ({ winner, ...(share === undefined ? {} : { share }) });
const merc = (winner: string | null, how = 'fought') => ({ winner, how, control: winner, round: 2 });
const hero = (result: string, defeated: number, wounds: number) => ({
  result,
  defeated,
  faced: 4,
  heroes: [{ seat: 'hero', wounds }],
});
const fab = (winner: string | null, more: object = {}) => ({
  winner,
  why: 'life',
  life: { A: 3, B: 0 },
  turns: 4,
  ...more,
});

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'twilight-imperium': [
    { of: 'medium-fleets', what: 'the space combat is won', outcome: ti4('attacker'), seat: 'attacker', score: 1 },
    { of: 'medium-fleets', what: 'both are gone', outcome: ti4('draw'), seat: 'attacker', score: 0.5 },
    { of: 'medium-fleets', what: 'it is lost', outcome: ti4('attacker'), seat: 'defender', score: 0 },
    { of: 'mecatol-war', what: 'every planet is taken', outcome: ti4('attacker', 1), seat: 'attacker', score: 1 },
    { of: 'mecatol-war', what: 'one of four planets', outcome: ti4('defender', 0.25), seat: 'attacker', score: 0.25 },
    { of: 'mecatol-war', what: 'nobody landed', outcome: ti4('defender', 0), seat: 'attacker', score: 0 },
    {
      of: 'mecatol-war',
      what: 'nobody landed, for the defender',
      outcome: ti4('defender', 0),
      seat: 'defender',
      score: 1,
    },
  ],
  merc: [
    { of: 'patrol', what: 'won', outcome: merc('rebel'), seat: 'rebel', score: 1 },
    { of: 'patrol', what: 'nobody is left', outcome: merc(null), seat: 'rebel', score: 0.5 },
    { of: 'patrol', what: 'lost', outcome: merc('dictator', 'retreated'), seat: 'rebel', score: 0 },
    { of: 'mortar', what: 'over, and nobody has won', outcome: merc(null), seat: 'dictator', score: 0.5 },
  ],
  'mage-knight': [
    { of: 'city', what: 'all fell, no wound', outcome: hero('conquered', 4, 0), seat: 'hero', score: 1 },
    { of: 'city', what: 'all fell, five wounds', outcome: hero('defeated', 4, 5), seat: 'hero', score: 1 },
    { of: 'city', what: 'half of them fell, no wound', outcome: hero('survived', 2, 0), seat: 'hero', score: 0 },
    { of: 'city', what: 'none fell, six wounds', outcome: hero('withdrawn', 0, 6), seat: 'hero', score: 0 },
  ],
  'flesh-and-blood': [
    { of: 'ira-bravo', what: 'won', outcome: fab('A'), seat: 'A', score: 1 },
    { of: 'ira-bravo', what: 'both at once', outcome: fab(null, { why: 'both' }), seat: 'A', score: 0.5 },
    { of: 'ira-bravo', what: 'lost', outcome: fab('A'), seat: 'B', score: 0 },
    { of: 'own-deck', what: 'won', outcome: fab('A'), seat: 'A', score: 1 },
    { of: 'own-deck', what: 'nobody can go on', outcome: fab(null, { why: 'deadlock' }), seat: 'A', score: 0.5 },
    { of: 'own-deck', what: 'given up', outcome: fab('B', { why: 'concede' }), seat: 'A', score: 0 },
    { of: 'link-block', what: 'it hit', outcome: fab(null, { why: 'link', link: { hit: true } }), seat: 'A', score: 1 },
    {
      of: 'link-block',
      what: 'it did not',
      outcome: fab(null, { why: 'link', link: { hit: false } }),
      seat: 'A',
      score: 0,
    },
    { of: 'link-block', what: 'it never happened', outcome: fab(null, { why: 'link' }), seat: 'A', score: 0 },
    {
      of: 'link-block',
      what: 'it did not, for the defender',
      outcome: fab(null, { why: 'link' }),
      seat: 'B',
      score: 1,
    },
  ],
  'exodus-loop': [
    { of: 'escape', what: 'jumped', outcome: { result: 'victory', why: 'jumped', turn: 9 }, seat: 'player', score: 1 },
    {
      of: 'escape',
      what: 'the turn limit',
      outcome: { result: 'draw', why: 'turn-limit', turn: 25 },
      seat: 'player',
      score: 0.5,
    },
    {
      of: 'escape',
      what: 'stranded',
      outcome: { result: 'defeat', why: 'stranded', turn: 9 },
      seat: 'player',
      score: 0,
    },
    {
      of: 'escape',
      what: 'stranded, for the enemy',
      outcome: { result: 'defeat', why: 'stranded', turn: 9 },
      seat: 'enemy',
      score: 1,
    },
  ],
};

describe.each([...new Set(rows.map(({ game }) => game))])('what a player of %s wants', (id) => {
  const found = findGame(id);
  const load = () => {
    if (!found.ok) throw new Error(id);
    return loadWhole(found.card);
  };

  it('is given for every preset, once', async () => {
    const { setup } = await load();
    const told = rows.filter(({ game }) => game === id).flatMap(({ presets }) => presets);
    expect([...told].sort()).toEqual(setup.presets.map((preset) => preset.id).sort());
  });

  it('has a case for every row', () => {
    for (const { game, presets } of rows)
      if (game === id) expect(CASES[id]?.some(({ of }) => presets.includes(of))).toBe(true);
  });

  it.each((CASES[id] ?? []).map((one) => [`${one.of}: ${one.what}`, one] as const))(
    '%s',
    async (_, { outcome, seat, score }) => {
      const { rules } = await load();
      expect(rules.score(outcome, seat)).toBeCloseTo(score, 12);
    },
  );
});

describe('Twilight Imperium', () => {
  it('counts planets in the presets that set out for some, and only in those', async () => {
    const found = findGame('twilight-imperium');
    if (!found.ok) throw new Error('twilight-imperium');
    const game = await loadWhole(found.card);
    const [space, planets] = rows.filter(({ game: id }) => id === 'twilight-imperium');
    for (const { id, setup } of game.setup.presets) {
      const source = seededDice(1, 0);
      const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
      runner.start();
      playOn(game, runner, {}, chanceFrom(source));
      const counts = 'share' in (game.rules.outcome(runner.state) as object);
      expect({ id, counts }).toEqual({ id, counts: planets?.presets.includes(id) ?? false });
      expect(space?.presets.includes(id)).toBe(!counts);
    }
  });
});
