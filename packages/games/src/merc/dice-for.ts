import type { Reason, ThrowFor } from '@fray/engine';
import { shooterOf } from './rules/aim.ts';
import type { NoteCode } from './text/notes.ts';
import type { Attack, Merc, Unit } from './types.ts';

/** Why dice are rolled: shown before the roll and with its result. */
type Why = Reason & { code: NoteCode };
export const barrageRoll: Why = { code: 'roll-barrage', card: 'Artillery Barrage' };
export const initiativeRoll = (unit: string): Why => ({ code: 'roll-initiative', unit });
export const attackRoll = (unit: string, again: boolean): Why => ({ code: again ? 'roll-again' : 'roll-fires', unit });

/** For the people who roll: whose dice they are, why, and what they need. */

/** Section 21: the die says how many are hit, so no face is a success. */
export const forBarrage: ThrowFor<Merc> = () => ({
  seat: 'dictator',
  why: barrageRoll,
  groups: [{ units: ['Artillery Barrage'], count: 1 }],
});

/** Section 16: the die is the initiative itself. */
export const forInitiative: ThrowFor<Merc, Unit> = (_state, _memory, { id, owner }) => ({
  seat: owner,
  why: initiativeRoll(id),
  groups: [{ units: [id], count: 1 }],
});

/** Section 7.1; with dice already rolled, the reroll of section 16. */
export const forAttack: ThrowFor<Merc, Attack> = (state, _memory, attack) => {
  const { id, owner, hitsOn } = shooterOf(state, attack);
  return {
    seat: owner,
    why: attackRoll(id, attack.rolled.length > 0),
    groups: [{ units: [id], count: attack.dice, from: hitsOn }],
  };
};
