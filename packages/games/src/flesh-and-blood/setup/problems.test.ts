import { describe, expect, it } from 'vitest';
import type { Problem } from '../../game.ts';
import { game } from '../tests/whole.ts';
import { check } from './check.ts';
import { ready } from './loaded.ts';
import { KINDS, MISSING, NO_EFFECTS, PROBLEM_CODES } from './problems.ts';

const words = game.setup.text.en.problem;
const problems = (input: unknown): Problem[] => {
  const read = check(input);
  return read.ok ? [] : read.problems;
};
const said = (input: unknown): string[] => problems(input).map(words);
const player = (A: object, more: object = {}) => ({ players: { A, B: 'rhinar' }, ...more });
const card = (it: object) => ({ custom: [{ name: 'X', ...it }], players: { A: 'ira', B: 'ira' } });
const part = (it: object) => card({ type: 'action', does: { play: [it] } });
const ability = (it: object, more: object) =>
  card({ ability: { type: 'instant', cost: 0, by: 'none', does: [{ do: 'life', n: 1 }], ...it }, ...more });
const dodge = { deck: ['dodge-blue'] };
const elder = { name: 'Elder', type: 'hero', cls: 'warrior', life: 40 };
const hood = { name: 'Hood', type: 'equipment', sub: 'head', keywords: ['modular'] };
const worn = ['ironrot-helm', 'ironrot-plate', 'ironrot-gauntlet', 'ironrot-legs'];

/** Every sentence, with a setup that has just this problem. */
const SENTENCES: [input: unknown, sentence: string][] = [
  [7, 'A setup is an object with "players" or "link" or "own".'],
  [card({ type: 'action', pitch: 1.5 }), '"pitch" must be a whole number, not 1.5.'],
  [card({ type: 'action', pitch: 9 }), '"pitch" must be at most 3.'],
  [player({ hero: 'katsu', deck: { 'dodge-blue': 150, 'head-jab-red': 51 } }), '"deck" must have at most 200 cards.'],
  [
    card({ name: 'X\u001b[2J', type: 'instant' }),
    '"X\\u001b[2J" does not fit as "name": write one line of text, without control characters.',
  ],
  ['{'.repeat(100_001), 'This is larger than any setup: at most 100000 letters.'],
  [player({ use: 'ira', life: 0 }), '"life" must be at least 1.'],
  [{ ...player({ use: 'ira' }), more: 2 }, '"more" is not known here. Did you mean "mode"?'],
  [
    { ...player({ use: 'ira' }), mode: 'other' },
    '"other" is not known as "mode". Choose one of: official, simplified.',
  ],
  [card({ type: 'action', id: 'Bad Id' }), '"Bad Id" does not fit as "id": use lowercase letters, digits and hyphens.'],
  [{ players: { A: 7, B: 'ira' } }, '"A" must be a text or an object with fields, not 7.'],
  [{ players: { A: 'ira' } }, '"B" is missing.'],
  [
    { own: { A: { hero: { name: 'Me' } }, B: { hero: 'rhinar' } } },
    'The life of Me is missing: write it as { "name": "Me", "life": 20, "intellect": 4 }.',
  ],
  [
    {},
    'Say who plays: two decks such as dorinthea, rhinar, ira or bravo, a single link, or a game with real decks (own).',
  ],
  [
    { players: { A: 'ira', B: 'ira' }, link: { attack: 'head-jab-red' } },
    'A setup is a game (players), a single link (link) or a game with real decks (own): keep only one of them.',
  ],
  [player(dodge), 'Say which hero plays.'],
  [player({ hero: 'katsu', deck: [] }), 'A deck needs at least one card.'],
  [{ players: { A: 'nobody', B: 'ira' } }, 'There is no deck "nobody". Choose one of: dorinthea, rhinar, ira, bravo.'],
  [
    player({ hero: 'katsu', deck: ['nobody'] }),
    'There is no card "nobody": use an id such as raging-onslaught-yellow, or its name with the color.',
  ],
  [player({ hero: 'Katzu', ...dodge }), 'There is no card "Katzu". Did you mean "katsu"?'],
  [
    player({ hero: 'katsu', deck: ['Raging Onslaught'] }),
    'There is no card "Raging Onslaught". Did you mean "raging-onslaught-blue"?',
  ],
  [player({ hero: 'dodge-blue', ...dodge }), 'dodge-blue is not a hero.'],
  [player({ hero: 'katsu', deck: ['dawnblade'] }), 'dawnblade is not a card for a deck.'],
  [{ link: { attack: 'head-jab-red', attacker: { hand: ['dawnblade'] } } }, 'dawnblade is not a card for a hand.'],
  [
    player({ hero: 'katsu', weapons: ['dawnblade', 'bone-basher'], ...dodge }),
    'The weapons need 4 hands; there are two weapon zones.',
  ],
  [
    player({ hero: 'katsu', equipment: ['ironrot-helm', 'bone-vizier'], ...dodge }),
    'Bone Vizier and Ironrot Helm are both worn as head.',
  ],
  [
    player({ hero: 'katsu', equipment: ['hood', ...worn], ...dodge }, { custom: [hood] }),
    'No zone is left for Hood: head, chest, arms and legs are taken.',
  ],
  [player({ hero: 'katsu', equipment: ['ironrot-helm', 'ironrot-helm'], ...dodge }), 'Ironrot Helm is equipped twice.'],
  [player({ hero: 'katsu', deck: ['alpha-rampage-red'] }), 'Alpha Rampage may only be played by Rhinar.'],
  [
    player({ hero: 'katsu', deck: ['x', 'x'] }, { custom: [{ name: 'X', type: 'action', keywords: ['legendary'] }] }),
    'X is legendary: one copy at most.',
  ],
  [
    { custom: [elder], players: { A: { hero: 'elder', deck: ['hala-goldenhelm'] }, B: 'ira' } },
    'Hala Goldenhelm is a mentor, and Elder is not a young hero: give a custom hero "sub": "young".',
  ],
  [
    { mode: 'simplified', link: { attack: 'head-jab-red', defender: { shield: 1 } } },
    'The simplified rules have no prevention: leave it out.',
  ],
  [card({ type: 'attack' }), 'X attacks: say its power.'],
  [card({ type: 'defense reaction' }), 'X defends: say its defense.'],
  [card({ type: 'equipment' }), 'Say where X is worn: head, chest, arms, legs or off-hand.'],
  [
    card({ name: 'Dodge', colour: 'blue', type: 'instant' }),
    'There is already a card dodge-blue: give yours another name or id.',
  ],
  [card({ type: 'instant', keywords: ['flying'] }), '"flying" is not a keyword. The nearest is "fusion".'],
  [card({ type: 'action', keywords: ['dominate'] }), 'dominate does nothing on an action: leave it out of X.'],
  [
    card({ type: 'equipment', sub: 'head', keywords: ['intimidate'] }),
    'intimidate alone does nothing on equipment: say under "does" or "ability" when it happens.',
  ],
  [card({ type: 'hero', does: { start: [{ do: 'life' }] } }), 'Nothing happens at "start" of a hero.'],
  [part({ do: 'counter' }), '"counter" does nothing on an action.'],
  [part({ do: 'token', what: 'dragon' }), 'There is no token "dragon": use an id such as quicken or spectral-shield.'],
  [part({ do: 'life', what: 'much' }), '"life" needs no "what".'],
  [part({ do: 'lose life', what: 'all' }), '"what" of "lose life" must be one of foe.'],
  [card({ type: 'action', defenseBonus: { n: 1, if: 'from arsenal' } }), 'Only a defense reaction has such a bonus.'],
  [card({ type: 'action', bonus: [{ n: 1 }] }), 'X does not attack: only attacks and weapons have this.'],
  [ability({ defending: true }, { type: 'attack', power: 3 }), 'Only a card that defends has such an ability.'],
  [
    ability({ defending: true, by: 'destroy' }, { type: 'attack', power: 3, defense: 2 }),
    'A defending card is not destroyed for its ability: discard or none.',
  ],
  [
    ability({}, { type: 'attack', power: 3 }),
    'An attack is never used: heroes, equipment, auras, items and tokens are.',
  ],
  [ability({ by: 'tap' }, { type: 'item' }), 'Only a hero is tapped for an ability.'],
  [ability({ by: 'destroy' }, { type: 'hero' }), 'A hero is not destroyed for an ability.'],
];

describe('a printed card that no dealt game has', () => {
  it.each([
    ['Rushing River (blue)', 'Rushing River (blue)'],
    ['rushing_river_blue', 'Rushing River (blue)'],
    ['Rushing River', 'Rushing River'],
  ])('%s is refused as what it is, with the mode that takes it', async (text, card) => {
    await ready();
    expect(problems(player({ hero: 'katsu', deck: [text] }))).toEqual([
      { path: 'players.A.deck[0]', code: 'card-at-table', card },
    ]);
    expect(said(player({ hero: 'katsu', deck: [text] }))[0]).toBe(
      `${card} is a printed card that Fray does not play: with real decks ("own") it can be named, and the people at the table do what it says.`,
    );
    const link = { link: { attack: 'head-jab-red', defender: { hand: [text] } } };
    expect(problems(link).map(({ code }) => code)).toEqual(['card-at-table']);
  });
  it('a name that means several cards of ours is none of them', async () => {
    await ready();
    expect(problems(player({ hero: 'katsu', deck: ['Head Jab', 'hed jab'] })).map(({ code }) => code)).toEqual([
      'unknown-card',
      'unknown-card',
    ]);
  });
});

describe('problems of a setup', () => {
  it.each(SENTENCES)('%j: %s', (input, sentence) => {
    expect(said(input)).toEqual([sentence]);
  });
  it('every code, and every case of a code, has its sentence here', () => {
    const told = SENTENCES.flatMap(([input]) => problems(input));
    // No field of this game can be wrong in a way that has no name.
    expect(new Set([...told.map(({ code }) => code), 'wrong', 'card-at-table'])).toEqual(new Set(PROBLEM_CODES));
    const cases = (code: string) => new Set(told.filter((one) => one.code === code).map(({ what }) => what));
    expect(cases('missing')).toEqual(new Set([...MISSING, undefined]));
    expect(cases('no-effect')).toEqual(new Set(NO_EFFECTS));
    for (const kind of KINDS) {
      expect(words({ path: '', code: 'wrong-kind', text: 'It', kind })).toMatch(/^It is not [a-z ]+\.$/);
    }
  });
  it('a problem is a code and flat facts, and the first of them is the reason', () => {
    const read = check(player({ hero: 'katzu', deck: ['dawnblade'] }));
    if (read.ok) throw new Error('it was read');
    expect(read.problems).toEqual([
      { path: 'players.A.hero', code: 'unknown-card', text: 'katzu', near: 'katsu' },
      { path: 'players.A.deck[0]', code: 'wrong-kind', text: 'dawnblade', kind: 'deck' },
    ]);
    expect(read.reason).toBe(read.problems[0]);
    expect(words({ path: 'mode', code: 'nowhere' })).toBe('nowhere');
  });
});
