import { alphaToBeta } from '../../rules/adjacency.ts';
import { whyNotEnter } from '../../rules/anomalies.ts';
import { isGroundUnit, isStructureUnit } from '../../rules/figures.ts';
import { send } from '../../steps/changes/leave.ts';
import { place } from '../../steps/changes/units.ts';
import { askOn, earn, swap } from './moves.ts';
import { atTable, bonus, resolveAtTable } from './parts.ts';
import {
  cameFrom,
  choosePlanet,
  chooseUnit,
  ELSEWHERE,
  hasShips,
  hasStructures,
  hasUnits,
  ids,
  inSystem,
  isAdjacent,
  isAttacker,
  isOther,
  lineInUse,
  nextDoor,
  no,
  ofTypes,
  reserve,
  rowsOf,
  systemOf,
  typeOf,
  unitOf,
  unknownForces,
} from './row.ts';
import type { EffectOffer, EffectRow } from './types.ts';

const card = rowsOf('action', 'B', { sides: 'active player' });
/** B row 7: shown in P1.1 as what really stops space cannon offense, but its window is closed by then. */
export const activationClosed: EffectOffer = {
  window: 'cannon-start',
  applies: isAttacker,
  not: () => no('activation-closed'),
  parts: [],
};
const RESCUERS = ['flagship', 'war-sun', 'dreadnought', 'carrier', 'cruiser', 'destroyer'] as const;
const yours = { window: 'activation', applies: isAttacker } as const;

/** Section D.1, cards played after an activation or a movement. */
export const ACTIVATION_CARDS: readonly EffectRow[] = [
  card('flank-speed', 'Flank Speed', ['P0.3'], resolveAtTable(yours)),
  card('in-the-silence-of-space', 'In the Silence of Space', ['P0.3'], resolveAtTable(yours)),
  // Joins alpha and beta wormholes: what lies behind them is adjacent for everything.
  card('lost-star-chart', 'Lost Star Chart', ['P0.3'], {
    odds: 'none',
    offers: { ...yours, worth: { opens: 'bonus' }, parts: bonus('action') },
    lasting: {
      adjoins: (state, _by, _party, system) => alphaToBeta(state, system),
    },
  }),
  card('upgrade', 'Upgrade', ['P0.3'], {
    offers: [
      {
        ...yours,
        kind: 'unit',
        targets: (state, use) =>
          reserve(state, use.by, 'dreadnought') ? ids(ofTypes(state, use.by, 'space', ['cruiser'])) : [],
        parts: (play, use) => {
          const unit = unitOf(play.state, use.target);
          const kind = reserve(play.state, use.by, 'dreadnought');
          if (unit && kind) swap(play, unit, kind);
        },
      },
      {
        window: 'activation',
        applies: (state, use) => use.by === 'attacker' && unknownForces(state),
        parts: atTable(),
      },
    ],
  }),
  card('rally', 'Rally', ['P0.3'], {
    set: 'C1',
    offers: {
      ...yours,
      not: (state, use) =>
        state.hasForces && !state.order.some((by) => by !== use.by && hasShips(state, by)) && no('no-enemy-ships'),
      parts: (play, use) => {
        const party = play.state.parties[use.by];
        if (party && party.fleetSupply !== null) party.fleetSupply += 2;
        play.emit({ type: 'table', effect: use.effect, by: use.by });
      },
    },
  }),
  card('solar-flare', 'Solar Flare', ['P0.3', 'P1.1'], {
    set: 'C1',
    odds: 'none',
    offers: [{ ...yours, parts: bonus('action') }, activationClosed],
    lasting: { noCannon: (_, by, target, phase) => target === by && phase === 'offense' && no('solar-flare') },
  }),
  card('nav-suite', 'Nav Suite', ['P0.3'], { set: 'PoK', ...resolveAtTable(yours) }),
  card('harness-energy', 'Harness Energy', ['P0.3'], {
    set: 'C1',
    category: 'economy',
    ...resolveAtTable({ ...yours, not: (state) => state.system.anomalies.length === 0 && no('no-anomaly') }),
  }),
  card('counterstroke', 'Counterstroke', ['P0.3'], {
    set: 'C1',
    category: 'economy',
    resolution: 'table',
    facts: ['tokenInSystem'],
    offers: {
      window: 'activation',
      applies: isOther,
      not: (state, use) => state.parties[use.by]?.facts.tokenInSystem === false && no('no-token-here'),
      parts: earn('tacticTokens', 1),
    },
  }),
  card('forward-supply-base', 'Forward Supply Base', ['P0.3'], {
    set: 'C1',
    category: 'economy',
    resolution: 'table',
    offers: {
      window: 'activation',
      applies: isOther,
      not: (state, use) => state.hasForces && !hasUnits(state, use.by) && no('no-units-here'),
      parts: earn('tradeGoods', 3),
    },
  }),
  card('decoy-operation', 'Decoy Operation', ['P0.3'], {
    set: 'PoK',
    offers: [
      {
        window: 'activation',
        applies: (state, use) => isOther(state, use) && state.hasForces,
        not: (state, use) => !hasStructures(state, use.by) && no('no-structures-here'),
        ...choosePlanet((planet, use) => planet.owner === use.by),
        parts: askOn('units'),
      },
      {
        window: 'activation',
        applies: (state, use) => isOther(state, use) && unknownForces(state),
        parts: atTable(),
      },
    ],
    asks: {
      // Ground forces next door are known; any other place on the board is `elsewhere`.
      units: {
        who: 'owner',
        count: () => 2,
        optional: true,
        kind: 'unit',
        from: (state, use) => [
          ...ids(
            state.units.filter(
              (unit) =>
                unit.side === use.by &&
                isGroundUnit(unit) &&
                !isStructureUnit(unit) &&
                unit.at !== use.planet &&
                (nextDoor(unit) || inSystem(unit)),
            ),
          ),
          ...ELSEWHERE,
        ],
        chosen: (play, use) => {
          const planet = use.planet;
          const unit = unitOf(play.state, use.target);
          const kind = lineInUse(play.state, use.by, cameFrom(use.target));
          if (planet === undefined) return;
          if (unit) unit.at = planet;
          else if (kind) place(play, use.by, kind, planet, use.effect);
        },
      },
    },
  }),
  // A space dock in or next to the system fires once; its dice fall in P1.2.
  card('experimental-battlestation', 'Experimental Battlestation', ['P0.6', 'P1.2'], {
    odds: 'none',
    offers: {
      window: 'moved',
      applies: isOther,
      not: (state) => !hasShips(state, 'attacker') && no('no-ships-moved'),
      ...chooseUnit(
        (unit, use, state) =>
          unit.side === use.by && typeOf(unit) === 'space-dock' && (inSystem(unit) || isAdjacent(state, unit)),
      ),
      parts: bonus('action'),
    },
    lasting: {
      // From the movement on, so that Phase 1 is entered for it alone (F2); not in an invasion.
      ability: (state, _by, unit, kind, given) =>
        kind === 'cannon' && (state.phase === 'activation' || state.phase === 'cannon') && unit.id === given?.unit
          ? { value: 5, dice: 3, adjacent: true }
          : undefined,
    },
  }),
  card('rescue', 'Rescue', ['P0.6'], {
    set: 'TE',
    offers: {
      window: 'moved',
      applies: isOther,
      not: (state, use) =>
        hasShips(state, use.by) ? whyNotEnter(state, use.by, state.system.anomalies, 'active') : no('no-ships-here'),
      kind: 'unit',
      targets: (state, use) => [
        ...ids(
          state.units.filter(
            (unit) =>
              unit.side === use.by &&
              nextDoor(unit) &&
              (RESCUERS as readonly string[]).includes(typeOf(unit)) &&
              !state.adjacent.some((row) => row.id === systemOf(unit) && row.tokens.includes(use.by)),
          ),
        ),
        // From any system, not only from those around the active one.
        ...RESCUERS.filter((type) => lineInUse(state, use.by, type)).map((type) => `elsewhere-${type}`),
      ],
      parts: (play, use) => {
        const unit = unitOf(play.state, use.target);
        const kind = lineInUse(play.state, use.by, cameFrom(use.target));
        if (unit) send(play, unit, 'space');
        else if (kind) place(play, use.by, kind, 'space', use.effect);
      },
    },
  }),
];
