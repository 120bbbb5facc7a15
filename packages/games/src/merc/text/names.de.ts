import type { Player } from '../types.ts';

/** German names. Characters, equipment and cards keep theirs; units that the rules name are translated. */

const isNumbered = (player: Player): boolean => player !== 'dictator' && player !== 'rebel';
const number = (player: Player): string => player.slice('rebel'.length);

export const playerName = (player: Player): string =>
  isNumbered(player) ? `Rebell ${number(player)}` : player === 'dictator' ? 'Diktator' : 'Rebell';
/** At the start of a sentence: `Der Diktator greift an`. */
export const subject = (player: Player): string =>
  isNumbered(player) ? playerName(player) : `Der ${playerName(player)}`;
/** After `für`: `den Diktator`. */
export const object = (player: Player): string =>
  isNumbered(player) ? playerName(player) : player === 'dictator' ? 'den Diktator' : 'den Rebellen';
/** Whose it is: `des Diktators`. */
export const ownedBy = (player: Player): string =>
  isNumbered(player) ? `von ${playerName(player)}` : player === 'dictator' ? 'des Diktators' : 'des Rebellen';

/** `dictator militia 3`, `rebel2 dog 1`: names that the rules give. */
const GIVEN = /^(dictator|rebel[2-6]?) (militia|dog) (\d+)$/;

export function unitName(id: string): string {
  const [, owner, kind, place] = GIVEN.exec(id) ?? [];
  if (!owner) return id;
  return `${kind === 'dog' ? 'Hund' : 'Miliz'} ${place} ${ownedBy(owner as Player)}`;
}

/** Armor without a card is named after its unit. */
export const cardName = (card: string): string => card.replace(/^armor of /, 'Rüstung von ');
export const cardOf = (card: string, unit: string): string =>
  card === `armor of ${unit}` ? cardName(card) : `${cardName(card)} von ${unitName(unit)}`;

export const militia = (count: number): string => (count === 1 ? '1 Miliz' : `${count} Milizen`);

/** Adjacent militia of one owner are one entry: `3 Milizen des Diktators`. */
export function groupUnits(ids: readonly string[]): string {
  const out: { name: string; owner: string; count: number }[] = [];
  for (const id of ids) {
    const [, owner = '', kind] = GIVEN.exec(id) ?? [];
    const last = out.at(-1);
    if (kind === 'militia' && last?.owner === owner) last.count++;
    else out.push({ name: unitName(id), owner: kind === 'militia' ? owner : '', count: 1 });
  }
  return out
    .map(({ name, owner, count }) => (count > 1 ? `${militia(count)} ${ownedBy(owner as Player)}` : name))
    .join(', ');
}

export const list = (names: readonly string[]): string => names.join(', ') || 'niemand';

/** What the host does to a unit. */
export function adjustment(what: string, unit: string): string {
  switch (what) {
    case 'remove':
      return `${unit} entfernen`;
    case 'damage':
      return `${unit} verwunden`;
    case 'heal':
      return `${unit} heilen`;
    case 'dent':
      return `Rüstung von ${unit} beschädigen`;
    case 'repair':
      return `Rüstung von ${unit} reparieren`;
    case 'add':
      return `${unit} hinzufügen`;
    default:
      return `${what} ${unit}`.trim();
  }
}
