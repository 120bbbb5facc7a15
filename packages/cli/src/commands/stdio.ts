import type { Context } from '../context.ts';
import { serve } from '../stdio/serve.ts';

/** The engine for other languages: requests and answers as JSON, one a line. docs/protocol.md has it all. */
export const stdio = (context: Context): Promise<void> => serve(context.games, context.stdin, context.stdout);
