import { readFileSync } from 'node:fs';
import { Combat, hash, makeSave, SAVE_VERSION, type Save, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openFile, openLink, openOdds } from './door.ts';
import { LARGEST_FILE, MOST_COMBATS } from './limits.ts';
import { packOdds, setupLink } from './link.ts';
import { pack } from './pack.ts';

let merc: WholeGame;
let save: Save<Types>;
beforeAll(async () => {
  const found = findGame('merc');
  if (!found.ok) throw new Error(found.reason.code);
  merc = await loadWhole(found.card);
  const combat = Combat.begin(merc.rules, merc.setup.presets[0]?.setup, seededDice(3));
  for (let i = 0; i < 3; i++) combat.playBot(combat.choices()[0]?.seat ?? '', merc.bot);
  save = makeSave(combat);
});

/** A save with something changed, and a fingerprint that fits again. */
function forged(change: (save: Save<Types>) => void): string {
  const { hash: _, ...body } = structuredClone(save);
  change(body as Save<Types>);
  return JSON.stringify({ ...body, hash: hash(body) });
}
const loadOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);
const linked = async (data: unknown) => openLink(await pack(JSON.stringify(data)), 'en');
const filed = (text: string) => openFile(new Blob([text]), 'Sector B2', 'en');
/** The numbers of the version that a link of a setup was made with. */
const made = () => ({ fray: SAVE_VERSION, rules: merc.rules.version });
const codeOf = (answer: { ok: boolean; code?: string }) => answer.code;

describe('a link', () => {
  it('of a combat opens its record with the valid seats and names', async () => {
    const sitters = { [merc.players[0] ?? '']: 'rules', nobody: 'rules', [merc.players[1] ?? '']: 'a ghost' };
    const name = 'A'.repeat(500);
    const opened = await linked({ kind: 'combat', name, sitters, save: JSON.stringify(save) });
    if (!opened.ok || !('record' in opened)) throw new Error('not opened');
    expect(opened.record).toMatchObject({ game: 'merc', name: 'A'.repeat(80), save, open: false });
    expect(opened.record.sitters).toEqual({ [merc.players[0] ?? '']: 'rules' });
    expect(opened.record.glance.over).toBe(false);
  });

  it('of a setup opens a valid one, and refuses an invalid one with the sentence of the game', async () => {
    const setup = merc.setup.presets[0]?.setup;
    const shared = { kind: 'setup', ...made(), game: 'merc', setup };
    expect(await linked(shared)).toEqual({ ok: true, game: 'merc', setup });
    const misfit = await linked({ ...shared, setup: { rebels: 7 } });
    expect(misfit).toMatchObject({ ok: false, code: 'link-misfit', why: expect.stringMatching(/\w+.*\.$/) });
    expect(await linked({ ...shared, game: 'chess' })).toMatchObject({
      code: 'unknown-game',
      why: expect.stringContaining('There is no game "chess"'),
    });
  });

  it('that is something else says what it is', async () => {
    for (const other of [null, 7, [], {}, { kind: 'setup' }, { kind: 'combat', save: 'x' }, { kind: 'war' }])
      expect(codeOf((await linked(other)) as { ok: boolean }), JSON.stringify(other)).toBe('link-foreign');
    expect(codeOf((await openLink('!', 'en')) as { ok: boolean })).toBe('link-damaged');
    expect(codeOf((await openLink(await pack('hello'), 'en')) as { ok: boolean })).toBe('link-foreign');
    expect(codeOf((await openLink(await pack('['.repeat(200_000)), 'en')) as { ok: boolean })).toBe('link-too-deep');
    expect(codeOf((await openLink(await pack(' '.repeat(7_900_000)), 'en')) as { ok: boolean })).toBe('link-too-large');
    expect(codeOf((await openLink('A'.repeat(70_000), 'en')) as { ok: boolean })).toBe('link-too-long');
  });

  it('of odds opens the forces, the what-ifs and the settings', async () => {
    const forces = merc.setup.presets[0]?.setup;
    const odds = async (data: object) => openOdds('merc', await pack(JSON.stringify({ ...made(), ...data })), 'en');
    expect(await odds({ forces, ifs: ['a', 7] })).toEqual({ ok: true, setup: forces, ifs: ['a'] });
    expect(await odds({ forces, ifs: 'all' })).toEqual({ ok: true, setup: forces, ifs: [] });
    expect(await odds({ forces, ifs: [], settings: { rounds: '2', losses: 7 } })).toEqual({
      ok: true,
      setup: forces,
      ifs: [],
      settings: { rounds: '2' },
    });
    expect(await odds({ forces: 7, ifs: [] })).toMatchObject({ ok: false, code: 'link-misfit' });
    expect(await openOdds('merc', await pack('7'), 'en')).toEqual({ ok: false, code: 'link-foreign' });
  });

  it('made by the page of a setup or of odds opens again', async () => {
    vi.stubGlobal('location', { href: 'http://localhost/' });
    const setup = merc.setup.presets[0]?.setup;
    const link = await setupLink(merc, setup);
    vi.unstubAllGlobals();
    expect(await openLink(loadOf(link ?? ''), 'en')).toEqual({ ok: true, game: 'merc', setup });
    expect(await openOdds('merc', await packOdds(merc, setup), 'en')).toEqual({ ok: true, setup, ifs: [] });
    const whole = await packOdds(merc, setup, ['a'], { rounds: '2' });
    expect(await openOdds('merc', whole, 'en')).toEqual({ ok: true, setup, ifs: ['a'], settings: { rounds: '2' } });
  });
});

describe('what another version made is refused and held, as it was', () => {
  it.each([
    ['another format', { fray: SAVE_VERSION + 1 }],
    ['older rules', { rules: 0 }],
    ['newer rules', { rules: 99 }],
    ['no numbers', { fray: undefined, rules: undefined }],
  ])('a link of a setup or of odds, %s', async (_, numbers) => {
    const setup = merc.setup.presets[0]?.setup;
    const held = (text: unknown) => ({
      ok: false,
      code: 'link-version',
      held: { name: 'merc', text: JSON.stringify(text) },
    });
    const shared = { kind: 'setup', ...made(), ...numbers, game: 'merc', setup };
    expect(await linked(shared)).toEqual(held(setup));
    const odds = { ...made(), ...numbers, forces: setup, ifs: [] };
    expect(await openOdds('merc', await pack(JSON.stringify(odds)), 'en')).toEqual(held(odds));
  });

  it.each([
    ['save-version', { fray: SAVE_VERSION + 1 }],
    ['save-older-rules', { rules: 0 }],
    ['save-newer-rules', { rules: 99 }],
  ])('a combat in a link or in a file, %s', async (code, numbers) => {
    const text = forged((one) => Object.assign(one, numbers));
    const held = (name: string) => ({ ok: false, code, why: expect.stringMatching(/\.$/), held: { name, text } });
    expect(await linked({ kind: 'combat', name: 'Sector B2', sitters: {}, save: text })).toEqual(held('Sector B2'));
    expect(await filed(text)).toEqual([held('Sector B2')]);
    const both = { frayCombats: 1, combats: [text, JSON.stringify(save)].map((one) => ({ name: 'one', save: one })) };
    expect(await filed(JSON.stringify(both))).toMatchObject([held('one'), { ok: true, record: { save } }]);
  });

  it('links that 0.11.0 made', async () => {
    const file = new URL('./made-by-0.11.0.txt', import.meta.url);
    const { stored, links } = JSON.parse(readFileSync(file, 'utf8')) as {
      stored: { name: string; save: Save<Types> };
      links: Record<'combat' | 'setup' | 'odds', string>;
    };
    expect(await openLink(loadOf(links.combat), 'en')).toEqual({
      ok: false,
      code: 'save-version',
      why: 'The file has format 1; this version of Fray reads format 3.',
      held: { name: stored.name, text: JSON.stringify(stored.save) },
    });
    const held = { name: 'merc', text: JSON.stringify(stored.save.setup) };
    expect(await openLink(loadOf(links.setup), 'en')).toEqual({ ok: false, code: 'link-version', held });
    expect(await openOdds('merc', loadOf(links.odds), 'en')).toEqual({ ok: false, code: 'link-version', held });
  });
});

describe('a file', () => {
  it('is one combat, or several, each with an answer of its own', async () => {
    expect(await filed(JSON.stringify(save))).toMatchObject([{ ok: true, record: { name: 'Sector B2', save } }]);
    const combats = [
      { name: 'one', save: JSON.stringify(save) },
      { name: 'two', save: 'hello' },
    ];
    const answers = await filed(JSON.stringify({ frayCombats: 1, combats }));
    expect(answers).toMatchObject([
      { ok: true, record: { name: 'one' } },
      { ok: false, code: 'save-not-json' },
    ]);
  });

  it('whose log does not lead to its state is refused in the words of the terminal', async () => {
    const text = forged((one) => one.moves.splice(0, 1));
    const [answer] = await filed(text);
    expect(answer).toMatchObject({
      ok: false,
      code: 'does-not-replay',
      why: expect.stringMatching(/^The log does not lead to the saved state/),
    });
  });

  it('that is broken or hostile has the sentence of the engine', async () => {
    const files: [string, string][] = [
      [forged((one) => Object.assign(one.state, { frames: [null] })), 'save-incomplete'],
      [forged((one) => Object.assign(one, { setup: null })), 'save-incomplete'],
      [forged((one) => Object.assign(one.dice, { kind: 'loaded' })), 'save-unknown-dice'],
      [forged((one) => Object.assign(one, { rules: 99 })), 'save-newer-rules'],
      [forged((one) => Object.assign(one, { setup: { forces: 7 } })), 'save-broken'],
      [forged((one) => Object.assign(one, { game: 'chess' })), 'unknown-game'],
      [JSON.stringify({ ...save, fray: 99 }), 'save-version'],
      [JSON.stringify(save).slice(0, -9), 'save-cut'],
      [`{"fray":1,"state":${'['.repeat(200_000)}`, 'save-too-deep'],
      [`{"frayCombats":1,"combats":${'['.repeat(200_000)}`, 'save-too-deep'],
    ];
    for (const [text, code] of files) {
      const [answer] = await filed(text);
      if (!answer || answer.ok) throw new Error(`${code}: opened`);
      expect([answer.code, answer.why]).toEqual([code, expect.stringMatching(/\.$/)]);
    }
  });
});

describe('a file with many combats', () => {
  const bundle = (n: number) =>
    JSON.stringify({ frayCombats: 1, combats: Array.from({ length: n }, () => ({ name: 'A', save: '' })) });
  it('of 1,000 is looked through, one more is refused', async () => {
    expect(await filed(bundle(MOST_COMBATS))).toHaveLength(MOST_COMBATS);
    expect(await filed(bundle(MOST_COMBATS + 1))).toEqual([{ ok: false, code: 'file-too-large' }]);
  });
  it('of 64 MiB is looked into, a byte more is refused unread', async () => {
    const full = new Uint8Array(LARGEST_FILE).fill(32);
    const tried = async (...parts: BlobPart[]) => (await openFile(new Blob(parts), 'A', 'en')).map(codeOf);
    expect(await tried(full)).toEqual(['save-too-large']);
    expect(await tried(full, ' ')).toEqual(['file-too-large']);
  });
});
