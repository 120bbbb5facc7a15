import type { DiceGroup, Reason, ThrowFor } from '@fray/engine';
import { EFFECTS } from './content/effects/registry.ts';
import { isSalvo, lowestHit, rerollBonus } from './rules/dice.ts';
import { anyUnit } from './rules/figures.ts';
import type { NoteCode } from './text/notes.ts';
import type { Die, PartyId, Roll, State, Ti4, Unit } from './types.ts';

/** What dice are for: whose they are, why they are rolled, and what each needs. Called only for dice that people roll. */

type Why = Reason & { code: NoteCode };

/** The dice that one unit rolls at one target. `like`: what must be the same for units that share a group. */
interface Run {
  unit: string;
  count: number;
  like: string;
  from: number | undefined;
}

function runsOf(state: State, dice: readonly Die[], sums: boolean): Run[] {
  const runs: Run[] = [];
  for (const die of dice) {
    const from = sums ? undefined : lowestHit(die);
    const like = `${anyUnit(state, die.unit)?.kind ?? die.unit} ${die.place} ${die.on}`;
    const last = runs.at(-1);
    if (last?.unit === die.unit && last.from === from && last.like === like) last.count++;
    else runs.push({ unit: die.unit, count: 1, like, from });
  }
  return runs;
}

/** Units of a kind that roll the same number of dice and need the same face make one group: `3 cruisers, 7 or more`. */
function groupsOf(runs: readonly Run[]): DiceGroup[] {
  const groups: (DiceGroup & { units: string[] })[] = [];
  let before: Run | undefined;
  for (const run of runs) {
    const group = groups.at(-1);
    const alike = before?.like === run.like && before.from === run.from && before.count === run.count;
    if (group && alike && !group.units.includes(run.unit)) {
      group.units.push(run.unit);
      group.count += run.count;
    } else {
      const more = run.from === undefined ? {} : { from: run.from };
      groups.push({ units: [run.unit], count: run.count, ...more });
    }
    before = run;
  }
  return groups;
}

/** Two dice that are added up have no face that hits (Meld). */
const isSum = (roll: Roll): boolean =>
  roll.effect !== undefined && EFFECTS.get(roll.effect)?.offers?.some((offer) => offer.sums) === true;

/** Where it falls and on whom; a bombardment of several planets names none of them. */
function why(code: NoteCode, roll: Roll): Why {
  if (roll.effect !== undefined) return { code, effect: roll.effect };
  return isSalvo(roll) ? { code } : { code, on: roll.on, place: roll.place };
}

/** The dice of a roll: combat, unit abilities with their extra dice, effects. */
export const forRoll: ThrowFor<Ti4, Roll> = (state, _memory, roll) => ({
  seat: roll.by,
  why: why(`roll-${roll.kind}`, roll),
  groups: groupsOf(runsOf(state, roll.dice, isSum(roll))),
});

/** In place of an effect: the host rerolls a die. */
export const TABLE = 'table';
/** A reroll of some dice, by the party that rolled them. */
export const forAgain: ThrowFor<Ti4, { roll: Roll; dice: readonly number[]; effect: string }> = (
  state,
  _memory,
  { roll, dice, effect },
) => {
  const plus = rerollBonus(effect);
  const again = dice.flatMap((at) => {
    const die = roll.dice[at];
    return die ? [{ ...die, mod: die.mod + plus }] : [];
  });
  return {
    seat: roll.by,
    why: effect === TABLE ? { code: 'roll-again', kind: roll.kind } : { code: 'roll-again', kind: roll.kind, effect },
    groups: groupsOf(runsOf(state, again, isSum(roll))),
  };
};

/** The lowest face with which a ship leaves a gravity rift. */
export const RIFT = 4;
/** P2.6: a die for each ship that leaves a gravity rift. */
export const forRift: ThrowFor<Ti4, { by: PartyId; ships: readonly Unit[] }> = (_state, _memory, { by, ships }) => ({
  seat: by,
  why: { code: 'roll-rift' },
  groups: groupsOf(ships.map(({ id, kind }) => ({ unit: id, count: 1, like: kind, from: RIFT }))),
});
