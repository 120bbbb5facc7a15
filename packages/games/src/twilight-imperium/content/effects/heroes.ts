import { fightRow, isShipUnit } from '../../rules/figures.ts';
import { destroy } from '../../steps/changes/losses.ts';
import { skipTo } from '../../steps/changes/turn.ts';
import { place, remove } from '../../steps/changes/units.ts';
import type { State, Unit } from '../../types.ts';
import type { UnitType } from '../units.ts';
import { ask, bonus } from './parts.ts';
import {
  factionRows,
  hasEntropicScar,
  inSystem,
  isAboutOwn,
  isAttacker,
  isMecatol,
  no,
  ofTypes,
  opponentOf,
  reserve,
  subject,
  takesPart,
  typeOf,
} from './row.ts';
import type { EffectRow, Use } from './types.ts';

const hero = factionRows('hero', 'PoK');
const purge = { cost: { purge: true } } as const;
const elysium = (state: State, by: string) =>
  state.planets.find((planet) => /elysium/i.test(planet.id) && planet.owner === by);
const unitsOfOthers = (state: State, use: Use): Unit[] =>
  state.units.filter((unit) => unit.side !== use.by && inSystem(unit));

/** Section D.5, heroes. */
export const HEROES: readonly EffectRow[] = [
  hero('ipswitch-loose-cannon', 'Ipswitch, Loose Cannon', 'mentak', ['P2.1'], {
    odds: 'path',
    offers: { ...purge, window: 'space-start', applies: takesPart, parts: bonus('combat') },
    lasting: {
      // Once all losses are taken: they may have brought plastic back (F1, F5).
      fallen: (play, by, unit) => {
        if (play.state.phase !== 'space' || unit.side !== opponentOf(play.state, by) || !isShipUnit(unit)) return;
        const kind = reserve(play.state, by, typeOf(unit));
        if (kind) place(play, by, kind, 'space', 'ipswitch-loose-cannon');
      },
    },
  }),
  hero('kuuasi-aun-jalatai', 'Kuuasi Aun Jalatai', 'keleres', ['P2.1'], {
    set: 'C3',
    offers: {
      ...purge,
      window: 'space-round',
      applies: takesPart,
      not: (state, use) => !state.planets.some((planet) => planet.owner === use.by) && no('no-planet-here'),
      parts: [
        (play, use) => {
          const kind = reserve(play.state, use.by, 'flagship');
          if (kind) place(play, use.by, kind, 'space', use.effect);
        },
        ask('ships'),
      ],
    },
    asks: {
      ships: {
        who: 'owner',
        count: () => 2,
        optional: true,
        kind: 'product',
        from: (state, use) =>
          (['cruiser', 'destroyer'] as const)
            .filter((type) => reserve(state, use.by, type) !== undefined)
            .map((type) => `${type} ${(use.picked?.length ?? 0) + 1}`),
        chosen: (play, use) => {
          const kind = reserve(play.state, use.by, (use.target ?? '').split(' ')[0] as UnitType);
          if (kind) place(play, use.by, kind, 'space', use.effect);
        },
      },
    },
  }),
  hero('homesick-phantom', 'Homesick Phantom', 'rebellion', ['P2.1'], {
    set: 'TE',
    facts: ['stored'],
    offers: {
      ...purge,
      window: 'space-start',
      applies: takesPart,
      not: (state, use) => !state.parties[use.by]?.facts.stored?.length && no('nothing-stored'),
      parts: (play, use) => {
        const party = play.state.parties[use.by];
        for (const group of party?.facts.stored ?? [])
          for (let i = 0; i < group.count; i++) place(play, use.by, group.unit, 'space', use.effect);
        if (party) party.facts = { ...party.facts, stored: [] };
      },
    },
  }),
  // Straight to committing; once that is done, the ships go back to the reinforcements.
  hero('shval-harbinger', "Sh'val, Harbinger", 'sardakk', ['P0.6'], {
    sides: 'active player',
    odds: 'path',
    offers: {
      ...purge,
      window: 'moved',
      applies: isAttacker,
      worth: { behind: 'fight' },
      parts: [(play) => skipTo(play, 'P3.7'), bonus('action')],
    },
    lasting: {
      step: (play, by, step) => {
        // Nothing committed: there is no P3.8.
        if (step !== 'P3.8' && step !== 'PC.1') return;
        for (const unit of play.state.units.filter((one) => one.side === by && one.at === 'space'))
          remove(play, unit, 'shval-harbinger');
      },
    },
  }),
  hero('adjudicator-baal', "Adjudicator Ba'al", 'muaat', ['P0.6'], {
    sides: 'active player',
    offers: {
      ...purge,
      window: 'moved',
      applies: isAttacker,
      not: (state, use) => {
        if (ofTypes(state, use.by, 'space', ['war-sun']).length === 0) return no('no-war-sun');
        if (state.system.home !== null) return no('home-system');
        return (state.system.mecatol || state.planets.some((planet) => isMecatol(state, planet))) && no('mecatol-rex');
      },
      parts: (play, use) => {
        for (const unit of unitsOfOthers(play.state, use)) destroy(play, unit);
        const { system } = play.state;
        play.state.system = { ...system, anomalies: [...new Set([...system.anomalies, 'supernova' as const])] };
      },
    },
  }),
  // His last gift: Elysium fires.
  hero('ul-the-progenitor', 'Ul the Progenitor', 'titans', ['P1.2', 'P3.9'], {
    odds: 'none',
    hooks: {
      loose: (state, by, roll) => {
        const planet = elysium(state, by);
        return planet &&
          !hasEntropicScar(state) &&
          roll.kind === 'cannon' &&
          (roll.place === 'space' || roll.place === planet.id)
          ? { value: 5, dice: 3, ...(state.options.elysium === 'no-unit' ? {} : { unit: true }) }
          : undefined;
      },
    },
  }),
  // Landed by the hero's action: the combat starts on the planet and nothing fires at them.
  hero('dannel-of-the-tenth-omega', 'Dannel of the Tenth Ω', 'yin', ['P4.1'], {
    sides: 'active player',
    set: 'C3',
    odds: 'none',
    hooks: {
      noCannon: (state, by, target, phase) =>
        (state.start === 'P4.1' || state.start === 'P3.7') && target === by && phase === 'defense' && no('dannel'),
    },
  }),
  // A fleet moved by the hero's action: no cannons before it, no retreat, no invasion after it (the setup ends with the space combat).
  hero('airo-shir-aur', 'Airo Shir Aur', 'mahact', ['P2.1'], {
    sides: 'active player',
    odds: 'none',
    hooks: { noRetreat: (state) => state.start === 'P2.1' && no('airo-shir-aur') },
  }),
  hero('lyra-keen', 'Lyra Keen', 'bastion', ['P2.5', 'P4.3'], {
    set: 'TE',
    offers: {
      ...purge,
      window: 'destroyed',
      applies: isAboutOwn((unit) => unit.galvanized === true),
      roll: (state, use) => {
        const lost = subject(state, use);
        const value = (lost && fightRow(lost).combat) ?? 11;
        return unitsOfOthers(state, use).map((unit) => ({ unit: unit.id, value, dice: 1 }));
      },
      parts: (play, use) => {
        const lost = subject(play.state, use);
        const value = (lost && fightRow(lost).combat) ?? 11;
        unitsOfOthers(play.state, use).forEach((unit, index) => {
          if ((use.faces?.[index] ?? 0) >= value) destroy(play, unit);
        });
      },
    },
  }),
  // This game round no fleet supply limit (rules/fleet.ts).
  hero('darktalon-treilla', 'Darktalon Treilla', 'letnev', ['P0.5']),
];
