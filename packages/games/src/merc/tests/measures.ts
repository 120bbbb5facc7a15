import type { Chance } from '@fray/engine';
import type { Setup, SetupUnit } from '../setup/schema.ts';
import { figures } from './fixture.ts';

/** For tests only: setups by which the Rebels' policy is measured, and the scores that it must not fall below. */

/** Twelve dice with one target against two militia and a MERC with eight dice. */
const rocket = (merc: string): Setup => ({
  attacker: 'rebel',
  forces: {
    dictator: { units: [{ militia: 2 }, { merc: 'Shooter', gear: ['.45 Handgun'] }] },
    rebel: { units: [{ merc, gear: ['SMAW'] }] },
  },
});
/** Sonia acts after the militia and before the MERC, Vulture before all of them. */
export const ROCKETS: [order: string, setup: Setup][] = [
  ['between them', rocket('Sonia')],
  ['before them', rocket('Vulture')],
];

/** The Dictator's ranking wins a quarter of this one, a policy that counts dice per hit nearly all. */
export const QUARTER: Setup = {
  attacker: 'rebel',
  forces: {
    dictator: {
      units: [figures('D1', 2, 4), figures('D2', 1, 4, { targets: 4 }), figures('D3', 4, 3), { militia: 4 }],
    },
    rebel: { units: [figures('R1', 5, 6, { armor: 1 }), figures('R2', 5, 11), figures('R3', 5, 6, { armor: 2 })] },
  },
};

/** Nobody wins this, but armor lets the squad live through the first round; friends stand next door. */
const LOST_FORCE: SetupUnit[] = [{ militia: 8 }, { merc: 'Shadkaam', gear: ['AK-47', 'Kevlar Vest'] }];
const FRIENDS: Setup['map'] = [
  { id: 'A2', rebel: 2 },
  { id: 'C2', dictator: 3 },
];
export const LOST: [who: string, setup: Setup][] = [
  [
    'one squad',
    {
      attacker: 'rebel',
      sector: 'B2',
      map: FRIENDS,
      forces: {
        dictator: { units: LOST_FORCE },
        rebel: {
          units: [
            { merc: 'Ewok', gear: ['9mm Handgun', 'Full Body Armor'] },
            { merc: 'Doc', gear: ['9mm Handgun', 'Body Armor'] },
          ],
        },
      },
    },
  ],
  [
    'two players',
    {
      attacker: 'rebel',
      sector: 'B2',
      map: FRIENDS,
      forces: {
        dictator: { units: LOST_FORCE },
        rebel: { units: [{ merc: 'Ewok', gear: ['.45 Handgun', 'Full Body Armor'] }] },
        rebel2: { units: [{ merc: 'Doc', gear: ['.45 Handgun', 'Body Armor, ceramic plates'] }, { militia: 2 }] },
      },
    },
  ],
];

/** A fight of one to three MERCs a side by plain figures, and militia: nobody has tuned anything to it. */
export function plainFight(chance: Chance): Setup {
  const upTo = (most: number): number => chance(1, most)[0] as number;
  const unit = (name: string): SetupUnit =>
    figures(name, upTo(7) - 2, upTo(3) === 1 ? upTo(12) : upTo(6), {
      targets: upTo(3) === 1 ? upTo(4) : 1,
      armor: upTo(2) === 1 ? upTo(5) - 1 : 0,
    });
  const force = (side: string, militia: number): SetupUnit[] => {
    const units = Array.from({ length: upTo(3) }, (_, i) => unit(`${side}${i + 1}`));
    const count = upTo(militia) - 1;
    return count ? [...units, { militia: count }] : units;
  };
  return { attacker: 'rebel', forces: { dictator: { units: force('D', 8) }, rebel: { units: force('R', 5) } } };
}

/**
 * Both sides by the Dictator's ranking: combats 0 to 9,999 of seed 404, won by the Rebels and by the Dictator. Limits, not
 * to be measured again.
 */
export const KEPT_SEED = 404;
export const KEPT_COMBATS = 10_000;
export const KEPT: Readonly<Record<string, { rebel: number; dictator: number }>> = {
  patrol: { rebel: 6072, dictator: 3928 },
  'rizen-and-surgeon': { rebel: 981, dictator: 9019 },
  'rizen-and-surgeon-today': { rebel: 1306, dictator: 8694 },
  duel: { rebel: 3842, dictator: 6158 },
  'three-rebels': { rebel: 2570, dictator: 7430 },
  mortar: { rebel: 0, dictator: 0 },
  convoy: { rebel: 5279, dictator: 4721 },
  assault: { rebel: 9642, dictator: 358 },
};
