import { describe, expect, it } from 'vitest';
import type { Action } from '../actions.ts';
import type { Phase } from '../types.ts';
import { table } from './fixture.ts';

/** Section 5.9: what may be played in which window, row by row. */

const play = (card: string): Action => ({ type: 'play', card, from: 'hand' });
const ATTACK_REACTION = play('lunging-press-blue');
const DEFENSE_REACTION = play('dodge-blue');
const INSTANT = play('sigil-of-solace-blue');
const ATTACK = play('wounding-blow-red');
const ACTION = play('sharpen-steel-red');

/** Both hold one card of each kind; A attacks with go again, so that an action point is there afterwards. */
function windowOf(phase: Phase) {
  const each = ['lunging-press-blue', 'dodge-blue', 'sigil-of-solace-blue', 'wounding-blow-red', 'sharpen-steel-red'];
  const t = table({ A: { hand: ['head-jab-red', ...each] }, B: { hand: [...each], life: 20 } });
  return phase === 'action' ? t : t.play('A', 'head-jab-red').to(phase);
}

/** Attack reaction of A, defense reaction of B, instants of A and B, new attack of A, other action of A. */
const TABLE: readonly [Phase, string][] = [
  ['action', '- - i i a n'],
  ['layer', '- - i i - -'],
  ['attack', '- - i i - -'],
  ['defend', '- - i i - -'],
  ['reaction', 'r d i i - -'],
  ['damage', '- - i i - -'],
  ['resolution', '- - i i a -'],
];

describe('section 5.9, windows', () => {
  it.each(TABLE)('%s: %s', (phase, row) => {
    const t = windowOf(phase);
    expect([t.phase, t.who]).toEqual([phase, 'A']);
    const sign = (seat: 'A' | 'B', action: Action, letter: string) => (t.can(seat, action) ? letter : '-');
    const attacker = [
      sign('A', ATTACK_REACTION, 'r'),
      sign('A', INSTANT, 'i'),
      sign('A', ATTACK, 'a'),
      sign('A', ACTION, 'n'),
    ];
    expect(t.can('A', DEFENSE_REACTION)).toBe(false);
    t.pass();
    const defender = [sign('B', DEFENSE_REACTION, 'd'), sign('B', INSTANT, 'i')];
    for (const never of [ATTACK_REACTION, ATTACK, ACTION]) expect(t.can('B', never)).toBe(false);
    const [r, i, a, n] = attacker;
    expect([r, defender[0], i, defender[1], a, n].join(' ')).toBe(row);
  });
  it('close: nobody has priority', () => {
    const t = windowOf('resolution').both();
    expect(t.types).toContain('chain_close');
    expect(t.phase).toBe('action');
  });
  it('a passed window resolves the top layer first and only then ends', () => {
    const t = windowOf('damage');
    t.does('A', INSTANT).pass(2);
    expect([t.phase, t.player('A').life]).toEqual(['damage', 21]);
    expect(t.both().phase).toBe('resolution');
  });
});
