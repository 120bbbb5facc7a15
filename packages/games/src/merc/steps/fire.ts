import type { Goes, Play, Step } from '@fray/engine';
import { forAttack } from '../dice-for.ts';
import { foesOf, shooterOf } from '../rules/aim.ts';
import { focusOnAttack } from '../rules/focus.ts';
import {
  assignedHits,
  canStray,
  forcedHits,
  hitsOf,
  isStrayTarget,
  noHits,
  someNamedIsHere,
  straysLeft,
} from '../rules/hits.ts';
import { traitsOf, usedUpByAttack } from '../rules/rows.ts';
import { isHere, likeness, positionOf, unitAt } from '../rules/sides.ts';
import type { Action, Attack, Merc, State, Unit } from '../types.ts';
import { loseShare } from './changes/figures.ts';
import { dropGear } from './changes/losing.ts';
import { landOne } from './wounds.ts';

const REROLL: Action = { type: 'reroll' };
const KEEP: Action = { type: 'keep roll' };

/** The attack is off: a card or the host took the shooter away. */
const isOff = (state: State): boolean => !state.attack || !isHere(shooterOf(state, state.attack));

/** Section 7.1: a d6 for each point of Combat. Hits that nobody needs to distribute land at once. */
const fire: Step<Merc, 'FIRE'> = {
  title: 'FIRE: roll the dice',
  to: ['reroll', 'allocate', 'after attack', 'next unit'],
  focus: focusOnAttack,
  calls: ['convert', 'dying', 'loot', 'wounds'],
  rolls: true,
  enter(play) {
    const { state } = play;
    const attack = state.attack;
    if (!attack || isOff(state)) return 'next unit';
    const shooter = shooterOf(state, attack);
    // A dog that is spared, or figures without any target: every turn leaves a line.
    if (!attack.aim.length) {
      play.emit({ type: 'passed', unit: shooter.id, why: 'no target' });
      return 'next unit';
    }
    const why = attack.rolled.length ? 'reroll' : 'fire';
    state.phase = 'FIRE';
    attack.declared = attack.aim.length;
    if (why === 'fire' && play.watched) {
      const targets = attack.aim.map((position) => unitAt(state, position).id);
      play.emit({ type: 'targets declared', unit: shooter.id, targets });
    }
    attack.rolled = play.roll(attack.dice, 6, forAttack, attack);
    if (play.watched) {
      const { id, owner, hitsOn } = shooter;
      play.emit({ type: 'dice rolled', unit: id, seat: owner, dice: attack.rolled, hitsOn, why });
    }
    return mayReroll(state, shooter) ? 'reroll' : distribute(play, attack) ? strike(play, attack) : 'allocate';
  },
};

const mayReroll = (state: State, shooter: Unit): boolean =>
  !shooter.rerolled && state.kind === 'combat' && traitsOf(state, shooter).rerolls;

/** Section 16: the whole roll once more, after seeing it, once per combat. */
const reroll: Step<Merc, 'reroll'> = {
  title: 'FIRE: reroll?',
  to: ['FIRE', 'allocate', 'next unit'],
  focus: focusOnAttack,
  next(state) {
    if (isOff(state)) return 'next unit';
    return mayReroll(state, shooterOf(state, state.attack as Attack)) ? undefined : 'allocate';
  },
  choices(state, _memory, offer) {
    const { owner } = shooterOf(state, state.attack as Attack);
    offer(owner, REROLL);
    offer(owner, KEEP);
  },
  on: {
    reroll({ state }) {
      const attack = state.attack as Attack;
      shooterOf(state, attack).rerolled = true;
      // The host may have taken every die away: there is nothing to throw, and the targets are not declared a second time.
      return attack.rolled.length ? 'FIRE' : 'allocate';
    },
    'keep roll': () => 'allocate',
  },
};

/** Section 7.3: the shooter divides the hits among those he named. Nothing is asked where nothing can be chosen. */
const allocate: Step<Merc, 'allocate'> = {
  title: 'FIRE: assign the hits',
  to: ['damage', 'next unit'],
  focus: focusOnAttack,
  enter(play) {
    const { state } = play;
    const attack = state.attack;
    if (!attack || isOff(state)) return 'next unit';
    // Not on the way from FIRE, which found that there is something to decide.
    if (attack.hits.length === 0 && distribute(play, attack)) return 'damage';
  },
  next(state) {
    const attack = state.attack;
    if (!attack || isOff(state)) return 'next unit';
    if (assignedHits(attack) >= hitsOf(state, attack)) return 'damage';
    return someNamedIsHere(state, attack) || canStray(state, attack) ? undefined : 'damage';
  },
  choices(state, _memory, offer) {
    const attack = state.attack as Attack;
    const seat = shooterOf(state, attack).owner;
    let listed = 0;
    for (let i = 0; i < attack.declared; i++) {
      const target = unitAt(state, attack.aim[i] as number);
      if (!isHere(target)) continue;
      if (target.kind === 'militia') {
        const like = likeness(target);
        if (listed & like) continue;
        // One of them that is not hit yet, if there is any: a second hit would be lost.
        if ((attack.hits[i] as number) > 0 && isUnhitLike(state, attack, like)) continue;
        listed |= like;
      }
      offer(seat, { type: 'hit', target: target.id });
    }
    if (straysLeft(state, attack) <= 0) return;
    for (const position of foesOf(state, attack)) {
      if (isStrayTarget(state, attack, position)) offer(seat, { type: 'hit', target: unitAt(state, position).id });
    }
  },
  on: {
    hit({ state }, { target }) {
      const attack = state.attack as Attack;
      const position = positionOf(state, target);
      let place = attack.aim.indexOf(position);
      if (place < 0) {
        place = attack.aim.push(position) - 1;
        attack.hits.push(0);
      }
      attack.hits[place] = (attack.hits[place] as number) + 1;
    },
  },
};

/** Counts the hits, and distributes them where nothing is to be chosen: true. */
function distribute(play: Play<Merc>, attack: Attack): boolean {
  const { state } = play;
  if (play.watched) play.emit({ type: 'hits counted', unit: shooterOf(state, attack).id, hits: hitsOf(state, attack) });
  const forced = forcedHits(state, attack);
  attack.hits = forced ?? noHits(attack);
  return forced !== undefined;
}

/** A militia of that likeness, named, here and without a hit. */
function isUnhitLike(state: State, attack: Attack, like: number): boolean {
  for (let i = 0; i < attack.declared; i++) {
    const other = unitAt(state, attack.aim[i] as number);
    if (other.kind === 'militia' && likeness(other) === like && isHere(other) && attack.hits[i] === 0) return true;
  }
  return false;
}

/** Section 7.8: damage lands at once, target after target in the order named. */
const damage: Step<Merc, 'damage'> = {
  title: 'FIRE: damage',
  to: ['after attack', 'next unit'],
  focus: focusOnAttack,
  calls: ['convert', 'dying', 'loot', 'wounds'],
  enter: (play) => strike(play, play.state.attack as Attack),
};

function strike(play: Play<Merc>, attack: Attack): Goes<Merc> {
  const { state } = play;
  const shooter = shooterOf(state, attack);
  const { aim, hits, unit: by } = attack;
  const blow = { pierces: shooter.pierces, by };
  for (let i = 0; i < aim.length; i++) {
    const position = aim[i] as number;
    const share = hits[i] as number;
    if (share === 0 || !landOne(play, position, share, blow)) continue;
    // A window comes first; who is hit behind this one waits.
    const later = aim.map((_, place) => place).filter((place) => place > i && (hits[place] as number) > 0);
    const hurt = later.map((place) => aim[place] as number);
    const left = later.map((place) => hits[place] as number);
    if (hurt.length) play.call('wounds', { hurt, hits: left, next: 0, ...blow });
    return shooter.gear.length ? 'after attack' : 'next unit';
  }
  return spends(state, shooter) ? 'after attack' : 'next unit';
}

function spends(state: State, shooter: Unit): boolean {
  for (const gear of shooter.gear) if (usedUpByAttack(state, gear)) return true;
  return false;
}

/** Sections 15, 19: what the attack used up is discarded, whether or not it hit. */
const afterAttack: Step<Merc, 'after attack'> = {
  title: 'FIRE: one-use items are discarded',
  to: ['next unit'],
  focus: focusOnAttack,
  enter(play) {
    const { state } = play;
    const shooter = shooterOf(state, state.attack as Attack);
    const used = shooter.gear.filter((gear) => usedUpByAttack(state, gear));
    if (!used.length) return 'next unit';
    loseShare(state, shooter, () => {
      for (const gear of used) dropGear(state, shooter, gear);
    });
    for (const gear of used) play.emit({ type: 'item used up', unit: shooter.id, card: gear.card });
    return 'next unit';
  },
};

export const fireSteps = { FIRE: fire, reroll, allocate, damage, 'after attack': afterAttack };
