/** Every window: what a party owns and could decide here is listed for it alone, grayed with the reason where it cannot be used. */
import { seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { EFFECTS, OFFERED } from '../content/effects/registry.ts';
import type { Use } from '../content/effects/types.ts';
import { rules } from '../ruleset.ts';
import { sample } from '../setup/sample.ts';
import { basicSide, foe, testCombat } from '../tests/combat.fixture.ts';
import { side, space, table } from '../tests/fixture.ts';
import { english } from '../text/en.ts';
import type { PartyId, State, WindowId } from '../types.ts';

const owns = (state: State, by: PartyId, effect: string): boolean => {
  const party = state.parties[by];
  if (!party) return false;
  if (EFFECTS.get(effect)?.kind === 'action') return party.hand === null || party.hand.includes(effect);
  return party.effects.includes(effect);
};

/** Windows that are open at a prompt, by step. The window of a step is tested where nothing else is known in it. */
const OPEN: Partial<Record<string, readonly WindowId[]>> = {
  'P0.3': ['activation'],
  'P0.6': ['moved'],
  'P1.1': ['cannon-start'],
  'P2.2': ['barrage'],
  'P2.3': ['retreats'],
  'P2.3 announced': ['announced'],
  'P2.4 rolled': ['all-rolled'],
  'P2.5 end': ['space-assigned', 'space-round-end'],
  'P2.6 ended': ['space-end'],
  'P3.1': ['invasion-start'],
  'P3.3': ['before-bombardment'],
  'P3.5 bombed': ['bombarded'],
  'P3.8': ['committed'],
  'P3.9 fire': ['before-defense'],
  'P4.3 end': ['ground-assigned', 'ground-round-end'],
  'PC.1': ['post'],
  'PC.3': ['complete'],
};

describe('offers of a window', () => {
  it('in random combats every offer is listed for its owner only, and what is grayed says why', () => {
    const source = seededDice(77, 1);
    const chance = (count: number, sides: number) => source.pull('roll', count, sides) as number[];
    const seen = new Set<string>();
    let prompts = 0;
    for (let i = 0; i < 60; i++) {
      const game = testCombat(sample(chance), [], 10 - (i % 3) * 4);
      for (let moves = 0; moves < 150 && game.combat.outcome === undefined && !game.combat.need; moves++) {
        const { state } = game;
        const list = game.choices();
        for (const { seat, action, not } of list) {
          if (action.type !== 'use') continue;
          expect(owns(state, seat as PartyId, action.effect), `${seat} ${action.effect}`).toBe(true);
          if (not) {
            expect(english.reason(not), not.code).not.toMatch(/^Not allowed now/);
            seen.add(action.effect);
          }
        }
        for (const window of OPEN[game.step ?? ''] ?? []) {
          prompts++;
          for (const [effect, offers] of OFFERED.get(window) ?? [])
            for (const by of state.order) {
              const row = EFFECTS.get(effect);
              if (!row || !state.sets.includes(row.set) || !owns(state, by, effect)) continue;
              for (const { offer, index } of offers) {
                const use: Use = { effect, by, window };
                if (offer.applies && !offer.applies(state, use)) continue;
                const here = list.some(
                  ({ seat, action }) =>
                    seat === by && action.type === 'use' && action.effect === effect && action.offer === index,
                );
                expect(here, `${effect} of ${by} in ${window}`).toBe(true);
              }
            }
        }
        const open = list.filter((one) => !one.not && !['adjust', 'concede', 'throw again'].includes(one.action.type));
        const seat = open[0]?.seat;
        if (seat === undefined) break;
        const mine = open.filter((one) => one.seat === seat);
        game.does(seat, bot(rules.view(state, seat), seat, mine, chance));
      }
    }
    expect(prompts).toBeGreaterThan(500);
    expect(seen.size).toBeGreaterThan(40);
  });

  it('a card in its window without anything to use it on is disabled with that reason, not hidden', () => {
    const game = testCombat(
      space(basicSide({ 'cruiser-1': 1 }, { hand: ['skilled-retreat'] }), foe({ 'cruiser-1': 1 })),
    );
    expect(game.why('attacker', 'skilled-retreat')).toBe('no-target');
    expect(english.reason({ code: 'no-target', effect: 'skilled-retreat' })).toBe(
      'Skilled Retreat has no target here.',
    );
    const upgrade = testCombat(
      table(basicSide({ 'carrier-1': 1 }, { hand: ['upgrade'] }), foe({ 'cruiser-1': 1 }), { start: 'P0.3' }),
    );
    expect(upgrade.why('attacker', 'upgrade')).toBe('no-target');
  });

  it('what a law silences is grayed with the reason (Articles of War)', () => {
    const setup = table(
      side('sol', { 'cruiser-1': 1 }),
      side('mahact', { 'cruiser-1': 1, starlancer: 1, 'carrier-1': 1 }),
      {
        start: 'P0.3',
        laws: [{ law: 'articles-of-war', owner: null }],
      },
    );
    expect(testCombat(setup).why('defender', 'starlancer')).toBe('silenced');
  });
});
