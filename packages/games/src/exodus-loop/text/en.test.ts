import { choices, Runner, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { game } from '../index.ts';
import { rules } from '../ruleset.ts';
import { sample } from '../setup/sample.ts';
import { arena, execute, FAR, fights, force, order, unit } from '../tests/fixture.ts';
import type { Action, Exodus } from '../types.ts';
import { REASON_CODES } from './en.ts';

const { en } = game.text;

describe('words', () => {
  it('every choice has a label, every reason a sentence, every event that is met a line or nothing', () => {
    const reasons = new Set<string>();
    const labels = new Set<string>();
    const lines = new Set<string>();
    const wrong: string[] = [];
    const must = (words: string | undefined, good: RegExp, bad: RegExp) => {
      if (words === undefined || !good.test(words) || bad.test(words)) wrong.push(String(words));
    };
    for (let number = 0; number < 60; number++) {
      const chance = chanceOf(19, number);
      const heard: Event[] = [];
      const runner = new Runner<Exodus>(rules, rules.begin(sample(chance)), seededDice(19, number), (event) =>
        heard.push(event),
      );
      runner.start();
      for (let i = 0; i < 60 && rules.outcome(runner.state) === undefined; i++) {
        const { state } = runner;
        for (const choice of choices(rules, state, { blocked: true, always: true })) {
          const label = en.label(choice, state);
          must(label, /^[A-Z]/, /undefined/);
          labels.add(choice.action.type);
          if (!choice.not) continue;
          reasons.add(choice.not.code);
          const sentence = en.reason(choice.not);
          must(sentence, /^("|[A-Z]).*\.$/, /undefined|Not possible/);
        }
        const list = choices(rules, state);
        const taken = list[(chance(1, list.length)[0] as number) - 1];
        const frame = state.frames.at(-1);
        if (!taken || !frame) break;
        runner.apply(
          taken.seat,
          (taken.form ? rules.forms?.place?.sample(state, frame.memory, taken.seat, chance) : taken.action) as Action,
        );
      }
      for (const event of heard) {
        const line = en.log(event, runner.state);
        if (event.type !== 'turn') must(line, /./, /undefined|NaN|null/);
        lines.add(event.type);
      }
      const standing = game.standing(rules.view(runner.state, 'player'), en);
      expect(standing.sides.map(({ seat }) => seat)).toEqual(['player', 'enemy']);
      for (const { rows } of standing.sides)
        expect(new Set(rows.map((row) => Object.keys(row).join())).size).toBeLessThanOrEqual(1);
    }
    expect(wrong).toEqual([]);
    expect(labels.size).toBeGreaterThanOrEqual(22);
    expect(lines.size).toBeGreaterThanOrEqual(25);
    for (const code of reasons) expect(REASON_CODES).toContain(code);
  });

  it('every step has a title, every reason code a sentence', () => {
    for (const step of Object.keys(rules.steps) as (keyof typeof rules.steps)[])
      expect(en.step(step).length).toBeGreaterThan(5);
    for (const code of REASON_CODES) expect(en.reason({ code })).toMatch(/\.$/);
    expect(en.reason({ code: 'unheard-of' })).toBe('Not possible (unheard-of).');
  });

  it('outcomes in a sentence', () => {
    expect(en.outcome({ result: 'victory', why: 'jumped', turn: 9 })).toBe(
      'Victory after turn 9: the jump drive is charged.',
    );
    expect(en.outcome({ result: 'defeat', why: 'conceded', turn: 2 })).toBe('Defeat on turn 2: the player conceded.');
    expect(en.outcome({ result: 'victory', why: 'conceded', turn: 2 })).toBe(
      'Victory on turn 2: the other side conceded.',
    );
  });
});

describe('section 19: the log', () => {
  it('the format: header, order with marks, die and total, damage and outcome', () => {
    const battle = arena(
      {
        player: { carriers: [{ class: 'STANDARD', at: 'F13' }], ...force('I-Alpha-1 C3') },
        enemy: force('B-Bravo-3 C3 ATTACK'),
      },
      [2, 1, 2],
    );
    expect(fights(battle)).toBe(
      `=== Combat at C3 ===
Initiative Order:
  > Enemy B-Bravo-3: 2 (SPD 1)
  + I-Alpha-1: 1 (SPD 3)

Enemy B-Bravo-3 [d4:2+4=6] vs I-Alpha-1 [DEF 1]
  → 5/0 dmg → I-Alpha-1 destroyed`,
    );
  });

  it('the legend: NO AMMO on both sides of a shot, DEF+ for a defender', () => {
    const battle = arena(
      { player: force(unit('G-Charlie-1 C3 DEFEND', { ammo: 0 })), enemy: force('B-Bravo-3 C3') },
      [2, 1, 1],
    );
    expect(fights(battle)).toContain('vs G-Charlie-1 [DEF 5] [DEF+] [NO AMMO]');
    expect(fights(battle)).toContain('G-Charlie-1 [NO AMMO] holds fire');
  });
});

describe('the game for other programs', () => {
  it('dice of events carry their chance to hurt', () => {
    const battle = arena(
      { player: force('I-Alpha-1 C3 ATTACK'), enemy: force(unit('G-Charlie-2 C3', { ammo: 0 })) },
      [1, 4, 2],
    );
    const dice = battle.events.flatMap((event) => game.dice(event) ?? []);
    expect(dice).toEqual([
      {
        seat: 'player',
        why: { code: 'initiative' },
        dice: [
          { face: 4, sides: 4 },
          { face: 1, sides: 3 },
        ],
      },
      { seat: 'player', why: { code: 'attack' }, dice: [{ face: 2, sides: 4, chance: 3 / 4, hit: true }] },
    ]);
  });

  it('a summary for tallies', () => {
    const battle = arena({ player: force('I-Alpha-1 C3 ATTACK'), enemy: force('B-Bravo-3 C3') }, [2, 3, 7]);
    expect(game.summary(battle.state, battle.ended())).toEqual({
      result: 'victory',
      ending: 'enemies-destroyed',
      rounds: 1,
      left: { player: 1, enemy: 0 },
    });
    expect([rules.score(battle.ended(), 'player'), rules.score(battle.ended(), 'enemy')]).toEqual([1, 0]);
    expect(rules.score({ result: 'draw', why: 'turn-limit', turn: 2 }, 'player')).toBe(0.5);
  });

  it('the standing names phase, turn, reminders and prompts', () => {
    const battle = arena({
      start: 'command',
      jump: 4,
      player: { carriers: [{ class: 'STANDARD', at: 'F13' }] },
      enemy: force(FAR),
    });
    expect(game.standing(battle.state, en)).toMatchObject({
      phase: 'COMMAND',
      round: 1,
      focus: 'Your orders: all given',
      reminders: ['Jump drive: charge 4 of 8'],
    });
    order(battle, 'player', 'Carrier', { type: 'carrier-defend' });
    execute(battle, 'player');
    expect(game.standing(battle.state, en).phase).toBe('RESOLUTION');
    execute(battle, 'enemy');
    expect(game.standing(battle.state, en)).toMatchObject({
      phase: 'INTEL',
      reminders: ['Jump drive: charge 5 of 8', 'Carrier defends: DEF +2 until the next COMMAND'],
    });
  });
});
