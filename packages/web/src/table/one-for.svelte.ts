import type { Types } from '@fray/engine';
import type { OnScreen } from './screen.ts';

/**
 * What a panel and its bar share about a combat on screen, made when it is first asked for. It is made in a root of its own: whatever a
 * reaction makes while it runs does not wake it, and whoever asks first would never hear that it has changed.
 */
export function oneFor<Made extends object, T extends Types = Types>(
  make: (session: OnScreen<T>) => Made,
): (session: OnScreen<T>) => Made {
  const known = new WeakMap<OnScreen<T>, Made>();
  return (session) => {
    if (!known.has(session)) $effect.root(() => void known.set(session, make(session)));
    return known.get(session) as Made;
  };
}
