import { describe, expect, it } from 'vitest';
import { forecast } from '../rules/forecast.ts';
import { table } from './fixture.ts';

/** The worked examples of section 11, one by one. A attacks, B defends, B is at 20 life. */
describe('section 11, worked examples', () => {
  it('11.1 plain block with equipment', () => {
    const t = table({
      A: { hand: ['raging-onslaught-yellow', 'rally-the-rearguard-blue'] },
      B: { hand: ['driving-blade-yellow'], equipment: ['ironrot-helm'] },
    });
    t.play('A', 'raging-onslaught-yellow', ['rally-the-rearguard-blue']);
    expect(t.player('A').floating_resources).toBe(0);
    expect(t.player('A').action_points).toBe(0);
    t.block('B', 'driving-blade-yellow', 'ironrot-helm');
    expect(forecast(t.state)).toMatchObject({ power: 6, block: 4, damage: 2, word: 'hits' });
    t.close();
    expect(t.life).toBe(18);
    expect(t.player('A').action_points).toBe(0);
    expect(t.player('B').equipment).toEqual([]);
    expect(t.player('B').graveyard).toEqual(expect.arrayContaining(['driving-blade-yellow', 'ironrot-helm']));
    expect(t.player('A').graveyard).toEqual(['raging-onslaught-yellow']);
    const nine = [
      'declare_attack',
      'layer_pass',
      'layer_end',
      'block_play',
      'reaction_pass',
      'defense_resolve',
      'chain_close',
    ];
    expect(t.types.filter((type) => nine.includes(type))).toEqual([
      'declare_attack',
      'layer_pass',
      'layer_end',
      'block_play',
      'reaction_pass',
      'reaction_pass',
      'defense_resolve',
      'chain_close',
    ]);
    expect(t.all('declare_attack')[0]).toMatchObject({ attack: 6, cost: 3, pitch: 3, source: 'hand' });
    expect(t.all('block_play')[0]).toMatchObject({ block: 4 });
    expect(t.all('defense_resolve')[0]).toEqual({ type: 'defense_resolve', block: 4, damage: 2, life: 18 });
  });

  it('11.2 floating resources first', () => {
    const t = table({ A: { hand: ['come-to-fight-blue', 'titanium-bauble-blue', 'wild-ride-red'] } });
    t.play('A', 'come-to-fight-blue', ['titanium-bauble-blue']);
    expect(t.player('A').floating_resources).toBe(2);
    t.both();
    expect(t.player('A').action_points).toBe(1);
    t.does('A', { type: 'play', card: 'wild-ride-red', from: 'hand' });
    expect(t.step).toBe('priority');
    expect(t.player('A')).toMatchObject({ floating_resources: 0, action_points: 0, pitched: ['titanium-bauble-blue'] });
    expect(t.state.pending_attack).toBe(7);
  });

  it('11.3 too much pitch is refused', () => {
    const hand = ['raging-onslaught-yellow', 'dodge-blue', 'wild-ride-red', 'toughen-up-blue'];
    const t = table({ A: { hand: [...hand], floating_resources: 1 } });
    t.play('A', 'raging-onslaught-yellow', ['dodge-blue']);
    expect(t.player('A').floating_resources).toBe(1);
    expect(t.refused('A', { type: 'pitch', card: 'toughen-up-blue' })).toBe('not-offered');
    const u = table({ A: { hand: [...hand], floating_resources: 1 } });
    u.play('A', 'raging-onslaught-yellow', ['wild-ride-red']);
    expect(u.step).toBe('pay');
    expect(u.player('A').floating_resources).toBe(2);
    expect(u.refused('A', { type: 'pass' })).toBe('not-offered');
    u.does('A', { type: 'pitch', card: 'dodge-blue' });
    expect(u.player('A').floating_resources).toBe(2);
  });

  it('11.4 random discard as a cost', () => {
    const t = table({ A: { hand: ['wrecker-romp-blue', 'dodge-blue'] } });
    expect(t.why('A', { type: 'play', card: 'wrecker-romp-blue', from: 'hand' })).toBe('pitch-leaves-nothing');
    expect(t.player('A')).toMatchObject({ action_points: 1, hand: ['dodge-blue', 'wrecker-romp-blue'] });
    const u = table({
      A: { hero: 'rhinar', hand: ['wrecker-romp-blue', 'dodge-blue', 'pack-hunt-red'] },
      B: { hand: ['dodge-blue'] },
      script: { draws: [0, 0] },
    });
    u.does('A', { type: 'play', card: 'wrecker-romp-blue', from: 'hand' });
    // A red card first would force the blue one after it, and nothing would be left to discard.
    expect(u.why('A', { type: 'pitch', card: 'pack-hunt-red' })).toBe('pitch-leaves-nothing');
    u.does('A', { type: 'pitch', card: 'dodge-blue' });
    expect(u.player('A').graveyard).toEqual(['pack-hunt-red']);
    u.clear();
    expect(u.player('B').intimidated).toEqual(['dodge-blue']);
    u.done();
  });

  const ira = () =>
    table({
      A: {
        hero: 'ira-crimson-haze',
        hand: ['head-jab-blue', 'bittering-thorns-yellow', 'flying-kick-red', 'brutal-assault-blue'],
      },
    });

  it('11.5 go again chain', () => {
    const t = ira();
    t.play('A', 'head-jab-blue').resolve();
    expect(t.life).toBe(19);
    expect(t.player('A').action_points).toBe(1);
    t.play('A', 'bittering-thorns-yellow', ['brutal-assault-blue']).to('layer');
    expect(t.player('A').floating_resources).toBe(2);
    expect(t.state.pending_attack).toBe(4);
    t.resolve();
    expect(t.player('A').action_points).toBe(1);
    t.play('A', 'flying-kick-red').to('reaction');
    expect(t.link.number).toBe(3);
    expect(t.state.pending_attack).toBe(8);
    t.resolve();
    expect(t.life).toBe(7);
    expect(t.player('A')).toMatchObject({ action_points: 0, floating_resources: 0 });
  });

  it('11.6 closing the chain too early', () => {
    const t = ira();
    t.play('A', 'head-jab-blue').resolve();
    t.play('A', 'bittering-thorns-yellow', ['brutal-assault-blue']).close();
    expect(t.state.combat_step).toBe('idle');
    expect(t.player('A').action_points).toBe(1);
    t.play('A', 'flying-kick-red').to('reaction');
    expect(t.link.number).toBe(1);
    expect(t.state.pending_attack).toBe(6);
  });

  it('11.7 weapon twice', () => {
    const t = table({
      A: {
        hero: 'dorinthea-quicksilver-prodigy',
        weapons: ['dawnblade-resplendent'],
        hand: ['titanium-bauble-blue', 'blade-flash-blue', 'in-the-swing-red', 'thrust-red'],
      },
    });
    t.swing('A', ['titanium-bauble-blue']).to('reaction');
    expect(t.player('A').floating_resources).toBe(2);
    expect(t.state.pending_attack).toBe(2);
    expect(t.why('A', { type: 'play', card: 'in-the-swing-red', from: 'hand' })).toBe('weapon-attacks');
    t.play('A', 'blade-flash-blue').clear();
    expect(t.player('A').floating_resources).toBe(1);
    expect(t.player('A').weapons[0]).toMatchObject({ extra: 1 });
    t.resolve();
    expect(t.life).toBe(18);
    expect(t.player('A').action_points).toBe(1);
    t.swing('A').to('reaction');
    expect(t.player('A').floating_resources).toBe(0);
    expect(t.state.pending_attack).toBe(3);
    t.play('A', 'in-the-swing-red').clear();
    expect(t.state.pending_attack).toBe(6);
    t.resolve();
    expect(t.life).toBe(12);
  });

  const reprise = (B: object) =>
    table({
      A: { weapons: ['dawnblade-resplendent'], hand: ['ironsong-response-red'], floating_resources: 1 },
      B,
    });
  it('11.8 reprise: (a) against a card from hand', () => {
    const t = reprise({ hand: ['titanium-bauble-blue'] });
    t.swing('A').block('B', 'titanium-bauble-blue').to('reaction');
    t.play('A', 'ironsong-response-red').clear();
    expect(t.state.pending_attack).toBe(5);
    expect(t.resolve().life).toBe(18);
  });
  it('11.8 reprise: (b) not against equipment alone', () => {
    const t = reprise({ equipment: ['gallantry-gold'] });
    t.swing('A').block('B', 'gallantry-gold').to('reaction');
    t.play('A', 'ironsong-response-red').clear();
    expect(t.all('attack_react')[0]).toMatchObject({ bonus: 0 });
    expect(t.resolve().life).toBe(19);
  });
  it('11.8 reprise: (c) a defense reaction from hand in response counts', () => {
    const t = reprise({ hand: ['toughen-up-blue'], floating_resources: 2 });
    t.swing('A').block('B').to('reaction');
    t.play('A', 'ironsong-response-red').pass();
    t.play('B', 'toughen-up-blue').clear();
    expect(t.state.pending_attack).toBe(5);
    expect(t.state.reaction_block).toBe(4);
    expect(t.resolve().life).toBe(19);
  });

  it('11.9 dominate', () => {
    const t = table({
      A: { hand: ['head-jab-red', 'open-the-center-red'], floating_resources: 2 },
      B: {
        hand: ['titanium-bauble-blue', 'driving-blade-yellow', 'dodge-blue'],
        equipment: ['ironrot-helm'],
        arsenal: 'springboard-somersault-yellow',
      },
    });
    t.play('A', 'head-jab-red').resolve();
    t.play('A', 'open-the-center-red').toDefend();
    expect(t.state.pending_attack).toBe(6);
    t.does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' });
    expect(t.refused('B', { type: 'block', card: 'driving-blade-yellow', from: 'hand' })).toBe('dominate');
    t.does('B', { type: 'block', card: 'ironrot-helm', from: 'equipment' }).does('B', { type: 'done' });
    t.to('reaction').pass();
    expect(t.why('B', { type: 'play', card: 'dodge-blue', from: 'hand' })).toBe('dominate');
    t.play('B', 'springboard-somersault-yellow', undefined, 'arsenal').clear();
    expect(t.state.reaction_block).toBe(8);
    t.resolve();
    expect(t.life).toBe(17);
    expect(t.link).toMatchObject({ hit: false, goAgain: true });
  });

  it('11.10 two defense reactions against dominate', () => {
    const t = table({
      A: { hand: ['open-the-center-red'], floating_resources: 2, turn: { bravo: false } },
      B: { hand: ['toughen-up-blue', 'dodge-blue'], floating_resources: 2 },
      custom: [{ name: 'Domineer', type: 'attack', cost: 0, power: 6, keywords: ['dominate'] }],
    });
    t.state.players.A.hand.push('domineer');
    t.play('A', 'domineer').block('B').to('reaction').pass();
    t.play('B', 'toughen-up-blue');
    expect(t.who).toBe('B');
    t.play('B', 'dodge-blue').clear();
    expect(t.all('defense_react_play')).toMatchObject([{ cards: ['Dodge'], block: 2 }]);
    expect(t.all('failed')).toMatchObject([{ card: 'Toughen Up' }]);
    expect(t.player('B').graveyard).toEqual(['toughen-up-blue']);
    expect(t.player('B').floating_resources).toBe(0);
    expect(t.resolve().life).toBe(16);
  });

  it('11.11 overpower', () => {
    const t = table({
      A: { hand: ['overswing'] },
      B: { hand: ['driving-blade-yellow', 'en-garde-red', 'dodge-blue'], equipment: ['ironrot-helm'] },
      custom: [{ name: 'Overswing', type: 'attack', cost: 0, power: 7, keywords: ['overpower'] }],
    });
    t.play('A', 'overswing').toDefend();
    t.does('B', { type: 'block', card: 'driving-blade-yellow', from: 'hand' });
    expect(t.refused('B', { type: 'block', card: 'en-garde-red', from: 'hand' })).toBe('overpower');
    t.does('B', { type: 'block', card: 'ironrot-helm', from: 'equipment' }).does('B', { type: 'done' });
    t.to('reaction').pass();
    t.play('B', 'dodge-blue').clear();
    expect(t.resolve().link).toMatchObject({ block: 6, damage: 1 });
  });

  it('11.12 battleworn', () => {
    const t = table({
      A: { hand: ['head-jab-red', 'head-jab-red', 'wounding-blow-red'] },
      B: { equipment: ['gallantry-gold'] },
      custom: [{ name: 'Pierce', type: 'attack', cost: 0, power: 2, keywords: ['piercing 2'] }],
    });
    t.state.players.A.hand.push('pierce');
    t.play('A', 'head-jab-red').block('B', 'gallantry-gold').resolve();
    expect(t.life).toBe(18);
    t.play('A', 'head-jab-red').toDefend();
    expect(t.refused('B', { type: 'block', card: 'gallantry-gold', from: 'equipment' })).toBe('already-defending');
    t.close();
    expect(t.player('B').equipment[0]).toMatchObject({ worn: 1 });
    t.play('A', 'pierce').block('B', 'gallantry-gold');
    expect(t.state.pending_attack).toBe(4);
    expect(t.state.combat_block_total).toBe(0);
    t.close();
    expect(t.player('B').equipment[0]).toMatchObject({ card: 'gallantry-gold', worn: 2 });
  });

  it('11.13 temper and guardwell', () => {
    const t = table({
      A: { hand: ['head-jab-red', 'head-jab-red', 'head-jab-red'] },
      B: { equipment: ['tin-hat', 'wall-plate'] },
      custom: [
        { name: 'Tin Hat', type: 'equipment', sub: 'head', defense: 2, keywords: ['temper'] },
        { name: 'Wall Plate', type: 'equipment', sub: 'chest', defense: 3, keywords: ['guardwell'] },
      ],
    });
    t.play('A', 'head-jab-red').block('B', 'tin-hat', 'wall-plate').close();
    expect(t.all('block_play')[0]).toMatchObject({ block: 5 });
    expect(t.player('B').equipment).toMatchObject([{ worn: 1 }, { worn: 3 }]);
    t.play('A', 'head-jab-red').block('B', 'tin-hat', 'wall-plate').close();
    expect(t.all('block_play')[1]).toMatchObject({ block: 1 });
    expect(t.player('B').equipment).toMatchObject([{ card: 'wall-plate', worn: 3 }]);
  });

  it('11.14 Ironhide', () => {
    const position = () => ({
      A: { hand: ['wounding-blow-red'] },
      B: { hand: ['dodge-blue'], equipment: ['ironhide-legs'] },
    });
    const t = table(position());
    t.play('A', 'wounding-blow-red').block('B', 'ironhide-legs').both();
    t.does('B', { type: 'accept' }).pay('B', ['dodge-blue']);
    expect(t.player('B').floating_resources).toBe(2);
    t.close();
    expect(t.life).toBe(18);
    expect(t.player('B').equipment).toEqual([]);
    const u = table(position());
    u.play('A', 'wounding-blow-red').block('B', 'ironhide-legs').both();
    u.does('B', { type: 'decline' }).close();
    expect(u.life).toBe(16);
    expect(u.player('B').equipment).toMatchObject([{ card: 'ironhide-legs', worn: 0 }]);
  });
});
