import { scenario } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../json-schema.ts';
import { CARDS } from '../content/index.ts';
import { KEYWORDS } from '../content/row.ts';
import { rules } from '../ruleset.ts';
import { check } from './check.ts';
import { customRow, parseKeyword } from './custom.ts';
import { setup } from './index.ts';
import { KIT } from './kit.ts';
import { must, presets } from './presets.ts';

const codes = (input: unknown): string[] => {
  const checked = check(input);
  return checked.ok ? [] : checked.problems.map((problem) => `${problem.path} ${problem.code}`);
};
const game = (A: object, more: object = {}) => ({ players: { A, B: 'rhinar' }, ...more });

describe('setups', () => {
  it('two deck names are enough, also as a short text', () => {
    expect(check('dorinthea vs bravo')).toMatchObject({
      ok: true,
      setup: { mode: 'official', first: 'A', players: { A: { hero: 'dorinthea-quicksilver-prodigy' } } },
    });
    expect(check('ira vs ira simplified')).toMatchObject({ ok: true, setup: { mode: 'simplified', defend_max: 2 } });
    expect(check({ players: { A: 'ira', B: 'bravo' } }).ok).toBe(true);
  });
  it('a setup that was read reads again to the same', () => {
    for (const preset of presets) expect(check(preset.setup)).toEqual({ ok: true, setup: preset.setup });
    const kit = must({ custom: KIT, players: { A: 'ira', B: 'bravo' } });
    expect(check(kit)).toEqual({ ok: true, setup: kit });
    expect(check(JSON.stringify(kit))).toEqual({ ok: true, setup: kit });
  });
  it('cards are found by id and by name with color', () => {
    const checked = check(
      game({
        hero: 'Katsu',
        weapons: ['Harmonized Kodachi', 'harmonized-kodachi'],
        deck: { 'Head Jab (red)': 3, 'leg-tap-red': 2 },
      }),
    );
    expect(checked).toMatchObject({
      ok: true,
      setup: {
        players: { A: { deck: ['head-jab-red', 'head-jab-red', 'head-jab-red', 'leg-tap-red', 'leg-tap-red'] } },
      },
    });
  });
  it('cards and decks are found as they are printed, in any case, with or without punctuation', () => {
    const onlyOne = Object.entries(CARDS).filter(
      ([, row]) => Object.values(CARDS).filter(({ name }) => name === row.name).length === 1,
    );
    const isDeckCard = (type: string) => !['hero', 'weapon', 'equipment', 'token'].includes(type);
    const deck = (card: string) => check(game({ hero: 'katsu', deck: [card] }));
    for (const [id, row] of Object.entries(CARDS).filter(([, { type }]) => isDeckCard(type))) {
      const name = row.colour ? `${row.name} (${row.colour})` : row.name;
      const bare = onlyOne.some(([one]) => one === id) ? [row.name] : [];
      for (const written of [name, name.toUpperCase(), name.replace(/[^a-z0-9]/gi, ''), ...bare]) {
        const codesOf = deck(written);
        expect(codesOf.ok ? [] : codesOf.problems.filter(({ code }) => code === 'unknown-card'), written).toEqual([]);
      }
    }
    expect(check({ players: { A: 'IRA', B: 'Bravo' }, mode: 'Simplified' })).toMatchObject({
      ok: true,
      setup: { mode: 'simplified' },
    });
  });
  it('reports every problem with its place', () => {
    expect(codes({})).toEqual(['players missing']);
    expect(codes(7)).toEqual([' wrong-type']);
    expect(codes('nonsense')).toEqual([' wrong-type']);
    expect(codes({ players: { A: 'nobody', B: 'ira' } })).toEqual(['players.A unknown-deck']);
    expect(codes(game({ hero: 'nobody', deck: ['dodge-blue'] }))).toEqual(['players.A.hero unknown-card']);
    expect(codes(game({ hero: 'dodge-blue', deck: ['dodge-blue'] }))).toEqual(['players.A.hero wrong-kind']);
    expect(codes(game({ hero: 'katsu', deck: [] }))).toEqual(['players.A.deck empty-deck']);
    expect(codes(game({ hero: 'katsu', deck: ['dodge-blue', 'ironrot-helm'] }))).toEqual([
      'players.A.deck[1] wrong-kind',
    ]);
    expect(codes(game({ hero: 'katsu', weapons: ['dawnblade', 'bone-basher'], deck: ['dodge-blue'] }))).toEqual([
      'players.A.weapons hands',
    ]);
    expect(codes(game({ hero: 'katsu', equipment: ['ironrot-helm', 'bone-vizier'], deck: ['dodge-blue'] }))).toEqual([
      'players.A.equipment[1] zone-full',
    ]);
    expect(codes(game({ hero: 'katsu', equipment: ['ironrot-helm', 'ironrot-helm'], deck: ['dodge-blue'] }))).toEqual([
      'players.A.equipment[1] twice',
    ]);
    expect(codes({ ...game({ use: 'ira' }), extra: 1 })).toEqual(['extra unknown-field']);
    expect(codes({ ...game({ use: 'ira' }), mode: 'other' })).toEqual(['mode unknown-name']);
    expect(codes({ ...game({ use: 'ira', life: 0 }) })).toEqual(['players.A.life too-small']);
    expect(codes({ players: { A: 'ira', B: 'ira' }, link: { attack: 'head-jab-red' } })).toEqual(['link both']);
    expect(codes({ link: { attack: 'dodge-blue' } })).toEqual(['link.attack wrong-kind']);
  });
  it('Specialization and Legendary are about decks alone; Modular fits any zone', () => {
    expect(codes(game({ hero: 'katsu', deck: ['alpha-rampage-red'] }))).toEqual(['players.A.deck specialization']);
    expect(codes(game({ use: 'dorinthea', hero: 'dorinthea' }))).toEqual([]);
    const unique = [{ name: 'Only One', type: 'action', keywords: ['legendary'] }];
    expect(codes(game({ hero: 'katsu', deck: ['only-one', 'only-one'] }, { custom: unique }))).toEqual([
      'players.A.deck legendary',
    ]);
    const hood = [{ name: 'Hood', type: 'equipment', sub: 'head', keywords: ['modular', 'cloaked'] }];
    const both = check(
      game({ hero: 'katsu', equipment: ['ironrot-helm', 'hood'], deck: ['dodge-blue'] }, { custom: hood }),
    );
    expect(both.ok).toBe(true);
    const wear = (...equipment: string[]) =>
      codes(game({ hero: 'katsu', equipment, deck: ['dodge-blue'] }, { custom: hood }));
    expect(wear('hood', 'ironrot-helm')).toEqual([]);
    const full = ['ironrot-helm', 'ironrot-plate', 'ironrot-gauntlet', 'ironrot-legs'];
    expect(wear(...full)).toEqual([]);
    expect(wear('hood', ...full)).toEqual(['players.A.equipment[0] zone-full']);
    if (both.ok) expect(rules.begin(both.setup).players.A.equipment).toMatchObject([{ down: false }, { down: true }]);
  });
  it('the schema is JSON Schema and the presets fit it', () => {
    expect(setup.schema(jsonSchema)).toMatchObject({
      type: 'object',
      properties: { players: {}, link: {}, custom: {} },
    });
  });
});

describe('cards by plain figures', () => {
  it('keywords with figures', () => {
    expect(parseKeyword('piercing 2')).toEqual(['piercing', 2]);
    expect(parseKeyword('Go again')).toEqual(['go again', 1]);
    expect(parseKeyword('arcane barrier 3')).toEqual(['arcane barrier', 3]);
    expect(parseKeyword('flying')).toBeUndefined();
    for (const word of KEYWORDS) expect(parseKeyword(word)?.[0]).toBe(word);
  });
  it('an attack reaction with a power adds it', () => {
    expect(customRow({ name: 'Push', type: 'attack reaction', power: 2 })).toMatchObject({
      id: 'push',
      cost: 0,
      target: 'attack',
      flat: 2,
      does: { play: [{ do: 'target', n: 2 }] },
    });
  });
  it('reports what is missing or taken', () => {
    const custom = (it: object) => codes({ custom: [it], players: { A: 'ira', B: 'ira' } });
    expect(custom({ name: 'X', type: 'attack' })).toEqual(['custom[0].power missing']);
    expect(custom({ name: 'X', type: 'defense reaction' })).toEqual(['custom[0].defense missing']);
    expect(custom({ name: 'X', type: 'equipment' })).toEqual(['custom[0].sub missing']);
    expect(custom({ name: 'Dodge', colour: 'blue', type: 'instant' })).toEqual(['custom[0].name taken']);
    expect(custom({ name: 'X', type: 'instant', keywords: ['flying'] })).toEqual([
      'custom[0].keywords[0] unknown-keyword',
    ]);
    expect(custom({ name: 'X', type: 'spell' })).toEqual(['custom[0].type unknown-name']);
    expect(custom({ name: 'X', type: 'instant', pitch: 9 })).toEqual(['custom[0].pitch too-big']);
  });
  it('two people settle a combat by numbers', () => {
    const custom = [
      { name: 'Mine', type: 'attack', cost: 2, pitch: 1, power: 7, keywords: ['go again'] },
      { name: 'Yours', type: 'action', pitch: 3, defense: 4 },
    ];
    const t = scenario(rules, must({ custom, link: { attack: 'mine', defender: { hand: ['yours'], life: 9 } } }));
    for (let i = 0; i < 4; i++) t.does(i % 2 ? 'B' : 'A', { type: 'pass' });
    t.does('B', { type: 'block', card: 'yours', from: 'hand' }).does('B', { type: 'done' });
    for (let i = 0; i < 8; i++) t.does(i % 2 ? 'B' : 'A', { type: 'pass' });
    expect(t.ended()).toMatchObject({
      why: 'link',
      life: { B: 6 },
      link: { power: 7, block: 4, damage: 3, hit: true },
    });
  });
});

describe('presets', () => {
  it('six pairs, four mirrors, five single links and a table with its own decks', () => {
    const ids = presets.map((preset) => preset.id);
    expect(ids).toEqual([
      'ira-bravo',
      'dorinthea-rhinar',
      'dorinthea-ira',
      'dorinthea-bravo',
      'rhinar-ira',
      'rhinar-bravo',
      'dorinthea-dorinthea',
      'rhinar-rhinar',
      'ira-ira',
      'bravo-bravo',
      'link-block',
      'link-reprise',
      'link-dominate',
      'link-crush',
      'link-figures',
      'own-deck',
    ]);
    expect(presets.filter((preset) => preset.setup.link)).toHaveLength(5);
    for (const preset of presets) expect(preset.about).toMatch(/[.?]$/);
  });
  it('a single link refuses a second attack and ends with its figures', () => {
    const t = scenario(rules, presets.find((preset) => preset.id === 'link-reprise')?.setup as never);
    expect(t.state.pending_attack).toBe(2);
    const other = t.listed('A').find((choice) => choice.action.type === 'weapon');
    expect(other?.not?.code).toBe('single-link');
    for (let i = 0; i < 4; i++) t.does(i % 2 ? 'B' : 'A', { type: 'pass' });
    t.does('B', { type: 'done' });
    for (let i = 0; i < 8; i++) t.does(i % 2 ? 'B' : 'A', { type: 'pass' });
    expect(t.ended()).toMatchObject({ winner: null, why: 'link', link: { power: 2, block: 0, damage: 2, hit: true } });
  });
  it('a single link in the simplified rules', () => {
    const t = scenario(
      rules,
      must({ mode: 'simplified', link: { attack: 'wounding-blow-red', defender: { hand: ['titanium-bauble-blue'] } } }),
    );
    t.does('A', { type: 'pass' }).does('B', { type: 'pass' });
    t.does('B', { type: 'block', card: 'titanium-bauble-blue', from: 'hand' }).does('B', { type: 'done' });
    t.does('B', { type: 'pass' }).does('A', { type: 'pass' });
    expect(t.ended()).toMatchObject({ link: { power: 4, block: 3, damage: 1 } });
  });
});
