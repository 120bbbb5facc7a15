import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { arena, FAR, fights, force, unit } from '../tests/fixture.ts';
import { lastFights, lostIn } from './fight-events.ts';

const battle = () =>
  arena(
    {
      player: force('I-Alpha-1 C3 ATTACK', 'G-Charlie-1 F10 DEFEND'),
      enemy: force('S-Delta-2 F9 MOVE F11', unit('B-Bravo-3 C3', { ammo: 0 }), FAR),
    },
    // Interception: 4; then initiative of Bomber and Interceptor, and the shot.
    [4, 1, 1, 9],
  );
const told = () => battle().events.map((event) => ({ event }));

describe('what a screen reads out of the events', () => {
  it('section 10: the last RESOLUTION as fights, one list each, in the words of section 19', () => {
    const found = lastFights(told());
    expect(found?.head.event).toMatchObject({ type: 'phase', phase: 'RESOLUTION' });
    expect(found?.fights).toHaveLength(2);
    const { state } = battle();
    const lines = found?.fights.flat().map(({ event }) => game.text.en.log(event, state));
    expect(lines?.join('\n')).toBe(fights(battle()));
  });

  it('before the first RESOLUTION there is nothing to tell', () => {
    expect(lastFights([])).toBeUndefined();
    expect(lastFights([{ event: { type: 'phase', phase: 'COMMAND', turn: 1 } }])).toBeUndefined();
  });

  it('who is lost: as many as the battle itself counts', () => {
    const lost = lostIn(battle().events);
    expect(lost.map((one) => one.id).sort()).toEqual(['B-Bravo-3', 'S-Delta-2']);
    expect(battle().state.sides.enemy.lost).toBe(lost.length);
  });
});
