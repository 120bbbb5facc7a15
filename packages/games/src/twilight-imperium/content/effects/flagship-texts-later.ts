import { fightRow, isStructureUnit } from '../../rules/figures.ts';
import { destroy } from '../../steps/changes/losses.ts';
import { place, remove, repair } from '../../steps/changes/units.ts';
import { capture } from './capture.ts';
import { atTable, repairUnit } from './parts.ts';
import {
  force,
  hasUnits,
  here,
  hereAt,
  ids,
  inSystem,
  isAdjacent,
  isAttacker,
  isOther,
  isSide,
  nextDoor,
  no,
  opponentOf,
  rows,
  subject,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow } from './types.ts';
import { flagshipText, movingFlagship } from './unit-text.ts';

/** Section C.2, flagships that came after the base game. */
export const LATER_FLAGSHIP_TEXTS: readonly EffectRow[] = rows(
  {
    ...flagshipText,
    id: 'quetzecoatl',
    name: 'Quetzecoatl',
    set: 'PoK',
    faction: 'argent',
    steps: ['P1.1'],
    category: 'hit-restriction',
    odds: 'none',
    hooks: {
      noCannon: (state, by, target, phase) =>
        target === by && phase === 'offense' && hereAt(state, by, 'quetzecoatl', 'space') && no('quetzecoatl'),
    },
  },
  {
    ...flagshipText,
    id: 'artemiris',
    sides: 'active player',
    name: 'Artemiris',
    set: 'C3',
    faction: 'keleres',
    steps: ['P0.3'],
    category: 'economy',
    resolution: 'table',
    offers: [
      {
        window: 'activation',
        applies: (state, use) => isOther(state, use) && here(state, use.by, 'artemiris'),
        parts: [atTable()],
      },
    ],
  },
  {
    // The unit still cannot sustain again in this step.
    ...flagshipText,
    id: 'dynamo',
    name: 'Dynamo',
    set: 'PoK',
    faction: 'empyrean',
    steps: ['any assignment'],
    category: 'repair',
    offers: [
      {
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
        parts: [repairUnit('context')],
      },
    ],
  },
  {
    ...flagshipText,
    id: 'arvicon-rex',
    name: 'Arvicon Rex',
    set: 'PoK',
    faction: 'mahact',
    steps: ['P2.4'],
    category: 'roll-modifier',
    odds: 'dice',
    facts: ['tokensOf'],
    hooks: {
      combatModifier: (state, by, unit, roll) =>
        unit.side === by && unit.kind === 'arvicon-rex' && !state.parties[by]?.facts.tokensOf?.includes(roll.on)
          ? 2
          : 0,
    },
  },
  {
    ...flagshipText,
    id: 'visz-el-vir',
    name: 'Visz El Vir',
    set: 'PoK',
    faction: 'naaz-rokha',
    steps: ['P2.4', 'P4.2'],
    category: 'extra-die',
    odds: 'dice',
    hooks: {
      combatDice: (state, by, unit) =>
        unit.side === by && typeOf(unit) === 'mech' && hereAt(state, by, 'visz-el-vir', 'space') ? 1 : 0,
    },
  },
  movingFlagship('memoria-1', 'Memoria', 'nomad', 'PoK'),
  movingFlagship('memoria-2', 'Memoria II', 'nomad', 'PoK'),
  {
    ...flagshipText,
    id: 'ouranos',
    sides: 'active player',
    name: 'Ouranos',
    set: 'PoK',
    faction: 'titans',
    steps: ['P0.3'],
    category: 'placement',
    offers: [
      {
        window: 'activation',
        applies: isAttacker,
        not: (state, use) =>
          state.units.some((unit) => unit.side === use.by && unit.kind === 'ouranos') && no('on-the-board'),
        kind: 'unit',
        targets: (state, use) =>
          ids(state.units.filter((unit) => unit.side === use.by && inSystem(unit) && typeOf(unit) === 'pds')),
        parts: [
          (play, use) => {
            const unit = unitOf(play.state, use.target);
            if (!unit) return;
            remove(play, unit, use.effect);
            place(play, use.by, 'ouranos', 'space', use.effect);
          },
        ],
      },
    ],
  },
  {
    ...flagshipText,
    id: 'the-terror-between',
    name: 'The Terror Between',
    set: 'PoK',
    faction: 'cabal',
    steps: ['P2.5', 'P4.3', 'PC.1'],
    category: 'placement',
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
  },
  {
    ...flagshipText,
    id: 'the-egeiro',
    name: 'The Egeiro',
    set: 'TE',
    faction: 'bastion',
    steps: ['P2.4'],
    category: 'roll-modifier',
    odds: 'dice',
    facts: ['outsideSystems'],
    hooks: {
      combatModifier: (state, by, unit) =>
        unit.side === by && unit.kind === 'the-egeiro' ? (state.parties[by]?.facts.outsideSystems ?? 0) : 0,
    },
  },
  movingFlagship('dws-luminous', 'D.W.S. Luminous', 'deepwrought', 'TE'),
  {
    ...flagshipText,
    id: 'quietus',
    name: 'Quietus',
    set: 'TE',
    faction: 'rebellion',
    steps: ['all'],
    category: 'hit-restriction',
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
  },
  {
    ...flagshipText,
    id: 'last-dispatch',
    name: 'Last Dispatch',
    set: 'TE',
    faction: 'ral-nel',
    steps: ['P2.6'],
    category: 'destroyer',
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
      loss: {
        who: 'owner',
        count: () => 1,
        optional: true,
        kind: 'unit',
        from: (state, use) =>
          ids(force(state, opponentOf(state, use.by, 'space'), 'space').filter((unit) => !fightRow(unit).sustain)),
        chosen: (play, use) => {
          const unit = unitOf(play.state, use.target);
          if (unit) destroy(play, unit);
        },
      },
    },
  },
  {
    ...flagshipText,
    id: 'heavens-eye',
    name: "Heaven's Eye",
    set: 'TE',
    faction: 'firmament',
    steps: ['P2.6'],
    category: 'repair',
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
  },
);
