import { describe, expect, it } from 'vitest';
import { aim, type Fight, fight, figures, idle } from '../tests/fixture.ts';
import { game as merc } from '../tests/whole.ts';
import { textScreen } from './screen.ts';

const { en, de } = merc.text as { en: typeof merc.text.en; de: typeof merc.text.en };
const lines = (run: Fight, text = en): readonly string[] => textScreen.prompt?.(run.state, text) ?? [];
const map = [{ id: 'B2', rebel: 2 }, { id: 'C1' }, { id: 'D2', dictator: 4 }, { id: 'C3', mine: 'dictator' as const }];

describe('section 5: the order stands at the prompt', () => {
  const run = fight([{ militia: 3 }, figures('Boris', 1, 1)], [figures('Anna', 5, 1)]);

  it('who acts now, and who still will', () => {
    expect(lines(run)).toEqual(['Order: Anna now, then 3 Dictator militia, Boris']);
    expect(lines(run, de)).toEqual(['Reihenfolge: jetzt Anna, dann 3 Milizen des Diktators, Boris']);
  });

  it('units that have acted are gone from it; the last unit is marked', () => {
    for (let turn = 0; turn < 4; turn++) idle(run);
    expect(lines(run)).toEqual(['Order: Boris now, the last of this round']);
    expect(lines(run, de)).toEqual(['Reihenfolge: jetzt Boris, als letzte Einheit dieser Runde']);
  });
});

describe('section 14: hits as they are assigned', () => {
  const run = fight(
    [figures('Colonel', 0, 1, { health: 9 }), { militia: 2 }],
    [figures('Anna', 5, 5, { targets: 2 })],
    [6, 6, 6, 6, 6],
  );
  aim(run, 'rebel', 'Colonel', 'dictator militia 1');
  const hit = (target: string) => run.does('rebel', { type: 'hit', target });
  const given = (text = en) => lines(run, text).at(-1);

  it('the running allocation, by unit, with what is left', () => {
    expect(given()).toBe('Hits assigned: 5 hits left');
    for (let i = 0; i < 3; i++) hit('Colonel');
    expect(given()).toBe('Hits assigned: Colonel 3, 2 hits left');
    hit('dictator militia 1');
    expect(given()).toBe('Hits assigned: Colonel 3, militia 1, one hit left');
    expect(given(de)).toBe('Treffer zugeteilt: Colonel 3, Miliz 1, ein Treffer übrig');
  });

  it('has no line once all hits are assigned', () => {
    hit('Colonel');
    expect(lines(run).join()).not.toContain('Hits assigned');
  });
});

describe('section 9: the sectors around, for the squad that is asked', () => {
  it('friendly, empty and hostile ones, and mines', () => {
    const run = fight([{ merc: 'Max' }], [{ merc: 'Rizen' }], [], { sector: 'C2', map });
    expect(lines(run).join()).not.toContain('Sectors');
    while (run.step !== 'RETREAT') idle(run);
    expect(lines(run)).toEqual([
      'Sectors: B2 friendly (2), C1 empty, D2 enemy (4), C3 empty with a mine of the Dictator',
    ]);
    expect(lines(run, de)).toEqual([
      'Sektoren: B2 eigen (2), C1 leer, D2 feindlich (4), C3 leer mit einer Mine des Diktators',
    ]);
    idle(run);
    expect(lines(run)[0]).toContain('B2 enemy (2), C1 empty, D2 friendly (4)');
  });
});
