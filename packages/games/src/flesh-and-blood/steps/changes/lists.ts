import type { CardId } from '../../content/row.ts';

/** Hands and unordered decks are kept sorted: equal contents are equal data, and no order tells anything. */
export function insert(list: CardId[], card: CardId): void {
  let at = list.length;
  while (at > 0 && (list[at - 1] as CardId) > card) at--;
  list.splice(at, 0, card);
}
export function remove(list: CardId[], card: CardId): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
