import type { Play, Step } from '@fray/engine';
import { DOG } from '../content/index.ts';
import { dogCardOf, freeDogOf, hasDog, preyOf, whyNotDog } from '../rules/dogs.ts';
import { focusOnPreparation } from '../rules/focus.ts';
import { canHeal, healingMeans, patientsOf, SKILL } from '../rules/healing.ts';
import { bothStanding, isHere, otherSide, positionOf, ranksOf, unitAt } from '../rules/sides.ts';
import type { Action, Attack, Merc, State, Unit } from '../types.ts';
import { dropGear } from './changes/losing.ts';
import { enlist, freshId, makeUnit } from './changes/roster.ts';

const ATTACK: Action = { type: 'attack' };

/** Sections 17 and 18: on its own turn, before the attack, a unit may heal and set its dog. */
const beforeAttack: Step<Merc, 'before attack'> = {
  title: 'Before the attack: heal or set a dog',
  to: ['AIM', 'next unit'],
  focus: focusOnPreparation,
  next(state) {
    const attack = state.attack;
    if (!attack || !isHere(unitAt(state, attack.unit)) || !bothStanding(state)) return 'next unit';
    return canPrepare(state, attack) ? undefined : 'AIM';
  },
  choices(state, _memory, offer) {
    const attack = state.attack as Attack;
    const unit = unitAt(state, attack.unit);
    for (const means of healingMeans(state, attack)) {
      for (const patient of patientsOf(state, unit, means))
        offer(unit.owner, { type: 'heal', means, unit: patient.id });
    }
    if (hasDog(state, attack.unit)) {
      for (const position of ranksOf(state, otherSide(unit.side))) {
        const target = unitAt(state, position);
        if (target.kind === 'merc' || target.kind === 'dictator') {
          offer(unit.owner, { type: 'set dog', on: target.id }, whyNotDog(state, target));
        }
      }
    }
    offer(unit.owner, ATTACK);
  },
  on: {
    heal(play, { means, unit }) {
      const { state } = play;
      const attack = state.attack as Attack;
      const healer = unitAt(state, attack.unit);
      const patient = unitAt(state, positionOf(state, unit));
      if (means !== SKILL) useKit(play, attack, healer, means);
      attack.dice--;
      patient.health++;
      play.emit({ type: 'healed', unit: patient.id, by: healer.id, means, health: patient.health });
    },
    'set dog'(play, { on }) {
      setDog(play, (play.state.attack as Attack).unit, positionOf(play.state, on));
    },
    attack: () => 'AIM',
  },
};

/** Nobody is asked who can neither heal nor set a dog. */
export const canPrepare = (state: State, attack: Attack): boolean =>
  unitAt(state, attack.unit).kind !== 'militia' && (canHeal(state, attack) || canSetDog(state, attack));

const canSetDog = (state: State, attack: Attack): boolean =>
  hasDog(state, attack.unit) && preyOf(state, unitAt(state, attack.unit)).length > 0;

/** One use is one decision of any size, or by an option one wound. */
function useKit(play: Play<Merc>, attack: Attack, healer: Unit, card: string): void {
  if (attack.kit === card) return;
  if (play.state.options.kitUse === 'turn') attack.kit = card;
  const kit = healer.gear.find((gear) => gear.card === card && gear.uses > 0);
  if (!kit) return;
  kit.uses--;
  if (kit.uses > 0) return;
  dropGear(play.state, healer, kit);
  play.emit({ type: 'item used up', unit: healer.id, card });
}

/** The card leaves the MERC and becomes a unit of its own; a free dog is simply set again. */
function setDog(play: Play<Merc>, handler: number, on: number): void {
  const { state } = play;
  const owner = unitAt(state, handler);
  let dog = freeDogOf(state, handler);
  if (!dog) {
    owner.gear.splice(dogCardOf(owner), 1);
    dog = makeUnit(DOG, freshId(state, `${owner.owner} dog`), owner.owner, 'none');
    dog.handler = handler;
    enlist(state, dog);
  }
  dog.holds = on;
  unitAt(state, on).heldBy = state.units.indexOf(dog);
  play.emit({ type: 'dog assigned', unit: owner.id, dog: dog.id, on: unitAt(state, on).id });
}

export const prepareSteps = { 'before attack': beforeAttack };
