import { choices } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../content/catalogue/index.ts';
import type { Figures, Standing } from '../../rules/real-deck/types.ts';
import { rules } from '../../ruleset.ts';
import type { Who } from '../../types.ts';
import { type RealTable, realTable } from './fixture.ts';

/** Every keyword that is printed anywhere, and one that nobody knows: none ends a game. */
const { cards } = await loadCatalogue();
const words = [...new Set(cards.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword)))].sort();

/** The simplest answer to every question, until the link is over. */
function finish(t: RealTable): RealTable {
  for (let i = 0; i < 80 && t.state.combat_step !== 'idle'; i++) {
    const open = choices(rules, t.state).filter((it) => !it.form);
    const usual = ['go on', 'done', 'decline', 'choose', 'accept', 'stack', 'prevent'];
    const next = usual.flatMap((type) => open.filter((it) => it.action.type === type))[0];
    if (!next) throw new Error(`nothing to answer at ${t.step}`);
    t.does(next.seat, next.action);
  }
  return t;
}

const attack = (keyword: string, standing: Standing): Figures => ({
  name: 'Worded Blow',
  type: 'attack',
  colour: 'red',
  cost: 0,
  power: 5,
  defense: 3,
  keywords: [
    { keyword, number: keyword === 'ward' ? 2 : null, standing, ...(keyword === 'fusion' ? { of: 'ice' } : {}) },
  ],
});

describe('each keyword of the catalog', () => {
  it('there are 74 when numbers, elements and heroes are folded, but for two that are types of abilities', () => {
    expect(words.length).toBe(72);
  });
  it.each(
    [...words, 'suspense'].flatMap((word) =>
      (['own', 'label', 'text'] as const).map((standing) => [word, standing] as const),
    ),
  )('%s as %s: an attack with it is played to the end of its link, and defends', (word, standing) => {
    const t = realTable({ B: { permanents: [{ name: 'Trinket', type: 'item', cost: 0 }] } });
    t.does('A', { type: 'card', card: attack(word, standing), from: 'hand' });
    if (word === 'meld' && standing !== 'text') t.does('A', { type: 'option', option: 'first half' });
    else if (t.step === 'options') t.does('A', { type: 'done' });
    t.toDefend();
    for (let i = 0; i < 9 && t.step !== 'Defend' && t.state.combat_step !== 'idle'; i++) {
      if (t.step === 'question' || t.step === 'pick') t.does('A', { type: 'decline' });
      else t.goOn();
    }
    if (t.step === 'Defend') t.defends('B', attack(word, standing));
    finish(t);
    const life = t.figures('B').L;
    expect(life).toBeGreaterThanOrEqual(15);
    // Nothing that only stands in the text has changed a number.
    if (standing === 'text') expect([life, t.figures('A').AP]).toEqual([18, 0]);
  });
});

it('K charge: asked with the other costs, a card from hand goes into the soul', () => {
  const t = realTable().does('A', { type: 'card', card: attack('charge', 'text'), from: 'hand' });
  t.does('A', { type: 'option', option: 'charge' }).does('A', { type: 'choose', card: 'a-card' });
  expect([t.figures('A').h, t.player('A').soul.length]).toEqual([2, 1]);
});

it('K blood debt: a card that was banished by name costs life in the end phase', () => {
  const t = realTable();
  t.does('host', { type: 'enter', what: 'banish', who: 'A', card: { ...attack('blood debt', 'own'), name: 'Debt' } });
  const who: Who = 'A';
  t.goOn();
  expect(t.figures(who).L).toBe(19);
});
