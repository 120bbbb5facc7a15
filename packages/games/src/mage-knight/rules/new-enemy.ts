import type { Token } from '../content/token.ts';
import { tokenOf } from '../content/tokens.ts';
import type { Enemy, EnemyAttack, State } from '../types.ts';

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

/** Its attacks, as nothing has happened to them yet. */
export const newAttacks = (row: Token): EnemyAttack[] =>
  row.attacks.map(() => ({ change: 0, slowed: 0, blocked: false, cancelled: false, dealt: false }));

/** What is said of an enemy when it comes: the rest begins with nothing. */
type Coming = Pick<Enemy, 'token' | 'role' | 'owner'> & Partial<Pick<Enemy, 'summoner' | 'wall' | 'own'>>;

export function newEnemy(state: Pick<State, 'enemies' | 'options'>, coming: Coming): Enemy {
  const { token, role, owner, summoner = '', wall = false } = coming;
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
    elementIgnored: false,
    attacks: newAttacks(tokenOf(state, coming)),
    summoner,
    unitHelped: false,
    onceBlocked: 0,
    ...(coming.own ? { own: coming.own } : {}),
  };
}
