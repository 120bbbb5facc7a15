/** The phases of each game, in the order of its rules, as the rail on top of the table names them. */
export interface RailPhase {
  title: string;
  /** Steps that belong to it: the whole name, or its beginning. */
  steps: readonly string[];
}

const RAILS: Record<string, readonly RailPhase[]> = {
  'twilight-imperium': [
    { title: 'Activation', steps: ['P0'] },
    { title: 'Space cannon', steps: ['P1'] },
    { title: 'Space combat', steps: ['P2'] },
    { title: 'Invasion', steps: ['P3'] },
    { title: 'Ground combat', steps: ['P4'] },
    { title: 'Post-combat', steps: ['PC'] },
  ],
  merc: [
    { title: 'READY', steps: ['start', 'tactics', 'barrage', 'losses', 'mine', 'before round 1', 'READY'] },
    { title: 'AIM', steps: ['next unit', 'before attack', 'AIM'] },
    { title: 'FIRE', steps: ['FIRE', 'reroll', 'allocate', 'damage', 'wounds', 'convert', 'dying', 'death', 'loot'] },
    { title: 'RETREAT?', steps: ['RETREAT'] },
    { title: 'END', steps: ['end'] },
  ],
  'mage-knight': [
    { title: 'Ranged and Siege', steps: ['3.1', '2.1', '2.2', '2.9'] },
    { title: 'Block', steps: ['4.1', '4.2', '4.3'] },
    { title: 'Assign Damage', steps: ['5.1', '5.2'] },
    { title: 'Attack', steps: ['6.1', '7.1', '7.2'] },
    { title: 'End', steps: ['8.1'] },
  ],
  'flesh-and-blood': [
    { title: 'Layer', steps: ['Layer', 'plain Layer'] },
    { title: 'Attack', steps: ['Attack', 'plain Attack', 'plain pay'] },
    { title: 'Defend', steps: ['Defend', 'Defended', 'plain Defend'] },
    { title: 'Reaction', steps: ['Reaction', 'plain Reaction'] },
    { title: 'Damage', steps: ['Damage', 'Hit', 'plain Damage'] },
    { title: 'Resolution', steps: ['Resolution', 'plain Resolution'] },
    { title: 'Close', steps: ['Close', 'Closed'] },
  ],
  'exodus-loop': [
    { title: 'PREPARATION', steps: ['6', '7'] },
    { title: 'INTEL', steps: ['8'] },
    { title: 'COMMAND', steps: ['9'] },
    { title: 'RESOLUTION', steps: ['10', '12', '13', '16', '18 after resolution', '20'] },
    { title: 'UPKEEP', steps: ['17', '18 after upkeep'] },
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

/** The steps next to this one in the step table: those whose name begins alike (`P2.`), or all of its phase. */
export function chapterOf(game: string, steps: readonly string[], stack: readonly string[]): string[] {
  const { phases, at } = railOf(game, stack);
  const phase = phases[at];
  if (phase) return steps.filter((step) => belongs(phase, step));
  const prefix = stack.at(-1)?.match(/^[^.\s]+\./)?.[0];
  return prefix ? steps.filter((step) => step.startsWith(prefix)) : [...steps];
}
