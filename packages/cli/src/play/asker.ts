import { createInterface, type Interface } from 'node:readline';
import type { Context } from '../context.ts';
import { safe } from '../safe.ts';
import { print } from '../writing.ts';

/**
 * Asks for one line at a time. At a terminal with readline's editing and history; from a pipe line by line, each line
 * shown after its prompt, so that the output reads like the terminal.
 */
export class Asker {
  private readonly context: Context;
  private readonly reader: Interface;
  private readonly lines: string[] = [];
  private ended = false;
  private waiting: ((line: string | undefined) => void) | undefined;
  private interrupts = 0;

  constructor(context: Context) {
    this.context = context;
    const terminal = Boolean(context.stdin.isTTY && context.stdout.isTTY);
    this.reader = createInterface(
      terminal ? { input: context.stdin, output: context.stdout, terminal } : { input: context.stdin, terminal },
    );
    this.reader.on('line', (line) => this.hand(line));
    this.reader.on('close', () => {
      this.ended = true;
      this.waiting?.(undefined);
    });
    // A terminal that is gone is an end of the input, not of the process: what was played can still be kept.
    context.stdin.on('error', () => this.reader.close());
    // Ctrl-C asks like `q`; who means it twice is believed.
    this.reader.on('SIGINT', () => (++this.interrupts > 1 ? this.reader.close() : this.hand('q')));
  }

  get terminal(): boolean {
    return this.reader.terminal;
  }

  private hand(line: string): void {
    if (this.waiting) this.waiting(line);
    else this.lines.push(line);
  }

  /** The next line, without the spaces around it; nothing where the input has ended. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.terminal && !this.ended) {
      this.reader.setPrompt(safe(prompt));
      this.reader.prompt();
    }
    const line = this.lines.length || this.ended ? this.lines.shift() : await this.next();
    if (!this.terminal) print(this.context, `${prompt}${line ?? ''}`);
    else if (line === undefined) print(this.context, '');
    if (line !== 'q') this.interrupts = 0;
    return line?.trim();
  }

  private next(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.waiting = (line) => {
        this.waiting = undefined;
        resolve(line);
      };
    });
  }

  /** Yes or no; no where the input has ended. */
  async confirm(question: string): Promise<boolean> {
    return /^y(es)?$/i.test((await this.ask(`${question} [y/N] `)) ?? '');
  }

  close(): void {
    this.reader.close();
  }
}
