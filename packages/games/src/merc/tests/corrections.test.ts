import { describe, expect, it } from 'vitest';
import type { SetupUnit } from '../setup/schema.ts';
import { aim, eventsOf, type Fight, fight, figures, isOffered, pass, until, whyBlocked } from './fixture.ts';
import { game as merc } from './whole.ts';

/** Rules that were made clear after the rest, by their number. */

const GUN = figures('Gun', 5, 2);
const LAST = (name: string): SetupUnit => figures(name, 1, 1, { ability: 'Runde' });
const at = (target: string) => ({ type: 'aim', target }) as const;
const MILITIA = { type: 'aim militia' } as const;

describe('correction 1: a unit held by a dog attacks nothing but the dog', () => {
  const held = (): Fight => {
    const run = fight([figures('Handler', 9, 1, { gear: ['Attack Dog'] }), { militia: 3 }], [{ merc: 'Rizen' }]);
    run.does('dictator', { type: 'set dog', on: 'Rizen' });
    return until(pass(run, 'dictator'), 'Rizen');
  };
  it('"aim at all militia" is blocked with the reason of a single target', () => {
    const run = held();
    expect(whyBlocked(run, 'rebel', MILITIA)).toBe('held-by-dog');
    expect(whyBlocked(run, 'rebel', at('Handler'))).toBe('held-by-dog');
    expect(run.refused('rebel', MILITIA)).toBe('held-by-dog');
    expect(isOffered(run, 'rebel', at('dictator dog 1'))).toBe(true);
  });
  it('and is open again once the dog is gone', () => {
    const run = held();
    run.does('host', { type: 'adjust', what: 'remove', unit: 'dictator dog 1' });
    expect(isOffered(run, 'rebel', MILITIA)).toBe(true);
  });
  it('a sweep that was made is blocked as named already', () => {
    const run = fight([GUN, { militia: 2 }], [figures('Sweeper', 9, 2, { targets: 2, ability: 'Rizen' })]);
    run.does('rebel', MILITIA);
    expect(whyBlocked(run, 'rebel', MILITIA)).toBe('named-already');
  });
});

describe('correction 2: who is targeted last hides only behind a target without that ability', () => {
  it('two that would hide each other hide nobody', () => {
    const run = fight([LAST('A'), LAST('B')], [GUN]);
    expect([isOffered(run, 'rebel', at('A')), isOffered(run, 'rebel', at('B'))]).toEqual([true, true]);
  });
  it('both hide behind a third who can be aimed at, and no longer when he is named or dead', () => {
    const run = fight([LAST('A'), LAST('B'), figures('C', 1, 1)], [figures('Gun', 5, 2, { targets: 2 })]);
    expect([whyBlocked(run, 'rebel', at('A')), whyBlocked(run, 'rebel', at('B'))]).toEqual(['last-merc', 'last-merc']);
    run.does('rebel', at('C'));
    expect([isOffered(run, 'rebel', at('A')), isOffered(run, 'rebel', at('B'))]).toEqual([true, true]);
    const dead = fight([LAST('A'), LAST('B'), figures('C', 1, 1)], [GUN]);
    dead.does('host', { type: 'adjust', what: 'remove', unit: 'C' });
    expect(isOffered(dead, 'rebel', at('B'))).toBe(true);
  });
  it('by the option the one listed later hides behind the other', () => {
    const run = fight([LAST('A'), LAST('B')], [GUN], [], { options: { rundeTogether: 'asListed' } });
    expect([isOffered(run, 'rebel', at('A')), whyBlocked(run, 'rebel', at('B'))]).toEqual([true, 'last-merc']);
  });
  it('who must name MERCs first names militia while the last MERC hides behind them', () => {
    const hunter = [{ merc: 'Buzzkill', gear: ['M16, laser sight'] }];
    const foes = [{ merc: 'Runde' }, { militia: 1 }];
    const behindAll = fight(foes, hunter, [], { options: { rundeBehind: 'all' } });
    expect(whyBlocked(behindAll, 'rebel', at('Runde'))).toBe('last-merc');
    expect(isOffered(behindAll, 'rebel', at('dictator militia 1'))).toBe(true);
    const plain = fight(foes, hunter);
    expect(isOffered(plain, 'rebel', at('Runde'))).toBe(true);
    expect(whyBlocked(plain, 'rebel', at('dictator militia 1'))).toBe('mercs-first');
  });
});

describe('correction 3: every turn leaves a line, also when nothing could be done, and why', () => {
  /** The line of the only turn that the Rebel has had. */
  const lineOf = (run: Fight): string | undefined => {
    const passed = eventsOf(run, 'passed').find(({ unit }) => unit === 'Idle' || unit === 'Tao');
    return passed && merc.text.en.log(passed, run.state);
  };
  const foe = figures('Foe', 9, 0);
  it('no dice', () => expect(lineOf(fight([foe], [figures('Idle', 6, 0), GUN]))).toBe('Idle has no dice to roll.'));
  it('no target', () =>
    expect(lineOf(fight([foe], [figures('Idle', 6, 2, { targets: 0 }), GUN]))).toBe('Idle has nobody to attack.'));
  it('held by a dog that he spares', () => {
    const run = fight([figures('Foe', 9, 1, { gear: ['Attack Dog'] })], [{ merc: 'Tao' }, GUN]);
    run.does('dictator', { type: 'set dog', on: 'Tao' });
    until(pass(run, 'dictator'), 'Gun');
    pass(run, 'rebel');
    expect(lineOf(run)).toBe('Tao is held by a dog and spares it.');
  });
  it('by choice', () => {
    const run = fight([foe], [figures('Idle', 5, 2)]);
    expect(lineOf(pass(run, 'rebel'))).toBe('Idle does not attack.');
  });
});

describe('correction 5: the end says what the table may do next', () => {
  /** The last line of a fight in which the Rebels attack, in both languages. */
  function lastLine(run: Fight): { en: string; de: string } {
    run.ended();
    const [ended] = eventsOf(run, 'combat ended');
    if (!ended) throw new Error('no event "combat ended"');
    const { en, de } = merc.text;
    return { en: en.log(ended, run.state) ?? '', de: de?.log(ended, run.state) ?? '' };
  }
  const win = () => aim(fight([{ militia: 1 }], [figures('R', 5, 1)], [6]), 'rebel', 'dictator militia 1');
  const lose = (more: object = {}) => {
    const setup = { attacker: 'rebel', ...more } as const;
    const run = fight([figures('D', 9, 3)], [figures('R', 5, 1), { militia: 1 }], [6, 6, 6], setup);
    aim(run, 'dictator', 'R').does('host', { type: 'adjust', what: 'remove', unit: 'rebel militia 1' });
    return run;
  };
  it('the turn goes on after a fight', () => {
    expect(lastLine(win())).toEqual({
      en: 'The Rebels win. The turn goes on: you may spend your remaining actions.',
      de: 'Die Rebellen gewinnen. Der Zug geht weiter: Übrige Aktionen dürfen noch genutzt werden.',
    });
  });
  it('after a total loss new MERCs may be hired next turn', () => {
    const { en, de } = lastLine(lose());
    expect(en).toMatch(/All MERCs of the Rebel are lost: new ones may be hired next turn\.$/);
    expect(de).toMatch(/Alle MERCs des Rebellen sind verloren: Im nächsten Zug dürfen neue angeheuert werden\.$/);
  });
  it('not while another squad of his is elsewhere, or one of them has retreated', () => {
    const units = [figures('R', 5, 1), { militia: 1 }];
    const elsewhere = lose({
      forces: { dictator: { units: [figures('D', 9, 3)] }, rebel: { units, secondElsewhere: true } },
    });
    expect(lastLine(elsewhere).en).not.toContain('hired');
    const fled = fight([figures('D', 9, 3)], [figures('R', 5, 1)], [], { map: [{ id: 'A2' }] });
    pass(pass(fled, 'dictator'), 'rebel').does('rebel', { type: 'retreat', squad: 'primary', sector: 'A2' });
    expect(lastLine(fled).en).toBe(
      'The Dictator wins: the other side retreated. The turn goes on: you may spend your remaining actions.',
    );
  });
  it('the turn goes on after a bombardment, and the death of the Dictator ends the game', () => {
    const shells = fight([{ militia: 1 }], [{ merc: 'Stumpy', gear: ['Mortar'] }], [6, 6, 6, 6, 6, 6, 6, 6], {
      kind: 'bombardment',
      by: 'Stumpy',
    });
    expect(lastLine(aim(shells, 'rebel', 'dictator militia 1')).en).toBe(
      'The Rebels win: the bombardment cleared the sector. The turn goes on: you may spend your remaining actions.',
    );
    const killed = fight([{ dictator: 'The Broker' }], [figures('R', 9, 3)], [6, 6, 6]);
    expect(lastLine(aim(killed, 'rebel', 'The Broker')).en).toBe('The Rebels win: the Dictator is dead.');
  });
});
