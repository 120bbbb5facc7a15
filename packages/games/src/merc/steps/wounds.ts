import type { Play, Step } from '@fray/engine';
import { focusOnFate } from '../rules/focus.ts';
import { saversOf, shotOf } from '../rules/healing.ts';
import { gearRow, traitsOf } from '../rules/rows.ts';
import { countMilitia, isAlive, isHere, militiaLimit, positionOf, ranksOf, unitAt } from '../rules/sides.ts';
import { asGear, inAbsorbOrder, slotFor } from '../rules/slots.ts';
import { type Action, type Gear, type Merc, NONE, type State, type Unit, type Wounds } from '../types.ts';
import { die, dropGear, hurt } from './changes/losing.ts';
import { freshId } from './changes/roster.ts';

const CONVERT: Action = { type: 'convert' };
const KILL: Action = { type: 'kill' };
const LET_DIE: Action = { type: 'let die' };
const LEAVE: Action = { type: 'leave' };

/**
 * One after the other takes its damage. Where a window opens, it comes first and the rest waits behind it, as a
 * sequence of its own.
 */
function land(play: Play<Merc>, wound: Wounds): void {
  const { hurt: list, hits } = wound;
  for (let turn = wound.next; turn < list.length; turn++) {
    const position = list[turn] as number;
    if (!landOne(play, position, hits[turn] ?? 0, wound)) continue;
    if (turn + 1 < list.length) play.call('wounds', { ...wound, next: turn + 1 });
    return;
  }
}

/** Of whose making damage is, and whether armor stops it. */
type Blow = Pick<Wounds, 'pierces' | 'by'>;

/** The damage of one unit. True: a window was called. */
export function landOne(play: Play<Merc>, position: number, hits: number, { pierces, by }: Blow): boolean {
  const { state } = play;
  const unit = unitAt(state, position);
  if (!isAlive(unit)) return false;
  if (mayConvert(state, unit, by)) {
    play.call('convert', { unit: position, by });
    return true;
  }
  hurt(play, unit, hits, pierces);
  if (unit.health > 0) return false;
  if (unit.kind !== 'militia' && saversOf(state, unit).length) {
    play.call('dying', { unit: position });
    return true;
  }
  return callLoot(play, die(play, position));
}

/** Damage of mines and cards, and what is left of an attack after a window. */
const wounds: Step<Merc, 'wounds'> = {
  title: 'Damage is applied',
  to: ['back'],
  calls: ['convert', 'dying', 'loot', 'wounds'],
  enter(play) {
    land(play, play.memory);
    return 'back';
  },
};

/** Section 20: one Dictator's side picks up what a killed MERC leaves. */
function callLoot(play: Play<Merc>, gear: readonly Gear[]): boolean {
  if (gear.length) play.call('loot', { gear: [...gear] });
  return gear.length > 0;
}

function mayConvert(state: State, unit: Unit, by: number): boolean {
  if (unit.kind !== 'militia' || by === NONE) return false;
  const shooter = unitAt(state, by);
  return (
    isHere(shooter) &&
    traitsOf(state, shooter).converts &&
    countMilitia(state, shooter.side) < militiaLimit(state, shooter.side)
  );
}

/** Section 16: a militia that is hit dies or changes sides. */
const convert: Step<Merc, 'convert'> = {
  title: 'A militia is hit: kill or convert?',
  to: ['death', 'back'],
  focus: focusOnFate('conversion'),
  next(state, memory) {
    const unit = unitAt(state, memory.unit);
    if (!isHere(unit)) return 'back';
    return mayConvert(state, unit, memory.by) ? undefined : 'death';
  },
  choices(state, memory, offer) {
    const { owner } = unitAt(state, memory.by);
    offer(owner, CONVERT);
    offer(owner, KILL);
  },
  on: {
    convert(play) {
      changeSides(play, play.memory.unit, unitAt(play.state, play.memory.by));
      return 'back';
    },
    kill: () => 'death',
  },
};

function changeSides(play: Play<Merc>, position: number, by: Unit): void {
  const { state } = play;
  const unit = unitAt(state, position);
  const ranks = ranksOf(state, unit.side);
  ranks.splice(ranks.indexOf(position), 1);
  ranksOf(state, by.side).push(position);
  play.emit({ type: 'converted', unit: unit.id, by: by.id, owner: by.owner });
  unit.id = freshId(state, `${by.owner} militia`);
  unit.side = by.side;
  unit.owner = by.owner;
  unit.waits = true;
  // Turned twice, it stands with its own people again.
  unit.handler = unit.handler === NONE ? state.units.indexOf(by) : NONE;
}

/** Section 18: an interrupt. The holder of an Epinephrine Shot in reach may save the MERC in any unit's turn. */
const dying: Step<Merc, 'dying'> = {
  title: 'A MERC would die',
  to: ['death', 'back'],
  focus: focusOnFate('death'),
  next(state, memory) {
    const unit = unitAt(state, memory.unit);
    if (!isAlive(unit) || unit.health > 0) return 'back';
    return saversOf(state, unit).length ? undefined : 'death';
  },
  choices(state, memory, offer) {
    const unit = unitAt(state, memory.unit);
    for (const saver of saversOf(state, unit)) offer(saver.owner, { type: 'save', by: saver.id });
    offer(unit.owner, LET_DIE);
  },
  on: {
    save(play, { by }) {
      const { state, memory } = play;
      const saver = unitAt(state, positionOf(state, by));
      const unit = unitAt(state, memory.unit);
      const shot = shotOf(saver) as Gear;
      dropGear(state, saver, shot);
      play.emit({ type: 'item used up', unit: saver.id, card: shot.card });
      unit.health = 1;
      play.emit({ type: 'saved', unit: unit.id, by: saver.id });
      return 'back';
    },
    'let die': () => 'death',
  },
};

const death: Step<Merc, 'death'> = {
  title: 'The unit dies',
  to: ['back'],
  calls: ['loot'],
  enter(play) {
    callLoot(play, die(play, play.memory.unit));
    return 'back';
  },
};

/** What the Dictator's units here can carry, and the stash, which takes nothing damaged (section 7). */
function takersOf(state: State, gear: Gear): string[] {
  const card = gearRow(state, gear.card);
  const takers = ranksOf(state, 'dictator')
    .map((position) => unitAt(state, position))
    .filter(
      (unit) => (unit.kind === 'merc' || unit.kind === 'dictator') && slotFor(traitsOf(state, unit), unit.gear, card),
    )
    .map((unit) => unit.id);
  const whole = gear.armor === card.armor && gear.uses === card.uses;
  return whole ? [...takers, 'stash'] : takers;
}

/** Section 8: what nobody takes is discarded. */
function discardAll({ state, memory }: Play<Merc, 'loot'>): void {
  for (const gear of memory.gear) state.discarded.push(gear.card);
  memory.gear = [];
}
/** A damaged card has no place in the stash: where nobody can carry it either, nobody is asked. */
function discardUntakable(play: Play<Merc, 'loot'>): void {
  if (!play.memory.gear.some((gear) => takersOf(play.state, gear).length)) discardAll(play);
}

const loot: Step<Merc, 'loot'> = {
  title: 'The Colonel takes equipment',
  to: ['back'],
  enter: discardUntakable,
  next: (_state, memory) => (memory.gear.length ? undefined : 'back'),
  choices(state, memory, offer) {
    const listed = new Set<string>();
    for (const gear of memory.gear) {
      if (listed.has(gear.card)) continue;
      listed.add(gear.card);
      for (const to of takersOf(state, gear)) offer('dictator', { type: 'take', card: gear.card, to });
    }
    offer('dictator', LEAVE);
  },
  on: {
    take(play, { card, to }) {
      const { state, memory } = play;
      const list = memory.gear;
      const [gear] = list.splice(
        list.findIndex((piece) => piece.card === card),
        1,
      ) as [Gear];
      if (to === 'stash') state.stash.push(card);
      else takeOver(state, gear, unitAt(state, positionOf(state, to)));
      play.emit({ type: 'taken', card, to });
      discardUntakable(play);
    },
    leave: discardAll,
  },
};

function takeOver(state: State, gear: Gear, unit: Unit): void {
  const card = gearRow(state, gear.card);
  const slot = slotFor(traitsOf(state, unit), unit.gear, card);
  if (!slot)
    throw new Error(`merc: ${unit.id} has no slot for ${gear.card}; offer "take" only where slotFor finds one`);
  unit.gear = inAbsorbOrder([...unit.gear, { ...asGear(card, slot), armor: gear.armor, uses: gear.uses, late: true }]);
}

export const woundSteps = { wounds, convert, dying, death, loot };
