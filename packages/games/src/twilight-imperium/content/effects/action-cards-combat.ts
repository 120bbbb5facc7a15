import { fightRow, isGroundUnit, isShipUnit } from '../../rules/figures.ts';
import { currentPool } from '../../rules/hits.ts';
import { bonusOf } from '../../rules/hooks.ts';
import { lasts } from '../../steps/changes/effects.ts';
import type { State } from '../../types.ts';
import { UNITS, type UnitId, upgradeOf } from '../units.ts';
import { askOn, CARGO, openSystems, sail, swap } from './moves.ts';
import { ask, bonus, cancelHits, destroyUnit, hits, prevent, repairAll, rerollAll, resolveAtTable } from './parts.ts';
import {
  abilityRoll,
  choosePlanet,
  enemyShips,
  force,
  hasShips,
  hasWon,
  ids,
  isAbout,
  isAboutOwn,
  isAttacker,
  isDefender,
  isFighter,
  no,
  opponentOf,
  pickUnit,
  rollOf,
  rowsOf,
  subject,
  takesPart,
  unitOf,
  whyNotBegun,
} from './row.ts';
import type { EffectRow, Use } from './types.ts';

const card = rowsOf('action', 'B');
const arenaOf = (state: State): string => (state.phase === 'ground' && state.planet !== null ? state.planet : 'space');

/** Unit rows of the owner in the running fight that can be upgraded. */
const upgrades = (state: State, use: Use): UnitId[] => {
  const kinds = new Set(force(state, use.by, arenaOf(state)).map((unit) => unit.kind));
  return [...kinds].flatMap((kind) => upgradeOf(kind) ?? []);
};

/** Section D.1, cards of the two combats. */
export const COMBAT_CARDS: readonly EffectRow[] = [
  card('maneuvering-jets', 'Maneuvering Jets', ['P1.3', 'P3.9'], {
    offers: {
      window: 'before-assign',
      applies: (state, use) => currentPool(state, use.by)?.source === 'cannon',
      not: (state, use) =>
        currentPool(state, use.by)?.used?.includes('maneuvering-jets') === true
          ? no('once-per-roll')
          : whyNotBegun(state, use),
      parts: cancelHits(1),
    },
  }),
  card('scramble-frequency', 'Scramble Frequency', ['P1.2', 'P2.2', 'P3.4', 'P3.9', 'P4.4'], {
    set: 'C1',
    category: 'reroll',
    offers: {
      window: 'rolled',
      applies: (state, use) => rollOf(state, use)?.by !== use.by,
      not: (state, use) => !abilityRoll(rollOf(state, use)) && no('only-ability-rolls'),
      worth: { again: 'roll' },
      parts: rerollAll(),
    },
  }),
  card('reveal-prototype', 'Reveal Prototype', ['P2.1', 'P4.1'], {
    set: 'PoK',
    offers: {
      window: ['space-start', 'ground-start'],
      applies: takesPart,
      cost: { counters: { resources: 4 } },
      kind: 'effect',
      targets: upgrades,
      parts: (play, use) => {
        const kind = use.target as UnitId;
        play.state.parties[use.by]?.upgrades.push(kind);
        for (const unit of play.state.units)
          if (unit.side === use.by && upgradeOf(unit.kind) === kind) swap(play, unit, kind);
      },
    },
  }),
  card('morale-boost', 'Morale Boost', ['P2.1', 'P4.1'], {
    odds: 'dice',
    offers: { window: ['space-round', 'ground-round'], applies: takesPart, parts: bonus('round') },
    lasting: { combatModifier: (_, by, unit) => (unit.side === by ? 1 : 0) },
  }),
  // Window: start of the first round; the button of the barrage step stays as an alias (B row 17).
  card('fighter-prototype', 'Fighter Prototype', ['P2.1', 'P2.2'], {
    odds: 'dice',
    offers: {
      window: ['space-start', 'barrage'],
      applies: takesPart,
      not: (state, use) => bonusOf(state, 'fighter-prototype', use.by) !== undefined && no('used-already'),
      parts: bonus('round'),
    },
    lasting: { combatModifier: (_, by, unit) => (unit.side === by && isFighter(unit) ? 2 : 0) },
  }),
  // Not a retreat: Intercept cannot stop it, and the combat is a draw.
  card('skilled-retreat', 'Skilled Retreat', ['P2.1'], {
    offers: {
      window: 'space-round',
      applies: takesPart,
      kind: 'place',
      targets: (state, use) => openSystems(state, use.by),
      worth: { behind: 'fight' },
      parts: (play, use) => {
        play.state.space = 'draw';
        sail(play, use);
      },
    },
    asks: { cargo: CARGO },
  }),
  card('emergency-repairs', 'Emergency Repairs', ['P2.1', 'P2.5', 'P4.1', 'P4.3'], {
    offers: {
      window: ['space-round', 'space-round-end', 'ground-round', 'ground-round-end'],
      applies: takesPart,
      not: (state, use) =>
        !state.units.some((unit) => unit.side === use.by && unit.damaged && !unit.at.startsWith('next ')) &&
        no('nothing-damaged'),
      parts: repairAll(),
    },
  }),
  card('waylay', 'Waylay', ['P2.2'], {
    set: 'PoK',
    odds: 'path',
    offers: {
      window: 'before-roll',
      applies: (_, use) => use.spec?.kind === 'barrage' && use.spec.by === use.by,
      parts: bonus('roll'),
    },
    lasting: { eligible: (_, by, roll) => (roll.kind === 'barrage' && roll.by === by ? 'ships' : undefined) },
  }),
  card('rout', 'Rout', ['P2.3'], {
    sides: 'defender',
    set: 'PoK',
    odds: 'path',
    offers: { window: 'retreats', applies: isDefender, parts: bonus('round', { on: 'attacker' }) },
    lasting: { mustAnnounce: (_, _by, party, given) => given?.on === party },
  }),
  card('intercept', 'Intercept', ['P2.3'], {
    odds: 'none',
    offers: {
      window: 'announced',
      applies: (state, use) => takesPart(state, use) && state.retreat !== null && state.retreat.by !== use.by,
      parts: (play, use) => {
        if (play.state.retreat) play.state.retreat.stopped = true;
        lasts(play, { effect: use.effect, by: use.by, until: 'round', on: opponentOf(play.state, use.by) });
      },
    },
    lasting: { noRetreat: (_, _by, party, given) => given?.on === party && no('intercepted') },
  }),
  card('shields-holding', 'Shields Holding', ['P2.1', 'P2.2', 'P2.5'], {
    aliases: ['Shield Holding'],
    offers: {
      window: 'before-assign',
      applies: (state, use) => state.phase === 'space' && currentPool(state, use.by)?.place === 'space',
      not: (state, use) =>
        currentPool(state, use.by)?.source === 'cannon' ? no('not-space-cannon') : whyNotBegun(state, use),
      parts: cancelHits(2),
    },
  }),
  card('direct-hit', 'Direct Hit', ['P1.3', 'P2.1', 'P2.2', 'P2.5'], {
    offers: {
      window: 'sustained',
      applies: isAbout((unit, use) => unit.side !== use.by && isShipUnit(unit) && unit.at === 'space'),
      not: (state, use) => {
        const unit = subject(state, use);
        if (use.pool?.by !== use.by) return no('not-your-hit');
        if (unit && UNITS[unit.kind].tags?.includes('no-direct-hit')) return no('immune', { unit: unit.kind });
        return false;
      },
      parts: destroyUnit('context'),
    },
  }),
  card('reflective-shielding', 'Reflective Shielding', ['P2.1', 'P2.2', 'P2.5'], {
    set: 'C1',
    offers: {
      window: 'sustained',
      applies: isAboutOwn((unit, _, state) => state.phase === 'space' && isShipUnit(unit) && unit.at === 'space'),
      not: (state, use) => enemyShips(state, use.by).length === 0 && no('no-enemy-ships'),
      parts: hits(2),
    },
  }),
  card('courageous-to-the-end', 'Courageous to the End', ['P2.1', 'P2.2', 'P2.5'], {
    offers: {
      window: 'destroyed',
      applies: isAboutOwn((unit, _, state) => state.phase === 'space' && isShipUnit(unit)),
      not: (state, use) => enemyShips(state, use.by).length === 0 && no('no-enemy-ships'),
      countsHits: true,
      roll: (state, use) => {
        const unit = subject(state, use);
        return unit ? [{ unit: unit.id, value: fightRow(unit).combat ?? 11, dice: 2 }] : [];
      },
      parts: ask('losses'),
    },
    asks: {
      losses: {
        who: 'opponent',
        count: (state, use) => {
          const unit = subject(state, use);
          const value = (unit && fightRow(unit).combat) ?? 11;
          return (use.faces ?? []).filter((face) => face >= value).length;
        },
        kind: 'unit',
        from: (state, use) => ids(enemyShips(state, use.by)),
        chosen: destroyUnit('target'),
      },
    },
  }),
  card('salvage', 'Salvage', ['P2.6', 'PC.1'], {
    category: 'economy',
    ...resolveAtTable({ window: 'space-end', applies: (state, use) => hasWon(state, use.by) }),
  }),
  card('fire-team', 'Fire Team', ['P4.2'], {
    category: 'reroll',
    odds: 'path',
    offers: {
      window: 'rolled',
      applies: (state, use) => {
        const roll = rollOf(state, use);
        return roll?.kind === 'combat' && roll.place !== 'space' && roll.by === use.by;
      },
      parts: bonus('round'),
    },
    lastingReroll: { kinds: ['combat'], of: 'own', not: (_, __, roll) => roll.place === 'space' && no('only-ground') },
  }),
  card('crash-landing', 'Crash Landing', ['P1.3', 'P2.2', 'P2.5', 'P3.9'], {
    set: 'TE',
    offers: [
      {
        window: 'destroyed',
        applies: isAboutOwn((unit, use, state) => isShipUnit(unit) && unit.at === 'space' && !hasShips(state, use.by)),
        not: (state, use) => !state.units.some((unit) => isStranded(unit, use)) && no('no-ground-forces'),
        ...choosePlanet((planet) => !/mecatol/i.test(planet.id)),
        parts: askOn('force'),
      },
      // B row 39: the late reminder of P3.9.
      { window: 'before-defense', applies: isAttacker, not: () => no('no-last-ship-lost'), parts: [] },
    ],
    asks: {
      force: pickUnit(
        (state, use) => state.units.filter((unit) => !use.picked?.length && isStranded(unit, use)),
        (play, use) => {
          const { state } = play;
          const planet = state.planets.find((one) => one.id === use.planet);
          const unit = unitOf(state, use.target);
          if (!planet || !unit) return;
          unit.at = planet.id;
          if (state.units.some((one) => one.side !== use.by && one.at === planet.id)) planet.coexist = true;
          // Nobody is there: the active player has landed and takes it.
          else if (use.by === 'attacker' && planet.owner !== use.by) planet.stage = 'committed';
        },
      ),
    },
  }),
  card('sabotage', 'Sabotage', ['every window'], {
    offers: {
      window: 'card',
      applies: (_, use) => use.party !== use.by,
      // The card says "other than Sabotage".
      not: (_, use) => use.target === 'sabotage' && no('not-on-sabotage'),
      parts: prevent(),
    },
  }),
];

const isStranded = (unit: Parameters<typeof isGroundUnit>[0], use: Use): boolean =>
  unit.side === use.by && unit.at === 'space' && isGroundUnit(unit) && !isShipUnit(unit);
