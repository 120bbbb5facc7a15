import { Readable, Writable } from 'node:stream';
import { GAMES } from '@fray/games';
import { serve } from '../../packages/cli/src/stdio/serve.ts';
import type { Verdict } from './laws.ts';

interface Answered {
  ok: boolean;
  code?: string;
  why?: string;
}

/** What `fray stdio` answers to these lines, in order. */
async function talk(lines: readonly string[]): Promise<Answered[]> {
  let out = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      out += chunk.toString();
      done();
    },
  });
  await serve(GAMES, Readable.from([Buffer.from(`${lines.join('\n')}\n`)]), output);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answered);
}

/** A line to `fray stdio`, with a combat on the desk or without: one answer, and no mistake of Fray itself. */
export async function checkLine(game: string, preset: string, text: string): Promise<Verdict> {
  const faults: string[] = [];
  let said = 'throws';
  const start = JSON.stringify({ op: 'start', game, setup: preset, seed: 1 });
  const line = text.replaceAll('\n', ' ');
  for (const before of [[], [start]]) {
    try {
      const given = await talk([...before, line, '{"id":9,"op":"choices"}']);
      if (given.length !== before.length + 2) faults.push(`${given.length} answers to ${before.length + 2} lines`);
      const answer = given[before.length] as Answered;
      said = answer.ok ? 'ok' : (answer.code ?? 'no code');
      if (!answer.ok && !/\w.*[.?!)]$/s.test(answer.why ?? '')) faults.push(`no sentence for "${said}": ${answer.why}`);
      for (const { code, why } of given) if (code === 'internal') faults.push(`a mistake of its own: ${why}`);
    } catch (error) {
      faults.push(`answering: ${error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : error}`);
    }
  }
  return { answer: said, faults };
}
