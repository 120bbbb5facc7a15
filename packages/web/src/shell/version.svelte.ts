/**
 * New versions of the site. The worker that is waiting takes over only after a yes, and never while a combat is being
 * played in any tab: rules must not change under it. Registered by hand, since the ready-made way reloads every tab.
 */
class Version {
  waiting: ServiceWorker | undefined = $state.raw(undefined);
  busy: boolean = $state(false);
  /** A combat is being played in this tab. */
  playing: boolean = $state(false);
}
export const version = new Version();

const LOCK = 'fray-playing';
let release: (() => void) | undefined;

/** Told by the table: a combat runs here. */
export function playing(on: boolean): void {
  if (on === version.playing) return;
  version.playing = on;
  release?.();
  release = undefined;
  if (!on || !navigator.locks) return;
  void navigator.locks.request(
    LOCK,
    { mode: 'shared' },
    () =>
      new Promise<void>((done) => {
        if (version.playing) release = done;
        else done();
      }),
  );
}

export async function takeVersion(): Promise<void> {
  const held = (await navigator.locks?.query())?.held ?? [];
  version.busy = held.some((lock) => lock.name === LOCK);
  if (version.busy || !version.waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  version.waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Offline from the second visit on, where the browser allows it (https, or this machine). */
export async function watchVersion(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('./sw.js');
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) version.waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}
