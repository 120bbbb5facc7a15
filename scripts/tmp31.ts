import { writeFileSync } from 'node:fs';
import { loadGames } from './games.ts';
import { objectivesMade } from './objectives.ts';
writeFileSync('docs/objectives.md', objectivesMade(await loadGames()).text);
