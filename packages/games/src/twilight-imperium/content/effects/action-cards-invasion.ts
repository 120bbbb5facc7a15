import { distinct, isFighter, isShipUnit, isStructureUnit } from '../../rules/figures.ts';
import { UNITS } from '../units.ts';
import { replace } from './moves.ts';
import { ask, bonus, resolveAtTable } from './parts.ts';
import { force, inSystem, isAttacker, isOther, lineInUse, no, planetOf, rowsOf, typeOf, unitOf } from './row.ts';
import type { EffectRow, Part } from './types.ts';

const card = rowsOf('action', 'B', { sides: 'active player' });

/** Units committed to a planet go back to the space area and may not land elsewhere this action. */
export const sendBack: Part = (play, use) => {
  for (const unit of force(play.state, 'attacker', use.target ?? '')) {
    // Nobody commits a structure: it stood there (Hel-Titans that awoke).
    if (isStructureUnit(unit)) continue;
    unit.at = 'space';
    unit.returned = true;
    play.emit({ type: 'returned', unit: unit.id, by: 'attacker' });
  }
};
/** Planets of the owner that the attacker has just committed units to. */
export const landings = (state: Parameters<typeof planetOf>[0], by: string): string[] =>
  state.planets
    .filter(
      (planet) => planet.owner === by && force(state, 'attacker', planet.id).some((unit) => !isStructureUnit(unit)),
    )
    .map((planet) => planet.id);

/** Replaces the other players' PDS and space docks on a planet by the owner's. */
export const takeStructures: Part = (play, use) => {
  const { state } = play;
  const planet = use.planet ?? use.target ?? state.planet;
  for (const unit of state.units.filter((one) => one.at === planet && one.side !== use.by && isStructureUnit(one))) {
    const kind = lineInUse(state, use.by, typeOf(unit));
    if (kind) replace(play, unit, use.by, kind, use.effect);
  }
};

/** Section D.1, cards of an invasion. */
export const INVASION_CARDS: readonly EffectRow[] = [
  card('blitz', 'Blitz', ['P3.1'], {
    set: 'C1',
    odds: 'none',
    offers: { window: 'invasion-start', applies: isAttacker, parts: bonus('invasion') },
    lasting: {
      ability: (_, by, unit, kind) =>
        kind === 'bombardment' &&
        unit.side === by &&
        unit.at === 'space' &&
        isShipUnit(unit) &&
        !isFighter(unit) &&
        UNITS[unit.kind].bombard === undefined
          ? { value: 6, dice: 1 }
          : undefined,
    },
  }),
  // Start of the invasion; the prompt before the rolls is the last call (B row 34).
  card('bunker', 'Bunker', ['P3.1', 'P3.3'], {
    odds: 'none',
    offers: {
      window: ['invasion-start', 'before-bombardment'],
      applies: isOther,
      not: (state, use) =>
        state.bonuses.some((one) => one.effect === 'bunker' && one.by === use.by)
          ? no('used-already')
          : !state.planets.some((planet) => planet.owner === use.by) && no('no-planet-here'),
      parts: bonus('invasion'),
    },
    lasting: {
      abilityModifier: (state, by, _unit, roll) =>
        roll.kind === 'bombardment' && planetOf(state, roll.place)?.owner === by ? -4 : 0,
    },
  }),
  card('disable', 'Disable', ['P3.1', 'P1.1', 'P3.9'], {
    odds: 'path',
    offers: [
      {
        window: 'invasion-start',
        applies: isAttacker,
        not: (state, use) =>
          !state.units.some((unit) => unit.side !== use.by && inSystem(unit) && typeOf(unit) === 'pds') &&
          no('no-pds-here'),
        parts: bonus('invasion'),
      },
      // B rows 7 and 38: shown where people look for it, with the reason.
      { window: 'cannon-start', applies: isAttacker, not: () => no('disable-not-against-offense'), parts: [] },
      { window: 'before-defense', applies: isAttacker, not: () => no('disable-too-late'), parts: [] },
    ],
    lasting: {
      noAbility: (_, by, unit, ability) =>
        unit.side !== by &&
        typeOf(unit) === 'pds' &&
        inSystem(unit) &&
        (ability === 'cannon' || ability === 'shield') &&
        no('disabled'),
    },
  }),
  card('parley', 'Parley', ['P3.8'], {
    offers: {
      window: 'committed',
      applies: isOther,
      kind: 'place',
      targets: (state, use) => landings(state, use.by),
      parts: sendBack,
    },
  }),
  card('ghost-squad', 'Ghost Squad', ['P3.8'], {
    set: 'C1',
    offers: {
      window: 'committed',
      applies: isOther,
      not: (state, use) =>
        landings(state, use.by).length === 0
          ? no('no-landing')
          : state.planets.filter((planet) => planet.owner === use.by).length < 2 && no('no-other-planet'),
      parts: ask('moves'),
    },
    asks: {
      moves: {
        who: 'owner',
        count: (state, use) => state.units.filter((unit) => unit.side === use.by && planetOf(state, unit.at)).length,
        optional: true,
        kind: 'move',
        from: (state, use) =>
          distinct(
            state.units.filter(
              (unit) =>
                unit.side === use.by &&
                planetOf(state, unit.at)?.owner === use.by &&
                (typeOf(unit) === 'infantry' || typeOf(unit) === 'mech') &&
                !use.picked?.some((pick) => pick.startsWith(`${unit.id}>`)),
            ),
          ).flatMap((unit) =>
            state.planets
              .filter((planet) => planet.owner === use.by && planet.id !== unit.at)
              .map((planet) => `${unit.id}>${planet.id}`),
          ),
        chosen: (play, use) => {
          const [id, planet] = (use.target ?? '').split('>');
          const unit = unitOf(play.state, id);
          if (unit && planet) unit.at = planet;
        },
      },
    },
  }),
  card('infiltrate', 'Infiltrate', ['P4.6'], {
    offers: {
      window: 'control',
      applies: isAttacker,
      not: (state, use) =>
        !state.units.some((unit) => unit.at === use.planet && unit.side !== use.by && isStructureUnit(unit)) &&
        no('no-structures-here'),
      parts: takeStructures,
    },
  }),
  card('reparations', 'Reparations', ['P4.6'], {
    category: 'economy',
    // The party that lost the planet.
    ...resolveAtTable({ window: 'controlled', applies: (_, use) => use.party === use.by }),
  }),
];
