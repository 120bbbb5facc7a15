import { tokenOf } from '../content/tokens.ts';
import type { Enemy, Seat, State } from '../types.ts';

/** The first free number, counted from how many there are. */
function freeId(state: Pick<State, 'enemies'>): string {
  let number = state.enemies.length + 1;
  let id = `e${number}`;
  while (isTaken(state, id)) id = `e${++number}`;
  return id;
}
function isTaken(state: Pick<State, 'enemies'>, id: string): boolean {
  for (const enemy of state.enemies) if (enemy.id === id) return true;
  return false;
}

export function newEnemy(
  state: Pick<State, 'enemies' | 'options'>,
  token: string,
  role: Enemy['role'],
  owner: Seat,
  summoner = '',
  wall = false,
): Enemy {
  return {
    id: freeId(state),
    token,
    role,
    owner,
    wall,
    defeated: false,
    armor: 0,
    diseased: false,
    defend: 0,
    defendedBy: '',
    defended: false,
    vampiric: 0,
    noFortification: false,
    lostResistances: [],
    lost: [],
    gained: [],
    plain: false,
    attacks: tokenOf(state, { token }).attacks.map(() => ({
      change: 0,
      slowed: 0,
      blocked: false,
      cancelled: false,
      dealt: false,
    })),
    summoner,
    unitHelped: false,
    onceBlocked: 0,
  };
}
