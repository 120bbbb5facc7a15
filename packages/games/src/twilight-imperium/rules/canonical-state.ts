import type { State } from '../types.ts';

/** Both sides assign hits at once: the order in which units were lost (or placed) leaves a trace that no rule reads. */
export function canonicalState(state: State): unknown {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  return {
    ...state,
    units: [...state.units].sort(byId),
    lost: [...state.lost].sort(byId),
    fallen: [...state.fallen].sort((a, b) => ((a.unit ?? '') < (b.unit ?? '') ? -1 : 1)),
    hits: [...state.hits].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    reminders: [...state.reminders].sort(byId),
    captured: [...state.captured].sort((a, b) => (`${a.by}${a.kind}` < `${b.by}${b.kind}` ? -1 : 1)),
  };
}
