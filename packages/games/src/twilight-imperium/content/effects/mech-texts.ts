import { isGroundUnit } from '../../rules/figures.ts';
import { addHits } from '../../steps/changes/hits.ts';
import { place, remove } from '../../steps/changes/units.ts';
import { capture } from './capture.ts';
import { replace } from './moves.ts';
import { prevent, toTarget, turnEnds } from './parts.ts';
import {
  chooseAmong,
  choosePlanet,
  chooseUnit,
  here,
  hereAt,
  inSystem,
  isAttacker,
  isOther,
  lineInUse,
  nextDoor,
  no,
  ofTypes,
  opponentOf,
  takesPart,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow } from './types.ts';
import { figures, quiet, unitText } from './unit-text.ts';

/** Section C.3: the texts of mechs. */
export const MECH_TEXTS: readonly EffectRow[] = [
  figures('letani-behemoth', ['P3.2']),
  figures('aerie-sentinel', ['P0.5', 'PC.2']),
  unitText('dunlain-reaper', ['P4.1'], {
    offers: {
      window: 'ground-round',
      applies: takesPart,
      cost: { counters: { resources: 2 } },
      ...chooseAmong((state, use) => ofTypes(state, use.by, state.planet ?? '', ['infantry'])),
      parts: toTarget((play, unit, use) => replace(play, unit, use.by, 'dunlain-reaper', use.effect)),
    },
  }),
  unitText('scavenger-zeta', ['P4.6'], {
    sides: 'active player',
    offers: {
      window: 'controlled',
      applies: isAttacker,
      cost: { counters: { tradeGoods: 1 } },
      parts: (play, use) => {
        if (use.planet) place(play, use.by, 'scavenger-zeta', use.planet, use.effect);
      },
    },
  }),
  quiet('ember-colossus'),
  quiet('pride-of-kenara'),
  unitText('watcher', ['every window'], {
    offers: {
      window: 'card',
      applies: (_, use) => use.party !== use.by,
      // In the active system, or next to it where the other player has units.

      ...chooseUnit(
        (unit, use) => unit.side === use.by && unit.kind === 'watcher' && (inSystem(unit) || nextDoor(unit)),
      ),
      worth: { spends: 'target' },
      parts: [toTarget((play, unit, use) => remove(play, unit, use.effect)), prevent()],
    },
  }),
  quiet('zs-thunderbolt'),
  unitText('icarus-drive', ['P0.3'], {
    sides: 'active player',
    offers: (['alpha', 'beta'] as const).map((hole) => ({
      window: 'activation' as const,
      ...chooseUnit((unit, use) => unit.side === use.by && unit.kind === 'icarus-drive' && inSystem(unit)),
      worth: { opens: hole },
      parts: (play, use) => {
        const unit = unitOf(play.state, use.target);
        if (unit) remove(play, unit, use.effect);
        const { system } = play.state;
        play.state.system = { ...system, wormholes: [...new Set([...system.wormholes, hole])] };
      },
    })) satisfies EffectRow['offers'],
  }),
  figures('annihilator', ['P3.2', 'P4.4']),
  unitText('starlancer', ['P0.3'], {
    sides: 'active player',
    facts: ['tokensOf'],
    offers: {
      window: 'activation',
      applies: (state, use) => isOther(state, use) && here(state, use.by, 'starlancer'),
      not: (state, use) => !state.parties[use.by]?.facts.tokensOf?.includes('attacker') && no('no-captured-token'),
      worth: { behind: 'action' },
      parts: [
        (play, use) => {
          const party = play.state.parties[use.by];
          const left = party?.facts.tokensOf?.filter((one) => one !== 'attacker');
          if (party && left) party.facts = { ...party.facts, tokensOf: left };
        },
        turnEnds(),
      ],
    },
  }),
  // From the commitment on; not against bombardment from space.
  unitText('moll-terminus', ['P3.9', 'P4.3'], {
    odds: { ground: 'losses' },
    hooks: {
      noSustain: (state, by, unit, pool) =>
        by !== null &&
        unit.side !== by &&
        unit.at !== 'space' &&
        isGroundUnit(unit) &&
        pool.source !== 'bombardment' &&
        hereAt(state, by, 'moll-terminus', unit.at) &&
        no('moll-terminus'),
    },
  }),
  unitText('iconoclast', ['P4.2'], {
    odds: 'dice',
    facts: ['relicFragment'],
    hooks: {
      combatModifier: (state, by, unit, roll) =>
        unit.side === by && unit.kind === 'iconoclast' && state.parties[roll.on]?.facts.relicFragment === true ? 2 : 0,
    },
  }),
  // Flips at the start of a space combat if it is in the space area, and back at its end.
  unitText('eidolon', ['P2.1'], {
    odds: 'none',
    hooks: {
      step: (play, by, step) => {
        for (const unit of play.state.units) {
          if (unit.side !== by || unit.kind !== 'eidolon') continue;
          if (step === 'P2.1' && play.state.round <= 1 && unit.at === 'space') unit.as = 'z-grav-eidolon';
          if (step === 'P2.6 ended') delete unit.as;
        }
      },
    },
  }),
  figures('z-grav-eidolon', ['P2.4']),
  unitText('mordred', ['P4.2'], {
    odds: 'dice',
    facts: ['assimilated'],
    hooks: {
      combatModifier: (state, by, unit, roll) =>
        unit.side === by && unit.kind === 'mordred' && state.parties[by]?.facts.assimilated?.includes(roll.on) ? 2 : 0,
    },
  }),
  unitText('quantum-manipulator', ['P2.1', 'P2.2', 'P2.5'], {
    odds: 'losses',
    hooks: {
      maySustain: (state, by, unit, pool) =>
        state.phase === 'space' &&
        unit.side === by &&
        pool.on === by &&
        pool.place === 'space' &&
        unit.kind === 'quantum-manipulator' &&
        unit.at === 'space',
    },
  }),
  unitText('valkyrie-exoskeleton', ['P4.3'], {
    odds: { ground: 'path' },
    hooks: {
      sustained: (play, by, unit) => {
        const { state } = play;
        if (state.phase !== 'ground' || unit.side !== by || unit.kind !== 'valkyrie-exoskeleton' || unit.at === 'space')
          return;
        // Nobody may be left to take it: both sides assign at once, so that is not asked here.
        const on = opponentOf(state, by);
        addHits(play, {
          on,
          by,
          source: 'effect',
          effect: 'valkyrie-exoskeleton',
          place: unit.at,
          eligible: 'ground',
          count: 1,
          chooser: on,
        });
      },
    },
  }),
  // Instead of a PDS, where Awaken would place one.
  unitText('hecatoncheires', ['P0.3'], {
    sides: 'active player',
    offers: {
      window: 'activation',
      applies: isAttacker,
      ...choosePlanet((planet, use) => planet.sleeper === use.by),
      repeat: true,
      parts: (play, use) => {
        const planet = play.state.planets.find((one) => one.id === use.target);
        const infantry = lineInUse(play.state, use.by, 'infantry');
        if (!planet || !infantry) return;
        planet.sleeper = null;
        place(play, use.by, 'hecatoncheires', planet.id, use.effect);
        place(play, use.by, infantry, planet.id, use.effect);
      },
    },
  }),
  // Read by Fragile.
  figures('shield-paling', ['P4.2']),
  unitText('reanimator', ['P3.5', 'P4.3'], {
    odds: 'none',
    hooks: {
      destroyed: (play, by, unit) => {
        if (unit.side === by && typeOf(unit) === 'infantry' && hereAt(play.state, by, 'reanimator', unit.at))
          capture(play, by, unit.kind);
      },
    },
  }),
  unitText('reclaimer', ['PC.3'], {
    sides: 'active player',
    offers: (['pds', 'space-dock'] as const).map((type) => ({
      window: 'complete' as const,
      applies: isAttacker,
      ...choosePlanet(
        (planet, use, state) =>
          planet.stage === 'controlled' && planet.owner === use.by && hereAt(state, use.by, 'reclaimer', planet.id),
      ),
      parts: (play, use) => {
        const kind = lineInUse(play.state, use.by, type);
        if (kind && use.target) place(play, use.by, kind, use.target, use.effect);
      },
    })) satisfies EffectRow['offers'],
  }),
  // The second offer of Indoctrination.
  figures('moyins-ashes', ['P4.1']),
  quiet('blackshade-infiltrator'),
];
