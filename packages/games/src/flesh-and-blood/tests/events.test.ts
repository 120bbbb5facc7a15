import { describe, expect, it } from 'vitest';
import { table } from './fixture.ts';

/** Section 4.3: the nine events with their payloads, and section 4.4: the fields under their names. In both modes. */

const PASS = { type: 'pass' } as const;
const bauble = 'titanium-bauble-blue';

/** One attack with a block, an attack reaction and two defense reactions, one of them from arsenal. */
function official() {
  const t = table({
    A: { hand: ['brutal-assault-blue', 'lunging-press-blue', bauble] },
    B: { hand: ['muscle-mutt-yellow', 'dodge-blue'], arsenal: 'springboard-somersault-yellow' },
  });
  t.play('A', 'brutal-assault-blue', [bauble]).block('B', 'muscle-mutt-yellow').to('reaction');
  t.play('A', 'lunging-press-blue').clear().pass();
  t.play('B', 'dodge-blue').clear().pass();
  t.play('B', 'springboard-somersault-yellow', undefined, 'arsenal').clear();
  return t.resolve();
}
function plain() {
  const t = table({
    mode: 'simplified',
    A: { hand: ['brutal-assault-blue', 'lunging-press-blue', bauble] },
    B: { hand: ['muscle-mutt-yellow', 'dodge-blue'], arsenal: 'springboard-somersault-yellow' },
  });
  t.does('A', { type: 'continue' }).does('A', { type: 'play', card: 'brutal-assault-blue', from: 'hand' });
  t.does('A', { type: 'pitch', card: bauble }).does('A', { type: 'done' }).pass(2);
  t.does('B', { type: 'block', card: 'muscle-mutt-yellow', from: 'hand' }).does('B', { type: 'done' });
  t.does('B', PASS).does('A', { type: 'react', card: 'lunging-press-blue', from: 'hand' });
  t.does('B', { type: 'block', card: 'dodge-blue', from: 'hand' });
  t.does('B', { type: 'block', card: 'springboard-somersault-yellow', from: 'arsenal' }).does('B', { type: 'done' });
  return t.does('A', PASS).does('B', PASS).does('A', PASS);
}

describe.each([
  ['official', official],
  ['simplified', plain],
] as const)('section 4.3, events in the %s mode', (mode, play) => {
  it('declare_attack: card, value, cost, pitch sum, source', () => {
    expect(play().all('declare_attack')).toEqual([
      {
        type: 'declare_attack',
        player: 'A',
        card: 'Brutal Assault',
        id: 'brutal-assault-blue',
        attack: 4,
        cost: 2,
        pitch: 3,
        source: 'hand',
      },
    ]);
  });
  it('layer_pass: the player who passes first', () => {
    expect(play().all('layer_pass')).toEqual([{ type: 'layer_pass', player: 'A' }]);
  });
  it('layer_end: the second pass in a row', () => {
    expect(play().all('layer_end')).toEqual([{ type: 'layer_end' }]);
  });
  it('block_play: player, block total, card names; who blocks does not pass', () => {
    expect(play().all('block_play')).toEqual([{ type: 'block_play', player: 'B', block: 2, cards: ['Muscle Mutt'] }]);
    expect(play().all('block_pass')).toEqual([]);
  });
  it('defense_react_play: player, block added, card names, hand first and arsenal last', () => {
    const events = play().all('defense_react_play');
    expect(events.flatMap((event) => event.cards)).toEqual(['Dodge', 'Springboard Somersault']);
    // The card text of Springboard counts officially; the simplified rules only knows printed defense.
    expect(events.map((event) => event.block)).toEqual(mode === 'official' ? [2, 4] : [4]);
    expect(events.every((event) => event.player === 'B')).toBe(true);
  });
  it('attack_react: player, card, bonus, source, pitch sum', () => {
    expect(play().all('attack_react')).toEqual([
      { type: 'attack_react', player: 'A', card: 'Lunging Press', bonus: 1, source: 'hand', pitch: 0 },
    ]);
  });
  it('reaction_pass: the player', () => {
    const passes = play().all('reaction_pass');
    expect(passes.length).toBeGreaterThan(1);
    expect(new Set(passes.map((event) => event.player))).toEqual(new Set(['A', 'B']));
  });
  it('defense_resolve: block, damage, life, arsenal names; go again only if it applied', () => {
    const [event] = play().all('defense_resolve');
    const block = mode === 'official' ? 8 : 6;
    expect(event).toEqual({ type: 'defense_resolve', block, damage: 0, life: 20, arsenal: 'Springboard Somersault' });
  });
});

describe('section 4.3, the other shapes', () => {
  it('block_pass: no block, in both modes', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } })
      .play('A', 'wounding-blow-red')
      .block('B');
    expect(t.all('block_pass')).toEqual([{ type: 'block_pass', player: 'B' }]);
    const p = table({ mode: 'simplified', A: { hand: ['wounding-blow-red'] } }).does('A', { type: 'continue' });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', PASS);
    expect(p.all('block_pass')).toEqual([{ type: 'block_pass', player: 'B' }]);
  });
  it('declare_attack from arsenal and with a weapon; last_attack_card is none for a weapon', () => {
    const t = table({ A: { arsenal: 'wounding-blow-red', weapons: ['dawnblade'], floating_resources: 1 } });
    t.play('A', 'wounding-blow-red', undefined, 'arsenal');
    expect(t.all('declare_attack')[0]).toMatchObject({ source: 'arsenal' });
    const w = table({ A: { weapons: ['dawnblade'], floating_resources: 1 } }).swing('A');
    expect(w.all('declare_attack')[0]).toMatchObject({ card: 'Dawnblade', source: 'weapon', cost: 1, pitch: 0 });
    expect(w.state.last_attack_card).toBeNull();
  });
  it('attack_react from arsenal with its pitch sum', () => {
    const t = table({ A: { hand: [bauble], arsenal: 'thrust-red', weapons: ['dawnblade'], floating_resources: 1 } });
    t.swing('A').to('reaction').play('A', 'thrust-red', [bauble], 'arsenal').clear();
    expect(t.all('attack_react')).toMatchObject([{ bonus: 3, source: 'arsenal', pitch: 3 }]);
  });
  it('defense_resolve tells go again when it applied', () => {
    const t = table({ A: { hand: ['head-jab-red'] } })
      .play('A', 'head-jab-red')
      .resolve();
    expect(t.all('defense_resolve')).toEqual([
      { type: 'defense_resolve', block: 0, damage: 3, life: 17, go_again: true },
    ]);
  });
  it('events around combat: turn, action phase, pass, end phase, arsenal', () => {
    const t = table({ first: 'start phase', A: { hand: [bauble] } })
      .both()
      .does('A', { type: 'store', card: bauble });
    const around = ['start_turn', 'action_phase', 'action_pass', 'end_phase', 'arsenal_set'];
    expect(t.types.filter((type, i, all) => around.includes(type) && all.indexOf(type) === i)).toEqual(around);
  });
  it('an illegal action changes nothing and says why', () => {
    const t = table({ A: { hand: ['leg-tap-red'] } });
    expect(t.refused('A', { type: 'play', card: 'leg-tap-red', from: 'hand' })).toBe('cannot-pay');
    expect(t.player('A').action_points).toBe(1);
  });
  it('our own events: attack_step, trigger, instant_play, defend_trigger, hit, prevented, link_resolved, chain_close', () => {
    const t = table({
      A: { hand: ['pack-hunt-red', 'sigil-of-solace-blue'], floating_resources: 2 },
      B: { hand: ['pack-call-yellow', 'dodge-blue'], shield: 1, deck: ['muscle-mutt-yellow'] },
      script: { draws: [0, 0] },
    });
    t.play('A', 'pack-hunt-red').play('A', 'sigil-of-solace-blue').block('B', 'pack-call-yellow').close();
    for (const type of [
      'attack_step',
      'trigger',
      'instant_play',
      'defend_trigger',
      'hit',
      'prevented',
      'link_resolved',
      'chain_close',
    ]) {
      expect(t.types).toContain(type);
    }
    expect(t.all('prevented')).toEqual([{ type: 'prevented', player: 'B', amount: 1, by: 'shield' }]);
    expect(t.all('hit')).toEqual([{ type: 'hit', player: 'B', damage: 2, by: 'Pack Hunt' }]);
  });
});

const FIELDS = [
  'combat_step',
  'combat_priority',
  'combat_passes',
  'pending_attack',
  'pending_damage',
  'reaction_block',
  'combat_block_total',
  'reaction_actor',
  'reaction_arsenal_cards',
  'last_attack_card',
  'last_pitch_sum',
  'last_attack_had_go_again',
  'awaiting_defense',
  'awaiting_arsenal',
  'arsenal_player',
];
describe.each(['official', 'simplified'] as const)('section 4.4, state fields in the %s mode', (mode) => {
  it('every field is there under its name, in the state and in every view', () => {
    const t = table({ mode, A: { hand: [bauble] } });
    for (const field of FIELDS) {
      expect(t.state).toHaveProperty(field);
      expect(t.combat.view('B')).toHaveProperty(field);
    }
    for (const field of [
      'life',
      'deck',
      'hand',
      'graveyard',
      'pitched',
      'arsenal',
      'hero',
      'weapons',
      'action_points',
      'floating_resources',
    ]) {
      expect(t.player('A')).toHaveProperty(field);
    }
  });
});

it('section 4.4: the fields through one official attack', () => {
  const t = table({ A: { hand: ['leg-tap-red', bauble] }, B: { hand: ['muscle-mutt-yellow'], arsenal: 'dodge-blue' } });
  t.play('A', 'leg-tap-red', [bauble]);
  expect(t.state).toMatchObject({
    combat_step: 'layer',
    combat_priority: 'A',
    combat_passes: 0,
    pending_attack: 4,
    last_attack_card: 'leg-tap-red',
    last_pitch_sum: 3,
  });
  t.pass();
  expect(t.state).toMatchObject({ combat_priority: 'B', combat_passes: 1 });
  t.block('B', 'muscle-mutt-yellow');
  expect(t.state).toMatchObject({
    combat_step: 'defend',
    combat_block_total: 2,
    reaction_block: 2,
    awaiting_defense: false,
  });
  t.to('reaction').pass();
  expect(t.state).toMatchObject({ combat_step: 'reaction', reaction_actor: 'B' });
  t.play('B', 'dodge-blue', undefined, 'arsenal').clear();
  expect(t.state).toMatchObject({ reaction_block: 4, combat_block_total: 2, reaction_arsenal_cards: ['Dodge'] });
  t.to('damage');
  expect(t.state).toMatchObject({ combat_step: 'damage', pending_damage: 0 });
  t.to('resolution');
  expect(t.state).toMatchObject({ combat_step: 'resolution', last_attack_had_go_again: true });
});
