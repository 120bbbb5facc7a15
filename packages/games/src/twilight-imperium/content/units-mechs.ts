import type { UnitRow } from './unit-types.ts';

/** Mechs cost 2, fight at 6 with one die and sustain damage unless the row says otherwise. */
const mech = <const Id extends string>(
  id: Id,
  name: string,
  faction: string,
  row: Omit<Partial<UnitRow>, 'id' | 'sustain'> & { sustain?: boolean },
): UnitRow & { id: Id } => {
  const { sustain = true, ...rest } = row;
  return {
    id,
    name,
    faction,
    type: 'mech',
    set: 'PoK',
    level: 1,
    cost: 2,
    combat: 6,
    dice: 1,
    move: 0,
    capacity: 0,
    ...(sustain ? { sustain: true } : {}),
    ...rest,
  };
};

/** Section C.3. */
export const MECHS = [
  mech('letani-behemoth', 'Letani Behemoth', 'arborec', {
    shield: true,
    production: 2,
  }),
  mech('aerie-sentinel', 'Aerie Sentinel', 'argent', { tags: ['no-capacity'] }),
  mech('dunlain-reaper', 'Dunlain Reaper', 'letnev', {}),
  mech('scavenger-zeta', 'Scavenger Zeta', 'saar', {}),
  mech('omniopiares', 'Omniopiares', 'keleres', {
    set: 'C3',
  }),
  mech('ember-colossus', 'Ember Colossus', 'muaat', {}),
  mech('pride-of-kenara', 'Pride of Kenara', 'hacan', {}),
  mech('watcher', 'Watcher', 'empyrean', {}),
  mech('zs-thunderbolt', 'ZS Thunderbolt M2', 'sol', {}),
  mech('icarus-drive', 'Icarus Drive', 'creuss', {}),
  mech('annihilator', 'Annihilator', 'l1z1x', {
    bombard: { value: 8, dice: 1 },
  }),
  mech('starlancer', 'Starlancer', 'mahact', {}),
  mech('moll-terminus', 'Moll Terminus', 'mentak', {}),
  mech('iconoclast', 'Iconoclast', 'naalu', {}),
  mech('iconoclast-omega', 'Iconoclast Ω', 'naalu', {
    set: 'C3',
  }),
  mech('iconoclast-omega-omega', 'Iconoclast ΩΩ', 'naalu', {
    set: 'TE',
  }),
  mech('eidolon', 'Eidolon', 'naaz-rokha', {
    dice: 2,
  }),
  mech('z-grav-eidolon', 'Z-Grav Eidolon', 'naaz-rokha', {
    combat: 8,
    dice: 2,
    tags: ['also-ship'],
    sustain: false,
  }),
  mech('eidolon-maximum', 'Eidolon Maximum', 'naaz-rokha', {
    set: 'TE',
    combat: 4,
    dice: 4,
    move: 3,
    tags: ['also-ship'],
  }),
  mech('mordred', 'Mordred', 'nekro', {}),
  mech('quantum-manipulator', 'Quantum Manipulator', 'nomad', {}),
  mech('valkyrie-exoskeleton', 'Valkyrie Exoskeleton', 'sardakk', {}),
  mech('hecatoncheires', 'Hecatoncheires', 'titans', {}),
  mech('shield-paling', 'Shield Paling', 'jol-nar', {}),
  mech('reanimator', 'Reanimator', 'cabal', {}),
  mech('reclaimer', 'Reclaimer', 'winnu', {}),
  mech('indomitus', 'Indomitus', 'xxcha', { cannon: { value: 8, dice: 1 }, deep: true }),
  mech('moyins-ashes', "Moyin's Ashes", 'yin', {}),
  mech('blackshade-infiltrator', 'Blackshade Infiltrator', 'yssaril', {}),
  mech('a3-valiance', 'A3 Valiance', 'bastion', {
    set: 'TE',
  }),
  mech('eanautic', 'Eanautic', 'deepwrought', {
    set: 'TE',
    production: 1,
  }),
  mech('revenant', 'Revenant', 'rebellion', {
    set: 'TE',
  }),
  mech('alarum', 'Alarum', 'ral-nel', {
    set: 'TE',
  }),
  mech('viper-ex-23', 'Viper EX-23', 'firmament', {
    set: 'TE',
  }),
  mech('viper-hollow', 'Viper Hollow', 'obsidian', { set: 'TE' }),
] as const;
