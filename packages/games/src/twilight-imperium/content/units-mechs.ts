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
    about: 'Deployed with Mitosis in the status phase.',
  }),
  mech('aerie-sentinel', 'Aerie Sentinel', 'argent', { tags: ['no-capacity'], about: 'Needs no capacity.' }),
  mech('dunlain-reaper', 'Dunlain Reaper', 'letnev', {
    about:
      'Deploy: at the start of a ground combat round, spend 2 resources to replace 1 of your infantry there with it.',
  }),
  mech('scavenger-zeta', 'Scavenger Zeta', 'saar', {
    about: 'Deploy: after you gain control of a planet, spend 1 trade good to place it there.',
  }),
  mech('omniopiares', 'Omniopiares', 'keleres', {
    set: 'C3',
    about: 'Others spend 1 influence to commit ground forces to its planet.',
  }),
  mech('ember-colossus', 'Ember Colossus', 'muaat', {
    about: 'Star Forge in or next to its system also places an infantry.',
  }),
  mech('pride-of-kenara', 'Pride of Kenara', 'hacan', { about: 'Its planet may be traded, not during a combat.' }),
  mech('watcher', 'Watcher', 'empyrean', {
    about: 'Remove it from a system with or next to units of a player to cancel an action card of that player.',
  }),
  mech('zs-thunderbolt', 'ZS Thunderbolt M2', 'sol', { about: 'Deploy: after Orbital Drop, for 3 resources.' }),
  mech('icarus-drive', 'Icarus Drive', 'creuss', {
    about: 'After any activation, remove it to place or move a Creuss wormhole token in its system.',
  }),
  mech('annihilator', 'Annihilator', 'l1z1x', {
    bombard: { value: 8, dice: 1 },
    about: 'While not in ground combat it bombards planets in its system as if it were a ship.',
  }),
  mech('starlancer', 'Starlancer', 'mahact', {
    about:
      'When a player whose token is in your fleet pool activates its system, spend that token to end the turn of that player.',
  }),
  mech('moll-terminus', 'Moll Terminus', 'mentak', {
    about: 'Ground forces of other players on its planet cannot sustain damage.',
  }),
  mech('iconoclast', 'Iconoclast', 'naalu', {
    about: 'Adds 2 to its combat rolls against an opponent with a relic fragment.',
  }),
  mech('iconoclast-omega', 'Iconoclast Ω', 'naalu', {
    set: 'C3',
    about: 'Others cannot use anti-fighter barrage against your units in its system.',
  }),
  mech('iconoclast-omega-omega', 'Iconoclast ΩΩ', 'naalu', {
    set: 'TE',
    about: 'Deploy: when another player gains a relic.',
  }),
  mech('eidolon', 'Eidolon', 'naaz-rokha', {
    dice: 2,
    about: 'At the start of a space combat, if it is in the space area, it becomes a Z-Grav Eidolon.',
  }),
  mech('z-grav-eidolon', 'Z-Grav Eidolon', 'naaz-rokha', {
    combat: 8,
    dice: 2,
    tags: ['also-ship'],
    sustain: false,
    about: 'Is a ship as well; turns back at the end of the space combat.',
  }),
  mech('eidolon-maximum', 'Eidolon Maximum', 'naaz-rokha', {
    set: 'TE',
    combat: 4,
    dice: 4,
    move: 3,
    tags: ['also-ship'],
    about:
      'Ship and ground force; hits of unit abilities do not touch it; repaired at the start of every combat round.',
  }),
  mech('mordred', 'Mordred', 'nekro', {
    about: 'Adds 2 to its combat rolls against an opponent whose technologies carry one of your tokens.',
  }),
  mech('quantum-manipulator', 'Quantum Manipulator', 'nomad', {
    about: 'In the space area during combat it may sustain damage to cancel a hit against your ships.',
  }),
  mech('valkyrie-exoskeleton', 'Valkyrie Exoskeleton', 'sardakk', {
    about: 'After it sustains damage in ground combat, 1 hit on the opposing ground forces there.',
  }),
  mech('hecatoncheires', 'Hecatoncheires', 'titans', { about: 'Deploy: instead of a PDS, place it and 1 infantry.' }),
  mech('shield-paling', 'Shield Paling', 'jol-nar', {
    about: 'Your infantry on its planet are not affected by Fragile.',
  }),
  mech('reanimator', 'Reanimator', 'cabal', { about: 'Your infantry destroyed on its planet are captured.' }),
  mech('reclaimer', 'Reclaimer', 'winnu', {
    about: 'After a tactical action in which you took its planet, place a PDS or space dock.',
  }),
  mech('indomitus', 'Indomitus', 'xxcha', { cannon: { value: 8, dice: 1 }, deep: true }),
  mech('moyins-ashes', "Moyin's Ashes", 'yin', { about: 'Indoctrination may place it for 1 more influence.' }),
  mech('blackshade-infiltrator', 'Blackshade Infiltrator', 'yssaril', { about: 'Deploy: after Stall Tactics.' }),
  mech('a3-valiance', 'A3 Valiance', 'bastion', {
    set: 'TE',
    about: 'When destroyed while galvanized, galvanize up to 3 of your infantry in its system.',
  }),
  mech('eanautic', 'Eanautic', 'deepwrought', {
    set: 'TE',
    production: 1,
    about: 'When its system is activated while it coexists, it may leave to a home planet with infantry.',
  }),
  mech('revenant', 'Revenant', 'rebellion', {
    set: 'TE',
    about: 'Deploy: commit it in a system with an active breach, even with no units there.',
  }),
  mech('alarum', 'Alarum', 'ral-nel', {
    set: 'TE',
    about: 'At the end of a combat round on its planet, move up to 2 ground forces there from adjacent systems.',
  }),
  mech('viper-ex-23', 'Viper EX-23', 'firmament', {
    set: 'TE',
    about: 'When ground forces are committed to its planet, your units may coexist.',
  }),
  mech('viper-hollow', 'Viper Hollow', 'obsidian', { set: 'TE', about: 'Swaps control when the faction flips.' }),
] as const;
