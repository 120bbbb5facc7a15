import { describe, expect, it } from 'vitest';
import { DECKS, listOf } from '../content/decks.ts';
import { stateOf, table } from './fixture.ts';

/** Section 6: the simplified rules against the official one, row by row. Each row is shown in both modes. */

const PASS = { type: 'pass' } as const;
/** In the simplified rules a player with cards in hand is asked what to pitch: pitches nothing more. */
const DONE = { type: 'done' } as const;
const plain = (position: Parameters<typeof table>[0]) =>
  table({ mode: 'simplified', ...position }).does('A', { type: 'continue' });

describe('section 6, simplified rules against official', () => {
  it('Number of steps: six, then idle; officially Close as the seventh, with its event', () => {
    const steps: string[] = [];
    const t = table({ A: { hand: ['wounding-blow-red'] } });
    t.play('A', 'wounding-blow-red');
    for (let i = 0; i < 30 && t.state.combat_step !== 'idle'; i++) {
      if (steps.at(-1) !== t.state.combat_step) steps.push(t.state.combat_step);
      if (t.step === 'Defend') t.does('B', { type: 'done' });
      else t.pass();
    }
    expect(steps).toEqual(['layer', 'attack', 'defend', 'reaction', 'damage', 'resolution']);
    expect(t.types).toContain('chain_close');
    const p = plain({ A: { hand: ['wounding-blow-red'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', PASS).pass(2);
    expect(p.state.combat_step).toBe('idle');
    expect(p.types).not.toContain('chain_close');
  });

  it('Correction 4: combat_passes is 0 after layer_end in both modes, up to the defense', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } })
      .play('A', 'wounding-blow-red')
      .pass();
    expect(t.state.combat_passes).toBe(1);
    t.pass();
    expect([t.types.at(-2), t.phase, t.state.combat_passes]).toEqual(['layer_end', 'attack', 0]);
    t.both();
    expect([t.step, t.state.combat_passes]).toEqual(['Defend', 0]);
    const p = plain({ A: { hand: ['wounding-blow-red'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass();
    expect(p.state.combat_passes).toBe(1);
    p.pass();
    expect([p.types.at(-2), p.step, p.state.combat_passes]).toEqual(['layer_end', 'simplified Defend', 0]);
  });

  it('When costs are paid: at announcement; in the simplified rules under Attack', () => {
    const t = table({ A: { hand: ['leg-tap-red', 'dodge-blue'] } });
    t.play('A', 'leg-tap-red', ['dodge-blue']);
    expect(t.phase).toBe('layer');
    expect(t.player('A')).toMatchObject({ pitched: ['dodge-blue'], floating_resources: 2, action_points: 0 });
    expect(t.types).toContain('declare_attack');
    const p = plain({ A: { hand: ['leg-tap-red', 'dodge-blue'] } });
    p.does('A', { type: 'play', card: 'leg-tap-red', from: 'hand' });
    p.does('A', { type: 'pitch', card: 'dodge-blue' }).does('A', { type: 'done' });
    expect(p.step).toBe('simplified Layer');
    expect(p.player('A')).toMatchObject({ pitched: [], action_points: 1 });
    expect(p.types).not.toContain('declare_attack');
    p.pass(2);
    expect(p.player('A')).toMatchObject({ pitched: ['dodge-blue'], floating_resources: 2, action_points: 0 });
    expect(p.types).toContain('declare_attack');
  });

  it('When costs are paid: the value is logged at announcement and again when it changes', () => {
    const t = table({ A: { hand: ['brutal-assault-blue', 'lunging-press-blue'], floating_resources: 2 } });
    t.play('A', 'brutal-assault-blue').to('reaction');
    expect(t.all('declare_attack')).toMatchObject([{ attack: 4 }]);
    t.play('A', 'lunging-press-blue').clear();
    expect(t.all('power')).toEqual([{ type: 'power', power: 5 }]);
  });

  it('Layer step: instants and triggers are possible; the simplified rules only knows PASS', () => {
    const t = table({ A: { hand: ['wounding-blow-red', 'sigil-of-solace-blue'] } });
    t.play('A', 'wounding-blow-red').play('A', 'sigil-of-solace-blue');
    expect(t.state.stack).toHaveLength(2);
    t.both();
    expect(t.player('A').life).toBe(21);
    expect(t.phase).toBe('layer');
    t.both();
    expect(t.types.filter((type) => type.startsWith('layer_')).slice(-2)).toEqual(['layer_pass', 'layer_end']);
    const p = plain({ A: { hand: ['wounding-blow-red', 'sigil-of-solace-blue'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).does('A', DONE);
    expect(p.offers()).toEqual([{ seat: 'A', action: PASS }]);
  });

  it('First priority in Layer: the attacker, who is the turn player, in both', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } }).play('A', 'wounding-blow-red');
    expect([t.who, t.state.combat_priority]).toEqual(['A', 'A']);
    const p = plain({ A: { hand: ['wounding-blow-red'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' });
    expect([p.who, p.state.combat_priority, p.state.combat_passes]).toEqual(['A', 'A', 0]);
    p.pass();
    expect([p.who, p.state.combat_priority, p.state.combat_passes]).toEqual(['B', 'B', 1]);
  });

  it('Attack card after declaring: stack, chain link, graveyard at Close; in the simplified rules the graveyard', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } }).play('A', 'wounding-blow-red');
    expect(t.state.stack[0]).toMatchObject({ card: 'wounding-blow-red' });
    t.toDefend();
    expect([t.state.stack.length, t.link.attack.card]).toEqual([0, 'wounding-blow-red']);
    t.to('resolution');
    expect(t.player('A').graveyard).toEqual([]);
    t.both();
    expect(t.player('A').graveyard).toEqual(['wounding-blow-red']);
    const p = plain({ A: { hand: ['wounding-blow-red'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2);
    expect(p.step).toBe('simplified Defend');
    expect(p.player('A').graveyard).toEqual(['wounding-blow-red']);
  });

  it('Modifiers: looked up all the time; in the simplified rules once at declaration', () => {
    const t = table({
      A: { hand: ['barraging-brawnhide-yellow'], floating_resources: 3 },
      B: { hand: ['titanium-bauble-blue', 'titanium-bauble-blue'] },
    });
    t.play('A', 'barraging-brawnhide-yellow').toDefend();
    expect(t.state.pending_attack).toBe(7);
    t.block('B', 'titanium-bauble-blue', 'titanium-bauble-blue');
    expect(t.state.pending_attack).toBe(6);
    const p = plain({
      A: { hand: ['barraging-brawnhide-yellow'], floating_resources: 3 },
      B: { hand: ['titanium-bauble-blue', 'titanium-bauble-blue'] },
    });
    p.does('A', { type: 'play', card: 'barraging-brawnhide-yellow', from: 'hand' }).pass(2);
    p.does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' });
    p.does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' }).does('B', { type: 'done' });
    expect(p.state.pending_attack).toBe(7);
  });

  it('On-attack triggers: in the Attack Step; none in the simplified rules', () => {
    const t = table({
      A: { hand: ['pack-hunt-red'], floating_resources: 2 },
      B: { hand: ['dodge-blue'] },
      script: { draws: [0] },
    });
    t.play('A', 'pack-hunt-red').both();
    expect(t.phase).toBe('attack');
    expect(t.state.stack).toMatchObject([{ kind: 'trigger', when: 'attack' }]);
    t.both();
    expect(t.player('B').intimidated).toEqual(['dodge-blue']);
    const p = plain({ A: { hand: ['pack-hunt-red'], floating_resources: 2 }, B: { hand: ['dodge-blue'] } });
    p.does('A', { type: 'play', card: 'pack-hunt-red', from: 'hand' }).pass(2);
    expect(p.player('B')).toMatchObject({ hand: ['dodge-blue'], intimidated: [] });
  });

  const three = ['titanium-bauble-blue', 'titanium-bauble-blue', 'titanium-bauble-blue'];
  it('Blockers per attack: any number, or DEFEND_MAX as a setting; two in the simplified rules', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: [...three] } });
    t.play('A', 'wounding-blow-red').block('B', ...three);
    expect(t.state.combat_block_total).toBe(9);
    const one = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: [...three] }, defend_max: 1 });
    one
      .play('A', 'wounding-blow-red')
      .toDefend()
      .does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' });
    expect(one.refused('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' })).toBe('defend-max');
    const p = plain({ A: { hand: ['wounding-blow-red'] }, B: { hand: [...three] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2);
    p.does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' });
    p.does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' });
    expect(p.refused('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' })).toBe('defend-max');
  });

  it('Equipment blocks: yes; none in the simplified rules', () => {
    const block = { type: 'block', card: 'ironrot-helm', from: 'equipment' } as const;
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { equipment: ['ironrot-helm'] } });
    expect(t.play('A', 'wounding-blow-red').toDefend().can('B', block)).toBe(true);
    const p = plain({ A: { hand: ['wounding-blow-red'] }, B: { equipment: ['ironrot-helm'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2);
    expect(p.refused('B', block)).toBe('not-offered');
  });

  it('Blocked cards go to: they stay on the link until Close; in the simplified rules to the graveyard at once', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['titanium-bauble-blue'] } });
    t.play('A', 'wounding-blow-red').block('B', 'titanium-bauble-blue').to('resolution');
    expect(t.player('B').graveyard).toEqual([]);
    expect(t.both().player('B').graveyard).toEqual(['titanium-bauble-blue']);
    const p = plain({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['titanium-bauble-blue'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2);
    p.does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' }).does('B', { type: 'done' });
    expect(p.player('B').graveyard).toEqual(['titanium-bauble-blue']);
  });

  it('Priority after the block: the turn player gets it; none in the simplified rules', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } })
      .play('A', 'wounding-blow-red')
      .block('B');
    expect([t.step, t.phase, t.who]).toEqual(['priority', 'defend', 'A']);
    const p = plain({ A: { hand: ['wounding-blow-red'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', PASS);
    expect(p.step).toBe('simplified Reaction');
  });

  it('Reaction: who starts: the attacker; the defender in the simplified rules', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } })
      .play('A', 'wounding-blow-red')
      .to('reaction');
    expect([t.who, t.state.reaction_actor]).toEqual(['A', 'A']);
    const p = plain({ A: { hand: ['wounding-blow-red'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', PASS);
    expect([p.who, p.state.reaction_actor]).toEqual(['B', 'B']);
  });

  it('Reaction: end: any two passes on an empty stack; defender pass then attacker pass in the simplified rules', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } })
      .play('A', 'wounding-blow-red')
      .to('reaction')
      .both();
    expect(t.phase).toBe('damage');
    expect(t.all('reaction_pass').map((event) => event.player)).toEqual(['A', 'B']);
    const p = plain({
      A: { hand: ['brutal-assault-blue', 'lunging-press-blue'], floating_resources: 2 },
      B: { hand: ['dodge-blue'] },
    });
    p.does('A', { type: 'play', card: 'brutal-assault-blue', from: 'hand' }).does('A', DONE).pass(2).does('B', PASS);
    p.does('B', { type: 'block', card: 'dodge-blue', from: 'hand' }).does('B', { type: 'done' });
    expect([p.who, p.state.combat_passes]).toEqual(['A', 0]);
    p.pass();
    expect([p.who, p.state.combat_passes]).toEqual(['B', 0]);
    p.pass();
    expect([p.who, p.state.combat_passes]).toEqual(['A', 1]);
    p.pass();
    expect(p.state.combat_step).toBe('idle');
    expect(p.all('reaction_pass').map((event) => event.player)).toEqual(['A', 'B']);
  });

  it('Reactions: on the stack, answerable, can fail; in the simplified rules they take effect at once', () => {
    const t = table({ A: { hand: ['brutal-assault-blue', 'lunging-press-blue'], floating_resources: 2 } });
    t.play('A', 'brutal-assault-blue').to('reaction').play('A', 'lunging-press-blue');
    expect([t.state.stack.length, t.state.pending_attack]).toEqual([1, 4]);
    t.both();
    expect([t.state.stack.length, t.state.pending_attack]).toEqual([0, 5]);
    const p = plain({ A: { hand: ['brutal-assault-blue', 'lunging-press-blue'], floating_resources: 2 } });
    p.does('A', { type: 'play', card: 'brutal-assault-blue', from: 'hand' }).does('A', DONE);
    p.pass(2).does('B', PASS).does('B', PASS);
    p.does('A', { type: 'react', card: 'lunging-press-blue', from: 'hand' });
    expect([p.state.stack.length, p.state.pending_attack, p.who]).toEqual([0, 5, 'B']);
    expect(p.player('A').graveyard).toContain('lunging-press-blue');
  });

  it('Defense reaction cost: paid; not paid in the simplified rules', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['toughen-up-blue'] } });
    t.play('A', 'wounding-blow-red').to('reaction').pass();
    expect(t.why('B', { type: 'play', card: 'toughen-up-blue', from: 'hand' })).toBe('cannot-pay');
    const paid = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['toughen-up-blue', 'dodge-blue'] } });
    paid.play('A', 'wounding-blow-red').to('reaction').pass().play('B', 'toughen-up-blue', ['dodge-blue']);
    expect(paid.player('B').floating_resources).toBe(1);
    const p = plain({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['toughen-up-blue'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', PASS);
    p.does('B', { type: 'block', card: 'toughen-up-blue', from: 'hand' }).does('B', { type: 'done' });
    expect([p.state.reaction_block, p.player('B').floating_resources]).toEqual([4, 0]);
  });

  it('Several defense reactions in one act: one card per play; the simplified rules take DEFEND_MAX and one from arsenal', () => {
    const B = { hand: ['dodge-blue', 'dodge-blue', 'dodge-blue'], arsenal: 'springboard-somersault-yellow' };
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { ...B, hand: [...B.hand] } });
    t.play('A', 'wounding-blow-red').to('reaction').pass().play('B', 'dodge-blue').clear().pass();
    t.play('B', 'springboard-somersault-yellow', undefined, 'arsenal').clear();
    expect(t.all('defense_react_play')).toMatchObject([{ block: 2 }, { block: 4 }]);
    const p = plain({ A: { hand: ['wounding-blow-red'] }, B: { ...B, hand: [...B.hand] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', PASS);
    p.does('B', { type: 'block', card: 'springboard-somersault-yellow', from: 'arsenal' });
    p.does('B', { type: 'block', card: 'dodge-blue', from: 'hand' }).does('B', {
      type: 'block',
      card: 'dodge-blue',
      from: 'hand',
    });
    expect(p.refused('B', { type: 'block', card: 'dodge-blue', from: 'hand' })).toBe('defend-max');
    p.does('B', { type: 'done' });
    expect(p.all('defense_react_play')).toMatchObject([
      { block: 6, cards: ['Dodge', 'Dodge', 'Springboard Somersault'] },
    ]);
    expect(p.state.reaction_arsenal_cards).toEqual(['Springboard Somersault']);
  });

  it('Attack reactions on weapon attacks: allowed if the text says so; refused in the simplified rules', () => {
    const A = { hand: ['thrust-red'], weapons: ['dawnblade'], floating_resources: 2 };
    const t = table({ A: { ...A, hand: [...A.hand] } })
      .swing('A')
      .to('reaction')
      .play('A', 'thrust-red')
      .clear();
    expect(t.state.pending_attack).toBe(6);
    const p = plain({ A: { ...A, hand: [...A.hand] } });
    p.does('A', { type: 'weapon', weapon: 0 }).does('A', DONE).pass(2).does('B', PASS).does('B', PASS);
    expect(p.refused('A', { type: 'react', card: 'thrust-red', from: 'hand' })).toBe('plain-weapon');
  });

  it('Attack reaction value: the card text decides; a flat bonus in the simplified rules', () => {
    const A = { hand: ['ironsong-response-red'], weapons: ['dawnblade'], floating_resources: 1 };
    const t = table({ A: { ...A, hand: [...A.hand] } })
      .swing('A')
      .to('reaction')
      .play('A', 'ironsong-response-red')
      .clear();
    expect(t.all('attack_react')).toMatchObject([{ bonus: 0 }]);
    const p = plain({ A: { hand: ['brutal-assault-blue', 'ironsong-response-red'], floating_resources: 2 } });
    p.does('A', { type: 'play', card: 'brutal-assault-blue', from: 'hand' }).does('A', DONE);
    p.pass(2).does('B', PASS).does('B', PASS);
    p.does('A', { type: 'react', card: 'ironsong-response-red', from: 'hand' });
    expect(p.all('attack_react')).toMatchObject([{ bonus: 3 }]);
    expect(p.state.pending_attack).toBe(7);
  });

  it('Hit: damage actually dealt after prevention; damage above 0 in the simplified rules', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { shield: 4 } })
      .play('A', 'wounding-blow-red')
      .resolve();
    expect([t.state.pending_damage, t.link.hit]).toEqual([4, false]);
    const p = plain({ A: { hand: ['wounding-blow-red'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', PASS).pass(2);
    expect(p.all('hit')).toMatchObject([{ damage: 4 }]);
  });

  it('Priority in Damage and Resolution: yes; none in the simplified rules', () => {
    const t = table({ A: { hand: ['wounding-blow-red', 'sigil-of-solace-blue'] } })
      .play('A', 'wounding-blow-red')
      .to('damage');
    expect(t.can('A', { type: 'play', card: 'sigil-of-solace-blue', from: 'hand' })).toBe(true);
    t.both();
    expect([t.phase, t.who]).toEqual(['resolution', 'A']);
    const p = plain({ A: { hand: ['wounding-blow-red'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', PASS).pass(2);
    expect(p.step).toBe('simplified action');
  });

  it('Go again: one action point at the start of Resolution, in both', () => {
    const t = table({ A: { hand: ['head-jab-red'] } }).play('A', 'head-jab-red');
    expect(t.player('A').action_points).toBe(0);
    t.to('resolution');
    expect(t.player('A').action_points).toBe(1);
    expect(t.all('defense_resolve')[0]).toMatchObject({ go_again: true });
    const p = plain({ A: { hand: ['head-jab-red'] } });
    p.does('A', { type: 'play', card: 'head-jab-red', from: 'hand' }).pass(2).does('B', PASS).pass(2);
    expect(p.player('A').action_points).toBe(1);
    expect(p.all('defense_resolve')[0]).toMatchObject({ go_again: true });
  });

  it('After Resolution: only attacks and instants while the chain is open; idle in the simplified rules', () => {
    const hand = () => ['head-jab-red', 'head-jab-blue', 'come-to-fight-blue', 'sigil-of-solace-blue'];
    const t = table({ A: { hand: hand(), floating_resources: 1 } })
      .play('A', 'head-jab-red')
      .resolve();
    expect(t.can('A', { type: 'play', card: 'head-jab-blue', from: 'hand' })).toBe(true);
    expect(t.can('A', { type: 'play', card: 'sigil-of-solace-blue', from: 'hand' })).toBe(true);
    expect(t.why('A', { type: 'play', card: 'come-to-fight-blue', from: 'hand' })).toBe('chain-open');
    t.both();
    expect(t.can('A', { type: 'play', card: 'come-to-fight-blue', from: 'hand' })).toBe(true);
    const p = plain({ A: { hand: ['head-jab-red', 'head-jab-blue'], arsenal: 'wounding-blow-red' } });
    p.does('A', { type: 'play', card: 'head-jab-red', from: 'hand' }).does('A', DONE).pass(2).does('B', PASS).pass(2);
    expect(p.can('A', { type: 'play', card: 'wounding-blow-red', from: 'arsenal' })).toBe(true);
  });

  it('Combat reset: per link, the chain remembers until Close; every attack in the simplified rules', () => {
    const t = table({ A: { hand: ['head-jab-red', 'head-jab-blue'] } })
      .play('A', 'head-jab-red')
      .resolve();
    t.play('A', 'head-jab-blue').resolve();
    expect(t.state.chain.map((link) => [link.number, link.hit])).toEqual([
      [1, true],
      [2, true],
    ]);
    const next = table({
      A: { hand: ['leg-tap-red', 'head-jab-blue'], floating_resources: 1 },
      B: { hand: [...three] },
    });
    next.play('A', 'leg-tap-red').block('B', 'titanium-bauble-blue').resolve();
    expect(next.state).toMatchObject({ pending_damage: 1, reaction_block: 3, combat_block_total: 3 });
    next.play('A', 'head-jab-blue');
    expect(next.state).toMatchObject({
      combat_step: 'layer',
      pending_damage: 0,
      reaction_block: 0,
      combat_block_total: 0,
    });
    t.both();
    expect(t.state).toMatchObject({ chain: [], combat_step: 'idle', pending_attack: 0, reaction_block: 0 });
    const p = plain({ A: { hand: ['head-jab-red'] } });
    p.does('A', { type: 'play', card: 'head-jab-red', from: 'hand' }).pass(2).does('B', PASS).pass(2);
    expect(p.state).toMatchObject({ combat_step: 'idle', pending_attack: 0, pending_damage: 0, combat_passes: 0 });
  });

  it('End of action phase: both pass with the chain closed; one PASS in the simplified rules', () => {
    const t = table({ B: { arsenal: 'dodge-blue' } }).pass();
    expect(t.step).toBe('priority');
    t.pass();
    expect(t.state.turn).toBe('B');
    const p = plain({ B: { arsenal: 'dodge-blue' } });
    p.pass();
    expect([p.state.turn, p.step]).toEqual(['B', 'simplified start']);
  });

  it('Bottoming pitch: every player in a chosen order; in the simplified rules the turn player in a fixed one', () => {
    const A = { pitched: ['dodge-blue', 'wild-ride-red'] };
    const B = { pitched: ['titanium-bauble-blue', 'muscle-mutt-yellow'] };
    const t = table({ A: { ...A, hand: [...three, 'dodge-blue'], arsenal: 'dodge-blue' }, B: { ...B } }).both();
    t.does('B', { type: 'bottom', card: 'muscle-mutt-yellow' }).does('A', { type: 'bottom', card: 'wild-ride-red' });
    expect(t.player('A').bottom).toEqual([{ how: 'set', cards: ['wild-ride-red', 'dodge-blue'] }]);
    expect(t.player('B').bottom).toEqual([{ how: 'set', cards: ['muscle-mutt-yellow', 'titanium-bauble-blue'] }]);
    const p = table({ mode: 'simplified', first: 'simplified end', A: { ...A }, B: { ...B } });
    expect(p.all('pitch_bottom')).toEqual([{ type: 'pitch_bottom', player: 'A', count: 2 }]);
    expect(p.player('B').pitched).toHaveLength(2);
  });

  it('First turn draw: all players; only the turn player in the simplified rules', () => {
    const deck = () => Array.from({ length: 8 }, () => 'dodge-blue');
    const draws = Array.from({ length: 8 }, () => 0);
    const t = table({ number: 1, A: { deck: deck() }, B: { deck: deck() }, script: { draws } })
      .both()
      .done();
    expect([t.player('A').hand.length, t.player('B').hand.length]).toEqual([4, 4]);
    const p = table({
      mode: 'simplified',
      number: 0,
      A: { deck: deck() },
      B: { deck: deck() },
      script: { draws: draws.slice(4) },
    });
    p.does('A', { type: 'continue' }).pass().done();
    expect([p.player('A').hand.length, p.player('B').hand.length]).toEqual([4, 0]);
  });

  it('Over-pitching: stop as soon as the cost is covered; any covering set in the simplified rules', () => {
    const hand = () => ['leg-tap-red', 'dodge-blue', 'toughen-up-blue'];
    const t = table({ A: { hand: hand() } }).play('A', 'leg-tap-red', ['dodge-blue']);
    expect(t.refused('A', { type: 'pitch', card: 'toughen-up-blue' })).toBe('not-offered');
    const p = plain({ A: { hand: hand() } });
    p.does('A', { type: 'play', card: 'leg-tap-red', from: 'hand' }).does('A', { type: 'pitch', card: 'dodge-blue' });
    p.does('A', { type: 'pitch', card: 'toughen-up-blue' }).does('A', { type: 'done' }).pass(2);
    expect(p.player('A').floating_resources).toBe(5);
    expect(p.all('declare_attack')).toMatchObject([{ pitch: 6, cost: 1 }]);
    const covered = plain({ A: { hand: hand(), floating_resources: 1 } });
    covered.does('A', { type: 'play', card: 'leg-tap-red', from: 'hand' });
    covered.does('A', { type: 'pitch', card: 'dodge-blue' }).does('A', DONE).pass(2);
    expect(covered.player('A')).toMatchObject({ floating_resources: 3, hand: ['toughen-up-blue'] });
  });

  it('Floating resources: each player has own points, lost in the end phase; the turn player in the simplified rules', () => {
    const t = table({ A: { floating_resources: 2 }, B: { floating_resources: 1 } }).both();
    expect([t.player('A').floating_resources, t.player('B').floating_resources]).toEqual([0, 0]);
    const p = plain({ A: { floating_resources: 2 }, B: { floating_resources: 1, arsenal: 'dodge-blue' } }).pass();
    expect([p.player('A').floating_resources, p.player('B').floating_resources]).toEqual([0, 1]);
  });

  it('Arsenal prompt: only if the arsenal is empty and the hand is not, in both', () => {
    for (const mode of ['official', 'simplified'] as const) {
      const end = (A: object) => {
        const t = table({ mode, A, B: { arsenal: 'dodge-blue' } });
        if (mode === 'simplified') t.does('A', { type: 'continue' }).pass();
        else t.both();
        return t;
      };
      const asked = end({ hand: ['dodge-blue'] });
      expect(asked.state).toMatchObject({ awaiting_arsenal: true, arsenal_player: 'A' });
      asked.does('A', { type: 'store', card: 'dodge-blue' });
      expect(asked.player('A').arsenal).toMatchObject({ card: 'dodge-blue', up: false });
      expect(end({}).state).toMatchObject({ awaiting_arsenal: false, turn: 'B' });
      expect(end({ hand: ['dodge-blue'], arsenal: 'wild-ride-red' }).state.turn).toBe('B');
    }
  });

  it('Empty decks: a draw by our own rule, in both', () => {
    for (const mode of ['official', 'simplified'] as const) {
      const t = table({
        mode,
        A: { hand: ['dodge-blue'], arsenal: 'dodge-blue' },
        B: { hand: ['dodge-blue'], arsenal: 'dodge-blue' },
      });
      for (let i = 0; i < 12 && t.outcome === undefined; i++) t.endTurn();
      expect(t.outcome).toMatchObject({ winner: null, why: 'deadlock' });
      expect(t.state.idle).toBe(3);
    }
  });

  it('Event name: defense_react_play, in both', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['dodge-blue'] } });
    t.play('A', 'wounding-blow-red').to('reaction').pass().play('B', 'dodge-blue').clear();
    expect(t.types).toContain('defense_react_play');
    const p = plain({ A: { hand: ['wounding-blow-red'] }, B: { hand: ['dodge-blue'] } });
    p.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).pass(2).does('B', PASS);
    p.does('B', { type: 'block', card: 'dodge-blue', from: 'hand' }).does('B', { type: 'done' });
    expect(p.types).toContain('defense_react_play');
    expect(p.types).not.toContain('defense_react');
  });

  it('the default is official, the simplified rules are chosen in the setup', () => {
    expect(stateOf({}).mode).toBe('official');
    expect(stateOf({ mode: 'simplified' })).toMatchObject({ mode: 'simplified', defend_max: 2 });
    expect(listOf(DECKS.rhinar.cards)).toHaveLength(40);
  });
});
