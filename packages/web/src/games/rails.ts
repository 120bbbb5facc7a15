/** A phase of a game as the rail on top of the table shows it; its name is in the catalogue of the panels. */
export interface RailPhase {
  id: string;
  /** Steps that belong to it: the whole name, or its beginning. */
  steps: readonly string[];
}

/** In the order of the rules. */
const RAILS: Record<string, readonly RailPhase[]> = {
  'twilight-imperium': [
    { id: 'activation', steps: ['P0'] },
    { id: 'cannon', steps: ['P1'] },
    { id: 'space', steps: ['P2'] },
    { id: 'invasion', steps: ['P3'] },
    { id: 'ground', steps: ['P4'] },
    { id: 'after', steps: ['PC'] },
  ],
  merc: [
    { id: 'ready', steps: ['start', 'tactics', 'barrage', 'losses', 'mine', 'before round 1', 'READY'] },
    { id: 'aim', steps: ['next unit', 'before attack', 'AIM'] },
    { id: 'fire', steps: ['FIRE', 'reroll', 'allocate', 'damage', 'wounds', 'convert', 'dying', 'death', 'loot'] },
    { id: 'retreat', steps: ['RETREAT'] },
    { id: 'end', steps: ['end'] },
  ],
  // The pool (2.2), dice (2.9) and what a card asks (7.1 to 7.4) lie on top of a phase: the step below them tells which.
  'mage-knight': [
    { id: 'ranged', steps: ['3.1', '2.1'] },
    { id: 'block', steps: ['4.1', '4.2', '4.3'] },
    { id: 'damage', steps: ['5.1', '5.2'] },
    { id: 'attack', steps: ['6.1'] },
    { id: 'end', steps: ['8.1'] },
  ],
  'flesh-and-blood': [
    { id: 'layer', steps: ['Layer', 'plain Layer'] },
    { id: 'attack', steps: ['Attack', 'plain Attack', 'plain pay'] },
    { id: 'defend', steps: ['Defend', 'Defended', 'plain Defend'] },
    { id: 'reaction', steps: ['Reaction', 'plain Reaction'] },
    { id: 'damage', steps: ['Damage', 'Hit', 'plain Damage'] },
    { id: 'resolution', steps: ['Resolution', 'plain Resolution'] },
    { id: 'close', steps: ['Close', 'Closed'] },
  ],
  'exodus-loop': [
    { id: 'preparation', steps: ['6', '7'] },
    { id: 'intel', steps: ['8'] },
    { id: 'command', steps: ['9'] },
    { id: 'resolution', steps: ['10', '12', '13', '16', '18 after resolution', '20'] },
    { id: 'upkeep', steps: ['17', '18 after upkeep'] },
  ],
};

const belongs = (phase: RailPhase, step: string): boolean =>
  phase.steps.some((name) => step === name || step.startsWith(`${name}.`) || step.startsWith(`${name} `));

/** The rail of a game and where a stack of steps stands on it; the innermost step that the rail knows counts. */
export function railOf(game: string, stack: readonly string[]): { phases: readonly RailPhase[]; at: number } {
  const phases = RAILS[game] ?? [];
  for (let i = stack.length - 1; i >= 0; i--) {
    const at = phases.findIndex((phase) => belongs(phase, stack[i] as string));
    if (at >= 0) return { phases, at };
  }
  return { phases, at: -1 };
}

/** Steps by their phase, once they were looked up: every move asks again. */
const chapters = new Map<RailPhase, readonly string[]>();

/** The steps next to this one in the step table: those whose name begins alike (`P2.`), or all of its phase. */
export function chapterOf(game: string, steps: readonly string[], stack: readonly string[]): readonly string[] {
  const { phases, at } = railOf(game, stack);
  const phase = phases[at];
  if (phase) {
    const chapter = chapters.get(phase) ?? steps.filter((step) => belongs(phase, step));
    chapters.set(phase, chapter);
    return chapter;
  }
  const prefix = stack.at(-1)?.match(/^[^.\s]+\./)?.[0];
  return prefix ? steps.filter((step) => step.startsWith(prefix)) : [...steps];
}
