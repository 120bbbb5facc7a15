import {
  Combat,
  type Move,
  makeSave,
  type Refused,
  refuse,
  type Save,
  type Source,
  TABLE,
  type Types,
} from '@fray/engine';
import type { GameWithSetup } from '@fray/games';

/** Milliseconds that the moves of an invitation may take. */
const LONGEST = 2000;

/** The chance of one move after the other, as it was written down. */
class Written implements Source {
  readonly sure = false;
  dice: number[] = [];
  pull(_kind: string, count: number): number[] {
    return this.dice.splice(0, count);
  }
  save() {
    return { kind: 'written', state: [...this.dice] };
  }
  at({ state = [] }: { state?: number[] }): Source {
    this.dice = [...state];
    return this;
  }
}

/** Plays a combat that was begun elsewhere, move by move: nobody's state is taken. */
export function replayInvite(
  game: GameWithSetup,
  setup: unknown,
  { opening, moves }: { opening: readonly number[]; moves: readonly Move<Types>[] },
  now: () => number,
): { ok: true; from: Save<Types> } | Refused {
  const dice = new Written();
  const wrong = (move: number): Refused => refuse('invite-broken', { move });
  const began = now();
  try {
    dice.dice = [...opening];
    const combat = Combat.begin(game.rules, setup, dice) as Combat<Types>;
    if (dice.dice.length) return wrong(0);
    for (const [i, { seat, action, part, dice: came = [] }] of moves.entries()) {
      dice.dice = [...came];
      const { values = [], hits } = action as { values?: number[]; hits?: true };
      const options = part ? { part } : {};
      const answer =
        seat !== TABLE
          ? combat.move(seat, action as Types['action'], options)
          : values.length
            ? combat.typeDice(values, { ...(part === 'chosen' && { part }), ...(hits && { hits }) })
            : combat.leaveDice();
      if (!answer.ok || dice.dice.length) return wrong(i + 1);
      if (now() - began > LONGEST) return refuse('invite-too-long', { move: i + 1 });
    }
    return combat.outcome === undefined ? { ok: true, from: makeSave(combat) } : refuse('over');
  } catch {
    return wrong(0);
  }
}
