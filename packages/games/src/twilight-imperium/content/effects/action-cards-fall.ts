import { isNext } from '../../rules/adjacency.ts';
import { isGroundUnit, isShipUnit } from '../../rules/figures.ts';
import { overCapacity } from '../../rules/fleet.ts';
import { currentPool, price } from '../../rules/hits.ts';
import { destroy } from '../../steps/changes/losses.ts';
import { retreatNow } from '../../steps/changes/turn.ts';
import { activationClosed } from './action-cards-activation.ts';
import { landings, sendBack } from './action-cards-invasion.ts';
import { askOn, shift } from './moves.ts';
import { atTable, bonus, cancelHits, destroyUnit, prevent } from './parts.ts';
import {
  force,
  ids,
  inSystem,
  isAboutOwn,
  isAttacker,
  isOther,
  no,
  pickUnit,
  planetOf,
  rollOf,
  rowsOf,
  subject,
  takesPart,
  typeOf,
  whyNotBegun,
} from './row.ts';
import type { EffectRow } from './types.ts';

const card = rowsOf('action', 'TF');

/** Section D.1, cards of Twilight's Fall: only offered when that mode is on. */
export const FALL_CARDS: readonly EffectRow[] = [
  card('cloak', 'Cloak', ['P0.3'], {
    sides: 'active player',
    printed: true,
    odds: 'none',
    offers: [{ window: 'activation', applies: isAttacker, parts: [bonus('action'), atTable()] }, activationClosed],
    lasting: { noCannon: (_, by, target, phase) => target === by && phase === 'offense' && no('cloak') },
  }),
  card('trine', 'Trine', ['P1.2'], {
    odds: 'none',
    offers: { window: 'cannon-start', parts: bonus('action') },
    lasting: {
      reaches: (state, by, party, system) =>
        party === by &&
        state.adjacent.some((row) => row.id === system && (row.link === 'far' || isNext(state, row, party))),
    },
  }),
  card('converge', 'Converge', ['P1.2', 'P3.9'], {
    odds: 'path',
    offers: {
      window: 'before-roll',
      applies: (_, use) => use.spec?.kind === 'cannon' && use.spec.by === use.by,
      parts: bonus('roll'),
    },
    lasting: {
      eligible: (_, by, roll) =>
        roll.kind === 'cannon' && roll.by === by
          ? roll.place === 'space'
            ? 'non-fighters-first'
            : 'mechs-first'
          : undefined,
    },
  }),
  card('hardlight', 'Hardlight', ['any assignment'], {
    offers: {
      window: 'before-assign',
      applies: (state, use) => currentPool(state, use.by) !== undefined,
      not: whyNotBegun,
      parts: cancelHits(2),
    },
  }),
  card('spark', 'Spark', ['any assignment'], {
    offers: {
      window: 'sustained',
      applies: (state, use) => subject(state, use)?.side !== use.by,
      not: (_, use) => use.pool?.by !== use.by && no('not-your-hit'),
      parts: destroyUnit('context'),
    },
  }),
  card('feint', 'Feint', ['P2.3'], {
    printed: true,
    aliases: ['Faint'],
    offers: {
      window: 'announced',
      applies: (state, use) => takesPart(state, use) && state.retreat?.by === use.by,
      not: (state) => state.retreat?.stopped === true && no('intercepted'),
      parts: (play) => retreatNow(play, { token: false }),
    },
  }),
  card('pax', 'Pax', ['P3.8'], {
    sides: 'active player',
    printed: true,
    offers: {
      window: 'committed',
      applies: isOther,
      kind: 'place',
      targets: (state, use) => landings(state, use.by),
      parts: askOn('loss'),
    },
    asks: {
      // Chosen among those who landed there, not among what Parley sent back elsewhere.
      loss: pickUnit(
        (state, use) => force(state, 'attacker', use.planet ?? ''),
        (play, use) => {
          sendBack(play, { ...use, target: use.planet ?? '' });
          destroyUnit('target')(play, use);
        },
      ),
    },
  }),
  card('meteor', 'Meteor', ['PC.2'], {
    offers: {
      window: 'capacity',
      // Only the party that would have to remove them.
      applies: (state, use) =>
        state.frames[state.frames.length - 1]?.memory.party === use.by &&
        overCapacity(state, use.by) > 0 &&
        state.units.some((unit) => unit.side === use.by && unit.at === 'space' && isGroundUnit(unit)),
      kind: 'place',
      targets: (state) => state.planets.map((planet) => planet.id),
      parts: (play, use) => {
        const planet = planetOf(play.state, use.target);
        if (!planet) return;
        for (const unit of force(play.state, use.by, 'space').concat(play.state.units))
          if (unit.side === use.by && unit.at === 'space' && isGroundUnit(unit) && !isShipUnit(unit)) {
            unit.at = planet.id;
            play.emit({ type: 'committed', unit: unit.id, kind: unit.kind, by: use.by, planet: planet.id });
          }
        planet.stage = 'committed';
      },
    },
  }),
  card('lash', 'Lash', ['any'], {
    offers: {
      window: 'destroyed',
      applies: isAboutOwn(),
      kind: 'unit',
      targets: (state, use) => {
        const lost = subject(state, use);
        return lost
          ? ids(state.units.filter((unit) => unit.side !== use.by && inSystem(unit) && price(unit) <= price(lost)))
          : [];
      },
      parts: destroyUnit('target'),
    },
  }),
  card('divinity', 'Divinity', ['any'], {
    offers: {
      window: 'doomed',
      applies: isAboutOwn(),
      parts: prevent(),
    },
  }),
  card('meddle', 'Meddle', ['any roll'], {
    offers: ([1, -1] as const).map((amount) => ({
      window: 'rolled' as const,
      kind: 'die',
      targets: (state, use) => (rollOf(state, use)?.dice ?? []).map((_, index) => String(index)),
      worth: { adds: amount },
      parts: (play, use) => {
        const die = rollOf(play.state, use)?.dice[Number(use.target)];
        if (die) shift(die, amount, use.effect);
      },
    })) satisfies EffectRow['offers'],
  }),
  card('meld', 'Meld', ['any roll'], {
    category: 'reroll',
    offers: {
      window: 'rolled',
      kind: 'die',
      targets: (state, use) => (rollOf(state, use)?.dice ?? []).map((_, index) => String(index)),
      roll: (state, use) => {
        const die = rollOf(state, use)?.dice[Number(use.target)];
        return die ? [{ unit: die.unit, value: die.value, dice: 2 }] : [];
      },
      sums: true,
      worth: { adds: 'sum' },
      parts: (play, use) => {
        // The two dice are a roll of their own by now: the die that is replaced is in the roll before them.
        const die = play.state.rolls.findLast((roll) => roll.effect === undefined)?.dice[Number(use.target)];
        if (die)
          die.face = Math.min(
            10,
            (use.faces ?? []).reduce((sum, face) => sum + face, 0),
          );
      },
    },
  }),
  card('atomize', 'Atomize', ['P2.5'], {
    offers: {
      window: 'destroyed',
      applies: isAboutOwn((unit) => typeOf(unit) === 'flagship'),
      worth: { behind: 'fight' },
      parts: (play) => {
        for (const unit of play.state.units.filter(inSystem)) destroy(play, unit);
      },
    },
  }),
];
