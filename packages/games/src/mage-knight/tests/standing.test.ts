import { choices, Runner, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../simulate.ts';
import { game } from '../index.ts';
import { presets } from '../setup/presets.ts';
import { standing } from '../standing.ts';
import { english as text } from '../text/en.ts';
import { atTable, Fight, withCards } from './fixture.ts';

const LONGEST = 500;

describe('how it stands', () => {
  it('no text of any preset says "undefined", from the first prompt to the end', () => {
    for (const preset of presets) {
      const source = seededDice(7, 0);
      const chance = chanceFrom(source);
      const runner = new Runner(game.rules, game.rules.begin(structuredClone(preset.setup)), source);
      runner.start();
      for (let moves = 0; moves < LONGEST; moves++) {
        const seen = game.rules.view(runner.state, 'hero');
        expect(JSON.stringify(standing(runner.state, text)), preset.id).not.toMatch(/undefined|null|NaN/);
        const outcome = game.rules.outcome(runner.state);
        if (outcome) {
          expect(text.outcome(outcome)).not.toContain('undefined');
          break;
        }
        const all = choices(game.rules, runner.state, { blocked: true });
        for (const choice of all) expect(text.label(choice, seen), preset.id).not.toMatch(/undefined|NaN/);
        const list = all.filter((choice) => !choice.not);
        const seat = list[0]?.seat ?? 'hero';
        runner.apply(seat, game.bot(game.rules.view(runner.state, seat), seat, list, chance));
      }
    }
  });
  it('section 8: the white city is a cause of armor with a name of its own', () => {
    const fight = atTable(['guardsmen'], { site: 'city', cities: [{ colour: 'white', level: 3 }] });
    expect(standing(fight.state, text).sides[1]?.rows[0]?.armor).toBe('8 (7 +1 white city)');
    expect(standing(fight.state, text).reminders).toEqual(['City bonus: white, level 3 (defenders have armor +1)']);
  });
  it('the enemies are the second side, also where two heroes fight side by side', () => {
    const joint = presets.find((preset) => preset.setup.heroes.length === 2);
    const fight = new Fight(joint?.setup as never);
    expect(standing(fight.state, text).sides.map((side) => side.seat)).toEqual(['hero', 'enemies', 'hero2']);
  });
  it('every phase asks in a sentence', () => {
    const fight = withCards(['prowlers', 'wolf-riders'], {
      hand: ['swift-bolt', 'determination', 'rage'],
      mana: { white: 1 },
      units: [{ unit: 'peasants' }],
    });
    const asked = () => standing(fight.state, text).focus;
    expect(asked()).toBe('Choose enemies to attack, or end the phase');
    fight.declare('ranged', 'e1');
    expect(asked()).toBe('Add 3 more to defeat Prowlers, or cancel');
    fight.use('swift-bolt', 'powered');
    expect(asked()).toBe('4 of 3: enough to defeat Prowlers');
    // Nothing else to attack with: phase 1 ends automatically.
    fight.resolve();
    expect(asked()).toBe('Choose an attack to block, or end the phase');
    fight.blockTarget('wolf-riders');
    expect(asked()).toBe('Add 6 more to block Wolf Riders, or cancel');
    fight.does({ type: 'CANCEL_BLOCK', playerId: 'hero' }).end();
    expect(asked()).toMatch(/^Assign 3 damage from Wolf Riders: /);
  });
});
