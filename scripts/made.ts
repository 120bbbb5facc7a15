import { mermaid } from '@fray/engine';
import type { WholeGame } from '@fray/games';
import { apiReports } from './api.ts';
import { docsMade } from './docs.ts';
import { cardTableMade } from './fab-cards.ts';
import { catalogueMade } from './fab-catalog.ts';
import { gameTables } from './game-tables.ts';
import { goldenOf, perftOf } from './golden.ts';
import { objectivesMade } from './objectives.ts';
import { refusedKeys } from './saved-keys.ts';

/** Files that are made from the rules and the sources and never by hand. `npm run make` writes them; a test fails when one is stale. */
export interface Made {
  path: string;
  /** Replaces the part between these two lines, or the whole file. */
  between?: [string, string];
  text: string;
  /** Why the kept file must not be replaced by this, if so: a person has to change something else first. */
  refused?(kept: string): string | undefined;
}

export function generateFiles(games: readonly WholeGame[]): Made[] {
  const ofGames = games.flatMap((game): Made[] => {
    const { text, keys } = goldenOf(game);
    return [
      { path: `packages/games/golden/${game.id}.txt`, text },
      { path: `packages/games/golden/${game.id}.keys.txt`, text: keys, refused: (kept) => refusedKeys(kept, keys) },
      { path: `packages/games/golden/${game.id}.perft.txt`, text: perftOf(game) },
      {
        path: `docs/games/${game.id}.md`,
        between: ['<!-- flow -->', '<!-- /flow -->'],
        text: `\n\`\`\`mermaid\n${mermaid(game.rules)}\`\`\`\n`,
      },
      ...gameTables(game),
    ];
  });
  return [...ofGames, catalogueMade(), cardTableMade(), ...docsMade(games), objectivesMade(games), ...apiReports()];
}

/** The file with its made part as it should be. */
export function fill(file: string, part: Made): string {
  if (!part.between) return part.text;
  const [from, to] = part.between;
  const start = file.indexOf(from);
  const end = file.indexOf(to);
  if (start < 0 || end < start) throw new Error(`${part.path} has no place for ${from}`);
  return `${file.slice(0, start + from.length)}\n${part.text}\n${file.slice(end)}`;
}
