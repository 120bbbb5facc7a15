import { choices, clone, Runner, seededDice, type Types } from '@fray/engine';
import { findGame, loadLanguage, loadWhole, type WholeGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { advise } from '../advice/advise.ts';
import { opponentWords } from '../advice/opponent-words.ts';
import { odds } from '../odds/odds.ts';
import { cellOf } from '../sweep/cell.ts';
import { findOpponent, opponentNames } from './opponents.ts';

const load = async (id: string): Promise<WholeGame> => {
  const found = findGame(id);
  return found.ok ? await loadWhole(found.card) : expect.unreachable(id);
};
const games = await Promise.all(['merc', 'exodus-loop', 'flesh-and-blood'].map(load));
const [merc, exodus, fab] = games as [WholeGame, WholeGame, WholeGame];
const setupOf = (game: WholeGame, id: string): Types['setup'] =>
  game.setup.presets.find((preset) => preset.id === id)?.setup ?? expect.unreachable(id);
const budget = { combats: 60, positions: 10, results: 10 };

describe('opponents by name', () => {
  it('are those of the game, and the players that every game has', () => {
    expect(opponentNames(merc)).toEqual(expect.arrayContaining(['printed', 'sensible', 'rules', 'search', 'hard']));
    expect(opponentNames(fab)).not.toContain('printed');
  });
  it('without a name it is the one that the rules play, which depends on the difficulty', () => {
    const triangle = setupOf(exodus, 'triangle') as { options: object };
    const begun = (options: object) =>
      exodus.rules.begin({ ...triangle, options: { ...triangle.options, ...options } });
    expect(findOpponent<Types>(exodus, begun({}))?.name).toBe('printed');
    expect(findOpponent<Types>(exodus, begun({ difficulty: 'hard' }))?.name).toBe('sensible');
    expect(findOpponent<Types>(fab, fab.rules.begin(setupOf(fab, 'ira-ira')))?.name).toBe('rules');
    expect(findOpponent<Types>(merc, merc.rules.begin(setupOf(merc, 'convoy')), 'sensibel')).toBeUndefined();
  });
  it('sits where the printed one does; everybody else keeps the policy of the game', () => {
    const easy = findOpponent<Types>(merc, merc.rules.begin(setupOf(merc, 'convoy')), 'easy');
    expect(easy?.policy('rebel')).toBe(merc.bot);
    expect(easy?.policy('dictator')).not.toBe(merc.bot);
  });
  it('has words in every language of the games that have one', async () => {
    for (const game of [merc, exodus]) {
      for (const language of Object.keys(game.languages ?? {})) await loadLanguage(game, language);
      for (const name of Object.keys(game.opponents ?? {})) {
        const said = Object.keys(game.text).map((language) => opponentWords(name, language));
        expect(new Set(said).size).toBe(said.length);
        expect(said).not.toContain(`against ${name}`);
      }
    }
    expect(opponentWords('printed')).toBe('against the printed automa');
    expect(opponentWords('sensible', 'de')).toBe('gegen einen vernünftigen Spieler');
    expect(opponentWords('search:64')).toBe('against search:64');
  });
});

describe('answers name the opponent, and are against it', () => {
  const setup = setupOf(merc, 'convoy');
  it('odds, and cells of a sweep', () => {
    const printed = odds(merc, { from: { setup }, budget, seed: 3 });
    const sensible = odds(merc, { from: { setup }, budget, seed: 3, opponent: 'sensible' });
    expect([printed.opponent, sensible.opponent]).toEqual(['printed', 'sensible']);
    expect(sensible.shares.rebel ?? 0).toBeLessThan((printed.shares.rebel ?? 0) - 0.15);
    expect(odds(fab, { from: { setup: setupOf(fab, 'link-block') } }).opponent).toBe('rules');
    expect(cellOf(merc, setupOf(merc, 'patrol'), { combats: 5, seed: 1, opponent: 'sensible' }).opponent).toBe(
      'sensible',
    );
  });
  it('advice', () => {
    const runner = new Runner<Types>(merc.rules, merc.rules.begin(clone(setup)), seededDice(5, 0));
    runner.start();
    const list = choices(merc.rules, runner.state);
    const seat = list[0]?.seat as string;
    const asked = {
      view: merc.rules.view(runner.state, seat),
      seat,
      list: list.filter((choice) => choice.seat === seat),
      playouts: 2,
      exact: false as const,
    };
    expect(advise(merc, asked).opponent).toBe('printed');
    expect(advise(merc, { ...asked, opponent: 'sensible' }).opponent).toBe('sensible');
  });
});
