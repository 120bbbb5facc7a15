import { describe, expect, it } from 'vitest';
import {
  dry,
  manualDice,
  recordedDice,
  restoreSource,
  type Source,
  type SourceState,
  scriptedDice,
  seededDice,
} from './source.ts';
import { Tray } from './tray.ts';

describe('sources of chance', () => {
  it('a seeded source goes on from where it was saved', () => {
    const source = seededDice(42);
    source.pull('roll', 5, 10);
    const twin = restoreSource(source.save());
    expect(twin?.pull('roll', 20, 6)).toEqual(source.pull('roll', 20, 6));
  });

  it('a seed without a stream is its stream 0', () => {
    expect(seededDice(7).save()).toEqual(seededDice(7, 0).save());
    expect(manualDice(7).save()).toEqual(manualDice(7, 0).save());
    expect(seededDice(7).save()).not.toEqual(seededDice(7, 1).save());
  });

  it('the rest of dice that came along has all faces, the rest of a draw only what is left', () => {
    const asked: number[] = [];
    const source: Source = {
      sure: true,
      pull: (_, count, sides) => {
        asked.push(sides);
        return Array<number>(count).fill(1);
      },
      save: () => ({ kind: 'asked' }),
      at: () => source,
    };
    const tray = new Tray(source);
    tray.supply([2]);
    expect(tray.pull('roll', 3, 6)).toEqual([2, 1, 1]);
    tray.giveBack([{ kind: 'draw', sides: 5, value: 4 }]);
    expect(tray.pull('draw', 2, 5)).toEqual([4, 1]);
    expect(asked).toEqual([6, 4]);
  });

  it('the draws of one pull get smaller by one each', () => {
    const source = seededDice(7);
    for (let i = 0; i < 200; i++) {
      source.pull('draw', 3, 3).forEach((value, place) => {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(3 - place);
      });
    }
  });

  it('a typed source knows no dice, but draws', () => {
    const source = manualDice(1);
    expect(source.sure).toBe(false);
    expect(source.pull('roll', 2, 6)).toEqual([]);
    expect(source.pull('draw', 2, 40)).toHaveLength(2);
    expect(restoreSource(source.save())?.pull('draw', 4, 9)).toEqual(source.pull('draw', 4, 9));
  });

  it('a script gives what it has, counts what is left, and refuses an impossible face', () => {
    const script = scriptedDice([3, 6, 9], [0]);
    expect(script.pull('roll', 2, 6)).toEqual([3, 6]);
    expect(script.left).toBe(2);
    expect(() => script.pull('roll', 1, 6)).toThrow('9 is not between 1 and 6');
    expect(script.pull('roll', 1, 6)).toEqual([]);
  });

  it('a record serves rolls and draws from one list', () => {
    const record = recordedDice([4, 0, 2]);
    expect(record.pull('roll', 1, 6)).toEqual([4]);
    expect(record.pull('draw', 3, 5)).toEqual([0, 2]);
    expect(dry().pull('roll', 1, 6)).toEqual([]);
  });
});

describe('a source puts itself back', () => {
  it.each([
    ['seeded', seededDice(3)],
    ['typed', manualDice(3)],
    ['scripted', scriptedDice([1, 2, 3, 4, 5, 6], [4, 3, 2, 1, 0])],
    ['recorded', recordedDice([6, 6, 3, 4, 5, 1, 0])],
    ['dry', dry()],
  ])('%s: where it stood, rolls and draws', (kind, source) => {
    source.pull('roll', 2, 6);
    const saved = JSON.parse(JSON.stringify(source.save())) as SourceState;
    const pulls = (from: Source) => [from.pull('draw', 1, 6), from.pull('roll', 2, 6), from.pull('draw', 2, 6)];
    const expected = pulls(source.at(saved));
    source.pull('roll', 1, 6);
    expect(pulls(source.at(saved))).toEqual(expected);
    expect(saved.kind).toBe(kind);
    expect(pulls(restoreSource(saved) as Source)).toEqual(expected);
  });

  it('an unknown kind is refused, even with the name of an inherited property', () => {
    expect(restoreSource({ kind: 'loaded' })).toBeUndefined();
    expect(restoreSource({ kind: 'constructor' })).toBeUndefined();
  });
});

describe('the tray', () => {
  it('uses what was brought, then what was put back, then the source', () => {
    const tray = new Tray(scriptedDice([1, 1, 1]));
    tray.giveBack([{ kind: 'roll', sides: 6, value: 5 }]);
    tray.supply([2]);
    expect(tray.pull('roll', 3, 6)).toEqual([2, 5, 1]);
    expect(tray.unused).toBe(0);
  });

  it('keeps what was put back for dice of its own size, so that other dice first change nothing', () => {
    const tray = new Tray(scriptedDice([4, 4]));
    tray.giveBack([{ kind: 'roll', sides: 10, value: 9 }]);
    expect(tray.pull('roll', 1, 6)).toEqual([4]);
    expect(tray.pull('roll', 1, 10)).toEqual([9]);
  });

  it('refuses a brought face that the die does not have', () => {
    const tray = new Tray(seededDice(1));
    tray.supply([7]);
    expect(() => tray.pull('roll', 1, 6)).toThrow('7 is no face of a die with 6 sides');
  });
});
