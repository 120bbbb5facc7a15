import type { Problem } from '../../../game.ts';
import type { ListProblem } from './types.ts';

/** A problem of a list as setups and programs have them: facts are words and numbers. `at`: where in a setup the list stands. */
export function problemOf(it: ListProblem, at = ''): Problem {
  const { line, text, code } = it;
  const about = { path: at ? `${at} line ${line}` : `line ${line}`, code, line, text };
  switch (it.code) {
    case 'list-unknown-card':
      return { ...about, ...(it.newer ? { newer: 1 } : {}), ...(it.near.length ? { near: it.near.join(', ') } : {}) };
    case 'list-which-colour':
    case 'list-no-such-colour':
      return { ...about, name: it.name, colours: it.colours.join(', ') };
    case 'list-count':
    case 'list-too-long':
      return { ...about, most: it.most };
    case 'list-figures':
      return { ...about, word: it.word };
    default:
      return about;
  }
}
