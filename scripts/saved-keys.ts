import type { Combat, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';

/**
 * The keys of everything that a save holds, in the golden combats of a game, beside the version of its rules. Saves of one
 * version have one shape: a commit that changes the shape raises the version.
 */
const PARTS = ['setup', 'moves', 'state'] as const;
type Part = (typeof PARTS)[number];

/** Names that the code gives. Seats, cells, cards and units are content, and stand as `*`. */
const FIELD = /^[a-z]+[A-Za-z]*(_[a-z]+)*$/;

/** Looks at combats while they are played. */
export class SavedKeys {
  private readonly found: Record<Part, Set<string>> = { setup: new Set(), moves: new Set(), state: new Set() };
  /** Where some key was content: all keys there are. */
  private readonly tables = new Set<string>();
  private readonly seats: ReadonlySet<string>;
  private readonly version: number;
  constructor({ version, seats }: Pick<AnyGame['rules'], 'version' | 'seats'>) {
    this.seats = new Set(seats);
    this.version = version;
  }

  see(combat: Pick<Combat<Types>, Part>): void {
    for (const part of PARTS) this.collect(combat[part], part, this.found[part]);
  }

  private collect(value: unknown, path: string, into: Set<string>): void {
    if (Array.isArray(value)) for (const item of value) this.collect(item, `${path}[]`, into);
    else if (typeof value === 'object' && value !== null) {
      if (Object.keys(value).some((key) => !this.seats.has(key) && !FIELD.test(key))) this.tables.add(path);
      for (const [key, item] of Object.entries(value)) {
        const inner = `${path}.${this.seats.has(key) || this.tables.has(path) ? '*' : key}`;
        into.add(inner);
        this.collect(item, inner, into);
      }
    }
  }

  /** A line for the version and one for each part. */
  get text(): string {
    const isContent = (path: string): boolean =>
      [...this.tables].some((table) => path.startsWith(`${table}.`) && !path.startsWith(`${table}.*`));
    const lines = PARTS.map((part) =>
      [...this.found[part]]
        .filter((path) => !isContent(path))
        .sort()
        .join(' '),
    );
    return `rules ${this.version}\n${lines.join('\n')}\n`;
  }
}

const versionIn = (text: string): number => Number(/^rules (\d+)\n/.exec(text)?.[1] ?? 0);
const keysIn = (text: string): string[] => text.split(/\s+/).slice(2).filter(Boolean);

/** Why these keys must not replace the ones that are kept, or nothing. */
export function refusedKeys(kept: string, text: string): string | undefined {
  const [before, now] = [keysIn(kept), keysIn(text)];
  const fewer = before.filter((key) => !now.includes(key)).map((key) => `-${key}`);
  const more = now.filter((key) => !before.includes(key)).map((key) => `+${key}`);
  const [known, version] = [versionIn(kept), versionIn(text)];
  if (version < known) return `version ${known} of these rules is kept, and they say that they are ${version}`;
  if (version > known || !(fewer.length + more.length)) return undefined;
  return `saves of version ${version} have other keys than before: raise the version of the rules (${[...fewer, ...more].join(', ')})`;
}
