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
    about: 'After you activate its system, produce up to 5 units there.',
  }),
  flagship('quetzecoatl', 'Quetzecoatl', 'argent', {
    set: 'PoK',
    combat: 7,
    about: 'Other players cannot use space cannon against your ships in its system.',
  }),
  flagship('arc-secundus', 'Arc Secundus', 'letnev', {
    combat: 5,
    bombard: { value: 5, dice: 3 },
    tags: ['removes-shield'],
    about: 'Other units in its system lose Planetary Shield; repaired at the start of each space combat round.',
  }),
  flagship('son-of-ragh', 'Son of Ragh', 'saar', { combat: 5, barrage: { value: 6, dice: 4 } }),
  flagship('artemiris', 'Artemiris', 'keleres', {
    set: 'C3',
    combat: 7,
    capacity: 6,
    about: 'Others spend 2 influence to activate its system.',
  }),
  flagship('the-inferno', 'The Inferno', 'muaat', {
    combat: 5,
    about: 'Action: spend a strategy token to place a cruiser in its system.',
  }),
  flagship('wrath-of-kenara', 'Wrath of Kenara', 'hacan', {
    combat: 7,
    about: 'After you roll a die in a space combat in its system, spend 1 trade good to add 1 to it, once per die.',
  }),
  flagship('dynamo', 'Dynamo', 'empyrean', {
    set: 'PoK',
    combat: 5,
    about: 'After a unit in its or an adjacent system sustains damage, spend 2 influence to repair that unit.',
  }),
  flagship('genesis', 'Genesis', 'sol', {
    combat: 5,
    capacity: 12,
    about: 'Status phase: 1 infantry appears in its system.',
  }),
  flagship('hil-colish', 'Hil Colish', 'creuss', {
    combat: 5,
    dice: 1,
    about: 'Its system holds a delta wormhole; moves before or after your other ships.',
  }),
  flagship('0-0-1', '[0.0.1]', 'l1z1x', {
    combat: 5,
    capacity: 5,
    about: 'In space combat, hits of this ship and of your dreadnoughts go to non-fighter ships if able.',
  }),
  flagship('arvicon-rex', 'Arvicon Rex', 'mahact', {
    set: 'PoK',
    combat: 5,
    about: 'Adds 2 to its combat rolls against an opponent whose token is not in your fleet pool.',
  }),
  flagship('fourth-moon', 'Fourth Moon', 'mentak', {
    combat: 7,
    about: 'Ships of other players in its system cannot sustain damage.',
  }),
  flagship('matriarch', 'Matriarch', 'naalu', {
    combat: 9,
    capacity: 6,
    about:
      'In an invasion in its system you may commit fighters as if they were ground forces; they return to space afterwards.',
  }),
  flagship('visz-el-vir', 'Visz El Vir', 'naaz-rokha', {
    set: 'PoK',
    combat: 9,
    capacity: 4,
    about: 'Your mechs in its system roll 1 more combat die.',
  }),
  flagship('the-alastor', 'The Alastor', 'nekro', {
    combat: 9,
    about: 'At the start of a space combat, any of your ground forces in the system may take part as if ships.',
  }),
  flagship('memoria-1', 'Memoria I', 'nomad', {
    set: 'PoK',
    combat: 7,
    barrage: { value: 8, dice: 3 },
    about: 'Counts as adjacent to systems with your mechs.',
  }),
  flagship('memoria-2', 'Memoria II', 'nomad', {
    set: 'PoK',
    level: 2,
    combat: 5,
    move: 2,
    capacity: 6,
    barrage: { value: 5, dice: 3 },
    about: 'Counts as adjacent to systems with your mechs.',
  }),
  flagship('cmorran-norr', "C'morran N'orr", 'sardakk', {
    combat: 6,
    about: 'Adds 1 to the combat rolls of your other ships in its system.',
  }),
  flagship('ouranos', 'Ouranos', 'titans', {
    set: 'PoK',
    combat: 7,
    about: 'Deploy: after you activate a system with your PDS, replace one PDS with it.',
  }),
  flagship('jns-hylarim', 'J.N.S. Hylarim', 'jol-nar', {
    combat: 6,
    about: 'Each natural 9 or 10 of its combat roll gives 2 additional hits.',
  }),
  flagship('the-terror-between', 'The Terror Between', 'cabal', {
    set: 'PoK',
    combat: 5,
    bombard: { value: 5, dice: 1 },
    about: 'Captures every other non-structure unit destroyed in its system, your own included.',
  }),
  flagship('salai-sai-corian', 'Salai Sai Corian', 'winnu', {
    combat: 7,
    dice: 0,
    about: 'Rolls as many dice as the opponent has non-fighter ships.',
  }),
  flagship('loncara-ssodu', 'Loncara Ssodu', 'xxcha', { combat: 7, cannon: { value: 5, dice: 3 }, deep: true }),
  flagship('van-hauge', 'Van Hauge', 'yin', {
    combat: 9,
    about: 'When it is destroyed, all ships in the system are destroyed.',
  }),
  flagship('ysia-yssrila', "Y'sia Y'ssrila", 'yssaril', { combat: 5, move: 2, about: 'Moves through enemy ships.' }),
  flagship('the-egeiro', 'The Egeiro', 'bastion', {
    set: 'TE',
    combat: 9,
    dice: 1,
    production: 1,
    about: 'Adds 1 to its combat rolls for each non-home system with a planet you control.',
  }),
  flagship('dws-luminous', 'D.W.S. Luminous', 'deepwrought', {
    set: 'TE',
    combat: 7,
    capacity: 6,
    about: 'Moves through systems with your units, 1 further for each.',
  }),
  flagship('quietus', 'Quietus', 'rebellion', {
    set: 'TE',
    combat: 5,
    about:
      'While it is in a system with an active breach, units of others in systems with active breaches lose their unit abilities.',
  }),
  flagship('last-dispatch', 'Last Dispatch', 'ral-nel', {
    set: 'TE',
    combat: 8,
    move: 2,
    capacity: 4,
    about: 'When it retreats you may destroy 1 ship in the active system that cannot sustain damage.',
  }),
  flagship('heavens-eye', "Heaven's Eye", 'firmament', {
    set: 'TE',
    combat: 5,
    about: 'Against a player marked on your plots: 1 more move, and repaired at the end of each combat round.',
  }),
  flagship('heavens-hollow', "Heaven's Hollow", 'obsidian', { set: 'TE', combat: 5, dice: 3 }),
] as const;
