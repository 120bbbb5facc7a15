import { describe, expect, it } from 'vitest';
import { dry, scriptedDice, seededDice } from './chance/source.ts';
import { choices } from './choices.ts';
import type { Frame, Ruleset, ThrowFor, Types } from './contract.ts';
import { Runner } from './play.ts';
import { duel } from './testkit/duel.ts';

interface Tiny extends Types {
  setup: null;
  state: { frames: Frame<Tiny>[]; log: string[]; over: boolean };
  memory: Record<string, { name?: string }>;
  action: { type: 'go' };
  event: { type: 'said'; word: string };
  seat: 'me';
  step: string;
  view: null;
  outcome: 'done';
}
const tiny = (steps: Ruleset<Tiny>['steps']): Ruleset<Tiny> => ({
  id: 'tiny',
  version: 1,
  first: 'first',
  seats: ['me'],
  begin: () => ({ frames: [], log: [], over: false }),
  steps,
  actions: { go: { role: 'goes on' } },
  outcome: (state) => (state.over ? 'done' : undefined),
  score: () => 1,
  view: () => null,
  imagine: () => ({ frames: [], log: [], over: false }),
});
const dice =
  (code: string): ThrowFor<Tiny> =>
  () => ({ seat: 'me', why: { code } });
const begin = (rules: Ruleset<Tiny>, source = seededDice(1)) => {
  const runner = new Runner(rules, rules.begin(null), source);
  runner.start();
  return runner;
};
const note: Ruleset<Tiny>['steps'][string] = {
  title: 'Note',
  to: ['back'],
  enter: ({ state, memory }) => {
    state.log.push(memory.name ?? '?');
    return 'back';
  },
};
const over: Ruleset<Tiny>['steps'][string] = {
  title: 'Over',
  to: [],
  enter: ({ state }) => {
    state.log.push('over');
    state.over = true;
  },
};

const rolling = (): Ruleset<Tiny> =>
  tiny({
    first: {
      title: 'First',
      rolls: true,
      to: [],
      enter({ state, roll }) {
        state.log.push(roll(2, 6, dice('two')).join());
        state.over = true;
      },
    },
  });

describe('the run loop', () => {
  it('runs what was called in the order called, then goes on where the handler said', () => {
    const rules = tiny({
      first: {
        title: 'First',
        to: ['over'],
        calls: ['note'],
        enter: (play) => {
          play.call('note', { name: 'a' });
          play.call('note', { name: 'b' });
          return 'over';
        },
      },
      note,
      over,
    });
    expect(begin(rules).state.log).toEqual(['a', 'b', 'over']);
  });

  it('handlers may take what they need out of play: emit, call, roll, draw, reveal and back', () => {
    const rules = tiny({
      first: {
        title: 'First',
        to: ['over'],
        calls: ['note', 'dice'],
        enter({ call, emit, reveal }) {
          emit({ type: 'said', word: 'hello' });
          reveal();
          call('note', { name: 'a' });
          call('dice', {});
          return 'over';
        },
        onReturn: {
          dice({ state }, value) {
            state.log.push(String(value));
          },
        },
      },
      note,
      dice: {
        title: 'Dice',
        to: ['back'],
        rolls: true,
        enter({ state, roll, draw, back }) {
          state.log.push(...roll(1, 1, dice('roll')).map(String), ...draw(1, 1, dice('draw')).map(String));
          return back('thrown');
        },
      },
      over,
    });
    const heard: string[] = [];
    const runner = new Runner(rules, rules.begin(null), seededDice(1), ({ word }) => heard.push(word));
    runner.start();
    expect(runner.state.log).toEqual(['a', '1', '0', 'thrown', 'over']);
    expect(heard).toEqual(['hello']);
  });

  it('what a sequence calls when it goes back answers to its caller', () => {
    const rules = tiny({
      first: {
        title: 'First',
        to: ['over'],
        calls: ['middle'],
        enter: (play) => {
          play.call('middle', {});
          return 'over';
        },
      },
      middle: {
        title: 'Middle',
        to: ['back'],
        calls: ['note'],
        enter: (play) => {
          play.call('note', { name: 'last word' });
          return 'back';
        },
      },
      note,
      over,
    });
    const runner = begin(rules);
    expect(runner.state.log).toEqual(['last word', 'over']);
    expect(runner.state.frames).toHaveLength(1);
  });

  it('an entry that waits for dice is made once: what it called before runs only once', () => {
    const rules = tiny({
      first: {
        title: 'First',
        to: ['over'],
        calls: ['note'],
        rolls: true,
        enter: ({ call, roll }) => {
          call('note', { name: 'called' });
          roll(1, 6, dice('shot'));
          return 'over';
        },
      },
      note,
      over,
    });
    const runner = begin(rules, dry());
    expect(runner.need).toMatchObject({ count: 1, sides: 6 });
    expect(runner.state.log).toEqual([]);
    expect(runner.answer([3])).toBe(true);
    expect(runner.state.log).toEqual(['called', 'over']);
  });

  it('refuses a target or a call that the table does not name', () => {
    const to = tiny({ first: { title: 'First', to: [], enter: () => 'over' }, over });
    expect(() => begin(to)).toThrow('tiny, step "first": goes to "over", which is not in its "to": add it there');
    const calls = tiny({ first: { title: 'First', to: [], enter: (play) => play.call('note', {}) }, note });
    expect(() => begin(calls)).toThrow('tiny, step "first": calls "note", which is not in its "calls": add it there');
  });

  it('names the steps of a loop that never reaches a prompt', () => {
    const rules = tiny({
      first: { title: 'First', to: ['second'], enter: () => 'second' },
      second: { title: 'Second', to: ['first'], enter: () => 'first' },
    });
    expect(() => begin(rules)).toThrow(
      /tiny: no prompt after 10000 steps, around .*("first".*"second"|"second".*"first")/,
    );
  });

  it('gives chance only to the entry of a step that rolls', () => {
    const rules = tiny({ first: { title: 'First', to: [], enter: (play) => void play.roll(1, 6, dice('secretly')) } });
    expect(() => begin(rules)).toThrow(
      'tiny, step "first": chance outside an entry: mark the step "rolls: true" and roll in its "enter"',
    );
  });

  it('puts back only the entry that ran dry, and asks for exactly what is missing', () => {
    const rules = tiny({
      first: {
        title: 'First',
        to: ['roll'],
        enter: ({ state }) => {
          state.log.push('stands');
          return 'roll';
        },
      },
      roll: {
        title: 'Roll',
        to: ['over'],
        rolls: true,
        enter: (play) => {
          play.state.log.push('half done');
          play.emit({ type: 'said', word: 'too early' });
          play.state.log.push(
            play.roll(2, 6, dice('one')).join(),
            play.draw(2, 9, dice('two')).join(),
            play.roll(1, 10, dice('three')).join(),
          );
          return 'over';
        },
      },
      over,
    });
    const heard: string[] = [];
    const listen = (runner: Runner<Tiny>) => runner;
    const state = rules.begin(null);
    const first = listen(new Runner(rules, state, scriptedDice([4], [3, 3]), (event) => heard.push(event.word)));
    first.start();
    expect(first.need).toMatchObject({ kind: 'roll', count: 1, sides: 6, why: { code: 'one' } });
    expect(first.state.log).toEqual(['stands']);
    expect(heard).toEqual([]);
    const feed = (value: Runner<Tiny>['state'], dice: number[], source = scriptedDice([], [3, 3])) => {
      const copy = JSON.parse(JSON.stringify(value)) as Runner<Tiny>['state'];
      const top = copy.frames.at(-1) as Frame<Tiny>;
      top.dice = [...(top.dice ?? []), ...dice];
      const runner = new Runner(rules, copy, source, (event) => heard.push(event.word));
      runner.run();
      return runner;
    };
    const second = feed(first.state, [5]);
    expect(second.need).toMatchObject({ kind: 'roll', count: 1, sides: 10, why: { code: 'three' } });
    const third = feed(second.state, [10], scriptedDice([]));
    expect(third.state.log).toEqual(['stands', 'half done', '4,5', '3,4', '10', 'over']);
    expect(heard).toEqual(['too early']);
    expect(third.state.frames.at(-1)?.dice).toBeUndefined();
  });

  it('draws different places, in the order drawn', () => {
    const rules = tiny({
      first: {
        title: 'First',
        to: [],
        rolls: true,
        enter: (play) => {
          play.state.log.push(play.draw(5, 5, dice('all')).join(), play.draw(9, 3, dice('too many')).join());
          play.state.over = true;
        },
      },
    });
    for (let seed = 0; seed < 50; seed++) {
      const [all, capped] = begin(rules, seededDice(seed)).state.log as [string, string];
      expect(all.split(',').sort()).toEqual(['0', '1', '2', '3', '4']);
      expect(capped.split(',').sort()).toEqual(['0', '1', '2']);
    }
    expect(begin(rules, scriptedDice([], [2, 2, 0, 0, 0, 0, 1, 0])).state.log).toEqual(['2,3,0,1,4', '0,2,1']);
  });

  it('a search that knows what follows a throw is left there: nothing is entered, and nothing is asked for', () => {
    const waiting = begin(rolling(), dry());
    expect(waiting.need).toMatchObject({ count: 2 });
    const runner = new Runner(rolling(), rolling().begin(null), dry());
    const seen: string[] = [];
    runner.isKnown = () => seen.push(runner.state.log.join()) > 0;
    runner.start();
    expect(seen).toEqual(['']);
    expect(runner.need).toBeUndefined();
    expect(runner.state).toEqual({ frames: [{ step: 'first', then: 'first', memory: {} }], log: [], over: false });
    // With its dice it goes on without asking.
    runner.answer([3, 4]);
    expect([runner.state.log, seen.length]).toEqual([['3,4'], 1]);
  });
  it('a dry source is a chance node: the duel waits for three dice', () => {
    const runner = new Runner(duel, duel.begin({ hull: 5 }), dry());
    runner.start();
    runner.apply('left', { type: 'fire' });
    expect(runner.need).toMatchObject({ kind: 'roll', count: 3, sides: 6, why: { code: 'fire' } });
    expect(choices(duel, runner.state)).toEqual([]);
    expect(choices(duel, runner.state, { always: true }).map((choice) => choice.action.type)).toEqual([
      'concede',
      'concede',
    ]);
  });
});
