import { describe, expect, it } from 'vitest';
import { dry, recorded, restoreSource, scripted, seeded, typed } from './source.ts';
import { Tray } from './tray.ts';

describe('sources of chance', () => {
  it('a seeded source goes on from where it was saved', () => {
    const source = seeded(42);
    source.pull('roll', 5, 10, 'test');
    const twin = restoreSource(source.save());
    expect(twin.pull('roll', 20, 6, 'test')).toEqual(source.pull('roll', 20, 6, 'test'));
  });

  it('the draws of one pull get smaller by one each', () => {
    const source = seeded(7);
    for (let i = 0; i < 200; i++) {
      source.pull('draw', 3, 3, 'test').forEach((value, place) => {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(3 - place);
      });
    }
  });

  it('a typed source knows no dice, but draws', () => {
    const source = typed(1);
    expect(source.sure).toBe(false);
    expect(source.pull('roll', 2, 6, 'fire')).toEqual([]);
    expect(source.pull('draw', 2, 40, 'hand')).toHaveLength(2);
    expect(restoreSource(source.save()).pull('draw', 4, 9, 'x')).toEqual(source.pull('draw', 4, 9, 'x'));
  });

  it('a script gives what it has, counts what is left, and refuses an impossible face', () => {
    const script = scripted([3, 6, 9], [0]);
    expect(script.pull('roll', 2, 6, 'fire')).toEqual([3, 6]);
    expect(script.left).toBe(2);
    expect(() => script.pull('roll', 1, 6, 'fire')).toThrow('9 is not between 1 and 6');
    expect(script.pull('roll', 1, 6, 'fire')).toEqual([]);
  });

  it('a record serves rolls and draws from one list', () => {
    const record = recorded([4, 0, 2]);
    expect(record.pull('roll', 1, 6, 'a')).toEqual([4]);
    expect(record.pull('draw', 3, 5, 'b')).toEqual([0, 2]);
    expect(dry().pull('roll', 1, 6, 'c')).toEqual([]);
  });
});

describe('the tray', () => {
  it('uses what was brought, then what was put back, then the source', () => {
    const tray = new Tray(scripted([1, 1, 1]));
    tray.giveBack([{ kind: 'roll', sides: 6, value: 5 }]);
    tray.bring([2]);
    expect(tray.pull('roll', 3, 6, 'fire')).toEqual([2, 5, 1]);
    expect(tray.unused).toBe(0);
  });

  it('keeps what was put back for dice of its own size, so that other dice first change nothing', () => {
    const tray = new Tray(scripted([4, 4]));
    tray.giveBack([{ kind: 'roll', sides: 10, value: 9 }]);
    expect(tray.pull('roll', 1, 6, 'other')).toEqual([4]);
    expect(tray.pull('roll', 1, 10, 'again')).toEqual([9]);
  });

  it('refuses a brought face that the die does not have', () => {
    const tray = new Tray(seeded(1));
    tray.bring([7]);
    expect(() => tray.pull('roll', 1, 6, 'fire')).toThrow('7 is no face of a die with 6 sides');
  });
});
