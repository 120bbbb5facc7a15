import { fray } from '../main.ts';
import { GAMES } from './duel.ts';

/** The command with the duel as its only game: what the tests start as a real process. */
const { stdin, stdout, stderr } = process;
const registry = new URL('./duel.ts', import.meta.url).href;
process.exitCode = await fray({ games: GAMES, registry, stdin, stdout, stderr }, process.argv.slice(2));
