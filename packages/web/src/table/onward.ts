import { go } from '../route.svelte.ts';
import { toast } from '../shell/toast.svelte.ts';
import { beginCombat, keepCombat } from '../store/combats.ts';
import { words } from '../text/words.svelte.ts';
import type { Session } from './session.svelte.ts';

/** A combat of its own that goes on from an earlier moment; this one stays as it is. */
export async function playOnFrom(session: Session, at: number): Promise<void> {
  const combat = session.combat.branch(at);
  if (!combat) return;
  const { game, open } = session;
  const sitters = { ...session.sitters };
  await goTo(keepCombat({ game, name: words.t.playedOn(session.name), combat, sitters, open }));
}

/** The same forces, the same seats, new dice. */
export async function playAgain(session: Session): Promise<void> {
  const { game, combat, name, open } = session;
  const dice = session.typed ? 'typed' : 'fray';
  await goTo(beginCombat(game, combat.setup, name, { sitters: { ...session.sitters }, open, dice }));
}

/** What follows from the end of a combat: the same seats, from what is left. */
export async function playNext(session: Session, apply: (setup: unknown) => unknown): Promise<void> {
  const { game, combat, name, open } = session;
  const dice = session.typed ? 'typed' : 'fray';
  await goTo(beginCombat(game, apply(combat.setup), name, { sitters: { ...session.sitters }, open, dice }));
}

/** To the table of a combat that is being stored; where that is refused, it stays here and says so. */
async function goTo(stored: Promise<string>): Promise<void> {
  try {
    go({ page: 'table', id: await stored });
  } catch {
    toast({ text: words.t.notStored, bad: true });
  }
}
