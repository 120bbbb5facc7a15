import { describe, expect, it } from 'vitest';
import { standing } from '../../standing.ts';
import { basicSide, foe, type TestCombat, testCombat } from '../../tests/combat.fixture.ts';
import { ground, nextDoor, planet, side, space, table, units } from '../../tests/fixture.ts';
import { english } from '../../text/en.ts';

/** Objectives that were flagged for a player, also if more came after. */
const flagged = (game: TestCombat, by: 'attacker' | 'defender'): string[] => {
  const seen = new Set<string>();
  while (game.combat.outcome === undefined) {
    for (const one of game.state.reminders)
      if (one.by === by && one.id.startsWith('objective ')) seen.add(one.effect ?? '');
    game.bot();
  }
  return [...seen];
};
const won = (more: Parameters<typeof space>[2] = {}) =>
  space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), more);

/** Any combat that is won may be one of these: the table knows. */
const WON = ['spark-a-rebellion', 'betray-a-friend'];

describe('secret objectives are reminders', () => {
  it('turn-their-fleets-to-dust: the last non-fighter ship falls to space cannon', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), foe(), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    expect(flagged(testCombat(setup, [10]), 'defender')).toEqual(['turn-their-fleets-to-dust']);
  });
  it('fight-with-precision: the last fighter falls to a barrage', () => {
    const setup = space(basicSide({ 'destroyer-1': 1 }), foe({ 'carrier-1': 1, 'fighter-1': 1 }));
    expect(flagged(testCombat(setup, [10, 1], 10), 'attacker')).toEqual(['fight-with-precision']);
  });
  it('make-an-example-of-their-world: the last ground force falls to bombardment', () => {
    const setup = table(basicSide({ 'dreadnought-1': 1 }), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
    });
    expect(flagged(testCombat(setup, [10]), 'attacker')).toEqual(['make-an-example-of-their-world']);
  });
  it('destroy-their-greatest-ship: a war sun or flagship falls', () => {
    const setup = space(basicSide({ 'cruiser-1': 2 }), foe({ 'war-sun': [1, 1] }));
    expect(flagged(testCombat(setup, [10, 1, 1, 1, 1]), 'attacker')).toEqual(['destroy-their-greatest-ship', ...WON]);
  });
  it('unveil-flagship: a space combat is won with the flagship', () => {
    expect(
      flagged(testCombat(space(side('sol', { genesis: 1 }), foe({ 'cruiser-1': 1 })), [10, 1, 1]), 'attacker'),
    ).toEqual(['unveil-flagship', ...WON]);
  });
  it('spark-a-rebellion: any win may be against the leader', () => {
    expect(flagged(testCombat(won(), [10, 1]), 'attacker')).toEqual(WON);
    expect(
      flagged(testCombat(ground(basicSide(), { 'infantry-1': 1 }, foe(), { 'infantry-1': 1 }), [10, 1]), 'attacker'),
    ).toEqual(WON);
  });
  it.each([
    ['betray-a-friend', {}],
    ['brave-the-void', { anomalies: ['nebula' as const] }],
    ['darken-the-skies', { home: 'defender' as const }],
  ])('%s: flagged for the winner where it fits', (id, system) => {
    // Only this objective is in play.
    const setup = won({ system });
    const game = testCombat(setup, [10, 1]);
    game.state.common.splice(0, game.state.common.length, id);
    game.state.version++;
    expect(flagged(game, 'attacker')).toEqual([id]);
    const plainGame = testCombat(won(), [10, 1]);
    plainGame.state.common.splice(0, plainGame.state.common.length, id);
    plainGame.state.version++;
    expect(flagged(plainGame, 'attacker')).toEqual(id === 'betray-a-friend' ? [id] : []);
  });
  it('demonstrate-your-power: three non-fighter ships at the end of a space combat', () => {
    const setup = space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 3 }));
    const game = testCombat(setup, [1, 10, 10, 10]);
    game.state.common.splice(0, game.state.common.length, 'demonstrate-your-power');
    game.state.version++;
    expect(flagged(game, 'defender')).toEqual(['demonstrate-your-power']);
  });
  it('become-a-martyr: a home planet is lost', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', {}, { home: 'defender' })] },
    });
    expect(flagged(testCombat(setup), 'defender')).toEqual(['become-a-martyr']);
  });
  it('seize-an-icon: a legendary planet is taken', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', {}, { legendary: true })] },
    });
    expect(flagged(testCombat(setup), 'attacker')).toEqual(['seize-an-icon']);
  });
  it('become-a-martyr: also any other planet of a home system; not for a player who did not hold it', () => {
    const setup = (owner: 'defender' | null) =>
      table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
        start: 'P3.1',
        system: { home: 'defender', planets: [planet('Quann', owner)] },
      });
    expect(flagged(testCombat(setup('defender')), 'defender')).toEqual(['become-a-martyr']);
    expect(flagged(testCombat(setup(null)), 'defender')).toEqual([]);
  });
  it('destroy-their-greatest-ship: flagged for a third party whose space cannon did it', () => {
    const setup = table(side('sol', { genesis: [1, 1] }), foe({}), {
      start: 'P1.1',
      thirds: [side('titans', {})],
      adjacent: [nextDoor('Lodor', { units: { 'third-1': units({ 'pds-2': 1 }) } })],
    });
    const game = testCombat(setup, [10]);
    game.until(() => game.state.lost.length > 0);
    expect(
      game.state.reminders.filter((one) => one.effect === 'destroy-their-greatest-ship').map((one) => one.by),
    ).toEqual(['third-1']);
  });
  it('every combat counts separately: one line for the space combat, one for each planet, at most one objective each', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1, 'cruiser-1': 3 }), foe({ 'cruiser-1': 1 }), {
      system: {
        home: 'defender',
        planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })],
      },
    });
    const game = testCombat(setup, [10, 10, 10, 10, 1, 10, 1]).to('PC.1');
    const said = standing(game.state, english).reminders ?? [];
    const lines = said.filter((line) => /^After .*: Sol .*secret objective/.test(line));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^After the space combat: .*at most one secret objective of .*Spark a Rebellion.*Darken the Skies/,
    );
    expect(lines[1]).toMatch(/^After the combat on Quann: .*at most one secret objective of /);
  });
});
