import type { Unsent } from '@fray/table';

/** What a device keeps of shared tables: who it is there, and what it has said without an answer. */
// Written before anything is sent: a reload in the next moment finds it.

interface Kept {
  /** As the person was called last. */
  name?: string;
  /** By code; the last ones. */
  tokens: Record<string, string>;
}
const KEY = 'fray-tables';
const unsentKey = (code: string): string => `fray-unsent-${code}`;
/** Tables that a device remembers. */
const MOST = 20;

/** Where the browser keeps nothing, as long as the page is open. */
const memory = new Map<string, string>();
function read<V>(key: string): V | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? memory.get(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It is kept in memory.
  }
}
const kept = (): Kept => ({ tokens: {}, ...read<Kept>(KEY) });

export const personName = (): string | undefined => kept().name;
export function keepName(name: string): void {
  write(KEY, { ...kept(), name });
}
export const tokenOf = (code: string): string | undefined => kept().tokens[code];
export function keepToken(code: string, token: string): void {
  const { tokens, ...rest } = kept();
  const others = Object.entries(tokens).filter(([one]) => one !== code);
  write(KEY, { ...rest, tokens: Object.fromEntries([...others, [code, token]].slice(-MOST)) });
}
export function forgetTable(code: string): void {
  const { tokens, ...rest } = kept();
  const { [code]: _, ...others } = tokens;
  write(KEY, { ...rest, tokens: others });
  keepUnsent(code, []);
}
export const unsentOf = (code: string): readonly Unsent[] => read<Unsent[]>(unsentKey(code)) ?? [];
export function keepUnsent(code: string, unsent: readonly Unsent[]): void {
  write(unsentKey(code), unsent.length ? unsent : undefined);
}
