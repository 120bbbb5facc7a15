import { editOf, type WhatIf, type WhatIfs } from '../manifest.ts';
import {
  ARMOR_NAMES,
  cardName,
  type MercSetup,
  militiaOf,
  type SetupUnit,
  unitName,
  WEAPON_NAMES,
  withMilitia,
} from './setup-model.ts';

const edit = editOf<MercSetup>();
const withTactics = (card: string): WhatIf['apply'] =>
  edit((setup) => ({ ...setup, tactics: [...(setup.tactics ?? []), { card }] }));

/** The first who has none of these gets that card. */
function equip(setup: MercSetup, player: string, unit: string, card: string): MercSetup {
  const force = setup.forces[player];
  if (!force) return setup;
  const units = force.units.map(
    (one): SetupUnit => (unitName(one) === unit ? { ...one, gear: [...(one.gear ?? []), card] } : one),
  );
  return { ...setup, forces: { ...setup.forces, [player]: { ...force, units } } };
}
function bare(setup: MercSetup, player: string, cards: readonly string[]): string | undefined {
  const unit = setup.forces[player]?.units.find(
    (one) => unitName(one) && !one.gear?.some((gear) => cards.includes(cardName(gear))),
  );
  return unit && unitName(unit);
}

export const whatIfs: WhatIfs = (given, { merc: text }) => {
  const setup = given as MercSetup;
  const sides = [
    ['dictator', text.dictator],
    ['rebel', text.rebel],
  ] as const;
  const other = setup.attacker === 'dictator' ? sides[1] : sides[0];
  const militia = (player: string): WhatIf['apply'] =>
    edit((now) => {
      const force = now.forces[player] ?? { units: [] };
      return { ...now, forces: { ...now.forces, [player]: withMilitia(force, militiaOf(force) + 2) } };
    });
  return [
    ...sides.map(([player, name]) => ({
      id: `militia-${player}`,
      label: text.ifMilitia(name),
      apply: militia(player),
    })),
    ...sides.flatMap(([player]) => {
      const unarmored = bare(setup, player, ARMOR_NAMES);
      const unarmed = bare(setup, player, WEAPON_NAMES);
      return [
        ...(unarmored
          ? [
              {
                id: `armor-${player}`,
                label: text.ifArmor(unarmored),
                apply: edit((now) => equip(now, player, unarmored, 'Body Armor')),
              },
            ]
          : []),
        ...(unarmed
          ? [
              {
                id: `rifle-${player}`,
                label: text.ifRifle(unarmed),
                apply: edit((now) => equip(now, player, unarmed, 'M16')),
              },
            ]
          : []),
      ];
    }),
    { id: 'enter', label: text.ifEnter(other[1]), apply: edit((now) => ({ ...now, attacker: other[0] })) },
    { id: 'weapons', label: text.ifWeapons, about: text.hitOnThree, apply: withTactics('Better Weapons') },
    { id: 'veterans', label: text.ifVeterans, about: text.faster, apply: withTactics('Veteran Militia') },
  ];
};
