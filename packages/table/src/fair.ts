import type { ChanceKind, Source, SourceState } from '@fray/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Dice that are fixed before the first move: the server draws a seed and shows its hash, the guests may add a nonce each whose hash they
 * showed before, and the numbers follow from these alone. What this proves is in `verify`; what it does not: that nobody who runs
 * the server looked ahead.
 */

/** What the dice of a shared table follow from. */
export interface FairSeed {
  /** The code of the table: two tables with one seed throw other dice. */
  table: string;
  /** 32 bytes as hex, drawn by the server; nobody sees it before the end. */
  seed: string;
  /** What guests added, as hex, in the order of the list that was closed at the start. */
  nonces: readonly string[];
}

/** What is shown of a secret before it is used: its SHA-256, as hex. */
export const commitmentOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

const WORDS = 8;
const ALL = 0x1_0000_0000;

/** Word number n of the table: eight of them are HMAC-SHA256(seed, table | SHA-256(nonces) | number of the block). */
class Fair implements Source {
  readonly sure: boolean;
  private readonly key: Uint8Array;
  private readonly label: string;
  private next: number;
  private block: { number: number; words: DataView } | undefined;
  constructor(key: Uint8Array, label: string, sure: boolean, next: number) {
    this.key = key;
    this.label = label;
    this.sure = sure;
    this.next = next;
  }
  private word(): number {
    const number = Math.floor(this.next / WORDS);
    if (this.block?.number !== number) {
      const { buffer } = hmac(sha256, this.key, utf8ToBytes(`${this.label}|${number}`));
      this.block = { number, words: new DataView(buffer) };
    }
    return this.block.words.getUint32((this.next++ % WORDS) * 4);
  }
  /** A word above the last whole multiple is thrown away: every number is equally likely. */
  private below(size: number): number {
    const limit = ALL - (ALL % size);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % size;
    }
  }
  pull(kind: ChanceKind, count: number, sides: number, asked = false): number[] {
    if (asked || (kind === 'roll' && !this.sure)) return [];
    return Array.from({ length: count }, (_, i) => (kind === 'roll' ? 1 + this.below(sides) : this.below(sides - i)));
  }
  save(): SourceState {
    return { kind: 'fair', state: [this.next] };
  }
  at(saved: SourceState): Source {
    return new Fair(this.key, this.label, this.sure, saved.state?.[0] ?? 0);
  }
}

/** The dice that follow from a seed; if people type theirs, only what is drawn. */
export function fairDice({ table, seed, nonces }: FairSeed, typed = false): Source {
  const digest = bytesToHex(sha256(utf8ToBytes(nonces.join('|'))));
  return new Fair(hexToBytes(seed), `${table}|${digest}`, !typed, 0);
}
