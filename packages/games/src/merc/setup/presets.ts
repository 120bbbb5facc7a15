import type { Preset } from '../../game.ts';
import type { Merc } from '../types.ts';
import type { Setup, SetupGear } from './schema.ts';

/** Section 12: the mortar in the example has one die less than the printed card. */
const OLD_MORTAR: SetupGear = {
  name: 'Old mortar',
  slot: 'accessory',
  combat: 4,
  targets: 4,
  initiative: -2,
  once: true,
};

const rizenAndSurgeon = (mortar: string | SetupGear): Setup => ({
  attacker: 'rebel',
  sector: 'C2',
  forces: {
    dictator: { units: [{ militia: 7 }, { merc: 'Shadkaam', gear: ['M16', 'Flak Vest'] }] },
    rebel: {
      units: [
        { merc: 'Rizen', gear: ['AK-47'] },
        { merc: 'Surgeon', gear: [mortar, 'Kevlar Vest'] },
      ],
    },
  },
  map: [{ id: 'B2', rebel: 2 }, { id: 'C1' }, { id: 'D2', dictator: 4 }, { id: 'C3', mine: 'dictator' }],
});

/** From one MERC against militia to an assault on the base. */
export const presets: readonly Preset<Merc>[] = [
  {
    id: 'patrol',
    title: 'One MERC against a patrol',
    about: 'Shadkaam with a handgun meets three militia: the smallest fight, good for a first try.',
    setup: {
      attacker: 'rebel',
      sector: 'B2',
      forces: {
        dictator: { units: [{ militia: 3 }] },
        rebel: { units: [{ merc: 'Shadkaam', gear: ['9mm Handgun', 'Flak Vest'] }] },
      },
      map: [{ id: 'A2', rebel: 1 }, { id: 'B1' }],
    },
  },
  {
    id: 'rizen-and-surgeon',
    title: 'Rizen and Surgeon against seven militia',
    about:
      'The worked example of the rules, with the older mortar: Surgeon has Combat 7, trades dice for health, and Shadkaam shoots back.',
    setup: rizenAndSurgeon(OLD_MORTAR),
  },
  {
    id: 'rizen-and-surgeon-today',
    title: 'Rizen and Surgeon with the reprinted mortar',
    about: 'The same fight by the printed cards: the mortar adds one die more, so Surgeon has Combat 8.',
    setup: rizenAndSurgeon('Mortar'),
  },
  {
    id: 'duel',
    title: 'A duel of specialists',
    about: 'Vandal fires twice a round, Basic rerolls once per fight; both wear armor.',
    setup: {
      attacker: 'dictator',
      forces: {
        dictator: { units: [{ merc: 'Vandal', gear: ['.45 Handgun', 'Body Armor'] }] },
        rebel: { units: [{ merc: 'Basic', gear: ['M16, laser sight', 'Kevlar Vest'] }] },
      },
    },
  },
  {
    id: 'dogs',
    title: 'Dogs and doctors',
    about: 'Two dogs, a First Aid Kit and an Epinephrine Shot: interrupts and held MERCs.',
    setup: {
      attacker: 'rebel',
      sector: 'B2',
      forces: {
        dictator: {
          units: [
            { merc: 'Valkyrie', gear: ['Uzi', 'Flak Vest', 'Attack Dog'] },
            { merc: 'Wolverine', gear: ['AK-47, burst fire', 'Attack Dog'] },
            { militia: 1 },
          ],
        },
        rebel: {
          units: [
            { merc: 'Tao', gear: ['.45 Handgun', 'Epinephrine Shot'] },
            { merc: 'Lucid', gear: ['M16', 'Kevlar Vest', 'First Aid Kit'] },
            { merc: 'Juicer', gear: ['.50 Rifle'], wounds: 2 },
          ],
        },
      },
      map: [{ id: 'A2' }, { id: 'B1', dictator: 3, rebel: 1 }],
    },
  },
  {
    id: 'minefield',
    title: 'Into the minefield',
    about: 'The Dictator walks into a sector that is mined and thinly held; Adelheid converts his militia.',
    setup: {
      attacker: 'dictator',
      sector: 'B3',
      mine: 'rebel',
      forces: {
        dictator: { units: [{ militia: 8 }, { merc: 'Buzzkill', gear: ['AK-47, full auto', 'Body Armor'] }] },
        rebel: {
          units: [
            { merc: 'Adelheid', gear: ['Uzi', 'Ghillie Suit'] },
            { merc: 'Walter', gear: ['9mm Handgun'] },
            { militia: 1 },
          ],
        },
      },
      map: [{ id: 'A3', rebel: 3 }, { id: 'C3', dictator: 2 }, { id: 'B2' }, { id: 'B4' }],
    },
  },
  {
    id: 'three-rebels',
    title: 'Three Rebels attack together',
    about: 'A coordinated attack of three players; each decides for their own units and squads.',
    setup: {
      attacker: 'rebel',
      sector: 'C3',
      forces: {
        dictator: {
          units: [
            { militia: 10 },
            { merc: 'Max', gear: ['M16', 'Kevlar Vest, ceramic plates'] },
            { merc: 'Runde', gear: ['.45 Handgun, laser sight'] },
          ],
        },
        rebel: {
          units: [
            { merc: 'Tack', gear: ['Uzi, AP ammo'] },
            { merc: 'Haarg', gear: ['Body Armor'] },
          ],
        },
        rebel2: {
          units: [
            { merc: 'Golem', gear: ['.50 Rifle, FLIR scope'] },
            { merc: 'Stumpy', gear: ['Fragmentation Grenade'] },
          ],
        },
        rebel3: { units: [{ merc: 'Khenn', gear: ['AK-47, bipod'] }, { militia: 3 }] },
      },
      map: [{ id: 'B3', rebel: 3 }, { id: 'D3' }, { id: 'C2', dictator: 5 }, { id: 'C4', mine: 'dictator' }],
    },
  },
  {
    id: 'mortar',
    title: 'Mortar from the next sector',
    about: 'Stumpy shells a sector full of militia without entering it: no fire comes back.',
    noContest: true,
    setup: {
      kind: 'bombardment',
      attacker: 'rebel',
      by: 'Stumpy',
      forces: {
        dictator: { units: [{ militia: 6 }, { merc: 'Rozeske', gear: ['Kevlar Vest'] }] },
        rebel: { units: [{ merc: 'Stumpy', gear: ['AK-47', 'Mortar'] }] },
      },
    },
  },
  {
    id: 'fodder',
    title: 'Fodder',
    about:
      'A tactics card throws more militia with better weapons at a Rebel garrison, after an artillery barrage; Vandal leads them.',
    setup: {
      attacker: 'dictator',
      sector: 'B2',
      tactics: [{ card: 'Better Weapons' }, { card: 'Artillery Barrage' }, { card: 'Fodder' }],
      forces: {
        dictator: { units: [{ militia: 2 }, { merc: 'Vandal', gear: ['.45 Handgun'] }] },
        rebel: { units: [{ militia: 4 }, { merc: 'Snake', gear: ['M16, burst fire', 'Flak Vest'] }] },
      },
      map: [{ id: 'B1', rebel: 1 }],
    },
  },
  {
    id: 'convoy',
    title: 'Convoy',
    about: 'A Tank against a Humvee and a Chopper: vehicles absorb the first hits on their squads.',
    setup: {
      attacker: 'rebel',
      sector: 'C3',
      forces: {
        dictator: {
          units: [{ merc: 'Moose', gear: ['M16'] }, { merc: 'Ra', gear: ['AK-47, burst fire'] }, { militia: 4 }],
          vehicles: [{ vehicle: 'Tank' }],
        },
        rebel: {
          units: [
            { merc: 'Shooter', gear: ['.45 Handgun, AP ammo'] },
            { merc: 'Moe', gear: ['SMAW'] },
            { merc: 'Sonia', gear: ['Uzi'], squad: 'secondary' },
          ],
          vehicles: [{ vehicle: 'Humvee' }, { vehicle: 'Chopper', squad: 'secondary' }],
        },
      },
      map: [{ id: 'B2' }, { id: 'B3', dictator: 2 }, { id: 'C4', rebel: 2 }],
    },
  },
  {
    id: 'assault',
    title: 'Assault on the base',
    about: 'Two Rebels storm the base: 12 militia, two MERCs and behind them the Marshal himself.',
    setup: {
      attacker: 'rebel',
      sector: 'C3',
      base: true,
      tactics: [{ card: 'Veteran Militia' }],
      forces: {
        dictator: {
          units: [
            { dictator: 'The Marshal', gear: ['.45 Handgun', 'Flak Vest'] },
            { merc: 'Badger', gear: ['AK-47', 'Full Body Armor', 'Epinephrine Shot'] },
            { merc: 'Vulture', gear: ['SMAW', 'Body Armor, ceramic plates'] },
            { militia: 12 },
          ],
        },
        rebel: {
          units: [
            { merc: 'Rizen', gear: ['AK-47, full auto', 'Kevlar Vest'] },
            { merc: 'Surgeon', gear: ['.50 Rifle', 'Bandolier', 'Medical Kit', 'Epinephrine Shot'] },
            { merc: 'Valkyrie', gear: ['M16, AP ammo', 'Kevlar Vest'] },
          ],
        },
        rebel2: {
          units: [
            { merc: 'Kastern', gear: ['Uzi', 'Fragmentation Grenade'] },
            { merc: 'Wolverine', gear: ['.50 Rifle, FLIR scope', 'Body Armor'] },
            { merc: 'Preaction', gear: ['SMAW'], squad: 'secondary' },
            { militia: 4 },
          ],
        },
      },
      map: [{ id: 'B3', rebel: 4 }, { id: 'D3', dictator: 3 }, { id: 'C2' }, { id: 'C4' }],
    },
  },
];
