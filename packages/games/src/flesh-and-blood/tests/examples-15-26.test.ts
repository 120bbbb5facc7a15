import { describe, expect, it } from 'vitest';
import { forecast } from '../rules/forecast.ts';
import type { CustomInput } from '../setup/schema.ts';
import { table } from './fixture.ts';

/** The worked examples of section 11, one by one. A attacks, B defends, B is at 20 life. */
describe('section 11, worked examples', () => {
  it('11.15 Barraging Beatdown is dynamic', () => {
    const t = table({
      A: { hand: ['barraging-beatdown-yellow', 'smash-with-big-tree-yellow'], floating_resources: 2 },
      B: { hand: ['titanium-bauble-blue', 'titanium-bauble-blue'], equipment: ['ironrot-helm'], arsenal: 'dodge-blue' },
      script: { draws: [0] },
    });
    t.play('A', 'barraging-beatdown-yellow').both();
    t.play('A', 'smash-with-big-tree-yellow').block('B', 'titanium-bauble-blue').to('reaction');
    expect(forecast(t.state)).toMatchObject({ power: 9, block: 3, damage: 6 });
    t.pass();
    t.play('B', 'dodge-blue', undefined, 'arsenal').clear();
    expect(forecast(t.state)).toMatchObject({ power: 6, block: 5, damage: 1 });
    expect(t.resolve().life).toBe(19);
  });
  it('11.15 equipment does not remove the bonus of Barraging Beatdown', () => {
    const t = table({
      A: { hand: ['smash-with-big-tree-yellow', 'barraging-beatdown-yellow'], floating_resources: 2 },
      B: { hand: ['titanium-bauble-blue', 'dodge-blue'], equipment: ['ironrot-helm'] },
      script: { draws: [0] },
    });
    t.play('A', 'barraging-beatdown-yellow').both();
    t.play('A', 'smash-with-big-tree-yellow').block('B', 'titanium-bauble-blue', 'ironrot-helm');
    expect(t.state.pending_attack).toBe(9);
  });

  it('11.16 intimidate and Beast Mode', () => {
    const t = table({
      A: { hand: ['clearing-bellow-blue', 'beast-mode-red'], floating_resources: 3 },
      B: { hand: ['titanium-bauble-blue', 'driving-blade-yellow', 'en-garde-red'] },
      script: { draws: [1] },
    });
    t.play('A', 'clearing-bellow-blue').both();
    expect(t.player('B').hand).toEqual(['driving-blade-yellow', 'titanium-bauble-blue']);
    expect(t.player('B').intimidated).toEqual(['en-garde-red']);
    t.play('A', 'beast-mode-red').block('B', 'titanium-bauble-blue', 'driving-blade-yellow');
    expect(t.state.pending_attack).toBe(8);
    t.close();
    expect(t.life).toBe(18);
    t.endTurn();
    expect(t.player('B').hand).toEqual(['en-garde-red']);
  });

  it('11.17 crush threshold', () => {
    const crush = (B: object) => {
      const t = table({
        A: { hand: ['buckling-blow-red'], floating_resources: 4 },
        B: { equipment: ['ironrot-helm'], ...B },
      });
      return t.play('A', 'buckling-blow-red');
    };
    const three = crush({ hand: ['titanium-bauble-blue', 'muscle-mutt-yellow'] });
    three.block('B', 'titanium-bauble-blue', 'muscle-mutt-yellow').resolve();
    expect(three.link).toMatchObject({ damage: 3, hit: true });
    expect(three.player('B').equipment).toMatchObject([{ worn: 0 }]);
    const four = crush({ hand: ['muscle-mutt-yellow', 'rally-the-rearguard-blue'] });
    four.block('B', 'muscle-mutt-yellow', 'rally-the-rearguard-blue').to('damage').both();
    four.does('A', { type: 'choose', card: 'ironrot-helm' });
    expect(four.link.damage).toBe(4);
    expect(four.player('B').equipment).toMatchObject([{ worn: 1 }]);
    const ward = crush({ hand: ['titanium-bauble-blue'], permanents: ['spectral-shield'] });
    ward.block('B', 'titanium-bauble-blue').to('damage').both();
    ward.does('A', { type: 'choose', card: 'ironrot-helm' });
    expect(ward.link).toMatchObject({ damage: 4, prevented: 1 });
    expect(ward.player('B').permanents).toEqual([]);
    const two = crush({ hand: ['titanium-bauble-blue'], permanents: ['spectral-shield', 'spectral-shield'] });
    two.block('B', 'titanium-bauble-blue').resolve();
    expect(two.link).toMatchObject({ damage: 3, hit: true });
    expect(two.player('B').permanents).toEqual([]);
    expect(two.player('B').equipment).toMatchObject([{ worn: 0 }]);
  });

  it('11.18 prevention and hit', () => {
    const torrent = (shield: number) =>
      table({ A: { hand: ['torrent-of-tempo-red'], floating_resources: 1 }, B: { shield } })
        .play('A', 'torrent-of-tempo-red')
        .resolve();
    const all = torrent(5);
    expect(all.link).toMatchObject({ hit: false, damage: 0, goAgain: false });
    expect(all.player('A').action_points).toBe(0);
    const most = torrent(4);
    expect(most.link).toMatchObject({ hit: true, damage: 1, goAgain: true });
    expect(most.player('A').action_points).toBe(1);
  });

  it('11.19 Rally the Rearguard', () => {
    const t = table({
      A: { hand: ['smash-with-big-tree-yellow'], floating_resources: 2 },
      B: { hand: ['rally-the-rearguard-blue', 'dodge-blue', 'dodge-blue'] },
    });
    t.play('A', 'smash-with-big-tree-yellow').block('B', 'rally-the-rearguard-blue').pass();
    t.use('B', 'rally-the-rearguard-blue', 'defender').does('B', { type: 'choose', card: 'dodge-blue' });
    t.clear();
    expect(t.state.reaction_block).toBe(5);
    t.pass();
    expect(t.why('B', { type: 'activate', card: 'rally-the-rearguard-blue', zone: 'defender' })).toBe('used-this-turn');
    expect(t.resolve().link.damage).toBe(1);
  });

  const ghost = {
    name: 'Ghostly Blow',
    type: 'attack',
    cost: 0,
    power: 8,
    cls: 'illusionist',
    keywords: ['phantasm', 'go again'],
  } satisfies CustomInput;
  it('11.20 phantasm', () => {
    const t = table({
      A: { hand: ['ghostly-blow'] },
      B: { hand: ['muscle-mutt-yellow'], equipment: ['gallantry-gold'] },
      custom: [ghost],
    });
    t.play('A', 'ghostly-blow').block('B', 'muscle-mutt-yellow', 'gallantry-gold');
    expect(t.state.stack).toMatchObject([{ when: 'phantasm' }]);
    t.both();
    expect(t.types).toContain('chain_close');
    expect(t.types).not.toContain('defense_resolve');
    expect(t.life).toBe(20);
    expect(t.player('A').action_points).toBe(0);
    expect(t.player('B').graveyard).toEqual(['muscle-mutt-yellow']);
    expect(t.player('A').graveyard).toEqual(['ghostly-blow']);
    expect(t.player('B').equipment).toMatchObject([{ worn: 1 }]);
  });
  it('11.20 phantasm does nothing once the condition is gone', () => {
    const t = table({
      A: { hand: ['ghostly-blow', 'sap'] },
      B: { hand: ['muscle-mutt-yellow'] },
      custom: [ghost, { name: 'Sap', type: 'instant', aim: true, does: { play: [{ do: 'defender power', n: -1 }] } }],
    });
    t.play('A', 'ghostly-blow').block('B', 'muscle-mutt-yellow');
    t.play('A', 'sap');
    expect(t.state.stack.map((layer) => layer.card)).toEqual(['ghostly-blow', 'sap']);
    t.resolve();
    expect(t.all('failed')).toMatchObject([{ card: 'Ghostly Blow' }]);
    expect(t.link).toMatchObject({ gone: false, hit: true, damage: 6, goAgain: true });
  });

  const arcane = (B: object) =>
    table({
      A: { hand: ['zap'] },
      B: { equipment: ['barrier-one', 'barrier-two'], ...B },
      custom: [
        { name: 'Zap', type: 'action', cost: 0, does: { play: [{ do: 'arcane', n: 3 }] } },
        { name: 'Barrier One', type: 'equipment', sub: 'head', keywords: ['arcane barrier 1'] },
        { name: 'Barrier Two', type: 'equipment', sub: 'chest', keywords: ['arcane barrier 2'] },
      ],
    })
      .play('A', 'zap')
      .both();
  it('11.21 arcane: both barriers with one blue card', () => {
    const t = arcane({ hand: ['dodge-blue'] });
    t.does('B', { type: 'prevent', with: 'arcane barrier:barrier-one' }).pay('B');
    t.does('B', { type: 'prevent', with: 'arcane barrier:barrier-two' });
    expect(t.player('B')).toMatchObject({ life: 20, floating_resources: 0, pitched: ['dodge-blue'] });
  });
  it('11.21 arcane: one yellow card pays for one of them', () => {
    const two = arcane({ hand: ['muscle-mutt-yellow'] });
    two.does('B', { type: 'prevent', with: 'arcane barrier:barrier-two' }).pay('B');
    expect(two.player('B')).toMatchObject({ life: 19, floating_resources: 0 });
    const one = arcane({ hand: ['muscle-mutt-yellow'] });
    one.does('B', { type: 'prevent', with: 'arcane barrier:barrier-one' }).pay('B');
    expect(one.why('B', { type: 'prevent', with: 'arcane barrier:barrier-two' })).toBeUndefined();
    expect(one.player('B')).toMatchObject({ life: 18, floating_resources: 1 });
  });

  it('11.22 Quicken', () => {
    const t = table({
      A: { hand: ['flock-of-the-feather-walkers-red', 'dodge-blue', 'brutal-assault-blue'], floating_resources: 1 },
      B: {},
      script: { draws: [] },
    });
    t.play('A', 'flock-of-the-feather-walkers-red').does('A', { type: 'choose', card: 'dodge-blue' });
    t.close();
    expect(t.player('A').permanents).toEqual([{ card: 'quicken' }]);
    expect(t.player('A').action_points).toBe(0);
    expect(t.state.last_attack_had_go_again).toBe(false);
    t.endTurn().endTurn();
    expect(t.player('A').permanents).toEqual([{ card: 'quicken' }]);
    t.play('A', 'brutal-assault-blue');
    expect(t.state.stack.map((layer) => layer.card)).toEqual(['brutal-assault-blue', 'quicken']);
    t.both();
    expect(t.player('A').permanents).toEqual([]);
    expect(t.resolve().link.goAgain).toBe(true);
  });

  it('11.23 end phase and pitch order', () => {
    const deck = Array.from({ length: 12 }, () => 'head-jab-blue');
    const t = table({
      A: {
        hand: ['wounding-blow-red', 'dodge-blue'],
        deck,
        pitched: ['brutal-assault-blue', 'wild-ride-red'],
        floating_resources: 2,
      },
      B: { pitched: ['muscle-mutt-yellow'] },
      script: { draws: [0, 0, 0] },
    });
    t.both();
    t.does('A', { type: 'store', card: 'dodge-blue' });
    t.does('A', { type: 'bottom', card: 'wild-ride-red' });
    const a = t.player('A');
    expect(a.hand).toHaveLength(4);
    expect(t.deck('A')).toBe(11);
    expect(a.deck).toHaveLength(9);
    expect(a.bottom).toEqual([{ how: 'set', cards: ['wild-ride-red', 'brutal-assault-blue'] }]);
    expect(a.floating_resources).toBe(0);
    expect(t.player('B').bottom).toEqual([{ how: 'open', cards: ['muscle-mutt-yellow'] }]);
    expect(t.combat.view('B').players.A.bottom).toEqual([
      { how: 'set', cards: ['brutal-assault-blue', 'wild-ride-red'] },
    ]);
    expect(t.newsFor('B')).toContainEqual({ type: 'pitch_bottom', player: 'A', count: 2 });
    expect(JSON.stringify(t.newsFor('B'))).not.toContain('Wild Ride');
    t.done();
  });

  it('11.24 first turn', () => {
    const deck = Array.from({ length: 10 }, () => 'titanium-bauble-blue');
    const t = table({
      number: 1,
      A: { hand: ['wounding-blow-red'], deck: [...deck] },
      B: { hand: ['titanium-bauble-blue', 'titanium-bauble-blue', 'dodge-blue', 'dodge-blue'], deck: [...deck] },
      script: { draws: Array.from({ length: 7 }, () => 0) },
    });
    t.play('A', 'wounding-blow-red').block('B', 'titanium-bauble-blue', 'titanium-bauble-blue').close().endTurn();
    expect(t.player('A').hand).toHaveLength(4);
    expect(t.player('B').hand).toHaveLength(4);
    t.endTurn();
    expect(t.state.number).toBe(3);
    expect(t.player('A').hand).toHaveLength(4);
  });
  it('11.24 from turn 2 on only the turn player draws', () => {
    const deck = Array.from({ length: 10 }, () => 'titanium-bauble-blue');
    const t = table({
      A: { hand: ['wounding-blow-red'], deck: [...deck] },
      B: { hand: ['titanium-bauble-blue'], deck: [...deck] },
      script: { draws: Array.from({ length: 4 }, () => 0) },
    });
    t.play('A', 'wounding-blow-red').block('B', 'titanium-bauble-blue').close().endTurn();
    expect(t.player('A').hand).toHaveLength(4);
    expect(t.player('B').hand).toHaveLength(0);
  });

  it('11.25 lethal', () => {
    const t = table({
      A: { hand: ['savage-swing-red', 'dodge-blue'], floating_resources: 1 },
      B: { life: 4, hand: ['titanium-bauble-blue'] },
      script: { draws: [0] },
    });
    t.play('A', 'savage-swing-red').block('B', 'titanium-bauble-blue').to('reaction').both();
    expect(t.outcome).toMatchObject({ winner: 'A', why: 'life', life: { B: 0 } });
    expect(t.types).not.toContain('defense_resolve');
    expect(t.offers()).toEqual([]);
  });
  it('11.25 both heroes at 0 in the same event: a draw', () => {
    const t = table({
      A: { life: 2, hand: ['ruin'] },
      B: { life: 2 },
      custom: [{ name: 'Ruin', type: 'action', cost: 0, does: { play: [{ do: 'damage each', n: 2 }] } }],
    });
    t.play('A', 'ruin').both();
    expect(t.outcome).toMatchObject({ winner: null, why: 'both' });
  });

  it('11.26 non-attack action between attacks', () => {
    const t = table({
      A: {
        hand: ['head-jab-red', 'sharpen-steel-red'],
        weapons: ['dawnblade-resplendent'],
        floating_resources: 1,
      },
    });
    t.play('A', 'head-jab-red').resolve();
    expect(t.player('A').action_points).toBe(1);
    expect(t.why('A', { type: 'play', card: 'sharpen-steel-red', from: 'hand' })).toBe('chain-open');
    t.both();
    t.play('A', 'sharpen-steel-red').both();
    expect(t.player('A').action_points).toBe(1);
    t.swing('A').to('reaction');
    expect(t.link.number).toBe(1);
    expect(t.state.pending_attack).toBe(5);
  });
});
