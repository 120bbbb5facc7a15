import { mermaid } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { table } from '../tests/fixture.ts';
import { steps } from './index.ts';

const bauble = 'titanium-bauble-blue';
const attack = (B: object = {}, A: object = {}) =>
  table({ A: { hand: ['wounding-blow-red'], ...A }, B }).play('A', 'wounding-blow-red');

describe('the combat chain', () => {
  it('Layer: the attack waits on the stack; on-play triggers resolve first', () => {
    const t = attack({}, { permanents: ['quicken'] });
    expect(t.state).toMatchObject({ combat_step: 'layer', combat_priority: 'A', combat_passes: 0 });
    expect(t.state.stack.map((layer) => layer.card)).toEqual(['wounding-blow-red', 'quicken']);
  });
  it('Layer: a negated attack never becomes a link', () => {
    const t = table({
      A: { hand: ['wounding-blow-red'] },
      B: { hand: ['no'] },
      custom: [{ name: 'No', type: 'instant', keywords: ['negate'] }],
    });
    t.play('A', 'wounding-blow-red').pass().play('B', 'no').both();
    expect(t.state).toMatchObject({ combat_step: 'idle', chain: [] });
    expect(t.player('A').graveyard).toEqual(['wounding-blow-red']);
  });
  it('Attack: the attack becomes a link and attacks', () => {
    const t = attack().both();
    expect(t.state).toMatchObject({ combat_step: 'attack', stack: [] });
    expect(t.link).toMatchObject({ number: 1, attack: { card: 'wounding-blow-red', nth: 1 } });
    expect(t.player('A').turn.attacks).toBe(1);
  });
  it('Defend: hand cards and equipment with a defense value, no reactions, nothing from arsenal', () => {
    const t = attack({
      hand: [bauble, 'dodge-blue', 'wild-ride-red'],
      arsenal: 'titanium-bauble-blue',
      equipment: ['ironrot-helm'],
    }).toDefend();
    expect(t.state.awaiting_defense).toBe(true);
    expect(t.can('B', { type: 'block', card: 'ironrot-helm', from: 'equipment' })).toBe(true);
    expect(t.why('B', { type: 'block', card: 'dodge-blue', from: 'hand' })).toBe('reaction-not-declared');
    expect(t.why('B', { type: 'block', card: 'wild-ride-red', from: 'hand' })).toBe('no-defense');
    expect(t.why('B', { type: 'block', card: bauble, from: 'arsenal' })).toBe('arsenal-cannot-defend');
  });
  it('Defended: all declared cards defend in one event, then there is priority', () => {
    const t = attack({ hand: [bauble], equipment: ['ironrot-helm'] }).block('B', bauble, 'ironrot-helm');
    expect(t.all('block_play')).toEqual([
      { type: 'block_play', player: 'B', block: 4, cards: ['Titanium Bauble', 'Ironrot Helm'] },
    ]);
    expect([t.phase, t.state.combat_block_total, t.state.awaiting_defense]).toEqual(['defend', 4, false]);
  });
  it('Reaction: attack reactions for the attacker, defense reactions for the defender', () => {
    const t = attack(
      { hand: ['dodge-blue', 'lunging-press-blue'] },
      { hand: ['wounding-blow-red', 'lunging-press-blue', 'dodge-blue'] },
    ).to('reaction');
    expect(t.can('A', { type: 'play', card: 'lunging-press-blue', from: 'hand' })).toBe(true);
    expect(t.why('A', { type: 'play', card: 'dodge-blue', from: 'hand' })).toBe('only-defender');
    t.pass();
    expect(t.can('B', { type: 'play', card: 'dodge-blue', from: 'hand' })).toBe(true);
    expect(t.why('B', { type: 'play', card: 'lunging-press-blue', from: 'hand' })).toBe('only-attacker');
  });
  it('Damage: power against defense', () => {
    const t = attack({ hand: [bauble] })
      .block('B', bauble)
      .to('damage');
    expect(t.state).toMatchObject({ combat_step: 'damage', pending_attack: 4, reaction_block: 3, pending_damage: 1 });
    expect(t.life).toBe(19);
  });
  it('damage event: Amp is added before prevention', () => {
    const t = table({
      A: { hand: ['zap'], turn: { amp: 2 } },
      B: { shield: 1 },
      custom: [{ name: 'Zap', type: 'action', does: { play: [{ do: 'arcane', n: 1 }] } }],
    });
    t.play('A', 'zap').both();
    expect(t.life).toBe(18);
    expect(t.player('A').turn.amp).toBe(0);
  });
  it('prevention: the player orders own effects; a shield keeps what is left', () => {
    const t = attack({ shield: 6, permanents: ['spectral-shield'] })
      .to('reaction')
      .both();
    expect(t.offers('B').map((choice) => choice.action)).toEqual([
      { type: 'prevent', with: 'shield' },
      { type: 'prevent', with: 'ward:spectral-shield' },
    ]);
    t.does('B', { type: 'prevent', with: 'shield' });
    expect(t.player('B')).toMatchObject({ life: 20, shield: 2, permanents: [{ card: 'spectral-shield' }] });
  });
  it('dealt: life goes down and never below 0', () => {
    const t = attack({ life: 2 }).to('reaction').both();
    expect(t.outcome).toMatchObject({ winner: 'A', life: { B: 0 } });
  });
  it('Hit: hit triggers resolve before the Resolution Step', () => {
    const t = table({ A: { hand: ['torrent-of-tempo-red'], floating_resources: 1 } })
      .play('A', 'torrent-of-tempo-red')
      .to('damage');
    expect(t.state.stack).toMatchObject([{ when: 'hit' }]);
    expect(t.both().link.attack.gains).toEqual(['go again']);
  });
  it('Resolution: go again now, and another attack becomes the next link', () => {
    const t = table({ A: { hand: ['head-jab-red', 'head-jab-blue'] } })
      .play('A', 'head-jab-red')
      .resolve();
    expect(t.state.combat_step).toBe('resolution');
    t.play('A', 'head-jab-blue').to('attack');
    expect(t.link.number).toBe(2);
  });
  it('Close: equipment wears and nobody has priority', () => {
    const t = attack({ equipment: ['ironrot-helm'] })
      .block('B', 'ironrot-helm')
      .close();
    expect(t.all('equipment_wear')).toMatchObject([{ how: 'blade break' }]);
    expect(t.all('chain_close')).toEqual([{ type: 'chain_close', links: 1 }]);
  });
  it('Closed: cards go to their graveyards and the action phase goes on', () => {
    const t = attack({ hand: [bauble] })
      .block('B', bauble)
      .close();
    expect([t.player('A').graveyard, t.player('B').graveyard]).toEqual([['wounding-blow-red'], [bauble]]);
    expect([t.phase, t.who, t.state.combat_step]).toEqual(['action', 'A', 'idle']);
  });
});

it('the table of contents draws the flow', () => {
  const picture = mermaid(rules);
  for (const step of ['Layer', 'Attack', 'Defend', 'Reaction', 'Damage', 'Resolution', 'Close']) {
    expect(Object.keys(steps)).toContain(step);
    expect(picture).toContain(step);
  }
});
