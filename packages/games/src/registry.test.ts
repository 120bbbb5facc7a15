import type { Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { findGame, GAMES, gameCard } from './registry.ts';

describe('a row of the registry', () => {
  it('is the one place of its name, its aliases and what is said of it', async () => {
    for (const card of GAMES) {
      const { id, aliases, name, about } = card;
      const { load, loadPlaying = load, loadCountable = load, loadCounting = load } = card;
      for (const door of [load, loadPlaying, loadCountable, loadCounting]) {
        const game = await door();
        expect(game).toMatchObject({ id, aliases, name, about, rules: { id } });
        expect(game.text.en).toMatchObject({ name, about });
        for (const text of Object.values(game.text)) expect(text.name).toBe(name);
      }
    }
  });

  it('says something else under the name in another language', async () => {
    const texts = (await Promise.all(GAMES.map((card) => card.load()))).map(({ text }) => text);
    const others = texts.flatMap(({ en, ...more }) => Object.values(more).map(({ about }) => [en.about, about]));
    expect(others.length).toBeGreaterThan(1);
    for (const [english, other] of others) expect(other).not.toBe(english);
  });

  it('a table begins with English alone; the words of another language are those of the whole game, and come when asked for', async () => {
    const spoken: string[] = [];
    for (const card of GAMES) {
      const { text } = (await card.loadPlaying?.()) ?? { text: undefined };
      const { en: _, ...others } = (await card.load()).text;
      expect(Object.keys(others).length > 0, card.id).toBe(card.speak !== undefined);
      for (const [language, words] of Object.entries(others)) {
        expect(text, card.id).not.toHaveProperty(language);
        await card.speak?.(language);
        expect(text?.[language], card.id).toMatchObject({ name: card.name, about: words.about });
        expect(text?.[language]?.label).toBe(words.label);
        spoken.push(language);
      }
      await card.speak?.('nothing');
      expect(text).not.toHaveProperty('nothing');
    }
    expect(spoken).toEqual(['de', 'de']);
  });

  it('names no game twice: ids and aliases are all different', () => {
    const words = GAMES.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(GAMES.flatMap((card) => [card.id, ...card.aliases].map((word) => [word, card.id])))(
    '%s finds %s',
    (word, id) => expect(findGame(word)).toMatchObject({ ok: true, card: { id } }),
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
    });
    await expect(card.load()).rejects.toThrow('offline');
    expect(await card.load()).toMatchObject({ id: 'late', name: 'Late', text: { en: { name: 'Late' } } });
    expect(await card.load()).toBe(await card.load());
    expect(asked).toBe(2);
  });
});
