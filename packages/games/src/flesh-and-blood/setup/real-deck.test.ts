import { Combat, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { begin } from '../begin.ts';
import { rules } from '../ruleset.ts';
import { english } from '../text/en.ts';
import { check } from './check.ts';
import { ready } from './loaded.ts';
import { must } from './presets.ts';
import { sampleRealDeck } from './sample-real-deck.ts';

await ready();

const rhinar = {
  hero: 'Rhinar, Reckless Rampage',
  deck: 60,
  weapons: ['Romping Club'],
  equipment: ['Scabskin Leathers', 'Barkbone Strapping'],
};
const me = {
  hero: { name: 'My Hero', life: 20, intellect: 3 },
  deck: 40,
  weapons: [{ name: 'Old Knife', power: 1, cost: 1, hands: 1 }],
};
const said = (input: unknown): string[] => {
  const read = check(input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

describe('a setup with real decks', () => {
  it('takes names of the catalog and cards by figures; hands are intellect, decks without them', () => {
    const s = begin(must({ own: { first: 'A', A: rhinar, B: me } }));
    expect(s.players.A).toMatchObject({ life: 40, action_points: 0, arsenal: null });
    expect([s.players.A.hand.length, s.players.A.deck.length]).toEqual([4, 56]);
    expect([s.players.B.life, s.players.B.hand.length, s.players.B.deck.length]).toEqual([20, 3, 37]);
    expect(s.players.A.equipment.map((it) => it.card)).toEqual(['scabskin-leathers', 'barkbone-strapping']);
    expect(s.players.B.weapons).toMatchObject([{ card: 'old-knife' }]);
  });
  it('may begin in the middle, and with decks that nobody has counted', () => {
    const s = begin(
      must({
        own: {
          first: 'B',
          turn: 5,
          A: { ...rhinar, life: 12, hand: 2, deck: 30, arsenal: 1 },
          B: { ...me, deck: 'unknown' },
        },
      }),
    );
    expect([s.turn, s.number, s.players.A.life, s.players.A.hand.length, s.players.A.deck.length]).toEqual([
      'B',
      4,
      12,
      2,
      30,
    ]);
    expect([s.players.A.arsenal?.up, s.realDeck?.uncounted.B]).toEqual([false, true]);
  });
  it('says who plays, and with how many cards', () => {
    const combat = Combat.begin(rules, must({ own: { A: rhinar, B: { ...me, deck: 'unknown' } } }), seededDice(1));
    const lines = combat.openingEvents.map(({ event }) => english.log(event, combat.state));
    expect(lines[0]).toBe('Rhinar, Reckless Rampage (40 life, intellect 4, 60 cards) against My Hero (20, 3).');
  });
  it('two cards in the arsenal: there is a second zone', () => {
    const s = begin(must({ own: { A: { ...rhinar, arsenal: 2 }, B: me } }));
    expect([s.players.A.arsenal?.up, s.players.A.spare?.up, s.players.B.spare]).toEqual([false, false, undefined]);
  });
  it('two copies of a card that is worn are two objects', () => {
    const s = begin(must({ own: { A: { ...me, equipment: ['Adaptive Plating', 'Adaptive Plating'] }, B: me } }));
    expect(s.players.A.equipment.map((it) => it.card)).toEqual(['adaptive-plating', 'adaptive-plating-2']);
  });
  it('tells what is wrong', () => {
    expect(said({ own: { A: { ...rhinar, hero: 'Romping Club' }, B: me } })).toEqual(['own.A.hero wrong-kind']);
    expect(said({ own: { A: { ...rhinar, equipment: ['Rinhar'] }, B: me } })).toEqual([
      'own.A.equipment[0] unknown-card',
    ]);
    expect(said({ own: { A: { ...rhinar, weapons: ['Anothos', 'Romping Club'] }, B: me } })).toEqual([
      'own.A.weapons hands',
    ]);
    expect(said({ own: { A: { ...rhinar, equipment: ['Ironrot Helm', 'Nullrune Hood'] }, B: me } })).toEqual([
      'own.A.equipment[1] zone-full',
    ]);
    expect(said({ own: { A: rhinar, B: me }, players: { A: 'ira', B: 'ira' } })).toEqual(['own both']);
  });
  it('a setup that was read is a setup: read again it is the same', () => {
    const whole = must({
      own: {
        A: { ...rhinar, equipment: ["Fyendal's Spring Tunic", 'Nullrune Hood'], permanents: ['Spectral Shield'] },
        B: me,
      },
    });
    expect(check(whole)).toEqual({ ok: true, setup: whole });
    for (let i = 0; i < 20; i++) {
      const sample = sampleRealDeck(chanceOf(5, i));
      expect(check(sample)).toEqual({ ok: true, setup: sample });
    }
  });
});
