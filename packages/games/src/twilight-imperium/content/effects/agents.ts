import { holesIn } from '../../rules/adjacency.ts';
import { isGroundUnit, isShipUnit } from '../../rules/figures.ts';
import { currentPool } from '../../rules/hits.ts';
import { rollAgain } from '../../steps/changes/turn.ts';
import { place } from '../../steps/changes/units.ts';
import type { State } from '../../types.ts';
import { galvanizeTarget } from './abilities-edge.ts';
import { askOn, replace } from './moves.ts';
import { ask, bonus, cancelHits, destroyUnit, resolveAtTable } from './parts.ts';
import {
  cameFrom,
  choosePlanet,
  chooseUnit,
  ELSEWHERE,
  factionRows,
  fights,
  force,
  ids,
  inSystem,
  isAbout,
  isSide,
  lineInUse,
  nextDoor,
  no,
  opponentOf,
  pickUnit,
  subject,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow, Use } from './types.ts';

const agent = factionRows('agent', 'PoK');
const exhaust = { cost: { exhaust: true } } as const;
const fighting = (state: State): boolean => state.phase === 'space' || state.phase === 'ground';

/** Section D.5, agents. Any player may hold one: agents work for everybody at the table. */
export const AGENTS: readonly EffectRow[] = [
  agent('i48s', 'I48S', 'l1z1x', ['P0.3'], {
    sides: 'active player',
    offers: {
      ...exhaust,
      window: 'activation',
      worth: { helps: 'target' },
      ...chooseUnit((unit) => unit.side === 'attacker' && inSystem(unit) && typeOf(unit) === 'infantry'),
      parts: (play, use) => {
        const unit = unitOf(play.state, use.target);
        const kind = unit && lineInUse(play.state, unit.side, 'mech');
        if (unit && kind) replace(play, unit, unit.side, kind, use.effect);
      },
    },
  }),
  agent('captain-mendosa', 'Captain Mendosa', 'saar', ['P0.3'], {
    sides: 'active player',
    ...resolveAtTable({ ...exhaust, window: 'activation', worth: { helps: 'active' } }),
  }),
  agent('emissary-taivra', 'Emissary Taivra', 'creuss', ['P0.3'], {
    sides: 'active player',
    odds: 'none',
    offers: {
      ...exhaust,
      window: 'activation',
      not: (state) => !state.system.wormholes.some((hole) => hole !== 'delta') && no('no-wormhole'),
      worth: { opens: 'bonus' },
      parts: bonus('action'),
    },
    lasting: {
      adjoins: (state, _by, _party, system) =>
        state.adjacent.some((row) => row.id === system && holesIn(state, row).length > 0),
    },
  }),
  agent('myru-vos', 'Myru Vos', 'firmament', ['P0.4', 'P1.1'], {
    sides: 'active player',
    set: 'TE',
    odds: 'none',
    offers: { ...exhaust, window: ['moved', 'cannon-start'], worth: { helps: 'active' }, parts: bonus('action') },
    lasting: { noCannon: (_, _by, target, phase) => target === 'attacker' && phase === 'offense' && no('myru-vos') },
  }),
  agent('viscount-unlenn', 'Viscount Unlenn', 'letnev', ['P2.1'], {
    odds: 'dice',
    offers: {
      ...exhaust,
      window: 'space-round',
      ...chooseUnit((unit, _, state) => isSide(state, unit.side) && fights(unit, 'space')),
      worth: { helps: 'target' },
      parts: bonus('round'),
    },
    lasting: { combatDice: (_, _by, unit, _roll, given) => (given?.unit === unit.id ? 1 : 0) },
  }),
  agent('evelyn-delouis', 'Evelyn DeLouis', 'sol', ['P4.1'], {
    odds: 'dice',
    offers: {
      ...exhaust,
      window: 'ground-round',
      ...chooseUnit(
        (unit, _, state) => isSide(state, unit.side) && state.planet !== null && fights(unit, state.planet),
      ),
      worth: { helps: 'target' },
      parts: bonus('round'),
    },
    lasting: { combatDice: (_, _by, unit, _roll, given) => (given?.unit === unit.id ? 1 : 0) },
  }),
  agent('tellurian', 'Tellurian', 'titans', ['any assignment'], {
    offers: {
      ...exhaust,
      window: 'before-assign',
      kind: 'seat',
      targets: (state) => state.order.filter((party) => currentPool(state, party) !== undefined),
      worth: { helps: 'target' },
      parts: cancelHits(1),
    },
  }),
  agent('the-thundarian', 'The Thundarian', 'nomad', ['P2.4', 'P4.2'], {
    category: 'reroll',
    offers: { ...exhaust, window: 'all-rolled', worth: { again: 'all' }, parts: (play) => rollAgain(play) },
  }),
  agent('brother-milor-omega', 'Brother Milor Ω', 'yin', ['P2.2', 'P2.5', 'P4.3'], {
    set: 'C3',
    offers: {
      ...exhaust,
      window: 'destroyed',
      applies: (state, use) => fighting(state) && state.options.milor === 'omega' && milors(state, use) !== undefined,
      worth: { helps: 'subject' },
      parts: (play, use) => {
        const unit = subject(play.state, use);
        const type = milors(play.state, use);
        const kind = unit && type && lineInUse(play.state, unit.side, type);
        if (unit && kind) for (let i = 0; i < 2; i++) place(play, unit.side, kind, unit.at, use.effect);
      },
    },
  }),
  // Its wording is not settled: only with the option.
  agent('brother-milor', 'Brother Milor', 'yin', ['P1.3', 'P2.1', 'P2.2', 'P2.5'], {
    option: 'milor',
    offers: {
      ...exhaust,
      window: 'destroyed',
      applies: isAbout(
        (unit, _, state) => state.options.milor === 'original' && ['cruiser', 'destroyer'].includes(typeOf(unit)),
      ),
      worth: { helps: 'subject' },
      parts: ask('fighters'),
    },
    asks: {
      fighters: {
        who: (state, use) => subject(state, use)?.side ?? use.by,
        count: () => 2,
        optional: true,
        kind: 'product',
        from: () => ['fighter 1', 'fighter 2'],
        chosen: (play, use) => {
          const unit = subject(play.state, use);
          const kind = unit && lineInUse(play.state, unit.side, 'fighter');
          if (unit && kind) place(play, unit.side, kind, 'space', use.effect);
        },
      },
    },
  }),
  agent('dame-briar', 'Dame Briar', 'bastion', ['any'], {
    set: 'TE',
    offers: {
      ...exhaust,
      window: 'destroyed',
      kind: 'unit',
      targets: (state, use) => {
        const lost = subject(state, use);
        return lost
          ? ids(state.units.filter((unit) => unit.side === lost.side && unit.at === lost.at && !unit.galvanized))
          : [];
      },
      worth: { helps: 'target' },
      parts: galvanizeTarget,
    },
  }),
  agent('vos-hollow', 'Vos Hollow', 'obsidian', ['P2.5'], {
    set: 'TE',
    offers: {
      ...exhaust,
      window: 'destroyed',
      applies: isAbout((unit, _, state) => state.phase === 'space' && isSide(state, unit.side) && isShipUnit(unit)),
      not: (state, use) => likes(state, use).length === 0 && no('no-ship-of-that-type'),
      worth: { helps: 'subject' },
      parts: ask('loss'),
    },
    asks: {
      loss: pickUnit((state, use) => likes(state, use), destroyUnit('target'), {
        who: (state, use) => opponentOf(state, subject(state, use)?.side ?? use.by),
      }),
    },
  }),
  agent('tro', "T'ro", 'sardakk', ['PC.3'], {
    sides: 'active player',
    offers: {
      ...exhaust,
      window: 'complete',
      ...choosePlanet((planet) => planet.owner === 'attacker'),
      worth: { helps: 'active' },
      parts: (play, use) => {
        const kind = lineInUse(play.state, 'attacker', 'infantry');
        if (kind && use.target) for (let i = 0; i < 2; i++) place(play, 'attacker', kind, use.target, use.effect);
      },
    },
  }),
  agent('field-marshal-mercer', 'Field Marshal Mercer', 'nomad', ['PC.3'], {
    sides: 'active player',
    offers: {
      ...exhaust,
      window: 'complete',
      ...choosePlanet((planet) => planet.owner === 'attacker'),
      worth: { helps: 'active' },
      parts: askOn('units'),
    },
    asks: {
      units: {
        who: () => 'attacker',
        count: () => 2,
        optional: true,
        kind: 'unit',
        from: (state) => [
          ...ids(state.units.filter((unit) => unit.side === 'attacker' && nextDoor(unit) && isGroundUnit(unit))),
          ...ELSEWHERE,
        ],
        chosen: (play, use) => {
          const unit = unitOf(play.state, use.target);
          const kind = lineInUse(play.state, 'attacker', cameFrom(use.target));
          if (use.planet === undefined) return;
          if (unit) unit.at = use.planet;
          else if (kind) place(play, 'attacker', kind, use.planet, use.effect);
        },
      },
    },
  }),
];

/** What the destroyed unit brings: fighters for a ship, infantry for a ground force. */
function milors(state: State, use: Use): 'fighter' | 'infantry' | undefined {
  const unit = subject(state, use);
  if (!unit) return undefined;
  if (unit.at === 'space' && isShipUnit(unit)) return 'fighter';
  return isGroundUnit(unit) ? 'infantry' : undefined;
}
/** Ships of the same type on the other side. */
function likes(state: State, use: Use) {
  const lost = subject(state, use);
  return lost
    ? force(state, opponentOf(state, lost.side), 'space').filter((unit) => typeOf(unit) === typeOf(lost))
    : [];
}
