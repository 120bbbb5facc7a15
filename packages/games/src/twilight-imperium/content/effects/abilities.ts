import { alphaToBeta } from '../../rules/adjacency.ts';
import { isHit } from '../../rules/dice.ts';
import { fightRow, isFighter, isGroundUnit, isStructureUnit } from '../../rules/figures.ts';
import { hooksOf } from '../../rules/hooks.ts';
import { damage, place } from '../../steps/changes/units.ts';
import type { PartyId, State, Unit } from '../../types.ts';
import { takeStructures } from './action-cards-invasion.ts';
import { capture, learn, learnable } from './capture.ts';
import { askOn, CARGO, earn, openSystems, replace, sail } from './moves.ts';
import { bonus, destroyUnit, hits, hitTarget, resolveAtTable, toTarget } from './parts.ts';
import {
  chooseAmong,
  choosePlanet,
  enemyShips,
  factionRows,
  force,
  hasShips,
  hereAt,
  ids,
  isAttacker,
  isMecatol,
  isOther,
  isSide,
  lineInUse,
  no,
  ofTypes,
  opponentOf,
  partiesBeaten,
  pickUnit,
  planetOf,
  rollOf,
  subject,
  takesPart,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow, Use } from './types.ts';

const ability = factionRows('ability', 'B');

const combatValue = (unit: Unit): number => fightRow(unit).combat ?? 11;
/** Cruisers and destroyers, the best first. */
const ambushers = (state: State, use: Use): Unit[] =>
  ofTypes(state, use.by, 'space', ['cruiser', 'destroyer']).sort((a, b) => combatValue(a) - combatValue(b));
/** The ones that were chosen to roll. */
const inAmbush = (state: State, use: Use): Unit[] => (use.picked ?? []).flatMap((id) => unitOf(state, id) ?? []);

/** Barrage hits above the number of opposing fighters. */
const excess = (state: State, use: Use): number => {
  const roll = rollOf(state, use);
  if (!roll) return 0;
  return Math.max(0, roll.dice.filter(isHit).length - force(state, roll.on, 'space').filter(isFighter).length);
};

/** Has Sustain Damage now, or by the option at least on its card (F8). */
const hasSustain = (state: State, unit: Unit): boolean =>
  fightRow(unit).sustain === true &&
  (state.options.raidFormation === 'printed' ||
    !hooksOf(state, 'noAbility').some(({ by, hook, bonus }) => hook(state, by, unit, 'sustain', bonus)));

/** Edict: losers of combats whose token the winner does not hold yet. */
const spoils = (state: State, use: Use): PartyId[] =>
  partiesBeaten(state, use.by).filter((party) => !state.parties[use.by]?.facts.tokensOf?.includes(party));

/** Section D.3, faction abilities. */
export const ABILITIES: readonly EffectRow[] = [
  ability('raid-formation', 'Raid Formation', 'argent', ['P2.2'], {
    set: 'PoK',
    odds: { barrage: 'path' },
    hooks: {
      rolled: (play, by, roll) => {
        if (roll.kind !== 'barrage' || roll.by !== by) return;
        const use: Use = { effect: 'raid-formation', by, window: 'rolled', roll: play.state.rolls.indexOf(roll) };
        if (excess(play.state, use) > 0) play.call('effect choice', { ...use, ask: 'damaged', picked: [] });
      },
    },
    asks: {
      damaged: {
        who: 'owner',
        count: excess,
        kind: 'unit',
        from: (state, use) => ids(enemyShips(state, use.by).filter((unit) => !unit.damaged && hasSustain(state, unit))),
        chosen: toTarget((play, unit) => damage(play, unit)),
      },
    },
  }),
  ability('devour', 'Devour', 'cabal', ['P2.2', 'P2.5', 'P4.3', 'PC.1'], {
    set: 'PoK',
    odds: 'none',
    facts: ['blockadedBy'],
    hooks: {
      destroyed: (play, by, unit) => {
        const fighting = play.state.phase === 'space' || play.state.phase === 'ground';
        if (!fighting || !isSide(play.state, by) || unit.side !== opponentOf(play.state, by) || isStructureUnit(unit))
          return;
        if (play.state.parties[by]?.facts.blockadedBy?.includes(unit.side)) return;
        capture(play, by, unit.kind);
      },
    },
  }),
  ability('aetherpassage', 'Aetherpassage', 'empyrean', ['P0.3'], {
    sides: 'active player',
    set: 'PoK',
    ...resolveAtTable({ window: 'activation', applies: isOther }),
  }),
  ability('fragile', 'Fragile', 'jol-nar', ['P2.4', 'P4.2'], {
    odds: 'dice',
    hooks: {
      // Shield Paling: infantry beside it are not affected.
      combatModifier: (state, by, unit) =>
        unit.side === by && !(typeOf(unit) === 'infantry' && hereAt(state, by, 'shield-paling', unit.at)) ? -1 : 0,
    },
  }),
  // The step P4.4 asks for it.
  ability('harrow', 'Harrow', 'l1z1x', ['P4.4'], {
    sides: 'attacker',
    odds: { ground: 'path' },
  }),
  ability('assimilate', 'Assimilate', 'l1z1x', ['P4.6'], {
    sides: 'active player',
    odds: 'none',
    offers: {
      window: 'control',
      mandatory: true,
      applies: (state, use) =>
        use.by === 'attacker' &&
        state.units.some((unit) => unit.at === use.planet && unit.side !== use.by && isStructureUnit(unit)),
      parts: takeStructures,
    },
  }),
  ability('armada', 'Armada', 'letnev', ['P0.5'], {
    odds: 'none',
    hooks: { supply: () => 2 },
  }),
  ability('munitions-reserves', 'Munitions Reserves', 'letnev', ['P2.1', 'P2.4'], {
    category: 'reroll',
    odds: 'path',
    offers: { window: 'space-round', applies: takesPart, cost: { counters: { tradeGoods: 2 } }, parts: bonus('round') },
    lastingReroll: { kinds: ['combat'], of: 'own', not: (_, __, roll) => roll.place !== 'space' && no('only-space') },
  }),
  ability('edict', 'Edict', 'mahact', ['PC.1'], {
    set: 'PoK',
    odds: 'none',
    facts: ['tokensOf'],
    hooks: { supply: (state, by) => state.parties[by]?.facts.tokensOf?.length ?? 0 },
    offers: {
      window: 'post',
      mandatory: true,
      applies: (state, use) => spoils(state, use).length > 0,
      parts: (play, use) => {
        const party = play.state.parties[use.by];
        const tokensOf = [...(party?.facts.tokensOf ?? []), ...spoils(play.state, use)];
        if (party) party.facts = { ...party.facts, tokensOf };
        play.emit({ type: 'table', effect: use.effect, by: use.by });
      },
    },
  }),
  // Combat modifiers and rerolls do not touch these dice.
  ability('ambush', 'Ambush', 'mentak', ['P2.1'], {
    offers: {
      window: 'space-start',
      applies: takesPart,
      not: (state, use) => ambushers(state, use).length === 0 && no('no-cruiser-or-destroyer'),
      picks: 'ships',
      countsHits: true,
      roll: (state, use) => inAmbush(state, use).map((unit) => ({ unit: unit.id, value: combatValue(unit), dice: 1 })),
      parts: (play, use) => {
        const values = inAmbush(play.state, use).map(combatValue);
        const made = (use.faces ?? []).filter((face, index) => face >= (values[index] ?? 11)).length;
        if (made > 0) hits(made)(play, use);
      },
    },
    asks: {
      ships: {
        who: 'owner',
        count: () => 2,
        optional: true,
        boon: true,
        kind: 'unit',
        from: (state, use) => ids(ambushers(state, use)),
      },
    },
  }),
  // For the Ghosts alone; everybody else needs the same wormhole.
  ability('quantum-entanglement', 'Quantum Entanglement', 'creuss', ['P1.2', 'P2.3'], {
    odds: 'none',
    hooks: { adjoins: (state, by, party, system) => party === by && alphaToBeta(state, system) },
  }),
  // Not a retreat.
  ability('foresight', 'Foresight', 'naalu', ['P0.6'], {
    sides: 'active player',
    offers: {
      window: 'moved',
      applies: isOther,
      not: (state, use) => !hasShips(state, use.by) && no('no-ships-here'),
      cost: { counters: { strategyTokens: 1 } },
      kind: 'place',
      targets: (state, use) => openSystems(state, use.by),
      parts: sail,
    },
    asks: { cargo: CARGO },
  }),
  ability('technological-singularity', 'Technological Singularity', 'nekro', ['P2.2', 'P2.5', 'P4.3'], {
    offers: {
      window: 'destroyed',
      applies: (state, use) =>
        takesPart(state, use) &&
        subject(state, use)?.side === opponentOf(state, use.by) &&
        (state.phase === 'space' || state.phase === 'ground'),
      not: (state, use) =>
        state.bonuses.some((one) => one.effect === 'technological-singularity' && one.by === use.by)
          ? no('once-per-combat')
          : state.bonuses.some((one) => one.effect === 'antivirus' && one.by === opponentOf(state, use.by)) &&
            no('antivirus'),
      kind: 'effect',
      targets: (state, use) => learnable(state, use.by),
      parts: [bonus('combat'), learn],
    },
  }),
  ability('unrelenting', 'Unrelenting', 'sardakk', ['P2.4', 'P4.2'], {
    odds: 'dice',
    hooks: { combatModifier: (_, by, unit) => (unit.side === by ? 1 : 0) },
  }),
  ability('scavenge', 'Scavenge', 'saar', ['P4.6'], {
    sides: 'active player',
    category: 'economy',
    resolution: 'table',
    offers: { window: 'controlled', applies: isAttacker, freeGain: true, parts: earn('tradeGoods', 1) },
  }),
  // Sleepers become PDS; where enemy units stand, a ground combat must follow (Coalescence).
  ability('awaken', 'Awaken', 'titans', ['P0.3'], {
    sides: 'active player',
    set: 'PoK',
    offers: {
      window: 'activation',
      applies: isAttacker,
      ...choosePlanet((planet, use) => planet.sleeper === use.by),
      repeat: true,
      parts: (play, use) => {
        const planet = planetOf(play.state, use.target);
        const kind = lineInUse(play.state, use.by, 'pds');
        if (!planet || !kind) return;
        planet.sleeper = null;
        place(play, use.by, kind, planet.id, use.effect);
      },
    },
  }),
  ability('coalescence', 'Coalescence', 'titans', ['P0.3'], {
    sides: 'active player',
    set: 'PoK',
    odds: 'none',
    hooks: {
      step: (play, by, step) => {
        if (step !== 'P3.8' || by !== 'attacker') return;
        for (const planet of play.state.planets)
          if (
            planet.stage === 'idle' &&
            !planet.coexist &&
            play.state.units.some((unit) => unit.at === planet.id && unit.side === by && isGroundUnit(unit)) &&
            play.state.units.some((unit) => unit.at === planet.id && unit.side !== by && isGroundUnit(unit))
          )
            planet.stage = 'committed';
      },
    },
  }),
  ability('reclamation', 'Reclamation', 'winnu', ['PC.3'], {
    sides: 'active player',
    offers: {
      window: 'complete',
      applies: (state, use) =>
        use.by === 'attacker' &&
        state.planets.some(
          (planet) => isMecatol(state, planet) && planet.stage === 'controlled' && planet.owner === use.by,
        ),
      parts: (play, use) => {
        const planet = play.state.planets.find((one) => isMecatol(play.state, one));
        for (const type of ['pds', 'space-dock'] as const) {
          const kind = lineInUse(play.state, use.by, type);
          if (planet && kind) place(play, use.by, kind, planet.id, use.effect);
        }
      },
    },
  }),
  ability('indoctrination', 'Indoctrination', 'yin', ['P4.1'], {
    offers: (
      [
        { type: 'infantry', influence: 2 },
        { type: 'mech', influence: 3 },
      ] as const
    ).map(({ type, influence }) => ({
      window: 'ground-start' as const,
      applies: (state, use) => takesPart(state, use) && (type === 'infantry' || state.sets.includes('PoK')),
      cost: { counters: { influence } },
      ...chooseAmong((state, use) =>
        force(state, opponentOf(state, use.by), state.planet ?? '').filter((unit) => typeOf(unit) === 'infantry'),
      ),
      parts: (play, use) => {
        const unit = unitOf(play.state, use.target);
        const kind = lineInUse(play.state, use.by, type);
        if (unit && kind) replace(play, unit, use.by, kind, use.effect);
      },
    })) satisfies EffectRow['offers'],
  }),
  ability('devotion', 'Devotion', 'yin', ['P2.5'], {
    offers: {
      window: 'space-round-end',
      applies: (state, use) => takesPart(state, use) && (state.retreat === null || state.retreat.stopped),
      not: (state, use) => enemyShips(state, use.by).length === 0 && no('no-enemy-ships'),
      ...chooseAmong((state, use) => ofTypes(state, use.by, 'space', ['cruiser', 'destroyer'])),
      worth: { trades: { hits: 1 } },
      parts: [destroyUnit('target'), askOn('hit', 'unit')],
    },
    asks: { hit: pickUnit((state, use) => enemyShips(state, use.by), hitTarget()) },
  }),
];
