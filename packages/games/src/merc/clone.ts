import { clone as cloneAny, type Frame } from '@fray/engine';
import type { Attack, Gear, Merc, Sector, State, Unit } from './types.ts';

/** A deep copy by hand, because search makes one for every move. Custom rows and options never change: they are shared. */
export function clone(state: State): State {
  return {
    frames: state.frames.map(cloneFrame),
    kind: state.kind,
    options: state.options,
    custom: state.custom,
    attacker: state.attacker,
    attackers: state.attackers.slice(),
    defenders: state.defenders.slice(),
    round: state.round,
    initiativeOrder: state.initiativeOrder.slice(),
    currentUnitIndex: state.currentUnitIndex,
    phase: state.phase,
    units: state.units.map(cloneUnit),
    vehicles: state.vehicles.length ? cloneAny(state.vehicles) : [],
    attack: state.attack ? cloneAttack(state.attack) : null,
    volley: state.volley,
    ruler: state.ruler,
    named: state.named,
    rebelPlayers: state.rebelPlayers,
    militiaHitsOn: state.militiaHitsOn,
    militiaHaste: state.militiaHaste,
    tactics: state.tactics.length ? cloneAny(state.tactics) : [],
    mine: state.mine,
    sector: state.sector,
    base: state.base,
    sectors: state.sectors.map(cloneSector),
    asking: state.asking,
    secondElsewhere: state.secondElsewhere.slice(),
    splitting: state.splitting.slice(),
    discarded: state.discarded.slice(),
    stash: state.stash.slice(),
    result: state.result ? { ...state.result } : null,
  };
}

function cloneFrame(frame: Frame<Merc>): Frame<Merc> {
  const copy: Frame<Merc> = { step: frame.step, then: frame.then, memory: cloneAny(frame.memory) };
  if (frame.open) copy.open = true;
  if (frame.dice) copy.dice = frame.dice.slice();
  if (frame.value !== undefined) copy.value = cloneAny(frame.value);
  return copy;
}

function cloneAttack(attack: Attack): Attack {
  return {
    unit: attack.unit,
    dice: attack.dice,
    limit: attack.limit,
    aim: attack.aim.slice(),
    declared: attack.declared,
    hits: attack.hits.slice(),
    sweep: attack.sweep,
    rolled: attack.rolled.slice(),
    kit: attack.kit,
  };
}

const cloneSector = ({ id, dictator, rebel, mine }: Sector): Sector => ({ id, dictator, rebel, mine });
function cloneGear(gear: Gear): Gear {
  const copy: Gear = { card: gear.card, slot: gear.slot, armor: gear.armor, uses: gear.uses };
  if (gear.late) copy.late = true;
  return copy;
}

function cloneUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    card: unit.card,
    kind: unit.kind,
    side: unit.side,
    owner: unit.owner,
    squad: unit.squad,
    place: unit.place,
    health: unit.health,
    gear: unit.gear.length ? unit.gear.map(cloneGear) : [],
    initiative: unit.initiative,
    combat: unit.combat,
    targets: unit.targets,
    training: unit.training,
    hitsOn: unit.hitsOn,
    pierces: unit.pierces,
    die: unit.die,
    rerolled: unit.rerolled,
    waits: unit.waits,
    heldBy: unit.heldBy,
    holds: unit.holds,
    handler: unit.handler,
  };
}
