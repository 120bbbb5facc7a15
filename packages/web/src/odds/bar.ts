import type { OddsAnswer, SeenQuestion } from './provider.ts';
import { sampledOdds } from './sampled.ts';

/**
 * What the bar of a table tells: the odds, and where the game has best plans and the one from here is proven, the chance of that, so
 * that the bar and the plan in advice say the same. Returns how to stop it.
 */
export function askBar(question: SeenQuestion, language: string, hear: (answer: OddsAnswer) => void): () => void {
  let stopped = false;
  let stopBest: (() => void) | undefined;
  const stopCounting = sampledOdds.ask(question, (counted) => {
    if (!counted.done || counted.play !== 'usual') return hear(counted);
    hear({ ...counted, done: false });
    import('./best.ts').then(
      ({ askBest }) => {
        if (!stopped) stopBest = askBest(question, language, counted, hear);
      },
      // What does not come cannot be asked: what was counted stands.
      () => stopped || hear(counted),
    );
  });
  return () => {
    stopped = true;
    stopCounting();
    stopBest?.();
  };
}
