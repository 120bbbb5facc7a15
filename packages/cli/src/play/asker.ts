import { createInterface, type Interface } from 'node:readline';
import type { Context } from '../context.ts';
import { safe } from '../safe.ts';
import { windowOf } from '../style.ts';
import type { Words } from '../words/index.ts';
import { wrapText } from '../wrap.ts';
import { print } from '../writing.ts';

/** What `?` shows at a question: sentences, or a function that prints them. */
export type Help = readonly string[] | (() => void);

/**
 * Asks for one line at a time. At a terminal with readline's editing and history; from a pipe line by line, each line
 * shown after its prompt, so that the output reads like the terminal.
 */
export class Asker {
  private readonly context: Context;
  private readonly words: Words;
  private readonly readline: Interface;
  private readonly lines: string[] = [];
  private ended = false;
  private waiting: ((line: string | undefined) => void) | undefined;
  private interrupts = 0;

  constructor(context: Context, words: Words) {
    this.context = context;
    this.words = words;
    const terminal = Boolean(context.stdin.isTTY && context.stdout.isTTY);
    this.readline = createInterface(
      terminal ? { input: context.stdin, output: context.stdout, terminal } : { input: context.stdin, terminal },
    );
    this.readline.on('line', (line) => this.hand(line));
    this.readline.on('close', () => {
      this.ended = true;
      this.waiting?.(undefined);
    });
    // A closed terminal ends the input, not the process: the combat can still be saved.
    context.stdin.on('error', () => this.readline.close());
    // Ctrl-C asks like `q`; a second one leaves.
    this.readline.on('SIGINT', () => (++this.interrupts > 1 ? this.readline.close() : this.hand('q')));
  }

  get terminal(): boolean {
    return this.readline.terminal;
  }

  private hand(line: string): void {
    if (this.waiting) this.waiting(line);
    else this.lines.push(line);
  }

  /** The next line, trimmed; `undefined` if the input has ended. `?` prints the help and asks again. */
  async ask(prompt: string, help: Help): Promise<string | undefined> {
    for (;;) {
      const line = (await this.askOnce(prompt))?.trim();
      if (line !== '?') return line;
      if (typeof help === 'function') help();
      else for (const sentence of help) print(this.context, sentence);
    }
  }

  private async askOnce(prompt: string): Promise<string | undefined> {
    // Only the last row of a long question becomes the prompt: readline would break it inside a word.
    const rows = wrapText(safe(prompt), windowOf(this.context.stdout));
    const last = `${(rows.pop() ?? '').trimEnd()} `;
    for (const row of rows) print(this.context, row);
    if (this.terminal && !this.ended) {
      this.readline.setPrompt(last);
      this.readline.prompt();
    }
    const line = this.lines.length || this.ended ? this.lines.shift() : await this.next();
    if (!this.terminal) print(this.context, `${last}${line ?? ''}`);
    else if (line === undefined) print(this.context, '');
    if (line !== 'q') this.interrupts = 0;
    return line;
  }

  private next(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.waiting = (line) => {
        this.waiting = undefined;
        resolve(line);
      };
    });
  }

  /** False if the input has ended. */
  async confirm(question: string): Promise<boolean> {
    const { yes, yesOrNo, help } = this.words;
    return yes.test((await this.ask(`${question} ${yesOrNo} `, help.confirm)) ?? '');
  }

  close(): void {
    this.readline.close();
  }
}
