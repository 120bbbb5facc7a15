/** Where a battle may begin, in the order of a turn. */
export const STARTS = ['preparation', 'intel', 'command', 'resolution'] as const;
export type Start = (typeof STARTS)[number];
/** Stands for a cell where a squadron begins aboard its carrier. */
export const DOCKED = 'DOCKED';
