import type { Player } from '../types.ts';

export const playerName = (player: Player): string =>
  player === 'dictator' ? 'Dictator' : player === 'rebel' ? 'Rebel' : `Rebel ${player.slice(5)}`;

/** Behind `of`: the player of that name. */
export const ownedBy = (player: Player): string =>
  `of ${player === 'dictator' || player === 'rebel' ? 'the ' : ''}${playerName(player)}`;

/** `dictator militia 3`, `rebel2 dog 1`: names that the rules give, as people say them. */
const GIVEN = /^(dictator|rebel[2-6]?) (militia|dog) (\d+)$/;

export function unitName(id: string): string {
  const [, owner, kind, place] = GIVEN.exec(id) ?? [];
  return owner ? `${playerName(owner as Player)} ${kind} ${place}` : id;
}

/** Adjacent militia of one owner are one entry: `3 Dictator militia`. */
export function groupUnits(ids: readonly string[]): string {
  const out: { name: string; count: number }[] = [];
  for (const id of ids) {
    const name = unitName(id).replace(/ militia \d+$/, ' militia');
    const last = out.at(-1);
    if (last && last.name === name && name !== id) last.count++;
    else out.push({ name, count: 1 });
  }
  return out.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ');
}

/** What the host does to a unit. */
export function adjustment(what: string, unit: string): string {
  switch (what) {
    case 'damage':
      return `wound ${unit}`;
    case 'dent':
      return `damage the armor of ${unit}`;
    case 'repair':
      return `repair the armor of ${unit}`;
    default:
      return `${what} ${unit}`.trim();
  }
}

/** Dice as people read them out; what hits is marked. */
export const markHits = (dice: readonly number[], hitsOn: number): string =>
  dice.map((face) => (face >= hitsOn ? `${face}✓` : `${face}`)).join(' ');
