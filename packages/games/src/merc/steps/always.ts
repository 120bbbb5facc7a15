import type { Offer, Play, Ruleset } from '@fray/engine';
import { wornArmor } from '../rules/armor.ts';
import { fullHealth } from '../rules/healing.ts';
import { gearRow } from '../rules/rows.ts';
import {
  countMilitia,
  enteredOf,
  isStanding,
  militiaLimit,
  otherSide,
  ownersHere,
  positionOf,
  ranksOf,
  sideOf,
  unitAt,
} from '../rules/sides.ts';
import { whyNotSplit } from '../rules/squads.ts';
import { type Action, type Merc, type Player, SIDES, type State, type Unit, type UnitAdjust } from '../types.ts';
import { die, dropGear, finish, takeOut } from './changes/losing.ts';
import { addUnit, blanks, changeDie, setCounter } from './forms.ts';
import { splitOff } from './retreat.ts';
import { placeMilitia, setOffMine } from './start.ts';

const CONCEDE: Action = { type: 'concede' };

/** Outside the flow, legal at any prompt: splits, a mine that is remembered late, concessions, and the host's adjusts. */
export const always: Required<NonNullable<Ruleset<Merc>['always']>> = {
  calls: ['wounds'],
  choices(state, _memory, offer) {
    const step = state.frames.at(-1)?.step;
    for (const side of SIDES) {
      for (const owner of ownersHere(state, side)) {
        offer(owner, CONCEDE);
        offer(
          'host',
          { type: 'add militia', owner },
          countMilitia(state, side) >= militiaLimit(state, side) && { code: 'militia-limit' },
        );
      }
      for (const position of ranksOf(state, side)) {
        const unit = unitAt(state, position);
        // The retreat decision offers the split itself.
        if (unit.squad === 'primary' && step !== 'RETREAT') {
          offer(unit.owner, { type: 'split', unit: unit.id }, whyNotSplit(state, unit));
        }
        offerAdjusts(state, unit, offer);
      }
    }
    if (state.mine && state.round > 0 && enteredOf(state).length) offer(state.mine, { type: 'set off mine' });
    for (const form of blanks) offer.form('host', form.blank(state), form.whyNot(state));
  },
  on: {
    split: (play, { unit }) => splitOff(play, unit),
    'set off mine': (play) => setOffMine(play),
    concede: (play, _action, seat) => concede(play, seat as Player),
    adjust(play, { what, unit }) {
      const position = positionOf(play.state, unit);
      adjustUnit(play, position, what);
      const { health } = unitAt(play.state, position);
      play.emit({ type: 'adjusted', what, unit, value: health });
    },
    'add militia'(play, { owner }) {
      placeMilitia(play, 1, owner);
    },
    'add unit': addUnit,
    'change die': changeDie,
    'set counter': setCounter,
  },
};

function offerAdjusts(state: State, unit: Unit, offer: Offer<Merc>): void {
  const can = (what: UnitAdjust, not?: { code: string } | false) =>
    offer('host', { type: 'adjust', what, unit: unit.id }, not);
  can('remove');
  can('damage');
  if (unit.kind === 'militia') return;
  can('heal', unit.health >= fullHealth(state, unit) && { code: 'unhurt' });
  can('dent', wornArmor(unit) === 0 && { code: 'no-armor' });
  can('repair', !dentedArmor(state, unit) && { code: 'undamaged' });
}

const dentedArmor = (state: State, unit: Unit) =>
  unit.gear.find((gear) => gear.armor < gearRow(state, gear.card).armor);

function adjustUnit(play: Play<Merc>, position: number, what: UnitAdjust): void {
  const { state } = play;
  const unit = unitAt(state, position);
  switch (what) {
    case 'remove':
      takeOut(play, position, 'gone');
      break;
    case 'damage':
      unit.health = Math.max(0, unit.health - 1);
      if (unit.health === 0) for (const gear of die(play, position)) state.discarded.push(gear.card);
      break;
    case 'heal':
      unit.health++;
      break;
    case 'dent': {
      const armor = unit.gear.find((gear) => gear.armor > 0);
      if (!armor) return;
      armor.armor--;
      if (armor.armor === 0) dropGear(state, unit, armor);
      break;
    }
    case 'repair': {
      const armor = dentedArmor(state, unit);
      if (armor) armor.armor++;
    }
  }
}

/** The units of the player who concedes leave; the side has lost when none of its units is left. */
function concede(play: Play<Merc>, seat: Player): void {
  const { state } = play;
  const side = sideOf(seat);
  for (const position of [...ranksOf(state, side)]) {
    if (unitAt(state, position).owner === seat) takeOut(play, position, 'gone');
  }
  play.emit({ type: 'conceded', seat });
  const winner = otherSide(side);
  if (!isStanding(state, side)) finish(play, { winner, how: 'conceded', control: winner, round: state.round });
}
