import { spawn } from 'node:child_process';

export interface Ran {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a command of the project and keeps what it printed. */
export function run(
  command: string,
  args: readonly string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  const began = performance.now();
  return new Promise((done) => {
    const child = spawn(command, args, { env: { ...process.env, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}`, seconds: 0 }));
    child.on('close', (code) => done({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 }));
  });
}
