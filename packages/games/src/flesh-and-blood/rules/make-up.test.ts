import { choices, Runner, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { rules } from '../ruleset.ts';
import { sampleDealt as sample } from '../setup/sample.ts';
import { table } from '../tests/fixture.ts';
import { forecast } from './forecast.ts';
import { makeUp, type Part } from './make-up.ts';

const sum = (parts: readonly Part[] = []): number => parts.reduce((total, { n }) => total + n, 0);

describe('section 8.3, what power and block are made of', () => {
  it('a weapon, its second attack, a reaction by name, and every defending card', () => {
    const t = table({
      A: {
        hero: 'ira-crimson-haze',
        weapons: ['harmonized-kodachi'],
        hand: ['head-jab-red', 'lunging-press-blue'],
        floating_resources: 2,
        action_points: 2,
      },
      B: { hand: ['pack-hunt-red'], equipment: ['ironrot-helm'] },
    });
    t.play('A', 'head-jab-red').resolve().swing('A').toDefend();
    const swung = makeUp(t.combat.view('B'), t.events);
    expect(swung?.attacker).toBe('A');
    expect(swung?.power.map(({ code, n }) => [code, n])).toEqual([
      ['printed', 1],
      ['second', 1],
    ]);
    t.block('B', 'pack-hunt-red', 'ironrot-helm');
    expect(makeUp(t.state)?.block).toEqual([
      { code: 'defends', card: 'Pack Hunt (red)', n: 3 },
      { code: 'defends', card: 'Ironrot Helm', n: 1 },
    ]);
  });
  it('names a reaction that is in the events, else counts it among the effects', () => {
    const t = table({ A: { hand: ['head-jab-red', 'lunging-press-blue'] } });
    t.play('A', 'head-jab-red').to('reaction').play('A', 'lunging-press-blue').both();
    expect(makeUp(t.state, t.events)?.power.at(-1)).toEqual({ code: 'reaction', card: 'Lunging Press', n: 1 });
    expect(makeUp(t.state)?.power.at(-1)).toEqual({ code: 'effects', n: 1 });
  });
  it('the simplified rules: cards that are picked and cards that lie there', () => {
    const t = table({
      mode: 'simplified',
      A: { hand: ['head-jab-red'] },
      B: { hand: ['pack-hunt-red', 'dodge-blue'] },
    });
    t.does('A', { type: 'continue' }).does('A', { type: 'play', card: 'head-jab-red', from: 'hand' }).pass(2);
    t.does('B', { type: 'block', card: 'pack-hunt-red', from: 'hand' });
    const picked = makeUp(t.state, t.events);
    expect(picked?.power).toEqual([{ code: 'printed', card: 'Head Jab (red)', n: 3 }]);
    expect(picked?.block).toEqual([{ code: 'defends', card: 'Pack Hunt (red)', n: 3 }]);
    t.does('B', { type: 'done' });
    expect(makeUp(t.state, t.events)?.block).toEqual([{ code: 'defends', card: 'Pack Hunt', n: 3 }]);
  });
  it('in many games the parts come to the figures of the forecast, and hardly anything is left without a name', () => {
    let seen = 0;
    let other = 0;
    for (let n = 0; n < 25; n++) {
      const chance = chanceOf(8, n);
      let since: Event[] = [];
      const runner = new Runner(rules, rules.begin(sample(chance)), seededDice(8, n), (event) => {
        since = event.type === 'declare_attack' ? [event] : [...since, event];
      });
      runner.start();
      for (let i = 0; i < 120 && !runner.state.result; i++) {
        const now = forecast(runner.state);
        const parts = makeUp(runner.state, since);
        expect([sum(parts?.power), sum(parts?.block)]).toEqual([now?.power ?? 0, now?.block ?? 0]);
        if (now) seen++;
        if (parts?.power.concat(parts.block).some(({ code }) => code === 'other')) other++;
        const open = choices(rules, runner.state);
        const pick = open[(chance(1, open.length)[0] as number) - 1];
        if (pick) runner.apply(pick.seat, pick.action);
      }
    }
    expect(seen).toBeGreaterThan(300);
    expect(other).toBeLessThan(seen / 20);
  });
});
