/** What a choice says of itself: its role, its pace and group, and the things that it is about. */
import { defaultChoice, rollChoice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../content/effects/registry.ts';
import { UNITS } from '../content/units.ts';
import { hitOf } from '../rules/hits.ts';
import { rules } from '../ruleset.ts';
import { sample } from '../setup/sample.ts';
import type { Action, PartyId, Seat, State } from '../types.ts';
import { basicSide, foe, testCombat } from './combat.fixture.ts';
import { ground, ids, nextDoor, planet, side, space, table, units } from './fixture.ts';

type TestCombatOf = ReturnType<typeof testCombat>;
const free = (game: TestCombatOf, seat: Seat) => game.prompt(seat).filter((one) => one.place === 'flow' && !one.not);
const roles = (game: TestCombatOf, seat: Seat) =>
  Object.fromEntries(free(game, seat).map((one) => [one.action.type, one.role]));
const about = (game: TestCombatOf, seat: Seat, type: Action['type']) =>
  game
    .prompt(seat)
    .filter((one) => one.action.type === type)
    .map((one) => one.about.map(({ kind, id }) => `${kind} ${id}`));

describe('roles', () => {
  const duel = () => testCombat(space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 })));
  it('`continue` throws the dice before a roll: R and Enter take it', () => {
    const game = duel().to('dice');
    expect(roles(game, 'attacker')).toEqual({ continue: 'rolls' });
    const [roll] = free(game, 'attacker');
    expect([rollChoice(game.prompt('attacker')), defaultChoice(game.prompt('attacker'))]).toEqual([roll, roll]);
  });
  it('where nobody rolls (Magen Defense Grid) it only goes on', () => {
    const game = testCombat(
      ground(side('sol', {}), { 'infantry-1': 1 }, side('xxcha', {}, { technologies: ['magen-defense-grid'] }), {
        'infantry-1': 1,
        'pds-1': 1,
      }),
    );
    game.use('defender', 'magen-defense-grid').to('dice');
    expect(roles(game, 'attacker')).toEqual({ continue: 'goes on' });
    game.does('attacker', { type: 'continue' }).to('dice');
    expect(roles(game, 'defender')).toEqual({ continue: 'rolls' });
  });
  it('P3.7 landings that were built up are made final', () => {
    const game = testCombat(
      table(basicSide({ 'carrier-1': 1, 'infantry-1': 2 }), foe(), {
        start: 'P3.7',
        system: { planets: [planet('Quann', 'defender')] },
      }),
    );
    expect(roles(game, 'attacker')).toEqual({ commit: 'acts', continue: 'passes' });
    game.does('attacker', { type: 'commit', unit: game.id('attacker', 'infantry-1'), planet: 'Quann' });
    expect(roles(game, 'attacker')).toEqual({ commit: 'acts', continue: 'commits' });
  });
  it('to fire is Enter, and never R: the dice have a prompt of their own', () => {
    const game = testCombat(space(basicSide({ 'destroyer-1': 1 }), foe({ 'fighter-1': 1, 'carrier-1': 1 }))).to(
      'P2.2 fire',
    );
    expect(roles(game, 'attacker')).toEqual({ fire: 'commits', hold: 'passes' });
    expect(rollChoice(game.prompt('attacker'))).toBeUndefined();
    expect(defaultChoice(game.prompt('attacker'))?.action.type).toBe('fire');
  });
  it('a question of an effect: choosing nothing skips it', () => {
    const game = testCombat(space(side('mentak', { 'cruiser-1': 1, 'destroyer-1': 2 }), foe({ 'cruiser-1': 1 })));
    game.use('attacker', 'ambush');
    expect(roles(game, 'attacker')).toEqual({ choose: 'acts', done: 'passes' });
    game.choose('attacker');
    expect(roles(game, 'attacker')).toEqual({ choose: 'acts', done: 'commits' });
  });
  it('P2.3 a retreat is asked twice, and Enter answers no bare question', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }), {
        adjacent: [nextDoor('Lodor', { control: ['attacker'] })],
      }),
    ).to('P2.3 attacker');
    expect(roles(game, 'attacker')).toEqual({ announce: 'risks', stay: 'passes' });
    expect(defaultChoice(game.prompt('attacker'))).toBeUndefined();
  });
  it('a window passes, and what lies outside the flow says so', () => {
    const game = duel().to('P2.1');
    expect(roles(game, 'attacker')).toEqual({ pass: 'passes' });
    const outside = game.prompt().filter((one) => one.place === 'outside');
    expect(new Set(outside.map((one) => one.action.type))).toEqual(
      new Set(['adjust', 'add unit', 'set counter', 'concede']),
    );
  });
  it('P0 at every prompt of phase 0 one seat decides, and the others see why they cannot', () => {
    const game = testCombat(
      table(
        basicSide({ 'cruiser-1': 1 }, { hand: ['flank-speed'] }),
        foe({ 'cruiser-1': 1 }, { hand: ['forward-supply-base'] }),
        { start: 'P0.3' },
      ),
    );
    for (; game.state.phase === 'activation'; game.bot()) {
      const flow = game.prompt().filter((one) => one.place === 'flow');
      const deciders = new Set(flow.filter((one) => !one.not).map((one) => one.seat));
      expect([...deciders], game.step).toHaveLength(1);
      for (const one of flow) if (!deciders.has(one.seat)) expect(one.not, game.step).toBeDefined();
    }
  });
});

describe('pace and group', () => {
  const paces = (game: TestCombatOf, seat: Seat) =>
    Object.fromEntries(free(game, seat).map((one) => [one.action.type, one.pace ?? 'asked']));
  const groups = (game: TestCombatOf, seat: Seat) =>
    Object.fromEntries(free(game, seat).map((one) => [one.action.type, one.group ?? 'none']));
  const bombs = () =>
    testCombat(
      table(basicSide({ 'dreadnought-1': 2, 'infantry-1': 2 }), foe(), {
        start: 'P3.1',
        system: {
          planets: ['Quann', 'Abyz'].map((id) => planet(id, 'defender', { defender: { 'infantry-1': 2 } })),
        },
      }),
    );

  it('P2.1 to P2.3: windows, the barrage and the decision to stay are on the way to the dice; hold and retreat are asked', () => {
    const game = testCombat(
      space(basicSide({ 'destroyer-1': 1 }), foe({ 'fighter-1': 1, 'carrier-1': 1 }), {
        adjacent: [nextDoor('Lodor', { control: ['attacker'] })],
      }),
    ).to('P2.1');
    expect(paces(game, 'attacker')).toEqual({ pass: 'onTheWay' });
    expect(paces(game.to('P2.2 fire'), 'attacker')).toEqual({ fire: 'onTheWay', hold: 'asked' });
    expect(paces(game.to('P2.3 attacker'), 'attacker')).toEqual({ announce: 'asked', stay: 'onTheWay' });
  });
  it('`continue` is on the way where it only goes on (P2.5), not where it throws the dice or ends the landing (P3.7)', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }), foe({ 'dreadnought-1': 1 })), [10, 1]).to('dice');
    expect(paces(game, 'attacker')).toEqual({ continue: 'asked' });
    game.to('P2.5').does('defender', { type: 'sustain', unit: game.id('defender', 'dreadnought-1') });
    expect(paces(game, 'attacker')).toEqual({ continue: 'onTheWay' });
    const lands = bombs().to('P3.7');
    expect(paces(lands, 'attacker')).toEqual({ commit: 'asked', continue: 'asked' });
    lands.bot();
    expect(paces(lands, 'attacker')).toEqual({ commit: 'asked', continue: 'asked' });
  });
  it('P2.5 the hits of a seat are one decision, and each says what it does to which unit', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }), foe({ 'dreadnought-1': 1 })), [10, 1]).to('P2.5');
    const unit = game.id('defender', 'dreadnought-1');
    expect(groups(game, 'defender')).toEqual({ sustain: 'hits', lose: 'hits' });
    expect(rules.together).toContain('hits');
    expect(free(game, 'defender').map(({ action }) => hitOf(action))).toEqual([
      { how: 'sustain', unit },
      { how: 'lose', unit },
    ]);
    expect(hitOf({ type: 'remove', unit })).toBeUndefined();
  });
  it('P3.2 and P3.7: planets for bombarding and landing units, each a group, and so is the end of the landing', () => {
    const game = bombs().to('P3.2');
    expect(groups(game, 'attacker')).toEqual({ aim: 'bombardment', 'leave out': 'none' });
    expect(groups(game.to('P3.7'), 'attacker')).toEqual({ commit: 'landing', continue: 'landing' });
  });
  it('a card or an ability in its window', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }, { hand: ['morale-boost'] }), foe({ 'cruiser-1': 1 })));
    expect(groups(game.reach('attacker', 'morale-boost'), 'attacker')).toEqual({ use: 'card', pass: 'none' });
  });
});

describe('what choices are about', () => {
  it('hits: the unit that takes one', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }), foe({ 'dreadnought-1': 1 })), [10, 1]).to('P2.5');
    const unit = game.id('defender', 'dreadnought-1');
    expect([about(game, 'defender', 'lose'), about(game, 'defender', 'sustain')]).toEqual([
      [[`unit ${unit}`]],
      [[`unit ${unit}`]],
    ]);
    // The host may also put the hits right: they are the player's.
    expect(about(game, 'host', 'adjust')).toContainEqual(['seat defender']);
  });
  it('dice: by the roll they lie in', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 2 }), foe({ 'cruiser-1': 1 }, { hand: ['meddle'] })),
      [1, 2],
    );
    game.to('dice').does('attacker', { type: 'continue' });
    expect(game.step).toBe('dice result');
    expect(about(game, 'defender', 'use')).toContainEqual(['effect meddle', 'die 0:1']);
    expect(about(game, 'host', 'throw again')).toEqual([['die 0:0'], ['die 0:1']]);
    game.until(() => game.state.rolls.length === 2);
    expect(about(game, 'host', 'throw again')).toEqual([['die 0:0'], ['die 0:1'], ['die 1:0']]);
  });
  it('rerolls: the effect and the die', () => {
    const game = testCombat(
      space(side('sol', { 'cruiser-1': 1 }, { relics: ['the-crown-of-thalnos'] }), foe({ 'cruiser-1': 1 })),
    ).to('dice result');
    expect(about(game, 'attacker', 'reroll')).toEqual([['effect the-crown-of-thalnos', 'die 0:0']]);
  });
  it('War Funding Ω: the dice of the own roll, although the window is about none', () => {
    const game = testCombat(
      space(side('sol', { 'cruiser-1': 2 }, { notes: ['war-funding-omega'] }), foe({ 'cruiser-1': 1 })),
    );
    game.use('attacker', 'war-funding-omega');
    expect(about(game, 'attacker', 'choose')).toEqual([['die 0:0'], ['die 0:1']]);
  });
  it('an effect on a unit, a planet, a player, or on what its window is about', () => {
    const lands = testCombat(
      table(
        basicSide({ 'dreadnought-1': 1, 'infantry-1': 2 }, { leaders: ['tellurian'] }),
        foe({}, { hand: ['parley'] }),
        {
          start: 'P3.1',
          system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 2 } })] },
        },
      ),
      [10],
    );
    lands.until(() => about(lands, 'attacker', 'use').length > 0);
    expect(about(lands, 'attacker', 'use')).toEqual([['effect tellurian', 'seat defender']]);
    lands.to('P3.8');
    expect(about(lands, 'defender', 'use')).toEqual([['effect parley', 'place Quann']]);
    const hit = testCombat(
      space(basicSide({ 'cruiser-1': 1 }, { hand: ['direct-hit'] }), foe({ 'dreadnought-1': 1 })),
      [10, 1],
    );
    hit.to('P2.5').does('defender', { type: 'sustain', unit: hit.id('defender', 'dreadnought-1') });
    expect(about(hit, 'attacker', 'use')).toEqual([
      ['effect direct-hit', `unit ${hit.id('defender', 'dreadnought-1')}`],
    ]);
  });
  it('moves name the unit and where it goes; units that are made have no name yet', () => {
    const links = testCombat(
      table(side('ral-nel', { 'cruiser-1': 1 }, { notes: ['nano-link-permit'] }), foe(), {
        start: 'P0.3',
        system: { planets: [planet('Quann', 'attacker')] },
        adjacent: [nextDoor('Lodor', { units: { attacker: units({ 'pds-1': 1 }) } })],
      }),
    );
    links.use('attacker', 'nano-link-permit');
    const [pds] = ids(links.state, 'attacker', 'pds-1');
    expect(about(links, 'attacker', 'choose')).toEqual([
      [`unit ${pds}`, 'place Quann'],
      [`unit ${pds}`, 'place space'],
    ]);
    const made = testCombat(
      table(side('arborec', { 'duha-menaimon': 1 }), foe({ 'cruiser-1': 1 }), { start: 'P0.3' }),
    ).use('attacker', 'duha-menaimon');
    expect(new Set(about(made, 'attacker', 'choose').flat())).toEqual(new Set());
  });
  it('a form names nothing: the host fills in another player or place', () => {
    const game = testCombat(table(null, null, { start: 'P0.1' }));
    game
      .does('host', { type: 'faction', faction: 'sol' })
      .does('host', { type: 'faction', faction: 'hacan' })
      .to('P0.5');
    const forms = game.prompt('host').filter((one) => one.form);
    expect(forms.map((one) => one.action.type)).toEqual([
      'forces',
      'new planet',
      'holdings',
      'holdings',
      'system',
      'third',
      'sets',
      'add unit',
      'set counter',
    ]);
    expect(forms.flatMap((one) => one.about)).toEqual([]);
  });
});

describe('what targets are ids of', () => {
  /** Does such a thing exist now? */
  function exists(state: State, kind: string, id: string): boolean {
    if (kind === 'unit') return [...state.units, ...state.lost].some((unit) => unit.id === id) || /^elsewhere/.test(id);
    if (kind === 'place')
      return id === 'space' || id === 'outside' || [...state.planets, ...state.adjacent].some((one) => one.id === id);
    if (kind === 'seat') return state.parties[id as PartyId] !== undefined;
    if (kind === 'effect') return EFFECTS.has(id) || id in UNITS;
    const [roll, die] = id.split(':').map(Number);
    return kind === 'die' && state.rolls[roll ?? -1]?.dice[die ?? -1] !== undefined;
  }
  it('in random combats every subject of every choice is there', () => {
    const chance = chanceOf(41, 3);
    const seen = new Set<string>();
    for (let i = 0; i < 150; i++) {
      const game = testCombat(sample(chance), [], 10 - (i % 3) * 4);
      for (let moves = 0; moves < 80 && game.combat.outcome === undefined; moves++) {
        const list = game.prompt();
        for (const { action, about: things } of list)
          for (const { kind, id } of things) {
            expect(exists(game.state, kind, id), `${game.step} ${JSON.stringify(action)}: ${kind} ${id}`).toBe(true);
            seen.add(`${action.type} ${kind}`);
          }
        const open = list.filter((one) => one.place === 'flow' && !one.not && !one.form);
        const one = open[(chance(1, Math.max(1, open.length))[0] as number) - 1];
        if (!one) break;
        game.does(one.seat, one.action);
      }
    }
    const uses = ['unit', 'place', 'seat', 'die', 'effect'].map((kind) => `use ${kind}`);
    expect(uses.filter((one) => !seen.has(one))).toEqual([]);
  });
});
