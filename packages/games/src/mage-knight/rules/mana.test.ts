import { describe, expect, it } from 'vitest';
import { type Fight, withCards } from '../tests/fixture.ts';
import { english as text } from '../text/en.ts';
import type { Setup, SetupHero } from '../types.ts';
import { payments } from './mana.ts';

const day = (hero: Partial<SetupHero>, more: Partial<Setup> = {}): Fight =>
  withCards(
    ['swamp-dragon'],
    { armor: 12, hand: ['fire-bolt', 'rage'], ...hero },
    { source: ['blue', 'red'], ...more },
  );
/** Coins that the powered Fire Bolt is offered with; '' is the automatic way. */
const ways = (fight: Fight): string[] =>
  fight.s
    .offers('hero')
    .map((choice) => choice.action)
    .flatMap((action) =>
      action.type === 'ADD_TO_ATTACK_POOL' && action.source === 'fire-bolt' && action.mode === 'powered'
        ? [(action.mana ?? []).join(' ')]
        : [],
    );

describe('12.7: which mana is spent', () => {
  it('a token of the color goes first and nobody is asked', () => {
    const fight = day({ mana: { red: 1, gold: 1 }, crystals: { red: 1 } }).declare('ranged', 'e1');
    expect(ways(fight)).toEqual(['']);
    expect(fight.use('fire-bolt', 'powered').hero.tokens.red).toBe(0);
  });
  it('die, crystal or gold token: each is offered, and the die is the default', () => {
    const fight = day({ mana: { gold: 1 }, crystals: { red: 1 } }).declare('ranged', 'e1');
    expect(ways(fight)).toEqual(['', 'crystal:red', 'token:gold']);
    fight.use('fire-bolt', 'powered');
    expect([fight.state.source, fight.hero.crystals.red, fight.hero.tokens.gold]).toEqual([['blue'], 1, 1]);
  });
  it('the coins that were chosen are the ones that go', () => {
    const fight = day({ mana: { gold: 1 }, crystals: { red: 1 } }).declare('ranged', 'e1');
    const choice = fight.s.offers('hero').find((row) => JSON.stringify(row.action).includes('token:gold'));
    fight.does(choice?.action as never);
    expect([fight.state.source, fight.hero.crystals.red, fight.hero.tokens.gold]).toEqual([['blue', 'red'], 1, 0]);
  });
  it('gold does not count at night, and one die is enough for a turn', () => {
    const fight = day({ mana: { gold: 1 }, crystals: { red: 1 } }, { night: true }).declare('ranged', 'e1');
    expect(ways(fight)).toEqual(['', 'crystal:red']);
    const used = day({ mana: { gold: 1 }, crystals: { red: 1 }, hand: ['fire-bolt', 'ice-bolt'] }).declare(
      'ranged',
      'e1',
    );
    used.use('ice-bolt', 'powered');
    expect(ways(used)).toEqual(['', 'token:gold']);
  });
  it('two mana: every mixture that makes a difference, none of them twice', () => {
    const fight = day(
      { hand: ['fireball', 'rage'], crystals: { red: 1 }, mana: { black: 1 } },
      { night: true, source: ['red', 'black'] },
    );
    const coins = payments(fight.state, fight.hero, ['red', 'black']);
    expect(coins).toEqual([
      ['die:red', 'token:black'],
      ['crystal:red', 'token:black'],
    ]);
    fight.hero.tokens.black = 0;
    expect(payments(fight.state, fight.hero, ['red', 'black'])).toEqual([['crystal:red', 'die:black']]);
  });
  it('blocks and effects too', () => {
    const fight = day(
      { hand: ['determination', 'whirlwind'], crystals: { blue: 1, white: 1 } },
      { source: ['blue', 'white'] },
    ).toPhase(2);
    const named = () =>
      fight.s
        .offers('hero')
        .filter((row) => 'mana' in row.action)
        .map((row) => text.label(row, fight.state));
    expect(named()).toEqual(['Does not attack: Whirlwind (pays a white crystal, on Swamp Dragon)']);
    fight.blockTarget('e1');
    expect(named()).toEqual(['Block 5: Determination (powered, pays a blue crystal)']);
  });
  it('where there is a choice, the automatic one says what it pays too', () => {
    const fight = day({ crystals: { red: 1 } }).declare('ranged', 'e1');
    const labels = fight.s.offers('hero').map((row) => text.label(row, fight.state));
    expect(labels).toContain('Ranged Fire 3: Fire Bolt (powered, pays the red die)');
    expect(labels).toContain('Ranged Fire 3: Fire Bolt (powered, pays a red crystal)');
  });
});
