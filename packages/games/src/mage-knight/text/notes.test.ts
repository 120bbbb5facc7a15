import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { standing } from '../standing.ts';
import { atTable, withCards } from '../tests/fixture.ts';
import { english as text } from './en.ts';
import { NOTE_CODES } from './notes.ts';

/** Another language in which every word is its code in angle brackets: English that bypasses the catalog shows. */
const foreign = { note: ({ code }: { code: string }) => `<${code}>` };
const isForeign = (words: string): boolean => /^<[^>]*>$/.test(words);

describe('words outside the flow', () => {
  it('every code has words, and an unknown one comes back as it is', () => {
    for (const code of NOTE_CODES) expect(text.note({ code }).trim()).not.toBe('');
    expect(text.note({ code: 'no such code' })).toBe('no such code');
    expect(text.note({ code: 'constructor' })).toBe('constructor');
  });
  it('phase, heads, facts, marks, reminders and focus of the standing all come from the catalog', () => {
    const fight = withCards(
      ['orc-war-beasts', 'guardsmen'],
      { units: [{ unit: 'peasants', wounds: 2 }], mana: { red: 1 }, hand: ['fire-bolt'] },
      { site: 'city', cities: [{ colour: 'red', level: 2 }], source: ['blue'] },
    );
    fight.s.does('host', { type: 'adjust', what: 'armor', target: 'e1', amount: -1 });
    fight.declare('ranged', 'e1').use('fire-bolt', 'powered');
    const seen = standing(fight.state, foreign);
    expect([seen.phase, seen.focus]).toEqual(['<phase-1>', '<focus-attack-short>']);
    expect(seen.reminders).toEqual(['<RESISTS_FIRE>', '<RESISTS_ICE>', '<RESISTS_COLD_FIRE>', '<city-bonus>']);
    for (const side of seen.sides) {
      for (const row of [...side.rows, side.facts ?? {}])
        expect(Object.keys(row).filter((key) => !isForeign(key))).toEqual([]);
    }
    expect(seen.sides[0]?.rows[0]).toMatchObject({ '<state>': '<wounded-twice>', '<damage>': '<damage-open>' });
    expect(seen.sides[0]?.facts).toMatchObject({ '<hand>': '<none>', '<mana>': '<mana-die>' });
    expect(seen.sides[1]?.rows[0]).toMatchObject({ '<armor>': '4 (5 -1 <effects>)', '<resists>': '<fire>, <ice>' });
  });
  it('a block, a summoner, and what is gone', () => {
    const fight = atTable(['orc-summoners', 'wolf-riders'], { sets: ['base'] }, {}, { draws: [0] });
    expect(standing(fight.state, foreign).sides[1]?.rows[0]).toMatchObject({ '<attack>': '<summons>' });
    expect(standing(fight.state, text).sides[1]?.rows[0]).toMatchObject({ attack: 'summons brown' });
    fight.end().block('minotaur', 0, ['physical', 5]);
    expect(standing(fight.state, text).sides[1]?.rows[2]).toMatchObject({ enemy: 'Minotaur', attack: 'discarded' });
    fight.blockTarget('wolf-riders');
    expect(standing(fight.state, text).focus).toBe('Add 6 more to block Wolf Riders, or cancel');
  });
  it('what dice are rolled for has words', () => {
    for (const why of ['horn', 'gems', 'dungeon die', 'crystal die']) {
      const roll = game.dice({ type: 'dice', seat: 'hero', why, faces: [1] });
      expect(text.note(roll?.why ?? { code: '' })).not.toBe(why);
    }
  });
  it('fields of the forms have words', () => {
    const fight = atTable(['prowlers']);
    for (const form of Object.values(game.rules.forms ?? {})) {
      for (const field of form?.fields(fight.state, {}, 'hero') ?? []) expect(NOTE_CODES).toContain(field.name);
    }
  });
  it('2.6: where points are typed the form asks for points only; where cards are played it takes all of a use', () => {
    const names = (state: typeof typed.state) =>
      game.rules.forms?.ADD_TO_ATTACK_POOL?.fields(state, {}, 'hero').map((field) => field.name);
    const typed = atTable(['prowlers']).declare('ranged', 'prowlers');
    expect(names(typed.state)).toEqual(['element', 'amount', 'kind']);
    const played = withCards(['prowlers'], { hand: ['swift-bolt'], mana: { white: 1 } }).declare('ranged', 'prowlers');
    expect(names(played.state)).toEqual(expect.arrayContaining(['source', 'mode', 'by', 'target', 'discard', 'mana']));
  });
});
