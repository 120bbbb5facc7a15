import { remove } from '../../effects/acts.ts';
import { ask, atTable, bonus, committedPlanets, reminder, rerollAll } from '../../effects/parts.ts';
import type { EffectRow, Use } from '../../effects/types.ts';
import type { PartyId, State } from '../../types.ts';
import { galvanizeTarget } from './abilities-edge.ts';
import { replace } from './moves.ts';
import {
  abilityRoll,
  force,
  hasUnits,
  ids,
  isAttacker,
  isOther,
  no,
  nonFighters,
  other,
  owned,
  rows,
  takesPart,
  typeOf,
  unitOf,
} from './row.ts';

const note = { kind: 'note', set: 'B', resolution: 'engine' } as const;
/** Back to its owner once used. */
const once = { cost: { purge: true } } as const;
/** Notes that go back when their holder attacks their owner: only a reminder. */
const returned = (id: string, name: string, set: EffectRow['set'], faction?: string): EffectRow => ({
  ...note,
  id,
  name,
  set,
  ...(faction ? { faction } : {}),
  steps: ['P0.3'],
  category: 'information',
  resolution: 'table',
  offers: [{ window: 'activation', applies: isAttacker, parts: [atTable(), reminder('action')] }],
});
const enemyInfantry = (state: State, use: Use) =>
  force(state, other(use.by), state.planet ?? '').filter((unit) => typeOf(unit) === 'infantry');

/** Where the combat roll of a side lies. */
const spaceRoll = (state: State, by: PartyId): number =>
  state.rolls.findIndex((roll) => roll.kind === 'combat' && roll.by === by && roll.place === 'space');

/** Section D.4. */
export const NOTES: readonly EffectRow[] = rows(
  {
    // Nothing enters: what came with the movement is not there.
    ...note,
    id: 'ceasefire',
    name: 'Ceasefire',
    steps: ['P0.3'],
    category: 'turn-end',
    offers: [
      {
        ...once,
        window: 'activation',
        applies: isOther,
        not: (state, use) => state.known && !hasUnits(state, use.by) && no('no-units-here'),
        parts: [
          (play, use) => {
            play.emit({ type: 'table', effect: use.effect, by: use.by });
          },
          bonus('action'),
        ],
      },
    ],
    lasting: {
      step: (play, _by, step) => {
        if (step !== 'P0.6') return;
        for (const unit of play.state.units.filter((one) => one.side === 'attacker' && one.at === 'space'))
          remove(play, unit, 'ceasefire');
      },
    },
  },
  returned('support-for-the-throne', 'Support for the Throne', 'B'),
  returned('alliance', 'Alliance', 'PoK'),
  returned('trade-convoys', 'Trade Convoys', 'B', 'hacan'),
  returned('promise-of-protection', 'Promise of Protection', 'B', 'mentak'),
  returned('blood-pact', 'Blood Pact', 'PoK', 'empyrean'),
  returned('dark-pact', 'Dark Pact', 'PoK', 'empyrean'),
  {
    ...note,
    id: 'crucible',
    name: 'Crucible',
    set: 'PoK',
    faction: 'cabal',
    steps: ['P0.3'],
    category: 'unit-stat',
    resolution: 'table',
    offers: [{ ...once, window: 'activation', applies: isAttacker, parts: [atTable()] }],
  },
  {
    ...note,
    id: 'greyfire-mutagen',
    name: 'Greyfire Mutagen',
    faction: 'yin',
    steps: ['P0.3'],
    category: 'hit-restriction',
    offers: [
      {
        ...once,
        window: 'activation',
        applies: (state, use) => takesPart(state, use) && state.parties[other(use.by)]?.faction === 'yin',
        parts: [bonus('action')],
      },
    ],
    mutes: (row, owner, given) =>
      given !== undefined &&
      owner === other(given.by) &&
      row.faction === 'yin' &&
      (row.kind === 'ability' || row.kind === 'faction-technology'),
  },
  {
    ...note,
    id: 'greyfire-mutagen-omega',
    name: 'Greyfire Mutagen Ω',
    set: 'C1',
    faction: 'yin',
    steps: ['P4.1'],
    category: 'placement',
    offers: [
      {
        ...once,
        window: 'ground-start',
        applies: takesPart,
        not: (state, use) =>
          state.parties[other(use.by)]?.faction === 'yin'
            ? no('not-against-owner')
            : force(state, other(use.by), state.planet ?? '').length < 2 && no('two-ground-forces'),
        targets: (state, use) => ids(enemyInfantry(state, use)),
        parts: [
          (play, use) => {
            const unit = unitOf(play.state, use.target);
            const kind = owned(play.state, use.by, 'infantry');
            if (unit && kind) replace(play, unit, use.by, kind, use.effect);
          },
        ],
      },
    ],
  },
  {
    ...note,
    id: 'stymie-omega',
    name: 'Stymie Ω',
    aliases: ['Stymie'],
    set: 'C1',
    faction: 'arborec',
    steps: ['P0.6'],
    category: 'information',
    resolution: 'table',
    offers: [
      {
        ...once,
        window: 'moved',
        applies: isOther,
        not: (state, use) => !hasUnits(state, use.by) && no('no-units-here'),
        parts: [atTable()],
      },
    ],
  },
  {
    ...note,
    id: 'nano-link-permit',
    name: 'Nano-Link Permit',
    set: 'TE',
    faction: 'ral-nel',
    steps: ['P0.3'],
    category: 'placement',
    offers: [
      {
        ...once,
        window: 'activation',
        applies: isAttacker,
        parts: [
          (play, use) => {
            const planet = play.state.planets.find((one) => one.owner === use.by);
            for (const unit of play.state.units)
              if (
                unit.side === use.by &&
                unit.at.startsWith('next ') &&
                (typeOf(unit) === 'pds' || typeOf(unit) === 'space-dock')
              )
                unit.at = planet?.id ?? 'space';
          },
        ],
      },
    ],
  },
  {
    ...note,
    id: 'strike-wing-ambuscade',
    name: 'Strike Wing Ambuscade',
    set: 'PoK',
    faction: 'argent',
    steps: ['P1.2', 'P2.2', 'P3.4', 'P3.9'],
    category: 'extra-die',
    offers: [
      {
        ...once,
        window: 'before-roll',
        applies: (_, use) => abilityRoll(use.spec) && use.spec?.by === use.by,
        parts: [bonus('roll')],
      },
    ],
    lasting: { abilityDice: (_, by, roll) => (roll.by === by && abilityRoll(roll) ? 1 : 0) },
  },
  {
    ...note,
    id: 'antivirus',
    name: 'Antivirus',
    faction: 'nekro',
    steps: ['P2.1', 'P4.1'],
    category: 'hit-restriction',
    offers: [
      {
        window: ['space-start', 'ground-start'],
        applies: (state, use) => takesPart(state, use) && state.parties[other(use.by)]?.faction === 'nekro',
        not: (state, use) =>
          state.bonuses.some((one) => one.effect === 'antivirus' && one.by === use.by) && no('used-already'),
        parts: [bonus('action')],
      },
      { window: 'activation', applies: isAttacker, parts: [atTable(), reminder('action')] },
    ],
  },
  {
    ...note,
    id: 'the-cavalry',
    name: 'The Cavalry',
    set: 'PoK',
    faction: 'nomad',
    steps: ['P2.1'],
    category: 'unit-stat',
    offers: ([1, 2] as const).map((level) => ({
      ...once,
      window: 'space-start' as const,
      // Whether the Nomad owns Memoria II is told by the table: both are offered.
      applies: takesPart,
      not: (state, use) => state.parties[other(use.by)]?.faction === 'nomad' && no('not-against-owner'),
      targets: (state, use) => ids(nonFighters(state, use.by)),
      parts: [
        (play, use) => {
          const unit = unitOf(play.state, use.target);
          if (unit) unit.as = level === 1 ? 'memoria-1' : 'memoria-2';
        },
      ],
    })) satisfies EffectRow['offers'],
  },
  {
    ...note,
    id: 'war-funding',
    name: 'War Funding',
    faction: 'letnev',
    steps: ['P2.1'],
    category: 'reroll',
    offers: [{ ...once, window: 'space-round', applies: takesPart, parts: [bonus('round'), atTable()] }],
    lastingReroll: { kinds: ['combat'], of: 'own', not: (_, __, roll) => roll.place !== 'space' && no('only-space') },
  },
  {
    // Once all have rolled: every die of the opponent is thrown again, then any of the owner's.
    ...note,
    id: 'war-funding-omega',
    name: 'War Funding Ω',
    set: 'C1',
    faction: 'letnev',
    steps: ['P2.4'],
    category: 'reroll',
    offers: [
      {
        ...once,
        window: 'all-rolled',
        applies: (state, use) => takesPart(state, use) && state.phase === 'space',
        parts: [
          (play, use) => {
            const theirs = spaceRoll(play.state, other(use.by));
            if (theirs >= 0) rerollAll()(play, { ...use, roll: theirs });
          },
          ask('own'),
        ],
      },
    ],
    asks: {
      own: {
        who: 'owner',
        count: (state, use) => state.rolls[spaceRoll(state, use.by)]?.dice.length ?? 0,
        optional: true,
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
  },
  {
    ...note,
    id: 'tekklar-legion',
    name: 'Tekklar Legion',
    faction: 'sardakk',
    steps: ['P4.1'],
    category: 'roll-modifier',
    offers: [{ ...once, window: 'ground-start', applies: takesPart, parts: [bonus('combat')] }],
    lasting: {
      combatModifier: (state, by, unit, roll) =>
        roll.place === 'space'
          ? 0
          : unit.side === by
            ? 1
            : unit.side === other(by) && state.parties[unit.side]?.faction === 'sardakk'
              ? -1
              : 0,
    },
  },
  {
    ...note,
    id: 'raghs-call',
    name: "Ragh's Call",
    faction: 'saar',
    steps: ['P3.8'],
    category: 'placement',
    offers: [
      {
        ...once,
        window: 'committed',
        applies: isAttacker,
        targets: (state, use) =>
          committedPlanets(state).filter((id) =>
            state.units.some(
              (unit) =>
                unit.at === id &&
                unit.side !== use.by &&
                state.parties[unit.side]?.faction === 'saar' &&
                (typeOf(unit) === 'infantry' || typeOf(unit) === 'mech'),
            ),
          ),
        parts: [
          (play, use) => {
            const { state } = play;
            for (const unit of state.units.filter(
              (one) =>
                one.at === use.target &&
                state.parties[one.side]?.faction === 'saar' &&
                (typeOf(one) === 'infantry' || typeOf(one) === 'mech'),
            )) {
              const elsewhere = state.planets.find((planet) => planet.owner === unit.side && planet.id !== use.target);
              unit.at = elsewhere?.id ?? 'aside';
            }
          },
        ],
      },
    ],
  },
  {
    ...note,
    id: 'raise-the-standard',
    name: 'Raise the Standard',
    set: 'TE',
    faction: 'bastion',
    steps: ['P2.6', 'P4.5'],
    category: 'unit-stat',
    offers: [
      {
        ...once,
        window: ['space-end', 'ground-end'],
        applies: takesPart,
        targets: (state, use) =>
          ids(
            force(state, use.by, use.window === 'space-end' ? 'space' : (use.planet ?? state.planet ?? '')).filter(
              (unit) => !unit.galvanized,
            ),
          ),
        parts: [galvanizeTarget],
      },
    ],
  },
);
