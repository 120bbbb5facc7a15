import { describe, expect, it } from 'vitest';
import { table } from '../tests/fixture.ts';

const bauble = 'titanium-bauble-blue';

describe('the end phase', () => {
  it('end phase: intimidated cards return, quelled equipment goes, blood debt is paid', () => {
    const t = table({
      A: { banished: ['debt'], hand: [bauble] },
      B: { intimidated: ['dodge-blue'], equipment: ['boots'] },
      custom: [
        { name: 'Debt', type: 'action', keywords: ['blood debt'] },
        { name: 'Boots', type: 'equipment', sub: 'legs', keywords: ['quell 1'] },
      ],
    });
    (t.state.players.B.equipment[0] as { quelled: boolean }).quelled = true;
    t.both();
    expect(t.player('A').life).toBe(19);
    expect(t.player('B')).toMatchObject({ hand: ['dodge-blue'], intimidated: [], equipment: [], graveyard: ['boots'] });
  });
  it('arsenal: one card face down, seen by its owner alone', () => {
    const t = table({ A: { hand: [bauble, 'dodge-blue'] } })
      .both()
      .does('A', { type: 'store', card: 'dodge-blue' });
    expect(t.newsFor('A')).toContainEqual({ type: 'arsenal_set', player: 'A', card: 'Dodge' });
    expect(t.newsFor('B')).toContainEqual({ type: 'arsenal_set', player: 'A' });
    expect(t.combat.view('B').players.A.arsenal).toEqual({ card: null, up: false });
    const skip = table({ A: { hand: [bauble] } })
      .both()
      .pass();
    expect(skip.types).toContain('arsenal_skip');
  });
  it('pitch order: both players choose at once and see nothing of each other', () => {
    const t = table({
      A: { pitched: [bauble, 'dodge-blue', 'dodge-blue'] },
      B: { pitched: ['wild-ride-red', bauble] },
    }).both();
    expect(new Set(t.offers().map((choice) => choice.seat))).toEqual(new Set(['A', 'B']));
    const before = t.combat.view('B').players.A;
    t.does('A', { type: 'bottom', card: 'dodge-blue' });
    expect(t.combat.view('B').players.A).toEqual({ ...before, aside: 1 });
    expect(t.combat.view('A').players.A.aside).toEqual(['dodge-blue']);
    expect(t.newsFor('B')).toEqual([]);
  });
  it('refill: assets are lost and the turn player draws up to intellect', () => {
    const t = table({
      A: { deck: [bauble, bauble, bauble, bauble, bauble], tapped: true, floating_resources: 3 },
      B: { tapped: true, deck: [bauble] },
      script: { draws: [0, 0, 0, 0] },
    });
    t.both().done();
    expect(t.player('A')).toMatchObject({ floating_resources: 0, action_points: 0, tapped: false });
    expect([t.player('A').hand.length, t.player('B').hand.length, t.player('B').tapped]).toEqual([4, 0, true]);
  });
  it('turn end: what lasts this turn ends', () => {
    const t = table({
      A: { hand: ['en-garde-red'], floating_resources: 1, weapons: ['dawnblade'] },
      B: { hand: [bauble] },
    })
      .play('A', 'en-garde-red')
      .both();
    expect(t.player('A').next).toHaveLength(1);
    t.endTurn();
    expect(t.player('A').next).toEqual([]);
    expect(t.state).toMatchObject({ turn: 'B', number: 3, idle: 1 });
  });
});
