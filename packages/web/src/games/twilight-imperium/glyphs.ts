/** Simple shapes for the unit types, in a box of 40 by 24, pointing right. */
export const GLYPHS: Record<string, string> = {
  fighter: 'M12 6l16 6-16 6 4-6z',
  destroyer: 'M7 5l27 7L7 19l6-7z',
  cruiser: 'M3 8h18l15 4-15 4H3l5-4z',
  carrier: 'M2 4h25l10 5v6l-10 5H2zM7 8.500h17v2H7zM7 13.500h17v2H7z',
  dreadnought: 'M2 5h16l20 7-20 7H2l4-4.500v-5z',
  flagship: 'M1 9h9l3-5h10l2 4 14 4-14 4-2 4H13l-3-5H1l4-3z',
  'war-sun': 'M20 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm3 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  infantry: 'M20 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 21c0-5 3.600-8 8-8s8 3 8 8z',
  mech: 'M13 4h14v7h5v8h-5v-4h-2v7h-4v-6h-2v6h-4v-7h-2v4H8v-8h5z',
  pds: 'M10 20h20v-4h-6l8-10-3-2-11 12H10z',
  'space-dock': 'M6 9h28v6H6zM12 4h4v16h-4zM24 4h4v16h-4z',
};
