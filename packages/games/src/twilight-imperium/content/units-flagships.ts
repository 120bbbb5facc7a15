import type { UnitRow } from './unit-types.ts';

/** Flagships cost 8, move 1, carry 3, roll 2 dice and sustain damage unless the row says otherwise. */
const flagship = <const Id extends string>(
  id: Id,
  name: string,
  faction: string,
  row: Omit<Partial<UnitRow>, 'id'> & { combat: number },
): UnitRow & { id: Id } => ({
  id,
  name,
  faction,
  type: 'flagship',
  set: 'B',
  level: 1,
  cost: 8,
  dice: 2,
  move: 1,
  capacity: 3,
  sustain: true,
  ...row,
});

/** Section C.2. */
export const FLAGSHIPS = [
  flagship('duha-menaimon', 'Duha Menaimon', 'arborec', {
    combat: 7,
    capacity: 5,
  }),
  flagship('quetzecoatl', 'Quetzecoatl', 'argent', {
    set: 'PoK',
    combat: 7,
  }),
  flagship('arc-secundus', 'Arc Secundus', 'letnev', {
    combat: 5,
    bombard: { value: 5, dice: 3 },
    tags: ['removes-shield'],
  }),
  flagship('son-of-ragh', 'Son of Ragh', 'saar', { combat: 5, barrage: { value: 6, dice: 4 } }),
  flagship('artemiris', 'Artemiris', 'keleres', {
    set: 'C3',
    combat: 7,
    capacity: 6,
  }),
  flagship('the-inferno', 'The Inferno', 'muaat', {
    combat: 5,
  }),
  flagship('wrath-of-kenara', 'Wrath of Kenara', 'hacan', {
    combat: 7,
  }),
  flagship('dynamo', 'Dynamo', 'empyrean', {
    set: 'PoK',
    combat: 5,
  }),
  flagship('genesis', 'Genesis', 'sol', {
    combat: 5,
    capacity: 12,
  }),
  flagship('hil-colish', 'Hil Colish', 'creuss', {
    combat: 5,
    dice: 1,
  }),
  flagship('0-0-1', '[0.0.1]', 'l1z1x', {
    combat: 5,
    capacity: 5,
  }),
  flagship('arvicon-rex', 'Arvicon Rex', 'mahact', {
    set: 'PoK',
    combat: 5,
  }),
  flagship('fourth-moon', 'Fourth Moon', 'mentak', {
    combat: 7,
  }),
  flagship('matriarch', 'Matriarch', 'naalu', {
    combat: 9,
    capacity: 6,
  }),
  flagship('visz-el-vir', 'Visz El Vir', 'naaz-rokha', {
    set: 'PoK',
    combat: 9,
    capacity: 4,
  }),
  flagship('the-alastor', 'The Alastor', 'nekro', {
    combat: 9,
  }),
  flagship('memoria-1', 'Memoria', 'nomad', {
    set: 'PoK',
    combat: 7,
    barrage: { value: 8, dice: 3 },
  }),
  flagship('memoria-2', 'Memoria II', 'nomad', {
    set: 'PoK',
    level: 2,
    combat: 5,
    move: 2,
    capacity: 6,
    barrage: { value: 5, dice: 3 },
  }),
  flagship('cmorran-norr', "C'morran N'orr", 'sardakk', {
    combat: 6,
  }),
  flagship('ouranos', 'Ouranos', 'titans', {
    set: 'PoK',
    combat: 7,
  }),
  flagship('jns-hylarim', 'J.N.S. Hylarim', 'jol-nar', {
    combat: 6,
  }),
  flagship('the-terror-between', 'The Terror Between', 'cabal', {
    set: 'PoK',
    combat: 5,
    bombard: { value: 5, dice: 1 },
  }),
  flagship('salai-sai-corian', 'Salai Sai Corian', 'winnu', {
    combat: 7,
    dice: 0,
  }),
  flagship('loncara-ssodu', 'Loncara Ssodu', 'xxcha', { combat: 7, cannon: { value: 5, dice: 3 }, deep: true }),
  flagship('van-hauge', 'Van Hauge', 'yin', {
    combat: 9,
  }),
  flagship('ysia-yssrila', "Y'sia Y'ssrila", 'yssaril', { combat: 5, move: 2 }),
  flagship('the-egeiro', 'The Egeiro', 'bastion', {
    set: 'TE',
    combat: 9,
    dice: 1,
    production: 1,
  }),
  flagship('dws-luminous', 'D.W.S. Luminous', 'deepwrought', {
    set: 'TE',
    combat: 7,
    capacity: 6,
  }),
  flagship('quietus', 'Quietus', 'rebellion', {
    set: 'TE',
    combat: 5,
  }),
  flagship('last-dispatch', 'Last Dispatch', 'ral-nel', {
    set: 'TE',
    combat: 8,
    move: 2,
    capacity: 4,
  }),
  flagship('heavens-eye', "Heaven's Eye", 'firmament', {
    set: 'TE',
    combat: 5,
  }),
  flagship('heavens-hollow', "Heaven's Hollow", 'obsidian', { set: 'TE', combat: 5, dice: 3 }),
] as const;
