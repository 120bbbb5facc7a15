import { describe, expect, it } from 'vitest';
import type { Side } from '../tests/fixture.ts';
import { table } from '../tests/library/shared.ts';
import type { State } from '../types.ts';
import { nextDecision } from './going.ts';
import { alone, bestLine } from './line.ts';

const JAB = 'head-jab-red';
const BLUE_JAB = 'head-jab-blue';
const BLOW = 'wounding-blow-red';
const ONSLAUGHT = 'raging-onslaught-red';
const BAUBLE = 'titanium-bauble-blue';
const start = (A: Side, B: Side = {}): State => table({ A, B }).state;
const line = (state: State) => bestLine(state, 'A') ?? expect.unreachable('no line begins here');

describe('the best line of the hand', () => {
  it('what has go again comes first, and the rest pays for the heavy blow', () => {
    const found = line(start({ hand: [JAB, ONSLAUGHT, BAUBLE] }));
    expect(found).toMatchObject({ damage: 10, cards: 0, wins: false, proven: true, byChance: false });
    expect(found.actions.filter(({ type }) => type === 'play').map((it) => ('card' in it ? it.card : ''))).toEqual([
      JAB,
      ONSLAUGHT,
    ]);
  });
  it('of equal damage the one that keeps more cards', () => {
    expect(line(start({ hand: [BLOW, BLOW, BAUBLE] }))).toMatchObject({ damage: 4, cards: 2 });
  });
  it('ends the fight where it can', () => {
    expect(line(start({ hand: [JAB, BLOW] }, { life: 7 }))).toMatchObject({ damage: 7, wins: true });
  });
  it('goes up to the first chance, and names what begins with one', () => {
    // A card at random is its cost: what it is nobody knows.
    const romp = line(start({ hand: ['wrecker-romp-red', JAB, BAUBLE], floating_resources: 2 }));
    expect(romp).toMatchObject({ damage: 3, left: ['wrecker-romp-red'], byChance: false });
    // A hit that draws: its damage counts, what is drawn does not.
    const snatch = line(start({ hand: ['snatch-red'], deck: [JAB, BLOW] }));
    expect(snatch).toMatchObject({ damage: 4, left: ['snatch-red'], byChance: true });
  });
  it('can be played as it stands, and brings what it says', () => {
    const t = table({ A: { hand: [JAB, ONSLAUGHT, BAUBLE] } });
    const { actions, damage } = line(t.state);
    const goesOn = () => {
      for (let it = nextDecision(t.state); it; it = nextDecision(t.state)) {
        const next = alone('A', it, t.state);
        if (!next) return;
        t.does(it.seat, next);
      }
    };
    for (const action of actions) {
      t.does('A', action);
      goesOn();
    }
    expect(20 - t.player('B').life).toBe(damage);
  });
  it('a line that was cut off is not called proven', () => {
    const state = start({ hand: [JAB, BLUE_JAB, ONSLAUGHT, BAUBLE], weapons: ['harmonized-kodachi'] });
    expect(bestLine(state, 'A', { positions: 3 })).toMatchObject({ proven: false, positions: 3 });
    expect(line(state).proven).toBe(true);
  });
  it('is asked of the turn player alone', () => {
    expect(bestLine(start({ hand: [JAB] }), 'B')).toBeUndefined();
  });
});

/** Hands that are compared with everything that could be done, whole states as keys; many more in the soak run. */
const HANDS: readonly (readonly string[])[] = [
  [JAB, BLUE_JAB],
  [JAB, ONSLAUGHT, BAUBLE],
  [BLOW, 'come-to-fight-blue', BAUBLE],
  ['brutal-assault-blue', JAB, 'nimblism-red'],
  ['pummel-blue', ONSLAUGHT, BAUBLE],
];
describe('against everything that could be done', () => {
  it.each(HANDS.map((hand) => [hand]))('%j', (hand) => {
    const state = start({ hand: [...hand] });
    const everything = bestLine(state, 'A', { positions: 40_000, keyOf: (it) => JSON.stringify(it) });
    const found = line(state);
    expect(everything?.proven).toBe(true);
    expect([found.damage, found.cards, found.proven]).toEqual([everything?.damage, everything?.cards, true]);
    expect(found.positions).toBeLessThanOrEqual(everything?.positions ?? 0);
  });
  it('a hand of four with a weapon is proven within 200 positions', () => {
    const { proven, positions } = line(
      start({ hand: [JAB, BLUE_JAB, ONSLAUGHT, BAUBLE], weapons: ['harmonized-kodachi'] }),
    );
    expect(proven).toBe(true);
    expect(positions).toBeLessThanOrEqual(200);
  });
});
