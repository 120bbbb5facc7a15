import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Combat } from '../combat.ts';
import type { Ruleset } from '../contract.ts';
import { battery } from './battery.ts';
import { type Cards, cards, cardsSubject } from './cards.ts';
import { CURES } from './cures.ts';
import { missedRoles } from './prompt-laws.ts';

const run = (change: Partial<Ruleset<Cards>>) => () =>
  battery({ ...cardsSubject, rules: { ...cards, ...change } }, { games: 60, seed: 5 });

/** Each fault is planted in a game that keeps every law; the battery must name the law that it breaks. */
describe('the laws of what a choice says', () => {
  it('what rolls pulls chance before the next prompt', () => {
    expect(run({ actions: { ...cards.actions, pass: { role: 'rolls' } } })).toThrow(
      /what rolls pulls chance before the next prompt/,
    );
  });
  it('what ends leads to an outcome or out of its sequence', () => {
    expect(run({ actions: { ...cards.actions, pay: { role: 'ends' } } })).toThrow(
      /what ends leads to an outcome or out of its sequence/,
    );
  });
  it('several free choices are not all called the same', () => {
    expect(run({ actions: { ...cards.actions, boost: { role: 'passes' } } })).toThrow(
      /several free choices are not all called the same/,
    );
  });
  it('a choice is about a thing with a name', () => {
    expect(
      run({ actions: { ...cards.actions, bid: { role: 'acts', about: () => [{ kind: 'card', id: '' }] } } }),
    ).toThrow(/about a thing with a name/);
  });
  it('a role is one of the seven', () => {
    expect(run({ actions: { ...cards.actions, pay: { role: 'dances' as never } } })).toThrow(/one of the seven/);
  });
  it('finds a role that is named and never occurs', () => {
    const { seen } = battery(cardsSubject, { games: 20, seed: 5 });
    expect(missedRoles(cards, seen.roles)).toEqual([]);
    expect(missedRoles({ ...cards, actions: { ...cards.actions, pay: { role: 'ends' } } }, seen.roles)).toEqual([
      'ends',
    ]);
  });
});

describe('the laws of views', () => {
  it('a seat sees all that a spectator sees', () => {
    const leak = run({ view: (state, seat) => cards.view(state, seat ?? 'ann') });
    expect(leak).toThrow(/what nobody is shown every seat is shown|nothing of a secret/);
  });
  it('what is hidden from a watcher is imagined for a watcher too', () => {
    const short = run({
      imagine: (view, seat, chance) => ({
        ...cards.imagine(view, seat, chance),
        ...(seat === undefined && { hands: { ann: [], bob: [] } }),
      }),
    });
    expect(short).toThrow(/view\(imagine\(view\)\) is the watcher's view/);
  });
  it('where no secret is declared the view shows the state', () => {
    const { secrets: _secrets, ...open } = cards;
    expect(() => battery({ ...cardsSubject, rules: open }, { games: 5, seed: 5 })).toThrow(
      /where no secret is declared the view shows the state/,
    );
  });
});

describe('the laws of dice', () => {
  /** Plants a fault in the engine for as long as the battery runs. */
  function planted(
    name: 'redo' | 'branch' | 'decide' | 'undoDecision' | 'redoDecision',
    fault: (this: Combat<Cards>, real: (...args: unknown[]) => unknown, ...args: unknown[]) => unknown,
  ) {
    const real = Combat.prototype[name] as (...args: unknown[]) => unknown;
    Combat.prototype[name] = function (this: Combat<Cards>, ...args: unknown[]) {
      return fault.call(this, (...changed) => real.apply(this, changed.length ? changed : args), ...args);
    } as never;
    try {
      run({})();
    } finally {
      Combat.prototype[name] = real as never;
    }
  }
  it('redo puts the dice where they were', () => {
    const lost = () =>
      planted('redo', function (real) {
        const answer = real();
        (this as unknown as { tray: { giveBack(pulls: object[]): void } }).tray.giveBack([
          { kind: 'roll', sides: 6, value: 1 },
        ]);
        return answer;
      });
    expect(lost).toThrow(/redo puts the dice where they were/);
  });
  it('a branch has the dice of the combat that it came from', () => {
    const lost = () =>
      planted('branch', (real) => {
        const copy = real() as Combat<Cards>;
        (copy as unknown as { tray: { pull(kind: string, count: number, sides: number): void } }).tray.pull(
          'roll',
          1,
          6,
        );
        return copy;
      });
    expect(lost).toThrow(/a restored combat plays on alike/);
  });
  it.each([
    ['decide', 'a decision that leaves out its last move', /leads where its moves lead|is refused/],
    ['undoDecision', 'an undo that takes back one move of it', /one undo takes a decision back/],
    ['redoDecision', 'a redo that makes one move of it', /one redo makes it again/],
  ] as const)('the law of decisions notices %s: %s', (name, _, law) => {
    const faults = {
      decide: (real: (...args: unknown[]) => unknown, moves: readonly unknown[]) => real(moves.slice(0, -1)),
      undoDecision: Combat.prototype.undo,
      redoDecision: Combat.prototype.redo,
    };
    const broken = () =>
      planted(name, function (real, ...args) {
        return name === 'decide' ? faults.decide(real, args[0] as unknown[]) : faults[name].call(this, { host: true });
      });
    expect(broken).toThrow(law);
  });
  it('a refused decision that keeps a move is noticed', () => {
    const broken = () =>
      planted('decide', function (real, ...args) {
        const answer = real() as { ok: boolean };
        const [first] = args[0] as [{ seat: 'ann'; action: Cards['action'] }];
        if (!answer.ok) this.move(first.seat, first.action);
        return answer;
      });
    expect(broken).toThrow(/a refused decision leaves no trace/);
  });
});

describe('a broken law says what to write', () => {
  it('names the action and the cure', () => {
    expect(run({ actions: { ...cards.actions, pass: { role: 'rolls' } } })).toThrow(
      /action: "pass"\nto fix it: let "pass" lead to a step that rolls, or give its row another role than 'rolls'\nlast moves:/,
    );
  });
  it('names the last move where the law itself names none', () => {
    expect(run({ score: () => 2 })).toThrow(/action: "\w+"\nto fix it: let score\(\) return 0 for a loss/);
  });
  it('has a cure only for laws that the battery checks, and no law of a choice without one', () => {
    const here = import.meta.dirname;
    const files = readdirSync(here).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const laws = files
      .flatMap((file) => [...readFileSync(join(here, file), 'utf8').matchAll(/\bmust\(\s*(['"])((?:(?!\1).)+)\1/g)])
      .map(([, , law]) => law as string);
    expect(Object.keys(CURES).filter((law) => !laws.includes(law))).toEqual([]);
    const ofChoices = laws.filter((law) => /\b(choice|view|form|prompt|role|score)\b/.test(law));
    expect(ofChoices.filter((law) => !(law in CURES))).toEqual([]);
  });
});
