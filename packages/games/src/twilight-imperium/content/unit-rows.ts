import type { AbilityDice, UnitRow, UnitType } from './unit-types.ts';

/** Units as their cards print them. */
type Row<Id extends string> = UnitRow & { id: Id };
type More = Omit<Partial<UnitRow>, 'id'>;
/** In the order of the card; none: it is not bought, or does not fight. */
type Figures = readonly [
  type: UnitType,
  cost?: number | null,
  combat?: number | null,
  move?: number,
  capacity?: number,
];

const dice = (value: number, count: number): AbilityDice => ({ value, dice: count });

/** Base game and one die, unless the row says otherwise; ids of level II end in 2. */
const unit = <const Id extends string>(
  id: Id,
  name: string,
  [type, cost, combat, move = 0, capacity = 0]: Figures,
  more: More = {},
): Row<Id> => ({
  ...{ id, name, type, set: 'B', level: id.endsWith('-2') ? 2 : 1, move, capacity },
  ...(typeof cost === 'number' && { cost }),
  ...(type === 'infantry' || type === 'fighter' ? { pair: true } : {}),
  ...(typeof combat === 'number' ? { combat, dice: 1 } : { dice: 0 }),
  ...more,
});
/** A line of one faction. */
const line = <const Id extends string>(id: Id, name: string, faction: string, figures: Figures, more?: More): Row<Id> =>
  unit(id, name, figures, { faction, ...more });
const flagship = <const Id extends string>(
  id: Id,
  name: string,
  faction: string,
  combat: number,
  more?: More,
): Row<Id> => line(id, name, faction, ['flagship', 8, combat, 1, 3], { dice: 2, sustain: true, ...more });
/** Without `sustain` only where the row says so. */
const mech = <const Id extends string>(
  id: Id,
  name: string,
  faction: string,
  { sustain = true, ...more }: Omit<More, 'sustain'> & { sustain?: boolean } = {},
): Row<Id> => line(id, name, faction, ['mech', 2, 6], { set: 'PoK', ...(sustain && { sustain }), ...more });

/** Section C.1: units that every faction has, unless it has a line of its own. */
export const GENERIC_UNITS = [
  unit('war-sun', 'War Sun', ['war-sun', 12, 3, 2, 6], {
    dice: 3,
    sustain: true,
    bombard: dice(3, 3),
    tags: ['removes-shield'],
  }),
  unit('dreadnought-1', 'Dreadnought', ['dreadnought', 4, 5, 1, 1], { sustain: true, bombard: dice(5, 1) }),
  unit('dreadnought-2', 'Dreadnought II', ['dreadnought', 4, 5, 2, 1], {
    sustain: true,
    bombard: dice(5, 1),
    tags: ['no-direct-hit'],
  }),
  unit('carrier-1', 'Carrier', ['carrier', 3, 9, 1, 4]),
  unit('carrier-2', 'Carrier II', ['carrier', 3, 9, 2, 6]),
  unit('cruiser-1', 'Cruiser', ['cruiser', 2, 7, 2]),
  unit('cruiser-2', 'Cruiser II', ['cruiser', 2, 6, 3, 1]),
  unit('destroyer-1', 'Destroyer', ['destroyer', 1, 9, 2], { barrage: dice(9, 2) }),
  unit('destroyer-2', 'Destroyer II', ['destroyer', 1, 8, 2], { barrage: dice(6, 3) }),
  unit('fighter-1', 'Fighter', ['fighter', 1, 9]),
  unit('fighter-2', 'Fighter II', ['fighter', 1, 8, 2], { tags: ['flies-alone'] }),
  unit('infantry-1', 'Infantry', ['infantry', 1, 8]),
  unit('infantry-2', 'Infantry II', ['infantry', 1, 7], { tags: ['returns-6'] }),
  unit('mech', 'Mech', ['mech', 2, 6], { set: 'PoK', sustain: true }),
  unit('pds-1', 'PDS', ['pds'], { cannon: dice(6, 1), shield: true }),
  unit('pds-2', 'PDS II', ['pds'], { cannon: dice(5, 1), deep: true, shield: true }),
  unit('space-dock-1', 'Space Dock', ['space-dock'], { production: 'resources+2', freeFighters: 3 }),
  unit('space-dock-2', 'Space Dock II', ['space-dock'], { production: 'resources+4', freeFighters: 3 }),
] as const;

/** Section C.2. */
export const FLAGSHIPS = [
  flagship('duha-menaimon', 'Duha Menaimon', 'arborec', 7, { capacity: 5 }),
  flagship('quetzecoatl', 'Quetzecoatl', 'argent', 7, { set: 'PoK' }),
  flagship('arc-secundus', 'Arc Secundus', 'letnev', 5, { bombard: dice(5, 3), tags: ['removes-shield'] }),
  flagship('son-of-ragh', 'Son of Ragh', 'saar', 5, { barrage: dice(6, 4) }),
  flagship('artemiris', 'Artemiris', 'keleres', 7, { set: 'C3', capacity: 6 }),
  flagship('the-inferno', 'The Inferno', 'muaat', 5),
  flagship('wrath-of-kenara', 'Wrath of Kenara', 'hacan', 7),
  flagship('dynamo', 'Dynamo', 'empyrean', 5, { set: 'PoK' }),
  flagship('genesis', 'Genesis', 'sol', 5, { capacity: 12 }),
  flagship('hil-colish', 'Hil Colish', 'creuss', 5, { dice: 1 }),
  flagship('0-0-1', '[0.0.1]', 'l1z1x', 5, { capacity: 5 }),
  flagship('arvicon-rex', 'Arvicon Rex', 'mahact', 5, { set: 'PoK' }),
  flagship('fourth-moon', 'Fourth Moon', 'mentak', 7),
  flagship('matriarch', 'Matriarch', 'naalu', 9, { capacity: 6 }),
  flagship('visz-el-vir', 'Visz El Vir', 'naaz-rokha', 9, { set: 'PoK', capacity: 4 }),
  flagship('the-alastor', 'The Alastor', 'nekro', 9),
  flagship('memoria-1', 'Memoria', 'nomad', 7, { set: 'PoK', barrage: dice(8, 3) }),
  flagship('memoria-2', 'Memoria II', 'nomad', 5, { set: 'PoK', barrage: dice(5, 3), move: 2, capacity: 6 }),
  flagship('cmorran-norr', "C'morran N'orr", 'sardakk', 6),
  flagship('ouranos', 'Ouranos', 'titans', 7, { set: 'PoK' }),
  flagship('jns-hylarim', 'J.N.S. Hylarim', 'jol-nar', 6),
  flagship('the-terror-between', 'The Terror Between', 'cabal', 5, { set: 'PoK', bombard: dice(5, 1) }),
  flagship('salai-sai-corian', 'Salai Sai Corian', 'winnu', 7, { dice: 0 }),
  flagship('loncara-ssodu', 'Loncara Ssodu', 'xxcha', 7, { cannon: dice(5, 3), deep: true }),
  flagship('van-hauge', 'Van Hauge', 'yin', 9),
  flagship('ysia-yssrila', "Y'sia Y'ssrila", 'yssaril', 5, { move: 2 }),
  flagship('the-egeiro', 'The Egeiro', 'bastion', 9, { set: 'TE', dice: 1, production: 1 }),
  flagship('dws-luminous', 'D.W.S. Luminous', 'deepwrought', 7, { set: 'TE', capacity: 6 }),
  flagship('quietus', 'Quietus', 'rebellion', 5, { set: 'TE' }),
  flagship('last-dispatch', 'Last Dispatch', 'ral-nel', 8, { set: 'TE', move: 2, capacity: 4 }),
  flagship('heavens-eye', "Heaven's Eye", 'firmament', 5, { set: 'TE' }),
  flagship('heavens-hollow', "Heaven's Hollow", 'obsidian', 5, { set: 'TE', dice: 3 }),
] as const;

/** Section C.3. */
export const MECHS = [
  mech('letani-behemoth', 'Letani Behemoth', 'arborec', { shield: true, production: 2 }),
  mech('aerie-sentinel', 'Aerie Sentinel', 'argent', { tags: ['no-capacity'] }),
  mech('dunlain-reaper', 'Dunlain Reaper', 'letnev'),
  mech('scavenger-zeta', 'Scavenger Zeta', 'saar'),
  mech('omniopiares', 'Omniopiares', 'keleres', { set: 'C3' }),
  mech('ember-colossus', 'Ember Colossus', 'muaat'),
  mech('pride-of-kenara', 'Pride of Kenara', 'hacan'),
  mech('watcher', 'Watcher', 'empyrean'),
  mech('zs-thunderbolt', 'ZS Thunderbolt M2', 'sol'),
  mech('icarus-drive', 'Icarus Drive', 'creuss'),
  mech('annihilator', 'Annihilator', 'l1z1x', { bombard: dice(8, 1) }),
  mech('starlancer', 'Starlancer', 'mahact'),
  mech('moll-terminus', 'Moll Terminus', 'mentak'),
  mech('iconoclast', 'Iconoclast', 'naalu'),
  mech('iconoclast-omega', 'Iconoclast Ω', 'naalu', { set: 'C3' }),
  mech('iconoclast-omega-omega', 'Iconoclast ΩΩ', 'naalu', { set: 'TE' }),
  mech('eidolon', 'Eidolon', 'naaz-rokha', { dice: 2 }),
  mech('z-grav-eidolon', 'Z-Grav Eidolon', 'naaz-rokha', { dice: 2, tags: ['also-ship'], combat: 8, sustain: false }),
  mech('eidolon-maximum', 'Eidolon Maximum', 'naaz-rokha', {
    set: 'TE',
    dice: 4,
    tags: ['also-ship'],
    combat: 4,
    move: 3,
  }),
  mech('mordred', 'Mordred', 'nekro'),
  mech('quantum-manipulator', 'Quantum Manipulator', 'nomad'),
  mech('valkyrie-exoskeleton', 'Valkyrie Exoskeleton', 'sardakk'),
  mech('hecatoncheires', 'Hecatoncheires', 'titans'),
  mech('shield-paling', 'Shield Paling', 'jol-nar'),
  mech('reanimator', 'Reanimator', 'cabal'),
  mech('reclaimer', 'Reclaimer', 'winnu'),
  mech('indomitus', 'Indomitus', 'xxcha', { cannon: dice(8, 1), deep: true }),
  mech('moyins-ashes', "Moyin's Ashes", 'yin'),
  mech('blackshade-infiltrator', 'Blackshade Infiltrator', 'yssaril'),
  mech('a3-valiance', 'A3 Valiance', 'bastion', { set: 'TE' }),
  mech('eanautic', 'Eanautic', 'deepwrought', { set: 'TE', production: 1 }),
  mech('revenant', 'Revenant', 'rebellion', { set: 'TE' }),
  mech('alarum', 'Alarum', 'ral-nel', { set: 'TE' }),
  mech('viper-ex-23', 'Viper EX-23', 'firmament', { set: 'TE' }),
  mech('viper-hollow', 'Viper Hollow', 'obsidian', { set: 'TE' }),
] as const;

/** Section C.4: lines that replace the generic ones. */
export const FACTION_LINES = [
  line('letani-warrior-1', 'Letani Warrior', 'arborec', ['infantry', 1, 8], { production: 1 }),
  line('letani-warrior-2', 'Letani Warrior II', 'arborec', ['infantry', 1, 7], { production: 2, tags: ['returns-6'] }),
  line('strike-wing-alpha-1', 'Strike Wing Alpha', 'argent', ['destroyer', 1, 8, 2, 1], {
    set: 'PoK',
    barrage: dice(9, 2),
  }),
  line('strike-wing-alpha-2', 'Strike Wing Alpha II', 'argent', ['destroyer', 1, 7, 2, 1], {
    set: 'PoK',
    barrage: dice(6, 3),
  }),
  line('exile-1', 'Exile', 'rebellion', ['destroyer', 1, 8, 2], { set: 'TE', barrage: dice(9, 2) }),
  line('exile-2', 'Exile II', 'rebellion', ['destroyer', 1, 7, 2], { set: 'TE', barrage: dice(6, 3) }),
  line('super-dreadnought-1', 'Super Dreadnought', 'l1z1x', ['dreadnought', 4, 5, 1, 2], {
    sustain: true,
    bombard: dice(5, 1),
  }),
  line('super-dreadnought-2', 'Super Dreadnought II', 'l1z1x', ['dreadnought', 4, 4, 2, 2], {
    sustain: true,
    bombard: dice(4, 1),
    tags: ['no-direct-hit'],
  }),
  line('crimson-legionnaire-1', 'Crimson Legionnaire', 'mahact', ['infantry', 1, 8], { set: 'PoK' }),
  line('crimson-legionnaire-2', 'Crimson Legionnaire II', 'mahact', ['infantry', 1, 7], {
    set: 'PoK',
    tags: ['returns-always'],
  }),
  line('corsair', 'Corsair', 'mentak', ['cruiser', 2, 6, 3, 2], { set: 'TE', level: 2 }),
  line('prototype-war-sun-1', 'Prototype War Sun', 'muaat', ['war-sun', 12, 3, 1, 6], {
    dice: 3,
    sustain: true,
    bombard: dice(3, 3),
    tags: ['removes-shield'],
  }),
  line('prototype-war-sun-2', 'Prototype War Sun II', 'muaat', ['war-sun', 10, 3, 3, 6], {
    dice: 3,
    sustain: true,
    bombard: dice(3, 3),
    tags: ['removes-shield'],
  }),
  line('hybrid-crystal-fighter-1', 'Hybrid Crystal Fighter', 'naalu', ['fighter', 1, 8]),
  line('hybrid-crystal-fighter-2', 'Hybrid Crystal Fighter II', 'naalu', ['fighter', 1, 7, 2], {
    tags: ['flies-alone-half'],
  }),
  line('linkship-1', 'Linkship', 'ral-nel', ['destroyer', 1, 9, 3], { set: 'TE', barrage: dice(9, 2) }),
  line('linkship-2', 'Linkship II', 'ral-nel', ['destroyer', 1, 8, 4], { set: 'TE', barrage: dice(6, 3) }),
  line('floating-factory-1', 'Floating Factory', 'saar', ['space-dock', null, null, 1, 4], {
    production: 5,
    tags: ['floats'],
  }),
  line('floating-factory-2', 'Floating Factory II', 'saar', ['space-dock', null, null, 2, 5], {
    production: 7,
    tags: ['floats'],
  }),
  line('exotrireme-1', 'Exotrireme', 'sardakk', ['dreadnought', 4, 5, 1, 1], { sustain: true, bombard: dice(4, 2) }),
  line('exotrireme-2', 'Exotrireme II', 'sardakk', ['dreadnought', 4, 5, 2, 1], {
    sustain: true,
    bombard: dice(4, 2),
    tags: ['no-direct-hit'],
  }),
  line('advanced-carrier-1', 'Advanced Carrier', 'sol', ['carrier', 3, 9, 1, 6]),
  line('advanced-carrier-2', 'Advanced Carrier II', 'sol', ['carrier', 3, 9, 2, 8], { sustain: true }),
  line('spec-ops-1', 'Spec Ops', 'sol', ['infantry', 1, 7]),
  line('spec-ops-2', 'Spec Ops II', 'sol', ['infantry', 1, 6], { tags: ['returns-5'] }),
  line('saturn-engine-1', 'Saturn Engine', 'titans', ['cruiser', 2, 7, 2, 1], { set: 'PoK' }),
  line('saturn-engine-2', 'Saturn Engine II', 'titans', ['cruiser', 2, 6, 3, 2], { set: 'PoK', sustain: true }),
  line('hel-titan-1', 'Hel-Titan', 'titans', ['pds', null, 7], {
    set: 'PoK',
    sustain: true,
    cannon: dice(6, 1),
    shield: true,
    production: 1,
    tags: ['also-ground', 'rooted'],
  }),
  line('hel-titan-2', 'Hel-Titan II', 'titans', ['pds', null, 6], {
    set: 'PoK',
    sustain: true,
    cannon: dice(5, 1),
    deep: true,
    shield: true,
    production: 1,
    tags: ['also-ground', 'rooted'],
  }),
  line('dimensional-tear-1', 'Dimensional Tear', 'cabal', ['space-dock'], {
    set: 'PoK',
    production: 5,
    freeFighters: 6,
  }),
  line('dimensional-tear-2', 'Dimensional Tear II', 'cabal', ['space-dock'], {
    set: 'PoK',
    production: 7,
    freeFighters: 12,
  }),
  line('helios-1', '4X41C "Helios" V1', 'bastion', ['space-dock'], {
    set: 'TE',
    production: 'resources+2',
    freeFighters: 3,
  }),
  line('helios-2', '4X41C "Helios" V2', 'bastion', ['space-dock'], {
    set: 'TE',
    production: 'resources+4',
    freeFighters: 3,
  }),
] as const;
