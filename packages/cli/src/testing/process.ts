import { main } from '../main.ts';

/** The command as a real process with the games of a registry, by default the duel. */
const registry = process.env.FRAY_TEST_GAMES ?? new URL('./duel.ts', import.meta.url).href;
const { GAMES } = (await import(registry)) as typeof import('./duel.ts');
process.exitCode = await main(process.argv.slice(2), GAMES, registry);
