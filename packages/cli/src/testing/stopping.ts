import { isMainThread } from 'node:worker_threads';
import { duel } from './duel.ts';
import { duelBy } from './variant.ts';

/** The duel, but its thread does something else at this combat, where the test says so in `FRAY_TEST_STOP`. */
const AT = 30;

const STOPS: Record<string, () => void> = {
  'lose the thread': () => {
    if (!isMainThread) process.exit(7);
  },
  interrupt: () => void process.kill(process.pid, 'SIGINT'),
  fail: () => {
    throw new Error('a broken rule');
  },
};

let begun = 0;
export const GAMES = duelBy({
  ...duel.rules,
  begin: (setup) => {
    const stop = STOPS[process.env.FRAY_TEST_STOP ?? ''];
    if (stop && ++begun === AT) stop();
    return duel.rules.begin(setup);
  },
});
