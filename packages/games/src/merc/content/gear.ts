export type Slot = 'weapon' | 'armor' | 'accessory';
export type GearType =
  | 'handgun'
  | 'uzi'
  | 'rifle'
  | 'smaw'
  | 'explosive'
  | 'kit'
  | 'dog'
  | 'shot'
  | 'mine'
  | 'bandolier'
  | '';

/** A card of equipment. Figures are added to those of the carrier. */
export interface GearRow {
  name: string;
  slot: Slot;
  type: GearType;
  copies: number;
  /** Higher is preferred by the computer Dictator. */
  serial: number;
  initiative: number;
  combat: number;
  targets: number;
  training: number;
  armor: number;
  pierces: boolean;
  /** Discarded after the attack that used it. */
  once: boolean;
  /** Times it heals; 0 where it does not. */
  uses: number;
}

const PLAIN = { initiative: 0, combat: 0, targets: 0, training: 0, armor: 0, pierces: false, once: false, uses: 0 };

const weapon = (name: string, type: GearType, copies: number, serial: number, figures: Partial<GearRow>): GearRow => ({
  name,
  slot: 'weapon',
  type,
  copies,
  serial,
  ...PLAIN,
  ...figures,
});
/** What an armor stops, and what it costs in initiative and combat. */
type Plates = readonly [armor: number, initiative: number, combat: number];
const armor = (name: string, copies: number, serial: number, [value, initiative, combat]: Plates): GearRow => ({
  name,
  slot: 'armor',
  type: '',
  copies,
  serial,
  ...PLAIN,
  armor: value,
  initiative,
  combat,
});
const accessory = (
  name: string,
  type: GearType,
  copies: number,
  serial: number,
  figures: Partial<GearRow>,
): GearRow => ({
  name,
  slot: 'accessory',
  type,
  copies,
  serial,
  ...PLAIN,
  ...figures,
});

const pierces = true;
const once = true;

/** Section 15, weapons. */
export const WEAPONS: readonly GearRow[] = [
  weapon('9mm Handgun', 'handgun', 2, 510, { combat: 1 }),
  weapon('9mm Handgun, AP ammo', 'handgun', 2, 530, { combat: 1, pierces }),
  weapon('9mm Handgun, laser sight', 'handgun', 2, 550, { combat: 1, initiative: 2 }),
  weapon('.45 Handgun', 'handgun', 2, 570, { combat: 2 }),
  weapon('.45 Handgun, AP ammo', 'handgun', 2, 590, { combat: 2, pierces }),
  weapon('.45 Handgun, laser sight', 'handgun', 2, 610, { combat: 2, initiative: 2 }),
  weapon('M16', 'rifle', 1, 630, { combat: 3 }),
  weapon('M16, AP ammo', 'rifle', 1, 650, { combat: 3, pierces }),
  weapon('M16, laser sight', 'rifle', 1, 670, { combat: 3, initiative: 2 }),
  weapon('M16, burst fire', 'rifle', 1, 850, { combat: 2, targets: 1 }),
  weapon('AK-47', 'rifle', 1, 710, { combat: 4 }),
  weapon('AK-47, bipod', 'rifle', 1, 730, { combat: 4, initiative: 1 }),
  weapon('AK-47, burst fire', 'rifle', 1, 870, { combat: 3, targets: 1 }),
  weapon('AK-47, full auto', 'rifle', 1, 910, { combat: 2, targets: 2 }),
  weapon('.50 Rifle', 'rifle', 1, 750, { combat: 5 }),
  weapon('.50 Rifle, FLIR scope', 'rifle', 1, 770, { combat: 5, initiative: 3 }),
  weapon('SMAW', 'smaw', 2, 790, { combat: 10, initiative: -2 }),
  weapon('Uzi', 'uzi', 2, 810, { targets: 1 }),
  weapon('Uzi, AP ammo', 'uzi', 2, 830, { targets: 1, pierces }),
];

/** Section 15, armor: copies, armor, initiative, combat, serial. */
export const ARMOR: readonly GearRow[] = [
  armor('Flak Vest', 1, 470, [1, 0, 0]),
  armor('Flak Vest, Kevlar helmet', 1, 250, [2, -1, 0]),
  armor('Flak Vest, ceramic plates, Kevlar helmet', 1, 290, [3, -1, -1]),
  armor('Kevlar Vest', 2, 350, [2, -1, 0]),
  armor('Kevlar Vest, ceramic plates', 2, 390, [3, -1, -1]),
  armor('Kevlar Vest, ceramic plates, Kevlar helmet', 2, 270, [4, -2, -1]),
  armor('Body Armor', 2, 370, [3, -1, -1]),
  armor('Body Armor, ceramic plates', 1, 310, [4, -2, -1]),
  armor('Body Armor, ceramic plates, Kevlar helmet', 1, 330, [5, -2, -2]),
  armor('Full Body Armor', 2, 410, [6, -3, -2]),
  armor('Ghillie Suit', 2, 450, [0, 2, 0]),
];

/** Section 15, accessories. */
export const ACCESSORIES: readonly GearRow[] = [
  accessory('Army FM 30-25', '', 2, 490, { training: 2 }),
  accessory('Field Radio', '', 2, 430, { training: 1, initiative: 1 }),
  accessory('Grenade', 'explosive', 2, 890, { combat: 3, targets: 2, initiative: -2, once }),
  accessory('Fragmentation Grenade', 'explosive', 2, 930, { combat: 4, targets: 3, initiative: -2, once }),
  accessory('Mortar', 'explosive', 2, 950, { combat: 5, targets: 4, initiative: -2, once }),
  accessory('Attack Dog', 'dog', 2, 190, { initiative: 1 }),
  accessory('First Aid Kit', 'kit', 2, 150, { uses: 1 }),
  accessory('Medical Kit', 'kit', 2, 170, { uses: 3 }),
  accessory('Epinephrine Shot', 'shot', 2, 230, {}),
  accessory('Repair Kit', '', 2, 130, {}),
  accessory('Land Mine', 'mine', 2, 110, {}),
  accessory('Bandolier', 'bandolier', 2, 980, {}),
];

/** An older card list says 2, the newer one 3 (section 24). */
export const BANDOLIER_SLOTS = 3;

/** A vehicle serves a squad: its bonuses go to every member, its armor is its health and is hit first. */
export interface VehicleRow {
  name: string;
  combat: number;
  initiative: number;
  armor: number;
  seats: number;
  /** Sectors per move, and the actions that a move costs: outside combat. */
  spaces: number;
  actions: number;
  /** Moves diagonally too, so a retreat may as well. */
  flies: boolean;
}

const vehicle = (name: string, armorValue: number, seats: number, more: Partial<VehicleRow>): VehicleRow => ({
  name,
  combat: 0,
  initiative: 0,
  armor: armorValue,
  seats,
  spaces: 2,
  actions: 1,
  flies: false,
  ...more,
});

/** Section 15, vehicles of the expansion. */
export const VEHICLES: readonly VehicleRow[] = [
  vehicle('Jeep', 1, 4, {}),
  vehicle('Humvee', 3, 4, { combat: 1 }),
  vehicle('Deuce', 1, 10, { spaces: 1 }),
  vehicle('Chopper', 1, 4, { combat: 1, flies: true }),
  vehicle('Tank', 6, 4, { combat: 3, initiative: -1, spaces: 1, actions: 2 }),
];
