import { describe, expect, it } from 'vitest';
import type { PlayerSetup } from '../setup/types.ts';
import { basicSide, foe, testCombat } from '../tests/combat.fixture.ts';
import { planet, side, table, units } from '../tests/fixture.ts';

/** The attacker meets ground forces of a third party on Quann; the defender has the space area and nothing there. */
const fight = (
  attacker: PlayerSetup,
  mine: Parameters<typeof units>[0],
  third: PlayerSetup,
  theirs: Parameters<typeof units>[0],
) =>
  table(attacker, foe(), {
    start: 'P4.1',
    thirds: [third],
    system: {
      planets: [
        {
          ...planet('Quann', 'third-1', { attacker: mine }),
          units: { attacker: units(mine), 'third-1': units(theirs) },
        },
      ],
    },
  });

describe('a third party defends a planet', () => {
  it('section 0, opponent: hits of an effect fall on the third party that defends the planet', () => {
    // Magen Defense Grid: the attacker has a structure there (Hel-Titan).
    const setup = fight(
      side('titans', {}, { technologies: ['magen-defense-grid-omega'] }),
      { 'hel-titan-1': 1 },
      side('sol', {}),
      { 'infantry-1': 2 },
    );
    const game = testCombat(setup).use('attacker', 'magen-defense-grid-omega');
    expect(game.state.planets[0]?.against).toBe('third-1');
    game.until(() => game.count('third-1', 'infantry-1') < 2);
    expect(game.state.lost.map((unit) => unit.side)).toEqual(['third-1']);
  });

  it('section 0, opponent: a third party that defends a planet uses its own effects there', () => {
    const setup = fight(
      basicSide(),
      { 'infantry-1': 2 },
      side(
        'yin',
        {},
        { hand: ['morale-boost', 'fire-team'], technologies: ['duranium-armor'], leaders: ['claire-gibson'] },
      ),
      { 'infantry-1': 1 },
    );
    const game = testCombat(setup).reach('third-1', 'indoctrination');
    expect(game.offered('third-1', 'morale-boost')).toHaveLength(1);
    expect(game.offered('third-1', 'claire-gibson')).toHaveLength(1);
    game.use('third-1', 'indoctrination');
    expect([game.count('attacker', 'infantry-1'), game.count('third-1', 'infantry-1')]).toEqual([1, 2]);
    // The defender in space has no part in this fight.
    expect(game.listed('defender', 'morale-boost')).toEqual([]);
  });

  it('section 0, opponent: Valkyrie Exoskeleton, Greyfire Mutagen Ω and Tekklar Legion look at the third party', () => {
    const game = testCombat(
      fight(side('sardakk', {}), { 'valkyrie-exoskeleton': 1 }, side('sol', {}), { 'infantry-1': 2 }),
      [1, 10, 1],
    ).to('P4.3');
    game.does('attacker', { type: 'sustain', unit: game.id('attacker', 'valkyrie-exoskeleton') });
    expect([game.hitsOn('third-1'), game.hitsOn('defender')]).toEqual([1, 0]);

    const mutagen = testCombat(
      fight(basicSide({}, { notes: ['greyfire-mutagen-omega'] }), { 'infantry-1': 1 }, side('hacan', {}), {
        'infantry-1': 2,
      }),
    ).use('attacker', 'greyfire-mutagen-omega');
    expect([mutagen.count('attacker'), mutagen.count('third-1')]).toEqual([2, 1]);

    const legion = testCombat(
      fight(basicSide({}, { notes: ['tekklar-legion'] }), { 'infantry-1': 1 }, side('sardakk', {}), {
        'infantry-1': 1,
      }),
    ).use('attacker', 'tekklar-legion');
    legion.until(() => legion.state.rolls.length === 2);
    // Unrelenting +1 and the note -1.
    expect(legion.state.rolls.map((roll) => [roll.by, roll.on, roll.dice[0]?.mod])).toEqual([
      ['attacker', 'third-1', 1],
      ['third-1', 'attacker', 0],
    ]);
  });

  it('section 0, opponent: who won on a planet is the third party, for every effect that needs the winner or loser', () => {
    const lost = testCombat(
      fight(basicSide(), { 'infantry-1': 1 }, side('mahact', {}, { technologies: ['dacxive-animators'] }), {
        'infantry-1': 1,
      }),
      [1, 10],
    ).use('third-1', 'dacxive-animators');
    expect(lost.count('third-1', 'infantry-1', 'Quann')).toBe(2);
    lost.use('third-1', 'edict');
    expect(lost.state.parties['third-1']?.facts.tokensOf).toEqual(['attacker']);

    const won = testCombat(
      fight(side('mahact', {}), { 'infantry-1': 1 }, side('sol', {}), { 'infantry-1': 1 }),
      [10, 1],
    ).use('attacker', 'edict');
    expect(won.state.parties.attacker?.facts.tokensOf).toEqual(['third-1']);
  });

  it('section 0, opponent: once nobody is left, the party that fought is still the opponent, not the owner of the planet', () => {
    const setup = fight(side('nekro', {}), { 'infantry-1': 1 }, side('sol', {}, { technologies: ['plasma-scoring'] }), {
      'infantry-1': 1,
    });
    const first = setup.system.planets[0];
    if (first) first.owner = 'defender';
    const game = testCombat(setup, [10, 1]).reach('attacker', 'technological-singularity');
    expect(game.offered('attacker', 'technological-singularity').map((one) => one.action.target)).toEqual([
      'plasma-scoring',
    ]);
  });
});
