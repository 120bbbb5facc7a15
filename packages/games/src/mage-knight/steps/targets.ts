import { colourOf } from '../content/card.ts';
import { cardOf } from '../content/cards.ts';
import { type Aim, type Mode, modeOf } from '../content/mode.ts';
import { enemyOf, faces, hasAbility, heroOf, isHidden, isSparedBy } from '../rules/enemy.ts';
import type { MkGoes, MkStep, State, StepMemory } from '../types.ts';
import { defendTargets, giveDefend } from './attack.ts';
import { dropArmor } from './changes/hero.ts';

/** Wings of Night: the second enemy costs 1 Move, the third 2 more, and so on. */
const wingsPrice = (memory: StepMemory<'7.1 target'>): number =>
  memory.targets.source === 'wings-of-wind' ? memory.targets.chosen.length : 0;

const modeFor = (memory: StepMemory<'7.1 target'>): Mode | undefined =>
  memory.targets.mode !== 'splinter' ? modeOf(cardOf(memory.targets.source), memory.targets.mode) : undefined;

/** Enemies may be immune to this color (2.5). */
const colourFor = (state: State, memory: StepMemory<'7.1 target'>): string =>
  modeFor(memory) ? colourOf(state, cardOf(memory.targets.source)) : memory.targets.colour;

/** 12.2, Explosive Bolt: for each that fell another enemy gets armor -1, so somebody is named; other effects may stop. */
const mustChoose = (memory: StepMemory<'7.1 target'>): boolean => memory.targets.mode === 'splinter';

/** Who may still be chosen: nobody twice, but for Explosive Bolt. */
function open(state: State, memory: StepMemory<'7.1 target'>): { enemyId: string; attackIndex?: number }[] {
  const job = memory.targets;
  const hero = heroOf(state);
  if (job.left <= 0 || hero.move < wingsPrice(memory)) return [];
  const effect = modeFor(memory)?.effects[0];
  const colour = colourFor(state, memory);
  const out: { enemyId: string; attackIndex?: number }[] = [];
  for (const enemy of state.enemies) {
    if (!faces(hero, enemy) || isHidden(state, enemy)) continue;
    if (isSparedBy(state, enemy, colour, effect?.direct ?? false)) continue;
    const aim: Aim = { state, hero, colour, enemy, attack: 0, unit: undefined, pick: '', play: undefined };
    if (effect?.target === 'attack') {
      for (let i = 0; i < enemy.attacks.length; i++) {
        aim.attack = i;
        if (!job.chosen.includes(`${enemy.id}:${i}`) && (!effect.fits || effect.fits(aim))) {
          out.push({ enemyId: enemy.id, attackIndex: i });
        }
      }
    } else if ((job.mode === 'splinter' || !job.chosen.includes(enemy.id)) && (!effect?.fits || effect.fits(aim))) {
      out.push({ enemyId: enemy.id });
    }
  }
  return out;
}

/** One more target of an effect that may have several. */
export const target: MkStep<'7.1 target'> = {
  title: 'Choose further targets',
  to: ['back'],
  focus: () => ({ about: 'effect' }),
  next: (state, memory) => (open(state, memory).length ? undefined : 'back'),
  choices(state, memory, offer) {
    const playerId = heroOf(state).seat;
    for (const { enemyId, attackIndex } of open(state, memory)) {
      offer(playerId, {
        type: 'CHOOSE_TARGET',
        playerId,
        enemyId,
        ...(attackIndex === undefined ? {} : { attackIndex }),
      });
    }
    if (!mustChoose(memory)) offer(playerId, { type: 'NO_TARGET', playerId });
  },
  on: {
    CHOOSE_TARGET(play, action): MkGoes {
      const { state, memory } = play;
      const job = memory.targets;
      const enemy = enemyOf(state, action.enemyId);
      if (!enemy) return 'back';
      const hero = heroOf(state);
      const mode = modeFor(memory);
      hero.move -= wingsPrice(memory);
      if (!mode) dropArmor(enemy, 1);
      else {
        const aim: Aim = {
          state,
          hero,
          colour: colourFor(state, memory),
          enemy,
          attack: action.attackIndex ?? 0,
          unit: undefined,
          pick: '',
          play,
        };
        mode.effects[0]?.apply(aim);
      }
      job.left--;
      job.chosen.push(action.attackIndex === undefined ? enemy.id : `${enemy.id}:${action.attackIndex}`);
      play.emit({ type: 'effect', seat: hero.seat, source: job.source, mode: job.mode, target: enemy.id });
    },
    NO_TARGET: () => 'back',
  },
};

const candidates = (state: State, memory: StepMemory<'7.2 defend'>): string[] => {
  const defender = enemyOf(state, memory.defender);
  return defender && !defender.defended && !defender.defeated && hasAbility(state, defender, 'defend')
    ? defendTargets(state)
    : [];
};
/** Section 7, Defend: the player says which of the attacked enemies gets the bonus. */
export const defend: MkStep<'7.2 defend'> = {
  title: 'Choose who is defended',
  to: ['back'],
  focus: () => ({ about: 'effect' }),
  next: (state, memory) => (candidates(state, memory).length ? undefined : 'back'),
  choices(state, memory, offer) {
    const playerId = heroOf(state).seat;
    for (const enemyId of candidates(state, memory)) offer(playerId, { type: 'CHOOSE_TARGET', playerId, enemyId });
  },
  on: {
    CHOOSE_TARGET(play, action): MkGoes {
      const defender = enemyOf(play.state, play.memory.defender);
      if (defender) giveDefend(play, defender, action.enemyId);
      return 'back';
    },
  },
};
