import { holesHere } from '../../rules/adjacency.ts';
import { isShipUnit } from '../../rules/figures.ts';
import { addHits } from '../../steps/changes/hits.ts';
import { place } from '../../steps/changes/units.ts';
import type { PartyId, State } from '../../types.ts';
import { UNITS, type UnitType } from '../units.ts';
import { earn, spend } from './moves.ts';
import { bonus, destroyUnit, hits, hitTarget, prevent, resolveAtTable, turnEnds } from './parts.ts';
import {
  chooseAmong,
  enemyShips,
  factionRows,
  groundCombat,
  hasShips,
  hasUnits,
  hasWon,
  isAboutOwn,
  isAttacker,
  isOther,
  no,
  ofTypes,
  opponentOf,
  reserve,
  takesPart,
  typeOf,
} from './row.ts';
import type { EffectRow, Use } from './types.ts';

const tech = factionRows('faction-technology', 'B');

/** Types of ships that fell in the space combat itself, not to space cannon offense, and that the owner can build (F4, F5). */
const salvageable = (state: State, by: PartyId): UnitType[] =>
  [...new Set(state.lost.slice(state.lostBefore).filter(isShipUnit).map(typeOf))].filter(
    (type) => reserve(state, by, type) !== undefined,
  );
const salvagePrice = (state: State, { by, target }: Use): number => {
  const kind = target === undefined || target === 'none' ? undefined : reserve(state, by, target as UnitType);
  return (kind && UNITS[kind].cost) ?? 0;
};

/** Section D.3, faction technologies. */
export const FACTION_TECHNOLOGIES: readonly EffectRow[] = [
  tech('dimensional-splicer', 'Dimensional Splicer', 'creuss', ['P2.1'], {
    offers: {
      window: 'space-start',
      applies: takesPart,
      // The Creuss flagship brings a wormhole of its own.

      not: (state) => holesHere(state).length === 0 && no('no-wormhole'),
      ...chooseAmong((state, use) => enemyShips(state, use.by)),
      parts: hitTarget(),
    },
  }),
  tech('subatomic-splicer', 'Subatomic Splicer', 'rebellion', ['P2.5'], {
    set: 'TE',
    category: 'economy',
    ...resolveAtTable({
      window: 'destroyed',
      applies: isAboutOwn((unit) => isShipUnit(unit)),
    }),
  }),
  tech('aetherstream', 'Aetherstream', 'empyrean', ['P0.3'], {
    sides: 'active player',
    set: 'PoK',
    ...resolveAtTable({ window: 'activation' }),
  }),
  tech('voidwatch', 'Voidwatch', 'empyrean', ['P0.6'], {
    sides: 'active player',
    set: 'PoK',
    category: 'economy',
    ...resolveAtTable({
      window: 'moved',
      applies: isOther,
      not: (state, use) => !hasUnits(state, use.by) && no('no-units-here'),
    }),
  }),
  tech('e-res-siphons', 'E-Res Siphons', 'jol-nar', ['P0.3'], {
    sides: 'active player',
    category: 'economy',
    resolution: 'table',
    offers: {
      window: 'activation',
      applies: isOther,
      not: (state, use) => state.hasForces && !hasShips(state, use.by) && no('no-ships-here'),
      freeGain: true,
      parts: earn('tradeGoods', 4),
    },
  }),
  tech('spatial-conduit-cylinders', 'Spatial Conduit Cylinders', 'jol-nar', ['P0.3'], {
    sides: 'active player',
    odds: 'none',
    offers: {
      window: 'activation',
      applies: isAttacker,
      cost: { exhaust: true },
      worth: { opens: 'bonus' },
      parts: bonus('action'),
    },
    lasting: {
      adjoins: (state, by, _party, system) =>
        state.units.some((unit) => unit.side === by && unit.at === `next ${system}`),
    },
  }),
  // Must take 2 where 2 exist; an unused half is not kept for later hits.
  tech('non-euclidean-shielding', 'Non-Euclidean Shielding', 'letnev', ['all assignments'], {
    odds: 'losses',
    hooks: { sustainCancels: (_, by, unit) => (unit.side === by ? 2 : 1) },
  }),
  tech('l4-disruptors', 'L4 Disruptors', 'letnev', ['P3.9'], {
    sides: 'active player',
    odds: 'none',
    hooks: { noCannon: (_, by, target, phase) => target === by && phase === 'defense' && no('l4-disruptors') },
  }),
  // No effect on a draw.
  tech('salvage-operations', 'Salvage Operations', 'mentak', ['P2.6', 'PC.1'], {
    offers: [
      {
        window: 'space-end',
        applies: (state, use) => takesPart(state, use) && state.space === opponentOf(state, use.by, 'space'),
        parts: earn('tradeGoods', 1),
      },
      {
        window: 'space-end',
        applies: (state, use) => hasWon(state, use.by),
        kind: 'product',
        targets: (state, use) => ['none', ...salvageable(state, use.by)],
        not: (state, use) => {
          const need = salvagePrice(state, use);
          const have = state.parties[use.by]?.counters.resources;
          return have !== undefined && have < need && no('cannot-pay', { counter: 'resources', need, have });
        },
        parts: (play, use) => {
          earn('tradeGoods', 1)(play, use);
          // Produced, so it is paid for, as the owner builds it (F4).
          const kind = use.target === 'none' ? undefined : reserve(play.state, use.by, use.target as UnitType);
          if (!kind) return;
          spend(play, use, 'resources', salvagePrice(play.state, use));
          place(play, use.by, kind, 'space', use.effect);
        },
      },
    ],
  }),
  tech('neuroglaive', 'Neuroglaive', 'naalu', ['P0.3'], {
    sides: 'active player',
    odds: 'none',
    offers: {
      window: 'activation',
      applies: isOther,
      mandatory: true,
      not: (state, use) => state.hasForces && !hasShips(state, use.by) && no('no-ships-here'),
      parts: (play, use) => {
        const active = play.state.parties.attacker;
        if (active && active.fleetSupply !== null) active.fleetSupply = Math.max(0, active.fleetSupply - 1);
        play.emit({ type: 'table', effect: use.effect, by: use.by });
      },
    },
  }),
  tech('supercharge', 'Supercharge', 'naaz-rokha', ['P2.1', 'P4.1'], {
    set: 'PoK',
    odds: 'dice',
    offers: {
      window: ['space-round', 'ground-round'],
      applies: takesPart,
      cost: { exhaust: true },
      parts: bonus('round'),
    },
    lasting: { combatModifier: (_, by, unit) => (unit.side === by ? 1 : 0) },
  }),
  // Before cancels, mandatory; its place beside X-89 doubling is an option (D.7).
  tech('valkyrie-particle-weave', 'Valkyrie Particle Weave', 'sardakk', ['P4.2'], {
    odds: { ground: 'path' },
    hooks: {
      tally: (state, by, roll, made) =>
        roll.by === by &&
        groundCombat(roll) &&
        state.rolls.some(
          (one) => one.kind === 'combat' && one.place === roll.place && one.by !== by && (one.hits ?? 0) > 0,
        )
          ? made + 1
          : made,
    },
  }),
  // Guarded by the setup: such a system cannot be activated by others.
  tech('chaos-mapping', 'Chaos Mapping', 'saar', ['P0.1'], {
    sides: 'active player',
  }),
  tech('nullification-field', 'Nullification Field', 'xxcha', ['P0.3'], {
    sides: 'active player',
    offers: {
      window: 'activation',
      applies: isOther,
      not: (state, use) => state.hasForces && !hasShips(state, use.by) && no('no-ships-here'),
      cost: { exhaust: true, counters: { strategyTokens: 1 } },
      worth: { behind: 'action' },
      parts: turnEnds(),
    },
  }),
  tech('instinct-training', 'Instinct Training', 'xxcha', ['every window'], {
    offers: {
      window: 'card',
      applies: (_, use) => use.party !== use.by,
      cost: { exhaust: true, counters: { strategyTokens: 1 } },
      parts: prevent(),
    },
  }),
  tech('impulse-core', 'Impulse Core', 'yin', ['P2.1'], {
    offers: {
      window: 'space-start',
      applies: takesPart,
      ...chooseAmong((state, use) => ofTypes(state, use.by, 'space', ['cruiser', 'destroyer'])),
      worth: { trades: { hits: 1 } },
      parts: [destroyUnit('target'), hits(1, 'non-fighters-first')],
    },
  }),
  // The same three dice fall on the opponent and then on the owner's own forces.
  tech('proxima-targeting-vi', 'Proxima Targeting VI', 'bastion', ['P3.5', 'P4.1'], {
    set: 'TE',
    odds: 'none',
    hooks: {
      cancels: (state, by, pool) =>
        pool.source === 'bombardment' && pool.on === by
          ? state.units.filter((unit) => unit.side === by && unit.at === pool.place && unit.galvanized === true).length
          : 0,
    },
    offers: {
      window: 'ground-round',
      applies: takesPart,
      countsHits: true,
      roll: (_, use) => [{ unit: use.effect, value: 8, dice: 3 }],
      // Three dice at 8.
      worth: { trades: { hits: 0.9, takes: 0.9 } },
      parts: (play, use) => {
        const made = (use.faces ?? []).filter((face) => face >= 8).length;
        const planet = play.state.planet;
        if (made === 0 || planet === null) return;
        for (const on of [opponentOf(play.state, use.by), use.by])
          addHits(play, {
            on,
            by: use.by,
            source: 'bombardment',
            effect: use.effect,
            place: planet,
            eligible: 'ground',
            count: made,
            chooser: on,
          });
      },
    },
  }),
  // Named by the retreat rules: only with it a fleet may withdraw into a supernova.
  tech('magmus-reactor', 'Magmus Reactor', 'muaat', ['P2.3']),
];
