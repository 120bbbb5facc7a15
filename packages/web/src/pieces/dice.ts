/** The outline of a die in a box 48 wide, and a line inside it. */
export interface DieShape {
  tall: number;
  edge: string;
  inner?: string;
}

export const D10: DieShape = { tall: 52, edge: 'M24 2 45 19.5v13L24 50 3 32.5v-13z', inner: 'M3 32.5 24 39l21-6.5' };
/** By the number of sides. Many lie on a table at once: drawn in place, as a reference costs a tree of its own. */
export const DICE: Partial<Record<number, DieShape>> = {
  4: { tall: 48, edge: 'M24 4 45 42H3z' },
  6: { tall: 48, edge: 'M12 3H36Q45 3 45 12V36Q45 45 36 45H12Q3 45 3 36V12Q3 3 12 3z' },
  8: { tall: 52, edge: 'M24 2 46 26 24 50 2 26z' },
  10: D10,
  20: { tall: 52, edge: 'M24 2 45 14v24L24 50 3 38V14z' },
};
