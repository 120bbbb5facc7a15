import { TAKE_OVER } from '../offline/offline.ts';

/**
 * New versions of the site. The worker that is waiting takes over only after a yes, and never while a combat is being
 * played in any tab: rules must not change under it. Once it has, every tab is loaded again: none goes on with older code.
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

/** Refused while a tab holds the lock for its combat. Held until the new worker answers: by then every tab is loaded again. */
export const takeVersion = (): Promise<void> =>
  navigator.locks.request(LOCK, { mode: 'exclusive', ifAvailable: true }, async (lock) => {
    version.busy = !lock;
    if (!lock || !version.waiting) return;
    const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    version.waiting.postMessage(TAKE_OVER);
    await taken;
  });

/** Offline from the second visit on, where the browser allows it (https, or this machine). */
export async function watchVersion(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  const registration = await navigator.serviceWorker.register('./sw.js');
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) version.waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}
