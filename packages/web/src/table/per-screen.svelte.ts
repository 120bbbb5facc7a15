import type { Types } from '@fray/engine';
import type { OnScreen } from './screen.ts';

/**
 * What a panel and its bar share about a combat on screen, made on first use. It is made in its own effect root: state that an
 * effect creates while it runs does not trigger it, so its first reader would miss later changes.
 */
export function perScreen<Made extends object, T extends Types = Types>(
  make: (screen: OnScreen<T>) => Made,
): (screen: OnScreen<T>) => Made {
  const cache = new WeakMap<OnScreen<T>, Made>();
  return (screen) => {
    if (!cache.has(screen)) $effect.root(() => void cache.set(screen, make(screen)));
    return cache.get(screen) as Made;
  };
}
