import { describe, expect, it } from 'vitest';
import { gain } from '../../steps/changes/effects.ts';
import { basicSide, combatMods, foe, testCombat } from '../../tests/combat.fixture.ts';
import { ground, nextDoor, planet, side, space, table, units } from '../../tests/fixture.ts';

const holds = (...notes: string[]) => ({ notes });

describe('promissory notes', () => {
  it('ceasefire: nothing moves in, so nothing is fought', () => {
    const setup = table(basicSide({ 'cruiser-1': 2 }), foe({ 'cruiser-1': 1 }, holds('ceasefire')), { start: 'P0.3' });
    const game = testCombat(setup).use('defender', 'ceasefire').end();
    expect([game.count('attacker'), game.count('defender')]).toEqual([0, 1]);
    expect(game.state.lost).toEqual([]);
    expect(game.state.parties.defender?.effects).not.toContain('ceasefire');
  });
  it('ceasefire: the active player names what stood there before; only the rest never came', () => {
    const setup = table(basicSide({ 'cruiser-1': 2, 'carrier-1': 1 }), foe({ 'cruiser-1': 1 }, holds('ceasefire')), {
      start: 'P0.3',
    });
    const game = testCombat(setup).use('defender', 'ceasefire');
    expect(game.choices('attacker').some((choice) => choice.action.type === 'done')).toBe(true);
    game.choose('attacker', game.id('attacker', 'carrier-1')).does('attacker', { type: 'done' }).to('P1.1');
    expect([game.count('attacker', 'cruiser-1'), game.count('attacker', 'carrier-1')]).toEqual([0, 1]);
  });
  it('ceasefire: forces that are entered afterwards stand there as they are entered', () => {
    const game = testCombat(table(null, null, { start: 'P0.1' }));
    game.does('host', { type: 'faction', faction: 'sol' }).does('host', { type: 'faction', faction: 'hacan' });
    gain(game.state, 'defender', 'ceasefire');
    game.use('defender', 'ceasefire').to('P0.5');
    const forces = { type: 'forces', place: 'space', damaged: {} } as const;
    game.does('host', { ...forces, party: 'attacker', units: { 'cruiser-1': 1 } });
    game.does('host', { type: 'continue' });
    expect(game.step).toBe('P0.6');
    expect(game.count('attacker', 'cruiser-1', 'space')).toBe(1);
  });
  it.each(['support-for-the-throne', 'alliance', 'trade-convoys', 'promise-of-protection', 'blood-pact', 'dark-pact'])(
    '%s: a reminder that it goes back',
    (id) => {
      const game = testCombat(
        table(basicSide({ 'cruiser-1': 1 }, holds(id)), foe({ 'cruiser-1': 1 }), { start: 'P0.3' }),
      ).use('attacker', id);
      expect(game.hasEvent('table', id)).toBe(true);
      expect(game.state.reminders.some((one) => one.effect === id)).toBe(true);
    },
  );
  it('crucible: left to the table', () => {
    expect(
      testCombat(table(basicSide({ 'cruiser-1': 1 }, holds('crucible')), foe({ 'cruiser-1': 1 }), { start: 'P0.3' }))
        .use('attacker', 'crucible')
        .hasEvent('table', 'crucible'),
    ).toBe(true);
  });
  it('greyfire-mutagen: Yin has no abilities and faction technologies in this action', () => {
    const setup = table(
      basicSide({ 'cruiser-1': 1 }, holds('greyfire-mutagen')),
      side('yin', { 'destroyer-1': 2 }, { technologies: ['impulse-core'] }),
      { start: 'P0.3' },
    );
    expect(testCombat(setup).to('P2.1').offered('defender', 'impulse-core')).not.toEqual([]);
    const game = testCombat(setup).use('attacker', 'greyfire-mutagen').to('P2.1');
    expect(game.offered('defender', 'impulse-core')).toEqual([]);
    // Still shown, grayed with the reason.
    expect(game.why('defender', 'impulse-core')).toBe('silenced');
  });
  it('greyfire-mutagen-omega: an infantry changes sides, against two or more', () => {
    const setup = (infantry: number) =>
      ground(basicSide({}, holds('greyfire-mutagen-omega')), { 'infantry-1': 1 }, foe(), { 'infantry-1': infantry });
    const game = testCombat(setup(2)).use('attacker', 'greyfire-mutagen-omega');
    expect([game.count('attacker', 'infantry-1'), game.count('defender', 'infantry-1')]).toEqual([2, 1]);
    expect(testCombat(setup(1)).why('attacker', 'greyfire-mutagen-omega')).toBe('two-ground-forces');
  });
  it('stymie-omega: left to the table after the movement', () => {
    expect(
      testCombat(
        table(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }, holds('stymie-omega')), { start: 'P0.6' }),
      )
        .use('defender', 'stymie-omega')
        .hasEvent('table'),
    ).toBe(true);
  });
  it('nano-link-permit: structures from next door come along', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }, holds('nano-link-permit')), foe({ 'cruiser-1': 1 }), {
      start: 'P0.3',
      system: { planets: [planet('Quann', 'attacker')] },
      adjacent: [nextDoor('Lodor', { units: { attacker: units({ 'pds-1': 1 }) } })],
    });
    const game = testCombat(setup).use('attacker', 'nano-link-permit');
    const pds = game.id('attacker', 'pds-1');
    game.choose('attacker', `${pds}>Quann`);
    expect(game.count('attacker', 'pds-1', 'Quann')).toBe(1);
  });
  it('nano-link-permit: the holder says which structures go, and where to', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }, holds('nano-link-permit')), foe({ 'cruiser-1': 1 }), {
      start: 'P0.3',
      system: {
        planets: [planet('Quann', 'attacker'), planet('Starpoint', 'attacker', { attacker: { 'space-dock-1': 1 } })],
      },
      adjacent: [nextDoor('Lodor', { units: { attacker: units({ 'pds-1': 1, 'space-dock-1': 1 }) } })],
    });
    const game = testCombat(setup).use('attacker', 'nano-link-permit');
    const dock = game.of('attacker', 'space-dock-1', 'next Lodor')[0]?.id;
    const pds = game.id('attacker', 'pds-1');
    const offered = game.choices('attacker').flatMap(({ action }) => (action.type === 'choose' ? [action.target] : []));
    // Starpoint has its space dock already.
    expect(offered.sort()).toEqual(
      [`${pds}>Quann`, `${pds}>Starpoint`, `${pds}>space`, `${dock}>Quann`, `${dock}>space`].sort(),
    );
    game.choose('attacker', `${pds}>space`).does('attacker', { type: 'done' });
    expect([game.count('attacker', 'pds-1', 'space'), game.count('attacker', 'space-dock-1', 'next Lodor')]).toEqual([
      1, 1,
    ]);
    // Cargo in space: no space cannon.
    game.to('P2.1');
    expect(game.hasEvent('rolled')).toBe(false);
  });
  it('nano-link-permit: grayed without structures next door', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }, holds('nano-link-permit')), foe({ 'cruiser-1': 1 }), {
      start: 'P0.3',
    });
    expect(testCombat(setup).why('attacker', 'nano-link-permit')).toBe('no-structures-next-door');
  });
  it('strike-wing-ambuscade: one more die for a unit ability roll', () => {
    const game = testCombat(
      space(basicSide({ 'destroyer-1': 1 }, holds('strike-wing-ambuscade')), foe({ 'carrier-1': 1, 'fighter-1': 2 })),
    ).use('attacker', 'strike-wing-ambuscade');
    game.until(() => game.step === 'dice result');
    expect(game.state.rolls[0]?.dice).toHaveLength(3);
  });
  it('antivirus: Nekro learns nothing', () => {
    const setup = space(
      basicSide({ 'cruiser-1': 2 }, { notes: ['antivirus'], technologies: ['plasma-scoring'] }),
      side('nekro', { 'cruiser-1': 2 }),
    );
    const game = testCombat(setup, [1, 1, 10, 1]).use('attacker', 'antivirus');
    game.until(() => game.state.lost.length > 0);
    expect(game.offered('defender', 'technological-singularity')).toEqual([]);
    expect(
      testCombat(setup, [1, 1, 10, 1])
        .reach('defender', 'technological-singularity')
        .offered('defender', 'technological-singularity'),
    ).toHaveLength(1);
  });
  it('the-cavalry: a ship fights as Memoria, with its barrage, for this combat', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }, holds('the-cavalry')), foe({ 'carrier-1': 1, 'fighter-1': 3 })),
    );
    game.use('attacker', 'the-cavalry', game.id('attacker', 'cruiser-1'), 1);
    game.until(() => game.step === 'dice result');
    expect(game.state.rolls[0]?.dice.map((die) => die.value)).toEqual([5, 5, 5]);
    game.until(() => game.state.rolls[0]?.kind === 'combat');
    expect(game.state.rolls[0]?.dice.map((die) => die.value)).toEqual([5, 5]);
  });
  it('war-funding: any dice of the round are rerolled', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }, holds('war-funding')), foe({ 'cruiser-1': 1 })),
      [1, 5],
    ).use('attacker', 'war-funding');
    game.until(() => game.step === 'dice result');
    game.does('attacker', { type: 'reroll', effect: 'war-funding', die: 0 });
    expect(game.state.rolls[0]?.dice[0]?.face).toBe(5);
  });
  it('war-funding: Letnev pays 2 trade goods where they are counted', () => {
    const letnev = side('letnev', { 'cruiser-1': 1 }, { counters: { tradeGoods: 3 } });
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }, holds('war-funding')), letnev)).use(
      'attacker',
      'war-funding',
    );
    expect(game.state.parties.defender?.counters.tradeGoods).toBe(1);
  });
  it('war-funding-omega: all dice of the opponent are rerolled once both have rolled', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }, holds('war-funding-omega')), foe({ 'cruiser-1': 2 })),
      [1, 10, 10, 2, 2],
    ).use('attacker', 'war-funding-omega');
    expect(game.state.rolls.find((roll) => roll.by === 'defender')?.dice.map((die) => die.face)).toEqual([2, 2]);
  });
  it('war-funding-omega: the owner may reroll own dice as well', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }, holds('war-funding-omega')), foe({ 'cruiser-1': 1 })),
      [1, 10, 2, 6],
    ).use('attacker', 'war-funding-omega');
    game.choose('attacker', '0');
    expect(game.state.rolls.find((roll) => roll.by === 'attacker')?.dice[0]?.face).toBe(6);
  });
  it('tekklar-legion: +1 on the ground, -1 for Sardakk against it', () => {
    const setup = ground(basicSide({}, holds('tekklar-legion')), { 'infantry-1': 1 }, side('sardakk', {}), {
      'infantry-1': 1,
    });
    const lasting = (by: 'attacker' | 'defender') =>
      combatMods(setup, by, 'Quann', (state) => {
        state.bonuses.push({ effect: 'tekklar-legion', by: 'attacker', until: 'combat' });
        state.version++;
      });
    expect(lasting('attacker')).toEqual(['8+1']);
    expect(lasting('defender')).toEqual(['8+0']);
    expect(testCombat(setup).use('attacker', 'tekklar-legion').has('attacker', 'tekklar-legion')).toBe(true);
  });
  it('raghs-call: the ground forces of Saar leave the planet', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }, holds('raghs-call')), side('saar', {}), {
      start: 'P3.1',
      system: {
        planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 2 } }), planet('Starpoint', 'defender')],
      },
    });
    const game = testCombat(setup).use('attacker', 'raghs-call', 'Quann').choose('attacker', 'Starpoint');
    expect([game.count('defender', 'infantry-1', 'Quann'), game.count('defender', 'infantry-1', 'Starpoint')]).toEqual([
      0, 2,
    ]);
    expect(game.end().state.planets[0]?.owner).toBe('attacker');
  });
  it('raghs-call: the player of the note may send them to another system; with no planet here there is nothing to ask', () => {
    const setup = (...more: string[]) =>
      table(basicSide({ 'carrier-1': 1, 'infantry-1': 1 }, holds('raghs-call')), side('saar', {}), {
        start: 'P3.1',
        system: {
          planets: [
            planet('Quann', 'defender', { defender: { 'infantry-1': 2 } }),
            ...more.map((id) => planet(id, 'defender')),
          ],
        },
      });
    const far = testCombat(setup('Starpoint', 'Archon Ren')).use('attacker', 'raghs-call', 'Quann');
    expect(far.choices('attacker').flatMap(({ action }) => (action.type === 'choose' ? [action.target] : []))).toEqual([
      'Starpoint',
      'Archon Ren',
      'outside',
    ]);
    far.choose('attacker', 'outside');
    expect(far.count('defender', 'infantry-1', 'aside')).toBe(2);
    const alone = testCombat(setup()).use('attacker', 'raghs-call', 'Quann');
    expect(alone.step).not.toBe('effect choice');
    expect(alone.count('defender', 'infantry-1', 'aside')).toBe(2);
  });
  it('raise-the-standard: a participant is galvanized at the end of a combat', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }, holds('raise-the-standard')), foe({ 'cruiser-1': 1 })),
      [10, 1],
    ).use('attacker', 'raise-the-standard');
    expect(game.of('attacker')[0]?.galvanized).toBe(true);
  });
});
