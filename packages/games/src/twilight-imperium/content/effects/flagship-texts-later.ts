import { fightRow, isStructureUnit } from '../../rules/figures.ts';
import { destroy } from '../../steps/changes/losses.ts';
import { place, remove, repair } from '../../steps/changes/units.ts';
import { capture } from './capture.ts';
import { repairUnit, resolveAtTable, toTarget } from './parts.ts';
import {
  chooseUnit,
  force,
  hasUnits,
  here,
  hereAt,
  inSystem,
  isAdjacent,
  isAttacker,
  isOther,
  isSide,
  nextDoor,
  no,
  opponentOf,
  pickUnits,
  subject,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow } from './types.ts';
import { moves, unitText } from './unit-text.ts';

/** Section C.2, flagships that came after the base game. */
export const LATER_FLAGSHIP_TEXTS: readonly EffectRow[] = [
  unitText('quetzecoatl', ['P1.1'], {
    odds: 'none',
    hooks: {
      noCannon: (state, by, target, phase) =>
        target === by && phase === 'offense' && hereAt(state, by, 'quetzecoatl', 'space') && no('quetzecoatl'),
    },
  }),
  unitText('artemiris', ['P0.3'], {
    sides: 'active player',
    category: 'economy',
    ...resolveAtTable({
      window: 'activation',
      applies: (state, use) => isOther(state, use) && here(state, use.by, 'artemiris'),
    }),
  }),
  // The unit still cannot sustain again in this step.
  unitText('dynamo', ['any assignment'], {
    offers: {
      window: 'sustained',
      cost: { counters: { influence: 2 } },
      applies: (state, use) =>
        state.units.some(
          (unit) =>
            unit.side === use.by &&
            unit.kind === 'dynamo' &&
            unit.id !== use.unit &&
            (inSystem(unit) || isAdjacent(state, unit)),
        ) ||
        (subject(state, use)?.side === use.by && subject(state, use)?.kind === 'dynamo'),
      not: (state, use) => unitOf(state, use.unit) === undefined && no('gone'),
      worth: { helps: 'subject' },
      parts: repairUnit('context'),
    },
  }),
  unitText('arvicon-rex', ['P2.4'], {
    odds: 'dice',
    facts: ['tokensOf'],
    hooks: {
      combatModifier: (state, by, unit, roll) =>
        unit.side === by && unit.kind === 'arvicon-rex' && !state.parties[by]?.facts.tokensOf?.includes(roll.on)
          ? 2
          : 0,
    },
  }),
  unitText('visz-el-vir', ['P2.4', 'P4.2'], {
    odds: 'dice',
    hooks: {
      combatDice: (state, by, unit) =>
        unit.side === by && typeOf(unit) === 'mech' && hereAt(state, by, 'visz-el-vir', 'space') ? 1 : 0,
    },
  }),
  moves('memoria-1'),
  moves('memoria-2'),
  unitText('ouranos', ['P0.3'], {
    sides: 'active player',
    offers: {
      window: 'activation',
      applies: isAttacker,
      not: (state, use) =>
        state.units.some((unit) => unit.side === use.by && unit.kind === 'ouranos') && no('on-the-board'),
      ...chooseUnit((unit, use) => unit.side === use.by && inSystem(unit) && typeOf(unit) === 'pds'),
      parts: toTarget((play, unit, use) => {
        remove(play, unit, use.effect);
        place(play, use.by, 'ouranos', 'space', use.effect);
      }),
    },
  }),
  unitText('the-terror-between', ['P2.5', 'P4.3', 'PC.1'], {
    odds: 'none',
    hooks: {
      destroyed: (play, by, unit) => {
        if (
          isStructureUnit(unit) ||
          unit.kind === 'the-terror-between' ||
          !hereAt(play.state, by, 'the-terror-between', 'space')
        )
          return;
        const { phase } = play.state;
        // What Devour takes already is not taken twice.
        const devoured =
          isSide(play.state, by) &&
          unit.side === opponentOf(play.state, by) &&
          (phase === 'space' || phase === 'ground') &&
          play.state.parties[by]?.faction === 'cabal';
        if (!devoured) capture(play, by, unit.kind);
      },
    },
  }),
  unitText('the-egeiro', ['P2.4'], {
    odds: 'dice',
    facts: ['outsideSystems'],
    hooks: {
      combatModifier: (state, by, unit) =>
        unit.side === by && unit.kind === 'the-egeiro' ? (state.parties[by]?.facts.outsideSystems ?? 0) : 0,
    },
  }),
  moves('dws-luminous'),
  unitText('quietus', ['all'], {
    odds: 'losses',
    hooks: {
      noAbility: (state, by, unit) =>
        by !== null &&
        unit.side !== by &&
        inSystem(unit) &&
        state.system.breach === 'active' &&
        hereAt(state, by, 'quietus', 'space') &&
        no('quietus'),
    },
  }),
  unitText('last-dispatch', ['P2.6'], {
    odds: 'none',
    hooks: {
      step: (play, by, step) => {
        const { state } = play;
        if (step !== 'P2.6 ended' || state.retreat?.by !== by) return;
        if (!state.units.some((unit) => unit.side === by && unit.kind === 'last-dispatch' && nextDoor(unit))) return;
        play.call('effect choice', { effect: 'last-dispatch', by, window: 'space-end', ask: 'loss', picked: [] });
      },
    },
    asks: {
      loss: pickUnits(
        1,
        (state, use) =>
          force(state, opponentOf(state, use.by, 'space'), 'space').filter((unit) => !fightRow(unit).sustain),
        toTarget((play, unit) => destroy(play, unit)),
      ),
    },
  }),
  unitText('heavens-eye', ['P2.6'], {
    odds: 'losses',
    facts: ['puppets'],
    hooks: {
      step: (play, by, step) => {
        if (step !== 'P2.6') return;
        const { state } = play;
        if (!state.parties[by]?.facts.puppets?.some((party) => hasUnits(state, party))) return;
        for (const unit of state.units)
          if (unit.side === by && unit.kind === 'heavens-eye' && unit.at === 'space') repair(play, unit, 'heavens-eye');
      },
    },
  }),
];
