import type { Types } from '@fray/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Game } from './game.ts';
import { TESTED_GAMES } from './games.fixture.ts';
import { findGame, gameCard, loadWhole } from './registry.ts';

describe('a row of the registry', () => {
  it('is the one place of its name, its aliases and what is said of it', async () => {
    for (const card of TESTED_GAMES) {
      const { id, aliases, name, about } = card;
      const game = await loadWhole(card);
      expect(game).toMatchObject({ id, aliases, name, about, rules: { id } });
      expect(game.text.en).toMatchObject({ name, about });
      for (const text of Object.values(game.text)) expect(text.name).toBe(name);
    }
  });

  it('says something else under the name in another language', async () => {
    const texts = (await Promise.all(TESTED_GAMES.map(loadWhole))).map(({ text }) => text);
    const others = texts.flatMap(({ en, ...more }) => Object.values(more).map(({ about }) => [en.about, about]));
    for (const [english, other] of others) expect(other).not.toBe(english);
  });

  it('loads English alone; another language when it is asked for, with words of setups too', async () => {
    vi.resetModules();
    const fresh = await import('./registry.ts');
    for (const card of (await import('./games.fixture.ts')).TESTED_GAMES) {
      const game = await card.load();
      expect(Object.keys(game.text), card.id).toEqual(['en']);
      const languages = Object.keys(game.languages ?? {});
      for (const language of languages) {
        await fresh.loadLanguage(game, language);
        expect(game.text[language], card.id).toMatchObject({ name: card.name });
        expect(game.text[language]?.label).not.toBe(game.text.en.label);
      }
      await fresh.loadLanguage(game, 'nothing');
      expect(Object.keys(game.text), card.id).toEqual(['en', ...languages]);
      expect(Object.keys((await card.loadSetup()).text), card.id).toEqual(['en', ...languages]);
    }
  });

  it('says before its odds are loaded what they can solve', async () => {
    for (const card of TESTED_GAMES) {
      const { planning, solver } = await card.loadOdds();
      expect((await card.load()).solves, card.id).toBe(planning ? 'plan' : solver ? 'solution' : undefined);
    }
  });

  it('names no game twice: ids and aliases are all different', () => {
    const words = TESTED_GAMES.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(TESTED_GAMES.flatMap((card) => [card.id, ...card.aliases].map((word) => [word, card.id])))(
    '%s finds %s',
    (word, id) => expect(findGame(word, TESTED_GAMES)).toMatchObject({ ok: true, card: { id } }),
  );

  it('a game is loaded once; one that did not come is asked for again', async () => {
    let asked = 0;
    const card = gameCard({
      id: 'late',
      aliases: [],
      name: 'Late',
      about: 'Comes at the second try.',
      index: async () => {
        if (++asked === 1) throw new Error('offline');
        return { game: { text: { en: {} } } as unknown as Game<Types> };
      },
      setup: async () => ({ setup: { presets: [] } }),
    });
    await expect(card.load()).rejects.toThrow('offline');
    expect(await card.load()).toMatchObject({ id: 'late', name: 'Late', text: { en: { name: 'Late' } } });
    expect(await card.load()).toBe(await card.load());
    expect(asked).toBe(2);
    expect(await card.loadSetup()).toEqual({ presets: [] });
    expect(await card.loadOdds()).toEqual({});
  });
});
