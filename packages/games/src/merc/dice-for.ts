import type { Reason, ThrowFor } from '@fray/engine';
import { shooterOf } from './rules/aim.ts';
import type { NoteCode } from './text/notes.ts';
import type { Attack, Merc, Unit } from './types.ts';

/** Why dice are thrown: asked of the table before the roll, and told with it afterwards. */
type Why = Reason & { code: NoteCode };
export const barrageRoll: Why = { code: 'roll-barrage', card: 'Artillery Barrage' };
export const initiativeRoll = (unit: string): Why => ({ code: 'roll-initiative', unit });
export const attackRoll = (unit: string, again: boolean): Why => ({ code: again ? 'roll-again' : 'roll-fires', unit });

/** What dice are for, for those who must throw them: whose they are, why, and what they need. */

/** Section 21: the die says how many are hit, so no face is a success. */
export const forBarrage: ThrowFor<Merc> = () => ({
  seat: 'dictator',
  why: barrageRoll,
  groups: [{ units: ['Artillery Barrage'], count: 1 }],
});

/** Section 16: the die is the initiative itself. */
export const forInitiative: ThrowFor<Merc, Unit> = (_state, _own, { id, owner }) => ({
  seat: owner,
  why: initiativeRoll(id),
  groups: [{ units: [id], count: 1 }],
});

/** Section 7.1, and section 16 where dice lie there already: the whole roll once more. */
export const forAttack: ThrowFor<Merc, Attack> = (state, _own, attack) => {
  const { id, owner, hitsOn } = shooterOf(state, attack);
  return {
    seat: owner,
    why: attackRoll(id, attack.rolled.length > 0),
    groups: [{ units: [id], count: attack.dice, from: hitsOn }],
  };
};
