import { editOf, type WhatIf, type WhatIfs } from '../manifest.ts';
import { cardOptions, type Setup, type SetupHero, tokenName, unitName } from './setup-model.ts';

const edit = editOf<Setup>();
/** Changes the first hero. */
const hero = (change: (hero: SetupHero) => SetupHero): WhatIf['apply'] =>
  edit((now) => ({ ...now, heroes: now.heroes.map((one, i) => (i === 0 ? change(one) : one)) }));

const CARDS = ['rage', 'determination', 'fire-bolt'] as const;
const MANA = ['red', 'gold'] as const;
const UNITS = ['utem-guardsmen', 'catapults'] as const;
const ORC = 'prowlers';

export const whatIfs: WhatIfs = (given, { mk: text }) => {
  const setup = given as Setup;
  const cards = setup.pool === 'table' ? [] : CARDS;
  const last = setup.enemies?.at(-1)?.token;
  return [
    ...cards.map((card) => ({
      id: `card-${card}`,
      label: text.ifCard(cardOptions.find(({ id }) => id === card)?.name ?? card),
      apply: hero((one) => ({ ...one, hand: [...(one.hand ?? []), card] })),
    })),
    ...MANA.map((colour) => ({
      id: `mana-${colour}`,
      label: text.ifMana(text.colours[colour] ?? colour),
      apply: hero((one) => ({ ...one, mana: { ...one.mana, [colour]: (one.mana?.[colour] ?? 0) + 1 } })),
    })),
    ...UNITS.map((unit) => ({
      id: `unit-${unit}`,
      label: text.ifUnit(unitName(unit)),
      apply: hero((one) => ({ ...one, units: [...(one.units ?? []), { unit }] })),
    })),
    {
      id: 'night',
      label: setup.night ? text.ifDay : text.ifNight,
      apply: edit((now) => ({ ...now, night: !setup.night })),
    },
    { id: 'wall', label: text.ifWall, apply: edit((now) => ({ ...now, wall: true })) },
    {
      id: 'orc',
      label: text.ifEnemy(tokenName(ORC)),
      apply: edit((now) => ({ ...now, enemies: [...(now.enemies ?? []), { token: ORC, role: 'rampager' }] })),
    },
    ...(last && (setup.enemies?.length ?? 0) > 1
      ? [
          {
            id: 'less',
            label: text.ifLess(tokenName(last)),
            apply: edit((now) => ({
              ...now,
              enemies: now.enemies?.filter((_, i) => i !== (setup.enemies?.length ?? 0) - 1),
            })),
          },
        ]
      : []),
  ];
};
