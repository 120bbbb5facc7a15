import { STRENGTHS } from '@fray/advisor';
import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { pageDe } from '../text/page-de.ts';
import { pageEn } from '../text/page-en.ts';
import { isPlayer, SITTERS, sittersAt } from './sitters.ts';

const seatsOf = async (id: string): Promise<Record<string, readonly string[]>> => {
  const found = findGame(id);
  if (!found.ok) return expect.unreachable(id);
  const game = await found.card.load();
  return Object.fromEntries(game.players.map((seat) => [seat, sittersAt(game, seat)]));
};
const EVERYWHERE = ['person', 'easy', 'rules', 'hard'];

describe('who may sit at a seat', () => {
  it('is a person or a bot of one of the three strengths; the usual one is what a bot always was', async () => {
    expect(STRENGTHS.filter((one) => one !== 'normal').every(isPlayer)).toBe(true);
    expect(SITTERS.filter((one) => !isPlayer(one))).toEqual(['person', 'rules']);
    for (const sitters of Object.values(await seatsOf('flesh-and-blood'))) expect(sitters).toEqual(EVERYWHERE);
  });

  it('is an opponent with a name too, where the game has one for that seat', async () => {
    const both = ['person', 'easy', 'rules', 'printed', 'sensible', 'hard'];
    expect(await seatsOf('exodus-loop')).toEqual({ player: EVERYWHERE, enemy: both });
    const { dictator, rebel } = await seatsOf('merc');
    expect(dictator).toEqual(both);
    expect(rebel).toEqual(['person', 'easy', 'rules', 'sensible', 'hard']);
  });

  it('is called something else for each, in both languages', () => {
    for (const { sits } of [pageEn, pageDe]) expect(new Set(Object.values(sits)).size).toBe(SITTERS.length);
  });
});
