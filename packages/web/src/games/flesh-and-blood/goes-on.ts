import { openLines, type View } from '@fray/games/flesh-and-blood/screen';
import type { Onward } from '../../table/following.ts';
import type { OnScreen } from '../../table/screen.ts';

/** Windows in which hardly anybody does anything: with real cards whoever wants to answer says so before it goes on. */
const PASSED: readonly (string | undefined)[] = ['layer', 'attack', 'defend', 'damage'];

/** With real cards one word leads from the attack to the defenders, and on to what can be answered; open reminders stop it. */
export const goesOn =
  (session: OnScreen): Onward =>
  (free) => {
    const { frames, real, players, turn } = session.view as View;
    const { phase } = (frames.at(-1)?.own ?? {}) as { phase?: string };
    // Without an action point there is no further attack to ask for.
    const over = phase === 'resolution' && players[turn].action_points === 0;
    if ((!PASSED.includes(phase) && !over) || (real && openLines(real).length)) return undefined;
    return free.find(({ action }) => action.type === 'go on');
  };
