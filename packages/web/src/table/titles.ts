import { capitalize } from '@fray/games';

/** What stands above the title of a step, and the title: the name of the phase is read once. */
export interface Titled {
  above?: string;
  title: string;
}

/**
 * `Attack: build the pool` and `Attack step: build the pool` leave their phase above; `Phase 1: Attack` is that phase, with its
 * number above; `Attack step` says it all.
 */
export function titledIn(phase: string | undefined, whole: string): Titled {
  if (!phase) return { title: capitalize(whole) };
  if (whole === phase || whole === `${phase} step`) return { title: capitalize(whole) };
  const colon = whole.indexOf(': ');
  const head = colon < 0 ? '' : whole.slice(0, colon);
  const rest = whole.slice(colon + 2);
  if (head && rest === phase) return { above: head, title: phase };
  // A phase of several parts numbers them.
  if (/^ \d+$/.test(head.slice(phase.length)) && head.startsWith(phase))
    return { above: head, title: capitalize(rest) };
  const isPhase = head === phase || head === `${phase} step`;
  return { above: phase, title: capitalize(isPhase ? rest : whole) };
}
