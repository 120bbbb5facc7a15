import { choices, Runner, seeded } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { REASON_CODES, reason } from './reasons.ts';
import { rules } from './rules.ts';
import { sample } from './setup/sample.ts';
import { table } from './tests/fixtures.ts';
import type { Outcome } from './types.ts';

const text = game.text.en;

describe('words', () => {
  it('every choice, reason and event of many games has its words', () => {
    const codes = new Set<string>();
    const events = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const chance = chanceOf(5, n);
      const runner = new Runner(rules, rules.begin(sample(chance)), seeded(5, n), (event) => {
        events.add(event.type);
        const line = text.log(event, runner.state);
        if (line !== undefined) expect(line).toMatch(/^[A-Z0-9].*[.]$/);
      });
      runner.start();
      for (let i = 0; i < 150 && !runner.state.result; i++) {
        const all = choices(rules, runner.state, { blocked: true, always: true });
        for (const choice of all) {
          expect(text.label(choice, runner.state)).not.toMatch(/undefined|^$/);
          if (choice.not) codes.add(choice.not.code);
        }
        const open = choices(rules, runner.state);
        const pick = open[(chance(1, open.length)[0] as number) - 1];
        if (pick) runner.apply(pick.seat, pick.action);
      }
      const standing = game.standing(game.rules.view(runner.state, 'A'), text);
      expect(standing.sides).toHaveLength(2);
      expect(JSON.stringify(standing)).not.toContain('undefined');
    }
    for (const code of codes) expect(REASON_CODES).toContain(code);
    expect(codes.size).toBeGreaterThan(20);
    expect(events.size).toBeGreaterThan(35);
  });
  it('every reason is a sentence', () => {
    for (const code of REASON_CODES) {
      const facts = {
        cost: 3,
        have: 1,
        card: 'dodge-blue',
        keep: 'any',
        type: 'block',
        what: 'arsenal',
        side: 'attack',
        step: 'layer',
        target: 'sword',
        max: 2,
        need: 2,
        made: 1,
      };
      expect(reason({ code, ...facts })).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
  it('seats are the heroes, steps have titles, outcomes are sentences', () => {
    const t = table({ A: { hero: 'katsu' }, B: { hero: 'bravo-flattering-showman' } });
    expect([text.seat('A', t.state), text.seat('B', t.state), text.seat('host')]).toEqual([
      'Katsu',
      'Bravo',
      'the host',
    ]);
    const mirror = table({ A: { hero: 'katsu' }, B: { hero: 'katsu' } });
    expect(text.seat('B', mirror.state)).toBe('Katsu B');
    expect(text.step('Layer')).toBe('Layer step');
    const whys: Outcome['why'][] = ['life', 'concede', 'both', 'deadlock', 'stalemate', 'link'];
    for (const why of whys) expect(text.outcome({ winner: 'A', why, life: { A: 3, B: 0 }, turns: 4 })).toMatch(/\.$/);
    const link = { power: 6, block: 4, prevented: 0, damage: 2, hit: true };
    expect(text.outcome({ winner: null, why: 'link', life: { A: 20, B: 18 }, turns: 1, link })).toContain('hits for 2');
  });
  it('the standing tells the forecast and the links', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } })
      .play('A', 'wounding-blow-red')
      .toDefend();
    const standing = game.standing(t.combat.view('B'), text);
    expect(standing).toMatchObject({
      phase: 'defend',
      focus: 'power 4 against 0: hits for 4',
      reminders: ['Link 1: Wounding Blow (red), active'],
    });
    expect(standing.sides[0]).toMatchObject({ seat: 'A', facts: { life: 20, hand: 0 } });
  });
  it('dice, summary and content', () => {
    expect(game.dice({ type: 'roll', player: 'A', face: 4, sides: 6, card: 'Barkbone Strapping' })).toEqual({
      seat: 'A',
      why: 'Barkbone Strapping',
      dice: [{ face: 4, sides: 6 }],
    });
    expect(game.dice({ type: 'layer_end' })).toBeUndefined();
    const t = table({}).does('A', { type: 'concede' });
    expect(game.summary(t.state, t.outcome as Outcome)).toEqual({ result: 'B', rounds: 2, left: { A: 20, B: 20 } });
    expect([game.autoPass, game.hidden, game.aliases]).toEqual([true, true, ['fab']]);
  });
});
