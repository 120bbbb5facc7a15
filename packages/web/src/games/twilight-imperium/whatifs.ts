import { EFFECT_ROWS } from '@fray/games/twilight-imperium/form';
import { FACTION_ROWS } from '@fray/games/twilight-imperium/screen';
import type { SetupWords } from '../../setup/words.ts';
import type { WhatIf, WhatIfs } from '../manifest.ts';
import {
  groupOf,
  groupsOf,
  otherLevel,
  type Player,
  rowOf,
  SIDES,
  type Side,
  type Ti4Setup,
  unitOf,
  upgradeUnits,
  withGroup,
} from './setup-model.ts';

const player =
  (side: Side, change: (player: Player) => Player): WhatIf['apply'] =>
  (given) => {
    const setup = given as Ti4Setup;
    const now = setup[side];
    return now ? { ...setup, [side]: change(now) } : setup;
  };
const effectName = (id: string): string => EFFECT_ROWS.find((row) => row.id === id)?.name ?? id;
const shortName = (setup: Ti4Setup, side: Side): string => {
  const name = FACTION_ROWS.find((row) => row.id === setup[side]?.faction)?.name ?? side;
  return name.replace(/^.* of (the )?|^The /, '').replace(/^(.*) (Jol-Nar)$/, '$2');
};
const withCard = (one: Player, card: string): Player => ({ ...one, hand: [...(one.hand ?? []), card] });
const CARDS = ['morale-boost', 'shields-holding', 'direct-hit'] as const;

export const whatIfs: WhatIfs = (given, { ti4: text }) => {
  const setup = given as Ti4Setup;
  return [...SIDES.flatMap((side) => (setup[side] ? ofSide(setup, side, text) : [])), nebula(text)];
};

function ofSide(setup: Ti4Setup, side: Side, text: SetupWords['ti4']): WhatIf[] {
  const who = shortName(setup, side);
  const groups = groupsOf(setup[side]?.space);
  const faction = setup[side]?.faction ?? 'sol';
  const cruiser = unitOf(faction, 'cruiser', 1);
  const ifs: WhatIf[] = [];
  if (cruiser)
    ifs.push({
      id: `${side}-cruiser`,
      label: text.ifUnit(who, rowOf(cruiser).name),
      apply: player(side, (one) => {
        const space = groupsOf(one.space);
        return { ...one, space: withGroup(space, cruiser, { count: (groupOf(space, cruiser)?.count ?? 0) + 1 }) };
      }),
    });
  const basic = groups.find(({ unit }) => rowOf(unit).level === 1 && otherLevel(faction, unit));
  const better = basic && otherLevel(faction, basic.unit);
  if (basic && better)
    ifs.push({
      id: `${side}-upgrade`,
      label: text.ifUpgrade(who, rowOf(better).name),
      ...(rowOf(basic.unit).combat === rowOf(better).combat
        ? {}
        : { about: text.upgradeWhy(rowOf(basic.unit).combat ?? 0, rowOf(better).combat ?? 0) }),
      apply: player(side, (one) => ({ ...one, space: upgradeUnits(groupsOf(one.space), basic.unit, better) })),
    });
  const other = groupsOf(setup[side === 'attacker' ? 'defender' : 'attacker']?.space);
  const sustains = other.some(({ unit }) => rowOf(unit).sustain);
  for (const card of CARDS)
    if ((card !== 'direct-hit' || sustains) && EFFECT_ROWS.some((row) => row.id === card))
      ifs.push({
        id: `${side}-${card}`,
        label: text.ifPlays(who, effectName(card)),
        apply: player(side, (one) => withCard(one, card)),
      });
  if (side === 'defender' && setup.adjacent.some((one) => one.retreat.includes(side)))
    ifs.push({
      id: `${side}-retreat`,
      label: text.ifRetreat(who),
      about: text.retreatWhy,
      apply: player(side, (one) => ({ ...one, policy: { ...one.policy, retreats: true } })),
    });
  return ifs;
}

function nebula(text: SetupWords['ti4']): WhatIf {
  return {
    id: 'nebula',
    label: text.ifNebula,
    about: text.nebulaWhy,
    apply: (given) => {
      const { system, ...setup } = given as Ti4Setup;
      return { ...setup, system: { ...system, anomalies: [...new Set([...system.anomalies, 'nebula'])] } };
    },
  };
}
