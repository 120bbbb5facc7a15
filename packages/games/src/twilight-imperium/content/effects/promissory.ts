import { isFloating, isStructureUnit } from '../../rules/figures.ts';
import { lasts } from '../../steps/changes/effects.ts';
import { remove } from '../../steps/changes/units.ts';
import type { PartyId, State } from '../../types.ts';
import { galvanizeTarget } from './abilities-edge.ts';
import { askOn, replace } from './moves.ts';
import { ask, atTable, bonus, committedPlanets, reminder, rerollAll, resolveAtTable, toTarget } from './parts.ts';
import { letnevPays, linkMoves, movedIn, refugesOf, saarThere, takeRefuge } from './promissory-moves.ts';
import {
  abilityRoll,
  chooseAmong,
  force,
  hasUnits,
  isAttacker,
  isOther,
  lineInUse,
  no,
  nonFighters,
  opponentOf,
  pickUnits,
  rowsOf,
  takesPart,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow, Use } from './types.ts';

const note = rowsOf('note', 'B');
/** Returned to its owner after one use. */
const purged = { cost: { purge: true } } as const;
/** Notes that are returned when their holder attacks their owner: a reminder only. */
const returnedNote = (id: string, name: string, set: EffectRow['set'], faction?: string): EffectRow =>
  note(id, name, ['P0.3'], {
    set,
    sides: 'active player',
    ...(faction ? { faction } : {}),
    resolution: 'table',
    offers: { window: 'activation', applies: isAttacker, parts: [atTable(), reminder('action')] },
  });
const enemyInfantry = (state: State, use: Use) =>
  force(state, opponentOf(state, use.by), state.planet ?? '').filter((unit) => typeOf(unit) === 'infantry');

/** Where the combat roll of a side lies. */
const spaceRoll = (state: State, by: PartyId): number =>
  state.rolls.findIndex((roll) => roll.kind === 'combat' && roll.by === by && roll.place === 'space');

/** Section D.4. */
export const NOTES: readonly EffectRow[] = [
  // Nothing enters. Forces that are known already were given as they stand after the movement: the active player
  // says which of them stood there before; the others never came. Unknown forces are entered as they are (P0.5).
  note('ceasefire', 'Ceasefire', ['P0.3'], {
    sides: 'active player',
    odds: 'path',
    offers: {
      ...purged,
      window: 'activation',
      applies: isOther,
      not: (state, use) => state.hasForces && !hasUnits(state, use.by) && no('no-units-here'),
      parts: [
        (play, use) => {
          play.emit({ type: 'table', effect: use.effect, by: use.by });
          if (!play.state.hasForces) return;
          lasts(play, { effect: use.effect, by: use.by, until: 'action' });
          ask('before')(play, use);
        },
        reminder('action'),
      ],
    },
    asks: {
      before: pickUnits(
        (state) => movedIn(state).length,
        (state) => movedIn(state),
        (play, use) => {
          if (use.target !== undefined)
            lasts(play, { effect: use.effect, by: use.by, until: 'action', unit: use.target });
        },
        { who: () => 'attacker', isFact: true },
      ),
    },
    lasting: {
      step: (play, _by, step, given) => {
        if (step !== 'P0.6' || given?.unit !== undefined) return;
        const stay = play.state.bonuses.flatMap((one) => (one.effect === 'ceasefire' ? (one.unit ?? []) : []));
        for (const unit of movedIn(play.state).filter((one) => !stay.includes(one.id))) remove(play, unit, 'ceasefire');
      },
    },
  }),
  returnedNote('support-for-the-throne', 'Support for the Throne', 'B'),
  returnedNote('alliance', 'Alliance', 'PoK'),
  returnedNote('trade-convoys', 'Trade Convoys', 'B', 'hacan'),
  returnedNote('promise-of-protection', 'Promise of Protection', 'B', 'mentak'),
  returnedNote('blood-pact', 'Blood Pact', 'PoK', 'empyrean'),
  returnedNote('dark-pact', 'Dark Pact', 'PoK', 'empyrean'),
  note('crucible', 'Crucible', ['P0.3'], {
    sides: 'active player',
    set: 'PoK',
    faction: 'cabal',
    ...resolveAtTable({ ...purged, window: 'activation', applies: isAttacker }),
  }),
  note('greyfire-mutagen', 'Greyfire Mutagen', ['P0.3'], {
    sides: 'active player',
    faction: 'yin',
    offers: {
      ...purged,
      window: 'activation',
      // The party that plays Yin, in the combat or outside it.
      kind: 'seat',
      targets: (state, use) =>
        state.order.filter((party) => party !== use.by && state.parties[party]?.faction === 'yin'),
      parts: (play, use) => lasts(play, { effect: use.effect, by: use.by, until: 'action', on: use.target as PartyId }),
    },
    mutes: (row, owner, given) =>
      given !== undefined &&
      owner === given.on &&
      row.faction === 'yin' &&
      (row.kind === 'ability' || row.kind === 'faction-technology'),
  }),
  note('greyfire-mutagen-omega', 'Greyfire Mutagen Ω', ['P4.1'], {
    set: 'C1',
    faction: 'yin',
    offers: {
      ...purged,
      window: 'ground-start',
      applies: takesPart,
      not: (state, use) =>
        state.parties[opponentOf(state, use.by)]?.faction === 'yin'
          ? no('not-against-owner')
          : force(state, opponentOf(state, use.by), state.planet ?? '').length < 2 && no('two-ground-forces'),
      ...chooseAmong((state, use) => enemyInfantry(state, use)),
      parts: (play, use) => {
        const unit = unitOf(play.state, use.target);
        const kind = lineInUse(play.state, use.by, 'infantry');
        if (unit && kind) replace(play, unit, use.by, kind, use.effect);
      },
    },
  }),
  note('stymie-omega', 'Stymie Ω', ['P0.6'], {
    sides: 'active player',
    aliases: ['Stymie'],
    set: 'C1',
    faction: 'arborec',
    ...resolveAtTable({
      ...purged,
      window: 'moved',
      applies: isOther,
      not: (state, use) => !hasUnits(state, use.by) && no('no-units-here'),
    }),
  }),
  // Any structures next door, each to a planet of the holder with room for it or to the space area, where it is only cargo.
  note('nano-link-permit', 'Nano-Link Permit', ['P0.3'], {
    sides: 'active player',
    set: 'TE',
    faction: 'ral-nel',
    odds: 'none',
    offers: {
      ...purged,
      window: 'activation',
      applies: isAttacker,
      not: (state, use) => linkMoves(state, use).length === 0 && no('no-structures-next-door'),
      parts: [bonus('action'), ask('moves')],
    },
    asks: {
      moves: {
        who: 'owner',
        count: (state, use) => (use.picked?.length ?? 0) + linkMoves(state, use).length,
        optional: true,
        kind: 'move',
        from: linkMoves,
        chosen: (play, use) => {
          const [id, place] = (use.target ?? '').split('>');
          const unit = unitOf(play.state, id);
          if (unit && place) unit.at = place;
        },
      },
    },
    lasting: {
      noAbility: (_, by, unit) =>
        unit.side === by && unit.at === 'space' && isStructureUnit(unit) && !isFloating(unit) && no('miniaturized'),
    },
  }),
  note('strike-wing-ambuscade', 'Strike Wing Ambuscade', ['P1.2', 'P2.2', 'P3.4', 'P3.9'], {
    set: 'PoK',
    faction: 'argent',
    odds: 'none',
    offers: {
      ...purged,
      window: 'before-roll',
      applies: (_, use) => abilityRoll(use.spec) && use.spec?.by === use.by,
      parts: bonus('roll'),
    },
    lasting: { abilityDice: (_, by, roll) => (roll.by === by && abilityRoll(roll) ? 1 : 0) },
  }),
  note('antivirus', 'Antivirus', ['P2.1', 'P4.1'], {
    faction: 'nekro',
    offers: [
      {
        window: ['space-start', 'ground-start'],
        applies: (state, use) => takesPart(state, use) && state.parties[opponentOf(state, use.by)]?.faction === 'nekro',
        not: (state, use) =>
          state.bonuses.some((one) => one.effect === 'antivirus' && one.by === use.by) && no('used-already'),
        parts: bonus('action'),
      },
      { window: 'activation', applies: isAttacker, parts: [atTable(), reminder('action')] },
    ],
  }),
  note('the-cavalry', 'The Cavalry', ['P2.1'], {
    set: 'PoK',
    faction: 'nomad',
    offers: ([1, 2] as const).map((level) => ({
      ...purged,
      window: 'space-start' as const,
      // Whether the Nomad owns Memoria II is known to the players only: both are offered.

      applies: takesPart,
      not: (state, use) => state.parties[opponentOf(state, use.by)]?.faction === 'nomad' && no('not-against-owner'),
      ...chooseAmong((state, use) => nonFighters(state, use.by)),
      parts: toTarget((_, unit) => {
        unit.as = level === 1 ? 'memoria-1' : 'memoria-2';
      }),
    })) satisfies EffectRow['offers'],
  }),
  note('war-funding', 'War Funding', ['P2.1'], {
    faction: 'letnev',
    category: 'reroll',
    odds: 'path',
    offers: { ...purged, window: 'space-round', applies: takesPart, parts: [bonus('round'), letnevPays, atTable()] },
    lastingReroll: { kinds: ['combat'], of: 'own', not: (_, __, roll) => roll.place !== 'space' && no('only-space') },
  }),
  // Once all have rolled: every die of the opponent is rerolled, then any of the owner's.
  note('war-funding-omega', 'War Funding Ω', ['P2.4'], {
    set: 'C1',
    faction: 'letnev',
    category: 'reroll',
    offers: {
      ...purged,
      window: 'all-rolled',
      applies: (state, use) => takesPart(state, use) && state.phase === 'space',
      worth: { again: 'theirs' },
      parts: [
        (play, use) => {
          const theirs = spaceRoll(play.state, opponentOf(play.state, use.by));
          if (theirs >= 0) rerollAll()(play, { ...use, roll: theirs });
        },
        ask('own'),
      ],
    },
    asks: {
      own: {
        who: 'owner',
        count: (state, use) => state.rolls[spaceRoll(state, use.by)]?.dice.length ?? 0,
        optional: true,
        kind: 'die',
        inRoll: (state, use) => spaceRoll(state, use.by),
        from: (state, use) => (state.rolls[spaceRoll(state, use.by)]?.dice ?? []).map((_, index) => String(index)),
        chosen: (play, use) => {
          play.call('dice reroll', {
            roll: spaceRoll(play.state, use.by),
            dice: [Number(use.target)],
            effect: use.effect,
            by: use.by,
          });
        },
      },
    },
  }),
  note('tekklar-legion', 'Tekklar Legion', ['P4.1'], {
    faction: 'sardakk',
    odds: 'dice',
    offers: { ...purged, window: 'ground-start', applies: takesPart, parts: bonus('combat') },
    lasting: {
      combatModifier: (state, by, unit, roll) =>
        roll.place === 'space'
          ? 0
          : unit.side === by
            ? 1
            : unit.side === opponentOf(state, by, roll.place) && state.parties[unit.side]?.faction === 'sardakk'
              ? -1
              : 0,
    },
  }),
  note('raghs-call', "Ragh's Call", ['P3.8'], {
    sides: 'active player',
    faction: 'saar',
    offers: {
      ...purged,
      window: 'committed',
      applies: isAttacker,
      kind: 'place',
      targets: (state, use) =>
        committedPlanets(state).filter((id) => saarThere(state, id).some((unit) => unit.side !== use.by)),
      parts: (play, use) => {
        const on = { ...use, planet: use.target ?? '' };
        const refuges = refugesOf(play.state, on);
        // With no other planet of theirs in the system there is nothing to choose.
        if (refuges.length === 1) takeRefuge(play, { ...on, target: refuges[0] as string });
        else askOn('refuge')(play, use);
      },
    },
    asks: { refuge: { who: 'owner', count: () => 1, kind: 'place', from: refugesOf, chosen: takeRefuge } },
  }),
  note('raise-the-standard', 'Raise the Standard', ['P2.6', 'P4.5'], {
    set: 'TE',
    faction: 'bastion',
    offers: {
      ...purged,
      window: ['space-end', 'ground-end'],
      applies: takesPart,
      ...chooseAmong((state, use) =>
        force(state, use.by, use.window === 'space-end' ? 'space' : (use.planet ?? state.planet ?? '')).filter(
          (unit) => !unit.galvanized,
        ),
      ),
      worth: { helps: 'target' },
      parts: galvanizeTarget,
    },
  }),
];
