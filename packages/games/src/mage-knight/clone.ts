import { clone as copy } from '@fray/engine';
import type { Enemy, EnemyAttack, Hero, Later, SkillState, State, UnitState } from './types.ts';

/** A copy of a fight by hand, for search: rows of numbers are spread, lists are sliced. */

const copyAttack = (attack: EnemyAttack): EnemyAttack => ({ ...attack });
const copyEnemy = (enemy: Enemy): Enemy => ({
  ...enemy,
  lostResistances: enemy.lostResistances.slice(),
  lost: enemy.lost.slice(),
  gained: enemy.gained.slice(),
  attacks: enemy.attacks.map(copyAttack),
});
const copyUnit = (unit: UnitState): UnitState => ({ ...unit, resists: unit.resists.slice(), used: unit.used.slice() });
const copySkill = (skill: SkillState): SkillState => ({ ...skill });
const copyLater = (later: Later): Later => ({ ...later, not: later.not.slice() });
const copyHero = (hero: Hero): Hero => ({
  ...hero,
  hand: hero.hand.slice(),
  deck: hero.deck.slice(),
  discard: hero.discard.slice(),
  played: hero.played.slice(),
  removed: hero.removed.slice(),
  tokens: { ...hero.tokens },
  crystals: { ...hero.crystals },
  units: hero.units.map(copyUnit),
  skills: hero.skills.map(copySkill),
  kept: hero.kept.slice(),
  turn: {
    ...hero.turn,
    endless: hero.turn.endless.slice(),
    duel: hero.turn.duel.slice(),
    coins: hero.turn.coins.slice(),
    ringFame: hero.turn.ringFame.slice(),
  },
  later: hero.later.map(copyLater),
  rewards: hero.rewards.slice(),
});

/** A copy for trying cards: what no card changes in place (piles, options, the flow) is shared. */
export const cloneToTry = (state: State): State => ({
  ...state,
  source: state.source.slice(),
  unitOffer: state.unitOffer.slice(),
  spellOffer: state.spellOffer.slice(),
  actionOffer: state.actionOffer.slice(),
  skillOffer: state.skillOffer.slice(),
  enemies: state.enemies.map(copyEnemy),
  heroes: state.heroes.map(copyHero),
  currentAttackDeclaration: copy(state.currentAttackDeclaration),
  currentBlock: copy(state.currentBlock),
});

export const clone = (state: State): State => ({
  ...cloneToTry(state),
  frames: copy(state.frames),
  options: { ...state.options, fameLevels: state.options.fameLevels.slice() },
  sets: state.sets.slice(),
  cities: copy(state.cities),
  unseen: copy(state.unseen),
  shares: state.shares.slice(),
  out: { ...state.out },
  lastResolution: copy(state.lastResolution),
  outcome: copy(state.outcome),
});
