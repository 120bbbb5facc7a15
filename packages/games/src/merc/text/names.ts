import type { Player } from '../types.ts';

export const playerName = (player: Player): string =>
  player === 'dictator' ? 'Dictator' : player === 'rebel' ? 'Rebel' : `Rebel ${player.slice(5)}`;

/** `dictator militia 3`, `rebel2 dog 1`: names that the rules give, as people say them. */
const GIVEN = /^(dictator|rebel[2-6]?) (militia|dog) (\d+)$/;

export function unitName(id: string): string {
  const [, owner, kind, place] = GIVEN.exec(id) ?? [];
  return owner ? `${playerName(owner as Player)} ${kind} ${place}` : id;
}

/** Neighbours that are militia of one owner as one entry: how an order is read at the table. */
export function grouped(ids: readonly string[]): string {
  const out: { name: string; count: number }[] = [];
  for (const id of ids) {
    const name = unitName(id).replace(/ militia \d+$/, ' militia');
    const last = out.at(-1);
    if (last && last.name === name && name !== id) last.count++;
    else out.push({ name, count: 1 });
  }
  return out.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ');
}

/** Dice as people read them out; what hits is marked. */
export const marked = (dice: readonly number[], hitsOn: number): string =>
  dice.map((face) => (face >= hitsOn ? `${face}✓` : `${face}`)).join(' ');
