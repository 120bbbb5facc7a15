/** Small things that this browser keeps from one evening to the next, beside the settings: each under a name of its own. */
const KEYS = { tonight: 'fray-tonight', owned: 'fray-owned' } as const;
export type StoredName = keyof typeof KEYS;

/** What is kept, as it was written; nothing where the browser keeps nothing, or something else is there. */
export function readStored(name: StoredName, store?: Storage): unknown {
  try {
    return JSON.parse((store ?? localStorage).getItem(KEYS[name]) ?? 'null');
  } catch {
    return null;
  }
}

/** False: the browser is full or keeps nothing; then what was kept before is still there. Nothing at all: it is forgotten. */
export function writeStored(name: StoredName, value: unknown, store?: Storage): boolean {
  try {
    if (value === undefined) (store ?? localStorage).removeItem(KEYS[name]);
    else (store ?? localStorage).setItem(KEYS[name], JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Deletes the settings; `settings.svelte.ts` stores them. */
export function forgetSettings(store?: Storage): boolean {
  try {
    (store ?? localStorage).removeItem('fray-settings');
    return true;
  } catch {
    return false;
  }
}

/** Drafts of setups in this tab; the browser drops them when the tab closes. */
export function forgetDrafts(store?: Storage): boolean {
  try {
    const kept = store ?? sessionStorage;
    const names = Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? '');
    for (const name of names) if (name.startsWith('fray-setup-')) kept.removeItem(name);
    return true;
  } catch {
    return false;
  }
}
