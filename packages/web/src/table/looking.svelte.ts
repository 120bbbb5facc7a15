/** The unit or card whose card is open on the table, by its id. */
class Looking {
  id: string | undefined = $state();
}
export const looking = new Looking();

/** Opens the card of a thing; the same thing again closes it. */
export function look(id: string): void {
  looking.id = looking.id === id ? undefined : id;
}
