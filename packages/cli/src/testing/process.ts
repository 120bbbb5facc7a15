import { main } from '../main.ts';

/** The command with the games of a test: what the tests start as a real process. Without a registry named, the duel. */
const registry = process.env.FRAY_TEST_GAMES ?? new URL('./duel.ts', import.meta.url).href;
const { GAMES } = (await import(registry)) as typeof import('./duel.ts');
process.exitCode = await main(process.argv.slice(2), GAMES, registry);
