import { type Choice, choices, clone, Runner, same, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { rules } from '../ruleset.ts';
import { sampleDealt as sample } from '../setup/sample.ts';
import { type Fab, type State, WHO, type Who } from '../types.ts';
import { table } from './fixture.ts';

/** Hidden means hidden: hand, deck, face-down arsenal, face-down banishment, the order of bottomed cards. */

/** Events that turn a hidden card face up by the rules themselves: from there on the two games may differ. */
const REVEALS: readonly Event['type'][] = ['discard', 'reveal', 'clash', 'destroyed', 'search', 'turned_up', 'banish'];

const listed = (state: State, seat: Who): string =>
  JSON.stringify(choices(rules, state, { blocked: true, always: true }).filter((choice) => choice.seat === seat));

/** Applies one choice and returns the events that a seat sees. */
function hear(state: State, choice: Choice<Fab>, seat: Who): { after: State; events: Event[] } {
  const events: Event[] = [];
  const runner = new Runner(rules, clone(state), seededDice(99), (event, only) => {
    if (only === undefined || only === seat) events.push(event);
  });
  runner.apply(choice.seat, choice.action);
  return { after: runner.state, events };
}

describe('hidden zones', () => {
  it('two states that differ only in what a seat must not see: identical views, choices and events', () => {
    let compared = 0;
    let different = 0;
    let seen = 0;
    for (let game = 0; game < 24; game++) {
      const chance = chanceOf(4711, game);
      const runner = new Runner(rules, rules.begin(sample(chance)), seededDice(4711, 1000 + game));
      runner.start();
      for (let move = 0; move < 400 && !runner.state.result; move++) {
        const state = runner.state;
        const open = choices(rules, state);
        const pick = open[(chance(1, open.length)[0] as number) - 1] as Choice<Fab>;
        for (const seat of WHO) {
          const other = rules.imagine(clone(rules.view(state, seat)), seat, chance);
          if (!same(other, state)) different++;
          expect(same(rules.view(other, seat), rules.view(state, seat))).toBe(true);
          // This seat sees all that nobody is shown: there is nothing else to guess.
          expect(same(rules.view(other, undefined), rules.view(state, undefined))).toBe(true);
          expect(listed(other, seat)).toBe(listed(state, seat));
          // What the other side does is the same to this seat as well, as long as it is possible in both.
          if (!choices(rules, other).some((choice) => same(choice, pick))) continue;
          const here = hear(state, pick, seat);
          const there = hear(other, pick, seat);
          compared++;
          const at = here.events.findIndex((event, i) => !same(event, there.events[i] ?? null));
          const first = at < 0 ? there.events[here.events.length] : here.events[at];
          if (first === undefined) {
            // The visible events are the same, so the views must be the same.
            seen++;
            expect(same(rules.view(here.after, seat), rules.view(there.after, seat))).toBe(true);
            if (!here.after.result) expect(listed(here.after, seat)).toBe(listed(there.after, seat));
          } else if (there.events[at]?.type !== first.type || !REVEALS.includes(first.type)) {
            throw new Error(`${JSON.stringify(pick)}: ${JSON.stringify([here.events, there.events])}`);
          }
        }
        runner.apply(pick.seat, pick.action);
      }
    }
    expect(compared).toBeGreaterThan(2000);
    expect(seen).toBeGreaterThan(2000);
    expect(different).toBeGreaterThan(2000);
  });

  it('a view holds counts where the other side holds cards', () => {
    const t = table({
      A: {
        hand: ['dodge-blue', 'wild-ride-red'],
        deck: ['muscle-mutt-yellow'],
        arsenal: 'head-jab-red',
        intimidated: ['thrust-red'],
      },
    });
    const seen = t.combat.view('B').players.A;
    expect(seen).toMatchObject({ hand: 2, deck: 1, arsenal: { card: null, up: false }, intimidated: 1 });
    expect(seen.unseen).toEqual(['dodge-blue', 'head-jab-red', 'muscle-mutt-yellow', 'thrust-red', 'wild-ride-red']);
    const memory = t.combat.view('A').players.A;
    expect(memory).toMatchObject({
      hand: ['dodge-blue', 'wild-ride-red'],
      deck: ['muscle-mutt-yellow'],
      intimidated: ['thrust-red'],
    });
    for (const seat of ['host', undefined] as const) {
      const { players } = rules.view(t.state, seat);
      expect(players.A).toEqual(seen);
      expect(players.B).toEqual(t.combat.view('A').players.B);
    }
  });

  it('only its owner sees a drawn card', () => {
    const t = table({
      A: { permanents: ['gold'], floating_resources: 2, deck: ['wild-ride-red'] },
      script: { draws: [0] },
    });
    t.use('A', 'gold', 'permanent').both();
    expect(t.newsFor('A')).toContainEqual({ type: 'draw', player: 'A', count: 1, cards: ['Wild Ride'] });
    expect(t.newsFor('B')).toContainEqual({ type: 'draw', player: 'A', count: 1 });
    expect(JSON.stringify(t.newsFor('host'))).not.toContain('Wild Ride');
  });

  it('a set of bottomed cards is not known any more once one of them was drawn', () => {
    const t = table({
      A: {
        permanents: ['gold'],
        floating_resources: 2,
        bottom: [{ how: 'set', cards: ['wild-ride-red', 'dodge-blue'] }],
      },
    });
    t.use('A', 'gold', 'permanent').both();
    expect(t.player('A').hand).toEqual(['wild-ride-red']);
    const seen = t.combat.view('B').players.A;
    expect(seen.bottom).toEqual([{ how: 'secret', cards: 1 }]);
    expect(seen.unseen).toEqual(['dodge-blue', 'wild-ride-red']);
  });

  it('the deck has no order: nothing in a state tells the next card', () => {
    const t = table({ A: { deck: ['wild-ride-red', 'dodge-blue', 'head-jab-red'] } });
    expect(t.player('A').deck).toEqual(['dodge-blue', 'head-jab-red', 'wild-ride-red']);
  });

  it('undo does not go back behind the search of a mentor, whether the deck has the card or not', () => {
    for (const deck of [['glistening-steelblade-yellow', 'dodge-blue'], ['dodge-blue']]) {
      const arsenal = { card: 'hala-goldenhelm', up: true };
      const t = table({ A: { weapons: ['dawnblade'], arsenal, deck, floating_resources: 9, hero: 'dorinthea' } });
      t.swing('A').resolve().swing('A').resolve();
      let undone = t.combat.undo();
      while (undone.ok) undone = t.combat.undo();
      expect(undone.reason).toMatchObject({ code: 'fence', fence: 'reveal' });
      expect(t.combat.state.players.A.banished).toEqual(['hala-goldenhelm']);
    }
  });

  it('the other side is never asked in a way that tells what a hand holds', () => {
    // Ironhide asks whether or not the hand could pay; a prompt only depends on open things.
    for (const hand of [['hala-goldenhelm'], ['dodge-blue']]) {
      const t = table({ A: { hand: ['head-jab-red'] }, B: { hand, equipment: ['ironhide-legs'] } });
      t.play('A', 'head-jab-red').block('B', 'ironhide-legs').both();
      expect(t.step).toBe('may');
    }
  });
});
