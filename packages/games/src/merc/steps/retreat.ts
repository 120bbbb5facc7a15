import type { Play, Step } from '@fray/engine';
import { focusOnRetreat } from '../rules/focus.ts';
import { traitsOf } from '../rules/rows.ts';
import { minedAgainst, whyNotRetreat } from '../rules/sectors.ts';
import { bothStanding, positionOf, sideOf, unitAt } from '../rules/sides.ts';
import { hasMembers, retreatingSquads, squadMembers, whyNotSplit } from '../rules/squads.ts';
import { type Merc, NONE, type Player, type Sector, type Squad, type State } from '../types.ts';
import { takeOut } from './changes/losing.ts';

/** The squad that decides now. */
const decidingSquad = (state: State) => retreatingSquads(state)[state.asking] as { owner: Player; squad: Squad };

/** Section 9: when every living unit has acted, MERC squads may leave, one squad after the other. */
const retreat: Step<Merc, 'RETREAT'> = {
  title: 'RETREAT?',
  to: ['RETREAT', 'READY', 'end'],
  focus: focusOnRetreat,
  calls: ['wounds'],
  enter(play) {
    const { state } = play;
    state.phase = 'RETREAT_DECISION';
    if (!bothStanding(state)) return 'end';
    const squads = retreatingSquads(state);
    if (state.sectors.length) {
      for (let index = state.asking + 1; index < squads.length; index++) {
        const { owner, squad } = squads[index] as { owner: Player; squad: Squad };
        if (!hasMembers(state, owner, squad)) continue;
        state.asking = index;
        if (play.watched) {
          const open = state.sectors.filter((sector) => !whyNotRetreat(state, owner, squad, sector));
          play.emit({ type: 'retreat offered', owner, squad, sectors: open.map((sector) => sector.id) });
        }
        return;
      }
    }
    state.asking = squads.length;
    return state.round < state.options.roundLimit ? 'READY' : 'end';
  },
  next(state) {
    const { owner, squad } = decidingSquad(state);
    return bothStanding(state) && hasMembers(state, owner, squad) ? undefined : 'RETREAT';
  },
  choices(state, _memory, offer) {
    const { owner, squad } = decidingSquad(state);
    for (const sector of state.sectors) {
      offer(owner, { type: 'retreat', squad, sector: sector.id }, whyNotRetreat(state, owner, squad, sector));
    }
    offer(owner, { type: 'fight on', squad });
    if (squad !== 'primary') return;
    const members = squadMembers(state, owner, squad);
    for (const position of members) {
      const unit = unitAt(state, position);
      offer(owner, { type: 'split', unit: unit.id }, whyNotSplit(state, unit));
    }
  },
  on: {
    retreat(play, { squad, sector }, seat) {
      leave(play, seat as Player, squad, play.state.sectors.find((other) => other.id === sector) as Sector);
      return 'RETREAT';
    },
    'fight on'(play, { squad }, seat) {
      play.emit({ type: 'fought on', owner: seat as Player, squad });
      return 'RETREAT';
    },
    split: (play, { unit }) => splitOff(play, unit),
  },
};

/** Section 11: a free action; the unit belongs to the secondary squad from now on. */
export function splitOff(play: Play<Merc>, id: string): void {
  const { state } = play;
  const unit = unitAt(state, positionOf(state, id));
  unit.squad = 'secondary';
  if (!state.splitting.includes(unit.owner)) state.splitting.push(unit.owner);
  play.emit({ type: 'squad split', unit: unit.id, owner: unit.owner });
}

/** The whole squad goes, with its vehicle; nobody shoots at it on the way out. */
function leave(play: Play<Merc>, owner: Player, squad: Squad, sector: Sector): void {
  const { state } = play;
  const side = sideOf(owner);
  const members = squadMembers(state, owner, squad);
  const mined = minedAgainst(sector, side);
  for (const position of members) takeOut(play, position, sector.id);
  for (const vehicle of state.vehicles) {
    if (vehicle.owner === owner && vehicle.squad === squad && vehicle.place === 'here') vehicle.place = sector.id;
  }
  sector[side] += members.length;
  const units = members.map((position) => unitAt(state, position).id);
  play.emit({ type: 'retreated', owner, squad, units, sector: sector.id });
  if (!mined) return;
  const expert = members.find((position) => traitsOf(state, unitAt(state, position)).disarms);
  if (expert !== undefined) {
    play.emit({ type: 'mine disarmed', unit: unitAt(state, expert).id, sector: sector.id });
    state.stash.push('Land Mine');
  } else {
    play.emit({ type: 'mine went off', owner: sector.mine, sector: sector.id });
    play.call('wounds', { hurt: members, hits: members.map(() => 1), next: 0, pierces: false, by: NONE });
  }
  sector.mine = '';
}

export const retreatSteps = { RETREAT: retreat };
