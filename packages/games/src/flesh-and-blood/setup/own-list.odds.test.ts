import { readFileSync } from 'node:fs';
import { Combat, clone, seededDice } from '@fray/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../game.ts';
import type { Event } from '../events.ts';
import { rules } from '../ruleset.ts';
import { english } from '../text/en.ts';
import { problem } from '../text/problems.ts';
import type { Seat, State } from '../types.ts';
import { check } from './check.ts';
import { complete } from './complete.ts';
import { ready } from './loaded.ts';
import { PASTED_CODES } from './problems.ts';
import type { Setup } from './types.ts';

/** Decks as pasted text: what is read, what is worn, who sees the list, and what letters mean then. */

const textOf = (file: string): string => readFileSync(new URL(`./lists/fixtures/${file}.txt`, import.meta.url), 'utf8');
const SMALL = [
  'Hero: Katsu, the Wanderer',
  'Weapons: Harmonized Kodachi, Harmonized Kodachi',
  'Equipment: Mask of Momentum, Snapdragon Scalers',
  '3x Head Jab (red)',
  '2x Snatch (red)',
  '3x Surging Strike (blue)',
].join('\n');
const B = { hero: 'bravo' };
function read(input: unknown): Setup {
  const checked = check(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.setup;
}
const told: Problem[] = [];
const problemsOf = (input: unknown) => {
  const checked = check(input);
  return checked.ok ? [] : checked.problems;
};

describe('before the names are loaded', () => {
  it('a list is not read, and says so', () => {
    const problems = problemsOf({ own: { A: { deck: SMALL }, B } });
    expect(problems).toContainEqual({ path: 'own.A.deck', code: 'list-not-loaded' });
    told.push(...problems);
  });
});

describe('a deck as text', () => {
  beforeAll(ready);
  it('names the hero, what is worn, and how many cards there are; the list stays, and is read again alike', () => {
    const setup = read({ own: { A: { deck: SMALL }, B } });
    expect(setup.own?.A).toMatchObject({
      hero: { name: 'Katsu, the Wanderer' },
      deck: 4,
      hand: 4,
      weapons: [{}, {}].map(() => 'harmonized-kodachi'),
      equipment: [{ name: 'Mask of Momentum' }, 'snapdragon-scalers'],
    });
    expect(setup.own?.A.list?.cards.map(({ count, place }) => [count, place])).toEqual([
      [1, 'hero'],
      [1, 'weapon'],
      [1, 'weapon'],
      [1, 'equipment'],
      [1, 'equipment'],
      [3, 'deck'],
      [2, 'deck'],
      [3, 'deck'],
    ]);
    expect(read(setup)).toEqual(setup);
  });
  it('with more pieces than slots what is worn is chosen, not assumed', () => {
    const two = `${SMALL}\n1x Crown of Providence\n1x Edge of Autumn`;
    expect(problemsOf({ own: { A: { deck: two }, B } })).toEqual([
      { path: 'own.A.deck', code: 'worn-which', zone: 'hands', names: 'Harmonized Kodachi; Edge of Autumn' },
      { path: 'own.A.deck', code: 'worn-which', zone: 'head', names: 'Mask of Momentum; Crown of Providence' },
    ]);
    told.push(...problemsOf({ own: { A: { deck: `${two}\nWorn: Boots` }, B } }));
    const sentences = told.filter(({ code }) => PASTED_CODES.some((one) => one === code)).map(problem);
    expect([...new Set(sentences)]).toEqual([
      'The names of all printed cards are not loaded yet, so this list was not read.',
      '"Boots" is worn, but no weapon or equipment of the list has that name.',
      'The list has more than fits into two hands: Harmonized Kodachi; Edge of Autumn. Say which is worn by a line "Worn: NAME, NAME" in the list.',
      'The list has more than fits on the head: Mask of Momentum; Crown of Providence. Say which is worn by a line "Worn: NAME, NAME" in the list.',
    ]);
    const chosen = read({ own: { A: { deck: `${two}\nWorn: Crown of Providence, Edge of Autumn` }, B } }).own?.A;
    expect(JSON.stringify([chosen?.weapons, chosen?.equipment])).toMatch(/edge.of.autumn.*Crown of Providence/i);
    expect(JSON.stringify(chosen?.equipment)).not.toMatch(/momentum/i);
    expect(problemsOf({ own: { A: { deck: `${two}\nWorn: Crown of Nothing` }, B } })).toContainEqual(
      expect.objectContaining({ code: 'worn-not-listed', text: 'Crown of Nothing' }),
    );
    // What the setup says beside the list goes first.
    const said = read({ own: { A: { deck: two, weapons: ['Edge of Autumn'], equipment: [] }, B } }).own?.A;
    expect([said?.weapons.length, said?.equipment.length]).toEqual([1, 0]);
  });
  it('a line that nobody knows stays with the list and counts; any other problem names its line', () => {
    const setup = read({ own: { A: { deck: `${SMALL}\n3x Card of Tomorrow (red)` }, B } });
    expect(setup.own?.A).toMatchObject({ deck: 7, list: { unknown: [{ count: 3 }] } });
    expect(problemsOf({ own: { A: { deck: `${SMALL}\n3x Head Jab` }, B } })).toMatchObject([
      { path: 'own.A.deck line 7', code: 'list-which-colour', line: 7 },
    ]);
  });
  it('a line with figures is a card of the list', () => {
    const setup = read({ own: { A: { deck: `${SMALL}\n3x Ember Step (red) = 0/4/3 attack ninja, go again` }, B } });
    expect(setup.own?.A.list?.cards.at(-1)).toMatchObject({ count: 3, card: { name: 'Ember Step', power: 4 } });
  });
  it.each(['cindra', 'gravy', 'kano', 'dash'])('%s: a published list is read, once it is said what is worn', (file) => {
    const text = textOf(file);
    const open = problemsOf({ own: { A: { deck: text }, B } });
    expect(open.filter(({ code }) => code !== 'worn-which')).toEqual([]);
    const worn = open.map(({ names }) => String(names).split('; ')[0]);
    const setup = read({ own: { A: { deck: `${text}\nWorn: ${worn.join(', ')}` }, B } });
    expect(setup.own?.A.deck).toBeGreaterThan(15);
    expect(read(setup)).toEqual(setup);
  });
  it('in a dealt game every card must be played: others are named with the mode that takes them', () => {
    const played = SMALL.replace('Katsu, the Wanderer', 'Katsu');
    const setup = read({ players: { A: { deck: played, equipment: ['mask-of-momentum'] }, B: 'bravo' } });
    expect(setup.players?.A).toMatchObject({ hero: 'katsu', equipment: ['mask-of-momentum'] });
    expect(setup.players?.A.deck.filter((id) => id === 'head-jab-red')).toHaveLength(3);
    const own = read({
      players: {
        A: { deck: `${played}\n2x Ember Step (red) = 0/4/3 attack ninja, go again`, equipment: [] },
        B: 'bravo',
      },
    });
    expect(own.players?.A.deck.filter((id) => id === 'ember-step-red')).toHaveLength(2);
    const not = problemsOf({
      players: { A: { deck: `${played}\n3x Codex of Frailty\n1x Zzyzx Blade`, equipment: [] }, B: 'bravo' },
    });
    expect(not.map(({ code }) => code).sort()).toEqual(['card-at-table', 'list-unknown-card']);
  });
});

describe('a list in the game', () => {
  beforeAll(ready);
  const begin = (lists?: 'open') =>
    Combat.begin(
      rules,
      read({
        own: { ...(lists ? { lists } : {}), A: { deck: SMALL }, B: { hero: 'bravo', deck: '3x Sink Below (red)' } },
      }),
      seededDice(1),
    );
  const named = async (letters: string, state: State, seat: Seat = 'A') => {
    const found = await complete({ type: 'card', card: letters, from: 'hand' }, state, seat);
    if (!found.ok) return found.reason;
    return 'card' in found.action && typeof found.action.card === 'object' && 'name' in found.action.card
      ? found.action.card.name
      : found.action;
  };
  it('is hidden from everybody but its seat, unless the setup says that lists are open', () => {
    const { state } = begin();
    const seen = (seat?: Seat) => JSON.stringify(rules.view(state, seat));
    expect(seen('A')).toContain('head-jab-red');
    expect(seen('A')).not.toContain('sink-below');
    for (const seat of ['B', 'host', undefined] as const) expect(seen(seat)).not.toContain('head-jab-red');
    expect(rules.secrets?.(state, 'B')).toHaveLength(1);
    const open = begin('open').state;
    expect(JSON.stringify(rules.view(open, 'B'))).toContain('head-jab-red');
    expect(rules.secrets?.(open, 'B')).toEqual([]);
  });
  it('letters mean cards of the own list first', async () => {
    const { state } = begin();
    // Alone, these letters mean many cards.
    expect(await named('su', state)).toBe('Surging Strike');
    expect(await named('he', state)).toMatchObject({ card: 'head-jab-red' });
    expect(await named('he', state, 'B')).toMatchObject({ code: 'several-cards' });
    expect(await named('codex of fr', state)).toBe('Codex of Frailty');
    expect(await named('Ember Step r = 0/4/3 attack ninja', state)).toBe('Ember Step');
    expect(english.reason((await named('Ember Step r = quick', state)) as never)).toContain('"quick"');
  });
  it('what was seen is subtracted; an extra copy warns its owner alone and is never refused', async () => {
    const combat = begin();
    const { state } = combat;
    state.realDeck?.seen.A.push(
      'snatch-red',
      'snatch-red',
      'surging-strike-blue',
      'surging-strike-blue',
      'surging-strike-blue',
    );
    expect(await named('s', state)).toMatchObject({ code: 'several-cards' });
    state.realDeck?.seen.A.pop();
    expect(await named('s', state)).toBe('Surging Strike');
    const said: [Event, Seat | undefined][] = [];
    const start = clone(combat.state);
    start.realDeck?.seen.A.push('surging-strike-blue', 'head-jab-red', 'head-jab-red', 'head-jab-red');
    const again = Combat.begin({ ...rules, begin: () => start }, combat.setup, seededDice(1));
    for (let i = 0; i < 6 && again.choices().every(({ action }) => action.type !== 'card'); i++) {
      const [first] = again.choices().filter(({ not, seat }) => !not && seat !== 'host');
      if (first) again.move(first.seat, first.action);
    }
    const answer = again.move('A', { type: 'card', card: 'head-jab-red', from: 'hand' });
    if (!answer.ok) throw new Error(answer.reason.code);
    for (const { event, only } of answer.events) said.push([event, only]);
    const warning = said.find(([event]) => event.type === 'warned' && event.code === 'more-than-list');
    expect(warning).toEqual([{ type: 'warned', player: 'A', code: 'more-than-list', card: 'Head Jab' }, 'A']);
    expect(english.log(warning?.[0] as Event, state)).toContain('no further copy');
  });
});
